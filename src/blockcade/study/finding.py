"""Finds a study by its id, of whatever kind it is."""

from collections.abc import Callable, Mapping

from blockcade.core import AnyGame
from blockcade.games import GAMES
from blockcade.study import lessons, mistakes, puzzles
from blockcade.study.protocol import Study

# By the first part of the id; each gets the rest of it.
_FINDERS: Mapping[str, Callable[[str, Mapping[str, AnyGame]], Study | None]] = {
    lessons.KIND: lessons.find_step,
    mistakes.KIND: mistakes.find_mistake,
    puzzles.KIND: puzzles.find_puzzle,
}


def find(study: str, games: Mapping[str, AnyGame] = GAMES) -> Study | None:
    """The study of this id; None: there is none, or none any more."""
    kind, _, rest = study.partition("/")
    finder = _FINDERS.get(kind)
    return finder(rest, games) if finder else None
