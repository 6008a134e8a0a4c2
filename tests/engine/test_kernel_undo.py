"""Undo leads back to exactly the position before, whatever the variant and however the position began."""

import copy
import pickle
import random
from collections.abc import Callable

import pytest

from blockcade.engine import kernel
from blockcade.engine.kernel import Position
from blockcade.envs import BlokusBatch

VARIANTS = ["classic", "classic_2", "classic_3", "duo"]
by_variant = pytest.mark.parametrize("variant", VARIANTS)


def seen(position: Position) -> tuple[object, ...]:
    """All that Python can read of a position, every mask included, and how it would be pickled."""
    return (
        position.key(),
        position.cells,
        position.hands,
        position.out,
        (position.turn, position.seat, position.ply),
        [position.legal_of(colour) for colour in range(position.colours)],
        position.points(),
        position.seat_points(),
        position.__getstate__(),
    )


def entered(position: Position) -> Position:
    """The same board as `of` sets it up."""
    return Position.of(
        position.variant,
        fixed_corners=position.fixed_corners,
        cells=position.cells,
        turn=position.turn,
        owners=position.owners,
        order=range(position.colours),
        seat=position.seat,
    )


def walk(position: Position, seed: str) -> list[int]:
    """Plays to the end, and returns the moves."""
    dice, moves = random.Random(seed), list[int]()
    while legal := position.legal():
        moves.append(max(dice.choice(legal), dice.choice(legal)))
        position.play(moves[-1])
    return moves


@by_variant
@pytest.mark.parametrize("fixed_corners", [True, False])
def test_undo_after_every_move_gives_the_position_before(variant: str, fixed_corners: bool) -> None:
    dice = random.Random(variant)
    position = Position(variant, fixed_corners=fixed_corners)
    while legal := position.legal():
        before, move = seen(position), max(dice.choice(legal), dice.choice(legal))
        position.play(move)
        assert seen(position) != before
        assert position.undo() == move
        assert seen(position) == before
        position.play(move)


@by_variant
def test_a_whole_game_is_undone_and_played_again(variant: str) -> None:
    position = Position(variant)
    beginning = seen(position)
    moves = walk(position, "whole")
    end = seen(position)
    assert [position.undo() for _ in moves] == moves[::-1]
    assert seen(position) == beginning
    for move in moves:
        position.play(move)
    assert seen(position) == end


@by_variant
def test_planes_are_those_of_the_moves_that_are_left(variant: str) -> None:
    position, other = Position(variant), Position(variant)
    moves = walk(position, "planes")
    for _ in range(12):
        position.undo()
    played = moves[:-12]
    for move in played:
        other.play(move)
    batch = BlokusBatch(variant, 1)
    batch.set_games([played])
    order = [(position.turn + step) % position.colours for step in range(position.colours)]
    for colour, plane in zip(order, batch.planes[0], strict=False):
        assert plane.tobytes() == bytes(mark == 1 + colour for mark in position.cells)
    assert batch.legal_of(0).tolist() == position.legal()
    assert seen(position) == seen(other)


def pickled(position: Position) -> Position:
    again: Position = pickle.loads(pickle.dumps(position))
    return again


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_copies_and_pickles_undo_on_their_own(copied: Callable[[Position], Position]) -> None:
    position = Position("classic")
    moves = walk(position, "copies")
    end = seen(position)
    other = copied(position)
    for move in reversed(moves[-9:]):
        assert other.undo() == move
    assert seen(position) == end
    assert seen(copied(other)) == seen(other)
    for move in moves[-9:]:
        other.play(move)
    assert seen(other) == end


@by_variant
def test_a_colour_out_of_turn_is_undone_too(variant: str) -> None:
    position = Position(variant)
    for move in walk(Position(variant), "turns")[:10]:
        position.play(move)
    colour = (position.turn + 1) % position.colours
    before = seen(position)
    position.play_as(colour, position.legal_of(colour)[-1])
    position.undo()
    assert seen(position) == before


@pytest.mark.parametrize("variant", ["classic", "classic_2", "duo"])
def test_a_position_that_was_entered_is_undone_to_its_entry(variant: str) -> None:
    played = Position(variant)
    for move in walk(Position(variant), "entered")[:15]:
        played.play(move)
    position = entered(played)
    beginning = seen(position)
    moves = walk(position, "from there")
    for move in reversed(moves):
        assert position.undo() == move
    assert seen(position) == beginning
    with pytest.raises(ValueError, match="no move to undo"):
        position.undo()
    assert seen(position) == beginning


@by_variant
def test_before_the_first_move_there_is_nothing_to_undo(variant: str) -> None:
    position = Position(variant)
    before = seen(position)
    with pytest.raises(ValueError, match="no move to undo: this is the position at which it began"):
        position.undo()
    assert seen(position) == before


def test_a_search_answers_alike_after_an_undo() -> None:
    position = Position("duo")
    for move in walk(Position("duo"), "search")[:12]:
        position.play(move)
    first = kernel.Search(seed=3).think(position, playouts=40)
    position.play(position.legal()[0])
    position.undo()
    again = kernel.Search(seed=3).think(position, playouts=40)
    assert [(one.move, one.visits, one.value) for one in again.candidates] == [
        (one.move, one.visits, one.value) for one in first.candidates
    ]
