"""Tables that were ended although their log cannot be read: the end stands beside the log, not in it."""

import sqlite3
from contextlib import closing

SCHEMA = """
CREATE TABLE IF NOT EXISTS shut (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    at_ms INTEGER NOT NULL
) WITHOUT ROWID
"""
BUSY_SECONDS = 5.0  # to wait for the writer's transaction


def is_shut(db: sqlite3.Connection, table: str) -> bool:
    return db.execute("SELECT 1 FROM shut WHERE table_id = ?", (table,)).fetchone() is not None


def shut(reader: sqlite3.Connection, table: str, at_ms: int) -> bool:
    """False when the table is over already. Writes by a connection of its own to the file that is read:
    this is rare, and the writer thread is for appends."""
    ((_, _, path),) = reader.execute("PRAGMA database_list").fetchall()
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = FULL")
        db.execute("BEGIN IMMEDIATE")
        added = db.execute(
            "INSERT OR IGNORE INTO shut SELECT id, ? FROM tables WHERE id = ? AND NOT over", (at_ms, table)
        ).rowcount
        if added:
            db.execute(
                "UPDATE tables SET over = 1, wake_ms = NULL, changed_ms = ? WHERE id = ?", (at_ms, table)
            )
        db.execute("COMMIT")
    return added > 0
