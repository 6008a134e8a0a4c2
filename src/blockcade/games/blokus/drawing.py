"""A board of Blokus as a picture, for notebooks and reports."""

from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.data import BOARD_SIZE
from blockcade.games.blokus.notation import parse_cell
from blockcade.games.blokus.view import ColourView, View

_CELL = 20
_EDGE = 22  # room for the coordinates
_BOARD = BOARD_SIZE * _CELL
_SIDE = _BOARD + 2 * _EDGE
_LEGEND = 26
_FILL = {"B": "#2F6FDE", "Y": "#EDB100", "R": "#D9443A", "G": "#2C9456"}
_QUIET = "#6C6254"


def draw_svg(view: View) -> str:
    """The board with coordinates, the last piece outlined, and a line of what each colour has left."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIDE} {_SIDE + _LEGEND}" width="{_SIDE}">',
        '<g font-family="Rubik, sans-serif" font-size="11" text-anchor="middle">',
        f'<rect width="{_SIDE}" height="{_SIDE + _LEGEND}" rx="12" fill="#F6EFE3"/>',
        f'<rect x="{_EDGE}" y="{_EDGE}" width="{_BOARD}" height="{_BOARD}" fill="#FFFDF8"/>',
        _grid(),
        _coordinates(),
    ]
    for index, mark in enumerate(view.board):
        if mark != ".":
            row, column = divmod(index, BOARD_SIZE)
            parts.append(_square(row, column, f'fill="{_FILL[mark]}" stroke="#FFFDF8"'))
    if view.last is not None:
        parts.extend(
            _square(*parse_cell(name), 'fill="none" stroke="#221D16" stroke-width="2"')
            for name in view.last.cells
        )
    parts.extend(
        _legend(index, view.colours[index], is_to_move=view.turn is view.colours[index].colour)
        for index in range(len(COLOURS))
    )
    return "".join([*parts, "</g></svg>"])


def _square(row: int, column: int, style: str) -> str:
    x, y = _EDGE + column * _CELL + 1, _EDGE + row * _CELL + 1
    return f'<rect x="{x}" y="{y}" width="{_CELL - 2}" height="{_CELL - 2}" rx="3" {style}/>'


def _grid() -> str:
    near, far = _EDGE, _EDGE + BOARD_SIZE * _CELL
    lines = "".join(
        f"M{near} {near + step * _CELL}H{far}M{near + step * _CELL} {near}V{far}"
        for step in range(BOARD_SIZE + 1)
    )
    return f'<path d="{lines}" stroke="#E3D8C6" fill="none"/>'


def _coordinates() -> str:
    middle = _EDGE + _CELL // 2
    below = _EDGE + BOARD_SIZE * _CELL + 15
    columns = "".join(
        f'<text x="{middle + step * _CELL}" y="{below}">{chr(ord("a") + step)}</text>'
        for step in range(BOARD_SIZE)
    )
    rows = "".join(
        f'<text x="{_EDGE // 2}" y="{middle + 4 + step * _CELL}">{BOARD_SIZE - step}</text>'
        for step in range(BOARD_SIZE)
    )
    return f'<g fill="{_QUIET}">{columns}{rows}</g>'


def _legend(index: int, colour: ColourView, *, is_to_move: bool) -> str:
    x = _EDGE + index * (_SIDE - 2 * _EDGE) // len(COLOURS)
    y = _SIDE + 4
    weight = "700" if is_to_move else "400"
    letter = colour.colour.letter
    return (
        f'<rect x="{x}" y="{y}" width="14" height="14" rx="3" fill="{_FILL[letter]}"/>'
        f'<text x="{x + 20}" y="{y + 11}" text-anchor="start" fill="#221D16" font-weight="{weight}">'
        f"{letter} {colour.squares_left} left{' •' if is_to_move else ''}</text>"
    )
