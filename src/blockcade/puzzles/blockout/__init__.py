"""The puzzles of Block Out!: does this block stand, and where does it?"""

from collections.abc import Iterator
from typing import Any

from blockcade.core import AnyGame
from blockcade.puzzles.blockout.judging import judge
from blockcade.puzzles.contract import GamePuzzles
from blockcade.puzzles.puzzle import Puzzle


def _make(seed: int) -> Iterator[Puzzle]:
    from blockcade.puzzles.blockout.making import make  # noqa: PLC0415

    return make(seed)


def _prove(puzzle: Puzzle, game: AnyGame, state: Any) -> str:
    from blockcade.puzzles.blockout.proof import prove  # noqa: PLC0415

    return prove(puzzle, game, state)


PUZZLES = GamePuzzles(goals=("will-it-stand", "which-stands"), judge=judge, make=_make, prove=_prove)
