"""The verdicts on a placement: stood, fell or void."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from blockcade.core.pose import Pose

VoidReason: TypeAlias = Literal["touched", "time", "lost", "back"]


@dataclass(frozen=True, slots=True)
class Stood:
    """The tower stood through the count; the resting poses, lowest first, the new block last."""

    poses: tuple[Pose, ...]


@dataclass(frozen=True, slots=True)
class Fell:
    """Some block left its place in the column."""


@dataclass(frozen=True, slots=True)
class Void:
    """Nothing counts: a forbidden touch, no release in time, a lost simulation, or a block put back."""

    reason: VoidReason


Verdict: TypeAlias = Stood | Fell | Void
