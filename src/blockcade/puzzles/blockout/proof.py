"""Proves puzzles of Block Out! again with fractions and corners instead of scaled whole numbers."""

from fractions import Fraction
from typing import Any

from blockcade.core import AnyGame
from blockcade.games.blockout.cards import box_of
from blockcade.games.blockout.state import State
from blockcade.puzzles.blockout.judging import PLACE
from blockcade.puzzles.puzzle import Puzzle
from blockcade.puzzles.slugs import NO, YES

_MM = 20  # units


class _Slab:
    """A block by its corners, in millimetres."""

    def __init__(self, width: Fraction, depth: Fraction, height: Fraction, x: Fraction, y: Fraction) -> None:
        self.mass = width * depth * height
        self.x, self.y = x, y
        self.west, self.east = x - width / 2, x + width / 2
        self.south, self.north = y - depth / 2, y + depth / 2


def prove(puzzle: Puzzle, game: AnyGame, state: Any) -> str:
    """Whether exactly the accepted answers are right, and none is closer to an edge than the gap says."""
    tower = _tower(state)
    places = [puzzle.free[PLACE]] if puzzle.goal == "will-it-stand" else list(puzzle.choices)
    margins = {place: _margin([*tower, _slab(game, state, place)]) for place in places}
    standing = [place for place in places if margins[place] > 0]
    answers = standing if puzzle.goal == "which-stands" else [YES if standing else NO]
    if sorted(answers) != sorted(puzzle.solution):
        return f"the answer is {', '.join(answers) or 'none'}, not {', '.join(puzzle.solution)}"
    if _margin(tower) <= 0:
        return "the tower itself does not stand"
    if puzzle.goal == "will-it-stand":
        gap = min(abs(margin) for margin in margins.values())
    else:
        gap = min(margins[place] for place in standing) - max(
            margins[place] for place in places if place not in standing
        )
    return "" if abs(float(gap) - puzzle.gap) < 1e-6 else f"the gap is {float(gap):.3f} mm, not {puzzle.gap}"


def _tower(state: State) -> list[_Slab]:
    slabs: list[_Slab] = []
    for block, pose in state.tower:
        width, depth, height = (Fraction(side, _MM) for side in box_of(state.edition, block))
        if pose.qz:
            width, depth = depth, width
        slabs.append(_Slab(width, depth, height, Fraction(pose.x, _MM), Fraction(pose.y, _MM)))
    return slabs


def _slab(game: AnyGame, state: State, place: str) -> _Slab:
    move = game.parse_move(place)
    width, depth, height = (Fraction(side, _MM) for side in box_of(state.edition, move.block))
    if move.spot.turns:
        width, depth = depth, width
    return _Slab(width, depth, height, Fraction(move.spot.x_mm), Fraction(move.spot.y_mm))


def _margin(slabs: list[_Slab]) -> Fraction:
    """The distance in mm of the worst joint's load to the nearest border of its support."""
    worst: Fraction | None = None
    for joint in range(1, len(slabs)):
        load, under, over = slabs[joint:], slabs[joint - 1], slabs[joint]
        mass = sum((slab.mass for slab in load), Fraction())
        x = sum((slab.mass * slab.x for slab in load), Fraction()) / mass
        y = sum((slab.mass * slab.y for slab in load), Fraction()) / mass
        inside = min(
            x - max(under.west, over.west),
            min(under.east, over.east) - x,
            y - max(under.south, over.south),
            min(under.north, over.north) - y,
        )
        worst = inside if worst is None else min(worst, inside)
    return Fraction(1) if worst is None else worst
