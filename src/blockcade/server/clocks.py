"""The clock that the server reads and waits on; tests replace it."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol


class Clock(Protocol):
    """Tells milliseconds since 1970 and waits by the same clock."""

    def now_ms(self) -> int: ...

    async def sleep_ms(self, duration_ms: int) -> None: ...

    def call_later(self, duration_ms: int, call: Callable[[], None]) -> "Timer":
        """Calls `call` once from the event loop unless cancelled; cheaper than a sleeping task."""
        ...


class Timer(Protocol):
    def cancel(self) -> None: ...


def _even_clock() -> Callable[[], int]:
    """A clock that ignores changes of the time of day; on Linux it also counts while the machine sleeps."""
    boot_time: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns if boot_time is None else partial(time.clock_gettime_ns, boot_time)


class SystemClock:
    """Reads the time of day once and adds the elapsed time.

    A change of the host's clock therefore ends nobody's turn and keeps no bot waiting for an hour.
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
