"""A block on its way to the tower: ticks in real time, takes the hand, shows everybody where things are."""

from base64 import b64encode
from collections.abc import Callable, Mapping

from blockcade.core.pose import Pose
from blockcade.physics import TICKS_PER_SECOND, HandModel, HandTarget, TowerSim, changes, encode_frame
from blockcade.server.clocks import Clock, Timer
from blockcade.wire.to_browser import Poses

_CATCH_UP = 4  # ticks at most in one go, when the server was busy elsewhere


class Placing:
    """Runs from `start` until the verdict, or until it is stopped; between placements nothing runs."""

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
        self._level = ""  # of the bot whose hand it is; empty: a person's, told by `move`
        self._model: HandModel | None = None
        self._clock = clock
        self._tell = tell
        self._judge = judge
        self._began_ms = clock.now_ms()
        self._shown = sim.poses()
        self._told_free: bool = False
        self._timer: Timer | None = None

    def start(self) -> None:
        self._tell(self.picture())
        self._wait()

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None

    def give(self, level: str, hand_of: Callable[[str, "Placing"], HandModel]) -> None:
        """Whose hand holds the block from now on: a bot's of this level, or with none a person's."""
        if level != self._level:
            self._level = level
            self._model = hand_of(level, self) if level else None

    def move(self, target: HandTarget, *, let_go: bool) -> None:
        """What the player's hand does; a bot's hand is its own."""
        if self._model is None and self.sim.released_at is None:
            self.sim.set_hand(target)
            if let_go:
                self.sim.release()

    def picture(self) -> Poses:
        """Where everything is, for whoever comes in the middle."""
        return self._frame(dict(enumerate(self._shown)), whole=True)

    def _wait(self) -> None:
        due_ms = self._began_ms + (self.sim.ticks + 1) * 1000 // TICKS_PER_SECOND
        self._timer = self._clock.call_later(due_ms - self._clock.now_ms(), self._tick)

    def _tick(self) -> None:
        due = (self._clock.now_ms() - self._began_ms) * TICKS_PER_SECOND // 1000
        for _ in range(max(1, min(_CATCH_UP, due - self.sim.ticks))):
            if self._model:
                self._model.guide(self.sim)
            if self.sim.tick():
                break
        poses, is_free = self.sim.poses(), self.sim.released_at is not None
        changed = changes(self._shown, poses)
        if changed or is_free != self._told_free:  # a block may be let go without moving at all
            self._shown, self._told_free = poses, is_free
            self._tell(self._frame(changed, whole=False))
        if self.sim.verdict:
            self._timer = None
            self._judge()
        else:
            self._wait()

    def _frame(self, poses: Mapping[int, Pose], *, whole: bool) -> Poses:
        frame = b64encode(encode_frame(self.sim.ticks, poses)).decode()
        return Poses(self.number, frame, whole, self.sim.released_at is not None)
