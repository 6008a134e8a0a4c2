"""Writes appends to SQLite: singly, or many plain ones together in a few statements.

Every statement releases the interpreter lock and has to get it back from the busy event loop. The number of
statements therefore costs far more than the amount of data.
"""

import sqlite3
from collections.abc import Sequence

import msgspec

from blockcade.record.codec import encode_event
from blockcade.server.store.attempt_rows import put_into_sqlite
from blockcade.server.store.protocol import Append, SeqConflict

_MISFITS = """
SELECT count(*) FROM json_each(?) AS given
WHERE (SELECT max(seq) FROM events WHERE table_id = given.value->>0) IS NOT given.value->>1
"""
_EVENTS = """
INSERT INTO events (table_id, seq, at_ms, body)
SELECT value->>0, value->>1, value->>2, CAST(value->>3 AS BLOB) FROM json_each(?)
"""
_TABLES = """
UPDATE tables SET changed_ms = given.value->>1, over = given.value->>2, wake_ms = given.value->>3
FROM json_each(?) AS given WHERE tables.id = given.value->>0
"""
_HOLDERS = """
UPDATE holders SET my_turn = given.value->>2
FROM json_each(?) AS given WHERE player = given.value->>0 AND table_id = given.value->>1
"""


def append_plain(db: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Writes plain appends of different tables; writes none and returns False if one has the wrong seq."""
    ((misfits,),) = db.execute(_MISFITS, (_json([(append.table, append.seq) for append in appends]),))
    if misfits:
        return False
    events = [
        (append.table, seq, stamped.at_ms, encode_event(stamped.event).decode())
        for append in appends
        for seq, stamped in enumerate(append.events, start=append.seq + 1)
    ]
    tables = [
        (append.table, append.events[-1].at_ms, +append.summary.over, append.summary.wake_ms)
        for append in appends
    ]
    holders = [
        (player, append.table, +turn) for append in appends for player, turn in append.summary.holders.items()
    ]
    db.execute(_EVENTS, (_json(events),))
    db.execute(_TABLES, (_json(tables),))
    db.execute(_HOLDERS, (_json(holders),))
    return True


def append_one(db: sqlite3.Connection, append: Append) -> None:
    """Writes one append of any kind. Raises SeqConflict."""
    summary, changed_ms = append.summary, append.events[-1].at_ms
    names = msgspec.json.encode(summary.names)
    if append.opening:
        db.execute(
            "INSERT INTO tables (id, game, created_ms, changed_ms, seed, names, over, wake_ms)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (append.table, append.opening.game, append.events[0].at_ms, changed_ms, append.opening.seed,
             names, summary.over, summary.wake_ms),
        )  # fmt: skip
    else:
        db.execute(
            "UPDATE tables SET changed_ms = ?, names = ?, over = ?, wake_ms = ? WHERE id = ?",
            (changed_ms, names, summary.over, summary.wake_ms, append.table),
        )
    (length,) = db.execute(
        "SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?", (append.table,)
    ).fetchone()
    if length != append.seq:
        raise SeqConflict(f"the log of {append.table} has {length} events, not {append.seq}")
    db.executemany(
        "INSERT INTO events (table_id, seq, at_ms, body) VALUES (?, ?, ?, ?)",
        [
            (append.table, seq, stamped.at_ms, encode_event(stamped.event))
            for seq, stamped in enumerate(append.events, start=append.seq + 1)
        ],
    )
    db.execute("DELETE FROM holders WHERE table_id = ?", (append.table,))
    db.executemany(
        "INSERT INTO holders (player, table_id, my_turn) VALUES (?, ?, ?)",
        [(player, append.table, turn) for player, turn in summary.holders.items()],
    )
    if append.attempt:
        put_into_sqlite(db, append.attempt)


def _json(rows: object) -> str:
    return msgspec.json.encode(rows).decode()
