"""Numbers for the moves of Blackout: spaces by the place of their card on the table, not by its name."""

from blockcade.core import IllegalMove, Seat, Setup
from blockcade.games.blackout.cards import CARDS
from blockcade.games.blackout.data import OPEN_CARDS, SPACES_OF_A_CARD
from blockcade.games.blackout.moves import Call, End, Move, Put, Reroll, Roll, Space, UseUndo, UseWild
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.placing import find_space
from blockcade.games.blackout.state import State

_PLAIN: tuple[Move, ...] = (Roll(), End(), Reroll(), Call())
_SPACES = OPEN_CARDS * SPACES_OF_A_CARD
_ON_SPACES = len(_PLAIN)  # a chip for a rolled number, a WILD, an UNDO: each on every space


def count(setup: Setup) -> int:  # noqa: ARG001 - all tables have the same moves
    return _ON_SPACES + 3 * _SPACES


def move(state: State, seat: Seat, action: int) -> Move:  # noqa: ARG001 - a number means the same for every seat
    if 0 <= action < _ON_SPACES:
        return _PLAIN[action]
    kind, at = divmod(action - _ON_SPACES, _SPACES)
    slot, place = divmod(at, SPACES_OF_A_CARD)
    if action < 0 or kind > 2 or state.phase is not Phase.PLACE or state.slots[slot] is None:
        raise IllegalMove("unknown-id" if action < 0 or kind > 2 else "wrong-phase")
    index = state.slots[slot]
    assert index is not None
    card = CARDS[index]
    space = Space(card.name, place + 1)
    return (Put(card.spaces[place], space), UseWild(space), UseUndo(space))[kind]


def action(state: State, seat: Seat, move: Move) -> int:  # noqa: ARG001
    match move:
        case Put() | UseWild() | UseUndo():
            found = find_space(state, move.space)
            if found is None:
                raise IllegalMove("unknown-id")
            slot, _, place = found
            kind = (Put, UseWild, UseUndo).index(type(move))
            return _ON_SPACES + kind * _SPACES + slot * SPACES_OF_A_CARD + place
        case Roll() | End() | Reroll() | Call():
            return _PLAIN.index(move)
        case _:
            raise IllegalMove("unknown-id")
