"""Where a piece of a colour may lie: the geometry of BK-08 to BK-13, judged one move at a time or listed."""

from blockcade.core import Cell, Shape
from blockcade.games.blokus.board import (
    CORNER_CELLS,
    Placement,
    cell_indices,
    corner_neighbours,
    edge_neighbours,
    is_on_board,
    mask_of,
    placement_tables,
)
from blockcade.games.blokus.colours import Colour
from blockcade.games.blokus.data import START_CORNERS
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.pieces import pieces_in
from blockcade.games.blokus.state import State


def anchors(state: State, colour: Colour) -> int:
    """The free cells of which a piece of this colour must cover at least one."""
    return _attach_cells(state, colour) & ~_forbidden_cells(state, colour)


def placements_of(state: State, colour: Colour) -> list[Placement]:
    """All places for all pieces in hand, in canonical order."""
    forbidden = _forbidden_cells(state, colour)
    covering = placement_tables().covering
    in_hand = [piece.index for piece in pieces_in(state.hands[colour.index])]
    found = {
        placement.number: placement
        for cell in cell_indices(_attach_cells(state, colour) & ~forbidden)
        for piece_index in in_hand
        for placement in covering[cell][piece_index]
        if not placement.mask & forbidden
    }
    return [found[number] for number in sorted(found)]


def can_lay(state: State, colour: Colour) -> bool:
    """Whether any piece in hand has a place; small pieces are tried first, so that yes comes fast."""
    forbidden = _forbidden_cells(state, colour)
    covering = placement_tables().covering
    cells = cell_indices(_attach_cells(state, colour) & ~forbidden)
    return any(
        not placement.mask & forbidden
        for piece in pieces_in(state.hands[colour.index])
        for cell in cells
        for placement in covering[cell][piece.index]
    )


def refusal_of_lay(state: State, colour: Colour, lay: Lay) -> str | None:
    """Why a piece may not lie there, as a slug, in the order of BK-O05; None if it may."""
    if not state.hands[colour.index] >> lay.piece.index & 1:
        return "not-in-hand"
    if not lay.cells or Shape.of(lay.cells) not in lay.piece.orientations:
        return "bad-shape"
    if not all(is_on_board(cell) for cell in lay.cells):
        return "off-board"
    mask = mask_of(lay.cells)
    if mask & _covered(state):
        return "overlap"
    own = state.laid[colour.index]
    if not own:
        return None if mask & _start_cells(state, colour) else "no-start-corner"
    if mask & edge_neighbours(own):
        return "edge-contact"
    return None if mask & corner_neighbours(own) else "no-corner-contact"


def _covered(state: State) -> int:
    blue, yellow, red, green = state.laid
    return blue | yellow | red | green


def _forbidden_cells(state: State, colour: Colour) -> int:
    """Taken by anyone, or sharing an edge with the own colour (BK-10, BK-13)."""
    return _covered(state) | edge_neighbours(state.laid[colour.index])


def _attach_cells(state: State, colour: Colour) -> int:
    own = state.laid[colour.index]
    return corner_neighbours(own) if own else _start_cells(state, colour)


def _start_cells(state: State, colour: Colour) -> int:
    corners: tuple[Cell, ...] = (START_CORNERS[colour],) if state.terms.fixed_corners else CORNER_CELLS
    return mask_of(corners)
