"""Who may act: the chairs round the table, and the three players that are not people."""

from enum import Enum
from typing import NewType, TypeAlias

from blockcade.core.errors import BadNotation

Seat = NewType("Seat", int)  # a chair, 0-based, clockwise; people sit on chairs, in the server


class Actor(Enum):
    """Luck, time and gravity are players: what they decide is a recorded move like any other."""

    CHANCE = "chance"
    CLOCK = "clock"
    GRAVITY = "gravity"


Who: TypeAlias = Seat | Actor


def format_who(who: Who) -> str:
    """`"0"`, `"3"`, `"chance"`: how records and logs name who acted."""
    return who.value if isinstance(who, Actor) else str(who)


def parse_who(text: str) -> Who:
    """The inverse of `format_who`."""
    if text.isascii() and text.isdigit() and len(text) <= 2:
        return Seat(int(text))
    try:
        return Actor(text)
    except ValueError:
        raise BadNotation(f"{text!r} is neither a seat number nor one of chance, clock, gravity") from None
