"""Writes appends to PostgreSQL: one statement for the moves of many tables, a transaction for the rest."""

from collections.abc import Sequence
from typing import Any

import msgspec

from blockcade.record.codec import encode_event
from blockcade.server.store.attempt_rows import for_postgres, put_statements
from blockcade.server.store.postgres_driver import Connection
from blockcade.server.store.protocol import Append, SeqConflict

ADD = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[], $5::bytea[], $6::bytea[],
                         $7::boolean[], $8::bigint[], $9::boolean[])
        AS g (id, seq, added, changed_ms, names, acting, over, wake_ms, takes_duty)
), locked AS MATERIALIZED (
    SELECT t.id FROM blockcade.tables t JOIN given g ON t.id = g.id AND t.length = g.seq
    ORDER BY t.id FOR NO KEY UPDATE OF t -- in order, so that two who lock several cannot wait for each other
), grown AS (
    UPDATE blockcade.tables t SET
        length = t.length + g.added, changed_ms = g.changed_ms, names = g.names, acting = g.acting,
        over = g.over, wake_ms = g.wake_ms, duty = CASE WHEN g.takes_duty THEN $14 ELSE t.duty END
    FROM given g JOIN locked ON locked.id = g.id
    WHERE t.id = g.id AND t.length = g.seq
    RETURNING t.id
), kept AS (
    INSERT INTO blockcade.events (table_id, seq, at_ms, body)
    SELECT e.table_id, e.seq, e.at_ms, e.body
    FROM unnest($10::text[], $11::integer[], $12::bigint[], $13::bytea[]) AS e (table_id, seq, at_ms, body)
    JOIN grown ON grown.id = e.table_id
)
SELECT id FROM grown
"""


def columns(appends: Sequence[Append]) -> list[list[Any]]:
    """The arguments of `ADD`: one list a column."""
    tables = [
        (
            append.table,
            append.seq,
            len(append.events),
            append.events[-1].at_ms,
            _json(append.summary.names),
            _json(_acting(append)),
            append.summary.over,
            append.summary.wake_ms,
            append.takes_duty,
        )
        for append in appends
    ]
    events = [
        (append.table, seq, stamped.at_ms, encode_event(stamped.event))
        for append in appends
        for seq, stamped in enumerate(append.events, start=append.seq + 1)
    ]
    return [*map(list, zip(*tables, strict=True)), *map(list, zip(*events, strict=True))]


async def append_alone(db: Connection, append: Append, node: str) -> None:
    """Writes one append of any kind inside the caller's transaction. Raises SeqConflict."""
    summary, opening = append.summary, append.opening
    if opening:
        if append.seq:
            raise conflict(append)
        await db.execute(
            "INSERT INTO blockcade.tables"
            " (id, game, created_ms, changed_ms, seed, length, names, acting, over)"
            " VALUES ($1, $2, $3, $3, $4, 0, '', '', false)",
            append.table,
            opening.game,
            append.events[0].at_ms,
            opening.seed,
        )
    if not await db.fetch(ADD, *columns([append]), node):
        raise conflict(append)
    await db.execute("DELETE FROM blockcade.holders WHERE table_id = $1", append.table)
    await db.execute(
        "INSERT INTO blockcade.holders (player, table_id)"
        " SELECT player, $2 FROM unnest($1::text[]) AS player",
        list(summary.holders),
        append.table,
    )
    for sql, values in put_statements(append.attempt) if append.attempt else ():
        await db.execute(for_postgres(sql), *values)


def conflict(append: Append) -> SeqConflict:
    return SeqConflict(f"the log of {append.table} does not have {append.seq} events")


def _acting(append: Append) -> list[str]:
    return [player for player, acts in append.summary.holders.items() if acts]


def _json(texts: Sequence[str]) -> bytes:
    return msgspec.json.encode(texts)
