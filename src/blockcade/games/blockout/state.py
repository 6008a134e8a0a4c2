"""The state of Block Out!: only the parts that change."""

from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from blockcade.core import Seat, Setup
from blockcade.core.pose import Box, Pose
from blockcade.games.blockout.cards import Block, Card, blocks_of, box_of, deck_of, remaining
from blockcade.games.blockout.moves import Spot
from blockcade.games.blockout.phase import REPORTING, Phase
from blockcade.games.blockout.reasons import Ending


class Standing(NamedTuple):
    block: Block
    pose: Pose


class Held(NamedTuple):
    """The block that is being placed."""

    card: Card | None  # None: the extra block of the advanced rule, or practice
    block: Block
    spot: Spot | None  # only in the model `statics`
    chosen_in: Phase  # the phase to return to if the placement does not count


class Last(NamedTuple):
    """The result of the last placement, for display."""

    seat: Seat
    block: Block
    verdict: str  # "stood", "fell", "void:touched", ..., "oops", "late"


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    phase: Phase
    turn: Seat | None  # None until luck has drawn the first player
    direction: int  # 1 clockwise, -1 after a Reverse
    turns: int  # finished so far
    waits: int  # numbers the alarms of the clock
    hands: tuple[tuple[Card, ...], ...]  # one per seat, sorted
    discards: tuple[Card, ...]  # the top one last; all others are in hands or in the pile
    tower: tuple[Standing, ...]  # lowest first
    held: Held | None
    owed: int  # cards to draw after a fall; 0 in DRAWING: draw until one can be played
    restart: bool  # the tower fell in this turn: a Block Card must start a new one, and nobody wins (BO-O25)
    acted: bool  # the player whose turn it is has acted, so a fall is no longer a late one
    bonus: bool  # a late fall is reported while the extra block is due (BO-O43)
    votes: tuple[bool | None, ...]  # one per seat: did it stand?
    said_in: Phase | None  # PLACING or COUNT, which a reported fall has interrupted (BO-O45)
    last: Last | None
    left: frozenset[Seat]
    winner: Seat | None
    ending: Ending | Literal[""]  # why it is over; empty until then

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def model(self) -> str:
        return self.setup["towerModel"]

    @property
    def is_practice(self) -> bool:
        return self.setup["practice"] == "on"

    @property
    def edition(self) -> str:
        return self.setup["edition"]

    @property
    def player(self) -> Seat:
        """The seat whose turn it is, after the first player is drawn."""
        assert self.turn is not None
        return self.turn

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.hands[self.player]

    @property
    def pile(self) -> tuple[Card, ...]:
        """BO-12: a multiset, sorted; luck draws the next card only when it is needed."""
        used = (card for cards in (*self.hands, self.discards) for card in cards)
        return remaining(deck_of(self.setup), used)

    @property
    def free(self) -> tuple[Block, ...]:
        """Blocks that are neither on the tower nor in somebody's hand, in order."""
        used = {standing.block for standing in self.tower}
        if self.held:
            used.add(self.held.block)
        return tuple(block for block in blocks_of(self.edition) if block not in used)

    @property
    def present(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.setup.players) if seat not in self.left]

    @property
    def is_late(self) -> bool:
        """Whether the table is deciding if the tower fell after its count (BO-38)."""
        return self.phase in REPORTING and self.held is None

    def box(self, block: Block) -> Box:
        return box_of(self.edition, block)

    def without_reports(self) -> "State":
        return replace(self, votes=(None,) * self.setup.players, said_in=None, bonus=False)

    def with_hand(self, seat: Seat, cards: tuple[Card, ...], **changes: Any) -> "State":
        hands = (*self.hands[:seat], tuple(sorted(cards)), *self.hands[seat + 1 :])
        return replace(self, hands=hands, **changes)
