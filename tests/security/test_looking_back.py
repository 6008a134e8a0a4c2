"""Looking back while the game runs: nobody learns more of it than the live table told them."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from blockcade.games import GAMES
from blockcade.record.events import Opened, Seated, Stamped, TakenBack
from blockcade.record.fold import Fold
from blockcade.record.timeline import event_for
from blockcade.server.tables.lookback import moves_for
from blockcade.wire.http import Moves
from blockcade.wire.to_browser import Accepted
from tests.security.peeking import Judge, Peeker, all_caught_up, search, sit_at, spellings
from tests.security.test_hidden import SCENES, Evening
from tests.server.house import ALL_GAMES, HERE, LINK, ME, FakeClock, House, bot, serving

pytestmark = pytest.mark.anyio

PLIES = 12


class Told:
    """All that the live table told one page, by the number of the event that it was told after."""

    def __init__(self, peeker: Peeker) -> None:
        self.views: dict[int, tuple[list[int], bytes]] = {}
        self.causes: list[Any] = []
        for raw in peeker.frames:
            frame = json.loads(raw)
            if frame["type"] == "update":
                (view,) = msgspec.json.decode(raw, type=_Frame).views
                self.views[frame["seq"]] = (view.seats, bytes(view.view))
                self.causes += frame["causes"]


class _View(msgspec.Struct):
    seats: list[int]
    view: msgspec.Raw


class _Frame(msgspec.Struct):
    views: list[_View]


async def look_back(peeker: Peeker, table: str, query: str = "") -> tuple[Moves, str]:
    response = await peeker.page.get(f"/api/tables/{table}/moves{query}")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Moves), response.text


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
async def test_s_52_looking_back_tells_what_the_live_table_told_or_less(tmp_path: Path, scene: str) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        evening = Evening(house, clock, random.Random(scene))
        await evening.begin(scene.split(maxsplit=1)[0], SCENES[scene])
        compared = 0
        for _ in range(4):
            await evening.play(PLIES // 4)
            for peeker in evening.peekers:
                moves, later, recent, text = await _looks(peeker, house, evening)
                log = (await house.server.store.log(evening.table))[: moves.seq]
                seed = await house.server.store.seed(evening.table)
                assert seed
                judge = Judge(log, seed, ALL_GAMES)
                if not judge.is_over(moves.seq):
                    search(text, {"the seed": spellings(seed)}, "the moves")
                compared += _compare(moves, log, judge, peeker)
                assert (later.since, later.steps) == (2, moves.steps[2:])
                assert recent.steps == moves.steps[recent.since :]
                own = {str(seat) for seat in peeker.seats}
                assert not any(step.cause and step.cause.who in own for step in recent.steps)
                before = moves.steps[recent.since - 1].cause
                assert not recent.steps or (before and before.who in own)
        assert compared > 2 * PLIES
        await evening.go_home()


async def _looks(peeker: Peeker, house: House, evening: Evening) -> tuple[Moves, Moves, Moves, str]:
    """All moves, those from number 2 on, and the recent ones, of one moment: a bot may move in between."""
    while True:
        moves, text = await look_back(peeker, evening.table)
        later, _ = await look_back(peeker, evening.table, f"?since=2&line={moves.line}")
        recent, _ = await look_back(peeker, evening.table, "?recent=true")
        await all_caught_up(house, evening.table, evening.peekers)
        if moves.seq == later.seq == recent.seq == len(await house.server.store.log(evening.table)):
            return moves, later, recent, text


def _compare(moves: Moves, log: list[Stamped], judge: Judge, peeker: Peeker) -> int:
    """Compares each step with the frames of the page; returns the number of views that were compared."""
    told, numbers = Told(peeker), _line(log[: moves.seq])
    seats = peeker.seats
    assert len(moves.steps) == len(numbers)
    seated = max((number for number, each in enumerate(log) if _seats(each, seats)), default=0)
    first, compared = max(seated, min(told.views)), 0
    for number, step in zip(numbers, moves.steps, strict=True):
        viewer = seats[0] if seats and number >= seated else None
        judge.judge_view(json.loads(bytes(step.view)), judge.states[number], viewer, set(seats))
        shown, view = told.views.get(number + 1, ([], b""))
        if view and shown == ([] if viewer is None else [viewer]):
            assert bytes(step.view) == view
            compared += 1
        if step.cause and number >= first:
            assert msgspec.to_builtins(step.cause) in told.causes
    return compared


def _line(log: list[Stamped]) -> list[int]:
    """The index of the event after which each position of the present line stands."""
    fold, numbers = Fold.begin(log[0]), [0]
    for number, stamped in enumerate(log[1:], start=1):
        happening = fold.read(stamped)
        if happening and isinstance(happening.event, TakenBack):
            del numbers[happening.event.kept + 1 :]
        elif happening:
            numbers.append(number)
    return numbers


def _seats(stamped: Stamped, seats: list[int]) -> bool:
    return isinstance(stamped.event, Seated) and stamped.event.seat in seats


def test_s_52_a_taken_over_seat_keeps_its_old_cards_to_itself() -> None:
    opened = Opened("blockout", GAMES["blockout"].rules_version, 2, {}, host="ann", seed_hash="")
    log = [Stamped(0, event) for event in (opened, Seated(0, player="ann"), Seated(1, player="ben"))]
    log += _played(log, 20)
    before = moves_for(log, GAMES, "ben")
    log.append(Stamped(0, Seated(1, player="cat")))
    taken, watched = (moves_for(log, GAMES, player) for player in ("cat", "eve"))
    assert _views(taken) == _views(watched)
    assert _views(before) != _views(watched)
    assert _views(moves_for(log, GAMES, "ben")) == _views(watched)
    assert [step.cause for step in taken.steps] == [step.cause for step in watched.steps]
    log += _played(log, 1)
    assert _views(moves_for(log, GAMES, "cat"))[-1] != _views(moves_for(log, GAMES, "eve"))[-1]


def _views(moves: Moves) -> list[bytes]:
    return [bytes(step.view) for step in moves.steps]


def _played(log: list[Stamped], plies: int) -> list[Stamped]:
    """The first legal move of whoever may act, again and again."""

    fold, events = Fold.of(log), list[Stamped]()
    for _ in range(plies):
        who = min(fold.position.to_act, key=str)
        move = fold.position.legal(who)[0]
        events.append(Stamped(0, event_for(who, fold.game.format_move(move))))
        fold.read(events[-1])
    return events


async def test_a_shared_page_looks_back_as_a_spectator_and_a_takeback_starts_the_list_anew(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE, takeback=True)
        peeker = await sit_at(page, table)
        for seat in (0, 1, 0):
            assert isinstance(await peeker.chat.play_any(seat), Accepted)
        moves, _ = await look_back(peeker, table)
        assert [step.cause and step.cause.who for step in moves.steps] == [None, "0", "1", "0"]
        assert (moves.line, moves.since) == (0, 0)
        assert isinstance(await peeker.chat.take_back(0), Accepted)
        later, _ = await look_back(peeker, table, "?since=3&line=0")
        assert later.since == 0
        assert later.steps == moves.steps[:3]
        none, _ = await look_back(peeker, table, f"?since=3&line={later.line}")
        assert none.steps == []
        await peeker.chat.connection.close()


async def test_nobody_looks_back_at_no_table_or_from_no_number(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blackout", ME, LINK, bot("random"))
        answers = [
            await page.get(f"/api/tables/{path}")
            for path in ("nowhere/moves", f"{table}/moves?since=-1", f"{table}/moves?since=x")
        ]
        assert [answer.status_code for answer in answers] == [404, 400, 400]
