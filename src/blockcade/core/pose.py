"""The position, rotation and size of a block in whole numbers."""

import math
import re
from typing import NamedTuple

from blockcade.core.errors import BadNotation

UNITS_PER_MM = 20  # lengths are whole units of 0.05 mm
TURN_SCALE = 10_000  # quaternion parts are whole ten-thousandths
LIMIT = 32_767  # 1.6 m, the largest number in a frame on the wire; the table is smaller

_POSE = re.compile(r"-?\d{1,5}(\.-?\d{1,5}){6}", re.ASCII)


class Box(NamedTuple):
    """The size of a block in units, as it stands: width along x, depth along y, height along z."""

    width: int
    depth: int
    height: int

    @property
    def volume(self) -> int:
        """Also the mass: all blocks are of the same wood."""
        return self.width * self.depth * self.height

    def turned(self) -> "Box":
        """The box after a quarter turn about the vertical."""
        return Box(self.depth, self.width, self.height)


class Pose(NamedTuple):
    """The centre of a block in units (x right, y away, z up from the table) and its turn as a quaternion.

    The quaternion has length 10000 up to rounding and qw is not negative, so that equal turns look equal.
    """

    x: int
    y: int
    z: int
    qw: int
    qx: int
    qy: int
    qz: int

    def __str__(self) -> str:
        """`0.0.240.10000.0.0.0`"""
        return ".".join(str(number) for number in self)

    @staticmethod
    def upright(x: int, y: int, z: int, yaw: float = 0.0) -> "Pose":
        """An upright pose, turned by `yaw` radians about the vertical."""
        return Pose.rounded((x, y, z), (math.cos(yaw / 2), 0.0, 0.0, math.sin(yaw / 2)))

    @staticmethod
    def rounded(centre: tuple[float, float, float], turn: tuple[float, float, float, float]) -> "Pose":
        """The nearest pose: centre in units, turn as any quaternion (w, x, y, z) but zero."""
        length = math.sqrt(sum(part * part for part in turn))
        parts = [round(part / length * TURN_SCALE) for part in turn]
        if next((part for part in parts if part), 0) < 0:  # a half turn has qw = 0: the next part decides
            parts = [-part for part in parts]
        x, y, z = (max(-LIMIT, min(LIMIT, round(number))) for number in centre)
        return Pose(x, y, z, *parts)

    @staticmethod
    def parse(text: str) -> "Pose":
        """The inverse of `str`. Raises BadNotation."""
        if not _POSE.fullmatch(text):
            raise BadNotation(f"{text!r} is not a pose: seven whole numbers joined by dots")
        pose = Pose(*(int(number) for number in text.split(".")))
        if str(pose) != text:
            raise BadNotation(f"{text!r} is not written in the shortest form")
        if max(abs(pose.x), abs(pose.y), abs(pose.z)) > LIMIT:
            raise BadNotation(f"{text!r} is off the table")
        length = math.isqrt(pose.qw**2 + pose.qx**2 + pose.qy**2 + pose.qz**2)
        if pose.qw < 0 or abs(length - TURN_SCALE) > 5:
            raise BadNotation(f"{text!r} is not a turn: the last four need length {TURN_SCALE} and qw >= 0")
        return pose

    @property
    def turn(self) -> tuple[float, float, float, float]:
        """The unit quaternion (w, x, y, z)."""
        length = math.sqrt(self.qw**2 + self.qx**2 + self.qy**2 + self.qz**2)
        return self.qw / length, self.qx / length, self.qy / length, self.qz / length

    @property
    def yaw(self) -> float:
        """The rotation about the vertical, in radians from -pi to pi."""
        w, x, y, z = self.turn
        return math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))
