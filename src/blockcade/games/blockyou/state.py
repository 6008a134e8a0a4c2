"""The state of BlockYou!: only the parts that change."""

import dataclasses
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, NamedTuple

from blockcade.core import Seat, Setup
from blockcade.games.blockyou.cards import DECK, Card
from blockcade.games.blockyou.data import DIRECTIONS, SEATS
from blockcade.games.blockyou.field import Field, Lying
from blockcade.games.blockyou.phase import Ending, Fault, Phase, Status


class For(Enum):
    """The purpose of a drawn card."""

    FIELD = "field"
    HAND = "hand"
    PENALTY = "penalty"


class Owed(NamedTuple):
    """A card that luck must still draw: for a numbered place of the field, or for a seat."""

    what: For
    at: int


class Laid(NamedTuple):
    """A card that was laid in this round, and the result."""

    seat: Seat
    lying: Lying
    fault: Fault | None
    blocked: tuple[Seat, ...]
    stayed: bool  # on the field; a faulty card goes back when the penalty pile is empty (BY-O15)


class Look(NamedTuple):
    """A card that has left a hand in this round, and the field that its player was looking at."""

    card: Card
    field: Field


@dataclass(frozen=True, slots=True)
class Player:
    queue: tuple[Card | None, ...]  # the next one first; None: nobody has seen it since the deal
    hand: Card | None  # taken up
    status: Status

    @property
    def cards(self) -> int:
        return len(self.queue) + (self.hand is not None)

    def put_back(self, status: Status) -> "Player":
        """The card taken up goes to the end of the queue (BY-26, BY-30, BY-O14)."""
        queue = self.queue if self.hand is None else (*self.queue, self.hand)
        return Player(queue, None, status)


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    phase: Phase
    round: int
    field: Field
    players: tuple[Player, ...]
    pile_unseen: int  # the number of penalty cards that nobody has seen; luck draws them when needed
    pile_known: frozenset[Card]  # penalty cards from a field that was replaced (BY-O21)
    gone: frozenset[Card]  # the seen cards of players who left (BY-O28)
    gone_unseen: int
    owed: tuple[Owed, ...]  # luck draws these before anything else happens
    laid: tuple[Laid, ...]  # in this round, in order of arrival
    ending: Ending  # of the round before, until the next begins
    ran_out: tuple[Seat, ...]  # the seats that have laid their last card, in order (BY-O24)
    # By seat, for the eyes only: no rule reads it, and a position as text leaves it out (BY-O29).
    looks: tuple[Look | None, ...] = dataclasses.field(default=(), compare=False)

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def is_solo(self) -> bool:
        return self.setup.players == 1

    @property
    def pile(self) -> int:
        return self.pile_unseen + len(self.pile_known)

    @property
    def present(self) -> list[Seat]:
        return self.seats_with(*(status for status in Status if status is not Status.LEFT))

    @property
    def active(self) -> list[Seat]:
        return self.seats_with(Status.ACTIVE)

    @property
    def unseen(self) -> frozenset[Card]:
        """The cards that nobody has seen yet: in the pile, in queues, gone."""
        seen = self.field.cards | self.pile_known | self.gone
        held = {card for player in self.players for card in (*player.queue, player.hand)}
        return frozenset(DECK) - seen - held

    def seats_with(self, *statuses: Status) -> list[Seat]:
        return [Seat(seat) for seat, player in enumerate(self.players) if player.status in statuses]

    def with_look(self, seat: int) -> "State":
        """Remembers the card that the seat holds, on the field as it lies now."""
        card = self.players[seat].hand
        looks = list(self.looks or (None,) * self.setup.players)
        looks[seat] = None if card is None else Look(card, self.field)
        return replace(self, looks=tuple(looks))

    def with_player(self, seat: int, player: Player, **changes: Any) -> "State":
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players, **changes)


def direction_of(players: int, seat: int) -> int:
    """The direction of a seat, as a number (BY-14, BY-O07)."""
    return DIRECTIONS.index(SEATS[players][seat])


def between_rounds(state: State) -> bool:
    """Whether a pause may hold the clock: before the cards are taken up, so that nobody looks longer."""
    return state.phase is Phase.COUNTDOWN
