"""Invariants of every game of Blackout, with any roll, call, undo or leaving."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from blockcade.core import Actor, Seat, Setup, Who
from blockcade.games.blackout.cards import CARDS, FULL
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.state import REWARD, State
from blockcade.testkit import in_order
from tests.games.blackout.tables import BLACKOUT

TABLES = st.builds(
    BLACKOUT.setup,
    st.sampled_from(BLACKOUT.players),
    st.fixed_dictionaries({option.key: st.sampled_from(option.values) for option in BLACKOUT.options}),
)
SEEDS = st.integers(0, 2**32)
LONGEST = 3000  # steps; a random game takes about 300


@dataclass(frozen=True, slots=True)
class Step:
    before: State
    who: Who
    text: str  # the move, or "left"
    after: State


class Wanderer:
    """Plays at random with dice that favour their special faces, so that BLACKOUTs are common."""

    def __init__(self, state: State, seed: int, *, leaving: bool) -> None:
        self.random = random.Random(f"wander {seed}")
        self.state = state
        self.leaving = leaving

    def steps(self) -> Iterator[Step]:
        for _ in range(LONGEST):
            if not BLACKOUT.to_act(self.state):
                return
            step = self._leave() if self.leaving and self.random.random() < 0.01 else self._move()
            yield step
            self.state = step.after
        raise AssertionError(f"no end after {LONGEST} steps: {BLACKOUT.format_position(self.state)}")

    def _move(self) -> Step:
        who = self.random.choice(in_order(BLACKOUT.to_act(self.state)))
        moves = BLACKOUT.legal_moves(self.state, who)
        wants_special = self.state.phase is Phase.ROLLING and self.random.random() < 0.4
        move = moves[-1] if wants_special else self.random.choice(moves)
        return Step(self.state, who, BLACKOUT.format_move(move), BLACKOUT.apply(self.state, who, move))

    def _leave(self) -> Step:
        here = [seat for seat in range(self.state.setup.players) if seat not in self.state.left]
        seat = Seat(self.random.choice(here))
        return Step(self.state, seat, "left", BLACKOUT.leave(self.state, seat))


def walk(setup: Setup, seed: int, *, leaving: bool = False) -> list[Step]:
    return list(Wanderer(BLACKOUT.initial(setup), seed, leaving=leaving).steps())


def card_places(state: State) -> list[int]:
    """Every card in the game, by index."""
    open_now = [index for index in state.slots if index is not None]
    return sorted([*state.pile, *open_now, *(index for cards in state.won for index in cards), *state.gone])


def check_things(state: State) -> None:
    assert card_places(state) == list(range(24))
    out_of_pile = 24 - len(state.pile)
    assert out_of_pile <= (20 if state.is_over else 19)
    view = BLACKOUT.view_for(state, None)
    lying = sum(space.covered for card in view.cards if card for space in card.spaces)
    assert view.chips + lying == 15
    assert lying <= 12, "so that the one that completes a card is the 13th at most"
    for index, covered in zip(state.slots, state.covered, strict=True):
        assert covered != FULL
        assert index is not None or not covered
        assert index is None or covered & CARDS[index].free_mask == CARDS[index].free_mask


def check_actors(state: State) -> None:
    actors = BLACKOUT.to_act(state)
    assert not actors & state.left
    assert bool(actors) == (BLACKOUT.outcome(state) is None)
    assert all(BLACKOUT.legal_moves(state, who) for who in actors)


@settings(max_examples=40)
@given(setup=TABLES, seed=SEEDS, leaving=st.booleans())
def test_bl_f03_f04_o28_cards_and_chips_are_all_there_and_never_run_out(
    setup: Setup, seed: int, leaving: bool
) -> None:
    for step in walk(setup, seed, leaving=leaving):
        check_things(step.after)
        check_actors(step.after)


@settings(max_examples=40)
@given(setup=TABLES, seed=SEEDS)
def test_bl_37_t31_exactly_one_player_has_five_cards_at_the_end(setup: Setup, seed: int) -> None:
    last = walk(setup, seed)[-1].after
    outcome = BLACKOUT.outcome(last)
    assert outcome is not None
    assert outcome.reason == "five-cards"
    assert [score for score in outcome.scores if score >= 5] == [5]
    assert [outcome.scores[seat] for seat in outcome.winners] == [5]
    assert 24 - len(last.pile) <= 20


@settings(max_examples=40)
@given(setup=TABLES, seed=SEEDS, leaving=st.booleans())
def test_bl_16_o11_o13_nothing_is_pending_that_was_not_rolled(setup: Setup, seed: int, leaving: bool) -> None:
    heap = Heap()
    for step in walk(setup, seed, leaving=leaving):
        heap.follow(step)
        held = Counter(BLACKOUT.view_for(step.after, None).pending)
        assert held <= heap.items
        if step.after.phase is Phase.PLACE and not step.after.hurried:
            assert held == heap.items


class Heap:
    """The unused items of the roll: a second count, made from the moves alone."""

    def __init__(self) -> None:
        self.items: Counter[str] = Counter()

    def follow(self, step: Step) -> None:
        what, _, rest = step.text.partition("@")
        die, _, face = step.text.partition("=")
        if step.text == "reroll" or step.after.phase is Phase.CALL or step.after.drawing == REWARD:
            kept = ("WILD", "UNDO") if step.text == "reroll" else ()
            self.items = Counter({item: count for item, count in self.items.items() if item in kept})
        elif step.after.turns != step.before.turns:
            self.items.clear()
        elif face and die in "WUR":
            self.items[face] += 1
        elif rest and step.who is not Actor.CLOCK:
            self.items[what.upper()] -= 1


@settings(max_examples=30)
@given(setup=TABLES, seed=SEEDS)
def test_bl_f06_a_turn_places_four_chips_and_wins_three_cards_by_them_at_most(
    setup: Setup, seed: int
) -> None:
    chips: Counter[int] = Counter()
    cards: Counter[int] = Counter()
    for step in walk(setup, seed):
        chips[step.before.turns] += step.text[0] in "12345" or step.text.startswith("wild@")
        cards[step.before.turns] += step.after.phase is Phase.DRAW and step.after.drawing != REWARD
    assert max(chips.values()) <= 4
    assert max(cards.values()) <= 3


@settings(max_examples=30)
@given(setup=TABLES, seed=SEEDS)
def test_bl_20_36_turns_go_round_and_a_turn_has_one_blackout_at_most(setup: Setup, seed: int) -> None:
    blackouts: Counter[int] = Counter()
    for step in walk(setup, seed):
        players = step.after.setup.players
        if step.before.turn is not None:
            turns = step.after.turns - step.before.turns
            assert turns in (0, 1)
            assert step.after.turn == (step.before.turn + turns) % players
        is_new = step.before.phase is Phase.ROLLING
        blackouts[step.after.turns] += is_new and (
            step.after.phase is Phase.CALL or step.after.drawing == REWARD
        )
    assert max(blackouts.values()) <= 1
