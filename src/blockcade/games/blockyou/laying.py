"""Decides where a card can be laid, and computes the effect of a lay on its player and on the others."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from blockcade.core import Seat
from blockcade.games.blockyou.cards import TURNS, Card
from blockcade.games.blockyou.field import INSIDE, SIDE, Field, Lying
from blockcade.games.blockyou.moves import Lay
from blockcade.games.blockyou.phase import Fault, Phase, Status
from blockcade.games.blockyou.reasons import Refusal
from blockcade.games.blockyou.state import For, Laid, Owed, Player, State, direction_of

_LAYS = tuple(
    tuple(Lay(at // SIDE, at % SIDE, turns) for turns in TURNS) for at in range(SIDE * SIDE)
)  # made once: many lists share them


def places(state: State) -> tuple[Lay, ...]:
    """All lays that the geometry allows. The player must see whether the colours match (BY-O11)."""
    return _lays_at(state.field.several & INSIDE)


@lru_cache(maxsize=512)  # all players of a race share the field
def _lays_at(several: int) -> tuple[Lay, ...]:
    return tuple(lay for at, lays in enumerate(_LAYS) if several >> at & 1 for lay in lays)


def refusal_of_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    """BY-O10: a place outside the field or on one card is refused and costs nothing."""
    if state.players[seat].status is Status.BLOCKED:
        return "not-active"  # BY-O13, also when a block has just ended the round
    if state.phase not in (Phase.RACE, Phase.LAST):
        return "wrong-phase"
    if state.players[seat].status is not Status.ACTIVE:
        return "not-active"
    if lay.turns not in TURNS:
        return "unknown-id"
    if not (0 <= lay.row < SIDE - 1 and 0 <= lay.column < SIDE - 1):
        return "off-field"
    return None if state.field.several >> SIDE * lay.row + lay.column & 1 else "covers-one-card"


def can_lay_safely(state: State, seat: Seat) -> bool:
    """Whether there is a place where all colours match and no finger points back (BY-O21)."""
    card, own = state.players[seat].hand, direction_of(state.setup.players, seat)
    assert card is not None
    return any(corners for _, corners in _safe_corners(state.field, card, own))


def safe_places(field: Field, card: Card, own: int) -> tuple[Lay, ...]:
    """The lays that are no fault for a player in direction `own`."""
    return tuple(
        _LAYS[at][turns]
        for turns, corners in _safe_corners(field, card, own)
        for at in range(SIDE * SIDE)
        if corners >> at & 1
    )


def _safe_corners(field: Field, card: Card, own: int) -> Iterator[tuple[int, int]]:
    """By turns, the NW squares of these lays as bits."""
    for turns in TURNS:
        turned = card.turned(turns)
        if own not in turned.fingers:
            yield turns, field.matching(turned)


def with_lay(state: State, seat: Seat, lay: Lay) -> State:
    """Lays the card, blocks by its fingers, and notes a penalty card if one is owed; the round goes on."""
    player = state.players[seat]
    assert player.hand is not None
    lying = Lying(player.hand, lay.row, lay.column, lay.turns)
    turned, own = lying.turned, direction_of(state.setup.players, seat)
    fault = None
    if not state.field.matching(turned) >> lying.corner & 1:
        fault = Fault.COLOURS
    elif own in turned.fingers:
        fault = Fault.SELF
    blocked = _blocked_by(state, seat, turned, fault)
    returns = fault is not None and not state.pile  # BY-O15
    laid = Laid(seat, lying, fault, blocked, not returns)
    for each in (seat, *blocked):
        state = state.with_look(each)
    for other in blocked:
        state = state.with_player(other, state.players[other].put_back(Status.BLOCKED))
    if fault is None:
        player = Player(player.queue, None, Status.DONE)
        ran_out = state.ran_out if player.queue else (*state.ran_out, seat)
        state = state.with_player(seat, player, ran_out=ran_out)
    elif returns:
        state = state.with_player(seat, player.put_back(Status.FAULT))
    else:
        owed = (Owed(For.PENALTY, seat),)  # BY-35
        state = state.with_player(seat, Player(player.queue, None, Status.FAULT), owed=owed)
    earlier = () if state.is_solo else state.laid
    field = state.field if returns else state.field.with_card(lying)  # BY-34
    return replace(state, field=field, laid=(*earlier, laid))


def _blocked_by(state: State, seat: Seat, turned: Card, fault: Fault | None) -> tuple[Seat, ...]:
    """BY-25, BY-27, BY-O06, BY-O08: only the direction counts, and only active players are blocked."""
    own = direction_of(state.setup.players, seat)
    counts = state.setup["faultFingers"] == "selfAlwaysCounts" and own in turned.fingers
    if fault is Fault.COLOURS and not counts:  # BY-36, BY-D13
        return ()
    return tuple(
        other
        for other in state.active
        if other != seat and direction_of(state.setup.players, other) in turned.fingers
    )
