"""Cells of a board, and shapes made of cells that can be turned and flipped."""

from collections.abc import Iterable
from typing import NamedTuple


class Cell(NamedTuple):
    """A square: the row from the top and the column from the left. It may lie outside the board."""

    row: int
    column: int


class Shape(tuple[Cell, ...]):
    """Cells pushed into the top left corner, in reading order: equal shapes are equal tuples."""

    __slots__ = ()

    @staticmethod
    def of(cells: Iterable[tuple[int, int]]) -> "Shape":
        listed = list(cells)
        top = min(row for row, _ in listed)
        left = min(column for _, column in listed)
        return Shape(sorted(Cell(row - top, column - left) for row, column in listed))

    @staticmethod
    def from_rows(rows: str) -> "Shape":
        """`#` is a cell, `.` a gap, `/` starts the next row."""
        return Shape.of(
            (row, column)
            for row, line in enumerate(rows.split("/"))
            for column, mark in enumerate(line)
            if mark == "#"
        )

    def turned(self) -> "Shape":
        """A quarter turn clockwise."""
        return Shape.of((column, -row) for row, column in self)

    def flipped(self) -> "Shape":
        """As seen from the other side, left and right exchanged."""
        return Shape.of((row, -column) for row, column in self)

    def orientations(self) -> "tuple[Shape, ...]":
        """The different shapes among the eight turned and flipped copies, sorted."""
        found: set[Shape] = set()
        for start in (self, self.flipped()):
            shape = start
            for _ in range(4):
                found.add(shape)
                shape = shape.turned()
        return tuple(sorted(found))

    @property
    def height(self) -> int:
        return 1 + max(row for row, _ in self)

    @property
    def width(self) -> int:
        return 1 + max(column for _, column in self)
