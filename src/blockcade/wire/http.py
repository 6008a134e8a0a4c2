"""Bodies of the HTTP requests and answers."""

from enum import Enum
from typing import Annotated

from msgspec import Meta, Raw, Struct

from blockcade.wire.to_browser import Cause
from blockcade.wire.to_server import Name


class Sitter(Enum):
    """Who is to sit on a chair when the table opens."""

    ME = "me"
    HERE = "here"  # another person at the same device
    LINK = "link"  # a person who gets a link
    BOT = "bot"


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    sitter: Sitter
    name: Name = ""
    level: Annotated[str, Meta(max_length=24)] = ""  # of a bot


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=32)] = {}
    takeback: bool = False
    hints: bool | None = None  # None: where nobody is invited by a link


class OpenedTable(Struct, frozen=True):
    table: str


class OptionInfo(Struct, frozen=True):
    key: str
    values: list[str]
    default: str
    per_seat: bool
    players: list[int]


class GameInfo(Struct, frozen=True):
    key: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]  # the levels of bots that a table offers, weakest first
    analysis: bool  # there are hints and reviews for it


class MyTable(Struct, frozen=True):
    """A table where the browser's player holds a seat, newest first."""

    table: str
    game: str
    names: list[str]
    my_turn: bool
    over: bool
    changed_ms: int


class Step(Struct, frozen=True):
    cause: Cause | None  # None: the start
    view: Raw


class Replay(Struct, frozen=True):
    """Every position of a finished game, for the scrubber; the browser holds no rules."""

    steps: list[Step]


class Problem(Struct, frozen=True):
    """The body of every answer that is not 2xx."""

    reason: str  # a slug that every language can say
    detail: str = ""  # for developers, in English
