"""Saved games that are opened at a server, and games that go on from a position of another one."""

from pathlib import Path

import httpx
import msgspec
import pytest

from blockcade.games.blokus import Blokus
from blockcade.record import format_record, parse_record, record_of, verify_fairness
from blockcade.record.formats.blokus import format_blksgf
from blockcade.testkit.walk import random_game
from blockcade.wire.http import From, GameFile, NewSeat, NewTable, Sitter
from tests.server.house import Page, serving

pytestmark = pytest.mark.anyio
BLOKUS = Blokus()
ME, BOT = NewSeat(Sitter.ME), NewSeat(Sitter.BOT, level="1")


async def opened(page: Page, name: str, text: str) -> httpx.Response:
    body = msgspec.json.encode(GameFile(name, text))
    return await page.request(
        "POST", "/api/files", content=body, headers={"content-type": "application/json"}
    )


async def record_at(page: Page, table: str) -> str:
    return (await page.get(f"/api/tables/{table}/record")).text


@pytest.mark.parametrize("name", ["game.blockcade", "game.blksgf"])
async def test_a_finished_game_is_opened_to_look_at(tmp_path: Path, name: str) -> None:
    timeline = random_game(BLOKUS, BLOKUS.setup(2, {"board": "duo"}), 3)
    record = record_of(timeline, names=["Ada", "Bo"])
    text = format_blksgf(record) if name.endswith("blksgf") else format_record(record)
    async with serving(tmp_path) as house:
        page = house.page()
        table = (await opened(page, name, text)).json()["table"]
        again = parse_record(await record_at(page, table))
        assert [entry.move for entry in again.moves] == [entry.move for entry in record.moves]
        assert (again.names, again.given) == (["Ada", "Bo"], len(record.moves))
        steps = (await page.get(f"/api/tables/{table}/replay")).json()["steps"]
        assert len(steps) == len(record.moves) + 1
        assert (await page.get("/api/tables")).json() == []  # nobody holds a seat there
        async with page.at(table) as chat:
            assert chat.update.over


async def test_an_unfinished_game_goes_on_against_bots(tmp_path: Path) -> None:
    timeline = random_game(BLOKUS, BLOKUS.setup(2, {"board": "duo"}), 3, most_events=5)
    half = record_of(timeline, names=["Ada", "Bo"])
    async with serving(tmp_path) as house:
        page = house.page()
        table = (await opened(page, "half.blksgf", format_blksgf(half))).json()["table"]
        async with page.at(table) as chat:
            assert chat.update.to_act == [1]
            assert [chair.mine for chair in chat.table.chairs] == [False, True]
            await chat.resign(1)
        record = parse_record(await record_at(page, table))
        assert record.given == 5
        assert [entry.move for entry in record.moves][:5] == [entry.move for entry in half.moves]


async def test_a_game_goes_on_from_a_position_of_a_finished_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        first = await page.open("blokus", *[BOT] * 4)
        async with page.at(first) as chat:
            await chat.until(lambda chat: chat.update.over)
        played = parse_record(await record_at(page, first))
        mine = int(played.moves[9].who)
        seats = [ME if seat == mine else BOT for seat in range(4)]
        asked = NewTable("blokus", seats, goes_on=From(first, 9))
        table = (await page.post(msgspec.json.encode(asked))).json()["table"]
        async with page.at(table) as chat:
            assert chat.update.to_act == [mine]
            await chat.give_to_bot(mine)
            await chat.until(lambda chat: chat.update.over)
        record = parse_record(await record_at(page, table))
        assert [entry.move for entry in record.moves][:9] == [entry.move for entry in played.moves][:9]
        assert record.options == played.options
        assert record.given == 9
        assert verify_fairness(record).is_fair  # who began was drawn by the seed of the other table


async def test_nobody_goes_on_from_a_running_game_or_with_other_seats(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        running = await page.open("blokus", ME, BOT)
        over = await page.open("blokus", BOT, BOT, board="duo")
        async with page.at(over) as chat:
            await chat.until(lambda chat: chat.update.over)
        for name, seats, answer in [
            (running, [ME, BOT], (409, "not-over")),
            ("nowhere", [ME, BOT], (404, "no-such-table")),
            (over, [ME, BOT, BOT], (400, "bad-players")),
        ]:
            asked = NewTable("blokus", seats, goes_on=From(name, 3))
            response = await page.post(msgspec.json.encode(asked))
            assert (response.status_code, response.json()["reason"]) == answer


@pytest.mark.parametrize(
    ("name", "text", "detail"),
    [
        ("game.blksgf", "(;GM[Chess])", "Chess"),
        ("game.blksgf", "(;GM[Blokus Duo]\n;B[a1])", "move 1"),
        ("game.blockcade", "no game", ""),
        ("game.blockcade", '{"format":"blockcade","version":9}', "version"),
        ("picture.png", "\x00\x01", ""),
        ("", "", ""),
    ],
)
async def test_a_bad_file_is_refused_with_a_sentence(
    tmp_path: Path, name: str, text: str, detail: str
) -> None:
    async with serving(tmp_path) as house:
        response = await opened(house.page(), name, text)
        assert (response.status_code, response.json()["reason"]) == (400, "bad-file")
        assert detail in response.json()["detail"]


async def test_a_large_file_is_refused_unread(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        response = await opened(house.page(), "game.blksgf", "(" * 70_000)
        assert (response.status_code, response.json()["reason"]) == (413, "too-big")
