"""The moves of Blokus."""

from dataclasses import dataclass, field
from typing import TypeAlias

from blockcade.core import Cell, Seat, Wait
from blockcade.games.blokus.pieces import Piece


@dataclass(frozen=True, slots=True)
class Lay:
    """A piece on cells, in reading order. Not checked: it may be misshapen, taken or off the board."""

    piece: Piece
    cells: tuple[Cell, ...]
    # Placements on the board store their notation, since legal moves are listed so often.
    notation: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Pass:
    """Lays nothing by choice; only the option voluntaryPass allows it (BK-O10)."""


@dataclass(frozen=True, slots=True)
class Begin:
    """CHANCE draws the first player (BK-O08)."""

    seat: Seat


Move: TypeAlias = Lay | Pass | Begin | Wait
