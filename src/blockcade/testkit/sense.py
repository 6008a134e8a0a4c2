"""A little sense for random walks, where games without any hardly end: which moves a player would look at."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from blockcade.core import Actor, Who
from blockcade.games.blockyou.field import SIDE
from blockcade.games.blockyou.moves import Lay, Move
from blockcade.games.blockyou.state import State, direction_of

# From a state, who is to act and the legal moves, in order: some of these moves, in order; at least one.
Sense: TypeAlias = Callable[[Any, Who, Sequence[Any]], Sequence[Any]]


def lays_without_fault(state: State, who: Who, moves: Sequence[Move]) -> Sequence[Move]:
    """BlockYou!: nine lays in ten are faults, which bring nobody nearer to the end; these are the others."""
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


SENSE: Mapping[str, Sense] = MappingProxyType({"blockyou": lays_without_fault})
