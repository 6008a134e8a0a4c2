"""The steps of a turn of Blackout: roll, place, win cards, call, end (BL-15 to BL-37)."""

from dataclasses import replace

from blockcade.core import Seat
from blockcade.games.blackout.cards import CARDS, FULL
from blockcade.games.blackout.data import CARDS_TO_WIN
from blockcade.games.blackout.moves import Put, UseUndo, UseWild
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.placing import find_space, fits, removable_chips, spaces_for
from blockcade.games.blackout.state import REWARD, State

WILD_DIE, UNDO_DIE, REROLL_DIE = range(3)
ALL_DICE = (WILD_DIE, UNDO_DIE, REROLL_DIE)


def rolling(state: State, dice: tuple[int, ...] = ALL_DICE) -> State:
    """These dice go down the slide; the faces of the others no longer count."""
    return replace(state, phase=Phase.ROLLING, dice=(None,) * len(ALL_DICE), to_roll=dice)


def with_face(state: State, number: int) -> State:
    """The next die shows its face; after the last die the roll counts."""
    die, *rest = state.to_roll
    dice = (*state.dice[:die], number, *state.dice[die + 1 :])
    thrown = replace(state, dice=dice, to_roll=tuple(rest))
    return thrown if rest else _with_roll(thrown)


def _with_roll(state: State) -> State:
    if state.dice == (0, 0, 0) and not state.extra:  # BL-31, BL-36
        if state.setup["call"] == "roller":
            return rewarded(state, state.turn)
        return replace(state, phase=Phase.CALL, caller=None)
    wild, undo, reroll = (face == 0 for face in state.dice)
    return going_on(
        replace(
            state,
            phase=Phase.PLACE,
            numbers=tuple(sorted(face for face in state.dice if face)),
            wilds=state.wilds + wild,  # BL-O13: a kept WILD adds to a new one
            undos=state.undos + undo,
            reroll=reroll,
        )
    )


def with_chip(state: State, move: Put | UseWild) -> State:
    """Puts a chip on a space; the fifth chip wins the card."""
    slot, at = _slot_and_bit(state, move)
    assert state.chips > 0, "BL-F04: at most 13 are in use"
    if isinstance(move, Put):
        numbers = list(state.numbers)
        numbers.remove(move.number)
        state = replace(state, numbers=tuple(numbers))
    else:
        state = replace(state, wilds=state.wilds - 1)
    state = _with_mask(state, slot, state.covered[slot] | 1 << at)
    return _with_card_won(state, slot) if state.covered[slot] == FULL else going_on(state)


def without_chip(state: State, move: UseUndo) -> State:
    slot, at = _slot_and_bit(state, move)
    state = _with_mask(state, slot, state.covered[slot] & ~(1 << at))
    return going_on(replace(state, undos=state.undos - 1))


def rerolling(state: State) -> State:
    """BL-O11: numbers that fit nothing are dropped, WILD and UNDO are kept; the REROLL die lies aside."""
    return rolling(replace(state, numbers=(), reroll=False, rerolled=True), (WILD_DIE, UNDO_DIE))


def rewarded(state: State, caller: Seat | None) -> State:
    """The first to call takes the next card of the pile."""
    return replace(state, phase=Phase.DRAW, drawing=REWARD, caller=caller)


def rolled_anew(state: State) -> State:
    """BL-34: the player who rolled the BLACKOUT takes the turn again; the next player, if that one left."""
    return next_turn(state) if state.turn in state.left else rolling(replace(state, extra=True))


def with_card(state: State, index: int) -> State:
    """The card that luck turned over goes to its slot or to the caller."""
    state = replace(state, pile=state.pile - {index})
    if state.drawing == REWARD:
        assert state.caller is not None
        state = replace(_with_won(state, state.caller, index), drawing=None)
        return state if state.is_over else rolled_anew(state)
    slot = state.slots.index(None) if state.drawing is None else state.drawing
    slots = (*state.slots[:slot], index, *state.slots[slot + 1 :])
    state = _with_mask(replace(state, slots=slots, drawing=None), slot, CARDS[index].free_mask)
    if state.phase is not Phase.SETTING:
        return going_on(replace(state, phase=Phase.PLACE))
    return state if None in slots else replace(state, phase=Phase.ROLL)


def going_on(state: State) -> State:
    """The turn goes on while the player can do anything, else it ends automatically (BL-O27)."""
    if state.turn in state.left:
        return next_turn(state)
    if state.hurried:
        return _played_out(state)
    can_undo = state.undos and next(removable_chips(state), None)
    if state.reroll or state.wilds or can_undo or any(fits(state, number) for number in state.numbers):
        return state
    return next_turn(state)


def next_turn(state: State) -> State:
    """BL-20: the next player on the left; players who left are skipped."""
    return replace(
        state,
        phase=Phase.ROLL,
        turn=_next_seat(state),
        turns=state.turns + 1,
        extra=False,
        to_roll=(),
        numbers=(),
        wilds=0,
        undos=0,
        reroll=False,
        rerolled=False,
        card_won=False,
        hurried=False,
    )


def without_player(state: State, seat: Seat) -> State:
    """BL-O31: skips a player who has just left; others may still call, and a card that is due still comes."""
    if state.phase is Phase.SETTING:
        return replace(state, turn=_next_seat(state)) if state.turn == seat else state
    if state.drawing == REWARD and state.caller == seat:
        return rolled_anew(replace(state, drawing=None, caller=None))
    if state.turn != seat or state.phase in (Phase.CALL, Phase.DRAW):
        return state
    return next_turn(state)


def _next_seat(state: State) -> Seat:
    assert state.turn is not None
    players = state.setup.players
    ahead = [Seat((state.turn + step) % players) for step in range(1, players + 1)]
    return next(seat for seat in ahead if seat not in state.left)


def _played_out(state: State) -> State:
    """BL-O30: numbers go to their first space, a REROLL is rolled, WILD and UNDO are lost."""
    for number in state.numbers:
        if (space := next(spaces_for(state, number), None)) is not None:
            return with_chip(state, Put(number, space))
    return rerolling(state) if state.reroll else next_turn(state)


def _slot_and_bit(state: State, move: Put | UseWild | UseUndo) -> tuple[int, int]:
    found = find_space(state, move.space)
    assert found is not None, "judged before"
    return found[0], found[2]


def _with_mask(state: State, slot: int, mask: int) -> State:
    return replace(state, covered=(*state.covered[:slot], mask, *state.covered[slot + 1 :]))


def _with_card_won(state: State, slot: int) -> State:
    """BL-21, 22: the card goes to the player, its chips to the supply, and a new card comes."""
    index, winner = state.slots[slot], state.turn
    assert index is not None
    assert winner is not None
    slots = (*state.slots[:slot], None, *state.slots[slot + 1 :])
    state = _with_mask(replace(state, slots=slots, card_won=True), slot, 0)
    state = _with_won(state, winner, index)
    return state if state.is_over else replace(state, phase=Phase.DRAW, drawing=slot)


def _with_won(state: State, seat: Seat, index: int) -> State:
    """BL-37, BL-O24: the fifth card ends the game at once."""
    won = (*state.won[:seat], (*state.won[seat], index), *state.won[seat + 1 :])
    state = replace(state, won=won)
    return replace(state, phase=Phase.OVER) if len(won[seat]) >= CARDS_TO_WIN else state
