"""The time of day and waiting for it, as something that tests can replace."""

import asyncio
import time
from collections.abc import Callable
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


class SystemClock:
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep_ms(self, duration_ms: int) -> None:
        await asyncio.sleep(max(duration_ms, 0) / 1000)

    def call_later(self, duration_ms: int, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(duration_ms, 0) / 1000, call)
