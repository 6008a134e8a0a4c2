"""What a game says of its puzzles: a module of this folder with the game's key as name, or a package."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from blockcade.core import AnyGame
from blockcade.core.brought import brought
from blockcade.puzzles.puzzle import Puzzle, Verdict
from blockcade.puzzles.slugs import Goal

GROUP = "blockcade.puzzles"  # the name of an entry point is the game's key, its value a GamePuzzles object


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePuzzles:
    """The puzzles of one game. Makers and proofs import slow modules only when they are called."""

    goals: tuple[Goal, ...]
    judge: Callable[[Puzzle, AnyGame, Any, Sequence[str]], Verdict]
    """Judges the answers given in a state. Pure. Raises BadNotation for a text that is no answer at all."""
    make: Callable[[int], Iterator[Puzzle]]
    """Puzzles without end, from a seed: the same seed gives the same ones, however fast the machine."""
    prove: Callable[[Puzzle, AnyGame, Any], str]
    """Proves a puzzle again by other, slower means: empty, or a sentence that says what is wrong."""


@cache
def puzzles_of(game_key: str) -> GamePuzzles | None:
    """The puzzles of a game; None: it brings none."""
    return brought(game_key, GamePuzzles, package="blockcade.puzzles", attribute="PUZZLES", group=GROUP)
