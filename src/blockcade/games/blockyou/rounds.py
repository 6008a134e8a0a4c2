"""The start, course and end of rounds, and the cards that luck draws in between."""

from dataclasses import replace

from blockcade.core import Seat, Wait
from blockcade.games.blockyou.cards import DECK_ORDER, Card
from blockcade.games.blockyou.data import BREATH_MS, COUNTDOWN_SECONDS, LAST_SECONDS, TURNING_MS
from blockcade.games.blockyou.field import Field, Lying, dealt_place
from blockcade.games.blockyou.laying import can_lay_safely
from blockcade.games.blockyou.phase import Ending, Phase, Status
from blockcade.games.blockyou.setup import NEW_FIELD
from blockcade.games.blockyou.starting import all_ready
from blockcade.games.blockyou.state import For, Owed, Player, State

_WAITS = (Phase.COUNTDOWN, Phase.TURNING, Phase.RACE, Phase.LAST)


def wait_of(state: State) -> Wait | None:
    """The current wait of the clock; None: there is none."""
    match state.phase:
        case Phase.COUNTDOWN:
            wait_ms = BREATH_MS + 1000 * COUNTDOWN_SECONDS
        case Phase.TURNING:
            wait_ms = TURNING_MS
        case Phase.RACE if state.setup["roundSeconds"] != "0":
            wait_ms = 1000 * int(state.setup["roundSeconds"])
        case Phase.LAST:
            wait_ms = 1000 * LAST_SECONDS
        case _:
            return None
    return Wait(wait_ms, len(_WAITS) * state.round + _WAITS.index(state.phase))


def time_is_up(state: State) -> State:
    match state.phase:
        case Phase.COUNTDOWN:
            return cards_taken_up(state)
        case Phase.TURNING:
            return going_on(replace(state, phase=Phase.RACE), after_fault=True)  # BY-O18
        case _:
            return round_over(state, Ending.TIME)


def cards_taken_up(state: State) -> State:
    """At 0: each player takes up the next own card (BY-16), unless the last round brought a fault (BY-33)."""
    sits_out = set(state.seats_with(Status.FAULT))
    skipped = not set(state.present) - sits_out
    if skipped:  # BY-O19: that round is skipped, and all play again
        sits_out.clear()
    status = {seat: Status.OUT if seat in sits_out else Status.ACTIVE for seat in state.present}
    players = tuple(
        Player(player.queue, None, status.get(Seat(seat), Status.LEFT))
        for seat, player in enumerate(state.players)
    )
    state = replace(
        state,
        phase=Phase.TURNING,
        round=state.round + 1 + skipped,
        players=players,
        laid=(),
        ending=Ending.NOT_YET,
        looks=(),
    )
    for seat in state.active:
        state = with_next_card(state, seat)
    return state


def with_next_card(state: State, seat: Seat) -> State:
    """Takes up the front card of the queue; if nobody has seen it yet, luck draws it."""
    front, *rest = state.players[seat].queue
    player = Player(tuple(rest), front, Status.ACTIVE)
    owed = state.owed if front else (*state.owed, Owed(For.HAND, seat))
    return state.with_player(seat, player, owed=owed)


def chances(state: State) -> list[tuple[Card, int]]:
    """The cards that luck may draw next, with weights.

    In a queue, any unseen card is equally likely. The pile may hold known cards beside unseen ones: each
    known card is there for certain, each unseen one only with the share of the unseen that lies in the pile.
    """
    unseen = state.unseen
    if state.owed[0].what is For.HAND or not state.pile_known:
        weighed = dict.fromkeys(unseen, 1)
    else:
        weighed = dict.fromkeys(state.pile_known, len(unseen) or 1)
        if state.pile_unseen:
            weighed.update(dict.fromkeys(unseen, state.pile_unseen))
    return sorted(weighed.items(), key=lambda pair: (DECK_ORDER.get(pair[0], len(DECK_ORDER)), pair[0]))


def with_drawn(state: State, card: Card) -> State:
    """The drawn card goes where it is owed; after the last one the game goes on."""
    (what, at), *later = state.owed
    state = replace(state, owed=tuple(later))
    if what is not For.HAND:
        known = card in state.pile_known
        state = replace(
            state, pile_known=state.pile_known - {card}, pile_unseen=state.pile_unseen - (not known)
        )
    match what:
        case For.FIELD:
            state = replace(state, field=state.field.with_card(Lying(card, *dealt_place(at), 0)))
            return solo_card(state) if state.phase is Phase.RACE and not later else state
        case For.HAND:
            state = state.with_player(at, Player(state.players[at].queue, card, Status.ACTIVE))
            return going_on(state) if state.phase is Phase.RACE else state
        case For.PENALTY:
            player = state.players[at]
            state = state.with_player(at, Player((*player.queue, card), None, player.status))
            return after_lay(state)


def after_lay(state: State) -> State:
    """The next step after a lay and its penalty."""
    if state.is_solo:
        return solo_card(
            replace(state, ending=Ending.NOT_YET)
        )  # the ending of the previous card is no longer shown
    if state.ran_out and state.setup["winCheck"] == "immediate":  # BY-D16
        return replace(_all_put_back(state, Status.RETURNED), phase=Phase.OVER)
    return going_on(state, after_fault=state.laid[-1].fault is not None)


def going_on(state: State, *, after_fault: bool = False) -> State:
    """Continues the race, or ends it when too few are active or nobody can lay (BY-O21)."""
    active = state.active
    if not active:
        return round_over(state, Ending.ALL)  # BY-39
    if len(active) == 1 and not state.is_solo and not after_fault:
        return round_over(state, Ending.LAST)  # BY-28, BY-29
    if not any(can_lay_safely(state, seat) for seat in active):
        return round_over(state, Ending.DEAD)
    if len(active) == 1 and not state.is_solo:
        return replace(state, phase=Phase.LAST)  # BY-38, BY-O16
    return state


def round_over(state: State, ending: Ending) -> State:
    """Cards in hand go back; the first player without cards wins (BY-D16), else the next countdown starts."""
    laid_nothing = not state.laid or state.is_solo
    state = _all_put_back(state, Status.LAST if ending is Ending.LAST else Status.RETURNED)
    if state.ran_out:
        return replace(state, phase=Phase.OVER, ending=ending)
    phase = Phase.RACE if state.is_solo else Phase.COUNTDOWN
    if ending is not Ending.DEAD or not laid_nothing:
        state = replace(state, phase=phase, ending=ending)
        return solo_card(state) if state.is_solo else state
    return replace(
        state,
        phase=phase,
        ending=Ending.REFRESHED,
        field=Field(),
        pile_known=state.pile_known | state.field.cards,
        owed=NEW_FIELD,
    )


def solo_card(state: State) -> State:
    """BY-O17: a solo player takes up card after card without a pause, until none is left."""
    if not state.players[0].queue:
        return replace(state, phase=Phase.OVER)
    state = with_next_card(replace(state, round=state.round + 1), Seat(0))
    return state if state.owed else going_on(state)


def without_player(state: State, seat: Seat) -> State:
    """BY-O28: the player's cards leave the game, and no finger blocks that seat any more."""
    player = state.players[seat]
    held = {card for card in (*player.queue, player.hand) if card is not None}
    owes_hand = Owed(For.HAND, seat) in state.owed
    state = state.with_player(
        seat,
        Player((), None, Status.LEFT),
        gone=state.gone | held,
        gone_unseen=state.gone_unseen + player.queue.count(None) + owes_hand,
        owed=tuple(owed for owed in state.owed if owed.what is For.FIELD or owed.at != seat),
        ran_out=tuple(other for other in state.ran_out if other != seat),
    )
    if len(state.present) < min(2, state.setup.players):
        return replace(_all_put_back(_undrawn(state), Status.RETURNED), phase=Phase.OVER, owed=())
    if state.phase is Phase.READY:
        return all_ready(state)
    if state.phase in (Phase.RACE, Phase.LAST) and not state.owed:
        return going_on(state, after_fault=True)
    return state


def _undrawn(state: State) -> State:
    """Cards that luck had still to draw for hands stay in their queues."""
    for what, at in state.owed:
        if what is For.HAND:
            player = state.players[at]
            state = state.with_player(at, Player((None, *player.queue), None, player.status))
    return state


def _all_put_back(state: State, status: Status) -> State:
    for seat in state.active:
        state = state.with_look(seat)
        state = state.with_player(seat, state.players[seat].put_back(status))
    return state
