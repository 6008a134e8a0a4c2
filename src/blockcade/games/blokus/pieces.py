"""The 21 pieces of a colour."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from blockcade.core import Shape
from blockcade.games.blokus.data import PIECE_ROWS


@dataclass(frozen=True, slots=True)
class Piece:
    """`index` numbers the pieces smallest first; hands are bit masks over it."""

    index: int
    name: str
    shape: Shape
    orientations: tuple[Shape, ...]

    @property
    def size(self) -> int:
        return len(self.shape)

    def __repr__(self) -> str:
        return f"piece({self.name!r})"

    def __reduce__(self) -> tuple[Callable[[str], "Piece"], tuple[str]]:
        """Pickles and copies give the same shared piece of that name."""
        return piece, (self.name,)


def _make(index: int, name: str, rows: str) -> Piece:
    shape = Shape.from_rows(rows)
    return Piece(index, name, shape, shape.orientations())


PIECES = tuple(_make(index, name, rows) for index, (name, rows) in enumerate(PIECE_ROWS.items()))
PIECE_BY_NAME = {piece.name: piece for piece in PIECES}
FULL_HAND = (1 << len(PIECES)) - 1
SQUARES_OF_A_COLOUR = sum(piece.size for piece in PIECES)


def piece(name: str) -> Piece:
    return PIECE_BY_NAME[name]


@lru_cache(maxsize=1 << 14)  # the same hands recur in every view, score and list of moves
def pieces_in(hand: int) -> tuple[Piece, ...]:
    """The pieces of a hand, smallest first."""
    return tuple(piece for piece in PIECES if hand >> piece.index & 1)


@lru_cache(maxsize=1 << 14)
def names_in(hand: int) -> tuple[str, ...]:
    return tuple(piece.name for piece in pieces_in(hand))


@lru_cache(maxsize=1 << 14)
def squares_in(hand: int) -> int:
    return sum(piece.size for piece in pieces_in(hand))
