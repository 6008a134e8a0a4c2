"""The hand that holds a block: it follows a target at human speed, and a spring pulls the block after it."""

import math
from typing import NamedTuple

from blockcade.core.pose import UNITS_PER_MM, Pose
from blockcade.physics.engine import STEPS_PER_SECOND, Motion, Turn, Vector
from blockcade.physics.params import CEILING_UNITS, REACH_UNITS, STEPS_PER_TICK, TICKS_PER_SECOND, TowerParams
from blockcade.physics.sway import Sway

FULL_TURN = 36_000
_SWAY_GROWS_TICKS = 15  # from nothing, so that taking a block does not jerk it


class HandTarget(NamedTuple):
    """Where the player wants the centre of the block, in units, and its yaw in hundredths of a degree."""

    x: int
    y: int
    z: int
    yaw: int = 0

    def within_reach(self, reach: int = REACH_UNITS) -> "HandTarget":
        return HandTarget(
            max(-reach, min(reach, self.x)),
            max(-reach, min(reach, self.y)),
            max(0, min(CEILING_UNITS, self.z)),
            (self.yaw + FULL_TURN // 2) % FULL_TURN - FULL_TURN // 2,
        )

    @staticmethod
    def at(pose: Pose) -> "HandTarget":
        """Return the target that holds a block where it is."""
        return HandTarget(pose.x, pose.y, pose.z, round(math.degrees(pose.yaw) * 100))


class Hand:
    """Follows one target a tick, and computes the motion of the held block step by step."""

    def __init__(self, start: Pose, sway: Sway, params: TowerParams) -> None:
        self._params = params
        self._sway = sway
        self._tick = 0
        self._steady: Vector = (float(start.x), float(start.y), float(start.z))  # without the sway
        self._yaw = start.yaw
        self._from = self._to = self._steady
        self._yaw_from = self._yaw_to = self._yaw
        self._step = 0

    def follow(self, target: HandTarget) -> None:
        """Move towards the target, as far as one tick allows."""
        params = self._params
        self._steady = _towards(
            self._steady,
            (float(target.x), float(target.y), float(target.z)),
            params.hand_speed_mm * UNITS_PER_MM / TICKS_PER_SECOND,
        )
        wanted = math.radians(target.yaw / 100)
        rest = math.remainder(wanted - self._yaw, 2 * math.pi)
        most = params.hand_turn_speed / TICKS_PER_SECOND
        self._yaw += max(-most, min(most, rest))
        self._tick += 1
        growth = min(1.0, self._tick / _SWAY_GROWS_TICKS)
        sway_x, sway_y = self._sway.at(self._tick)
        x, y, z = self._steady
        self._from, self._to = self._to, (x + growth * sway_x, y + growth * sway_y, z)
        self._yaw_from, self._yaw_to = self._yaw_to, self._yaw
        self._step = 0

    def pull(self, motion: Motion) -> tuple[Vector, Vector]:
        """Return velocity and spin of the block after one step of the spring."""
        self._step += 1
        share = self._step / STEPS_PER_TICK
        goal = [a + (b - a) * share for a, b in zip(self._from, self._to, strict=True)]
        goal_velocity = [(b - a) * TICKS_PER_SECOND for a, b in zip(self._from, self._to, strict=True)]
        params, rate = self._params, self._params.hand_rate
        stretch = [wanted - now for wanted, now in zip(goal, motion.centre, strict=True)]
        slip = [wanted - now for wanted, now in zip(goal_velocity, motion.velocity, strict=True)]
        most = rate**2 * params.hand_reach_mm * UNITS_PER_MM
        push = _at_most([rate**2 * d + 2 * rate * v for d, v in zip(stretch, slip, strict=True)], most)
        yaw = self._yaw_from + (self._yaw_to - self._yaw_from) * share
        lean = _turn_between(motion.turn, (math.cos(yaw / 2), 0.0, 0.0, math.sin(yaw / 2)))
        yaw_rate = (self._yaw_to - self._yaw_from) * TICKS_PER_SECOND
        spin_slip = (-motion.spin[0], -motion.spin[1], yaw_rate - motion.spin[2])
        twist = _at_most(
            [rate**2 * angle + 2 * rate * spin for angle, spin in zip(lean, spin_slip, strict=True)],
            rate**2 * params.hand_turn_reach,
        )
        return _after_step(motion.velocity, push), _after_step(motion.spin, twist)


def _after_step(speed: Vector, gain: Vector) -> Vector:
    x, y, z = (now + more / STEPS_PER_SECOND for now, more in zip(speed, gain, strict=True))
    return x, y, z


def _towards(here: Vector, there: Vector, most: float) -> Vector:
    """Go straight towards a point, at most `most` far."""
    way = math.dist(here, there)
    share = 1.0 if way <= most else most / way
    x, y, z = (a + (b - a) * share for a, b in zip(here, there, strict=True))
    return x, y, z


def _at_most(vector: list[float], length: float) -> Vector:
    x, y, z = vector
    share = min(1.0, length / max(math.hypot(x, y, z), 1e-9))
    return x * share, y * share, z * share


def _turn_between(now: Turn, wanted: Turn) -> Vector:
    """Return the axis times the angle that turns `now` into `wanted`, in the world's frame."""
    w1, x1, y1, z1 = wanted
    w2, x2, y2, z2 = now[0], -now[1], -now[2], -now[3]
    w = w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2
    x = w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2
    y = w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2
    z = w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2
    if w < 0:  # the short way round
        w, x, y, z = -w, -x, -y, -z
    sine = math.hypot(x, y, z)
    if sine < 1e-9:
        return 0.0, 0.0, 0.0
    angle = 2 * math.atan2(sine, w)
    return x / sine * angle, y / sine * angle, z / sine * angle
