"""Invariants of every game of Block Out!, in every tower model."""

import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from blockcade.core import Actor, Seat, Setup
from blockcade.games.blockout.cards import blocks_of, deck_of
from blockcade.games.blockout.phase import Phase
from blockcade.games.blockout.state import State
from blockcade.testkit import in_order
from tests.games.blockout.tables import BLOCKOUT


def setup_of(players: int, options: dict[str, str]) -> Setup:
    return BLOCKOUT.setup(players, {**options, "practice": "on" if players == 1 else "off"})


TABLES = st.builds(
    setup_of,
    st.sampled_from((*BLOCKOUT.players, 1)),
    st.fixed_dictionaries({option.key: st.sampled_from(option.values) for option in BLOCKOUT.options}),
)
SEEDS = st.integers(0, 2**32)
STEPS = 250  # people who report at random may go on for ever


def walk(setup: Setup, seed: int, *, leaving: bool = False) -> Iterator[tuple[State, State]]:
    """States before and after each step of a random game."""
    chance = random.Random(f"wander {seed}")
    state = BLOCKOUT.initial(setup)
    for _ in range(STEPS):
        actors = in_order(BLOCKOUT.to_act(state))
        if not actors:
            return
        if leaving and chance.random() < 0.01:
            after = BLOCKOUT.leave(state, Seat(chance.choice(state.present)))
        else:
            who = chance.choice(actors)
            after = BLOCKOUT.apply(state, who, chance.choice(BLOCKOUT.legal_moves(state, who)))
        yield state, after
        state = after


@settings(max_examples=25)
@given(setup=TABLES, seed=SEEDS, leaving=st.booleans())
def test_bo_04_10_all_cards_and_blocks_are_accounted_for(setup: Setup, seed: int, leaving: bool) -> None:
    for _, state in walk(setup, seed, leaving=leaving):
        cards = [*state.pile, *state.discards, *(card for cards in state.hands for card in cards)]
        assert tuple(sorted(cards)) == deck_of(setup)
        held = [state.held.block] if state.held else []
        blocks = [*(standing.block for standing in state.tower), *held, *state.free]
        assert sorted(blocks) == sorted(blocks_of(setup["edition"]))


@settings(max_examples=25)
@given(setup=TABLES, seed=SEEDS)
def test_bo_09_f06_the_tower_grows_by_one_or_is_gone(setup: Setup, seed: int) -> None:
    for before, after in walk(setup, seed):
        assert len(after.tower) in (len(before.tower), len(before.tower) + 1, 0)
        if len(after.tower) > len(before.tower):
            assert [block for block, _ in after.tower[:-1]] == [block for block, _ in before.tower]


@settings(max_examples=25)
@given(setup=TABLES, seed=SEEDS)
def test_bo_44_to_47_o25_who_wins_has_won_by_a_rule(setup: Setup, seed: int) -> None:
    for before, after in walk(setup, seed):
        if not after.is_over:
            assert after.winner is None
            continue
        assert after.winner == before.turn
        assert not before.restart
        match after.ending:
            case "no-cards-left":
                assert not after.hand
                assert setup["advanced"] == "off"
            case "nine-blocks":
                assert len(after.tower) == 9
            case ending:
                assert ending == "bonus-block"
                assert before.held is not None
                assert before.held.card is None


@settings(max_examples=25)
@given(setup=TABLES, seed=SEEDS)
def test_bo_15_f02_somebody_can_always_do_something(setup: Setup, seed: int) -> None:
    for _, state in walk(setup, seed):
        assert all(BLOCKOUT.legal_moves(state, who) for who in BLOCKOUT.to_act(state))
        if state.phase is Phase.DRAWING:
            assert BLOCKOUT.to_act(state) == {Actor.CHANCE}
            assert state.pile
