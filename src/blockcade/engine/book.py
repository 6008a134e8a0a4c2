"""Opening books: moves for positions that were searched beforehand; symmetric positions are stored once."""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from blockcade.core import RuleError
from blockcade.engine.kernel import Position, cells_of, move_of

BOOKS: Path | Traversable = files("blockcade.engine") / "books"

Symmetry = Callable[[int, int, int], tuple[int, int]]  # row, column and last index to row and column

_OF_THE_SQUARE: tuple[Symmetry, ...] = (
    lambda row, column, _: (row, column),
    lambda row, column, last: (column, last - row),
    lambda row, column, last: (last - row, last - column),
    lambda row, column, last: (last - column, row),
    lambda row, column, last: (row, last - column),
    lambda row, column, last: (last - row, column),
    lambda row, column, _: (column, row),
    lambda row, column, last: (last - column, last - row),
)


@cache
def symmetries(variant: str, *, fixed_corners: bool = True) -> tuple[tuple[int, ...], ...]:
    """Return the rotations and reflections that keep the rules, each as the new place of each cell.

    Only the rule for the first piece depends on the direction, so a symmetry must leave every colour the same
    first moves. The identity comes first.
    """
    start = Position(variant, fixed_corners=fixed_corners)
    openings = [
        {frozenset(cells_of(variant, move)) for move in start.legal_of(colour)}
        for colour in range(start.colours)
    ]
    found: list[tuple[int, ...]] = []
    for symmetry in _OF_THE_SQUARE:
        goes = _cells_under(symmetry, start.size)
        if all({frozenset(goes[cell] for cell in move) for move in moves} == moves for moves in openings):
            found.append(goes)
    return tuple(found)


def _cells_under(symmetry: Symmetry, size: int) -> tuple[int, ...]:
    goes: list[int] = []
    for row in range(size):
        for column in range(size):
            to_row, to_column = symmetry(row, column, size - 1)
            goes.append(to_row * size + to_column)
    return tuple(goes)


def canonical_board(position: Position) -> tuple[bytes, tuple[int, ...]]:
    """Return the least of all symmetric boards, and the symmetry that leads there."""
    cells = position.cells
    boards: list[tuple[bytes, tuple[int, ...]]] = []
    for goes in symmetries(position.variant, fixed_corners=position.fixed_corners):
        board = bytearray(len(cells))
        for cell, colour in enumerate(cells):
            board[goes[cell]] = colour
        boards.append((bytes(board), goes))
    return min(boards)


def key_of(variant: str, turn: int, board: bytes) -> str:
    """Return sixteen letters for a position that never change; the kernel's hash may differ by build."""
    return hashlib.sha256(f"{variant} {turn} ".encode() + board).hexdigest()[:16]


def turned(variant: str, move: int, goes: tuple[int, ...]) -> int:
    """Return the move under a symmetry."""
    return move_of(variant, sorted(goes[cell] for cell in cells_of(variant, move)))


def turned_back(variant: str, move: int, goes: tuple[int, ...]) -> int:
    comes_from = {there: here for here, there in enumerate(goes)}
    return move_of(variant, sorted(comes_from[cell] for cell in cells_of(variant, move)))


class BookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a book's file."""

    made: dict[str, str]
    variant: str
    moves: dict[str, tuple[int, ...]]  # by key of the canonical board: equally good moves, best first
    fixed_corners: bool = True


class Book:
    """Knows openings of one variant, with fixed corners or with free ones.

    These are different games: with free corners a player takes the corner beside the own other colour.
    """

    def __init__(self, held: BookFile) -> None:
        self._held = held

    @staticmethod
    def read(path: Path | Traversable) -> "Book":
        try:
            return Book(msgspec.json.decode(path.read_bytes(), type=BookFile))
        except msgspec.DecodeError as error:
            raise RuleError(f"{path} is not an opening book: {error}") from error

    def __len__(self) -> int:
        return len(self._held.moves)

    @property
    def variant(self) -> str:
        return self._held.variant

    def moves(self, position: Position) -> tuple[int, ...]:
        """Return legal moves that are equally good, best first; none where the book ends."""
        game = (position.variant, position.fixed_corners)
        if game != (self._held.variant, self._held.fixed_corners) or position.turn < 0:
            return ()
        board, goes = canonical_board(position)
        known = self._held.moves.get(key_of(position.variant, position.turn, board), ())
        legal = set(position.legal())
        moves = (turned_back(position.variant, move, goes) for move in known)
        return tuple(move for move in moves if move in legal)


@cache
def packaged_book(variant: str, *, fixed_corners: bool = True) -> Book | None:
    """Return the book of the package, or None if the variant has none."""
    file = BOOKS / (f"{variant}.json" if fixed_corners else f"{variant}-free.json")
    return Book.read(file) if file.is_file() else None


def write_book(path: Path, held: BookFile) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(held), indent=1) + b"\n")
