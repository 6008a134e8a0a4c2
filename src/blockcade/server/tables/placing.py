"""A block on its way to the tower: ticks in real time, follows the hand, and shows everybody the blocks."""

from base64 import b64encode
from collections.abc import Callable, Mapping

from blockcade.core.pose import Pose
from blockcade.physics import (
    HOLD_TICKS,
    MOST_TICKS,
    TICKS_PER_SECOND,
    HandModel,
    HandTarget,
    TowerSim,
    changes,
    encode_frame,
)
from blockcade.server.clocks import Clock, Timer
from blockcade.wire.to_browser import Poses

_CATCH_UP = 4  # at most so many ticks at once, after the server was busy
_WARNED_TICKS = 15 * TICKS_PER_SECOND  # before the time is up, everybody is told how much is left
_PARTS = 300  # at most so many frames between two whole ones: pages keep all since the last whole one


class Placing:
    """Runs from `start` until the verdict, or until it is stopped; between placements nothing runs.

    Where somebody waits for it, a block must be let go within `HOLD_TICKS`. Where nobody does, there is no
    such limit: a hand that has not moved for that long rests, and nothing is simulated until it moves again.
    """

    def __init__(
        self,
        number: int,
        seat: int,
        sim: TowerSim,
        clock: Clock,
        *,
        tell: Callable[[Poses], None],
        judge: Callable[[], None],
    ) -> None:
        self.number = number  # of the event that began it
        self.seat = seat
        self.sim = sim
        self._level = ""  # of the bot that holds the block; empty: a person, whose hand `move` sets
        self._model: HandModel | None = None
        self._clock = clock
        self._tell = tell
        self._judge = judge
        self._began_ms = clock.now_ms()
        self._shown = sim.poses()
        self._told_free: bool = False
        self._told_touched: bool = False
        self._parts = 0  # frames since the last whole one
        self._timer: Timer | None = None
        self.is_resting = False  # nobody waits and the hand does not move: nothing is simulated
        self._ends_tick = MOST_TICKS
        self._is_limited: bool = False
        self._target: HandTarget | None = None  # the last one that a person asked for
        self._moved_tick = 0  # the tick of the hand's last change

    def start(self) -> None:
        self._wait()
        self._tell(self.picture())

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None
        self.is_resting = False

    def give(self, level: str, hand_of: Callable[[str, "Placing"], HandModel]) -> None:
        """Gives the block to a bot of this level, or to a person if the level is empty."""
        if level != self._level:
            self._level = level
            self._model = hand_of(level, self) if level else None
            self._go_on()

    def limit(self, *, is_waited_for: bool) -> None:
        """Sets whether somebody waits for the block to be let go; the time starts when somebody does."""
        if is_waited_for != self._is_limited:
            self._is_limited = is_waited_for
            self._ends_tick = min(MOST_TICKS, self.sim.ticks + HOLD_TICKS) if is_waited_for else MOST_TICKS
            self._go_on()
            if self._timer:
                self._tell(self.picture())  # the time that pages show is outdated

    def move(self, target: HandTarget, *, let_go: bool, back: bool = False) -> None:
        """Moves a person's hand; ignored while a bot holds the block."""
        if self._model is None and self.sim.is_held:
            self.sim.set_hand(target)
            if back:
                self.sim.put_back()
            elif let_go:
                self.sim.release()
            if back or let_go or target != self._target:
                self._target = target
                self._go_on()

    def picture(self) -> Poses:
        """The positions of all blocks, for a page that joins in the middle."""
        return self._frame(dict(enumerate(self._shown)), whole=True)

    def _go_on(self) -> None:
        """Wakes a resting hand after a change; the time of its rest does not count."""
        self._moved_tick = self.sim.ticks
        if self.is_resting:
            self.is_resting = False
            self._began_ms = self._clock.now_ms() - self.sim.ticks * 1000 // TICKS_PER_SECOND
            self._wait()

    def _wait(self) -> None:
        due_ms = self._began_ms + (self.sim.ticks + 1) * 1000 // TICKS_PER_SECOND
        self._timer = self._clock.call_later(due_ms - self._clock.now_ms(), self._tick)

    def _tick(self) -> None:
        due = (self._clock.now_ms() - self._began_ms) * TICKS_PER_SECOND // 1000
        for _ in range(max(1, min(_CATCH_UP, due - self.sim.ticks))):
            if self._model and self.sim.is_held:
                self._model.guide(self.sim)
            if self.sim.ticks >= self._ends_tick:
                self.sim.expire()
            if self.sim.tick():
                break
        self._go_to_next()
        self._show()

    def _go_to_next(self) -> None:
        """Runs before anything is shown, so that the block goes on even if showing fails."""
        self._timer = None
        if self.sim.verdict:
            self._judge()
        elif self._may_rest():
            self.is_resting = True
        else:
            self._wait()

    def _may_rest(self) -> bool:
        is_held = self._model is None and self.sim.is_held
        return is_held and not self._is_limited and self.sim.ticks - self._moved_tick >= HOLD_TICKS

    def _show(self) -> None:
        """Shows the changes; sends nothing if there are none, unless the time runs out."""
        poses, is_free = self.sim.poses(), self.sim.released_at is not None
        changed = changes(self._shown, poses)
        is_free_now = is_free != self._told_free  # a block may be let go without moving at all
        is_due = self._left_ms() is not None and self.sim.ticks % TICKS_PER_SECOND == 0
        is_touched_now = self.sim.has_touched != self._told_touched
        self._shown, self._told_free, self._told_touched = poses, is_free, self.sim.has_touched
        if changed or is_free_now or is_touched_now or is_due:
            self._parts = (self._parts + 1) % _PARTS
            self._tell(self._frame(changed, whole=False) if self._parts else self.picture())

    def _left_ms(self) -> int | None:
        """The time until the block comes back, once that is near."""
        left = self._ends_tick - self.sim.ticks
        if not self.sim.is_held or left > _WARNED_TICKS:
            return None
        return left * 1000 // TICKS_PER_SECOND

    def _frame(self, poses: Mapping[int, Pose], *, whole: bool) -> Poses:
        ticks, released = self.sim.ticks, self.sim.released_at
        return Poses(
            self.number,
            b64encode(encode_frame(ticks, poses)).decode(),
            whole,
            let_go=released is not None,
            counted_ms=0 if released is None else (ticks - released) * 1000 // TICKS_PER_SECOND,
            left_ms=self._left_ms(),
            touched=self.sim.has_touched,
            fell=self.sim.fallen_at is not None,
        )
