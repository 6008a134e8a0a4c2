"""The time of day and waiting for it, as something that tests can replace."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Milliseconds since 1970, and a wait that goes by the same clock."""

    def now_ms(self) -> int: ...

    async def sleep_ms(self, duration_ms: int) -> None: ...


class SystemClock:
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep_ms(self, duration_ms: int) -> None:
        await asyncio.sleep(max(duration_ms, 0) / 1000)
