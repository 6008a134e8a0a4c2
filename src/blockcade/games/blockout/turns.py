"""The steps of a turn of Block Out!: play, draw, stand, fall, end (BO-14 to BO-51)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from blockcade.core import Seat
from blockcade.core.pose import Pose
from blockcade.games.blockout.cards import PASS, REVERSE, Card, without
from blockcade.games.blockout.data import BLOCKS, FALL_DRAW, HAND, SLIP_MM
from blockcade.games.blockout.moves import PlaceExtra, PlayCard, Slip, Spot
from blockcade.games.blockout.phase import CHOOSING, Phase
from blockcade.games.blockout.playing import is_playable
from blockcade.games.blockout.reasons import Ending
from blockcade.games.blockout.state import Held, Last, Standing, State


def with_begin(state: State, seat: Seat) -> State:
    return replace(state, turn=seat)


def dealt_to(state: State) -> Seat:
    """The seat that gets the next card (BO-11): one card at a time, round the table."""
    return min(state.present, key=lambda seat: (len(state.hands[seat]), seat))


def card_weights(state: State) -> list[tuple[Card, int]]:
    """The cards that luck may draw, each with its number of copies in the pile."""
    return sorted(Counter(state.pile).items())


def with_drawn(state: State, card: Card) -> State:
    """A card goes from the pile to a hand; the reason for the draw decides the next step."""
    if state.phase is Phase.DEALING:
        seat = dealt_to(state)
        return dealt(state.with_hand(seat, (*state.hands[seat], card)))
    state = state.with_hand(state.player, (*state.hand, card))
    if state.owed:
        return _drawing_after_fall(replace(state, owed=state.owed - 1))
    if is_playable(state, card):  # BO-16: the only playable card (BO-F03), so it will be played
        return replace(state, phase=Phase.RESTART if state.restart else Phase.CHOOSE)
    return drawing_until_playable(state)


def dealt(state: State) -> State:
    """Deals on, or starts the first turn."""
    if all(len(state.hands[seat]) >= HAND for seat in state.present):
        return _choosing(state, Phase.CHOOSE)
    return state


def with_block(state: State, move: PlayCard | PlaceExtra) -> State:
    """The placement begins. BO-O18: the card is discarded at once."""
    card = move.card if isinstance(move, PlayCard) else None
    held = Held(card, move.block, move.spot, state.phase)
    if card:
        state = _with_discard(state, card)
    phase = Phase.SLIPPING if slips_now(state) else Phase.PLACING
    return replace(state, phase=phase, held=held, acted=True)


def slips_now(state: State) -> bool:
    """BO-H06: a base stands on the site, where nothing slips."""
    return state.model == "statics" and state.setup["slip"] == "on" and bool(state.tower)


def slips(state: State) -> list[tuple[Slip, int]]:
    """BO-H06: small slips are likelier than large ones, in each direction alike."""
    most = SLIP_MM[state.setup["hands"]]
    ways = range(-most, most + 1)
    return [(Slip(x, y), (most + 1 - abs(x)) * (most + 1 - abs(y))) for y in ways for x in ways]


def with_slip(state: State, slip: Slip) -> State:
    """BO-H06: the block lands beside its spot, perhaps beside the tower, and then it falls."""
    held = state.held
    assert held is not None
    assert held.spot is not None
    x_mm, y_mm, turns = held.spot
    spot = Spot(x_mm + slip.x_mm, y_mm + slip.y_mm, turns)
    return replace(state, phase=Phase.PLACING, held=held._replace(spot=spot))


def with_action(state: State, card: Card) -> State:
    """BO-40 to BO-42: no block; the turn ends at once."""
    state = _with_discard(state, card)
    if card == REVERSE:
        state = replace(state, direction=-state.direction)
    return end_of_turn(state)


def stood(state: State, poses: Sequence[Pose]) -> State:
    """BO-34, BO-45, BO-51: the placement has succeeded."""
    held = state.held
    assert held is not None
    blocks = [*(standing.block for standing in state.tower), held.block]
    tower = tuple(Standing(block, pose) for block, pose in zip(blocks, poses, strict=True))
    state = _without_held(replace(state, tower=tower), "stood")
    if held.chosen_in is Phase.BONUS:
        return _won(state, "bonus-block")
    return _won(state, "nine-blocks") if len(tower) == BLOCKS else end_of_turn(state)


def fell(state: State) -> State:
    """BO-35 to BO-37: three cards, all blocks free, and a new tower in the same turn. BO-H03: or no cards."""
    after = _without_held(state, "fell")
    return next_turn(replace(after, tower=())) if state.is_practice else _penalty(after)


def fell_after_count(state: State, poses: Sequence[Pose]) -> State:
    """BO-34, BO-O29: the placement has succeeded, and the fall comes too late to undo a win."""
    after = stood(state, poses)
    return after if after.is_over else fell_late(after)


def fell_late(state: State) -> State:
    """BO-38, BO-D11: no penalty, or the next player draws; BO-O43: never while the extra block is due."""
    due = _due_after_report(state)
    last = state.last and state.last._replace(verdict="late")
    state = replace(state.without_reports(), tower=(), last=last)
    if state.setup["lateFall"] == "nextPlayerDraws" and due is Phase.CHOOSE:
        return _penalty(state)
    return _choosing(state, due)


def voided(state: State, verdict: str) -> State:
    """The placement does not count: the card returns to the hand, and the same player chooses again."""
    held = state.held
    assert held is not None
    if held.card:
        hand = (*state.hand, held.card)
        state = state.with_hand(state.player, hand, discards=state.discards[:-1])
    return _choosing(_without_held(state, verdict), held.chosen_in)


def touched(state: State, verdict: str) -> State:
    """BO-31, BO-32, BO-O44: a forbidden touch; the switch `touchPrice` says whether the turn ends."""
    back = voided(state, verdict)
    return next_turn(back) if state.setup["touchPrice"] == "turnEnds" else back


def placing_again(state: State) -> State:
    """BO-O42: people do not agree, so the same block is placed again."""
    return replace(state.without_reports(), phase=Phase.PLACING)


def drawing_until_playable(state: State) -> State:
    """BO-15; BO-O20: when no card is left anywhere the turn ends without a play."""
    ready = _with_pile(state)
    if ready is None:
        return end_of_turn(state)
    return replace(ready, phase=Phase.DRAWING, owed=0, acted=True)


def end_of_turn(state: State) -> State:
    """BO-43 to BO-47; BO-O25: no win in a turn with a fall; BO-H04: nor for want of cards in practice."""
    if state.hand or state.restart or state.is_practice:
        return next_turn(state)
    if state.setup["advanced"] == "on":
        return _choosing(replace(state, acted=False), Phase.BONUS)
    return _won(state, "no-cards-left")


def out_of_time(state: State) -> State:
    """BO-O41: plays a Pass from the hand, else skips the turn; a skipped turn does not win."""
    assert state.phase in CHOOSING
    if state.phase is Phase.CHOOSE and PASS in state.hand:
        return with_action(state, PASS)
    return next_turn(state)


def next_turn(state: State) -> State:
    turns = replace(state, turn=_next_seat(state), turns=state.turns + 1, restart=False, acted=False, owed=0)
    return _choosing(turns, _usual_choice(state))


def without_player(state: State, seat: Seat) -> State:
    """The hand goes under the discards, the seat is skipped, and the last remaining player wins."""
    if state.turn == seat and state.held:
        state = voided(state, "void:lost")
    state = state.with_hand(seat, (), discards=(*state.hands[seat], *state.discards))
    votes = tuple(None if at == seat else vote for at, vote in enumerate(state.votes))
    state = replace(state, left=state.left | {seat}, votes=votes)
    if len(state.present) < 2:
        winner = state.present[0] if state.present else seat  # BO-H05: alone, nobody else could have won
        return replace(state, phase=Phase.OVER, winner=winner, ending="last-player", owed=0)
    if state.turn != seat:
        return dealt(state) if state.phase is Phase.DEALING and state.turn is not None else state
    if state.phase is Phase.DEALING:
        return dealt(replace(state, turn=_next_seat(state)))
    return next_turn(state.without_reports())


def asking_over(state: State) -> State:
    """Back to the player's choice: there was no late fall."""
    return _choosing(state.without_reports(), _due_after_report(state))


def _due_after_report(state: State) -> Phase:
    """The phase of a player's choice that a late fall interrupts."""
    return Phase.BONUS if state.bonus or state.phase is Phase.BONUS else _usual_choice(state)


def _usual_choice(state: State) -> Phase:
    return Phase.PRACTICE if state.is_practice else Phase.CHOOSE


def _choosing(state: State, phase: Phase) -> State:
    """The player chooses; if the table has a clock, a new alarm starts."""
    return replace(state, phase=phase, waits=state.waits + 1)


def _penalty(state: State) -> State:
    return _drawing_after_fall(replace(state, tower=(), restart=True, acted=True, owed=FALL_DRAW))


def _drawing_after_fall(state: State) -> State:
    """BO-35, BO-O19, BO-O20: three cards, or fewer if there are fewer."""
    ready = _with_pile(state) if state.owed else None
    if ready is None:
        return _choosing(replace(state, owed=0), Phase.RESTART)
    return replace(ready, phase=Phase.DRAWING)


def _with_pile(state: State) -> State | None:
    """BO-19: the discards become the pile when it is empty; None when no card is left anywhere."""
    if state.pile:
        return state
    return replace(state, discards=()) if state.discards else None


def _with_discard(state: State, card: Card) -> State:
    """BO-17, BO-18: face up, on top."""
    return state.with_hand(state.player, without(state.hand, card), discards=(*state.discards, card))


def _without_held(state: State, verdict: str) -> State:
    assert state.held is not None
    last = Last(state.player, state.held.block, verdict)
    return replace(state.without_reports(), held=None, last=last)


def _won(state: State, ending: Ending) -> State:
    return replace(state, phase=Phase.OVER, winner=state.player, ending=ending)


def _next_seat(state: State) -> Seat:
    """BO-42: the next seat in the direction of play; players who left are skipped."""
    players = state.setup.players
    ahead = (Seat((state.player + step * state.direction) % players) for step in range(1, players + 1))
    return next(seat for seat in ahead if seat not in state.left)
