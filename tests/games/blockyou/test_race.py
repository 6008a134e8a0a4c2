"""Commands that arrive at the same time: the result equals that of some serial order."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from blockcade.core import IllegalMove, Seat
from blockcade.games.blockyou.moves import Lay
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.sense import lays_without_fault
from blockcade.games.blockyou.state import State
from tests.games.blockyou.tables import BLOCKYOU, FITS, cards, draw, four, refused, view
from tests.games.blockyou.walking import walk

Command = tuple[Seat, Lay]


@cache
def races() -> list[State]:
    """States of whole games, with and without options, in which somebody may lay."""
    options: tuple[dict[str, str], ...] = (
        {},
        {"faultFingers": "selfAlwaysCounts", "winCheck": "immediate", "roundSeconds": "30"},
    )
    return [
        taken.after
        for players in (2, 3, 4)
        for chosen in options
        for taken in walk(BLOCKYOU.setup(players, chosen), players, leaving=players > 2)
        if taken.after.phase in (Phase.RACE, Phase.LAST) and not taken.after.owed
    ]


def arrives(state: State, command: Command) -> State:
    """Acts like a table: it judges, stores, and lets luck draw; a refused command changes nothing."""
    try:
        return draw(BLOCKYOU.apply(state, *command))
    except IllegalMove as refusal:
        if refusal.reason in ("not-active", "wrong-phase", "covers-one-card", "game-over"):
            return state
        raise


def after_all(state: State, commands: Sequence[Command]) -> State:
    for command in commands:
        state = arrives(state, command)
    return state


def commands_for(state: State, seed: int) -> list[Command]:
    """One lay of every seat, whether it may act or not; half of them fit, many are for the same place."""
    chance = random.Random(seed)
    chosen: list[Command] = []
    for seat in map(Seat, range(state.setup.players)):
        moves = BLOCKYOU.legal_moves(state, state.active[0])
        if seat in state.active and chance.random() < 0.5:
            moves = lays_without_fault(state, seat, moves)
        move = chosen[-1][1] if chosen and chance.random() < 0.25 else chance.choice(moves)
        assert isinstance(move, Lay)
        chosen.append((seat, move))
    return chosen


@settings(max_examples=40)
@given(st.data())
def test_by_17_o13_any_interleaving_is_one_of_the_serial_orders(data: st.DataObject) -> None:
    """Impatient clients send a lay repeatedly; the result is as if each had been sent once."""
    state = data.draw(st.sampled_from(races()))
    commands = commands_for(state, data.draw(st.integers(0, 2**32)))
    serial = {after_all(state, order) for order in permutations(commands)}
    sent = data.draw(st.lists(st.sampled_from(commands), max_size=12))
    missing = [command for command in commands if command not in sent]
    assert after_all(state, [*sent, *missing]) in serial


@settings(max_examples=40)
@given(st.sampled_from(races()), st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_by_o13_what_was_refused_might_as_well_not_have_been_sent(
    state: State, seed: int, order: random.Random
) -> None:
    commands = commands_for(state, seed) * 2
    order.shuffle(commands)
    accepted: list[Command] = []
    now = state
    for command in commands:
        after = arrives(now, command)
        if after is not now:
            accepted.append(command)
        now = after
    assert after_all(state, accepted) == now
    assert len({seat for seat, _ in accepted}) == len(accepted), "nobody lays twice in a round"


@given(st.sampled_from(races()), st.integers(0, 2**32))
def test_by_25_o13_whoever_was_just_blocked_pays_nothing(state: State, seed: int) -> None:
    for command in commands_for(state, seed):
        after = arrives(state, command)
        for other in state.active:
            if other in after.active or after.phase not in (Phase.RACE, Phase.LAST):
                continue
            late = BLOCKYOU.legal_moves(state, other)[0]
            assert refused(after, f"{other} {BLOCKYOU.format_move(late)}") == "not-active"
            assert arrives(after, (other, Lay(0, 0, 0))) is after


def test_by_o13_both_orders_of_two_lays_that_block_each_other() -> None:
    """P1 points at P3 and P3 at P1: the first to arrive blocks the other, who keeps the card."""
    state = four("WWWW/N.NE", FITS[1], "WWWW/S.SE")
    one, three = (Seat(0), Lay(1, 1, 0)), (Seat(2), Lay(5, 5, 0))
    first, second = after_all(state, [one, three]), after_all(state, [three, one])
    assert cards(first) == [11, 12, 12, 12]
    assert cards(second) == [12, 12, 11, 12]
    assert [laid.seat for laid in view(first).laid] == [0]
    assert view(first).pile == view(second).pile == 24, "being late is no fault"
