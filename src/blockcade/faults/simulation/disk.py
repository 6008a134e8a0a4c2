"""A store on a simulated disk: slow, failing, sometimes uncertain. Unwritten data dies with its server."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import Context
from dataclasses import dataclass, field, replace
from typing import Any

from blockcade.faults.simulation.loop import Process, SimulatedLoop
from blockcade.faults.simulation.scenario import Mishap, Scenario
from blockcade.faults.simulation.trace import Trace
from blockcade.record.codec import decode_event, encode_event
from blockcade.record.events import Stamped
from blockcade.server.store import Append, Opening, SeqConflict, StoreError, Summary, TableRow

OUTSIDE = Context()  # of no process: its tasks survive every kill
MAX_BATCH = 8
FULL_SECONDS = 6.0  # the longest time that the disk is full
STALL_SECONDS = 8.0


@dataclass(slots=True)
class StoredTable:
    """The stored log of one table, as bytes, so that nothing in memory can change it."""

    opening: Opening
    summary: Summary
    duty: str  # the node that wrote last, or claimed the table
    events: list[tuple[int, bytes]] = field(default_factory=list[tuple[int, bytes]])
    shut_ms: int | None = None


@dataclass(eq=False, slots=True)
class _PendingAppend:
    appends: Sequence[Append]
    done: "asyncio.Future[None]"
    error: StoreError | None = None


class Disk:
    """The storage that outlives every process. `on_kept` is called at the instant of each append."""

    def __init__(
        self,
        loop: SimulatedLoop,
        scenario: Scenario,
        trace: Trace,
        on_kept: Callable[[Append], None],
    ) -> None:
        self.loop = loop
        self.luck = scenario.luck("disk")
        self.trace = trace
        self.tables: dict[str, StoredTable] = {}
        self.alive_until: dict[str, float] = {}  # by node: the end of its lease
        self._mishaps = set(scenario.mishaps)
        self._fails = scenario.disk_fails
        self._full_until = 0.0
        self._on_kept = on_kept

    def heal(self) -> None:
        """From now on let nothing fail."""
        self._mishaps.clear()
        self._full_until = 0.0

    def happens(self, mishap: Mishap) -> bool:
        return mishap in self._mishaps and self.luck.random() < self._fails

    def delay(self, seconds: float) -> float:
        """Draw the duration of an operation with this usual duration."""
        if self.happens(Mishap.DISK_STALLS):
            return self.luck.uniform(0, STALL_SECONDS)
        return self.luck.expovariate(1 / seconds)

    def is_full(self) -> bool:
        now = self.loop.time()
        if self.happens(Mishap.DISK_FULL) and self._full_until < now:
            self._full_until = now + self.luck.uniform(0, FULL_SECONDS)
            self.trace("disk", "is full")
        return now < self._full_until

    def keep(self, appends: Sequence[Append], node: str) -> None:
        """Store all events or none, for ever; or raise SeqConflict."""
        for append in appends:
            known = self.tables.get(append.table)
            length = len(known.events) if known else 0
            if length != append.seq or bool(known) == bool(append.opening):
                raise SeqConflict(f"the log of {append.table} has {length} events, not {append.seq}")
        for append in appends:
            if append.opening:
                self.tables[append.table] = StoredTable(append.opening, append.summary, node)
            table = self.tables[append.table]
            table.summary = append.summary
            table.duty = node if append.takes_duty else table.duty
            table.events += [(stamped.at_ms, encode_event(stamped.event)) for stamped in append.events]
            self._on_kept(append)


class SimulatedStore:
    """One process's access to the disk: waiting appends are stored as one batch."""

    def __init__(self, disk: Disk, process: Process) -> None:
        self.disk = disk
        self.process = process
        self._waiting: deque[_PendingAppend] = deque()
        self._is_busy = False
        self._is_closed = False
        self._at_rest: asyncio.Event | None = None  # `close` waits for this

    # Store

    async def append(self, *appends: Append) -> None:
        self._check_open()
        job = _PendingAppend(appends, self.disk.loop.create_future())
        self._waiting.append(job)
        self._write_more()
        await job.done

    async def seed(self, table: str) -> bytes | None:
        return await self.read(lambda: kept.opening.seed if (kept := self.disk.tables.get(table)) else None)

    async def log(self, table: str, after: int = 0) -> list[Stamped]:
        def read() -> list[tuple[int, bytes]]:
            kept = self.disk.tables.get(table)
            return kept.events[after:] if kept else []

        return [Stamped(at_ms, decode_event(body)) for at_ms, body in await self.read(read)]

    async def tables_of(self, player: str) -> list[TableRow]:
        def read() -> list[TableRow]:
            return [
                TableRow(name, kept.opening.game, kept.summary.names, kept.summary.holders[player],
                         kept.summary.over, kept.events[-1][0])
                for name, kept in self.disk.tables.items() if player in kept.summary.holders
            ]  # fmt: skip

        return sorted(await self.read(read), key=lambda row: (-row.changed_ms, row.table))

    async def to_wake(self) -> list[str]:
        def read() -> list[tuple[int, str]]:
            tables = self.disk.tables.items()
            return [(wake, name) for name, kept in tables if (wake := kept.summary.wake_ms) is not None]

        return [name for _, name in sorted(await self.read(read))]

    async def shut(self, table: str, at_ms: int) -> bool:
        def write() -> bool:
            kept = self.disk.tables[table]
            if kept.summary.over:
                return False
            kept.summary = replace(kept.summary, over=True, wake_ms=None)
            kept.shut_ms = at_ms
            return True

        return await self.read(write)

    async def is_shut(self, table: str) -> bool:
        self._check_open()
        return self.disk.tables[table].shut_ms is not None

    async def ping(self) -> None:
        await self.read(lambda: None)

    async def close(self) -> None:
        self._is_closed = True
        if self._is_busy:
            self._at_rest = asyncio.Event()
            await self._at_rest.wait()

    # Called by the loop for the disk: a killed process's last batch may or may not be stored

    def _write_more(self) -> None:
        if self._is_busy or not self._waiting or not self.process.is_alive:
            return
        self._is_busy = True
        batch = [self._waiting.popleft() for _ in range(min(MAX_BATCH, len(self._waiting)))]
        self._later(self.disk.delay(0.004), lambda: self._commit(batch))

    def _commit(self, batch: list[_PendingAppend]) -> None:
        disk = self.disk
        if not self.process.is_alive and disk.luck.random() < 0.5:
            disk.trace("disk", f"loses what {self.process.name} was about to write")
            return
        unsure = disk.happens(Mishap.DISK_UNSURE)
        if disk.is_full() or disk.happens(Mishap.DISK_REFUSES):
            self._fail(batch, StoreError("the simulated disk takes nothing"), "refuses")
        elif unsure and disk.luck.random() < 0.5:
            self._fail(batch, StoreError("the simulated disk broke down", unsure=True), "breaks down before")
        else:
            for job in batch:
                try:
                    disk.keep(job.appends, self.process.name)
                except SeqConflict as conflict:
                    job.error = conflict
                    disk.trace("disk", f"refuses {self.process.name}: {conflict}")
            if unsure:
                error = StoreError("the simulated disk broke down", unsure=True)
                self._fail(batch, error, "breaks down after")
        self._later(disk.delay(0.002), lambda: self._answer(batch))

    def _fail(self, batch: list[_PendingAppend], error: StoreError, how: str) -> None:
        self.disk.trace("disk", f"{how} keeping {sum(len(job.appends) for job in batch)} append(s)")
        for job in batch:
            job.error = job.error or error

    def _answer(self, batch: list[_PendingAppend]) -> None:
        for job in batch:
            if not job.done.done():
                if job.error:
                    job.done.set_exception(job.error)
                else:
                    job.done.set_result(None)
        self._is_busy = False
        self._write_more()
        if self._at_rest and not self._is_busy:
            self._at_rest.set()

    async def read(self, read: Callable[[], Any]) -> Any:
        """Return a value that was true at some moment between question and answer."""
        self._check_open()
        await asyncio.sleep(self.disk.delay(0.002))
        found = read()
        await asyncio.sleep(self.disk.delay(0.002))
        if self.disk.happens(Mishap.UNREADABLE):
            self.disk.trace("disk", f"cannot be read by {self.process.name}")
            raise StoreError("the simulated disk cannot be read")
        return found

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("the store is closed")

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        self.disk.loop.call_later(seconds, call, context=OUTSIDE)
