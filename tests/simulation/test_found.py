"""Simulated worlds for bugs that the simulation once found."""

from blockcade.faults.simulation.scenario import Mishap, Scenario, Sitting
from blockcade.faults.simulation.world import simulate
from blockcade.wire.http import NewSeat, NewTable, Sitter

ME, BOT = NewSeat(Sitter.ME), NewSeat(Sitter.BOT, level="random")


def check(*sittings: Sitting, mishaps: frozenset[Mishap]) -> None:
    for seed in range(1, 13):
        scenario = Scenario(seed, 1, sittings, mishaps, seconds=20, every=3, disk_fails=0.5, shuffles=True)
        result = simulate(scenario)
        assert not result.broken, f"{result.broken}\n{result.trace[-4000:]}"


def test_a_disk_that_cannot_be_read_when_the_server_starts_is_asked_again() -> None:
    """The bug: tables with due bots or alarms were woken once; if that failed, not until somebody came."""
    asked = NewTable("blackout", [ME, BOT], {"turnSeconds": "30"})
    check(Sitting(asked, 1, forgotten=True), mishaps=frozenset({Mishap.KILL, Mishap.UNREADABLE}))
