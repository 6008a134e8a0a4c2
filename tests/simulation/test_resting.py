"""Worlds in which bots play alone: they pause when nobody watches, and go on when somebody does."""

import pytest

from blockcade.faults.simulation.promises import Promise
from blockcade.faults.simulation.scenario import Mishap, Scenario, Sitting, level_for
from blockcade.faults.simulation.world import Result, simulate
from blockcade.server.tables.writer import TableWriter
from blockcade.wire.http import NewSeat, NewTable, Sitter

BOT = NewSeat(Sitter.BOT, level=level_for("blackout"))
MISHAPS = frozenset(
    {
        Mishap.KILL,
        Mishap.RESTART,
        Mishap.CUT,
        Mishap.HALF_OPEN,
        Mishap.DISK_UNSURE,
        Mishap.BUS_LOSES,
        Mishap.BUS_PARTS,
        Mishap.THINKERS_FAIL,
    }
)


def world(seed: int, nodes: int, mishaps: frozenset[Mishap] = frozenset()) -> Result:
    asked = NewTable("blackout", [BOT, BOT, BOT], {"turnSeconds": "30"})
    sittings = (Sitting(asked, 2), Sitting(asked, 1, forgotten=True))
    return simulate(Scenario(seed, nodes, sittings, mishaps, seconds=20, every=3, disk_fails=0.1))


def never(*_: object) -> bool:
    return False


@pytest.mark.slow
@pytest.mark.parametrize("nodes", [1, 3])
def test_bots_that_play_alone_go_on_for_whoever_watches(nodes: int) -> None:
    for seed in range(1, 16):
        result = world(seed, nodes, MISHAPS)
        assert not result.broken, f"{result.broken}\n{result.trace[-4000:]}"


@pytest.mark.parametrize("nodes", [1, 3])
def test_a_table_that_does_not_notice_who_comes_is_found(monkeypatch: pytest.MonkeyPatch, nodes: int) -> None:
    assert not world(1, nodes).broken
    monkeypatch.setattr(TableWriter, "go_on", never)
    broken = world(1, nodes).broken
    assert broken
    assert broken.promise is Promise.DUE
