"""Whether the process lives, and whether it should get visitors."""

import asyncio
from collections.abc import Callable
from time import monotonic

from blockcade.server.store import Store, StoreError
from blockcade.server.watching.counts import Counts

PING_SECONDS = 2.0  # that the store may take to answer
KNOWN_SECONDS = 1.0  # that an answer of the store is good for, so that asking costs nothing
FAILED_SECONDS = 10.0  # after a failed append; then only another one can tell whether it still fails


class Readiness:
    """Asked by load balancers; `draining` is set when the server has begun to stop."""

    def __init__(self, store: Store, counts: Counts, has_bus: Callable[[], bool] | None = None) -> None:
        """`has_bus` says whether the way to other nodes is open; None: there are no others."""
        self.draining = False
        self.was_ready = True  # what the last answer was
        self.has_bus = has_bus
        self._store = store
        self._counts = counts
        self._asked_at = -KNOWN_SECONDS
        self._asking: asyncio.Task[bool] | None = None

    async def problems(self) -> list[str]:
        """Why nobody should be sent here now; none: ready."""
        reachable = await self._reachable()
        failed_at = self._counts.failed_at
        fails = failed_at is not None and monotonic() - failed_at < FAILED_SECONDS
        found = {"draining": self.draining, "store-unreachable": not reachable, "store-failing": fails}
        problems = [problem for problem, is_so in found.items() if is_so]
        self.was_ready = not problems
        return problems

    def warnings(self) -> list[str]:
        """What a host should know, though visitors are still served: others' news is found in the store."""
        return ["bus-lost"] if self.has_bus and not self.has_bus() else []

    async def _reachable(self) -> bool:
        """All who ask at the same time, or soon after, share one question to the store."""
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
