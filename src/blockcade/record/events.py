"""What became true at a table, in order: the log that a table is the fold of. Stored events are for ever."""

from typing import TypeAlias

import msgspec


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


class Seated(msgspec.Struct, frozen=True, tag="seated", omit_defaults=True):
    """How a chair stands from now on; it replaces all that was said of that chair before."""

    seat: int
    name: str = ""
    player: str = ""  # who may play this seat; empty: nobody has taken it yet
    bot: str = ""  # the level of the bot that plays it now; with a player, on that player's behalf
    link: int = 0  # the number of the invitation that is good now; 0: none is
    command: str = ""


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


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back", omit_defaults=True):
    """The game stands again as after its first `kept` game events (moves of seats and actors, leavings)."""

    seat: int
    kept: int
    command: str = ""


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """The game is over, and this is the seed, in hexadecimal, whose hash `Opened` showed."""

    seed: str


class Followed(msgspec.Struct, frozen=True, tag="followed", omit_defaults=True):
    """The players went on to another table: a rematch."""

    table: str
    command: str = ""


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """Whoever runs the server ended the table before its game was over. Only `Revealed` may still follow."""


GameEvent: TypeAlias = Moved | Chanced | Elapsed | Weighed | Left
Event: TypeAlias = Opened | Seated | GameEvent | TakenBack | Revealed | Followed | Closed


class Stamped(msgspec.Struct, frozen=True):
    """An event with the time at which the server took it."""

    at_ms: int
    event: Event
