"""The four colours, in the order in which they are named, seated and, unless seats say otherwise, played."""

from enum import Enum


class Colour(Enum):
    BLUE = "blue"
    YELLOW = "yellow"
    RED = "red"
    GREEN = "green"

    @property
    def index(self) -> int:
        return _INDEX[self]

    @property
    def letter(self) -> str:
        return _LETTER[self]


COLOURS = tuple(Colour)
_INDEX = {colour: index for index, colour in enumerate(COLOURS)}
_LETTER = {colour: colour.value[0].upper() for colour in COLOURS}
