"""The rows of attempts at puzzles and of ratings, in SQL that both databases understand.

A row of an attempt is written in the same transaction as the events that it follows from, so a killed server
loses neither or both. All of it can be thrown away and rebuilt from the logs.
"""

import re
import sqlite3
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec.structs import replace

from blockcade.projections.attempts import PuzzleAttempt, Told, day_of

VERSION = 1  # of what the rows mean; a server that finds another one rebuilds them
NAME = "puzzles"  # of this projection

SCHEMA = """
CREATE TABLE IF NOT EXISTS {s}attempts (
    table_id text {c} PRIMARY KEY,
    player text {c} NOT NULL,
    name text NOT NULL,
    game text NOT NULL,
    puzzle text NOT NULL,
    told text NOT NULL,
    run text NOT NULL,
    opened_ms bigint NOT NULL,
    ended_ms bigint,
    correct bigint NOT NULL,
    solved_ms bigint,
    tries bigint NOT NULL
);
CREATE INDEX IF NOT EXISTS attempts_of_player ON {s}attempts (player, puzzle);
CREATE INDEX IF NOT EXISTS attempts_at_puzzle ON {s}attempts (puzzle, opened_ms);
CREATE INDEX IF NOT EXISTS attempts_by_end ON {s}attempts (ended_ms) WHERE ended_ms IS NOT NULL;
CREATE INDEX IF NOT EXISTS attempts_of_run ON {s}attempts (run) WHERE run <> '';
CREATE TABLE IF NOT EXISTS {s}ratings (
    subject text {c} NOT NULL,
    day bigint NOT NULL,
    value double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    PRIMARY KEY (subject, day)
);
CREATE INDEX IF NOT EXISTS ratings_by_day ON {s}ratings (day);
CREATE TABLE IF NOT EXISTS {s}rated_days (day bigint PRIMARY KEY);
CREATE TABLE IF NOT EXISTS {s}projections (name text PRIMARY KEY, version bigint NOT NULL)
"""

COLUMNS = "table_id, player, name, game, puzzle, told, run, opened_ms, ended_ms, correct, solved_ms, tries"
_PUT = f"""
INSERT INTO {{s}}attempts ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
ON CONFLICT (table_id) DO UPDATE SET name = excluded.name, ended_ms = excluded.ended_ms,
    correct = excluded.correct, solved_ms = excluded.solved_ms, tries = excluded.tries
"""  # noqa: S608 - our own words
# An attempt that ends on a day that was rated already, because clocks differ or the store was slow, takes
# that day's ratings and all later ones back. They are computed again when somebody asks.
_REOPEN = ("DELETE FROM {s}ratings WHERE day >= $1", "DELETE FROM {s}rated_days WHERE day >= $1")
CLEAR = ("DELETE FROM {s}attempts", "DELETE FROM {s}ratings", "DELETE FROM {s}rated_days")

Statement = tuple[str, tuple[Any, ...]]


@runtime_checkable
class Queried(Protocol):
    """A store that answers queries and runs statements about the rows of this module."""

    async def ask_rows(self, query: str, *values: object) -> Sequence[Sequence[Any]]:
        """Runs a query with `{s}` before each table's name and `$1` for the first value.

        `{ids}` is a table with the column `id`: the texts of a JSON list that is the first value."""
        ...

    async def run_all(self, statements: Sequence[Statement]) -> None:
        """Runs the statements in one transaction, or none."""
        ...


def put_statements(attempt: PuzzleAttempt) -> list[Statement]:
    """What keeps the row of an attempt up to date."""
    values = (
        attempt.table,
        attempt.player,
        attempt.name,
        attempt.game,
        attempt.puzzle,
        attempt.told.value,
        attempt.run,
        attempt.opened_ms,
        attempt.ended_ms,
        int(attempt.right),
        attempt.solved_ms,
        attempt.tries,
    )
    statements: list[Statement] = [(_PUT, values)]
    if attempt.ended_ms is not None:
        statements += [(sql, (day_of(attempt.ended_ms),)) for sql in _REOPEN]
    return statements


def attempt_in(row: Sequence[Any]) -> PuzzleAttempt:
    """The attempt of a row of `COLUMNS`."""
    table, player, name, game, puzzle, told, run, opened_ms, ended_ms, correct, solved_ms, tries = row
    opened = PuzzleAttempt(table, player, name, game, puzzle, Told(told), run, opened_ms)
    return replace(opened, ended_ms=ended_ms, right=bool(correct), solved_ms=solved_ms, tries=tries)


def for_sqlite(sql: str) -> str:
    """SQLite has no schemas, and numbers its parameters with a question mark."""
    ids = "(SELECT value AS id FROM json_each($1))"
    return re.sub(r"\$(\d)", r"?\1", sql.replace("{s}", "").replace("{c}", "").replace("{ids}", ids))


def for_postgres(sql: str) -> str:
    ids = "(SELECT jsonb_array_elements_text($1::text::jsonb) AS id)"
    return sql.replace("{s}", "blockcade.").replace("{c}", 'COLLATE "C"').replace("{ids}", ids)


def put_into_sqlite(db: sqlite3.Connection, attempt: PuzzleAttempt) -> None:
    """Runs inside a transaction of the writer."""
    for sql, values in put_statements(attempt):
        db.execute(for_sqlite(sql), values)
