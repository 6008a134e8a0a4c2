"""The legal places of pieces by the geometry of BK-08 to BK-13: judges one move, or lists all."""

from collections.abc import Sequence

from blockcade.core import Seat, Shape
from blockcade.games.blokus.board import Placement, mask_of
from blockcade.games.blokus.colours import Colour
from blockcade.games.blokus.finding import finder
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.reasons import Refusal
from blockcade.games.blokus.state import State


def anchors(state: State, colour: Colour) -> int:
    """The free cells of which a piece of this colour must cover at least one."""
    return _attach_cells(state, colour) & ~forbidden_cells(state, colour)


def placements_of(state: State, colour: Colour) -> list[Placement]:
    """All places for all pieces in hand, in canonical order."""
    placements = state.terms.board.tables.placements
    return [placements[number] for number in numbers_of(state, colour)]


def numbers_of(state: State, colour: Colour) -> Sequence[int]:
    """The same places by their numbers in that order."""
    attach, forbidden = _attach_cells(state, colour), forbidden_cells(state, colour)
    return finder().find(state.terms.board, attach, forbidden, state.hands[colour.index])


def legal_numbers(state: State, seat: Seat) -> Sequence[int]:
    """The legal moves of a seat by number: its places, and passing by choice after the last of all."""
    if state.is_over or state.turn is None or state.turn.seat != seat:
        return ()
    numbers = numbers_of(state, state.turn.colour)
    return [*numbers, len(state.terms.board.tables.placements)] if state.terms.may_pass else numbers


def can_lay(state: State, colour: Colour) -> bool:
    """Whether any piece in hand has a place."""
    board = state.terms.board
    attach, forbidden = _attach_cells(state, colour), forbidden_cells(state, colour)
    return finder().has(board, attach, forbidden, state.hands[colour.index])


def refusal_of_lay(state: State, colour: Colour, lay: Lay) -> Refusal | None:
    """Why a piece may not lie there, as a slug, in the order of BK-O05; None if it may."""
    if not state.hands[colour.index] >> lay.piece.index & 1:
        return "not-in-hand"
    board = state.terms.board
    number = board.number_of(lay)
    if number is not None:
        mask = board.tables.placements[number].mask
    elif not lay.cells or Shape.of(lay.cells) not in lay.piece.orientations:
        return "bad-shape"
    elif not all(cell in board for cell in lay.cells):
        return "off-board"
    else:
        mask = mask_of(lay.cells)
    if mask & _covered(state):
        return "overlap"
    own = state.laid[colour.index]
    if not own:
        if mask & state.terms.start_masks[colour.index]:
            return None
        return "no-start-square" if board.has_own_starts else "no-start-corner"
    if mask & board.edge_neighbours(own):
        return "edge-contact"
    return None if mask & board.corner_neighbours(own) else "no-corner-contact"


def _covered(state: State) -> int:
    return sum(state.laid)  # no cell has two colours, so the sum is the union


def forbidden_cells(state: State, colour: Colour) -> int:
    """Taken by anyone, or sharing an edge with the own colour (BK-10, BK-13)."""
    return _covered(state) | state.terms.board.edge_neighbours(state.laid[colour.index])


def _attach_cells(state: State, colour: Colour) -> int:
    own = state.laid[colour.index]
    return state.terms.board.corner_neighbours(own) if own else state.terms.start_masks[colour.index]
