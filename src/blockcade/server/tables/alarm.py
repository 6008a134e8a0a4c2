"""The alarm clock of one table: it rings when a running wait of the game or a player's total time ends."""

from collections.abc import Callable

from blockcade.core import Seat, Wait
from blockcade.record.fold import Fold
from blockcade.server.clocks import Clock, Timer


class AlarmClock:
    """Call `look` after every change: it sets the timer. `due` says which wait, or whose time, has ended."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._timer: Timer | None = None
        self._due_ms: int | None = None
        self._since_ms = 0  # earlier waits count as begun here: the table had paused
        self._rang_ms = 0  # the due time of the last ring; it counts even if the clock shows less

    def look(self, fold: Fold) -> None:
        due_ms, wait_ms = min(
            ((end_ms, wait_ms) for end_ms, wait_ms, _ in self._ends(fold)), default=(None, 0)
        )
        if due_ms == self._due_ms:
            return
        self.cancel()
        if due_ms is not None:
            self._due_ms, self._rang_ms = due_ms, 0
            # Never longer than the whole wait: the clock may have been ahead before the last start.
            self._timer = self._clock.call_later(min(wait_ms, due_ms - self._clock.now_ms()), self._rang)

    def due(self, fold: Fold) -> tuple[Wait | Seat, int] | None:
        """The wait that ended first, or the seat whose time did, and how many milliseconds ago."""
        now_ms = max(self._clock.now_ms(), self._rang_ms)
        due = [end for end in self._ends(fold) if end[0] <= now_ms]
        if not due:
            return None
        due_ms, _, ended = min(due, key=lambda end: end[0])
        return ended, now_ms - due_ms

    def begin_anew(self) -> None:
        """Ends a pause of the table: no wait ended during it, and all running waits start again."""
        self.cancel()
        self._since_ms = self._clock.now_ms()

    def _ends(self, fold: Fold) -> list[tuple[int, int, Wait | Seat]]:
        """When each wait ends, how long it is in all, and what it is."""
        ends: list[tuple[int, int, Wait | Seat]] = [
            (max(began, self._since_ms) + wait.wait_ms, wait.wait_ms, wait)
            for wait, began in fold.alarms.items()
        ]
        clocks = fold.clocks
        if clocks and clocks.seat is not None:
            left_ms = clocks.left_ms[clocks.seat]
            ends.append((max(clocks.since_ms, self._since_ms) + left_ms, left_ms, Seat(clocks.seat)))
        return ends

    def cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._due_ms = None

    def _rang(self) -> None:
        self._rang_ms = self._due_ms or 0
        self.cancel()  # the next `look` sets it again if it rang too early
        self._ring()
