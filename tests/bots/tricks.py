"""A card game for tests of bots: hands are hidden, and skill decides.

Luck deals each of two seats seven of the cards 1 to 16. One plays a card, the other answers; the higher card
takes the trick, and its player leads next. The most tricks win. Only the parts of the protocol that a bot
needs are written out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from blockcade.core import Actor, AnyGame, Card, Dice, Outcome, Seat, Setup, Who, places_from_scores

CARDS = frozenset(range(1, 17))
HAND = 7


@dataclass(frozen=True, slots=True)
class State:
    hands: tuple[frozenset[int], ...] = (frozenset(), frozenset())
    dealt: int = 0
    turn: int = 0
    lead: int | None = None
    tricks: tuple[int, ...] = (0, 0)
    seen: frozenset[int] = frozenset()  # played cards


@dataclass(frozen=True, slots=True)
class View:
    me: int
    hand: frozenset[int]
    others: int  # how many cards the other seat holds
    turn: int
    lead: int | None
    tricks: tuple[int, ...]
    seen: frozenset[int]


class Tricks:
    key = "tricks"
    card = Card(minutes=1, usual_players=2, has_hidden=True, causes=frozenset({Actor.CHANCE}))
    players = (2,)

    def setup(self, players: int, options: Any = None) -> Setup:
        return Setup.of(self.players, (), players, options or {})

    def initial(self, setup: Setup) -> State:  # noqa: ARG002
        return State()

    def to_act(self, state: State) -> frozenset[Who]:
        if state.dealt < 2 * HAND:
            return frozenset([Actor.CHANCE])
        return frozenset([Seat(state.turn)]) if any(state.hands) else frozenset()

    def legal_moves(self, state: State, who: Who) -> Sequence[int]:
        if who not in self.to_act(state):
            return ()
        return [move for move, _ in self.chances(state)] if who is Actor.CHANCE else sorted(self._hand(state))

    def chances(self, state: State) -> Sequence[tuple[int, int]]:
        return [(card, 1) for card in sorted(CARDS - state.hands[0] - state.hands[1])]

    def apply(self, state: State, who: Who, move: int) -> State:
        assert move in self.legal_moves(state, who)
        first, second = state.hands
        if who is Actor.CHANCE:
            hands = (first | {move}, second) if state.dealt % 2 == 0 else (first, second | {move})
            return replace(state, hands=hands, dealt=state.dealt + 1)
        after = replace(state, hands=(first - {move}, second - {move}), seen=state.seen | {move})
        if state.lead is None:
            return replace(after, lead=move, turn=1 - state.turn)
        winner = state.turn if move > state.lead else 1 - state.turn
        tricks = (state.tricks[0] + (winner == 0), state.tricks[1] + (winner == 1))
        return replace(after, lead=None, turn=winner, tricks=tricks)

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        return Outcome("all-done", places_from_scores(state.tricks), state.tricks)

    def view_for(self, state: State, viewer: Seat | None) -> View:
        me = viewer or 0
        return View(
            me, state.hands[me], len(state.hands[1 - me]), state.turn, state.lead, state.tricks, state.seen
        )

    def sample_state(self, view: View, dice: Dice) -> State:
        """The other seat holds any of the cards that have not been seen."""
        unseen, other = sorted(CARDS - view.hand - view.seen), set[int]()
        while len(other) < view.others:
            other.add(unseen.pop(dice.roll(len(unseen))))
        hands = (view.hand, frozenset(other)) if view.me == 0 else (frozenset(other), view.hand)
        return State(hands, 2 * HAND, view.turn, view.lead, view.tricks, view.seen)

    def _hand(self, state: State) -> frozenset[int]:
        return state.hands[state.turn]


TRICKS = cast("AnyGame", Tricks())
