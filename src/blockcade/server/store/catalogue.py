"""Lists the tables in a database for the operator, with connections that never delay the server."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import msgspec

from blockcade.record.codec import decode_event
from blockcade.record.events import Stamped
from blockcade.server.store.first_event import game_of, options_in
from blockcade.server.store.protocol import StoreError

_NEWEST_FIRST = "ORDER BY changed_ms DESC, id"
_COLUMNS = (
    "id, game, names, over, created_ms, changed_ms,"
    " (SELECT coalesce(max(seq), 0) FROM events WHERE table_id = id)"
)
_FIRST_EVENT = "(SELECT body FROM events WHERE table_id = id AND seq = 1)"


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A stored table, as of its last append."""

    table: str
    game: str
    names: tuple[str, ...]
    over: bool
    created_ms: int
    changed_ms: int
    seq: int
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    is_study: bool = False  # a lesson step or a puzzle


@dataclass(frozen=True, slots=True)
class TableQuery:
    """Selects one page of tables: their name, game or players contain the words of `search`."""

    search: str = ""
    after: tuple[int, str] | None = None  # changed_ms and name of the last table on the previous page
    limit: int = 50


class Catalogue(Protocol):
    """All methods raise StoreError."""

    async def list_tables(self, query: TableQuery) -> list[KeptTable]:
        """One page of tables, last changed first."""
        ...

    async def kept_table(self, table: str) -> KeptTable | None: ...

    async def census(self) -> list[tuple[str, bool, int]]:
        """The number of tables by game and by whether they are over; studies are not games."""
        ...


class ReadingCatalogue:
    """Reads a SQLite catalogue in threads, so that the event loop does not block."""

    def __init__(self, path: Path) -> None:
        self._kept = SqliteCatalogue(path)

    async def list_tables(self, query: TableQuery) -> list[KeptTable]:
        return await asyncio.to_thread(self._kept.tables, query)

    async def kept_table(self, table: str) -> KeptTable | None:
        return await asyncio.to_thread(self._kept.table, table)

    async def census(self) -> list[tuple[str, bool, int]]:
        return await asyncio.to_thread(self._kept.census)


class SqliteCatalogue:
    """Opens a new connection for each query, so that a long list delays no table. All methods block."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def tables(self, query: TableQuery) -> list[KeptTable]:
        conditions, values = ["1"], list[object]()
        for word in query.search.split():
            conditions.append(
                "(id LIKE ? ESCAPE '\\' OR game LIKE ? ESCAPE '\\' OR CAST(names AS TEXT) LIKE ? ESCAPE '\\')"
            )
            values += [pattern_of(word)] * 3
        if query.after:
            changed_ms, table = query.after
            conditions.append("(changed_ms < ? OR (changed_ms = ? AND id > ?))")
            values += [changed_ms, changed_ms, table]
        return self._kept(f"WHERE {' AND '.join(conditions)} {_NEWEST_FIRST} LIMIT ?", [*values, query.limit])

    def table(self, table: str) -> KeptTable | None:
        found = self._kept("WHERE id = ?", [table])
        return found[0] if found else None

    def census(self) -> list[tuple[str, bool, int]]:
        rows = self._ask("SELECT game, over, count(*) FROM tables GROUP BY game, over ORDER BY game", [])
        return [(game, bool(over), count) for game, over, count in rows if not game_of(game)[1]]

    def log(self, table: str) -> list[Stamped]:
        rows = self._ask("SELECT at_ms, body FROM events WHERE table_id = ? ORDER BY seq", [table])
        return [Stamped(at_ms, decode_event(body)) for at_ms, body in rows]

    def _kept(self, which: str, values: Sequence[object]) -> list[KeptTable]:
        """The chosen tables. Where a log is damaged, they come without their options."""
        select = "SELECT {}, {} FROM tables {}"
        try:
            rows = self._ask(select.format(_COLUMNS, _FIRST_EVENT, which), values)
        except StoreError:
            rows = self._ask(select.format(_COLUMNS, "NULL", which), values)
        return [_kept(row) for row in rows]

    def _ask(self, question: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        try:
            with closing(sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True)) as db:
                return db.execute(question, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"{self._path} could not be read: {error}") from error


def pattern_of(word: str) -> str:
    """The LIKE pattern that finds the word anywhere, with its special characters escaped."""
    return "%" + word.translate({ord(mark): f"\\{mark}" for mark in "\\%_"}) + "%"


def _kept(row: tuple[Any, ...]) -> KeptTable:
    table, listed, names, over, created_ms, changed_ms, seq, first = row
    game, is_study = game_of(listed)
    known = tuple(msgspec.json.decode(names, type=list[str]))
    return KeptTable(table, game, known, bool(over), created_ms, changed_ms, seq, options_in(first), is_study)
