"""Moves and positions of Blokus as text and back; docs/formats/notation.md is the specification."""

import re

from blockcade.core import BadNotation, Cell, Seat, Wait
from blockcade.games.blokus.data import GRID_SIZE
from blockcade.games.blokus.moves import Begin, Lay, Move, Pass
from blockcade.games.blokus.pieces import PIECE_BY_NAME

_CELL = re.compile(r"([a-z])([1-9]\d?)", re.ASCII)
_BEGIN = re.compile(r"begin([0-3])", re.ASCII)
_MAX_CELLS = 5


def format_cell(cell: Cell) -> str:
    """`a1` is bottom left on every board. Some cells off the board have names too; the rules refuse them."""
    return f"{chr(ord('a') + cell.column)}{GRID_SIZE - cell.row}"


def parse_cell(text: str) -> Cell:
    match = _CELL.fullmatch(text)
    if not match:
        raise BadNotation(f"{text!r} is not a cell like a1 or t20")
    return Cell(GRID_SIZE - int(match[2]), ord(match[1]) - ord("a"))


def format_move(move: Move) -> str:
    match move:
        case Lay(piece, cells, notation):
            return notation or f"{piece.name}:{','.join(format_cell(cell) for cell in cells)}"
        case Pass():
            return "pass"
        case Begin(seat):
            return f"begin{seat}"
        case Wait():
            return str(move)


def parse_move(text: str) -> Move:
    """Cells may come in any order; the move keeps them in reading order."""
    if text == "pass":
        return Pass()
    if match := _BEGIN.fullmatch(text):
        return Begin(Seat(int(match[1])))
    if wait := Wait.parse(text):
        return wait
    name, colon, cells = text.partition(":")
    if not colon:
        raise BadNotation(f"{text!r} is not a move like V3:f19,f18,g18")
    if name not in PIECE_BY_NAME:
        raise BadNotation(f"{name!r} is not a piece; there are {', '.join(PIECE_BY_NAME)}")
    parts = cells.split(",")
    if len(parts) > _MAX_CELLS:
        raise BadNotation(f"{text!r} names more than {_MAX_CELLS} cells")
    return Lay(PIECE_BY_NAME[name], tuple(sorted(parse_cell(part) for part in parts)))
