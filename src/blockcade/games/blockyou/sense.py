"""The moves of BlockYou! that a player would consider: with all moves a random game hardly ends."""

from collections.abc import Sequence

from blockcade.core import Actor, Who
from blockcade.games.blockyou.field import SIDE
from blockcade.games.blockyou.moves import Lay, Move
from blockcade.games.blockyou.state import State, direction_of


def lays_without_fault(state: State, who: Who, moves: Sequence[Move]) -> Sequence[Move]:
    """The lays that are no fault. Nine lays in ten are faults, and they do not bring the end nearer."""
    hand = None if isinstance(who, Actor) else state.players[who].hand
    if hand is None or isinstance(who, Actor):
        return moves
    own = direction_of(state.setup.players, who)
    good = [
        move
        for move in moves
        if isinstance(move, Lay)
        and own not in hand.turned(move.turns).fingers
        and state.field.matching(hand.turned(move.turns)) >> SIDE * move.row + move.column & 1
    ]
    return good or moves
