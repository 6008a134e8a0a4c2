"""The cards: four squares and two fingers each, and how they turn."""

import re
from functools import cache
from typing import NamedTuple

from blockcade.core import BadNotation
from blockcade.games.blockyou.data import CARDS, COLOUR_LETTERS, DIRECTIONS, FINGER_CLASSES

TURNS = (0, 1, 2, 3)  # quarter turns clockwise (BY-O05)
_CARD = re.compile(
    rf"([{COLOUR_LETTERS}]{{4}})/({'|'.join(sorted(DIRECTIONS, reverse=True))})"
    rf"\.({'|'.join(sorted(DIRECTIONS, reverse=True))})",
    re.ASCII,
)


class Card(NamedTuple):
    """An unturned card. Colours are numbers, white is 0; directions are numbers, clockwise from north."""

    squares: tuple[int, int, int, int]  # NW NE SW SE
    fingers: tuple[int, int]

    def __str__(self) -> str:
        """`WRPB/N.NE`: the squares NW NE SW SE, and the directions of its fingers."""
        colours = "".join(COLOUR_LETTERS[colour] for colour in self.squares)
        return f"{colours}/{'.'.join(DIRECTIONS[finger] for finger in self.fingers)}"

    @staticmethod
    def parse(text: str) -> "Card":
        """The inverse, or BadNotation. Cards that are not in the box can be read too."""
        match = _CARD.fullmatch(text)
        if not match or match[2] == match[3]:
            raise BadNotation(f"{text!r} is not a card like WRPB/N.NE")
        nw, ne, sw, se = (COLOUR_LETTERS.index(letter) for letter in match[1])
        return Card((nw, ne, sw, se), (DIRECTIONS.index(match[2]), DIRECTIONS.index(match[3])))

    def turned(self, turns: int) -> "Card":
        return _turned(self, turns % 4)


@cache
def _turned(card: Card, turns: int) -> Card:
    """BY-F05: a quarter turn clockwise moves each finger by two of the eight directions."""
    if turns == 0:
        return card
    (nw, ne, sw, se), (one, other) = card
    quarter = Card((sw, nw, se, ne), ((one + 2) % 8, (other + 2) % 8))
    return _turned(quarter, turns - 1)


def _card(number: int) -> Card:
    """BY-O03: the recipe. Every colour comes 44 times, every class of finger pairs 11 times."""
    colours = len(COLOUR_LETTERS) - 1
    one = number % colours
    two = (one + number // 36 + 2) % colours
    three = (one + number // 6) % colours
    turn = 2 * (number // 8 % 4)
    left, right = FINGER_CLASSES[number % 8]
    return Card((0, 1 + one, 1 + three, 1 + two), ((left + turn) % 8, (right + turn) % 8))


DECK = tuple(_card(number) for number in range(CARDS))
DECK_ORDER = {card: number for number, card in enumerate(DECK)}
