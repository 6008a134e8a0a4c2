"""The store of one process: SQLite behind one writer thread; one transaction holds the appends of many."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from blockcade.record.codec import decode_event
from blockcade.record.events import Stamped
from blockcade.record.fold import BadLog
from blockcade.server.store.appending import append_one, append_plain, is_plain
from blockcade.server.store.checkpoints import MAX_LOG_PAGES, Checkpointer
from blockcade.server.store.protocol import Append, SeqConflict, StoreError, TableRow
from blockcade.server.store.shutting import SCHEMA as SHUTTING
from blockcade.server.store.shutting import is_shut, shut
from blockcade.server.watching.counts import BATCHES, Buckets

SCHEMA_VERSION = 1
MAX_WAITING = 1024  # appends under way; whoever comes then waits, and so do the sockets behind
MAX_BATCH = 256  # appends in one transaction: bounds how long the first waits for the last
MAX_LISTED = 200  # of a player's tables

_SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    seed BLOB NOT NULL,
    names BLOB NOT NULL,
    over INTEGER NOT NULL,
    wake_ms INTEGER
) WITHOUT ROWID;
CREATE INDEX tables_to_wake ON tables (wake_ms) WHERE wake_ms IS NOT NULL;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE holders (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    my_turn INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
CREATE INDEX holders_of_table ON holders (table_id);
"""

T = TypeVar("T")


@dataclass(slots=True)
class _Job:
    appends: Sequence[Append]
    done: asyncio.Future[None]
    error: StoreError | None = None


class SqliteStore:
    """Made by `await SqliteStore.open(path)`."""

    def __init__(
        self, writer: sqlite3.Connection, reader: sqlite3.Connection, checkpointer: Checkpointer
    ) -> None:
        self.commits = 0  # transactions made durable so far, for those who measure
        self.batches = Buckets(BATCHES)  # appends in each of them; the writer thread counts
        self._writer = writer
        self._reader = reader
        self._checkpointer = checkpointer
        self._loop = asyncio.get_running_loop()
        self._room = asyncio.Semaphore(MAX_WAITING)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_batches, name="store-writer", daemon=True)
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._closed = False
        self._thread.start()

    @staticmethod
    async def open(path: Path, busy_timeout_ms: int = 5_000) -> "SqliteStore":
        """Opens the file, or makes it; StoreError when it is not ours or newer than this program."""
        try:
            writer, reader, checkpoints = await asyncio.to_thread(_connections, path, busy_timeout_ms)
        except sqlite3.Error as error:
            raise StoreError(f"{path} cannot be opened as a database of tables: {error}") from error
        return SqliteStore(writer, reader, Checkpointer(checkpoints))

    async def append(self, *appends: Append) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        await self._room.acquire()
        try:
            job = _Job(appends, self._loop.create_future())
            self._jobs.put(job)
            await job.done
        finally:
            self._room.release()

    async def seed(self, table: str) -> bytes | None:
        rows = await self._read(
            lambda db: db.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchall()
        )
        return rows[0][0] if rows else None

    async def log(self, table: str, after: int = 0) -> list[Stamped]:
        select = "SELECT seq, at_ms, body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        try:
            rows = await self._read(lambda db: db.execute(select, (table, after)).fetchall())
        except StoreError as error:
            if _is_corrupt(error.__cause__):
                raise BadLog(f"the file is damaged where the log of {table} is") from error
            raise
        if rows and rows[-1][0] != after + len(rows):
            raise BadLog(f"events are missing before event {rows[-1][0]}")
        return [Stamped(at_ms, decode_event(body)) for _, at_ms, body in rows]

    async def tables_of(self, player: str) -> list[TableRow]:
        rows = await self._read(
            lambda db: db.execute(
                "SELECT id, game, names, my_turn, over, changed_ms FROM holders JOIN tables ON id = table_id"
                " WHERE player = ? ORDER BY changed_ms DESC, id LIMIT ?",
                (player, MAX_LISTED),
            ).fetchall()
        )
        return [
            TableRow(table, game, _names(names), bool(my_turn), bool(over), changed_ms)
            for table, game, names, my_turn, over, changed_ms in rows
        ]

    async def to_wake(self) -> list[str]:
        rows = await self._read(
            lambda db: db.execute(
                "SELECT id FROM tables WHERE wake_ms IS NOT NULL ORDER BY wake_ms"
            ).fetchall()
        )
        return [table for (table,) in rows]

    async def shut(self, table: str, at_ms: int) -> bool:
        return await self._read(lambda db: shut(db, table, at_ms))

    async def is_shut(self, table: str) -> bool:
        return await self._read(lambda db: is_shut(db, table))

    async def ping(self) -> None:
        await self._read(lambda db: db.execute("SELECT 1").fetchone())

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reading.shutdown(wait=True)
        await asyncio.to_thread(self._checkpointer.close)
        self._reader.close()
        self._writer.close()  # the last connection: SQLite empties the write-ahead log and removes it

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await self._loop.run_in_executor(self._reading, ask, self._reader)
        except sqlite3.Error as error:
            raise StoreError(f"the store could not be read: {error}") from error

    # The writer thread

    def _write_batches(self) -> None:
        closing = False
        while not closing:
            batch: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == MAX_BATCH or self._jobs.empty():
                    break
                job = self._jobs.get()
            closing = job is None
            if batch:
                self._write(batch)
                self._loop.call_soon_threadsafe(_resolve, batch)
                self._checkpointer.go_on(self._writer, len(batch))

    def _write(self, batch: list[_Job]) -> None:
        """One transaction for all; a job that does not fit is undone alone."""
        committing = False
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            self._write_jobs(batch)
            committing = True
            self._writer.execute("COMMIT")
            self.commits += 1
            self.batches.add(len(batch))
        except sqlite3.Error as error:
            for job in batch:
                job.error = job.error or StoreError(f"the store could not write: {error}", unsure=committing)
            with suppress(sqlite3.Error):
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")

    def _write_jobs(self, batch: list[_Job]) -> None:
        plain: dict[str, _Job] = {}  # by table: what two want to do to one table is done one after the other
        others: list[_Job] = []
        for job in batch:
            append = job.appends[0]
            if len(job.appends) == 1 and is_plain(append) and append.table not in plain:
                plain[append.table] = job
            else:
                others.append(job)
        try:
            fits = not plain or append_plain(self._writer, [job.appends[0] for job in plain.values()])
        except sqlite3.DatabaseError as error:
            if not _is_corrupt(error):
                raise
            fits = False  # one by one it shows whose part of the file it is
            self._writer.execute("ROLLBACK")
            self._writer.execute("BEGIN IMMEDIATE")
        if not fits:
            others = batch
        for job in others:
            self._write_job(job)

    def _write_job(self, job: _Job) -> None:
        self._writer.execute("SAVEPOINT job")
        try:
            for append in job.appends:
                append_one(self._writer, append)
        except (StoreError, sqlite3.DatabaseError) as error:
            if isinstance(error, StoreError):
                job.error = error
            elif isinstance(error, sqlite3.IntegrityError):
                job.error = SeqConflict(str(error))
            elif _is_corrupt(error):  # this table's part of the file: the others need not suffer for it
                job.error = StoreError(f"the store could not write: {error}")
            else:
                raise
            self._writer.execute("ROLLBACK TO job")
        self._writer.execute("RELEASE job")


def _is_corrupt(error: BaseException | None) -> bool:
    """Whether the file is not as SQLite left it; the code has the details above its lowest byte."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_CORRUPT


def _names(stored: bytes) -> tuple[str, ...]:
    return tuple(msgspec.json.decode(stored, type=list[str]))


def _resolve(batch: list[_Job]) -> None:
    for job in batch:
        if job.done.done():
            continue
        if job.error:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(None)


def _connections(path: Path, busy_timeout_ms: int) -> list[sqlite3.Connection]:
    """For the writer, the reader and the checkpoints."""
    opened = [_connect(path, busy_timeout_ms)]
    try:
        (writer,) = opened
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("PRAGMA synchronous = FULL")  # an append is durable when it is answered
        writer.execute(f"PRAGMA wal_autocheckpoint = {MAX_LOG_PAGES}")
        writer.execute("PRAGMA foreign_keys = ON")
        writer.execute("PRAGMA temp_store = MEMORY")  # what a statement could be undone with needs no file
        _prepare(writer, path)
        opened += [_connect(path, busy_timeout_ms) for _ in range(2)]
        _, reader, checkpoints = opened
        reader.execute("PRAGMA query_only = ON")
        checkpoints.execute("PRAGMA synchronous = FULL")  # what left the log is on disk in the database
    except BaseException:
        for connection in opened:
            connection.close()
        raise
    return opened


def _connect(path: Path, busy_timeout_ms: int) -> sqlite3.Connection:
    # Each connection is used by one thread at a time; which thread is not sqlite3's to check.
    return sqlite3.connect(
        path, timeout=busy_timeout_ms / 1000, isolation_level=None, check_same_thread=False
    )


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    db.execute("BEGIN IMMEDIATE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        db.execute("ROLLBACK")
        raise StoreError(
            f"{path} was written by a newer Blockcade (schema {version}; this one knows {SCHEMA_VERSION})"
        )
    if version == 0:
        (count,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if count:
            db.execute("ROLLBACK")
            raise StoreError(f"{path} is the database of another program")
        for statement in _SCHEMA.split(";"):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    db.execute(SHUTTING)  # files of the first days have no such table; programs of those days do not miss it
    db.execute("COMMIT")
