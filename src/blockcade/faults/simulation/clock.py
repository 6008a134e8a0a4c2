"""The time of day of one process: virtual, a little wrong, and sometimes set to another time."""

import asyncio
from collections.abc import Callable

from blockcade.server.clocks import Timer

EPOCH_MS = 1_800_000_000_000


class SimulatedClock:
    """Waits use the loop's monotonic time, as on real machines."""

    def __init__(self, ahead_ms: int) -> None:
        self.ahead_ms = ahead_ms  # of the true time

    def now_ms(self) -> int:
        return EPOCH_MS + self.ahead_ms + round(asyncio.get_running_loop().time() * 1000)

    async def sleep_ms(self, duration_ms: int) -> None:
        await asyncio.sleep(max(duration_ms, 0) / 1000)

    def call_later(self, duration_ms: int, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(duration_ms, 0) / 1000, call)
