"""The time of day and waiting for it, as something that tests can replace."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol


class Clock(Protocol):
    """Milliseconds since 1970, and a wait that goes by the same clock."""

    def now_ms(self) -> int: ...

    async def sleep_ms(self, duration_ms: int) -> None: ...

    def call_later(self, duration_ms: int, call: Callable[[], None]) -> "Timer":
        """Calls once, from the loop, unless it is cancelled before; lighter than a task that sleeps."""
        ...


class Timer(Protocol):
    def cancel(self) -> None: ...


def _even_clock() -> Callable[[], int]:
    """It runs on whatever is done to the time of day; on Linux also while the machine sleeps."""
    boot_time: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns if boot_time is None else partial(time.clock_gettime_ns, boot_time)


class SystemClock:
    """The time of day when it was made, and what has elapsed since.

    So nobody's turn is over, and no bot waits for an hour, because somebody has set the host's clock.
    """

    def __init__(self, time_of_day_ns: Callable[[], int] = time.time_ns) -> None:
        self._elapsed_ns = _even_clock()
        self._start_ns = time_of_day_ns() - self._elapsed_ns()

    def now_ms(self) -> int:
        return (self._start_ns + self._elapsed_ns()) // 1_000_000

    async def sleep_ms(self, duration_ms: int) -> None:
        await asyncio.sleep(max(duration_ms, 0) / 1000)

    def call_later(self, duration_ms: int, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(duration_ms, 0) / 1000, call)
