"""What the server promises holds in every simulated world."""

import pytest

from blockcade.faults.simulation.scenario import scenario_of
from blockcade.faults.simulation.world import simulate


def check(seeds: range) -> None:
    for seed in seeds:
        result = simulate(scenario_of(seed))
        assert not result.broken, f"blockcade simulate --seed {seed} --verbose\n{result.trace[-4000:]}"


def test_the_first_worlds() -> None:
    check(range(1, 21))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(21, 301, 70))
def test_many_worlds(first: int) -> None:
    check(range(first, first + 70))
