"""The bodies of HTTP requests and answers."""

from enum import Enum
from typing import Annotated

from msgspec import Meta, Raw, Struct

from blockcade.record.events import Pace
from blockcade.wire.to_browser import Cause
from blockcade.wire.to_server import Name


class Sitter(Enum):
    """The kind of player on a chair when the table opens."""

    ME = "me"
    HERE = "here"  # another person at the same device
    LINK = "link"  # a person who gets a link
    BOT = "bot"


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    sitter: Sitter
    name: Name = ""
    level: Annotated[str, Meta(max_length=24)] = ""  # the bot's level


class From(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game that is over, or that a table only shows."""

    table: Annotated[str, Meta(max_length=64)]
    moves: Annotated[int, Meta(ge=0, le=100_000)]  # how many steps of its replay led there


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=32)] = {}
    takeback: bool = False
    hints: bool | None = None  # None: yes, unless somebody is invited by a link
    patience_s: Annotated[int, Meta(ge=0, le=86_400)] = 60  # see Opened
    total_s: Annotated[int, Meta(ge=0, le=86_400)] = 0  # see Opened
    increment_s: Annotated[int, Meta(ge=0, le=3_600)] = 0
    pace: Pace = Pace.NORMAL  # of the bots
    goes_on: From | None = None  # the table begins there, with the options of that game; `options` is empty


class NewStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson step or a puzzle to open."""

    study: Annotated[str, Meta(max_length=200)]  # its id


class GameFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game: our own record, or another format that its name tells."""

    name: Annotated[str, Meta(max_length=255)]
    text: str  # the server limits the size of every request


class OpenedTable(Struct, frozen=True):
    table: str


class OptionInfo(Struct, frozen=True):
    key: str
    values: list[str]
    default: str
    per_seat: bool
    players: list[int]
    names_starter: bool  # it says who begins: by a word, or by the number of a seat
    withheld: list[str]  # values that the game has but this server cannot offer: it has no physics engine


class LessonInfo(Struct, frozen=True):
    id: str
    steps: list[str]  # their ids


class GameInfo(Struct, frozen=True):
    """A game's card (core.Card), its options and the bots that this server offers for it."""

    key: str
    players: list[int]
    usual_players: int
    minutes: int
    age: int  # the youngest player, as the sheet prints it; 0: not printed
    ages_of_options: dict[str, dict[str, int]]  # editions with an age of their own, by option and value
    solo_options: dict[str, str] | None  # the options for one player alone; None: nobody plays alone
    front_options: list[str]  # shown first when a table is set up
    takeback: bool  # a table may allow it
    has_turns: bool  # a table may give each player a total time
    is_race: bool
    has_hidden: bool
    has_luck: bool
    has_gravity: bool
    causes: list[str]  # that make moves beside the seats: chance, clock, gravity
    is_from_outside: bool  # an installed package brings it; the page shows its pictures
    picture: str  # of a game from outside: its first position, as in SeatView
    names: dict[str, str]  # of a game from outside, by language; empty: the page has words for it
    pitches: dict[str, str]
    option_names: dict[str, dict[str, str]]  # by option ("bell") or value ("bell=on"), then by language
    options: list[OptionInfo]
    bots: list[str]  # the levels of bots that a table offers: the scale, then all others
    scale: list[str]  # those to choose from at first, weakest first; the same four in every game of the house
    old_levels: dict[str, str]  # old names of levels, and the present ones
    first_level: str  # the one of them for a beginner; empty: there are no bots
    adapting_levels: list[str]  # those of them that follow the people at the table, outside of the scale
    characters: list[str]  # those that differ by how they play, not by how well, outside of the scale
    bot_seconds: dict[str, float]  # a level's usual time for a move, where speed makes the strength
    analysis: bool  # the game has hints and reviews
    lessons: list[LessonInfo]  # the first teaches the basics
    lessons_withheld: bool  # more lessons need a physics engine, which this server has not


class MyTable(Struct, frozen=True):
    """A table where the browser's player holds a seat; lists have the newest first."""

    table: str
    game: str
    names: list[str]
    my_turn: bool
    over: bool
    changed_ms: int
    options: dict[str, str]


class PastSeat(Struct, frozen=True):
    """A chair of a finished game."""

    seat: int
    name: str
    taken: bool  # a person held it
    mine: bool
    bot: str  # the level of the bot that played it at the end; empty: none


class FinishedTable(Struct, frozen=True):
    """A finished game in which the browser's player held a seat."""

    table: str
    game: str
    options: dict[str, str]
    chairs: list[PastSeat]
    winners: list[int]  # their seats; empty: an operator ended the table
    reason: str  # why it ended, a slug; empty: an operator ended the table
    ended_ms: int
    next_table: str  # the rematch; empty: there is none yet


class Step(Struct, frozen=True, omit_defaults=True):
    cause: Cause | None  # None: the start position
    view: Raw
    picture: str = ""  # as in SeatView
    to_act: list[int] = []  # in a Replay: the seats that may move here


class Replay(Struct, frozen=True):
    """Every position of a game that nobody plays any more. The server computes them: it has the rules."""

    steps: list[Step]


class Moves(Struct, frozen=True):
    """Positions of a game, running or over, as the asking player may see them, without taken-back moves."""

    seq: int  # as in Update
    line: int  # the number of the last takeback's event; 0: there was none
    since: int  # the number of the first of `steps`; the start position has number 0
    steps: list[Step]


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every answer that is not 2xx."""

    reason: str  # a slug that the page translates
    detail: str  # for developers, in English; may be empty
    move: int = 0  # of a file: the number of its first bad move; 0: none is bad
    why: str = ""  # a slug: the rule that this move breaks; empty: not known
