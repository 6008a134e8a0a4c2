"""What can be done in a game of Blokus."""

from dataclasses import dataclass, field
from typing import TypeAlias

from blockcade.core import Cell, Seat, Wait
from blockcade.games.blokus.pieces import Piece


@dataclass(frozen=True, slots=True)
class Lay:
    """A piece on cells, in reading order. A wish: it may be misshapen, taken or off the board."""

    piece: Piece
    cells: tuple[Cell, ...]
    # Placements on the board carry their notation ready-made, since legal moves are listed so often.
    notation: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Pass:
    """Laying nothing by choice, which only the switch voluntaryPass allows (BK-O10)."""


@dataclass(frozen=True, slots=True)
class Begin:
    """CHANCE draws who goes first (BK-O08)."""

    seat: Seat


Move: TypeAlias = Lay | Pass | Begin | Wait
