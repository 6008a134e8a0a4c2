"""The server's promises hold in every simulated world."""

import pytest

from blockcade.faults.simulation.scenario import scenario_of
from blockcade.faults.simulation.world import simulate


def check(seeds: range, nodes: int) -> None:
    for seed in seeds:
        result = simulate(scenario_of(seed, nodes))
        command = f"blockcade simulate --seed {seed} --nodes {nodes} --verbose"
        assert not result.broken, f"{command}\n{result.trace[-4000:]}"


@pytest.mark.parametrize("nodes", [1, 3])
def test_the_first_worlds(nodes: int) -> None:
    check(range(1, 11), nodes)


@pytest.mark.slow
@pytest.mark.parametrize("first", [11, 111])
def test_many_worlds_of_one_node(first: int) -> None:
    check(range(first, first + 100), nodes=1)


@pytest.mark.slow
@pytest.mark.parametrize(("first", "nodes"), [(11, 2), (11, 3)])
def test_many_worlds_of_many_nodes(first: int, nodes: int) -> None:
    check(range(first, first + 45), nodes)
