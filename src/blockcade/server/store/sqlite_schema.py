"""The tables of the SQLite store, and the connections that write and read them."""

import sqlite3
from pathlib import Path

from blockcade.server.private import make_private
from blockcade.server.store.attempt_rows import SCHEMA as ATTEMPTS
from blockcade.server.store.attempt_rows import for_sqlite
from blockcade.server.store.protocol import StoreError
from blockcade.server.store.shutting import SCHEMA as SHUTTING

SCHEMA_VERSION = 1
LOG_PAGES = 1_000  # of the write-ahead log: a commit that makes it longer copies it into the database

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


def connections(path: Path, busy_timeout_ms: int) -> list[sqlite3.Connection]:
    """One to write and one to read. Raises StoreError if the file is another program's or too new."""
    make_private(path)  # SQLite gives the files beside it the same mode
    opened = [_connect(path, busy_timeout_ms)]
    try:
        (writer,) = opened
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("PRAGMA synchronous = FULL")  # an append is durable when it is answered
        writer.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        writer.execute("PRAGMA foreign_keys = ON")
        writer.execute("PRAGMA temp_store = MEMORY")  # undoing a statement needs no file
        _prepare(writer, path)
        opened.append(_connect(path, busy_timeout_ms))
        opened[1].execute("PRAGMA query_only = ON")
    except BaseException:
        for connection in opened:
            connection.close()
        raise
    return opened


def _connect(path: Path, busy_timeout_ms: int) -> sqlite3.Connection:
    # One thread at a time uses each connection, but not always the same one, so sqlite3 must not check.
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
    for statement in (SHUTTING, *for_sqlite(ATTEMPTS).split(";")):
        db.execute(statement)  # the first versions made files without these tables, and ignore them
    db.execute("COMMIT")
