"""One kernel in two builds: the better one is chosen, and both give the same answers."""

from importlib import import_module

import pytest

from blockcade import _kernel
from blockcade.engine import kernel

NAMES = ["_kernel", "_kernel_avx2"] if _kernel.has_avx2() else ["_kernel"]


def test_the_best_build_that_the_machine_can_run_is_chosen() -> None:
    assert kernel.Position is import_module(f"blockcade.{NAMES[-1]}").Position


def test_every_public_name_of_the_kernel_is_handed_on() -> None:
    public = {name for name in dir(_kernel) if not name.startswith("_")}
    assert public <= set(dir(kernel))


@pytest.mark.parametrize("variant", ["classic", "classic_2", "classic_3", "duo"])
def test_all_builds_give_the_same_answers(variant: str) -> None:
    games: list[list[object]] = []
    for name in NAMES:
        build = import_module(f"blockcade.{name}")
        position, search = build.Position(variant), build.Search(seed=5, memory_mb=16)
        game: list[object] = []
        for _ in range(8):
            thought = search.think(position, playouts=200, early_stop=False)
            game.append((thought.line, thought.win, thought.points, position.key()))
            position.play(thought.move)
        games.append(game)
    assert all(game == games[0] for game in games)
