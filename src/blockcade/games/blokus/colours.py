"""The four colours, in the order in which they are named, seated and, unless seats say otherwise, played."""

from enum import Enum


class Colour(Enum):
    BLUE = "blue"
    YELLOW = "yellow"
    RED = "red"
    GREEN = "green"

    index: int  # in COLOURS
    letter: str

    def __init__(self, name: str) -> None:
        self.index = len(type(self).__members__)
        self.letter = name[0].upper()


COLOURS = tuple(Colour)
