"""Invariants of every game of BlockYou!, with any draw, lay, block or leaving."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from blockcade.core import Actor, Setup, Who
from blockcade.games.blockyou.cards import DECK
from blockcade.games.blockyou.field import INSIDE
from blockcade.games.blockyou.moves import Lay
from blockcade.games.blockyou.phase import Phase, Status
from blockcade.games.blockyou.state import For, State
from blockcade.record import Left, event_for, step
from tests.games.blockyou.hidden import all_cards
from tests.games.blockyou.tables import BLOCKYOU, position
from tests.games.blockyou.walking import SEEDS, Step, setups, walk


def check_cards(state: State) -> None:
    """BY-01: every card of the box is in one place; seen cards count by name, the others by number."""
    assert all_cards(state) == 88
    seen = [lying.card for lying in state.field.visible]
    seen += [*state.field.buried, *state.pile_known, *state.gone]
    seen += [card for player in state.players for card in (*player.queue, player.hand) if card]
    assert len(seen) == len(set(seen))
    assert set(seen) <= set(DECK)
    on_the_way = sum(owed.what is For.HAND for owed in state.owed)
    hidden = sum(player.queue.count(None) for player in state.players) + on_the_way
    assert hidden + state.pile_unseen + state.gone_unseen == 88 - len(seen)


def check_actors(state: State) -> None:
    actors = BLOCKYOU.to_act(state)
    assert not actors & set[Who](state.seats_with(Status.LEFT))
    assert bool(actors) == (BLOCKYOU.outcome(state) is None)
    assert all(BLOCKYOU.legal_moves(state, who) for who in actors)


@settings(max_examples=12)
@given(setup=setups(), seed=SEEDS, leaving=st.booleans())
def test_by_01_f01_all_cards_are_there_and_nobody_has_more_than_twelve(
    setup: Setup, seed: int, leaving: bool
) -> None:
    for taken in walk(setup, seed, leaving=leaving):
        check_cards(taken.after)
        check_actors(taken.after)
        assert all(player.cards <= 12 for player in taken.after.players)


@settings(max_examples=12)
@given(setup=setups(), seed=SEEDS, leaving=st.booleans())
def test_every_position_on_the_way_reads_back_whole(setup: Setup, seed: int, leaving: bool) -> None:
    for taken in walk(setup, seed, leaving=leaving):
        assert position(BLOCKYOU.format_position(taken.after)) == taken.after


@settings(max_examples=12)
@given(setup=setups(), seed=SEEDS, leaving=st.booleans())
def test_the_log_alone_gives_the_same_game(setup: Setup, seed: int, leaving: bool) -> None:
    steps = walk(setup, seed, leaving=leaving)
    state = BLOCKYOU.initial(setup)
    for taken in steps:
        if taken.move is None:
            assert not isinstance(taken.who, Actor)
            state = step(BLOCKYOU, state, Left(taken.who))
        else:
            state = step(BLOCKYOU, state, event_for(taken.who, BLOCKYOU.format_move(taken.move)))
        assert state == taken.after


@settings(max_examples=12)
@given(setup=setups(), seed=SEEDS, leaving=st.booleans())
def test_by_41_d16_o24_o28_exactly_one_wins(setup: Setup, seed: int, leaving: bool) -> None:
    last = walk(setup, seed, leaving=leaving)[-1].after
    outcome = BLOCKYOU.outcome(last)
    assert outcome is not None
    assert outcome.places.count(1) == 1
    (winner,) = outcome.winners
    if outcome.reason == "no-cards-left":
        assert outcome.scores[winner] == 0
        assert last.players[winner].status is Status.DONE
    else:
        assert last.present in ([winner], []), "of several only one is left"


def own_cards(state: State, seat: int) -> int:
    """Includes the cards that luck still owes."""
    owed = sum(owed.what is not For.FIELD and owed.at == seat for owed in state.owed)
    return state.players[seat].cards + owed


@settings(max_examples=12)
@given(setup=setups(), seed=SEEDS)
def test_by_f03_only_a_correct_lay_brings_a_player_nearer_to_the_aim(setup: Setup, seed: int) -> None:
    for taken in walk(setup, seed):
        laid = taken.after.laid[-1] if isinstance(taken.move, Lay) else None
        for seat in range(setup.players):
            correct = laid is not None and laid.seat == seat and laid.fault is None
            assert own_cards(taken.before, seat) - own_cards(taken.after, seat) == correct


@settings(max_examples=12)
@given(setup=setups(), seed=SEEDS, leaving=st.booleans())
def test_by_33_39_o16_o20_rounds_have_an_order(setup: Setup, seed: int, leaving: bool) -> None:
    steps = walk(setup, seed, leaving=leaving)
    for taken in steps:
        before, after = taken.before, taken.after
        assert after.round - before.round in (0, 1, 2)
        if after.phase in (Phase.RACE, Phase.LAST) and not after.owed:
            least = 1 if after.is_solo or after.phase is Phase.LAST else 2
            assert len(after.active) >= least
            assert (len(after.active) == 1) == (after.is_solo or after.phase is Phase.LAST)
        if before.phase is Phase.COUNTDOWN and after.phase is Phase.TURNING:
            check_who_takes_up_a_card(taken)


def check_who_takes_up_a_card(taken: Step) -> None:
    """BY-33: those who committed a fault sit out, unless that would be everybody (BY-O19)."""
    faulty = set(taken.before.seats_with(Status.FAULT))
    skipped = faulty == set(taken.before.present)
    assert taken.after.round == taken.before.round + (2 if skipped else 1)
    expected = set(taken.before.present) - (set() if skipped else faulty)
    assert set(taken.after.active) == expected


@settings(max_examples=12)
@given(setup=setups(), seed=SEEDS)
def test_by_22_23_34_o12_a_lay_changes_four_squares_and_no_more(setup: Setup, seed: int) -> None:
    steps = [taken for taken in walk(setup, seed) if isinstance(taken.move, Lay)]
    for taken in steps:
        laid = taken.after.laid[-1]
        if not laid.stayed or not taken.after.field.visible:
            continue
        before, after = taken.before.field.tops, taken.after.field.tops
        changed = {at for at in range(64) if before[at] != after[at]}
        assert changed == {laid.lying.corner + more for more in (0, 1, 8, 9)}
        assert INSIDE >> laid.lying.corner & 1


@settings(max_examples=12)
@given(setup=setups(), seed=SEEDS)
def test_waits_are_told_apart_by_their_numbers(setup: Setup, seed: int) -> None:
    """A finished wait never comes again: a table would take both for one alarm."""
    waits = [move for taken in walk(setup, seed) for move in BLOCKYOU.legal_moves(taken.after, Actor.CLOCK)]
    begun = [waits[0], *(later for earlier, later in pairwise(waits) if earlier != later)] if waits else []
    assert len(begun) == len(set(begun))
