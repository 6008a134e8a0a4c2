"""A game told in numbers after its end: what each player did, from all moves and their times."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from blockcade.core.actors import Who


class TimedMove(NamedTuple):
    """One move of a finished game, with the time at which the server took it."""

    who: Who
    move: Any  # None: the player left
    at_ms: int
    before: Any  # the state
    after: Any


Tally: TypeAlias = Callable[[int, Sequence[TimedMove]], Sequence[Mapping[str, int]]]
"""Takes the number of players and all moves; returns named numbers for each seat."""
