"""The state of Blackout: only the parts that change."""

from dataclasses import dataclass

from blockcade.core import Seat, Setup
from blockcade.games.blackout.cards import CARDS, Card
from blockcade.games.blackout.data import CHIPS
from blockcade.games.blackout.phase import Phase

REWARD = -1  # in place of a slot: the card that a call has won


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    phase: Phase
    pile: frozenset[int]  # cards by index; each is drawn when needed, so there is no order
    slots: tuple[int | None, ...]  # the open cards; None: luck must draw one
    covered: tuple[int, ...]  # for each slot, one bit per space
    won: tuple[tuple[int, ...], ...]  # for each seat
    gone: frozenset[int]  # won cards of players who left (BL-O31)
    left: frozenset[Seat]
    turn: Seat | None  # None: luck must draw the first player
    turns: int
    extra: bool  # after a BLACKOUT: no second one (BL-36)
    dice: tuple[int | None, ...]  # W, U, R: a number, 0 for the special face, None while rolling or aside
    to_roll: tuple[int, ...]  # dice that luck must still throw
    numbers: tuple[int, ...]  # rolled and not yet used, in order
    wilds: int
    undos: int
    reroll: bool  # the REROLL that was rolled is still due
    rerolled: bool
    card_won: bool  # by a chip, in this turn
    drawing: int | None  # the slot to fill, or REWARD
    caller: Seat | None
    hurried: bool  # time is up: the rest of the turn is played automatically (BL-O30)

    @property
    def open_cards(self) -> tuple[tuple[int, Card, int], ...]:
        """Slot, card and covered spaces of the cards that lie open."""
        return tuple(
            (slot, CARDS[index], self.covered[slot])
            for slot, index in enumerate(self.slots)
            if index is not None
        )

    @property
    def chips(self) -> int:
        """Chips in the supply, which never runs out (BL-F04)."""
        return CHIPS - sum(mask.bit_count() for mask in self.covered)

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER
