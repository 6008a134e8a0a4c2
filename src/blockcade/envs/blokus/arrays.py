"""Blokus as arrays: planes of the board, and hands. The kernel's batch fills the same ones."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from blockcade.core import Seat, Setup
from blockcade.envs.contract import Array
from blockcade.games.blokus.board import ALL_BOARDS, Board
from blockcade.games.blokus.colours import Colour
from blockcade.games.blokus.notation import parse_cell
from blockcade.games.blokus.pieces import PIECE_BY_NAME, PIECES
from blockcade.games.blokus.view import ColourView, View


def arrays(setup: Setup) -> Mapping[str, Array]:
    board = ALL_BOARDS[setup["board"]]
    colours = len(board.colours)
    return {
        "observation": Array((colours + 3, board.size, board.size)),
        "hands": Array((colours, len(PIECES))),
    }


def see(setup: Setup, view: View, seat: Seat) -> dict[str, NDArray[Any]]:
    """The colour to move comes first; out of turn, the seat's first colour. Then the order of turns.

    Planes: cells covered by each colour; cells of which the next piece must cover one; cells that it may
    cover; the newest piece on the board.
    """
    board = ALL_BOARDS[setup["board"]]
    order = _order(view, seat)
    planes = np.zeros((len(order) + 3, board.size * board.size), np.int8)
    marks = np.frombuffer(view.board.encode(), np.uint8)
    for at, colour in enumerate(order):
        planes[at] = marks == ord(colour.letter)
    if view.turn is order[0]:
        planes[len(order), _indices(board, view.anchors)] = 1
    planes[len(order) + 1] = _open_cells(board, marks, order[0])
    if view.last:
        planes[len(order) + 2, _indices(board, view.last.cells)] = 1
    shown = {each.colour: each for each in view.colours}
    hands = np.array([_hand(shown[colour]) for colour in order], np.int8)
    return {"observation": planes.reshape(-1, board.size, board.size), "hands": hands}


def _order(view: View, seat: Seat) -> list[Colour]:
    """The colours in the order of their turns, beginning with the one to move or the seat's first one."""
    own = [shown.colour for shown in view.colours if shown.owner == seat]
    first = view.turn if view.turn is not None and view.seat == seat else own[0]
    at = view.order.index(first)
    return [*view.order[at:], *view.order[:at]]


def _open_cells(board: Board, marks: NDArray[np.uint8], colour: Colour) -> NDArray[np.bool_]:
    """The free cells that do not share an edge with the colour."""
    own = (marks == ord(colour.letter)).reshape(board.size, board.size)
    beside = np.zeros_like(own)
    beside[1:] |= own[:-1]
    beside[:-1] |= own[1:]
    beside[:, 1:] |= own[:, :-1]
    beside[:, :-1] |= own[:, 1:]
    return (marks == ord(".")) & ~beside.reshape(-1)


def _indices(board: Board, cells: Sequence[str]) -> list[int]:
    return [board.index(parse_cell(cell)) for cell in cells]


def _hand(shown: ColourView) -> list[int]:
    held = {PIECE_BY_NAME[name].index for name in shown.pieces}
    return [int(piece.index in held) for piece in PIECES]
