"""The alarm clock of one table: it is set to whatever wait of the game ends first."""

from collections.abc import Callable

from blockcade.core import Wait
from blockcade.server.clocks import Clock, Timer
from blockcade.server.tables.fold import Fold


class AlarmClock:
    """`look` at every change: it is set anew where need be. What is `due` when it rings, the fold says."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._timer: Timer | None = None
        self._due_ms: int | None = None
        self._rang_ms = 0  # when it was due when it rang last; that it rang counts, whatever the clock says

    def look(self, fold: Fold) -> None:
        due_ms = fold.next_alarm_ms()
        if due_ms == self._due_ms:
            return
        wait_ms = fold.next_wait_ms()
        self.cancel()
        if due_ms is not None and wait_ms is not None:
            self._due_ms, self._rang_ms = due_ms, 0
            # Never longer than the whole wait: before the last start the clock may have been ahead.
            self._timer = self._clock.call_later(min(wait_ms, due_ms - self._clock.now_ms()), self._rang)

    def due(self, fold: Fold) -> tuple[Wait, int] | None:
        """The wait that has ended first, and how many milliseconds ago; None: it is too early."""
        now_ms = max(self._clock.now_ms(), self._rang_ms)
        due = [
            (began + wait.wait_ms, wait)
            for wait, began in fold.alarms.items()
            if began + wait.wait_ms <= now_ms
        ]
        if not due:
            return None
        due_ms, wait = min(due, key=lambda pair: pair[0])
        return wait, now_ms - due_ms

    def cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._due_ms = None

    def _rang(self) -> None:
        self._rang_ms = self._due_ms or 0
        self.cancel()  # the next look sets it again if it was too early
        self._ring()
