"""A bot that judges the board of Blokus after one move."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from blockcade.bots.protocol import Budget
from blockcade.core import Dice
from blockcade.games.blokus.board import BOARD_OF_SIZE, Board, mask_of
from blockcade.games.blokus.data import GRID_SIZE
from blockcade.games.blokus.moves import Lay, Move
from blockcade.games.blokus.view import View


class Footprint(NamedTuple):
    """The cells that a placement covers and touches."""

    cells: int
    edges: int
    corners: int


class GreedyBot:
    """The largest piece; among those, the one that opens most new corners; among those, any."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        lays = [move for move in legal if isinstance(move, Lay)]
        if not lays or view.turn is None:
            return legal[dice.roll(len(legal))]
        board = BOARD_OF_SIZE[view.size]
        known = _footprints(board)
        own = _mask(view, view.turn.letter)
        closed = _mask(view, ".", others=True) | board.edge_neighbours(own)
        open_corners = board.corner_neighbours(own)
        largest = max([len(lay.cells) for lay in lays])
        best, best_corners = lays[:0], -1
        for lay in lays:
            if len(lay.cells) < largest:
                continue
            cells, edges, corners = known.get(lay.notation) or _footprint(board, lay)
            # The cells from which the colour can go on after the move: old ones still free, and new.
            usable = ((open_corners | corners) & ~(closed | cells | edges)).bit_count()
            if usable > best_corners:
                best, best_corners = [lay], usable
            elif usable == best_corners:
                best.append(lay)
        return best[dice.roll(len(best))]


@cache
def _footprints(board: Board) -> Mapping[str, Footprint]:
    """Of every placement, by its notation."""
    return {placement.lay.notation: _footprint(board, placement.lay) for placement in board.tables.placements}


def _footprint(board: Board, lay: Lay) -> Footprint:
    cells = mask_of(lay.cells)
    return Footprint(cells, board.edge_neighbours(cells), board.corner_neighbours(cells))


def _mask(view: View, letter: str, *, others: bool = False) -> int:
    """The cells with this mark, or with `others` all that have another one."""
    hit, miss = ("0", "1") if others else ("1", "0")
    size, board = view.size, view.board
    bits = "".join([hit if mark == letter else miss for mark in board])
    rows = [bits[at : at + size][::-1].rjust(GRID_SIZE, "0") for at in range(0, size * size, size)]
    return int("".join(reversed(rows)), 2) << GRID_SIZE * (GRID_SIZE - size)
