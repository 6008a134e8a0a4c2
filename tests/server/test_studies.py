"""Study tables: given moves, a script that judges and answers, and what the learner gets to see."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from blockcade.core import Lesson, Question, Reply, Step, bars
from blockcade.record.events import Moved, Opened, Tried
from blockcade.record.fold import Fold
from blockcade.server.limits import Limits, Rate
from blockcade.server.store.catalogue import TableQuery
from blockcade.study import LessonStudy, Study
from blockcade.testkit.quarry import QUARRY
from blockcade.wire.http import Problem
from blockcade.wire.to_browser import Accepted, Code, Refused, StudyState
from tests.server.house import (
    ALL_GAMES,
    ME,
    PATIENCE_SECONDS,
    Chat,
    FakeClock,
    House,
    new_id,
    reason,
    serving,
)

pytestmark = pytest.mark.anyio


def _is_left(_before: Any, move: Any, _after: Any) -> bool:
    return move.column == 0


def _too_high(state: Any) -> str:
    return "too-high" if state.heights[2] > 2 else ""


DROP = Step(
    id="drop",
    players=2,
    options={"bell": "on"},
    given=(("chance", "+1"), ("0", "@c"), ("chance", "+3"), ("1", "@a")),
    idea=bars("too-far-left", _is_left),
    replies=(
        Reply("chance", "+2"),
        Reply("chance", "+3", after=1),
        Reply("1", "@c", after=1),
        Reply("chance", "+1", after=1),
    ),
    lights=("b",),
    solution=("@b", "@b"),
)
QUESTION = Step(
    id="question",
    players=2,
    question=Question("b", {"a": "not-a", "c": "not-c"}, ("a", "b", "c")),
    solution=("b",),
)
LOST = replace(DROP, id="lost", lost=_too_high)
BASICS = Lesson("basics", (DROP, QUESTION, LOST))
STUDIES = {study.id: study for study in (LessonStudy(QUARRY.key, BASICS, step) for step in BASICS.steps)}


class Puzzle(LessonStudy):
    """A step that keeps wrong answers, as puzzles do."""

    @property
    def id(self) -> str:
        return f"puzzle/{self.step.id}"


PUZZLES = {f"puzzle/{step.id}": Puzzle("quarry", BASICS, step, keeps_tries=True) for step in BASICS.steps}


def found(study: str, _games: object) -> Study | None:
    return PUZZLES.get(study) or STUDIES.get(study)


def always(study: Study) -> Callable[[str, object], Study]:
    return lambda _id, _games: study


def serving_studies(folder: Path, **rest: Any) -> AbstractAsyncContextManager[House]:
    return serving(folder, find_study=found, **rest)


def study_of(chat: Chat) -> StudyState:
    assert chat.table.study
    return chat.table.study


async def eventually(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not happened():  # noqa: ASYNC110 - the directory has no event for it
            await asyncio.sleep(0.01)


async def log_of(house: House, table: str) -> list[Any]:
    return [stamped.event for stamped in await house.server.store.log(table)]


async def test_a_study_opens_at_its_position(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        page = house.page()
        table = await page.study("lesson/quarry/basics/drop")
        async with page.at(table) as chat:
            study = study_of(chat)
            assert (study.id, study.seat, study.done, study.lost) == (
                "lesson/quarry/basics/drop",
                0,
                False,
                "",
            )
            assert (study.tries, study.choices, study.lights) == (0, [], ["b"])
            assert [(chair.mine, chair.bot, chair.link) for chair in chat.table.chairs] == [
                (True, "", ""),
                (False, "script", ""),
            ]
            assert chat.view["heights"] == [3, 0, 1]
            assert chat.view["my_block"] == 2, "the script draws, not the seed"
            assert chat.update.to_act == [0]
            assert (chat.table.takeback, chat.table.hints, chat.table.patience_ms) == (False, False, 0)
        opened = (await log_of(house, table))[0]
        assert isinstance(opened, Opened)
        assert (opened.study, opened.given, opened.untimed) == ("lesson/quarry/basics/drop", 4, True)


async def test_moves_are_judged_by_the_rules_and_then_by_the_idea(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        page = house.page()
        table = await page.study("lesson/quarry/basics/drop")
        async with page.at(table) as chat:
            before = len(await log_of(house, table))
            unruly, wrong = await chat.play(0, "ring"), await chat.play(0, "@a")
            assert isinstance(unruly, Refused)
            assert (unruly.code, unruly.reason) == (Code.ILLEGAL, "wrong-phase")
            assert isinstance(wrong, Refused)
            assert (wrong.code, wrong.reason) == (Code.WRONG, "too-far-left")
            assert reason(await chat.play(0, "nonsense")) == "not-a-move"
            assert reason(await chat.play(1, "@c")) == "not-your-seat"
            assert len(await log_of(house, table)) == before
            assert isinstance(await chat.judge(0, "@b"), msgspec.Struct)
            assert isinstance(await chat.play(0, "@b"), Accepted)
            assert [(cause.who, cause.move) for cause in chat.update.causes] == [
                ("0", "@b"),
                ("chance", ""),  # what the other seat draws is hidden
                ("1", "@c"),
                ("chance", "+1"),
            ], "the script answers in the same change"
            assert chat.update.to_act == [0]
            assert not study_of(chat).done
            assert isinstance(await chat.play(0, "@b"), Accepted)
            await chat.until(lambda chat: study_of(chat).done)
            assert reason(await chat.play(0, "@b")) == "study-over"


async def test_a_wrong_answer_of_a_puzzle_is_kept_and_refused(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        page = house.page()
        table = await page.study("puzzle/drop")
        async with page.at(table) as chat:
            first, again = new_id(), new_id()
            for command_id in (first, first, again):
                answer = await chat.play(0, "@a", command_id=command_id)
                assert isinstance(answer, Refused)
                assert (answer.code, answer.reason) == (Code.WRONG, "too-far-left")
            await chat.until(lambda chat: study_of(chat).tries == 2)  # a command that comes twice is one try
            assert isinstance(await chat.play(0, "@b"), Accepted)
        tried = [event for event in await log_of(house, table) if isinstance(event, Tried)]
        assert tried == [Tried(0, "@a", "too-far-left", first), Tried(0, "@a", "too-far-left", again)]


@pytest.mark.parametrize("keeps", [False, True])
async def test_a_question_is_answered_by_a_choice(tmp_path: Path, keeps: bool) -> None:
    async with serving_studies(tmp_path) as house:
        page = house.page()
        table = await page.study("puzzle/question" if keeps else "lesson/quarry/basics/question")
        async with page.at(table) as chat:
            assert study_of(chat).choices == ["a", "b", "c"]
            assert reason(await chat.choose(0, "d")) == "unknown-id"
            if not keeps:
                assert reason(await chat.play_any(0)) == "answer-first"
            wrong = await chat.choose(0, "c")
            assert isinstance(wrong, Refused)
            assert (wrong.code, wrong.reason) == (Code.WRONG, "not-c")
            await chat.until(lambda chat: study_of(chat).tries == int(keeps))
            command = new_id()
            right = await chat.choose(0, "b", command)
            assert isinstance(right, Accepted)
            assert await chat.choose(0, "b", command) == right, "a command that comes twice is done once"
            await chat.until(lambda chat: study_of(chat).done)
            assert study_of(chat).choices == []


async def test_a_study_goes_on_after_a_reload_and_a_restart(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        page = house.page()
        table = await page.study("lesson/quarry/basics/drop")
        async with page.at(table) as chat:
            await chat.play(0, "@b")
        async with page.at(table) as chat:
            assert chat.view["heights"] == [3, 2, 4]
    async with serving_studies(tmp_path) as house:
        page.url = house.url
        async with page.at(table) as chat:
            assert not study_of(chat).done
            assert isinstance(await chat.play(0, "@b"), Accepted)
            await chat.until(lambda chat: study_of(chat).done)


async def test_a_study_that_cannot_be_done_any_more_says_so(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        page = house.page()
        async with page.at(await page.study("lesson/quarry/basics/lost")) as chat:
            await chat.play(0, "@c")
            await chat.until(lambda chat: study_of(chat).lost == "too-high")
            assert not study_of(chat).done
            assert reason(await chat.play(0, "@b")) == "study-over"


async def test_an_unknown_study_is_refused(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        for name in ("", "lesson", "lesson/quarry", "lesson/quarry/basics/none", "puzzle/none", "x" * 200):
            response = await house.page().try_study(name)
            assert response.status_code == 404
            assert msgspec.json.decode(response.content, type=Problem).reason == "study-gone"
        assert (await house.page().try_study("x" * 201)).status_code == 400


async def test_a_table_of_a_study_that_is_gone_says_so(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        page = house.page()
        table = await page.study("lesson/quarry/basics/drop")
    async with serving(tmp_path) as house:
        page.url = house.url
        async with page.at(table) as chat:
            assert study_of(chat).lost == "study-gone"
            assert reason(await chat.play(0, "@b")) == "study-gone"


async def test_only_answers_are_taken_at_a_study(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        page = house.page()
        table = await page.study("lesson/quarry/basics/drop")
        async with page.at(table) as chat:
            before = len(await log_of(house, table))
            for refused in (
                await chat.take_back(0),
                await chat.resign(0),
                await chat.rename(0, "Ada"),
                await chat.offer(1),
                await chat.give_to_bot(0),
                await chat.hint(0),
                await chat.rematch(),
            ):
                assert reason(refused) in {"study-only", "not-over"}
            assert len(await log_of(house, table)) == before
        ordinary = await page.open("quarry", ME, ME)
        async with page.at(ordinary) as chat:
            assert reason(await chat.choose(0, "a")) == "wrong-phase"


async def test_strangers_watch_and_cannot_answer(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        table = await house.page().study("lesson/quarry/basics/drop")
        async with house.page().at(table) as chat:
            assert chat.view["my_block"] is None
            assert reason(await chat.play(0, "@b")) == "not-your-seat"


async def test_studies_are_no_games_in_any_list(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        page = house.page()
        table = await page.study("lesson/quarry/basics/drop")
        async with page.at(table) as chat:
            await chat.play(0, "@b")
        assert (await page.get("/api/tables")).json() == []
        assert (await page.get("/api/lately")).json() == []
        catalogue = house.server.backing.catalogue
        assert await catalogue.census() == []
        (kept,) = await catalogue.list_tables(TableQuery("quarry"))
        assert (kept.table, kept.game, kept.is_study) == (table, "quarry", True)
        counts = house.server.directory.services.counts
        assert (counts.opened["quarry"], counts.studies["quarry"]) == (0, 1)


async def test_solution_replies_and_coming_luck_stay_on_the_server(tmp_path: Path) -> None:
    secret = replace(
        DROP, id="secret", solution=("@b",) * 7, replies=(*DROP.replies, Reply("1", "throw", after=9))
    )
    study = LessonStudy(QUARRY.key, Lesson("basics", (secret,)), secret)
    async with serving(tmp_path, find_study=always(study)) as house:
        page = house.page()
        table = await page.study("any")
        async with page.connect(table) as chat:
            raw = [str(await chat.next_message()) for _ in range(2)]
        assert any('"study"' in text for text in raw)
        for text in raw:
            assert "throw" not in text
            assert "solution" not in text
            assert "@b" not in text.partition('"choices"')[0], "only the legal moves name the right one"
        assert (await page.get(f"/api/tables/{table}/replay")).status_code == 409
        assert (await page.get(f"/api/tables/{table}/record")).status_code == 409


async def test_opening_studies_has_the_limits_of_opening_tables(tmp_path: Path) -> None:
    few = replace(Limits(), player_tables=Rate(2, 0.001))
    async with serving_studies(tmp_path, limits=few) as house:
        page = house.page()
        answers = [(await page.try_study("lesson/quarry/basics/drop")).status_code for _ in range(3)]
        assert answers == [201, 201, 429]


async def test_clocks_stand_still_unless_the_study_is_timed(tmp_path: Path) -> None:
    """With the bell on, the clock could ring after the eighth turn."""
    moves = [("chance", "+1"), ("0", "@a"), ("chance", "+1"), ("1", "@b")]
    bell = replace(DROP, id="bell", given=(*moves, *moves, *moves, *moves), replies=(), solution=("ring",))
    for is_timed in (False, True):
        study = LessonStudy(QUARRY.key, BASICS, replace(bell, is_timed=is_timed))
        async with serving(tmp_path / str(is_timed), find_study=always(study)) as house:
            page = house.page()
            async with page.at(await page.study("any")) as chat:
                assert bool(chat.update.alarms) is is_timed


async def test_idle_studies_leave_memory_early(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving_studies(tmp_path, clock=clock) as house:
        page = house.page()
        study, table = await page.study("lesson/quarry/basics/drop"), await page.open("quarry", ME, ME)
        for name in (study, table):
            async with page.at(name):
                pass
        directory = house.server.directory
        await eventually(lambda: not any(each.visitors for each in directory.tables.values()))
        clock.pass_ms(61_000)
        await directory.sweep()
        assert set(directory.tables) == {table}


async def test_a_log_of_a_study_is_read_without_the_study(tmp_path: Path) -> None:
    async with serving_studies(tmp_path) as house:
        page = house.page()
        table = await page.study("puzzle/drop")
        async with page.at(table) as chat:
            await chat.play(0, "@a")
            await chat.play(0, "@b")
        fold = Fold.of(await house.server.store.log(table), ALL_GAMES)
        assert [tried.wrong for tried in fold.tried] == ["too-far-left"]
        assert sum(isinstance(event, Moved) for event in fold.events) == 4
