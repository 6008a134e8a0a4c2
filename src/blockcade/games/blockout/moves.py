"""The moves of Block Out!"""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from blockcade.core import Seat, Wait
from blockcade.core.pose import Pose
from blockcade.games.blockout.cards import Block, Card

# A foul, a placement that took too long, a restart of the server, a block put back before it touched.
VOID_REASONS = ("touched", "time", "lost", "back")


class Spot(NamedTuple):
    """The spot of a block's centre in the model `statics`: whole millimetres from the site, quarter turns."""

    x_mm: int
    y_mm: int
    turns: int  # 0 or 1 (BO-O11)


@dataclass(frozen=True, slots=True)
class PlayCard:
    """BO-O38: card and block are one action, card first."""

    card: Card
    block: Block
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class PlayAction:
    """Pass or Reverse (BO-39)."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlaceExtra:
    """A block without a card: the extra one of the advanced rule (BO-50), or any in practice (BO-H02)."""

    block: Block
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class DrawCards:
    """No card in hand can be played: luck draws until one can (BO-15)."""


@dataclass(frozen=True, slots=True)
class LetGo:
    """Model `reported`: the block is set, the count begins."""


@dataclass(frozen=True, slots=True)
class Oops:
    """Model `reported`: touched with two hands or at the wrong face; it does not count (BO-O12, BO-O44)."""


@dataclass(frozen=True, slots=True)
class Unsay:
    """Model `reported`: the player who reported a fall takes the report back (BO-O45)."""


@dataclass(frozen=True, slots=True)
class Stood:
    """GRAVITY: the final pose of every block of the tower, lowest first. A person's report has no poses."""

    poses: tuple[Pose, ...] = ()
    trace: str = ""  # the path of the hand, for the record; the rules do not read it


@dataclass(frozen=True, slots=True)
class Fell:
    """The tower fell: a move of GRAVITY or a person's report."""

    trace: str = ""
    late: bool = False  # only GRAVITY: after the count (BO-38)


@dataclass(frozen=True, slots=True)
class Void:
    """GRAVITY: the placement does not count, and card and block come back."""

    reason: str  # one of VOID_REASONS
    trace: str = ""


@dataclass(frozen=True, slots=True)
class Begin:
    """CHANCE draws the first player (BO-O14)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """CHANCE turns up the next card of the pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Slip:
    """CHANCE draws how far from its spot the block lands, in whole millimetres (BO-H06)."""

    x_mm: int
    y_mm: int


Verdict: TypeAlias = Stood | Fell | Void
Move: TypeAlias = (
    PlayCard
    | PlayAction
    | PlaceExtra
    | DrawCards
    | LetGo
    | Oops
    | Unsay
    | Verdict
    | Begin
    | Draw
    | Slip
    | Wait
)
