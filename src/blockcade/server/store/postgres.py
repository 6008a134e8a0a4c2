"""The store that several nodes share: PostgreSQL. The log's length decides when two nodes write at once."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from blockcade.record.codec import decode_event
from blockcade.record.events import Stamped
from blockcade.server.metrics.counters import BATCHES, Buckets
from blockcade.server.store.attempt_rows import Statement, for_postgres
from blockcade.server.store.disk_space import DiskSpace
from blockcade.server.store.first_event import options_in
from blockcade.server.store.postgres_appends import ADD, append_alone, columns, conflict
from blockcade.server.store.postgres_driver import (
    ALREADY_THERE,
    BROKEN,
    FULL,
    REFUSED,
    UNDONE,
    UNREACHED,
    UNUSABLE,
    Connection,
    Connections,
    connections,
)
from blockcade.server.store.postgres_schema import make_durable, prepare
from blockcade.server.store.protocol import Append, DiskFull, SeqConflict, StoreError, TableRow

MAX_WAITING = 1024  # appends at the same time; further ones wait, and so do the sockets that sent them
MAX_BATCH = 128  # appends in one statement; bounds how long the first waits for the last
MAX_LISTED = 200  # tables in a player's list
MAX_CLAIMED = 64  # tables in one claim, so that nodes share the tables of a lost node
LANES = 2  # concurrent append statements: one waits for the disk while the next is prepared
FIRST_RETRY_SECONDS = 0.05  # after a lost connection; each wait is twice as long as the one before

T = TypeVar("T")


@dataclass(slots=True)
class _PendingAppend:
    appends: Sequence[Append]
    done: asyncio.Future[None]

    def end(self, error: StoreError | None = None) -> None:
        if not self.done.done():
            if error:
                self.done.set_exception(error)
            else:
                self.done.set_result(None)


class PostgresStore:
    """Create it with `await PostgresStore.open(address, node)`."""

    def __init__(
        self, pool: Connections, node: str, *, lease_ms: int = 6_000, patience_ms: int = 5_000
    ) -> None:
        self.commits = 0  # durable transactions so far, for benchmarks
        self.batches = Buckets(BATCHES)  # appends in each transaction
        self.node = node
        self._pool = pool
        self._lease = lease_ms / 1000
        self._patience = patience_ms / 1000
        self._loop = asyncio.get_running_loop()
        self._capacity = asyncio.Semaphore(MAX_WAITING)
        self._waiting: deque[_PendingAppend] = deque()
        self._lanes: set[asyncio.Task[None]] = set()
        self._disk = DiskSpace()
        self._closed = False

    @staticmethod
    async def open(
        address: str,
        node: str,
        *,
        lease_ms: int = 6_000,
        patience_ms: int = 5_000,
        upgrades: bool = True,
    ) -> "PostgresStore":
        """Connects, and creates the schema or, with `upgrades`, upgrades an older one. Raises StoreError.

        A node that is silent for `lease_ms` counts as gone. `patience_ms` limits one request, and the retries
        after a lost connection.
        """
        try:
            pool = await connections(address, patience_ms / 1000, make_durable)
            try:
                async with pool.acquire(timeout=patience_ms / 1000) as db:
                    await prepare(db, lease_ms / 1000, upgrades=upgrades)
            except BaseException:
                pool.terminate()
                raise
        except UNUSABLE as error:
            raise StoreError(f"the database of tables cannot be opened: {error}") from error
        return PostgresStore(pool, node, lease_ms=lease_ms, patience_ms=patience_ms)

    # Appends

    async def append(self, *appends: Append) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        async with self._capacity:
            if len(appends) > 1 or not all(append.is_plain for append in appends):
                await self._append_together(appends)
                return
            job = _PendingAppend(appends, self._loop.create_future())
            self._waiting.append(job)
            if len(self._lanes) < LANES:
                lane = asyncio.create_task(self._write_batches())
                self._lanes.add(lane)
                lane.add_done_callback(self._lanes.discard)
            await job.done

    async def _write_batches(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(MAX_BATCH, len(self._waiting)))]
            try:
                await self._write(batch)
            except StoreError as error:
                for job in batch:
                    job.end(error)
            except BaseException:
                for job in batch:
                    job.end(StoreError("the store is closing", unsure=True))
                raise

    async def _write(self, batch: Sequence[_PendingAppend]) -> None:
        """Writes the batch in one statement; an append with the wrong seq fails alone."""
        appends = [append for job in batch for append in job.appends]
        grown = await self._writing(lambda db: db.fetch(ADD, *columns(appends), self.node))
        self.commits += 1
        self.batches.add(len(batch))
        kept = {row["id"] for row in grown}
        for job in batch:
            (append,) = job.appends
            job.end(None if append.table in kept else conflict(append))

    async def _append_together(self, appends: Sequence[Append]) -> None:
        """Writes rare appends in a transaction: a new table, a changed chair, or several at once."""

        async def write(db: Connection) -> None:
            async with db.transaction():
                for append in sorted(appends, key=lambda append: append.table):
                    await append_alone(db, append, self.node)

        await self._writing(write)
        self.commits += 1
        self.batches.add(len(appends))

    async def _writing(self, write: Callable[[Connection], Awaitable[T]]) -> T:
        """Writes, and retries only if it is certain that nothing was stored."""
        patience = _Patience(self._patience)
        while True:
            try:
                db = await self._pool.acquire(timeout=self._patience)
            except UNREACHED as error:
                if self._closed or not await patience.is_left():
                    raise StoreError(f"the store cannot be reached: {error!r}") from error
                continue
            try:
                written = await write(db)
                self._disk.report_free()
                return written
            except FULL as error:
                raise self._disk_full(error) from error
            except UNDONE as error:
                if not await patience.is_left():
                    raise StoreError(f"the store could not write: {error}") from error
            except BROKEN as error:
                raise StoreError(f"the store broke off: {error!r}", unsure=True) from error
            except ALREADY_THERE as error:
                raise SeqConflict(str(error)) from error
            except REFUSED as error:
                raise StoreError(f"the store could not write: {error}") from error
            finally:
                await self._pool.release(db)

    # Reads

    async def seed(self, table: str) -> bytes | None:
        if not _can_be_asked(table):
            return None
        return await self._reading(
            lambda db: db.fetchval("SELECT seed FROM blockcade.tables WHERE id = $1", table)
        )

    async def log(self, table: str, after: int = 0) -> list[Stamped]:
        if not _can_be_asked(table):
            return []
        rows = await self._reading(
            lambda db: db.fetch(
                "SELECT at_ms, body FROM blockcade.events WHERE table_id = $1 AND seq > $2 ORDER BY seq",
                table,
                after,
            )
        )
        return [Stamped(at_ms, decode_event(body)) for at_ms, body in rows]

    async def tables_of(self, player: str) -> list[TableRow]:
        rows = await self._reading(
            lambda db: db.fetch(
                "SELECT id, game, names, acting, over, changed_ms,"
                " (SELECT body FROM blockcade.events e WHERE e.table_id = id AND seq = 1)"
                " FROM blockcade.holders JOIN blockcade.tables ON id = table_id"
                " WHERE player = $1 ORDER BY changed_ms DESC, id LIMIT $2",
                player,
                MAX_LISTED,
            )
        )
        return [
            TableRow(
                table,
                game,
                tuple(_texts(names)),
                player in _texts(acting),
                over,
                changed_ms,
                options_in(first),
            )
            for table, game, names, acting, over, changed_ms, first in rows
        ]

    async def to_wake(self) -> list[str]:
        rows = await self._reading(
            lambda db: db.fetch("SELECT id FROM blockcade.tables WHERE wake_ms IS NOT NULL ORDER BY wake_ms")
        )
        return [table for (table,) in rows]

    async def shut(self, table: str, at_ms: int) -> bool:
        # The wrong length also stops appends by nodes that loaded the table before the damage.
        added = await self._writing(
            lambda db: db.fetchval(
                "WITH ended AS (UPDATE blockcade.tables SET over = true, wake_ms = NULL, changed_ms = $2,"
                " length = length + 1 WHERE id = $1 AND NOT over RETURNING id)"
                " INSERT INTO blockcade.shut SELECT id, $2 FROM ended RETURNING 1",
                table,
                at_ms,
            )
        )
        return added is not None

    async def is_shut(self, table: str) -> bool:
        found = await self._reading(
            lambda db: db.fetchval("SELECT 1 FROM blockcade.shut WHERE table_id = $1", table)
        )
        return found is not None

    async def rows(self, query: str, *values: object) -> Sequence[Any]:
        """Runs a query of the catalogue."""
        return await self._reading(lambda db: db.fetch(query, *values))

    async def ask_rows(self, query: str, *values: object) -> Sequence[Sequence[Any]]:
        return await self.rows(for_postgres(query), *values)

    async def run_all(self, statements: Sequence[Statement]) -> None:
        async def run(db: Connection) -> None:
            async with db.transaction():
                for sql, values in statements:
                    await db.execute(for_postgres(sql), *values)

        await self._writing(run)

    async def ping(self) -> None:
        await self._reading(lambda db: db.fetchval("SELECT 1"))

    async def longer(self, known: Mapping[str, int]) -> list[str]:
        rows = await self._reading(
            lambda db: db.fetch(
                "SELECT t.id FROM unnest($1::text[], $2::integer[]) AS k (id, length)"
                " JOIN blockcade.tables t ON t.id = k.id AND t.length > k.length",
                list(known),
                list(known.values()),
            )
        )
        return [table for (table,) in rows]

    async def setting(self, name: str, fresh: bytes | None = None) -> bytes | None:
        """A setting that all nodes share; stores `fresh` first if there is no such setting."""
        if fresh is not None:
            await self._reading(  # a retry is harmless here
                lambda db: db.execute(
                    "INSERT INTO blockcade.settings VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh
                )
            )
        return await self._reading(
            lambda db: db.fetchval("SELECT value FROM blockcade.settings WHERE name = $1", name)
        )

    async def _reading(self, read: Callable[[Connection], Awaitable[T]]) -> T:
        """Reads, and retries after every lost connection: these queries may run twice."""
        if self._closed:
            raise StoreError("the store is closed")
        patience = _Patience(self._patience)
        while True:
            try:
                async with self._pool.acquire(timeout=self._patience) as db:
                    return await read(db)
            except FULL as error:  # `beat` and `setting` also write
                raise self._disk_full(error) from error
            except (REFUSED, *BROKEN) as error:
                if self._closed or not await patience.is_left():
                    raise StoreError(f"the store could not be read: {error!r}") from error

    def _disk_full(self, error: Exception) -> DiskFull:
        self._disk.report_full(error)
        return DiskFull(f"the database's disk is full: {error}")

    # Duties

    async def beat(self) -> bool:
        """Uses the database's clock, since the nodes' clocks may differ."""
        alive = await self._reading(
            lambda db: db.fetchval(
                "WITH before AS (SELECT alive_until FROM blockcade.nodes WHERE id = $1)"
                " INSERT INTO blockcade.nodes"
                " VALUES ($1, clock_timestamp() + make_interval(secs => $2::double precision))"
                " ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until"
                " RETURNING coalesce((SELECT alive_until FROM before) > clock_timestamp(), false)",
                self.node,
                self._lease,
            )
        )
        return bool(alive)

    async def claim(self, until_ms: int, minded: Collection[str]) -> list[str]:
        rows = await self._reading(
            lambda db: db.fetch(
                "UPDATE blockcade.tables SET duty = $1 WHERE id IN ("
                " SELECT id FROM blockcade.tables t WHERE wake_ms <= $2 AND NOT id = ANY ($3::text[])"
                " AND (duty = $1 OR NOT EXISTS (SELECT 1 FROM blockcade.nodes n"
                "  WHERE n.id = t.duty AND n.alive_until > clock_timestamp()))"
                " ORDER BY wake_ms LIMIT $4 FOR UPDATE SKIP LOCKED)"
                " RETURNING id, wake_ms",
                self.node,
                until_ms,
                list(minded),
                MAX_CLAIMED,
            )
        )
        return [table for table, _ in sorted(rows, key=lambda row: row["wake_ms"])]

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.gather(*self._lanes, return_exceptions=True)
        try:
            async with asyncio.timeout(self._patience):
                async with self._pool.acquire(timeout=self._patience) as db:
                    # Other nodes can take over our tables at once instead of waiting for the lease to end.
                    await db.execute("DELETE FROM blockcade.nodes WHERE id = $1", self.node)
                await self._pool.close()
        except UNREACHED:
            self._pool.terminate()


class _Patience:
    """Limits retries: each pause is twice as long as the one before, up to a second."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds
        self._pause = FIRST_RETRY_SECONDS

    async def is_left(self) -> bool:
        """Pauses and returns True; returns False at once when the time is up."""
        if time.monotonic() + self._pause > self._until:
            return False
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, 1.0)
        return True


def _texts(stored: bytes) -> list[str]:
    return msgspec.json.decode(stored, type=list[str])


def _can_be_asked(table: str) -> bool:
    """PostgreSQL refuses text with a zero byte, which a URL may contain."""
    return "\0" not in table
