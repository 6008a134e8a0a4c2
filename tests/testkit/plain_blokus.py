"""A second counter of Blokus moves, over plain sets of squares; it shares no code with the rules."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

Square = tuple[int, int]  # row from the top, column from the left
Squares = frozenset[Square]
Boards = dict[str, Squares]  # by the letter of a colour


class Form(NamedTuple):
    """The size of the board and the start of each colour, in the order of turns."""

    size: int
    starts: dict[str, Square]


CLASSIC = Form(20, {"B": (0, 0), "Y": (0, 19), "R": (19, 19), "G": (19, 0)})
DUO = Form(14, {"B": (4, 4), "Y": (9, 9)})


def grown() -> list[Squares]:
    """All shapes of one to five squares joined at edges, each orientation once: grown square by square."""
    layer: set[Squares] = {frozenset([(0, 0)])}
    shapes = list(layer)
    for _ in range(4):
        layer = {to_corner(shape | {near}) for shape in layer for near in beside(shape)}
        shapes.extend(layer)
    return shapes


def to_corner(squares: Squares) -> Squares:
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    return frozenset((row - top, column - left) for row, column in squares)


def beside(squares: Squares) -> Squares:
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0))
    return frozenset((r + dr, c + dc) for r, c in squares for dr, dc in steps) - squares


def cornering(squares: Squares) -> Squares:
    steps = ((1, 1), (1, -1), (-1, 1), (-1, -1))
    return frozenset((r + dr, c + dc) for r, c in squares for dr, dc in steps) - squares - beside(squares)


def kind(shape: Squares) -> Squares:
    """The same value for all turned and flipped copies of a shape."""
    copies: list[Squares] = []
    for flip in (1, -1):
        turned: Squares = frozenset((row, flip * column) for row, column in shape)
        for _ in range(4):
            turned = frozenset((column, -row) for row, column in turned)
            copies.append(to_corner(turned))
    return min(copies, key=sorted)


SHAPES = grown()
KIND = {shape: kind(shape) for shape in SHAPES}


def on_board(size: int) -> Iterator[Squares]:
    """Every place of every orientation, ignoring all rules but the board's edge."""
    for shape in SHAPES:
        for row in range(size - max(r for r, _ in shape)):
            for column in range(size - max(c for _, c in shape)):
                yield frozenset((row + r, column + c) for r, c in shape)


@cache
def places(size: int) -> list[tuple[Squares, Squares]]:
    """Every place with the kind of its shape."""
    return [(place, KIND[to_corner(place)]) for place in on_board(size)]


def pieces(board: Squares) -> list[Squares]:
    """The pieces of one colour: patches joined at edges."""
    left, found = set(board), list[Squares]()
    while left:
        patch: Squares = frozenset([left.pop()])
        while near := beside(patch) & left:
            patch |= near
            left -= near
        found.append(patch)
    return found


def read_form(position: str) -> Form:
    return DUO if "board=duo" in position else CLASSIC


def read_boards(position: str) -> Boards:
    """The squares of each colour from the board part of a position."""
    boards: dict[str, set[Square]] = {letter: set() for letter in read_form(position).starts}
    for row, line in enumerate(position.partition(" | ")[0].split("/")):
        column, digits = 0, ""
        for mark in line + " ":
            if mark.isdigit():
                digits += mark
                continue
            column += int(digits or 0)
            digits = ""
            if mark in boards:
                boards[mark].add((row, column))
            column += 1
    return {letter: frozenset(squares) for letter, squares in boards.items()}


def moves(form: Form, boards: Boards, colour: str, *, fixed: bool) -> list[Squares]:
    """Every place where the colour may lay one of the pieces that are not on the board yet."""
    own = boards[colour]
    taken = frozenset[Square]().union(*boards.values())
    used = {KIND[to_corner(piece)] for piece in pieces(own)}
    starts = [form.starts[colour]] if fixed else form.starts.values()
    anchors = cornering(own) if own else frozenset(starts)
    barred = taken | beside(own)
    return [
        place
        for place, its_kind in places(form.size)
        if not place.isdisjoint(anchors) and place.isdisjoint(barred) and its_kind not in used
    ]


def count(position: str, depth: int) -> int:
    """Lines of play in the order of turns; a colour that can lay nothing is passed over."""
    form, boards = read_form(position), read_boards(position)
    colour = position.partition("| turn ")[2][0]
    fixed = "startCorner=fixed" in position or form is DUO
    lines = moves(form, boards, colour, fixed=fixed)
    return _count_below(form, boards, colour, lines, depth, fixed=fixed)


def _count_below(
    form: Form, boards: Boards, colour: str, lines: list[Squares], depth: int, *, fixed: bool
) -> int:
    if depth == 1:
        return len(lines)
    total = 0
    order = [*form.starts]
    at = order.index(colour)
    for place in lines:
        after = {**boards, colour: boards[colour] | place}
        for step in range(1, len(order) + 1):
            other = order[(at + step) % len(order)]
            if answers := moves(form, after, other, fixed=fixed):
                total += _count_below(form, after, other, answers, depth - 1, fixed=fixed)
                break
    return total
