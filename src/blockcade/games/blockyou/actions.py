"""Numbers for the moves of BlockYou!: getting ready, then every place with every turn of the card."""

from blockcade.core import IllegalMove, Seat, Setup
from blockcade.games.blockyou.cards import TURNS
from blockcade.games.blockyou.data import SQUARES_SIDE
from blockcade.games.blockyou.moves import Lay, Move, Ready
from blockcade.games.blockyou.state import State

_SIDE = SQUARES_SIDE - 1  # places of a card of two by two squares


def count(setup: Setup) -> int:  # noqa: ARG001 - all tables have the same moves
    return 1 + _SIDE * _SIDE * len(TURNS)


def move(state: State, seat: Seat, action: int) -> Move:  # noqa: ARG001
    if not 0 <= action < count(state.setup):
        raise IllegalMove("unknown-id")
    if action == 0:
        return Ready()
    at, turns = divmod(action - 1, len(TURNS))
    return Lay(*divmod(at, _SIDE), turns)


def action(state: State, seat: Seat, move: Move) -> int:  # noqa: ARG001
    match move:
        case Ready():
            return 0
        case Lay(row, column, turns) if 0 <= row < _SIDE and 0 <= column < _SIDE and turns in TURNS:
            return 1 + (row * _SIDE + column) * len(TURNS) + turns
        case _:
            raise IllegalMove("unknown-id")
