"""The moves of BlockYou!"""

from dataclasses import dataclass
from typing import TypeAlias

from blockcade.core import Seat, Wait
from blockcade.games.blockyou.cards import Card


@dataclass(frozen=True, slots=True)
class Ready:
    """A player is ready; when all are, the first countdown begins."""


@dataclass(frozen=True, slots=True)
class Lay:
    """The card in hand goes on the field, turned; row and column of its NW square, 0 to 7 (BY-17)."""

    row: int
    column: int
    turns: int  # quarter turns clockwise


@dataclass(frozen=True, slots=True)
class Begin:
    """CHANCE draws the player who leads (BY-05)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """CHANCE turns over a card: for the field, for a hand, or from the penalty pile."""

    card: Card


Move: TypeAlias = Ready | Lay | Begin | Draw | Wait
