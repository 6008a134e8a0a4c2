"""Simulates one placement, tick by tick: a hand brings a block and lets go, and gravity judges."""

from collections.abc import Sequence
from typing import TypeAlias

from blockcade.core.pose import UNITS_PER_MM, Box, Pose
from blockcade.physics.engine import Engine, Touch, tilt
from blockcade.physics.hand import Hand, HandTarget
from blockcade.physics.judging import is_down, is_still
from blockcade.physics.params import (
    COUNT_EXTRA_TICKS,
    COUNT_TICKS,
    DEFAULT,
    MOST_TICKS,
    REACH_UNITS,
    STEPS_PER_TICK,
    TowerParams,
)
from blockcade.physics.sway import STILL, Sway
from blockcade.physics.verdict import Fell, Stood, Verdict, Void

Standing: TypeAlias = Sequence[tuple[Box, Pose]]  # lowest first

_SITE_UNITS = 60 * UNITS_PER_MM  # BO-29: the base stays in the middle, each way from the site
_START_ASIDE_UNITS = 90 * UNITS_PER_MM
_START_ABOVE_UNITS = 30 * UNITS_PER_MM


def start_pose(standing: Standing, held: Box) -> Pose:
    """Return where a block starts: to the right of the tower and clear of its top."""
    return Pose.upright(
        _START_ASIDE_UNITS if standing else 0, 0, resting_height(standing, held) + _START_ABOVE_UNITS
    )


def resting_height(standing: Standing, held: Box) -> int:
    """Return the height of the held block's centre when it lies on the tower, or on the table."""
    if not standing:
        return held.height // 2
    box, pose = standing[-1]
    return pose.z + (box.height + held.height) // 2


class TowerSim:
    """Targets in, poses out; `tick` returns the verdict when there is one. Equal inputs give equal bits."""

    def __init__(
        self,
        standing: Standing,
        held: Box,
        start: Pose,
        sway: Sway = STILL,
        params: TowerParams = DEFAULT,
        *,
        tumble_ticks: int = 0,
    ) -> None:
        """After a fall, the blocks tumble on for `tumble_ticks` before the verdict, for those who watch."""
        self.standing = tuple(standing)
        self.held = held
        self.start = start
        self.sway = sway
        self.params = params
        self.ticks = 0
        self.released_at: int | None = None  # the number of ticks before letting go
        self.targets: list[HandTarget] = []  # one for each tick while held
        self.verdict: Verdict | None = None
        self.has_touched = False  # the held block has touched the tower, if only its upper face
        self._blocks = (*self.standing, (held, start))
        self._engine = Engine(self._blocks, params, held=True)
        self._hand = Hand(start, sway, params)
        self._target = HandTarget.at(start)
        self._last = len(self.standing)  # the number of the held block
        self._heights = [*(pose.z for _, pose in self.standing), resting_height(self.standing, held)]
        self._tumble_ticks = tumble_ticks
        self.fallen_at: int | None = None  # the number of ticks when the tower fell
        self._foul_steps = 0
        self._still_ticks = 0
        self.track = [self._poses()]  # before the first tick and after each

    def set_hand(self, target: HandTarget) -> None:
        """Set the target from the next tick on, clamped to the reach of the hand."""
        self._target = target.within_reach(REACH_UNITS if self.standing else _SITE_UNITS)

    def release(self) -> None:
        """Let go before the next tick; from then on targets change nothing."""
        if self.released_at is None and self.fallen_at is None:
            self.released_at = self.ticks
            self._engine.let_go(self._last)

    def expire(self) -> None:
        """End the time for letting go: the placement is void. After letting go it changes nothing."""
        if self.is_held:
            self.verdict = Void("time")
            self.track.append(self.poses())

    def put_back(self) -> None:
        """Put the block back: the placement is void. Once it touched or was let go, this changes nothing."""
        if self.is_held and not self.has_touched:
            self.verdict = Void("back")
            self.track.append(self.poses())

    def tick(self) -> Verdict | None:
        """Simulate 1/30 s; None while undecided. Nothing moves after the verdict."""
        if self.verdict is None:
            self.verdict = self._tick()
            self.track.append(self._poses_after(self.poses()))
        return self.verdict

    @property
    def is_held(self) -> bool:
        """The block is in the hand: it is not let go, and nothing is decided."""
        return self.released_at is None and self.fallen_at is None and self.verdict is None

    @property
    def is_counted(self) -> bool:
        """The count after letting go was over when the tower fell, or is over now."""
        ended = self.ticks if self.fallen_at is None else self.fallen_at
        return self.released_at is not None and ended - self.released_at > COUNT_TICKS

    def poses(self) -> tuple[Pose, ...]:
        """The pose of every block, lowest first, the held one last."""
        return self.track[-1]

    def _poses(self) -> tuple[Pose, ...]:
        return tuple(self._engine.pose(number) for number in range(len(self._blocks)))

    def _poses_after(self, before: tuple[Pose, ...]) -> tuple[Pose, ...]:
        """Reuse the object of an unchanged pose: a track is long, and most of its blocks stand still."""
        return tuple(old if old == new else new for old, new in zip(before, self._poses(), strict=True))

    def _tick(self) -> Verdict | None:
        if self.fallen_at is not None:
            return self._tumble(self.fallen_at)
        if self.released_at is None:
            if self.ticks >= MOST_TICKS:
                return Void("time")
            self.targets.append(self._target)
            self._hand.follow(self._target)
        self.ticks += 1
        for _ in range(STEPS_PER_TICK):
            if self.released_at is None:
                self._engine.move_by(self._last, *self._hand.pull(self._engine.motion(self._last)))
                self._engine.step()
                if self._is_foul():
                    if not self._is_leaning():
                        return Void("touched")
                    self.release()
            else:
                self._engine.step()
        return self._judge()

    def _tumble(self, fallen_at: int) -> Verdict | None:
        self.ticks += 1
        for _ in range(STEPS_PER_TICK):
            self._engine.step()
        return Fell() if self.ticks - fallen_at >= self._tumble_ticks else None

    def _is_foul(self) -> bool:
        """BO-31, BO-32: pressing on anything but the upper face of the top block (base: the table)."""
        touches = self._engine.touches(self._last)
        self.has_touched |= any(touch.other >= 0 for touch in touches)  # the table has number -1
        pressed = sum(touch.weights for touch in touches if not self._may(touch))
        self._foul_steps = self._foul_steps + 1 if pressed >= self.params.foul_weights else 0
        return self._foul_steps >= self.params.foul_steps

    def _may(self, touch: Touch) -> bool:
        if touch.other != self._last - 1:  # the top block; with no tower it is the table, which has number -1
            return False
        if not self.standing:
            return True
        edge = self.standing[-1][0].height / 2 - self.params.foul_edge_mm * UNITS_PER_MM
        return touch.lowest >= edge

    def _is_leaning(self) -> bool:
        """A tower that already goes over under the hand is not saved by a forbidden touch."""
        return any(
            tilt(self._engine.motion(number).turn) > tilt(pose.turn) + self.params.leaning
            for number, (_, pose) in enumerate(self.standing)
        )

    def _judge(self) -> Verdict | None:
        if self._has_fallen():
            self.fallen_at = self.ticks
            if not self._tumble_ticks:
                return Fell()
            if self.released_at is None:
                self._engine.let_go(self._last)
            return None
        if self.released_at is None:
            return None
        self._still_ticks = self._still_ticks + 1 if self._is_still() else 0
        counted = self.ticks - self.released_at
        still = self._still_ticks >= self.params.still_ticks
        if counted < COUNT_TICKS or (not still and counted < COUNT_TICKS + COUNT_EXTRA_TICKS):
            return None
        return Stood(self._poses() if self.standing else (self._base_pose(),))

    def _has_fallen(self) -> bool:
        if not self.standing:  # BO-O09: a lone base cannot fall
            return False
        judged = self._last if self.released_at is None else self._last + 1
        return any(self._is_down(number) for number in range(judged))

    def _is_down(self, number: int) -> bool:
        if self._engine.is_asleep(number):
            return False
        motion, (box, _) = self._engine.motion(number), self._blocks[number]
        return is_down(motion, box, self._heights[number], self.params, is_base=number == 0)

    def _is_still(self) -> bool:
        return all(
            self._engine.is_asleep(number) or is_still(self._engine.motion(number), self.params)
            for number in range(len(self._blocks))
        )

    def _base_pose(self) -> Pose:
        """BO-O11: a base that was dropped and tumbled is set upright where it lies."""
        pose = self._engine.pose(self._last)
        if tilt(pose.turn) <= self.params.fall_tilt:
            return pose
        return Pose.upright(pose.x, pose.y, self.held.height // 2, pose.yaw)
