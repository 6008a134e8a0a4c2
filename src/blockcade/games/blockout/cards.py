"""The blocks and the cards, by name, and the contents of each edition's box."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from blockcade.core import BadNotation, Setup
from blockcade.core.pose import UNITS_PER_MM, Box
from blockcade.games.blockout.data import (
    COLOUR_COPIES,
    DEPTH_PERCENT,
    EDITIONS,
    EXACT_COPIES,
    HEIGHT_MM,
    OPEN_COPIES,
    SIZE_COPIES,
    WIDTH_MM,
    Colour,
    Size,
)


class Kind(IntEnum):
    """BO-20, BO-21: a Block Card limits size, colour, both or nothing; the others are Action Cards."""

    EXACT = 0
    COLOUR = 1
    SIZE = 2
    ANY = 3
    PASS = 4
    REVERSE = 5


class Block(NamedTuple):
    size: Size
    colour: Colour

    def __str__(self) -> str:
        return f"{self.size.name}-{self.colour.name}".lower()

    @staticmethod
    def parse(text: str) -> "Block":
        """The inverse, or BadNotation. Colours of the other edition can be read too."""
        if text not in _BLOCK_BY_NAME:
            raise BadNotation(f"{text!r} is not a block like small-red")
        return _BLOCK_BY_NAME[text]


class Card(NamedTuple):
    """Cards sort by kind, then size, then colour: that is the order of hands and of legal moves."""

    kind: Kind
    size: Size | None = None
    colour: Colour | None = None

    def __str__(self) -> str:
        """`small-red`, `red`, `large`, `any`, `pass`, `reverse`."""
        words = [part.name.lower() for part in (self.size, self.colour) if part is not None]
        return "-".join(words) or self.kind.name.lower()

    @staticmethod
    def parse(text: str) -> "Card":
        """The inverse, or BadNotation. Colours of the other edition can be read too."""
        if text not in _CARD_BY_NAME:
            raise BadNotation(f"{text!r} is not a card like small-red, red, large, any, pass or reverse")
        return _CARD_BY_NAME[text]

    @property
    def is_action(self) -> bool:
        return self.kind in (Kind.PASS, Kind.REVERSE)

    def fits(self, block: Block) -> bool:
        """BO-22 to BO-25; an Action Card fits no block."""
        return not self.is_action and self.size in (None, block.size) and self.colour in (None, block.colour)


PASS, REVERSE, ANY = Card(Kind.PASS), Card(Kind.REVERSE), Card(Kind.ANY)
_BLOCK_BY_NAME = {str(block): block for block in (Block(size, colour) for size in Size for colour in Colour)}
_CARD_BY_NAME = {
    str(card): card
    for card in (
        *(Card(Kind.EXACT, *block) for block in _BLOCK_BY_NAME.values()),
        *(Card(Kind.COLOUR, colour=colour) for colour in Colour),
        *(Card(Kind.SIZE, size=size) for size in Size),
        *(ANY, PASS, REVERSE),
    )
}


@cache
def blocks_of(edition: str) -> tuple[Block, ...]:
    """BO-04, BO-05, BO-O03: every size once in each colour, in order."""
    return tuple(Block(size, colour) for size in Size for colour in EDITIONS[edition])


@cache
def box_of(edition: str, block: Block) -> Box:
    """The size of a block, in units."""
    nth = EDITIONS[edition].index(block.colour)
    width = WIDTH_MM[block.size] * UNITS_PER_MM
    return Box(width, width * DEPTH_PERCENT[nth] // 100, HEIGHT_MM[nth] * UNITS_PER_MM)


def deck_of(setup: Setup) -> tuple[Card, ...]:
    """All cards in the box, sorted."""
    return _deck(setup["edition"], int(setup["actionCards"]))


@cache
def _deck(edition: str, action_cards: int) -> tuple[Card, ...]:
    cards = [
        *(Card(Kind.EXACT, *block) for block in blocks_of(edition) for _ in range(EXACT_COPIES)),
        *(Card(Kind.COLOUR, colour=colour) for colour in EDITIONS[edition] for _ in range(COLOUR_COPIES)),
        *(Card(Kind.SIZE, size=size) for size in Size for _ in range(SIZE_COPIES)),
        *[ANY] * OPEN_COPIES,
        *[PASS] * (action_cards // 2),
        *[REVERSE] * (action_cards // 2),
    ]
    return tuple(sorted(cards))


def without(cards: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """The cards without one copy of `card`."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def remaining(deck: Sequence[Card], used: Iterable[Card]) -> tuple[Card, ...]:
    """The rest of a deck, sorted, or ValueError when a used card is not in it."""
    left = Counter(deck)
    left.subtract(used)
    if any(count < 0 for count in left.values()):
        raise ValueError(
            f"there are not so many cards: {', '.join(str(card) for card in left if left[card] < 0)}"
        )
    return tuple(sorted(left.elements()))
