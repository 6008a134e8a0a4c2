"""Everything a browser may say on a table's socket: a closed set, anything else is refused."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

MAX_MESSAGE_BYTES = 4096

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1024)]
Name: TypeAlias = Annotated[str, Meta(max_length=24)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class _Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    command_id: CommandId  # echoed in the answer; sending the same command again is harmless


class Play(_Command, frozen=True, tag="play"):
    seat: SeatNumber
    at_seq: int  # the last thing the player had seen
    move: Notation


class Judge(_Command, frozen=True, tag="judge"):
    """Asks whether a move could be played now, and if not, why; changes nothing."""

    seat: SeatNumber
    move: Notation


class TakeBack(_Command, frozen=True, tag="take_back"):
    """Asks to undo the seat's last move and all that followed it."""

    seat: SeatNumber
    at_seq: int


class Resign(_Command, frozen=True, tag="resign"):
    """Leaves the game for good; the rules say what follows."""

    seat: SeatNumber


class Claim(_Command, frozen=True, tag="claim"):
    """Takes the seat that a link invites to."""

    secret: Secret
    name: Name = ""

    def __repr__(self) -> str:
        return f"Claim(command_id={self.command_id!r}, name={self.name!r})"  # a secret is not for logs


class Yield(_Command, frozen=True, tag="yield"):
    """Lets a bot play a seat: one's own, or, as host, one that nobody has taken."""

    seat: SeatNumber
    level: Level


class Reclaim(_Command, frozen=True, tag="reclaim"):
    """Takes one's own seat back from the bot."""

    seat: SeatNumber


class Offer(_Command, frozen=True, tag="offer"):
    """Makes a new link for a seat that no other person holds, as host; an older link of that seat is void."""

    seat: SeatNumber


class Rename(_Command, frozen=True, tag="rename"):
    seat: SeatNumber
    name: Name


class Rematch(_Command, frozen=True, tag="rematch"):
    """After the end: the same people at a new table with the same rules."""


class Hint(_Command, frozen=True, tag="hint"):
    """Asks what the engine would play for one's own seat, whose turn it is; `Advice` answers."""

    seat: SeatNumber


class Review(_Command, frozen=True, tag="review"):
    """Asks for a look back at a finished game; once accepted, `ReviewPart`s come until all plies are told."""


Units: TypeAlias = Annotated[int, Meta(ge=-32767, le=32767)]


class Hand(Struct, frozen=True, forbid_unknown_fields=True, tag="hand"):
    """Where a player wants the held block now, about thirty times a second; it has no answer.

    x, y, z are those of the block's centre in units of 0.05 mm, yaw is in hundredths of a degree.
    """

    seat: SeatNumber
    placement: int  # the number of the event that began it, as `Poses` tells
    x: Units
    y: Units
    z: Units
    yaw: Units
    let_go: bool = False


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    sent_ms: float


ToServer: TypeAlias = (
    Play
    | Judge
    | TakeBack
    | Resign
    | Claim
    | Yield
    | Reclaim
    | Offer
    | Rename
    | Rematch
    | Hint
    | Review
    | Hand
    | Ping
)
