"""The order of turns: the next turn, colours passed over, and the end (BK-06, 14, 15, 20, 25, 28)."""

from collections.abc import Iterator
from dataclasses import replace

from blockcade.core import Seat
from blockcade.games.blokus.colours import Colour
from blockcade.games.blokus.placing import can_lay
from blockcade.games.blokus.state import State, Turn, TurnRule


def with_blocked_found(state: State) -> State:
    """Marks colours that cannot lay any more; they never can again, since no piece is removed (BK-F04)."""
    blocked = {
        colour
        for colour in state.terms.board.colours
        if colour not in state.blocked and state.hands[colour.index] and not can_lay(state, colour)
    }
    return replace(state, blocked=state.blocked | blocked) if blocked else state


def first_turn(state: State, at: int) -> State:
    return _with_turn(state, at)


def next_turn(state: State) -> State:
    """The turn after the present one."""
    assert state.turn is not None
    return _with_turn(state, state.turn.at + 1)


def same_turn_again(state: State) -> State:
    """The turn of a player who left: another player lays the shared colour; an own colour is passed over."""
    assert state.turn is not None
    return _with_turn(state, state.turn.at)


def _with_turn(state: State, start: int) -> State:
    able = able_colours(state)
    if able <= state.passed:  # nobody can lay, or all who can have passed in a row (BK-15, BK-O11)
        return replace(state, turn=None, is_over=True, skipped=())
    skipped: list[Colour] = []
    for turn in _candidates(state, start):
        if turn.colour in able:
            return replace(state, turn=turn, skipped=tuple(skipped))
        if turn.colour not in skipped:
            skipped.append(turn.colour)
    raise AssertionError("a colour that is able to lay has a turn")


def able_colours(state: State) -> set[Colour]:
    """Colours that have a place for a piece and a player to lay it."""
    return {
        colour
        for colour in state.terms.board.colours
        if state.hands[colour.index] and colour not in state.blocked and _has_player(state, colour)
    }


def _has_player(state: State, colour: Colour) -> bool:
    owner = state.terms.owners[colour.index]
    if owner is None:
        return len(state.left) < state.terms.setup.players
    # With `alternate`, only its owner lays a colour; all players lay a shared one.
    return owner not in state.left


def _candidates(state: State, start: int) -> Iterator[Turn]:
    """Every turn in order from `start`, once round; some may have no piece to lay."""
    terms = state.terms
    if terms.turn_rule is TurnRule.BY_COLOUR:
        for at in range(start, start + len(terms.order)):
            colour = terms.order[at % len(terms.order)]
            owner = terms.owners[colour.index]
            seat = next_for_shared(state) if owner is None else owner
            yield Turn(at % len(terms.order), colour, seat)
        return
    assert terms.shared is not None
    players = terms.setup.players
    for at in range(start, start + players):
        seat = Seat(at % players)
        if seat in state.left:
            continue
        own = terms.colours_of(seat)[0]
        pair = (own, terms.shared) if state.seat_turns[seat] % 2 == 0 else (terms.shared, own)
        for colour in pair:  # BK-O18: if that colour is blocked, the player uses the other
            yield Turn(at % players, colour, seat)


def next_for_shared(state: State) -> Seat:
    """BK-O15; players who left are passed over. If all have left, the seat does not matter."""
    rotation = state.terms.rotation
    ahead = [rotation[(state.shared_turns + step) % len(rotation)] for step in range(len(rotation))]
    return next((seat for seat in ahead if seat not in state.left), ahead[0])
