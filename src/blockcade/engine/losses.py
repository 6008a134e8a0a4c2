"""Says what a costly move of Blokus gave away, as people see it: pieces without a place, a lane, room."""

from collections.abc import Iterator, Sequence

from blockcade.core import Finding
from blockcade.games.blokus.board import Board, Placement, cells_of
from blockcade.games.blokus.colours import Colour
from blockcade.games.blokus.notation import format_cell
from blockcade.games.blokus.placing import anchors, forbidden_cells, placements_of
from blockcade.games.blokus.state import State

MOST = 2  # findings of a move
STEPS = 5  # room: the cells that a colour can still cover within so many steps from its corners
LEAST_ROOM = 6  # cells; less is no finding
_PIECE = 4  # cells of room that a piece without a place weighs


def losses(before: State, played: State, best: State, later: State) -> tuple[Finding, ...]:
    """The findings about the move from `before` to `played`, where `best` was better; the gravest first.

    `later` is the position when its colour comes again, or the end.
    """
    assert before.turn is not None
    found = sorted(_found(before, played, best, later), key=lambda pair: -pair[0])
    return tuple(finding for _, finding in found[:MOST])


def _found(before: State, played: State, best: State, later: State) -> Iterator[tuple[float, Finding]]:
    assert before.turn is not None
    colour, seat = before.turn.colour, before.turn.seat
    board = before.terms.board

    fits_played = _fitting(played, colour)
    lost = (_fitting(best, colour) & _in_hand(played, colour)) - fits_played
    if lost:
        where = _places(best, colour, lost)
        yield _PIECE * len(lost), Finding("piece", {"pieces": _names(board, lost)}, _light(where))

    closed = (fits_played & _in_hand(later, colour)) - _fitting(later, colour)
    if closed and not later.is_over:
        where = _places(played, colour, closed) & _covered(later)
        taker = _who_took(played, later, where, colour)
        if taker is not None:
            args = {"seat": taker, "count": len(closed), "pieces": _names(board, closed)}
            yield _PIECE * len(closed), Finding("lane", args, _light(where))

    own_less = _room(best, colour) & ~_room(played, colour) & ~_covered(played)
    if own_less.bit_count() >= LEAST_ROOM:
        yield own_less.bit_count(), Finding("room", {"count": own_less.bit_count()}, _light(own_less))

    for other in board.colours:
        owner = before.terms.owners[other.index]
        if owner is None or owner == seat:
            continue
        left = _room(played, other) & ~_room(best, other)
        if left.bit_count() >= LEAST_ROOM:
            args = {"seat": int(owner), "count": left.bit_count()}
            yield left.bit_count(), Finding("left", args, _light(left))

    fewer = _squares(before, best) - _squares(before, played)
    if fewer > 0:
        yield fewer, Finding("small", {"count": fewer}, ())


def _fitting(state: State, colour: Colour) -> set[int]:
    """The pieces in hand, by index, that have a place."""
    return {placement.lay.piece.index for placement in placements_of(state, colour)}


def _in_hand(state: State, colour: Colour) -> set[int]:
    hand = state.hands[colour.index]
    return {piece.index for piece in state.terms.board.pieces if hand >> piece.index & 1}


def _places(state: State, colour: Colour, pieces: set[int]) -> int:
    """The cells that these pieces could cover."""
    mask = 0
    found: Sequence[Placement] = placements_of(state, colour)
    for placement in found:
        if placement.lay.piece.index in pieces:
            mask |= placement.mask
    return mask


def _who_took(played: State, later: State, where: int, colour: Colour) -> int | None:
    """The seat whose new piece covers most of these cells; None: nobody's does."""
    taken = {
        other: ((later.laid[other.index] ^ played.laid[other.index]) & where).bit_count()
        for other in played.terms.board.colours
        if other != colour and played.terms.owners[other.index] is not None
    }
    most = max(taken, key=lambda other: taken[other], default=None)
    if most is None or not taken[most]:
        return None
    return played.terms.owners[most.index]


def _room(state: State, colour: Colour) -> int:
    """The cells that a colour that still plays can cover within a few steps."""
    if colour in state.blocked or not state.hands[colour.index]:
        return 0
    free = state.terms.board.mask & ~forbidden_cells(state, colour)
    room = anchors(state, colour)
    for _ in range(STEPS - 1):
        room |= state.terms.board.edge_neighbours(room) & free
    return room


def _covered(state: State) -> int:
    return sum(state.laid)


def _squares(before: State, after: State) -> int:
    """The squares that the move between these states laid."""
    return (_covered(after) ^ _covered(before)).bit_count()


def _names(board: Board, pieces: set[int]) -> list[str]:
    """The largest first."""
    chosen = [piece for piece in board.pieces if piece.index in pieces]
    return [piece.name for piece in sorted(chosen, key=lambda piece: (-piece.size, piece.index))]


def _light(mask: int) -> tuple[str, ...]:
    return tuple(f"cell:{format_cell(cell)}" for cell in cells_of(mask))
