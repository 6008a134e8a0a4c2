"""Ends tables whose log cannot be read: a row beside the log marks the end, and the log stays unchanged."""

import sqlite3

SCHEMA = """
CREATE TABLE IF NOT EXISTS shut (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    at_ms INTEGER NOT NULL
) WITHOUT ROWID
"""


def is_shut(db: sqlite3.Connection, table: str) -> bool:
    return db.execute("SELECT 1 FROM shut WHERE table_id = ?", (table,)).fetchone() is not None


def shut(db: sqlite3.Connection, table: str, at_ms: int) -> bool:
    """Runs inside a transaction of the writer; False if the table is over already."""
    added = db.execute(
        "INSERT OR IGNORE INTO shut SELECT id, ? FROM tables WHERE id = ? AND NOT over", (at_ms, table)
    ).rowcount
    if added:
        db.execute("UPDATE tables SET over = 1, wake_ms = NULL, changed_ms = ? WHERE id = ?", (at_ms, table))
    return added > 0
