"""Saved games from strangers: a hostile file is refused in words, or opened without harm."""

import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from blockcade.games.blokus import Blokus
from blockcade.record import Record, format_record, record_of
from blockcade.server.limits import Limits, Rate
from blockcade.testkit.walk import random_game
from blockcade.wire.http import From, GameFile, NewSeat, NewTable, Sitter
from tests.server.house import HERE, ME, Page, reason, serving

pytestmark = pytest.mark.anyio
BLOKUS = Blokus()
DUO = "(;GM[Blokus Duo];B[e10];W[j5])"
FEW = Rate(3, 0.001)
HTML = "<img src=x onerror=alert(1)>"


async def opened(page: Page, name: str, text: str, **rest: Any) -> httpx.Response:
    body = msgspec.json.encode(GameFile(name, text))
    headers = {"content-type": "application/json"}
    return await page.request("POST", "/api/files", content=body, headers=headers, **rest)


def half() -> Record:
    return record_of(random_game(BLOKUS, BLOKUS.setup(2, {"board": "duo"}), 3, most_events=4))


def altered(**fields: object) -> str:
    """A sound record file with other values in some fields."""
    return json.dumps({**json.loads(format_record(half())), **fields})


def with_move(who: object, move: object) -> str:
    moves = json.loads(format_record(half()))["moves"]
    return altered(moves=[*moves, [who, move]])


HOSTILE = {
    "deep": "[" * 60_000,
    "deep field": '{"format":"blockcade","version":1,"game":' + "[" * 50_000,
    "deep and closed": '{"format":' + "[" * 20_000 + "]" * 20_000 + "}",
    "deep branches": "(;GM[Blokus]" * 4_000,
    "open branches": "(" * 60_000,
    "many nodes": "(" + ";" * 60_000,
    "a value without end": "(;GM[" + "\\]" * 20_000,
    "a name without end": "(;" + "A " * 29_000,
    "many points": f"(;GM[Blokus Duo];B[{','.join(['a1'] * 15_000)}])",
    "many moves": "(;GM[Blokus Duo]" + ";B[e10]" * 8_000 + ")",
    "huge game": f"(;GM[{'x' * 50_000}])",
    "half a character": "(;GM[\ud800])".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
    "zeros": "\0" * 9_000,
    "long number": '{"format":"blockcade","version":' + "9" * 50_000 + "}",
    "huge version": altered(version=10**30),
    "huge players": altered(players=10**30),
    "many players": altered(players=5_000, names=[""] * 5_000),
    "negative players": altered(players=-1, names=[]),
    "huge rules": altered(rules=10**30),
    "many options": altered(options={f"o{n}": "x" for n in range(3_000)}),
    "a foreign option": altered(options={"board": HTML}),
    "a seed of no number": altered(seed="../../etc/passwd"),
    "a game by its path": altered(game="../../../etc/passwd"),
    "a module as game": altered(game="os.system"),
    "no seat": with_move("99999999999999999999", "pass"),
    "nobody": with_move("__class__", "pass"),
    "a long move": with_move("0", "I1:" + "a" * 50_000),
    "a foreign move": with_move("0", HTML),
    "luck by hand": with_move("chance", "begin2"),
    "a false end": altered(outcome={"reason": HTML, "places": [1, 2], "scores": [10**30, 0]}),
}


@pytest.mark.parametrize("name", ["x.blockcade", "x.blksgf"])
async def test_s_53_a_hostile_file_is_refused_in_words_and_leaves_nothing(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        for kind, text in HOSTILE.items():
            response = await opened(page, name, text)
            assert response.status_code == 400, kind
            assert response.json()["reason"] in {"bad-file", "unknown-game"}, kind
            assert len(response.content) < 1_000, f"{kind}: the answer repeats the file"
        assert not house.server.directory.services.counts.opened, "no table was opened"
        assert (await opened(page, "x.blksgf", DUO)).status_code == 201, "the server works as before"


async def test_s_53_a_file_that_is_too_long_or_packed_is_not_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        assert (await opened(page, "x.blksgf", "(" * 70_000)).status_code == 413
        packed = gzip.compress(msgspec.json.encode(GameFile("x.blksgf", "(" * 5_000_000)))
        assert len(packed) < 10_000
        headers = {"content-type": "application/json", "content-encoding": "gzip"}
        response = await page.request("POST", "/api/files", content=packed, headers=headers)
        assert (response.status_code, response.json()["reason"]) == (400, "malformed")


@pytest.mark.parametrize("limits", [Limits(player_tables=FEW), Limits(address_tables=FEW)])
async def test_s_53_files_are_limited_like_tables_good_or_bad(tmp_path: Path, limits: Limits) -> None:
    async with serving(tmp_path, limits=limits) as house:
        page = house.page()
        texts = [DUO, "no game", DUO, DUO]
        answers = [await opened(page, "x.blksgf", text) for text in texts]
        assert [answer.status_code for answer in answers] == [201, 400, 201, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1


async def test_s_53_another_site_opens_no_file(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        body = msgspec.json.encode(GameFile("x.blksgf", DUO))
        headers = {"content-type": "application/json", "origin": "https://elsewhere.example"}
        response = await house.page().request("POST", "/api/files", content=body, headers=headers)
        assert (response.status_code, response.json()["reason"]) == (403, "bad-origin")


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*"))


@pytest.mark.parametrize(
    "name", ["../../data/key.blksgf", "/etc/passwd.blksgf", "a\0b.blksgf", "C:\\x.BLKSGF"]
)
async def test_s_53_a_file_name_is_only_an_ending(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path) as house:
        before = names_in(tmp_path)
        assert (await opened(house.page(), name, DUO)).status_code == 201
        assert names_in(tmp_path) == before


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (HTML, HTML[:24].strip()),  # text like any other: the page never parses it
        ("x" * 50_000, "x" * 24),
        ("\u202egnp.exe", ""),  # the rules for names, S-25
        ("a" + "\u0301" * 500, ""),
    ],
)
async def test_s_53_names_in_a_file_obey_the_rules_for_names(
    tmp_path: Path, written: str, shown: str
) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = (await opened(page, "x.blockcade", altered(names=[written, "Bo"]))).json()["table"]
        async with page.at(table) as chat:
            assert [chair.name for chair in chat.table.chairs] == [shown, "Bo"]


async def test_s_53_a_file_gives_no_seat_and_no_secret_of_another_table(tmp_path: Path) -> None:
    """A file may claim the seed's hash or the players of a running game; nothing of that game comes back."""
    async with serving(tmp_path) as house:
        page, thief = house.page(), house.page()
        running = await page.open("blokus", ME, HERE)
        async with page.at(running) as chat:
            seed_hash = chat.table.seed_hash
        seed = await house.server.directory.services.store.seed(running)
        assert seed
        table = (await opened(thief, "x.blockcade", altered(seed_hash=seed_hash))).json()["table"]
        for path in ["replay", "record", "moves"]:
            told = (await thief.get(f"/api/tables/{table}/{path}")).text
            assert seed.hex() not in told
            assert seed_hash not in told
        async with thief.at(table) as chat:
            assert (chat.table.seed_hash != seed_hash, chat.table.shown) == (True, True)
            for answer in [await chat.play(0, "pass"), await chat.offer(0), await chat.give_to_bot(0)]:
                assert reason(answer) == "game-over"
        asked = NewTable("blokus", [NewSeat(Sitter.ME), NewSeat(Sitter.HERE)], goes_on=From(running, 0))
        assert (await thief.post(msgspec.json.encode(asked))).json()["reason"] == "not-over"
