"""The kernel is built more than once from the same sources; all builds must give the same answers."""

import importlib
from types import ModuleType

import pytest

from blockcade import _kernel
from blockcade.engine import kernel
from blockcade.engine.kernel import Position, playouts

FASTER = "blockcade._kernel_avx2"
BUILDS: list[ModuleType] = [_kernel, *([importlib.import_module(FASTER)] if _kernel.has_avx2() else [])]
VARIANTS = ("classic", "classic_2", "classic_3", "duo")


def test_the_fastest_build_is_used() -> None:
    assert kernel.Position is BUILDS[-1].Position
    assert kernel.Search is BUILDS[-1].Search


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_build_knows_the_same_moves(variant: str) -> None:
    positions: list[Position] = [build.Position(variant) for build in BUILDS]
    step = 0
    while positions[0].turn >= 0:
        legal = positions[0].legal()
        assert all(position.legal() == legal for position in positions)
        for position in positions:
            position.play(legal[step * 7919 % len(legal)])
        step += 1
    assert len({tuple(position.points()) for position in positions}) == 1
    assert len({position.key() for position in positions}) == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_build_thinks_the_same(variant: str) -> None:
    answers = {
        tuple(
            (found.move, found.visits, *found.win, *found.points)
            for found in build.Search(seed=5).think(build.Position(variant), playouts=300).candidates
        )
        for build in BUILDS
    }
    assert len(answers) == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_build_plays_out_the_same(variant: str) -> None:
    means = {tuple(build.playouts(build.Position(variant), 50, seed=3)) for build in BUILDS}
    assert len(means) == 1
    (mean,) = means
    assert len(mean) == Position(variant).colours
    assert all(40 < points < 109 for points in mean)
    assert playouts(Position(variant), 50, seed=3) == list(mean)
    assert playouts(Position(variant), 50, seed=4) != list(mean)


def test_playouts_of_an_ended_game_are_its_points() -> None:
    position = Position("duo")
    while position.turn >= 0:
        position.play(position.legal()[-1])
    assert playouts(position, 3) == position.points()
    with pytest.raises(ValueError, match="at least one"):
        playouts(position, 0)


@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.__name__)
def test_a_search_with_one_thread_and_a_limit_of_playouts_repeats(build: ModuleType) -> None:
    def line(seed: int) -> list[int]:
        position, search = build.Position("classic_2"), build.Search(seed=seed)
        played: list[int] = []
        for _ in range(12):  # the tree of each move is reused for the next
            played.append(search.think(position, playouts=100).move)
            position.play(played[-1])
        return played

    assert line(1) == line(1)
    assert line(1) != line(2)
