"""The parties that may act in a game: the seats, and the three actors that are not people."""

from enum import Enum
from typing import NewType, TypeAlias

from blockcade.core.errors import BadNotation

Seat = NewType("Seat", int)  # numbered clockwise from 0; the server knows which player holds it


class Actor(Enum):
    """Luck, time and gravity act like players: their decisions are recorded moves."""

    CHANCE = "chance"
    CLOCK = "clock"
    GRAVITY = "gravity"


Who: TypeAlias = Seat | Actor


def format_who(who: Who) -> str:
    """The name of a seat or actor in records and logs: `"0"`, `"3"`, `"chance"`."""
    return who.value if isinstance(who, Actor) else str(who)


def parse_who(text: str) -> Who:
    """The inverse of `format_who`."""
    if text.isascii() and text.isdigit() and len(text) <= 2:
        return Seat(int(text))
    try:
        return Actor(text)
    except ValueError:
        raise BadNotation(f"{text!r} is neither a seat number nor one of chance, clock, gravity") from None
