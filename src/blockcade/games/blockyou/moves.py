"""What can be done in a game of BlockYou!"""

from dataclasses import dataclass
from typing import TypeAlias

from blockcade.core import Wait
from blockcade.games.blockyou.cards import Card


@dataclass(frozen=True, slots=True)
class Ready:
    """A player sits at the table; when all do, the first countdown begins."""


@dataclass(frozen=True, slots=True)
class Lay:
    """The card taken up goes on the field, turned; row and column are of its NW square, 0 to 7 (BY-17)."""

    row: int
    column: int
    turns: int  # quarter turns clockwise


@dataclass(frozen=True, slots=True)
class Draw:
    """CHANCE turns over a card: for the field, for a hand, or from the penalty pile."""

    card: Card


Move: TypeAlias = Ready | Lay | Draw | Wait
