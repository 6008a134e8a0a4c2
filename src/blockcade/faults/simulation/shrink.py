"""Shrinks a failing scenario: it removes everything that the failure does not need."""

from collections.abc import Iterator
from dataclasses import replace

from blockcade.faults.simulation.scenario import Scenario
from blockcade.faults.simulation.world import Result, simulate


def shrunk(failing: Result) -> Result:
    """Return the smallest scenario found that still breaks the same promise; perhaps the given one."""
    assert failing.broken
    smallest, is_smaller = failing, True
    while is_smaller:
        is_smaller = False
        for scenario in _smaller(smallest.scenario):
            result = simulate(scenario)
            if result.broken and result.broken.promise is failing.broken.promise:
                smallest, is_smaller = result, True
                break
    return smallest


def _smaller(scenario: Scenario) -> Iterator[Scenario]:
    """Yield scenarios with one thing less."""
    if scenario.nodes > 1:
        yield replace(scenario, nodes=scenario.nodes - 1)
    for number in range(len(scenario.sittings) if len(scenario.sittings) > 1 else 0):
        rest = scenario.sittings[:number] + scenario.sittings[number + 1 :]
        yield replace(scenario, sittings=rest)
    for mishap in sorted(scenario.mishaps, key=lambda mishap: mishap.value):
        yield scenario.without(mishap)
    for number, sitting in enumerate(scenario.sittings):
        if sitting.people > 1:
            fewer = replace(sitting, people=sitting.people - 1)
            yield replace(
                scenario, sittings=(*scenario.sittings[:number], fewer, *scenario.sittings[number + 1 :])
            )
    if scenario.shuffles:
        yield replace(scenario, shuffles=False)
    if scenario.seconds > 10:
        yield replace(scenario, seconds=scenario.seconds * 0.6)
