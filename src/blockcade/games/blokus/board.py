"""The boards as bit masks, and every placement of every piece on them, in tables built once and shared.

All boards lie on one grid with a1 in their lower left corner, so a cell, its bit and its name mean the same
on each of them, and a move can be parsed without knowing its board.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from blockcade.core import Cell
from blockcade.games.blokus.colours import Colour
from blockcade.games.blokus.data import (
    BOARD_SIZES,
    BOARDS_WITH_OWN_STARTS,
    GRID_SIZE,
    LARGEST_ON_SMALL_BOARDS,
    SMALL_BOARD_SIZES,
    START_CELLS,
)
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.notation import format_cell, parse_cell
from blockcade.games.blokus.pieces import PIECES, Piece

GRID_CELLS = GRID_SIZE * GRID_SIZE
_LEFT_COLUMN = sum(1 << row * GRID_SIZE for row in range(GRID_SIZE))
_NOT_LEFT = (1 << GRID_CELLS) - 1 ^ _LEFT_COLUMN
_NOT_RIGHT = (1 << GRID_CELLS) - 1 ^ _LEFT_COLUMN << GRID_SIZE - 1


class Placement(NamedTuple):
    """A piece lying wholly on the board. `number` is its place in the canonical order of moves."""

    number: int
    mask: int
    lay: Lay


class PlacementTables(NamedTuple):
    placements: tuple[Placement, ...]
    covering: tuple[tuple[tuple[Placement, ...], ...], ...]  # [bit of a cell][piece index]


@dataclass(frozen=True)
class Board:
    """A form of the board: its size, its colours and their start cells."""

    name: str
    size: int
    starts: tuple[tuple[Colour, Cell], ...]
    has_own_starts: bool  # a start cell belongs to its colour, whatever the option startCorner says

    @cached_property
    def colours(self) -> tuple[Colour, ...]:
        """The first of COLOURS, so that `Colour.index` is also the index here."""
        return tuple(colour for colour, _ in self.starts)

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces of each colour."""
        if self.name not in SMALL_BOARD_SIZES:
            return PIECES
        return tuple(piece for piece in PIECES if piece.size <= LARGEST_ON_SMALL_BOARDS)

    @cached_property
    def full_hand(self) -> int:
        return sum(1 << piece.index for piece in self.pieces)

    @cached_property
    def start_cells(self) -> tuple[Cell, ...]:
        """In the order of the colours."""
        return tuple(cell for _, cell in self.starts)

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Row by row from the top left."""
        top = GRID_SIZE - self.size
        return tuple(Cell(row, column) for row in range(top, GRID_SIZE) for column in range(self.size))

    @cached_property
    def mask(self) -> int:
        return mask_of(self.cells)

    def __reduce__(self) -> tuple[Callable[[str], "Board"], tuple[str]]:
        """Pickles and copies give the same shared board of that name, with its tables."""
        return board, (self.name,)

    def __contains__(self, cell: Cell) -> bool:
        return GRID_SIZE - self.size <= cell.row < GRID_SIZE and 0 <= cell.column < self.size

    def index(self, cell: Cell) -> int:
        """The index of a cell in `cells`."""
        return (cell.row + self.size - GRID_SIZE) * self.size + cell.column

    def edge_neighbours(self, mask: int) -> int:
        """Cells that share an edge with the mask; cells of the mask itself may be among them."""
        beside = (mask & _NOT_RIGHT) << 1 | (mask & _NOT_LEFT) >> 1
        return (beside | mask << GRID_SIZE | mask >> GRID_SIZE) & self.mask

    def corner_neighbours(self, mask: int) -> int:
        """Cells that share a vertex with a cell of the mask diagonally."""
        beside = (mask & _NOT_RIGHT) << 1 | (mask & _NOT_LEFT) >> 1
        return (beside << GRID_SIZE | beside >> GRID_SIZE) & self.mask

    @cached_property
    def tables(self) -> PlacementTables:
        """Sorted by piece, orientation, row and column: the canonical order in which moves are listed."""
        placements: list[Placement] = []
        covering: list[list[list[Placement]]] = [[[] for _ in PIECES] for _ in range(GRID_CELLS)]
        cells = [Cell(*divmod(bit, GRID_SIZE)) for bit in range(GRID_CELLS)]
        names = [format_cell(cell) for cell in cells]
        for piece in self.pieces:
            for shape in piece.orientations:
                offsets = [cell.row * GRID_SIZE + cell.column for cell in shape]
                for row in range(GRID_SIZE - self.size, GRID_SIZE - shape.height + 1):
                    for column in range(self.size - shape.width + 1):
                        origin = row * GRID_SIZE + column
                        bits = [origin + offset for offset in offsets]
                        notation = f"{piece.name}:{','.join([names[bit] for bit in bits])}"
                        lay = Lay(piece, tuple([cells[bit] for bit in bits]), notation)
                        placement = Placement(len(placements), sum(1 << bit for bit in bits), lay)
                        placements.append(placement)
                        for bit in bits:
                            covering[bit][piece.index].append(placement)
        frozen = tuple(tuple(tuple(found) for found in by_piece) for by_piece in covering)
        return PlacementTables(tuple(placements), frozen)

    def number_of(self, lay: Lay) -> int | None:
        """The number of the placement that a move means; None: the piece does not lie so on this board."""
        number = self.numbers.get(lay.cells)
        return number if number is not None and self.tables.placements[number].lay == lay else None

    @cached_property
    def numbers(self) -> Mapping[tuple[Cell, ...], int]:
        """The number of each placement by its cells in reading order."""
        return {placement.lay.cells: placement.number for placement in self.tables.placements}


def mask_of(cells: Iterable[Cell]) -> int:
    """The cells as bits, row by row from the top left of the grid. All must be on it."""
    mask = 0
    for row, column in cells:
        mask |= 1 << row * GRID_SIZE + column
    return mask


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    bits: list[int] = []
    while mask:
        lowest = mask & -mask
        bits.append(lowest.bit_length() - 1)
        mask ^= lowest
    return bits


def cells_of(mask: int) -> tuple[Cell, ...]:
    return tuple(Cell(*divmod(bit, GRID_SIZE)) for bit in bits_of(mask))


ALL_BOARDS = {
    name: Board(
        name,
        size,
        tuple((colour, parse_cell(cell)) for colour, cell in START_CELLS[name].items()),
        name in BOARDS_WITH_OWN_STARTS,
    )
    for name, size in {**BOARD_SIZES, **SMALL_BOARD_SIZES}.items()
}
CLASSIC, DUO = ALL_BOARDS["classic"], ALL_BOARDS["duo"]
BOARDS = {name: ALL_BOARDS[name] for name in BOARD_SIZES}  # those that a table may choose
BOARD_OF_SIZE = {board.size: board for board in ALL_BOARDS.values()}


def board(name: str) -> Board:
    return ALL_BOARDS[name]
