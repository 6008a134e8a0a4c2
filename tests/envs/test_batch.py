"""The batch in C++: the same game as the rules, in arrays."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from blockcade.core import Seat
from blockcade.engine.kernel import Position
from blockcade.envs import BlokusBatch
from blockcade.envs.blokus.batch import VARIANTS
from blockcade.envs.catalogue import played
from blockcade.envs.world import World, rewards_of

WORLDS = {"classic": ("blokus", 4), "classic_2": ("blokus", 2), "classic_3": ("blokus", 3), "duo": ("duo", 2)}


def world_of(variant: str, **options: str) -> World:
    name, players = WORLDS[variant]
    fixed = {} if name == "duo" else {"startCorner": "fixed"}
    return World(played(name, players, {**fixed, **options}), 0)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_step_is_that_of_the_rules(variant: str) -> None:
    """Moves, turns, all arrays and rewards, to the end of a game and into the next."""
    batch, world = BlokusBatch(variant, 2, seed=11, dense=True), world_of(variant)
    ended = 0
    while not ended:
        seat = world.seat
        assert seat is not None
        legal = world.legal()[:]
        assert batch.legal_of(1).tolist() == legal
        assert np.flatnonzero(batch.mask[1]).tolist() == legal
        assert batch.seat[1] == seat
        seen = world.played.envs.see(world.played.setup, world.played.game.view_for(world.state, seat), seat)
        assert np.array_equal(batch.planes[1], seen["observation"])
        assert np.array_equal(batch.hands[1], seen["hands"])
        actions = batch.sample()
        world.step(int(actions[1]))
        batch.step(actions)
        ended = int(batch.ended[1])
        if not ended:
            assert batch.moves(1)[-1] == actions[1]
            assert not batch.rewards[1].any()
    outcome = world.outcome
    assert outcome is not None
    assert batch.rewards[1].tolist() == pytest.approx(rewards_of(outcome))
    assert batch.moves(1) == [], "the next game has begun"
    assert batch.legal_of(1).tolist() == world_of(variant).legal()


@pytest.mark.parametrize("scoring", ["basic", "advanced"])
def test_points_are_those_of_the_rules(scoring: str) -> None:
    batch, world = BlokusBatch("duo", 1, seed=2, scoring=scoring), world_of("duo", scoring=scoring)
    while not batch.ended[0]:
        actions = batch.sample()
        world.step(int(actions[0]))
        batch.step(actions)
    outcome = world.outcome
    assert outcome is not None
    squares = 89
    expected = [squares + score if scoring == "advanced" else squares - score for score in outcome.scores]
    assert batch.points[0].tolist() == expected


def test_the_last_move_of_each_colour() -> None:
    batch = BlokusBatch("duo", 1, seed=3)
    assert batch.last[0].tolist() == [-1, -1]
    first = batch.sample()
    batch.step(first)
    assert batch.last[0].tolist() == [-1, first[0]]  # the colour to move comes first
    second = batch.sample()
    batch.step(second)
    assert batch.last[0].tolist() == [first[0], second[0]]


def test_threads_and_sparse_masks_change_nothing() -> None:
    one, many = BlokusBatch("classic", 9, seed=4, dense=True), BlokusBatch("classic", 9, seed=4, threads=3)
    for _ in range(100):
        actions = one.sample()
        assert np.array_equal(actions, many.sample())
        one.step(actions)
        many.step(actions)
        for name in ("planes", "hands", "last", "legal", "offsets", "seat", "rewards", "points", "ended"):
            assert np.array_equal(getattr(one, name), getattr(many, name)), name
    assert many.mask.shape[0] == 0


def test_an_illegal_action_changes_nothing() -> None:
    batch = BlokusBatch("duo", 3, seed=5)
    before = {name: getattr(batch, name).copy() for name in ("planes", "legal", "seat")}
    actions = batch.sample()
    for wrong, sentence in ((0, "of game 2 is not legal"), (-1, "game 2"), (10**9, "game 2")):
        bad = actions.astype(np.int64)
        bad[2] = wrong
        with pytest.raises(ValueError, match=sentence):
            batch.step(bad)
    with pytest.raises(ValueError, match="3 games need as many actions"):
        batch.step(actions[:2])
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step(actions.astype(float))
    assert all(np.array_equal(getattr(batch, name), array) for name, array in before.items())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("hex", 1), "no variant 'hex'"),
        (("duo", 0), "1 to 1048576"),
    ],
)
def test_a_bad_batch_is_refused(arguments: tuple[str, int], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        BlokusBatch(*arguments)


def pickled(batch: Any) -> Any:
    return pickle.loads(pickle.dumps(batch))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_copies_go_on_alike_and_apart(copied: Callable[[BlokusBatch], BlokusBatch]) -> None:
    batch = BlokusBatch("classic_2", 4, seed=6, dense=True)
    for _ in range(50):
        batch.step(batch.sample())
    other = copied(batch)
    for _ in range(30):
        actions = batch.sample()
        assert np.array_equal(actions, other.sample())
        batch.step(actions)
        other.step(actions)
        assert np.array_equal(batch.planes, other.planes)
        assert np.array_equal(batch.mask, other.mask)
        assert np.array_equal(batch.rewards, other.rewards)
    batch.step(batch.sample())
    assert batch.moves(0) != other.moves(0)


def test_save_and_restore() -> None:
    batch = BlokusBatch("duo", 3, seed=7)
    batch.step(batch.sample())
    saved = batch.save()
    lines = [batch.moves(game) for game in range(3)]
    batch.step(batch.sample())
    batch.restore(saved)
    assert [batch.moves(game) for game in range(3)] == lines
    with pytest.raises(ValueError, match="not legal"):
        batch.set_games([[0], [], []])
    assert [batch.moves(game) for game in range(3)] == lines


def test_arrays_outlive_their_batch() -> None:
    planes, legal = BlokusBatch("duo", 2).planes, BlokusBatch("duo", 2).legal
    assert planes.sum() > 0
    assert legal.size > 0


def test_the_kernels_position_agrees() -> None:
    batch, position = BlokusBatch("classic_3", 1, seed=8), Position("classic_3")
    while position.turn >= 0:
        assert batch.legal_of(0).tolist() == position.legal()
        assert (batch.colour[0], batch.seat[0]) == (position.turn, Seat(position.seat))
        action = batch.sample()
        batch.step(action)
        position.play(int(action[0]))
