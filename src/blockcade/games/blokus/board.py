"""The board as bit masks, and every placement of every piece on it, in tables built once and shared."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from blockcade.core import Cell
from blockcade.games.blokus.data import BOARD_SIZE
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.notation import format_cell
from blockcade.games.blokus.pieces import PIECES

CELL_COUNT = BOARD_SIZE * BOARD_SIZE
_ALL = (1 << CELL_COUNT) - 1
_LEFT_COLUMN = sum(1 << row * BOARD_SIZE for row in range(BOARD_SIZE))
_RIGHT_COLUMN = _LEFT_COLUMN << BOARD_SIZE - 1
_NOT_LEFT, _NOT_RIGHT = _ALL ^ _LEFT_COLUMN, _ALL ^ _RIGHT_COLUMN

CORNER_CELLS = (
    Cell(0, 0),
    Cell(0, BOARD_SIZE - 1),
    Cell(BOARD_SIZE - 1, BOARD_SIZE - 1),
    Cell(BOARD_SIZE - 1, 0),
)


class Placement(NamedTuple):
    """A piece lying wholly on the board. `number` is its place in the canonical order of moves."""

    number: int
    mask: int
    lay: Lay


class PlacementTables(NamedTuple):
    placements: tuple[Placement, ...]
    covering: tuple[tuple[tuple[Placement, ...], ...], ...]  # [cell index][piece index]


def is_on_board(cell: Cell) -> bool:
    return 0 <= cell.row < BOARD_SIZE and 0 <= cell.column < BOARD_SIZE


def cell_index(cell: Cell) -> int:
    return cell.row * BOARD_SIZE + cell.column


def mask_of(cells: Iterable[Cell]) -> int:
    """The cells as bits, row by row from the top left. All must be on the board."""
    mask = 0
    for row, column in cells:
        mask |= 1 << row * BOARD_SIZE + column
    return mask


def cell_indices(mask: int) -> list[int]:
    indices: list[int] = []
    while mask:
        lowest = mask & -mask
        indices.append(lowest.bit_length() - 1)
        mask ^= lowest
    return indices


def cells_of(mask: int) -> tuple[Cell, ...]:
    return tuple(Cell(*divmod(index, BOARD_SIZE)) for index in cell_indices(mask))


def edge_neighbours(mask: int) -> int:
    """Cells that share an edge with the mask; cells of the mask itself may be among them."""
    beside = (mask & _NOT_RIGHT) << 1 | (mask & _NOT_LEFT) >> 1
    return (beside | mask << BOARD_SIZE | mask >> BOARD_SIZE) & _ALL


def corner_neighbours(mask: int) -> int:
    """Cells that share a vertex with a cell of the mask diagonally."""
    beside = (mask & _NOT_RIGHT) << 1 | (mask & _NOT_LEFT) >> 1
    return (beside << BOARD_SIZE | beside >> BOARD_SIZE) & _ALL


@cache
def placement_tables() -> PlacementTables:
    """Sorted by piece, orientation, row and column: the canonical order in which moves are listed."""
    placements: list[Placement] = []
    covering: list[list[list[Placement]]] = [[[] for _ in PIECES] for _ in range(CELL_COUNT)]
    cells = [Cell(*divmod(index, BOARD_SIZE)) for index in range(CELL_COUNT)]
    names = [format_cell(cell) for cell in cells]
    for piece in PIECES:
        for shape in piece.orientations:
            offsets = [cell_index(cell) for cell in shape]
            for row in range(BOARD_SIZE - shape.height + 1):
                for column in range(BOARD_SIZE - shape.width + 1):
                    origin = row * BOARD_SIZE + column
                    indices = [origin + offset for offset in offsets]
                    notation = f"{piece.name}:{','.join([names[index] for index in indices])}"
                    lay = Lay(piece, tuple([cells[index] for index in indices]), notation)
                    placement = Placement(len(placements), sum(1 << index for index in indices), lay)
                    placements.append(placement)
                    for index in indices:
                        covering[index][piece.index].append(placement)
    frozen = tuple(tuple(tuple(found) for found in by_piece) for by_piece in covering)
    return PlacementTables(tuple(placements), frozen)
