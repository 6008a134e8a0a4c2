"""The tables of the SQLite store, and the connections that write and read them."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

from blockcade.server.private import make_private
from blockcade.server.store.attempt_rows import SCHEMA as ATTEMPTS
from blockcade.server.store.attempt_rows import for_sqlite
from blockcade.server.store.data_version import DATA_VERSION, WRITTEN_BY, NewerData, OldData
from blockcade.server.store.protocol import StoreError
from blockcade.server.store.shutting import SCHEMA as SHUTTING

LOG_PAGES = 1_000  # of the write-ahead log: a commit that makes it longer copies it into the database

_VERSION_1 = """
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


_SETTINGS = "CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID"

# The statements that lead to each version from the one before. A new file takes all steps, so it has the
# same tables as an upgraded one. IF NOT EXISTS: builds between 0.1.0 and 1.0.0 made some tables earlier.
_STEPS: Mapping[int, Sequence[str]] = {
    1: _VERSION_1.split(";"),
    2: [SHUTTING, *for_sqlite(ATTEMPTS).split(";"), _SETTINGS],
}


def connections(path: Path, busy_timeout_ms: int) -> list[sqlite3.Connection]:
    """One to write and one to read. Raises StoreError if the file is another program's, too new or too old.

    A file that is refused is not changed.
    """
    if (found := stored_version(path)) and found < DATA_VERSION:
        raise OldData(path, found)
    make_private(path)  # SQLite gives the files beside it the same mode
    opened = [_connect(path, busy_timeout_ms)]
    try:
        (writer,) = opened
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("PRAGMA synchronous = FULL")  # an append is durable when it is answered
        writer.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        writer.execute("PRAGMA foreign_keys = ON")
        writer.execute("PRAGMA temp_store = MEMORY")  # undoing a statement needs no file
        _raise_version(writer)
        opened.append(_connect(path, busy_timeout_ms))
        opened[1].execute("PRAGMA query_only = ON")
    except BaseException:
        for connection in opened:
            connection.close()
        raise
    return opened


def stored_version(path: Path) -> int:
    """The version of the data in a file; 0: there is none yet.

    Raises StoreError if the file is another program's or too new.
    """
    if not path.exists() or not path.stat().st_size:
        return 0
    log = path.with_name(f"{path.name}-wal")
    # Without a log to read, SQLite need not make one.
    way = "mode=ro" if log.exists() and log.stat().st_size else "mode=ro&immutable=1"
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{way}", uri=True)) as db:
        (found,) = db.execute("PRAGMA user_version").fetchone()
        if found > DATA_VERSION:
            raise NewerData(path, found, _writer_of(db))
        if not found and db.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise StoreError(f"{path} is the database of another program")
        return found


def upgrade(path: Path, busy_timeout_ms: int) -> None:
    """Takes all missing steps in one transaction. No server may run on the file."""
    with closing(_connect(path, busy_timeout_ms)) as db:
        db.execute("PRAGMA synchronous = FULL")
        _raise_version(db)


def _connect(path: Path, busy_timeout_ms: int) -> sqlite3.Connection:
    # One thread at a time uses each connection, but not always the same one, so sqlite3 must not check.
    return sqlite3.connect(
        path, timeout=busy_timeout_ms / 1000, isolation_level=None, check_same_thread=False
    )


def _raise_version(db: sqlite3.Connection) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        (found,) = db.execute("PRAGMA user_version").fetchone()
        for step in range(found + 1, DATA_VERSION + 1):
            for statement in _STEPS[step]:
                db.execute(statement)
        if found < DATA_VERSION:
            db.execute(
                "INSERT OR REPLACE INTO settings VALUES (?, ?)", (WRITTEN_BY, version("blockcade").encode())
            )
            db.execute(f"PRAGMA user_version = {DATA_VERSION}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _writer_of(db: sqlite3.Connection) -> str:
    """The version of the Blockcade that wrote newer data, if that still says so in the same place."""
    try:
        row = db.execute("SELECT value FROM settings WHERE name = ?", (WRITTEN_BY,)).fetchone()
    except sqlite3.Error:
        return ""
    return bytes(row[0]).decode(errors="replace") if row else ""
