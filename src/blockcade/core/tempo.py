"""How quick the players of a race are, as everybody at the table can see it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from blockcade.core.actors import Seat
from blockcade.core.tally import TimedMove


class Try(NamedTuple):
    """One chance of a seat to act: from the moment in which it could begin to look until it was over.

    It holds nothing that the others at the table could not measure with a watch.
    """

    seat: Seat
    took_ms: int
    has_acted: bool  # False: another player or the clock ended the chance first


Tempo: TypeAlias = Callable[[int, Sequence[TimedMove]], Sequence[Try]]
"""Takes the number of players and moves that follow each other; returns their tries, oldest first."""
