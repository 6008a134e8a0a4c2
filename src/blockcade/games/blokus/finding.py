"""Finds where a colour may lay: in Python here, the reference, or by a faster finder that is brought in.

The rules stay the same: a finder answers one question of geometry from masks, and tests compare both.
"""

from collections.abc import Sequence
from typing import Protocol

from blockcade.games.blokus.board import Board, bits_of
from blockcade.games.blokus.pieces import pieces_in


class Finder(Protocol):
    def find(self, board: Board, attach: int, forbidden: int, hand: int) -> Sequence[int]:
        """The numbers of the placements of these pieces that cover one of `attach` and none of `forbidden`,
        ascending."""
        ...

    def has(self, board: Board, attach: int, forbidden: int, hand: int) -> bool:
        """Whether there is one."""
        ...


class PythonFinder:
    def find(self, board: Board, attach: int, forbidden: int, hand: int) -> Sequence[int]:
        covering = board.tables.covering
        in_hand = [piece.index for piece in pieces_in(hand)]
        found = {
            placement.number
            for cell in bits_of(attach & ~forbidden)
            for piece_index in in_hand
            for placement in covering[cell][piece_index]
            if not placement.mask & forbidden
        }
        return sorted(found)

    def has(self, board: Board, attach: int, forbidden: int, hand: int) -> bool:
        """Small pieces are tried first, since they fit most often."""
        covering = board.tables.covering
        cells = bits_of(attach & ~forbidden)
        return any(
            not placement.mask & forbidden
            for piece in pieces_in(hand)
            for cell in cells
            for placement in covering[cell][piece.index]
        )


PYTHON: Finder = PythonFinder()
_used: list[Finder] = [PYTHON]


def finder() -> Finder:
    """The one in use."""
    return _used[0]


def use_finder(new: Finder) -> Finder:
    """The one switch: from now on all rules of Blokus in this process ask `new`. Returns the one before."""
    before = _used[0]
    _used[0] = new
    return before
