"""Decides whether the server is ready for visitors."""

import asyncio
from collections.abc import Callable
from time import monotonic

from blockcade.server.metrics.counters import Counters
from blockcade.server.store import DiskFull, OnDisk, Store, StoreError

PING_SECONDS = 2.0  # the store must answer within this time
KNOWN_SECONDS = 1.0  # an answer of the store is reused for this long, so that checks are cheap
FAILED_SECONDS = 10.0  # the store counts as failing for this long after a failed append
LEAST_BYTES = 1_000_000  # a disk that was full counts as full until it has this much free space


class Readiness:
    """Answers the readiness checks of load balancers. The server sets `draining` when it begins to stop."""

    def __init__(
        self,
        store: Store,
        counts: Counters,
        has_bus: Callable[[], bool] | None = None,
        has_queue: Callable[[], bool] = lambda: True,
    ) -> None:
        """`has_bus` says whether the bus is connected; None: there is no bus. `has_queue` says whether remote
        workers can get turns."""
        self.draining = False
        self.has_bus = has_bus
        self._has_queue = has_queue
        self._store = store
        self._counts = counts
        self._asked_at = -KNOWN_SECONDS
        self._asking: asyncio.Task[bool] | None = None

    async def problems(self) -> list[str]:
        """The reasons why no visitor should be sent here now; an empty list means ready."""
        reachable = await self._reachable()
        found = {"draining": self.draining, "store-unreachable": not reachable}
        return [*(problem for problem, is_so in found.items() if is_so), *self._failing()]

    def warnings(self) -> list[str]:
        """Faults that the host should repair although visitors are still served."""
        if self.has_bus and not self.has_bus():
            return ["bus-lost"]
        return [] if self._has_queue() else ["no-jetstream"]

    def _failing(self) -> list[str]:
        """The problem that the last append shows, if it failed."""
        counts, store = self._counts, self._store
        if counts.failed_at is None:
            return []
        is_new = monotonic() - counts.failed_at < FAILED_SECONDS
        if counts.failed_as != DiskFull.reason:
            return ["store-failing"] if is_new else []
        still = isinstance(store, OnDisk) and store.free_bytes() < LEAST_BYTES
        return ["disk-full"] if is_new or still else []

    async def _reachable(self) -> bool:
        """Whether the store answers. Checks within `KNOWN_SECONDS` share one query."""
        if not self._asking or (self._asking.done() and monotonic() - self._asked_at > KNOWN_SECONDS):
            self._asked_at = monotonic()
            self._asking = asyncio.create_task(self._ping())
        return await asyncio.shield(self._asking)

    async def _ping(self) -> bool:
        try:
            async with asyncio.timeout(PING_SECONDS):
                await self._store.seed("")
        except (StoreError, TimeoutError):
            return False
        return True
