"""Measures how late the event loop is, by a regular timer."""

import asyncio

from blockcade.server.metrics.counters import Buckets

BEAT_SECONDS = 0.25


class LoopLagMeter:
    """Adds the timer's lateness to a histogram, from `start` to `stop`."""

    def __init__(self, lag: Buckets) -> None:
        self._lag = lag
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(BEAT_SECONDS, self._beat, loop, loop.time() + BEAT_SECONDS)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()

    def _beat(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        self._lag.add(max(0.0, loop.time() - due))
        self.start()
