"""All messages that a browser may send on a table's socket; anything else is refused."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from blockcade.record.events import Pace

MAX_MESSAGE_BYTES = 4096

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1024)]
MAX_NAME = 24  # characters
Name: TypeAlias = Annotated[str, Meta(max_length=MAX_NAME)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class _Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    command_id: CommandId  # the answer repeats it; sending the same command twice is harmless


class Play(_Command, frozen=True, tag="play"):
    """Plays a move."""

    seat: SeatNumber
    at_seq: int  # the `seq` of the last update that the player saw
    move: Notation


class Judge(_Command, frozen=True, tag="judge"):
    """Asks whether a move is legal now, and if not, why. Changes nothing; `Judged` answers."""

    seat: SeatNumber
    move: Notation


class Answer(_Command, frozen=True, tag="answer"):
    """Answers the question of a study."""

    seat: SeatNumber
    choice: Annotated[str, Meta(min_length=1, max_length=64)]


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
        return f"Claim(command_id={self.command_id!r}, name={self.name!r})"  # keeps the secret out of logs


class ClaimWin(_Command, frozen=True, tag="claim_win"):
    """Ends a game of two players when the other one has been away for too long; the claimant wins."""

    seat: SeatNumber  # the other player's


class ReadLink(_Command, frozen=True, tag="read_link"):
    """Asks which seat a link invites to, and who invites. Changes nothing; `Invitation` answers."""

    secret: Secret

    def __repr__(self) -> str:
        return f"ReadLink(command_id={self.command_id!r})"  # keeps the secret out of logs


class Yield(_Command, frozen=True, tag="yield"):
    """Lets a bot play a seat: the player's own, a missing player's, or, for the host, a free one."""

    seat: SeatNumber
    level: Level


class Reclaim(_Command, frozen=True, tag="reclaim"):
    """Takes the player's own seat back: from a bot, or while it is offered and nobody has taken it."""

    seat: SeatNumber


class Offer(_Command, frozen=True, tag="offer"):
    """Makes a new link for a seat; older links of that seat become invalid.

    The host may do so for a seat that no other person holds, every player for a missing player's seat.
    """

    seat: SeatNumber


class Rename(_Command, frozen=True, tag="rename"):
    seat: SeatNumber
    name: Name


class Pause(_Command, frozen=True, tag="pause"):
    """Asks for a pause: between rounds, the clock stands still until `Resume`."""

    seat: SeatNumber


class Resume(_Command, frozen=True, tag="resume"):
    """Wants to go on after a pause: its player and the host decide alone, the others together."""

    seat: SeatNumber


class SetPace(_Command, frozen=True, tag="set_pace"):
    """Sets how fast bots play from their next turn on. Everybody with a seat may, and the host."""

    pace: Pace


class Rematch(_Command, frozen=True, tag="rematch"):
    """Opens a new table with the same people and rules after the end of the game."""


class Hint(_Command, frozen=True, tag="hint"):
    """Asks the engine for a move for the player's own seat on its turn; `Advice` answers."""

    seat: SeatNumber


class Explain(_Command, frozen=True, tag="explain"):
    """Asks for the rule of the moment and what has changed since the last answer; `Explained` answers."""

    seat: SeatNumber | None = None  # one of the player's own; None: as a spectator


class Review(_Command, frozen=True, tag="review"):
    """Asks for the engine's review of a finished game; `ReviewPart`s follow until all plies are sent."""


Units: TypeAlias = Annotated[int, Meta(ge=-32767, le=32767)]


class Hand(Struct, frozen=True, forbid_unknown_fields=True, tag="hand"):
    """The position that a player's hand wants for the held block, about thirty times a second; no answer.

    x, y and z are the block's centre in units of 0.05 mm; yaw is in hundredths of a degree.
    """

    seat: SeatNumber
    placement: int  # the number of the event that began the placement, as in `Poses`
    x: Units
    y: Units
    z: Units
    yaw: Units
    let_go: bool = False
    back: bool = False  # puts the block back, unless it has touched the tower


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    sent_ms: float


ToServer: TypeAlias = (
    Play
    | Judge
    | Answer
    | TakeBack
    | Resign
    | Claim
    | ClaimWin
    | ReadLink
    | Yield
    | Reclaim
    | Offer
    | Rename
    | Pause
    | Resume
    | SetPace
    | Rematch
    | Hint
    | Explain
    | Review
    | Hand
    | Ping
)
