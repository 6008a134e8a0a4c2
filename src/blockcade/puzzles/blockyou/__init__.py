"""The puzzles of BlockYou!: a place for this card, with a finger on the leader or on anybody."""

from collections.abc import Iterator
from typing import Any

from blockcade.core import AnyGame
from blockcade.puzzles.blockyou.judging import judge
from blockcade.puzzles.contract import GamePuzzles
from blockcade.puzzles.puzzle import Puzzle


def _make(seed: int) -> Iterator[Puzzle]:
    from blockcade.puzzles.blockyou.making import make  # noqa: PLC0415

    return make(seed)


def _prove(puzzle: Puzzle, game: AnyGame, state: Any) -> str:
    from blockcade.puzzles.blockyou.proof import prove  # noqa: PLC0415

    return prove(puzzle, game, state)


PUZZLES = GamePuzzles(goals=("find-place",), judge=judge, make=_make, prove=_prove)
