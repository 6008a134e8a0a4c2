"""A board of Blokus as a picture, for notebooks and reports."""

from blockcade.core import Cell
from blockcade.games.blokus.board import BOARD_OF_SIZE
from blockcade.games.blokus.notation import parse_cell
from blockcade.games.blokus.view import ColourView, View

_CELL = 20
_EDGE = 22  # room for the coordinates
_LEGEND = 26
_FILL = {"B": "#2F6FDE", "Y": "#EDB100", "R": "#D9443A", "G": "#2C9456"}
_QUIET = "#6C6254"


def draw_svg(view: View) -> str:
    """The board with coordinates, the last piece outlined, and a line with the rest of each colour."""
    board = BOARD_OF_SIZE[view.size]
    wide = view.size * _CELL
    side = wide + 2 * _EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side + _LEGEND}" width="{side}">',
        '<g font-family="Rubik, sans-serif" font-size="11" text-anchor="middle">',
        f'<rect width="{side}" height="{side + _LEGEND}" rx="12" fill="#F6EFE3"/>',
        f'<rect x="{_EDGE}" y="{_EDGE}" width="{wide}" height="{wide}" fill="#FFFDF8"/>',
        _grid(view.size),
        _coordinates(view.size),
    ]
    if board.has_own_starts:  # other boards start in the corners, which need no mark
        parts.extend(_dot(*_seen(cell, view), _FILL[colour.letter]) for colour, cell in board.starts)
    for index, mark in enumerate(view.board):
        if mark != ".":
            row, column = divmod(index, view.size)
            parts.append(_square(row, column, f'fill="{_FILL[mark]}" stroke="#FFFDF8"'))
    if view.last is not None:
        parts.extend(
            _square(*_seen(parse_cell(name), view), 'fill="none" stroke="#221D16" stroke-width="2"')
            for name in view.last.cells
        )
    parts.extend(
        _legend(
            _EDGE + index * wide // len(view.colours), side + 4, colour, is_to_move=view.turn is colour.colour
        )
        for index, colour in enumerate(view.colours)
    )
    return "".join([*parts, "</g></svg>"])


def _seen(cell: Cell, view: View) -> tuple[int, int]:
    """Row and column in the picture."""
    return divmod(BOARD_OF_SIZE[view.size].index(cell), view.size)


def _square(row: int, column: int, style: str) -> str:
    x, y = _EDGE + column * _CELL + 1, _EDGE + row * _CELL + 1
    return f'<rect x="{x}" y="{y}" width="{_CELL - 2}" height="{_CELL - 2}" rx="3" {style}/>'


def _dot(row: int, column: int, fill: str) -> str:
    x, y = _EDGE + column * _CELL + _CELL // 2, _EDGE + row * _CELL + _CELL // 2
    return f'<circle cx="{x}" cy="{y}" r="4" fill="{fill}"/>'


def _grid(size: int) -> str:
    near, far = _EDGE, _EDGE + size * _CELL
    lines = "".join(
        f"M{near} {near + step * _CELL}H{far}M{near + step * _CELL} {near}V{far}" for step in range(size + 1)
    )
    return f'<path d="{lines}" stroke="#E3D8C6" fill="none"/>'


def _coordinates(size: int) -> str:
    middle = _EDGE + _CELL // 2
    below = _EDGE + size * _CELL + 15
    columns = "".join(
        f'<text x="{middle + step * _CELL}" y="{below}">{chr(ord("a") + step)}</text>' for step in range(size)
    )
    rows = "".join(
        f'<text x="{_EDGE // 2}" y="{middle + 4 + step * _CELL}">{size - step}</text>' for step in range(size)
    )
    return f'<g fill="{_QUIET}">{columns}{rows}</g>'


def _legend(x: int, y: int, colour: ColourView, *, is_to_move: bool) -> str:
    weight = "700" if is_to_move else "400"
    letter = colour.colour.letter
    return (
        f'<rect x="{x}" y="{y}" width="14" height="14" rx="3" fill="{_FILL[letter]}"/>'
        f'<text x="{x + 20}" y="{y + 11}" text-anchor="start" fill="#221D16" font-weight="{weight}">'
        f"{letter} {colour.squares_left} left{' •' if is_to_move else ''}</text>"
    )
