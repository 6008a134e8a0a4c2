"""Puzzles through the open doors: HTTP, sockets, and a clock that the test turns."""

import asyncio
import itertools
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from blockcade.cli import main
from blockcade.games import GAMES
from blockcade.projections.attempts import DAY_MS
from blockcade.projections.progress import RUSH_MS
from blockcade.puzzles import Puzzle, get, load
from blockcade.server.limits import Limits, Rate
from blockcade.server.puzzles.rebuilding import rebuild
from blockcade.wire.http import Problem
from blockcade.wire.puzzles import DailyBoard, PuzzleHall, PuzzleProgress, PuzzleTable, Rush
from blockcade.wire.to_browser import Accepted, Refused
from blockcade.wire.to_server import Answer, Play
from tests.hosts.machines import Postgres
from tests.server.house import Chat, FakeClock, House, Page, serving

pytestmark = pytest.mark.anyio

PUZZLED = [key for key in GAMES if load(key)]
_NUMBERS = itertools.count()
T = TypeVar("T")


async def posted(page: Page, path: str, kind: type[T], **body: Any) -> T:
    response = await page.request("POST", f"/api/puzzles/{path}", json=body)
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=kind)


async def got(page: Page, path: str, kind: type[T]) -> T:
    response = await page.get(f"/api/puzzles{path}")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=kind)


def reason(response: httpx.Response) -> str:
    return msgspec.json.decode(response.content, type=Problem).reason


def own_line(puzzle: Puzzle) -> list[str]:
    """Right answers, from the library: the server tells them to nobody."""
    shown = [entry.move for entry in puzzle.shown if entry.who == str(puzzle.seat)]
    return [puzzle.solution[0]] if puzzle.choices or not shown else shown[: puzzle.length]


async def give(chat: Chat, puzzle: Puzzle, text: str) -> Any:
    number = f"c{next(_NUMBERS)}"
    if puzzle.choices:
        return await chat.ask(Answer(command_id=number, seat=puzzle.seat, choice=text))
    return await chat.ask(
        Play(command_id=number, seat=puzzle.seat, at_seq=chat.update.seq, move=text)
    )  # fmt: skip


async def solve(page: Page, attempt: PuzzleTable) -> None:
    puzzle = get(attempt.puzzle.id)
    async with page.at(attempt.table) as chat:
        for text in own_line(puzzle):
            assert isinstance(await give(chat, puzzle, text), Accepted)


def wrong_answer(puzzle: Puzzle, chat: Chat) -> str:
    if puzzle.choices:
        return next(choice for choice in puzzle.choices if choice not in puzzle.solution)
    return next(move for move in chat.moves(puzzle.seat) if move not in puzzle.solution)


async def miss(page: Page, attempt: PuzzleTable) -> Refused:
    puzzle = get(attempt.puzzle.id)
    async with page.at(attempt.table) as chat:
        answer = await give(chat, puzzle, wrong_answer(puzzle, chat))
        assert isinstance(answer, Refused)
        return answer


@pytest.mark.parametrize("game", PUZZLED)
async def test_a_puzzle_of_each_game_is_solved_at_the_first_try(tmp_path: Path, game: str) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        page = house.page()
        opened = await posted(page, "next", PuzzleTable, game=game, name="Ann")
        clock.pass_ms(7_000)
        await solve(page, opened)
        after = await got(page, f"/tables/{opened.table}", PuzzleTable)
        assert (after.decided, after.right, after.solved, after.tries) == (True, True, True, 0)
        assert after.took_ms == 7_000
        assert after.change > 0
        assert after.rating == opened.rating + after.change
        assert after.puzzle.idea == get(opened.puzzle.id).tag
        assert after.answer
        following = await posted(page, "next", PuzzleTable, game=game)
        assert following.puzzle.id != opened.puzzle.id


@pytest.mark.parametrize("game", [key for key in PUZZLED if key != "blockout"])
async def test_the_first_wrong_answer_counts_and_the_puzzle_goes_on(tmp_path: Path, game: str) -> None:
    short = [puzzle for puzzle in load(game) if puzzle.length == 1]
    assert short, "every game has puzzles of one move"
    async with serving(tmp_path) as house:
        page = house.page()
        opened = await posted(page, "next", PuzzleTable, game=game)
        while opened.puzzle.length > 1:
            page = house.page()  # a new solver: after solved puzzles a miss may cost nothing
            opened = await posted(page, "next", PuzzleTable, game=game)
        answer = await miss(page, opened)
        assert answer.code.value == "wrong"
        failed = await got(page, f"/tables/{opened.table}", PuzzleTable)
        assert (failed.decided, failed.right, failed.solved, failed.tries) == (True, False, False, 1)
        assert failed.change < 0
        await solve(page, opened)
        late = await got(page, f"/tables/{opened.table}", PuzzleTable)
        assert (late.right, late.solved, late.change) == (False, True, failed.change)


async def test_a_question_is_missed_by_the_wrong_choice(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        opened = await posted(page, "next", PuzzleTable, game="blockout")
        assert (await miss(page, opened)).code.value == "wrong"
        await solve(page, opened)
        after = await got(page, f"/tables/{opened.table}", PuzzleTable)
        assert (after.right, after.solved, after.tries) == (False, True, 1)


async def test_an_open_attempt_comes_back_instead_of_a_new_puzzle(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        opened = await posted(page, "next", PuzzleTable, game="blokus")
        again = await posted(page, "next", PuzzleTable, game="blokus")
        assert again.table == opened.table
    async with serving(tmp_path) as house:
        again = await posted(house.page(page.cookie), "next", PuzzleTable, game="blokus")
        assert again.table == opened.table


async def test_the_daily_is_the_same_for_everybody_and_opens_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path / "a", clock=clock) as one, serving(tmp_path / "b", clock=clock) as two:
        ann, ben, cleo = one.page(), one.page(), two.page()
        for game in PUZZLED:
            first = await posted(ann, "daily", PuzzleTable, game=game, name="Ann")
            assert (await posted(ann, "daily", PuzzleTable, game=game)).table == first.table
            for other in (ben, cleo):
                assert (await posted(other, "daily", PuzzleTable, game=game)).puzzle.id == first.puzzle.id
        today = await posted(ann, "daily", PuzzleTable, game="blokus", name="Ann")
        clock.pass_ms(DAY_MS)
        tomorrow = await posted(ann, "daily", PuzzleTable, game="blokus", name="Ann")
        assert tomorrow.puzzle.id != today.puzzle.id


async def test_the_board_holds_first_answers_only_by_the_servers_clock(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        ann, ben, cleo = house.page(), house.page(), house.page()
        slow = await posted(ann, "daily", PuzzleTable, game="blockout", name="Ann")
        clock.pass_ms(30_000)
        quick = await posted(ben, "daily", PuzzleTable, game="blockout", name="  Ben ")
        wrong = await posted(cleo, "daily", PuzzleTable, game="blockout", name="Cleo")
        await miss(cleo, wrong)
        await solve(cleo, wrong)
        clock.pass_ms(5_000)
        await solve(ben, quick)
        await solve(ann, slow)
        board = await got(ann, "/daily/blockout/board", DailyBoard)
        assert [(row.name, row.took_ms, row.mine) for row in board.rows] == [
            ("Ben", 5_000, False),
            ("Ann", 35_000, True),
        ]
        assert board.answered == 3
        hall = await got(ann, "", PuzzleHall)
        assert {each.game: each.daily for each in hall.games}["blockout"] == "solved"
        assert hall.streak.days == 1
        again = await posted(ann, f"tables/{slow.table}/again", PuzzleTable)
        assert again.table != slow.table
        await solve(ann, again)
        assert len((await got(ann, "/daily/blockout/board", DailyBoard)).rows) == 2


async def test_only_the_first_attempt_changes_the_rating(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        opened = await posted(page, "next", PuzzleTable, game="blockout")
        await miss(page, opened)
        rating = (await got(page, f"/tables/{opened.table}", PuzzleTable)).rating
        again = await posted(page, f"tables/{opened.table}/again", PuzzleTable)
        await solve(page, again)
        after = await got(page, f"/tables/{again.table}", PuzzleTable)
        assert (after.rating, after.change, after.told) == (rating, 0, "chosen")


async def test_a_named_puzzle_and_one_of_an_idea_count_less(tmp_path: Path) -> None:
    """How much less is a matter of the weights, which the tests of ratings cover."""
    async with serving(tmp_path) as house:
        page = house.page()
        idea = load("blockout")[0].tag
        told = await posted(page, "next", PuzzleTable, game="blockout", idea=idea)
        assert (told.told, told.puzzle.idea) == ("idea", idea)
        await solve(page, told)
        assert (await got(page, f"/tables/{told.table}", PuzzleTable)).change > 0
        other = house.page()
        mixed = await posted(other, "next", PuzzleTable, game="blockout")
        assert mixed.puzzle.idea == ""
        rest = (puzzle.id for puzzle in load("blockout") if puzzle.id != mixed.puzzle.id)
        named = await other.study(f"puzzle/{next(rest)}")
        attempt = await got(other, f"/tables/{named}", PuzzleTable)
        await solve(other, attempt)
        after = await got(other, f"/tables/{named}", PuzzleTable)
        assert (after.told, after.change) == ("chosen", 0)


async def test_a_page_cannot_say_why_it_got_a_puzzle(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        response = await house.page().try_study(f"puzzle/{load('blokus')[0].id}/daily")
        assert response.status_code == 404


async def test_a_rush_counts_on_the_servers_clock(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        page = house.page()
        rush = await posted(page, "rush", Rush, game="blockout", name="Ann")
        seen = set[str]()
        for n in range(4):
            assert rush.now
            assert (await posted(page, f"rush/{rush.run}", Rush)).now == rush.now
            seen.add(rush.now.puzzle.id)
            clock.pass_ms(1_000)
            await (miss if n == 1 else solve)(page, rush.now)
            rush = await posted(page, f"rush/{rush.run}", Rush)
        assert len(seen) == 4
        assert (rush.solved, rush.wrong, rush.over) == (3, 1, False)
        assert rush.left_ms == RUSH_MS - 4_000
        clock.pass_ms(RUSH_MS)
        assert rush.now
        await solve(page, rush.now)
        over = await posted(page, f"rush/{rush.run}", Rush)
        assert (over.solved, over.over, over.now, over.best) == (3, True, None, 3)
        assert (await got(page, "/me", PuzzleProgress)).games[1].rating == 1200
        stranger = await house.page().request("POST", f"/api/puzzles/rush/{rush.run}", json={})
        assert (stranger.status_code, reason(stranger)) == (404, "no-puzzle")


async def test_three_mistakes_end_a_rush(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        rush = await posted(page, "rush", Rush, game="blockout")
        for _ in range(3):
            assert rush.now
            await miss(page, rush.now)
            rush = await posted(page, f"rush/{rush.run}", Rush)
        assert (rush.over, rush.wrong, rush.now) == (True, 3, None)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("next", {"game": "chess"}, 404),
        ("next", {"game": "blokus", "idea": "no-such"}, 404),
        ("next", {"game": "blokus", "harder": 5}, 400),
        ("next", {"game": "blokus", "name": "a\u202eb"}, 400),
        ("next", {}, 400),
        ("daily", {"game": ""}, 404),
        ("daily", {"game": "blokus", "rated": False}, 400),
        ("rush", {"game": "x" * 33}, 400),
        ("rush/none", {}, 404),
        ("tables/none/again", {}, 404),
    ],
)
async def test_bad_requests_get_a_problem(tmp_path: Path, path: str, body: Any, status: int) -> None:
    async with serving(tmp_path) as house:
        response = await house.page().request("POST", f"/api/puzzles/{path}", json=body)
        assert response.status_code == status
        assert reason(response)


async def test_an_attempt_belongs_to_its_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        opened = await posted(house.page(), "next", PuzzleTable, game="blokus")
        assert (await house.page().get(f"/api/puzzles/tables/{opened.table}")).status_code == 404


async def test_guests_open_a_limited_number_of_puzzles(tmp_path: Path) -> None:
    limits = Limits(player_tables=Rate(2, 0.001))
    async with serving(tmp_path, limits=limits) as house:
        page = house.page()
        for game in PUZZLED[:2]:
            await posted(page, "daily", PuzzleTable, game=game)
        response = await page.request("POST", "/api/puzzles/daily", json={"game": PUZZLED[2]})
        assert (response.status_code, reason(response)) == (429, "too-fast")


@pytest.mark.parametrize("game", PUZZLED)
async def test_no_message_tells_the_answer_before_the_attempt(tmp_path: Path, game: str) -> None:
    """Legal moves and choices hold the answer among others; nothing else may hold it, nor a coming reply."""
    async with serving(tmp_path) as house:
        page = house.page()
        response = await page.request("POST", "/api/puzzles/daily", json={"game": game})
        opened = msgspec.json.decode(response.content, type=PuzzleTable)
        puzzle = get(opened.puzzle.id)
        assert opened.answer == []
        assert opened.puzzle.idea == ""
        told = [response.text, (await page.get(f"/api/puzzles/tables/{opened.table}")).text]
        told += [(await page.get("/api/puzzles")).text, (await page.get("/api/puzzles/me")).text]
        told.append((await page.get(f"/api/puzzles/daily/{game}/board")).text)
        async with page.at(opened.table) as chat:
            for message in chat.received:
                body: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
                body.pop("choices", None)
                if body.get("study"):
                    body["study"].pop("choices", None)
                told.append(msgspec.json.encode(body).decode())
        told.append((await page.get(f"/api/tables/{opened.table}/moves")).text)
        everything = "\n".join(told)
        secrets = [entry.move for entry in puzzle.shown]
        secrets = {*secrets, *puzzle.solution} - set(puzzle.choices)  # all choices are told, and none apart
        for choice in puzzle.choices:
            assert told[0].count(f'"{choice}"') == 1 + (choice in opened.puzzle.looks)
        assert not [secret for secret in secrets if f'"{secret}"' in everything]
        assert "proof" not in everything
        assert "solution" not in everything


async def dumped(house: House) -> list[Any]:
    store: Any = house.server.store
    tables = ("attempts ORDER BY table_id", "ratings ORDER BY subject, day", "rated_days ORDER BY day")
    return [[tuple(row) for row in await store.ask_rows(f"SELECT * FROM {{s}}{each}")] for each in tables]


async def _play_days(house: House, clock: FakeClock, pages: list[Page], days: int) -> None:
    """Some are right, some wrong, some leave a puzzle, and one comes back to it."""
    for day in range(days):
        for number, page in enumerate(pages):
            daily = await posted(page, "daily", PuzzleTable, game="blockout", name=f"P{number}")
            clock.pass_ms(1_000 + 777 * number)
            if number == day % len(pages):
                await miss(page, daily)
            if number != (day + 1) % len(pages):
                await solve(page, daily)
            mixed = await posted(page, "next", PuzzleTable, game="blockyou")
            await (miss if (day + number) % 2 else solve)(page, mixed)
            if not day:
                await posted(page, "rush", Rush, game="blockout")
        clock.pass_ms(DAY_MS)


@pytest.mark.slow
async def test_what_was_worked_out_live_and_what_is_rebuilt_are_equal(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        pages = [house.page() for _ in range(3)]
        await _play_days(house, clock, pages, 3)
        answers = [(await page.get("/api/puzzles/me")).content for page in pages]
        live = await dumped(house)
        assert [len(rows) > 0 for rows in live] == [True, True, True]
        store: Any = house.server.store
        assert await rebuild(store, house.server.directory.services.games) == len(live[0])
        assert (await dumped(house))[1:] == [[], []]
        assert [(await page.get("/api/puzzles/me")).content for page in pages] == answers
        assert await dumped(house) == live


@pytest.mark.slow
async def test_two_nodes_of_one_database_give_the_same_answers(tmp_path: Path, postgres: Postgres) -> None:
    clock, address = FakeClock(), await postgres.new_database()
    async with (
        serving(tmp_path / "a", clock=clock, database=address) as one,
        serving(tmp_path / "b", clock=clock, database=address) as two,
    ):
        pages = [one.page(), one.page()]
        await _play_days(one, clock, pages, 2)
        for page in pages:
            other = two.page(page.cookie)
            for path in ("/me", "", "/daily/blockout/board"):
                here, there = await page.get(f"/api/puzzles{path}"), await other.get(f"/api/puzzles{path}")
                assert here.status_code == 200
                assert there.content == here.content
        mine = await posted(pages[0], "daily", PuzzleTable, game="blokus")
        assert (await posted(two.page(pages[0].cookie), "daily", PuzzleTable, game="blokus")) == mine
        live = await dumped(one)
        store: Any = two.server.store
        await rebuild(store, two.server.directory.services.games)
        await two.page(pages[0].cookie).get("/api/puzzles/me")
        assert await dumped(one) == live


async def test_a_server_rebuilds_rows_of_another_meaning_when_it_starts(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        await solve(page, await posted(page, "daily", PuzzleTable, game="blockout"))
        live = await dumped(house)
        store: Any = house.server.store
        await store.run_all([("UPDATE {s}projections SET version = 0", ()), ("DELETE FROM {s}attempts", ())])
    async with serving(tmp_path) as house:
        assert (await dumped(house))[0] == live[0]
    assert await asyncio.to_thread(main, ["rebuild", "--data", str(tmp_path / "data")]) == 0
    async with serving(tmp_path) as house:
        assert (await dumped(house))[0] == live[0]


def test_a_rebuild_of_nothing_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rebuild", "--data", str(tmp_path)]) == 2
    assert "is not there" in capsys.readouterr().err
