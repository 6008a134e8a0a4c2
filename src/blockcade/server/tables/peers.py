"""One node of several: reports that it lives, takes over tables of lost nodes, looks for missed news."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Protocol

from blockcade.server.bus import Bus
from blockcade.server.clocks import Clock
from blockcade.server.store import DiskFull, SharedStore, StoreError

log = logging.getLogger(__name__)

CLAIM_MS = 1_000  # between two claims of tables that no node minds
AHEAD_MS = 1_500  # such a table is claimed so long before it is due
MISSED_MS = 5_000  # between two checks for missed news: no event stays unknown for longer


class Holdings(Protocol):
    """The tables of this node, as its directory knows them."""

    def lengths(self) -> Mapping[str, int]:
        """Every table in memory, with the number of events that it knows."""
        ...

    def minded(self) -> list[str]:
        """The tables of which this node has the duty."""
        ...

    def mind(self, names: list[str]) -> None:
        """Takes the duty of these tables."""
        ...

    def drop_duties(self) -> None:
        """Gives up all duties."""
        ...

    def catch_up(self, names: list[str]) -> None:
        """Reads these tables' logs, which have events that this node does not know."""
        ...


class Peers:
    def __init__(
        self, store: SharedStore, bus: Bus | None, clock: Clock, holdings: Holdings, lease_ms: int
    ) -> None:
        self._store = store
        self._clock = clock
        self._holdings = holdings
        self._lease_ms = lease_ms
        self._look_now = asyncio.Event()
        if bus:
            bus.on_return(self._look_now.set)

    async def run(self) -> None:
        """Runs for ever."""
        await asyncio.gather(self._live(), self._claim(), self._look())

    async def _live(self) -> None:
        known = False  # whether the other nodes know this one
        while True:
            try:
                alive = await self._store.beat()
                if known and not alive:
                    log.warning("this node was silent for too long: others have its duties")
                    self._holdings.drop_duties()
                known = True
            except StoreError as error:
                log.log(_level(error), "this node could not say that it lives: %s", error)
            await self._clock.sleep_ms(self._lease_ms // 3)

    async def _claim(self) -> None:
        while True:
            try:
                until_ms = self._clock.now_ms() + AHEAD_MS
                if names := await self._store.claim(until_ms, self._holdings.minded()):
                    self._holdings.mind(names)
            except StoreError as error:
                log.log(_level(error), "no table could be claimed: %s", error)
            await self._clock.sleep_ms(min(CLAIM_MS, self._lease_ms))

    async def _look(self) -> None:
        while True:
            timer = self._clock.call_later(MISSED_MS, self._look_now.set)
            await self._look_now.wait()
            timer.cancel()
            self._look_now.clear()
            try:
                if known := self._holdings.lengths():
                    self._holdings.catch_up(await self._store.longer(known))
            except StoreError as error:
                log.warning("missed news could not be looked for: %s", error)


def _level(error: StoreError) -> int:
    return logging.DEBUG if isinstance(error, DiskFull) else logging.WARNING  # the store logged it once
