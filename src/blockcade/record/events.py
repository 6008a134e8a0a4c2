"""The events of a table's log: each says what became true. Stored events stay readable for ever."""

from enum import Enum
from typing import TypeAlias

import msgspec


class Pace(Enum):
    """How long bots pause before a move, so that people can follow; the server knows the times."""

    QUICK = "quick"
    NORMAL = "normal"
    SLOW = "slow"


class Opened(msgspec.Struct, frozen=True, tag="opened", omit_defaults=True):
    """The first event of every log. The seed itself is not here: `Revealed` brings it after the last draw."""

    game: str
    rules: int  # the game's rules_version when the table opened
    players: int
    options: dict[str, str]
    seed_hash: str
    host: str = ""  # the player who opened the table
    takeback: bool = False
    hints: bool = False  # players may ask what the engine would play
    patience_s: int = 60  # how long a player may be away before the others may go on; 0: they never may
    total_s: int = 0  # the time that a player has for all turns together; 0: unlimited
    increment_s: int = 0  # added to it after each turn
    given: int = 0  # the first game events come from another game: this table's seed did not draw their luck
    shown: bool = False  # a saved game to look at, finished or not: nobody plays here
    pace: Pace = Pace.NORMAL  # of the bots, until `Paced` changes it
    study: str = ""  # the id of the lesson step or puzzle that this table is for; its script plays the others
    untimed: bool = False  # waits of the clock never end by themselves


class Seated(msgspec.Struct, frozen=True, tag="seated", omit_defaults=True):
    """The state of a chair from now on; it replaces all earlier events about that chair."""

    seat: int
    name: str = ""
    player: str = ""  # the player who may play this seat; empty: nobody has taken it yet
    bot: str = ""  # the level of the bot that plays it now; with a player, on that player's behalf
    link: int = 0  # the number of the valid invitation; 0: none is valid
    command: str = ""
    by: str = ""  # the player who decided this for one who was away; empty: the holder or the host did
    former: str = ""  # the player who was away when the chair was offered to somebody else


class Moved(msgspec.Struct, frozen=True, tag="moved", omit_defaults=True):
    """A move travels as its notation, so that logs, perft files, bug reports and sockets read the same."""

    seat: int
    move: str
    command: str = ""


class Chanced(msgspec.Struct, frozen=True, tag="chanced"):
    move: str


class Elapsed(msgspec.Struct, frozen=True, tag="elapsed"):
    move: str


class Weighed(msgspec.Struct, frozen=True, tag="weighed"):
    move: str


class Left(msgspec.Struct, frozen=True, tag="left", omit_defaults=True):
    """The player of a seat has gone for good; the rules of each game say what follows."""

    seat: int
    command: str = ""
    by: str = ""  # the opponent who claimed the win over a player who was away; empty: nobody did
    is_late: bool = False  # the player's total time is over; else without `by`: the player gave up


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back", omit_defaults=True):
    """The game returns to where its first `kept` game events led (moves of seats and actors, leavings)."""

    seat: int
    kept: int
    command: str = ""


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """A player who holds a seat has had no page open since `since_ms`, and the others may go on."""

    player: str
    since_ms: int


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A player who was missed has a page open again."""

    player: str


class Paused(msgspec.Struct, frozen=True, tag="paused", omit_defaults=True):
    """A player asks for a pause: as soon as the game allows one, the clock stands still."""

    seat: int
    command: str = ""


class Resumed(msgspec.Struct, frozen=True, tag="resumed", omit_defaults=True):
    """A player wants to go on. The pause ends by the word of its player, of the host, or of all others."""

    seat: int
    command: str = ""


class Paced(msgspec.Struct, frozen=True, tag="paced", omit_defaults=True):
    """The pace of the table's bots from their next turn on."""

    pace: Pace
    by: str  # the player who chose it
    command: str = ""


class Tried(msgspec.Struct, frozen=True, tag="tried", omit_defaults=True):
    """The learner of a study gave an answer that changes nothing in the game: a wrong move, or a choice."""

    seat: int
    move: str  # in notation, or the slug of the choice
    wrong: str = ""  # the slug of what is wrong with it, as the learner was told; empty: it is right
    command: str = ""


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """The game is over, and this is the seed, in hexadecimal, whose hash `Opened` showed."""

    seed: str


class Followed(msgspec.Struct, frozen=True, tag="followed", omit_defaults=True):
    """The players went on to another table: a rematch."""

    table: str
    command: str = ""


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The operator ended the table before its game was over. Only `Revealed` may still follow."""


GameEvent: TypeAlias = Moved | Chanced | Elapsed | Weighed | Left
Event: TypeAlias = (
    Opened
    | Seated
    | GameEvent
    | TakenBack
    | Paused
    | Resumed
    | Paced
    | Missed
    | Returned
    | Tried
    | Revealed
    | Followed
    | Closed
)


class Stamped(msgspec.Struct, frozen=True):
    """An event with the time at which the server took it."""

    at_ms: int
    event: Event
