"""Numbers of Block Out! that no sheet fixes or that belong to one edition: all of them, in one place."""

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType


class Size(IntEnum):
    SMALL = 0
    MEDIUM = 1
    LARGE = 2


class Colour(IntEnum):
    """The colours of both editions; one sheet calls wood brown (BO-D02)."""

    WOOD = 0
    RED = 1
    BLUE = 2
    YELLOW = 3
    BLACK = 4


EDITIONS: Mapping[str, tuple[Colour, ...]] = MappingProxyType(  # BO-D02, BO-O03
    {
        "hakubia": (Colour.WOOD, Colour.RED, Colour.BLUE),
        "top": (Colour.YELLOW, Colour.BLACK, Colour.RED),
    }
)
AGES: Mapping[str, int] = MappingProxyType({"hakubia": 6, "top": 8})  # BO-02
MINUTES = 20  # or more (BO-03)

BLOCKS = 9  # BO-04
HAND = 7  # BO-11
FALL_DRAW = 3  # BO-35

EXACT_COPIES = 3  # BO-O01: 27 + 6 + 6 + 4 = 43
COLOUR_COPIES = 2
SIZE_COPIES = 2
OPEN_COPIES = 4
ACTION_CARDS = ("12", "14")  # BO-D03; half of them Pass, half Reverse (BO-O02)

# Millimetres; the shape from above makes the game hard, the heights are only for looks.
WIDTH_MM: Mapping[Size, int] = MappingProxyType({Size.SMALL: 16, Size.MEDIUM: 28, Size.LARGE: 42})
DEPTH_PERCENT = (100, 75, 55)  # of the width, by first, second, third colour of the edition
HEIGHT_MM = (24, 28, 20)

COUNT_MS = 3000  # BO-33, BO-D09
CONTRADICT_MS = 2000  # a report counts when nobody contradicts for this long
TAKE_BACK_MS = 10_000  # the same for a fall, which costs cards: so long it can be taken back (BO-O45)
VOTE_MS = 20_000  # after that the votes so far decide
TURN_SECONDS = ("0", "30", "60", "120")  # BO-O41

# The largest slip of a hand in the model `statics`, by the switch `hands` (BO-H06).
SLIP_MM: Mapping[str, int] = MappingProxyType({"easy": 1, "normal": 2, "hard": 3})

GRID_MM = (-8, -4, 0, 4, 8)  # offsets that `legal_moves` lists in the model `statics`; others are legal too
