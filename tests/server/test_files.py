"""Saved games that are opened at a server, and games that go on from a position of another one."""

from pathlib import Path

import httpx
import msgspec
import pytest

from blockcade.core import AnyGame
from blockcade.games import OWN_GAMES
from blockcade.games.blokus import Blokus
from blockcade.record import format_record, parse_record, record_of, verify_fairness
from blockcade.record.formats.blokus import format_blksgf
from blockcade.testkit.walk import random_game
from blockcade.wire.http import From, GameFile, NewSeat, NewTable, Problem, Sitter
from blockcade.wire.to_browser import ReviewPart
from tests.server.house import Page, reason, serving

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


@pytest.mark.parametrize("name", ["half.blockcade", "half.blksgf"])
async def test_an_unfinished_game_is_opened_to_look_at_and_goes_on_elsewhere(
    tmp_path: Path, name: str
) -> None:
    timeline = random_game(BLOKUS, BLOKUS.setup(2, {"board": "duo"}), 3, most_events=5)
    half = record_of(timeline, names=["Ada", "Bo"])
    text = format_blksgf(half) if name.endswith("blksgf") else format_record(half)
    async with serving(tmp_path) as house:
        page = house.page()
        shown = (await opened(page, name, text)).json()["table"]
        steps = (await page.get(f"/api/tables/{shown}/replay")).json()["steps"]
        assert [step.get("to_act", []) for step in steps] == [[0], [1], [0], [1], [0], [1]]
        async with page.at(shown) as chat:
            assert (chat.table.shown, chat.update.over, chat.update.to_act) == (True, False, [])
            assert [chair.mine for chair in chat.table.chairs] == [False, False]
            for answer in [await chat.play(1, "pass"), await chat.rematch(), await chat.rename(0, "Eve")]:
                assert reason(answer) == "game-over"
        asked = NewTable("blokus", [BOT, ME], goes_on=From(shown, 5))
        table = (await page.post(msgspec.json.encode(asked))).json()["table"]
        async with page.at(table) as chat:
            assert (chat.table.shown, chat.update.to_act) == (False, [1])
            assert [chair.mine for chair in chat.table.chairs] == [False, True]
            await chat.resign(1)
        record = parse_record(await record_at(page, table))
        assert record.given == 5
        assert [entry.move for entry in record.moves][:5] == [entry.move for entry in half.moves]


async def test_an_unfinished_game_is_reviewed_as_far_as_it_goes(tmp_path: Path) -> None:
    timeline = random_game(BLOKUS, BLOKUS.setup(2, {"board": "duo"}), 3, most_events=3)
    async with serving(tmp_path) as house:
        page = house.page()
        shown = (await opened(page, "half.blksgf", format_blksgf(record_of(timeline)))).json()["table"]
        async with page.at(shown) as chat:
            await chat.review()
            plies = await chat.reviewed()
            part = chat.received[-1]
            assert isinstance(part, ReviewPart)
            assert part.final == [], "nobody knows how it ends"
        assert [ply.ply for ply in plies] == [1, 2, 3]
        assert all(len(ply.after) == len(ply.expected) for ply in plies)


@pytest.mark.parametrize("game", OWN_GAMES.values(), ids=lambda game: game.key)
async def test_unfinished_games_of_every_kind_can_be_looked_at(tmp_path: Path, game: AnyGame) -> None:
    whole = record_of(random_game(game, game.setup(game.card.usual_players, {}), 3, most_events=6))
    half = msgspec.structs.replace(whole, moves=whole.moves[:6])
    async with serving(tmp_path) as house:
        page = house.page()
        shown = (await opened(page, "half.blockcade", format_record(half))).json()["table"]
        steps = (await page.get(f"/api/tables/{shown}/replay")).json()["steps"]
        assert len(steps) == 7, "nothing is drawn, falls or rings after the last move of the file"
        async with page.at(shown) as chat:
            assert (chat.table.shown, chat.update.to_act, chat.update.alarms) == (True, [], [])


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


DUO = "(;GM[Blokus Duo]"


@pytest.mark.parametrize(
    ("name", "text", "problem", "detail"),
    [
        ("game.blksgf", "(;GM[Chess])", Problem("unknown-game", ""), "Chess"),
        ("game.blksgf", "(;GM[Blokus Trigon])", Problem("unknown-game", ""), "Trigon"),
        (
            "game.blksgf",
            f"{DUO};B[e10];W[j5];B[a1,a2])",
            Problem("bad-file", "", 3, "no-corner-contact"),
            "a1",
        ),
        ("game.blksgf", f"{DUO};B[e10];B[j5])", Problem("bad-file", "", 2), "turn of yellow"),
        ("game.blksgf", f"{DUO};B[e10,a1])", Problem("bad-file", "", 1), "no piece"),
        ("game.blksgf", f"{DUO};B[z99])", Problem("bad-file", "", 1), "no square"),
        ("game.blksgf", DUO, Problem("bad-file", ""), "open brackets"),
        ("game.blockcade", "no game", Problem("bad-file", ""), "not a game record"),
        ("game.blockcade", '{"format":"blockcade","version":9}', Problem("bad-file", ""), "version"),
        ("picture.png", "\x00\x01", Problem("bad-file", ""), ""),
        ("", "", Problem("bad-file", ""), ""),
    ],
)
async def test_a_bad_file_is_refused_with_a_sentence(
    tmp_path: Path, name: str, text: str, problem: Problem, detail: str
) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        response = await opened(page, name, text)
        told = msgspec.json.decode(response.content, type=Problem)
        assert (response.status_code, msgspec.structs.replace(told, detail="")) == (400, problem)
        assert detail in told.detail
        assert (await page.get("/api/health")).json()["tables_in_memory"] == 0


async def test_an_unknown_game_is_named(tmp_path: Path) -> None:
    record = record_of(random_game(BLOKUS, BLOKUS.setup(2, {}), 3, most_events=2))
    text = format_record(record).replace('"game": "blokus"', '"game": "halma"')
    async with serving(tmp_path) as house:
        response = await opened(house.page(), "game.blockcade", text)
        assert (response.status_code, response.json()["reason"]) == (400, "unknown-game")
        assert "halma" in response.json()["detail"]


async def test_a_large_file_is_refused_unread(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        response = await opened(house.page(), "game.blksgf", "(" * 70_000)
        assert (response.status_code, response.json()["reason"]) == (413, "too-big")
