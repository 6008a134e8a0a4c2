"""Models a human hand: it aims a little wrong, drifts, trembles and reacts late."""

import math
from collections import deque
from collections.abc import Sequence
from enum import Enum

from blockcade.core.pose import UNITS_PER_MM, Box, Pose
from blockcade.physics.balance import Aim
from blockcade.physics.hand import HandTarget
from blockcade.physics.noise import normals
from blockcade.physics.params import TICKS_PER_SECOND
from blockcade.physics.sim import Standing, TowerSim, resting_height, start_pose
from blockcade.physics.sway import STILL, Sway
from blockcade.physics.trace import Placement
from blockcade.physics.verdict import Verdict

REACTION_TICKS = 5  # 0.18 s reaction time
_CARRY_MM_PER_S = 140.0  # the mean speed of a movement that starts and ends gently
_LEAST_CARRY_TICKS = 18
_HOVER_MM = 9.0  # where the block is brought to rest above its place
_LOWER_MM_PER_S = 30.0
_LET_GO_GAP_MM = 0.8  # above the face: smaller gaps cannot be seen
_SEEN_SPEED_MM_PER_S = 22.0  # slower than this looks still
_PATIENCE_TICKS = 5 * TICKS_PER_SECOND  # above its place; then it is let go as it is
_CORRECTION = 0.10  # of the seen error, each tick
_SMALLEST_TOLERANCE_MM = 1.8

# The effect of one millimetre of unsteadiness on each error, in mm (the last: hundredths of a degree).
_AIM_SHARE = 0.6
_DRIFT_SHARE = 0.5
_DRIFT_SECONDS = 0.8
_TREMOR_SHARE = 0.12
_HEIGHT_SHARE = 0.35
_TWIST_SHARE = 80.0


class Stage(Enum):
    CARRY = "carry"
    STEADY = "steady"
    LOWER = "lower"


class HandModel:
    """Takes visible poses, tick by tick, and returns a target, or None to let go."""

    def __init__(  # noqa: PLR0917 - what it sees, then what it wants, then how it is
        self, standing: Standing, held: Box, start: Pose, aim: Aim, steadiness_mm: float, seed: bytes
    ) -> None:
        self.stage = Stage.CARRY
        self._noise = normals(b"hand" + seed)
        unsteady = steadiness_mm * UNITS_PER_MM
        self._aim_x = aim.x + _AIM_SHARE * unsteady * next(self._noise)
        self._aim_y = aim.y + _AIM_SHARE * unsteady * next(self._noise)
        self._yaw = aim.yaw + _TWIST_SHARE * steadiness_mm * next(self._noise)
        self._unsteady = unsteady
        self._drift = (0.0, 0.0)
        self._rest_z = resting_height(standing, held)
        gap = _LET_GO_GAP_MM * UNITS_PER_MM + _HEIGHT_SHARE * unsteady * abs(next(self._noise))
        self._let_go_z = self._rest_z + gap
        self._hover_z = max(self._let_go_z, self._rest_z + _HOVER_MM * UNITS_PER_MM)
        self._tolerance = _SMALLEST_TOLERANCE_MM * UNITS_PER_MM + _DRIFT_SHARE * unsteady
        self._start = start
        self._meant = (float(start.x), float(start.y), float(start.z))
        way_mm = (
            math.dist((start.x, start.y, start.z), (self._aim_x, self._aim_y, self._hover_z)) / UNITS_PER_MM
        )
        self._carry_ticks = max(_LEAST_CARRY_TICKS, round(way_mm / _CARRY_MM_PER_S * TICKS_PER_SECOND))
        self._ticks = 0
        self._stage_ticks = 0
        self._seen: deque[Pose] = deque(maxlen=REACTION_TICKS + 1)

    def act(self, poses: Sequence[Pose]) -> HandTarget | None:
        """Return the next target from the current poses, which take effect after the reaction time."""
        self._seen.append(poses[-1])
        self._ticks += 1
        self._stage_ticks += 1
        if self.stage is Stage.CARRY:
            self._carry()
        else:
            if self._believes():
                return None
            self._correct()
        return self._trembling()

    def guide(self, sim: TowerSim) -> None:
        """Apply the hand's next action to a simulation; nothing once it has let go."""
        if sim.released_at is not None:
            return
        target = self.act(sim.poses())
        if target is None:
            sim.release()
        else:
            sim.set_hand(target)

    def _carry(self) -> None:
        share = min(1.0, self._ticks / self._carry_ticks)
        share = share**3 * (10 - 15 * share + 6 * share**2)  # gentle at both ends
        start, goal = self._start, (self._aim_x, self._aim_y, self._hover_z)
        x, y, z = (a + (b - a) * share for a, b in zip(start[:3], goal, strict=True))
        self._meant = (x, y, z)
        if self._ticks >= self._carry_ticks + REACTION_TICKS:
            self._next(Stage.STEADY)

    def _correct(self) -> None:
        seen, (x, y, z) = self._seen[0], self._meant
        off_x, off_y = self._aim_x - seen.x, self._aim_y - seen.y
        x, y = x + _CORRECTION * off_x, y + _CORRECTION * off_y
        if self.stage is Stage.STEADY:
            if math.hypot(off_x, off_y) < 2 * self._tolerance or self._stage_ticks > TICKS_PER_SECOND:
                self._next(Stage.LOWER)
        else:
            z = max(self._let_go_z, z - _LOWER_MM_PER_S * UNITS_PER_MM / TICKS_PER_SECOND)
        self._meant = (x, y, z)

    def _believes(self) -> bool:
        """Say whether the block seems low, near and still enough, or patience is over."""
        if self.stage is not Stage.LOWER or self._meant[2] > self._let_go_z:
            return False
        if self._stage_ticks > _PATIENCE_TICKS:
            return True
        seen, before = self._seen[0], self._seen[1]
        speed_mm = math.dist(seen[:2], before[:2]) * TICKS_PER_SECOND / UNITS_PER_MM
        off = math.hypot(self._aim_x - seen.x, self._aim_y - seen.y)
        return off < self._tolerance and speed_mm < _SEEN_SPEED_MM_PER_S + self._unsteady / UNITS_PER_MM * 4

    def _trembling(self) -> HandTarget:
        keep = math.exp(-1 / (_DRIFT_SECONDS * TICKS_PER_SECOND))
        fresh = _DRIFT_SHARE * self._unsteady * math.sqrt(1 - keep**2)
        drift_x, drift_y = (keep * old + fresh * next(self._noise) for old in self._drift)
        self._drift = (drift_x, drift_y)
        tremor = _TREMOR_SHARE * self._unsteady
        x, y, z = self._meant
        return HandTarget(
            round(x + drift_x + tremor * next(self._noise)),
            round(y + drift_y + tremor * next(self._noise)),
            round(z),
            round(self._yaw),
        )

    def _next(self, stage: Stage) -> None:
        self.stage, self._stage_ticks = stage, 0


def place(
    standing: Standing,
    held: Box,
    aim: Aim,
    *,
    steadiness_mm: float,
    sway: Sway = STILL,
    seed: bytes = b"",
) -> tuple[Verdict, Placement]:
    """Simulate a whole placement by a hand of the given unsteadiness; return verdict and record."""
    sim = TowerSim(standing, held, start_pose(standing, held), sway)
    hand = HandModel(standing, held, sim.start, aim, steadiness_mm, seed)
    return bring(sim, hand), Placement.of(sim)


def bring(sim: TowerSim, hand: HandModel) -> Verdict:
    """Simulate a placement until its verdict."""
    verdict = None
    while verdict is None:
        hand.guide(sim)
        verdict = sim.tick()
    return verdict
