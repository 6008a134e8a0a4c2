"""What can be done in a game of Block Out!"""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from blockcade.core import Seat, Wait
from blockcade.core.pose import Pose
from blockcade.games.blockout.cards import Block, Card

VOID_REASONS = ("touched", "time", "lost")  # a foul, the time-out of a placement, the server came back


class Spot(NamedTuple):
    """Where a block's centre goes in the model `statics`: whole millimetres from the site, quarter turns."""

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
    """The block of the advanced rule, for which no card is needed (BO-50)."""

    block: Block
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class DrawCards:
    """Nothing in hand can be played: luck draws until something can (BO-15)."""


@dataclass(frozen=True, slots=True)
class LetGo:
    """Reported: the block is set, the count begins."""


@dataclass(frozen=True, slots=True)
class Oops:
    """Reported: it was touched with two hands or at the wrong face; the player tries again (BO-O12)."""


@dataclass(frozen=True, slots=True)
class Stood:
    """GRAVITY: where every block of the tower came to rest, lowest first. A person's report has no poses."""

    poses: tuple[Pose, ...] = ()
    trace: str = ""  # how the hand went, for the record; the rules do not read it


@dataclass(frozen=True, slots=True)
class Fell:
    """GRAVITY, or a person's report."""

    trace: str = ""


@dataclass(frozen=True, slots=True)
class Void:
    """GRAVITY: the placement does not count, and the same player chooses again."""

    reason: str  # one of VOID_REASONS
    trace: str = ""


@dataclass(frozen=True, slots=True)
class Begin:
    """CHANCE draws who goes first (BO-O14)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """CHANCE turns up the next card of the pile."""

    card: Card


Verdict: TypeAlias = Stood | Fell | Void
Move: TypeAlias = (
    PlayCard | PlayAction | PlaceExtra | DrawCards | LetGo | Oops | Verdict | Begin | Draw | Wait
)
