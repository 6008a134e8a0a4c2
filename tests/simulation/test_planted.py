"""The simulation can fail: planted bugs of the kinds it is made for are all found."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from blockcade.core import Seat
from blockcade.faults.simulation.cluster import SimulatedBus
from blockcade.faults.simulation.disk import Disk, SimulatedStore
from blockcade.faults.simulation.promises import Promise
from blockcade.faults.simulation.scenario import Mishap, scenario_of
from blockcade.faults.simulation.shrink import shrunk
from blockcade.faults.simulation.world import Result, simulate
from blockcade.record.fold import Fold, Happening
from blockcade.record.position import Position
from blockcade.server.store import Append, SeqConflict
from blockcade.server.tables.audience import Audience
from blockcade.server.tables.directory import Directory
from blockcade.server.tables.news import Bulletin
from blockcade.server.tables.outbox import Outbox
from blockcade.server.tables.peers import Peers
from blockcade.server.tables.table import Table
from blockcade.wire.to_browser import Accepted

pytestmark = pytest.mark.slow

MOST_SEEDS = 40


def first_failure(*mishaps: Mishap, nodes: int = 1) -> Result:
    """The first broken world with these mishaps, or else with those of each seed."""
    for seed in range(1, MOST_SEEDS + 1):
        scenario = scenario_of(seed, nodes)
        result = simulate(replace(scenario, mishaps=frozenset(mishaps)) if mishaps else scenario)
        if result.broken:
            return result
    raise AssertionError(f"{MOST_SEEDS} worlds did not notice")


def never(*_: object) -> bool:
    return False


def broken_promise(*mishaps: Mishap, nodes: int = 1) -> Promise:
    broken = first_failure(*mishaps, nodes=nodes).broken
    assert broken
    return broken.promise


def test_telling_before_keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = SimulatedStore.append
    later: list[asyncio.Task[None]] = []

    async def append(self: SimulatedStore, *appends: Append) -> None:
        later.append(asyncio.create_task(kept(self, *appends)))

    monkeypatch.setattr(SimulatedStore, "append", append)
    assert broken_promise() in {Promise.KEPT, Promise.SHOWN}


def test_news_that_do_not_reach_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_game(self: Any, fold: Fold, happenings: Sequence[Happening] = ()) -> None:
        bulletin = Bulletin(fold, happenings, self._services.clock.now_ms())
        for outbox in self._outboxes[:1]:
            outbox.post(bulletin.for_seats(fold.seats_of(outbox.player)))

    monkeypatch.setattr(Audience, "tell_game", tell_game)
    assert broken_promise() is Promise.NEWEST


def test_a_resent_command_that_is_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful(dict[tuple[str, str], int]):
        def __contains__(self, key: object) -> bool:
            return False

    copy = Fold.copy

    def forgetful_copy(self: Fold) -> Fold:
        other = copy(self)
        other.accepted = Forgetful(other.accepted)
        return other

    monkeypatch.setattr(Fold, "copy", forgetful_copy)
    assert broken_promise(Mishap.TWICE) is Promise.ONCE


def test_an_alarm_that_a_restart_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wake_nobody(self: Directory) -> None:
        pass

    monkeypatch.setattr(Directory, "_wake_all", wake_nobody)
    assert broken_promise(Mishap.KILL) is Promise.DUE


def test_an_answer_that_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    post = Outbox.post

    def post_all_but_answers(self: Outbox, message: Any, instead: Any = None) -> None:
        if not isinstance(message, Accepted):
            post(self, message, instead)

    monkeypatch.setattr(Outbox, "post", post_all_but_answers)
    assert broken_promise() is Promise.ANSWERED


def test_a_view_of_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Position.seen

    def seen_by_all(self: Position, viewer: int | None, draw: Any) -> Any:
        return seen(self, Seat(0) if viewer is None else viewer, draw)

    monkeypatch.setattr(Position, "seen", seen_by_all)
    assert broken_promise() is Promise.TRUE


def test_a_table_that_stays_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "is_idle", never)
    assert broken_promise() is Promise.MEMORY


async def do_nothing(*_: object) -> None:
    pass


def test_nodes_that_never_look_for_missed_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any news they still learn everything a little later, but not if they do not look either."""
    monkeypatch.setattr(SimulatedBus, "tell", never)
    assert not simulate(scenario_of(1, nodes=3)).broken
    monkeypatch.setattr(Peers, "_look", do_nothing)
    assert broken_promise(nodes=3) is Promise.NEWEST


def test_nodes_that_never_take_over_from_lost_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Peers, "_claim", do_nothing)
    assert broken_promise(Mishap.KILL, nodes=3) is Promise.DUE


def test_a_node_that_shows_what_it_remembers_to_whoever_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "catch_up", do_nothing)
    assert broken_promise(Mishap.CUT, Mishap.BUS_LOSES, Mishap.BUS_LATE, nodes=3) is Promise.FORWARD


def test_a_store_that_lets_two_nodes_write_the_same_place(monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Disk.keep

    def keep_anyhow(self: Disk, appends: Sequence[Append], node: str) -> None:
        with suppress(SeqConflict):
            keep(self, appends, node)

    monkeypatch.setattr(Disk, "keep", keep_anyhow)
    assert broken_promise(nodes=3) in {Promise.KEPT, Promise.SHOWN}


def test_a_failing_world_is_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "is_idle", never)
    failing = first_failure()
    smallest = shrunk(failing)
    assert smallest.broken
    assert smallest.broken.promise is Promise.MEMORY
    assert not smallest.scenario.mishaps
    assert len(smallest.trace) < len(failing.trace)
