"""The legal moves of a seat as a sequence that makes them from their numbers when they are asked for."""

from collections.abc import Iterator, Sequence
from typing import overload

from blockcade.games.blokus.board import Board
from blockcade.games.blokus.moves import Lay, Move, Pass

_PASSES = (Pass(),)


class LegalMoves(Sequence[Move]):
    """Equal to any sequence of the same moves. `numbers` are those of the places, ascending."""

    __slots__ = ("_board", "_passes", "numbers")

    def __init__(self, board: Board, numbers: Sequence[int], *, may_pass: bool) -> None:
        self._board = board
        self.numbers = numbers
        self._passes = _PASSES if may_pass else ()

    def __len__(self) -> int:
        return len(self.numbers) + len(self._passes)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return self._all()[index]
        at = index + len(self) if index < 0 else index
        if 0 <= at < len(self.numbers):
            return self._board.tables.placements[self.numbers[at]].lay
        if at == len(self.numbers) and self._passes:
            return self._passes[0]
        raise IndexError(f"no move {index} of {len(self)}")

    def __iter__(self) -> Iterator[Move]:
        return iter(self._all())

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Lay):
            return move in self._passes
        number = self._board.number_of(move)
        return number is not None and number in self.numbers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._all() == list(other)  # pyright: ignore[reportUnknownArgumentType]

    __hash__ = None  # type: ignore[assignment]  # like a list

    def __repr__(self) -> str:
        return repr(self._all())

    def _all(self) -> list[Move]:
        placements = self._board.tables.placements
        return [*[placements[number].lay for number in self.numbers], *self._passes]
