"""Positions for the tests of Blokus, in readable form."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from blockcade.core import Cell, IllegalMove, Seat
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.board import mask_of
from blockcade.games.blokus.colours import COLOURS, Colour
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.pieces import piece
from blockcade.games.blokus.state import LastLaid, State

BLOKUS = Blokus()
BLUE, YELLOW, RED, GREEN = COLOURS

# Position Q of the rules reference: four first pieces, blue to move.
Q = (
    "BBBBB12YYY/19Y/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/G19/G17RR/G17RR"
    " | players 4 starter=0 | turn B ply 4 | last B:I5@0 Y:L4@1 R:O4@2 G:I3@3"
)


def start(players: int = 4, **options: str) -> State:
    """The empty board, seat 0 to begin."""
    if players == 4:
        options.setdefault("starter", "0")
    return BLOKUS.initial(BLOKUS.setup(players, options))


def position(text: str) -> State:
    return BLOKUS.parse_position(text)


def lay(name: str, *cells: tuple[int, int]) -> Lay:
    return Lay(piece(name), tuple(sorted(Cell(*cell) for cell in cells)))


def row(at: int, first: int, last: int) -> list[tuple[int, int]]:
    """(at,first)-(at,last) as the vectors write it."""
    return [(at, column) for column in range(first, last + 1)]


def seat_of(state: State) -> Seat:
    assert state.turn is not None
    return state.turn.seat


def turn_of(state: State) -> tuple[str, int]:
    assert state.turn is not None
    return state.turn.colour.value, state.turn.seat


def with_turn(state: State, colour: Colour) -> State:
    """The same board with another colour to move."""
    assert state.turn is not None
    owner = state.terms.owners[colour.index]
    return replace(
        state,
        turn=replace(state.turn, at=state.terms.order.index(colour), colour=colour, seat=owner or Seat(0)),
    )


def refused(state: State, move: Lay, seat: Seat | None = None) -> str:
    """The reason for which a move is refused."""
    with pytest.raises(IllegalMove) as error:
        BLOKUS.apply(state, seat_of(state) if seat is None else seat, move)
    return error.value.reason


def play(state: State, *moves: Lay) -> State:
    for move in moves:
        state = BLOKUS.apply(state, seat_of(state), move)
    return state


def play_any(state: State, plies: int) -> State:
    """Plays the first legal move repeatedly: enough to test whose turn it is."""
    for _ in range(plies):
        seat = seat_of(state)
        state = BLOKUS.apply(state, seat, BLOKUS.legal_moves(state, seat)[0])
    return state


def finished(
    players: int,
    unplayed: Mapping[Colour, Sequence[str]],
    last: Mapping[Colour, str] | None = None,
    **options: str,
) -> State:
    """A finished game with these pieces unplayed; the places of the others do not matter to the score."""
    state = start(players, **options)
    colours = state.terms.board.colours
    hands = tuple(sum(1 << piece(name).index for name in unplayed.get(colour, ())) for colour in colours)
    lasts = tuple(LastLaid(piece((last or {}).get(colour, "I5")), 80 + colour.index) for colour in colours)
    return replace(
        state,
        hands=hands,
        last=lasts,
        blocked=frozenset(colour for colour in colours if hands[colour.index]),
        turn=None,
        is_over=True,
    )


def only(state: State, hand: Mapping[Colour, Sequence[str]]) -> State:
    """The same board with these hands for the colours named."""
    hands = list(state.hands)
    for colour, names in hand.items():
        hands[colour.index] = sum(1 << piece(name).index for name in names)
    return replace(state, hands=tuple(hands))


def laid(state: State, cells: Mapping[Colour, Sequence[tuple[int, int]]]) -> State:
    """The board with more squares covered, of no piece in particular."""
    masks = list(state.laid)
    for colour, squares in cells.items():
        masks[colour.index] |= mask_of(Cell(*square) for square in squares)
    return replace(state, laid=tuple(masks))
