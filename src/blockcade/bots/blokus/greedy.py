"""A bot that judges the board of Blokus after one move."""

from collections.abc import Sequence

from blockcade.bots.protocol import Budget
from blockcade.core import Dice
from blockcade.games.blokus.board import BOARD_OF_SIZE, Board, mask_of
from blockcade.games.blokus.moves import Lay, Move
from blockcade.games.blokus.view import View


class GreedyBot:
    """The largest piece; among those, the one that opens most new corners; among those, any."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        lays = [move for move in legal if isinstance(move, Lay)]
        if not lays or view.turn is None:
            return legal[dice.roll(len(legal))]
        board = BOARD_OF_SIZE[view.size]
        own = _mask(view, board, view.turn.letter)
        taken = sum(_mask(view, board, colour.colour.letter) for colour in view.colours)
        largest = max(lay.piece.size for lay in lays)
        best, best_corners = lays[:0], -1
        for lay in lays:
            if lay.piece.size < largest:
                continue
            corners = _usable_corners(board, own, taken, mask_of(lay.cells))
            if corners > best_corners:
                best, best_corners = [lay], corners
            elif corners == best_corners:
                best.append(lay)
        return best[dice.roll(len(best))]


def _usable_corners(board: Board, own: int, taken: int, piece: int) -> int:
    """The number of cells from which the colour can go on after the move: old ones still free, and new."""
    together = own | piece
    free = ~(taken | piece | board.edge_neighbours(together))
    return (board.corner_neighbours(together) & free).bit_count()


def _mask(view: View, board: Board, letter: str) -> int:
    return mask_of(cell for cell, mark in zip(board.cells, view.board, strict=True) if mark == letter)
