"""The puzzles of Blokus: fitting pieces in, keeping room, taking room, and the better of two moves."""

from collections.abc import Iterator
from typing import Any

from blockcade.core import AnyGame
from blockcade.puzzles.blokus.judging import judge
from blockcade.puzzles.contract import GamePuzzles
from blockcade.puzzles.puzzle import Puzzle


def _make(seed: int) -> Iterator[Puzzle]:
    from blockcade.puzzles.blokus.making import make  # noqa: PLC0415 - the engine takes its time

    return make(seed)


def _prove(puzzle: Puzzle, game: AnyGame, state: Any) -> str:
    from blockcade.puzzles.blokus.proof import prove  # noqa: PLC0415

    return prove(puzzle, game, state)


PUZZLES = GamePuzzles(
    goals=("fit-everything", "most-squares", "last-piece", "keep-lane", "block", "better-of-two"),
    judge=judge,
    make=_make,
    prove=_prove,
)
