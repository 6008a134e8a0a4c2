"""The balance of a tower with one more block: the statics of its joints, prepared for many tries."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from blockcade.core.pose import UNITS_PER_MM, Box, Pose
from blockcade.physics import Aim
from blockcade.physics.balance import outline, overlap

_FINEST_UNITS = UNITS_PER_MM / 2
_STEPS = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)]


class Side(NamedTuple):
    """One side of a joint's support area: the centre of mass above is inside by a*x + b*y + c units."""

    a: float
    b: float
    c: float


class Joint(NamedTuple):
    """A joint between two standing blocks: its sides, and mass and centre of all blocks above."""

    sides: list[Side]
    mass: int
    x: float
    y: float


class Column:
    """A standing tower of at least one block, lowest first; blocks count as upright."""

    def __init__(self, standing: Sequence[tuple[Box, Pose]]) -> None:
        self._box, self._top = standing[-1]
        self._joints = _joints(standing)

    def steadiest(self, held: Box) -> tuple[Aim, float]:
        """The aim with the largest margin, its sides along those of the top block; and this margin in mm."""
        yaw = self._top.yaw
        found = [self._steadiest_at(held, held, yaw)]
        if held.width != held.depth:
            found.append(self._steadiest_at(held, held.turned(), yaw + math.pi / 2))
        return max(found, key=lambda aim_and_margin: aim_and_margin[1])

    def _steadiest_at(self, held: Box, lying: Box, yaw: float) -> tuple[Aim, float]:
        """`lying` is the held block as seen along the sides of the top one."""
        sides = self._sides_with(held, lying)
        # No place is further inside than half of the narrower block.
        most = min(self._box.width, self._box.depth, lying.width, lying.depth) / 2
        x, y = float(self._top.x), float(self._top.y)
        reach = min(self._box.width, self._box.depth) / 4
        best = min(most, *(a * x + b * y + c for a, b, c in sides))
        while reach >= _FINEST_UNITS and best < most:
            depth, _, next_x, next_y = max(
                (
                    min(a * (x + i * reach) + b * (y + j * reach) + c for a, b, c in sides),
                    -abs(i) - abs(j),
                    x + i * reach,
                    y + j * reach,
                )
                for i, j in _STEPS
            )
            if depth > best:
                best, x, y = min(most, depth), next_x, next_y
            else:
                reach /= 2
        return Aim(round(x), round(y), round(math.degrees(yaw) * 100)), best / UNITS_PER_MM

    def _sides_with(self, held: Box, lying: Box) -> list[Side]:
        """All sides as functions of the position of the held block."""
        sides: list[Side] = []
        mass = held.volume
        for joint in self._joints:
            share = mass / (mass + joint.mass)
            rest = 1 - share
            sides += [
                Side(a * share, b * share, rest * (a * joint.x + b * joint.y) + c) for a, b, c in joint.sides
            ]
        cosine, sine = math.cos(self._top.yaw), math.sin(self._top.yaw)
        for (a, b), carrier in (
            ((cosine, sine), self._box.width / 2),
            ((-sine, cosine), self._box.depth / 2),
        ):
            along = a * self._top.x + b * self._top.y
            sides += [Side(a, b, carrier - along), Side(-a, -b, carrier + along)]
        least = min(lying.width, lying.depth) / 2
        return [*sides, Side(0.0, 0.0, least)]


def _joints(standing: Sequence[tuple[Box, Pose]]) -> list[Joint]:
    joints: list[Joint] = []
    mass, moment_x, moment_y = 0, 0.0, 0.0
    for (below, below_pose), (box, pose) in zip(standing[-2::-1], standing[:0:-1], strict=True):
        mass += box.volume
        moment_x += box.volume * pose.x
        moment_y += box.volume * pose.y
        area = overlap(outline(below, below_pose), outline(box, pose))
        joints.append(Joint(_sides_of(area), mass, moment_x / mass, moment_y / mass))
    return joints


def _sides_of(area: Sequence[tuple[float, float]]) -> list[Side]:
    sides: list[Side] = []
    for (x1, y1), (x2, y2) in zip(area, [*area[1:], *area[:1]], strict=True):
        length = math.hypot(x2 - x1, y2 - y1)
        if length > 1e-9:
            a, b = -(y2 - y1) / length, (x2 - x1) / length  # points to the inside
            sides.append(Side(a, b, -a * x1 - b * y1))
    return sides
