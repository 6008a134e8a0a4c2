"""The puzzles of Blackout: the best use of a roll."""

from collections.abc import Iterator
from typing import Any

from blockcade.core import AnyGame
from blockcade.puzzles.blackout.judging import judge
from blockcade.puzzles.contract import GamePuzzles
from blockcade.puzzles.puzzle import Puzzle


def _make(seed: int) -> Iterator[Puzzle]:
    from blockcade.puzzles.blackout.making import make  # noqa: PLC0415

    return make(seed)


def _prove(puzzle: Puzzle, game: AnyGame, state: Any) -> str:
    from blockcade.puzzles.blackout.proof import prove  # noqa: PLC0415

    return prove(puzzle, game, state)


PUZZLES = GamePuzzles(goals=("best-roll",), judge=judge, make=_make, prove=_prove)
