"""The field: 8 x 8 squares of overlapping cards, as bits, so that places are found in a few steps."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from blockcade.core import Rebuilt
from blockcade.games.blockyou.cards import Card
from blockcade.games.blockyou.data import COLOUR_LETTERS, FIELD_SIDE, SQUARES_SIDE, WHITE

SIDE = SQUARES_SIDE
_SQUARES = SIDE * SIDE
_CORNER = (0, 1, SIDE, SIDE + 1)  # the steps from the NW square of a card to its four squares, in bits
INSIDE = sum(1 << SIDE * row + column for row in range(SIDE - 1) for column in range(SIDE - 1))  # BY-23


class Lying(NamedTuple):
    """A card on the field; row and column belong to its NW square after the turn."""

    card: Card
    row: int
    column: int
    turns: int

    @property
    def corner(self) -> int:
        return SIDE * self.row + self.column

    @property
    def turned(self) -> Card:
        return self.card.turned(self.turns)


@dataclass(frozen=True)
class Field(Rebuilt):
    """`visible`: the cards that are at least partly visible, oldest first; `buried`: the others."""

    visible: tuple[Lying, ...] = ()
    buried: frozenset[Card] = frozenset()

    @cached_property
    def tops(self) -> tuple[Card | None, ...]:
        """The topmost card of each square."""
        tops: list[Card | None] = [None] * _SQUARES
        for lying in self.visible:
            for step in _CORNER:
                tops[lying.corner + step] = lying.card
        return tuple(tops)

    @cached_property
    def colours(self) -> tuple[int, ...]:
        """For each colour, the squares that show it, as bits."""
        grid = [-1] * _SQUARES
        for lying in self.visible:
            for step, colour in zip(_CORNER, lying.turned.squares, strict=True):
                grid[lying.corner + step] = colour
        shown = [0] * len(COLOUR_LETTERS)
        for at, colour in enumerate(grid):
            if colour >= 0:
                shown[colour] |= 1 << at
        return tuple(shown)

    @cached_property
    def several(self) -> int:
        """The NW squares, as bits, from which a card would cover parts of several cards (BY-22, BY-O09)."""
        tops, corners = self.tops, 0
        for row in range(SIDE - 1):
            for at in range(SIDE * row, SIDE * row + SIDE - 1):
                top = tops[at]
                if top != tops[at + 1] or top != tops[at + SIDE] or top != tops[at + SIDE + 1]:
                    corners |= 1 << at
        return corners

    def matching(self, card: Card) -> int:
        """The NW squares, as bits, where a turned card lies on several cards and all colours match."""
        corners = INSIDE & self.several
        for step, colour in zip(_CORNER, card.squares, strict=True):
            if colour != WHITE:  # BY-19
                corners &= (self.colours[colour] | self.colours[WHITE]) >> step  # BY-18, BY-20
        return corners

    def with_card(self, lying: Lying) -> "Field":
        """BY-O12: the card is the new top, even if its colours do not match."""
        stack = (*self.visible, lying)
        tops = set(Field(stack).tops)
        seen = tuple(each for each in stack if each.card in tops)
        return Field(seen, self.buried | {each.card for each in stack if each.card not in tops})

    @property
    def cards(self) -> frozenset[Card]:
        return self.buried | {lying.card for lying in self.visible}


def squares_at(row: int, column: int) -> tuple[int, ...]:
    """The four squares of a card by the row and column of its NW square, numbered in reading order."""
    return tuple(SIDE * row + column + step for step in _CORNER)


def dealt_place(number: int) -> tuple[int, int]:
    """Row and column of card `number` of a new field."""
    return 2 * (number // FIELD_SIDE), 2 * (number % FIELD_SIDE)
