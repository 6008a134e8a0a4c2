"""The moves of Blackout."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from blockcade.core import Seat, Wait


class Space(NamedTuple):
    """A space of a card by name: `S1.2` is the second space of card S1. It need not exist."""

    card: str
    number: int  # 1 to 5, from the top


@dataclass(frozen=True, slots=True)
class Roll:
    """All three dice go down the slide (BL-15)."""


@dataclass(frozen=True, slots=True)
class Put:
    """A chip for a rolled number (BL-16)."""

    number: int
    space: Space


@dataclass(frozen=True, slots=True)
class UseWild:
    """A chip on any open number (BL-26)."""

    space: Space


@dataclass(frozen=True, slots=True)
class UseUndo:
    """A chip back to the supply (BL-27)."""

    space: Space


@dataclass(frozen=True, slots=True)
class Reroll:
    """The other two dice once more (BL-29)."""


@dataclass(frozen=True, slots=True)
class End:
    """Ends the turn: the rest of the roll is lost."""


@dataclass(frozen=True, slots=True)
class Call:
    """Blackout! (BL-32)"""


@dataclass(frozen=True, slots=True)
class Begin:
    """CHANCE draws the first player (BL-O06)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Face:
    """CHANCE throws one die: a number, or the die's special as 0."""

    die: str  # W, U or R
    number: int


@dataclass(frozen=True, slots=True)
class Draw:
    """CHANCE turns over the next card of the pile."""

    card: str


Move: TypeAlias = Roll | Put | UseWild | UseUndo | Reroll | End | Call | Begin | Face | Draw | Wait
