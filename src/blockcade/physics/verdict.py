"""What gravity can say about a placement."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from blockcade.core.pose import Pose

VoidReason: TypeAlias = Literal["touched", "time", "lost"]


@dataclass(frozen=True, slots=True)
class Stood:
    """The tower outlasted the count; where every block rests, lowest first, the new one last."""

    poses: tuple[Pose, ...]


@dataclass(frozen=True, slots=True)
class Fell:
    """Some block left its place in the column."""


@dataclass(frozen=True, slots=True)
class Void:
    """Nothing counts: a forbidden touch, no release in time, or a simulation lost with its server."""

    reason: VoidReason


Verdict: TypeAlias = Stood | Fell | Void
