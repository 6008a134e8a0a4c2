"""A bot that judges the board of Blokus after one move."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache

from blockcade.bots.protocol import Budget
from blockcade.core import Dice
from blockcade.games.blokus.board import BOARD_OF_SIZE, GRID_CELLS, Board
from blockcade.games.blokus.data import GRID_SIZE
from blockcade.games.blokus.legal import LegalMoves
from blockcade.games.blokus.moves import Lay, Move
from blockcade.games.blokus.view import View


class GreedyBot:
    """The largest piece; among those, the one that opens most new corners; among those, any.

    It goes by the numbers of placements: the canonical order has the smallest pieces first.
    """

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        board = BOARD_OF_SIZE[view.size]
        numbers = _numbers(board, legal)
        if not numbers or view.turn is None:
            return legal[dice.roll(len(legal))]
        footprints, firsts = _footprints(board)
        own = _mask(view, view.turn.letter)
        corners = board.corner_neighbours(own)
        free = board.mask & ~(_mask(view, ".", others=True) | board.edge_neighbours(own))
        # The cells from which the colour can go on after a move: old corners that stay free, and new ones.
        wanted = free & corners | (free & ~corners) << GRID_CELLS
        largest = numbers[bisect_left(numbers, firsts[numbers[-1]]) :]
        counts = [(footprints[number] & wanted).bit_count() for number in largest]
        most = max(counts)
        best = [number for number, count in zip(largest, counts, strict=True) if count == most]
        return board.tables.placements[best[dice.roll(len(best))]].lay


def _numbers(board: Board, legal: Sequence[Move]) -> Sequence[int]:
    if isinstance(legal, LegalMoves):
        return legal.numbers
    return sorted(board.numbers[move.cells] for move in legal if isinstance(move, Lay))


@cache
def _footprints(board: Board) -> tuple[Sequence[int], Sequence[int]]:
    """Of every placement, in one number: the cells that it leaves, and above them the new corners among them.

    And the first placement of a piece of the same size.
    """
    footprints, firsts = list[int](), list[int]()
    size, first = 0, 0
    for number, cells, lay in board.tables.placements:
        if len(lay.cells) > size:
            size, first = len(lay.cells), number
        firsts.append(first)
        left = board.mask & ~(cells | board.edge_neighbours(cells))
        footprints.append(left | (board.corner_neighbours(cells) & left) << GRID_CELLS)
    return footprints, firsts


def _mask(view: View, letter: str, *, others: bool = False) -> int:
    """The cells with this mark, or with `others` all that have another one."""
    size = view.size
    bits = view.board.encode().translate(_bits(letter, others))[::-1]
    if size == GRID_SIZE:
        return int(bits, 2)
    rows = [bits[at : at + size].rjust(GRID_SIZE, b"0") for at in range(0, size * size, size)]
    return int(b"".join(rows), 2) << GRID_SIZE * (GRID_SIZE - size)


@cache
def _bits(letter: str, others: bool) -> bytes:
    """A table that turns marks into digits."""
    return bytes(ord("1") if (chr(mark) == letter) != others else ord("0") for mark in range(256))
