"""The store of one process: SQLite with one writer thread; one transaction holds many tables' appends."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import CoroutineType
from typing import Any, TypeVar

import msgspec

from blockcade.record.codec import decode_event
from blockcade.record.events import Stamped
from blockcade.record.timeline import BadLog
from blockcade.server.metrics.counters import BATCHES, Buckets
from blockcade.server.store.appending import append_one, append_plain
from blockcade.server.store.attempt_rows import Statement, for_sqlite
from blockcade.server.store.disk_space import DiskSpace
from blockcade.server.store.first_event import options_in
from blockcade.server.store.protocol import Append, DiskFull, SeqConflict, StoreError, TableRow
from blockcade.server.store.shutting import is_shut, shut
from blockcade.server.store.sqlite_schema import connections

MAX_WAITING = 1024  # writes at the same time; further ones wait, and so do the sockets that sent them
MAX_BATCH = 256  # appends in one transaction: bounds how long the first waits for the last
MAX_LISTED = 200  # tables in a player's list

T = TypeVar("T")


class _Corrupt(StoreError):
    """The part of the file that was read is damaged."""


@dataclass(slots=True)
class _Write:
    """Appends, or anything else that the writer thread does inside its transaction."""

    done: asyncio.Future[None]
    appends: Sequence[Append] = ()
    other: Callable[[sqlite3.Connection], bool] | None = None
    result: bool = True
    error: StoreError | None = None


class SqliteStore:
    """Create it with `await SqliteStore.open(path)`."""

    def __init__(
        self,
        writer: sqlite3.Connection,
        reader: sqlite3.Connection,
        disk: DiskSpace | None = None,
    ) -> None:
        self.commits = 0  # durable transactions so far, for benchmarks
        self.batches = Buckets(BATCHES)  # appends in each transaction; the writer thread counts
        self._writer = writer
        self._reader = reader
        self._disk = disk or DiskSpace()
        self._loop = asyncio.get_running_loop()
        self._capacity = asyncio.Semaphore(MAX_WAITING)
        self._writes: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_batches, name="store-writer", daemon=True)
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._closed = False
        self._thread.start()

    @staticmethod
    async def open(path: Path, busy_timeout_ms: int = 5_000) -> "SqliteStore":
        """Opens or creates the file. Raises StoreError if it is another program's or too new."""
        try:
            writer, reader = await asyncio.to_thread(connections, path, busy_timeout_ms)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{path} cannot be opened as a database of tables: {error}") from error
        return SqliteStore(writer, reader, DiskSpace(path))

    def append(self, *appends: Append) -> "CoroutineType[Any, Any, None]":  # not async: one coroutine less
        return self._done(_Write(self._loop.create_future(), appends))

    async def seed(self, table: str) -> bytes | None:
        rows = await self._read(
            lambda db: db.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchall()
        )
        return rows[0][0] if rows else None

    async def log(self, table: str, after: int = 0) -> list[Stamped]:
        select = "SELECT seq, at_ms, body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        try:
            rows = await self._read(lambda db: db.execute(select, (table, after)).fetchall())
        except _Corrupt as error:
            raise BadLog(f"the file is damaged where the log of {table} is") from error
        if rows and rows[-1][0] != after + len(rows):
            raise BadLog(f"events are missing before event {rows[-1][0]}")
        return [Stamped(at_ms, decode_event(body)) for _, at_ms, body in rows]

    async def tables_of(self, player: str) -> list[TableRow]:
        select = (
            "SELECT id, game, names, my_turn, over, changed_ms, {} FROM holders JOIN tables ON id = table_id"
            " WHERE player = ? ORDER BY changed_ms DESC, id LIMIT ?"
        )
        first = "(SELECT body FROM events WHERE events.table_id = id AND seq = 1)"
        values = (player, MAX_LISTED)
        try:
            rows = await self._read(lambda db: db.execute(select.format(first), values).fetchall())
        except _Corrupt:  # where one log is damaged, the list shows without options
            rows = await self._read(lambda db: db.execute(select.format("NULL"), values).fetchall())
        return [
            TableRow(table, game, _names(names), bool(my_turn), bool(over), changed_ms, options_in(opened))
            for table, game, names, my_turn, over, changed_ms, opened in rows
        ]

    async def to_wake(self) -> list[str]:
        rows = await self._read(
            lambda db: db.execute(
                "SELECT id FROM tables WHERE wake_ms IS NOT NULL ORDER BY wake_ms"
            ).fetchall()
        )
        return [table for (table,) in rows]

    async def shut(self, table: str, at_ms: int) -> bool:
        write = _Write(self._loop.create_future(), other=lambda db: shut(db, table, at_ms))
        await self._done(write)
        return write.result

    async def is_shut(self, table: str) -> bool:
        return await self._read(lambda db: is_shut(db, table))

    async def ping(self) -> None:
        await self._read(lambda db: db.execute("SELECT 1").fetchone())

    async def ask_rows(self, query: str, *values: object) -> Sequence[Sequence[Any]]:
        return await self._read(lambda db: db.execute(for_sqlite(query), values).fetchall())

    async def run_all(self, statements: Sequence[Statement]) -> None:
        def run(db: sqlite3.Connection) -> bool:
            for sql, values in statements:
                db.execute(for_sqlite(sql), values)
            return True

        await self._done(_Write(self._loop.create_future(), other=run))

    def free_bytes(self) -> int:
        return self._disk.free_bytes()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._writes.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reading.shutdown(wait=True)
        self._reader.close()
        self._writer.close()  # the last connection: SQLite empties the write-ahead log and removes it

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await self._loop.run_in_executor(self._reading, ask, self._reader)
        except sqlite3.Error as error:
            kind = _Corrupt if _is_corrupt(error) else StoreError
            raise kind(f"the store could not be read: {error}") from error

    async def _done(self, write: _Write) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        await self._capacity.acquire()
        try:
            self._writes.put(write)
            await write.done
        finally:
            self._capacity.release()

    # The writer thread

    def _write_batches(self) -> None:
        closing = False
        while not closing:
            batch: list[_Write] = []
            write = self._writes.get()
            while write is not None:
                batch.append(write)
                if len(batch) == MAX_BATCH or self._writes.empty():
                    break
                write = self._writes.get()
            closing = write is None
            if batch:
                self._write(batch)
                self._loop.call_soon_threadsafe(_resolve, batch)

    def _write(self, batch: list[_Write]) -> None:
        """Writes the batch in one transaction; a write that does not fit is undone alone."""
        committing = False
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            self._write_all(batch)
            committing = True
            self._writer.execute("COMMIT")
            self.commits += 1
            if appends := sum(write.other is None for write in batch):
                self.batches.add(appends)
            self._disk.report_free()
        except sqlite3.Error as error:
            kind = DiskFull if self._is_full(error) else StoreError
            for write in batch:
                write.error = write.error or kind(f"the store could not write: {error}", unsure=committing)
            with suppress(sqlite3.Error):
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")

    def _is_full(self, error: sqlite3.Error) -> bool:
        """Whether the disk is full; if so, logs it."""
        code: int = getattr(error, "sqlite_errorcode", 0) & 0xFF
        full = code == sqlite3.SQLITE_FULL or (
            code == sqlite3.SQLITE_IOERR and not self._disk.can_be_written()
        )
        if full:
            self._disk.report_full(error)
        return full

    def _write_all(self, batch: list[_Write]) -> None:
        plain: dict[str, _Write] = {}  # by table: a second write to a table comes later
        others: list[_Write] = []
        for write in batch:
            match write.appends:
                case [append] if append.is_plain and append.table not in plain:
                    plain[append.table] = write
                case _:
                    others.append(write)
        try:
            fits = not plain or append_plain(self._writer, [write.appends[0] for write in plain.values()])
        except sqlite3.DatabaseError as error:
            if not _is_corrupt(error):
                raise
            fits = False  # single writes show which table's part is damaged
            self._writer.execute("ROLLBACK")
            self._writer.execute("BEGIN IMMEDIATE")
        if not fits:
            others = batch
        for write in others:
            self._write_one(write)

    def _write_one(self, write: _Write) -> None:
        self._writer.execute("SAVEPOINT write_one")
        try:
            for append in write.appends:
                append_one(self._writer, append)
            if write.other:
                write.result = write.other(self._writer)
        except (StoreError, sqlite3.DatabaseError) as error:
            if isinstance(error, StoreError):
                write.error = error
            elif isinstance(error, sqlite3.IntegrityError):
                write.error = SeqConflict(str(error))
            elif _is_corrupt(error):  # only this table's part of the file: the other writes go on
                write.error = StoreError(f"the store could not write: {error}")
            else:
                raise
            self._writer.execute("ROLLBACK TO write_one")
        self._writer.execute("RELEASE write_one")


def _is_corrupt(error: sqlite3.Error) -> bool:
    """Whether the file is damaged; the bits above the code's lowest byte are details."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_CORRUPT


def _names(stored: bytes) -> tuple[str, ...]:
    return tuple(msgspec.json.decode(stored, type=list[str]))


def _resolve(batch: list[_Write]) -> None:
    for write in batch:
        if write.done.done():
            continue
        if write.error:
            write.done.set_exception(write.error)
        else:
            write.done.set_result(None)
