"""A player's view of the field of BlockYou! for the card in hand: places as bits, for each turn."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from blockcade.games.blockyou.cards import TURNS, Card
from blockcade.games.blockyou.data import DIRECTIONS, WHITE
from blockcade.games.blockyou.field import INSIDE, SIDE, Field, Lying
from blockcade.games.blockyou.moves import Lay
from blockcade.games.blockyou.phase import Status
from blockcade.games.blockyou.view import LyingView, View

_CORNER = (0, 1, SIDE, SIDE + 1)  # the steps from the NW square of a card to its four squares, in bits
_card = cache(Card.parse)


@lru_cache(maxsize=1024)  # all bots of a table, and all their looks, see the same field
def _field(lying: tuple[LyingView, ...]) -> Field:
    return Field(tuple(Lying(_card(each.card), each.row, each.column, each.turns) for each in lying))


@dataclass(frozen=True)
class Sight:
    """The field, the card in hand in each turn, and the directions of players who can be blocked."""

    field: Field
    turned: tuple[Card, ...]  # by quarter turns
    own: int  # direction of the own seat
    others: tuple[tuple[int, int], ...]  # direction and cards left of each other active player

    @cached_property
    def matching(self) -> tuple[int, ...]:
        """By turns, the NW squares as bits where the colours match; fingers do not count."""
        return tuple(map(self.field.matching, self.turned))

    @cached_property
    def safe(self) -> tuple[int, ...]:
        """The same, where no finger points at the own seat."""
        return tuple(
            0 if self.own in card.fingers else mask
            for card, mask in zip(self.turned, self.matching, strict=True)
        )

    @property
    def self_blocks(self) -> tuple[int, ...]:
        """The same, where a finger points at the own seat: a fault."""
        return tuple(match & ~safe for match, safe in zip(self.matching, self.safe, strict=True))

    @property
    def one_square_wrong(self) -> tuple[int, ...]:
        """The same, where one square does not match and no finger points back: a hasty mistake."""
        return tuple(0 if self.own in card.fingers else self._one_wrong(card) for card in self.turned)

    def _one_wrong(self, card: Card) -> int:
        none_wrong, one_wrong = self.field.several & INSIDE, 0
        for step, colour in zip(_CORNER, card.squares, strict=True):
            if colour != WHITE:
                fits = (self.field.colours[colour] | self.field.colours[WHITE]) >> step
                one_wrong = one_wrong & fits | none_wrong & ~fits
                none_wrong &= fits
        return one_wrong

    def is_safe(self, lay: Lay) -> bool:
        return bool(self.safe[lay.turns] >> SIDE * lay.row + lay.column & 1)

    def is_possible(self, lay: Lay) -> bool:
        """Whether the rules accept the card there, as a fault or not."""
        return bool(self.field.several & INSIDE & 1 << SIDE * lay.row + lay.column)

    def harm(self, lay: Lay) -> int:
        """How much a lay hurts the others: 2 for each blocked player, 3 for one with the fewest cards."""
        fewest = min((cards for _, cards in self.others), default=0)
        fingers = self.turned[lay.turns].fingers
        return sum(3 if cards == fewest else 2 for direction, cards in self.others if direction in fingers)


def sight_of(view: View) -> Sight:
    """The sight of a viewer who holds a card."""
    assert view.hand is not None
    assert view.seat is not None
    card = _card(view.hand)
    return Sight(
        field=_field(view.field),
        turned=tuple(card.turned(turns) for turns in TURNS),
        own=DIRECTIONS.index(view.players[view.seat].direction),
        others=tuple(
            (DIRECTIONS.index(player.direction), player.cards)
            for seat, player in enumerate(view.players)
            if seat != view.seat and player.status is Status.ACTIVE
        ),
    )


def lays(masks: tuple[int, ...]) -> list[Lay]:
    """The places in the masks, which are given by turns."""
    return [Lay(at // SIDE, at % SIDE, turns) for turns, corners in enumerate(masks) for at in _bits(corners)]


def count(masks: tuple[int, ...]) -> int:
    return sum(mask.bit_count() for mask in masks)


def is_touched(lay: Lay, view: View) -> bool:
    """Whether a card of this round lies on a square of the place."""
    return any(
        abs(laid.card.row - lay.row) < 2 and abs(laid.card.column - lay.column) < 2
        for laid in view.laid
        if laid.stayed
    )


def _bits(corners: int) -> Iterator[int]:
    while corners:
        lowest = corners & -corners
        yield lowest.bit_length() - 1
        corners ^= lowest
