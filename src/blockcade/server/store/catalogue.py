"""What a database of tables holds, for whoever runs the place: read beside the server, never in its way."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import msgspec

from blockcade.record.codec import decode_event
from blockcade.record.events import Stamped
from blockcade.server.store.protocol import StoreError

_NEWEST_FIRST = "ORDER BY changed_ms DESC, id"
_COLUMNS = (
    "id, game, names, over, created_ms, changed_ms,"
    " (SELECT coalesce(max(seq), 0) FROM events WHERE table_id = id)"
)


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table as its last append left it."""

    table: str
    game: str
    names: tuple[str, ...]
    over: bool
    created_ms: int
    changed_ms: int
    seq: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables to list: those whose name, game or people contain `search`, after a page's last one."""

    search: str = ""
    after: tuple[int, str] | None = None  # changed_ms and name
    limit: int = 50


class Catalogue(Protocol):
    async def list_tables(self, wanted: Wanted) -> list[KeptTable]:
        """Last changed first, or StoreError."""
        ...

    async def kept_table(self, table: str) -> KeptTable | None: ...

    async def census(self) -> list[tuple[str, bool, int]]:
        """How many tables there are by game and by whether they are over."""
        ...


class ReadingCatalogue:
    """A catalogue that is read in threads."""

    def __init__(self, path: Path) -> None:
        self._kept = SqliteCatalogue(path)

    async def list_tables(self, wanted: Wanted) -> list[KeptTable]:
        return await asyncio.to_thread(self._kept.tables, wanted)

    async def kept_table(self, table: str) -> KeptTable | None:
        return await asyncio.to_thread(self._kept.table, table)

    async def census(self) -> list[tuple[str, bool, int]]:
        return await asyncio.to_thread(self._kept.census)


class SqliteCatalogue:
    """Reads with a connection of its own each time, so that a long list holds up no table; all block."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def tables(self, wanted: Wanted) -> list[KeptTable]:
        conditions, values = ["1"], list[object]()
        for word in wanted.search.split():
            conditions.append(
                "(id LIKE ? ESCAPE '\\' OR game LIKE ? ESCAPE '\\' OR CAST(names AS TEXT) LIKE ? ESCAPE '\\')"
            )
            values += [pattern_of(word)] * 3
        if wanted.after:
            changed_ms, table = wanted.after
            conditions.append("(changed_ms < ? OR (changed_ms = ? AND id > ?))")
            values += [changed_ms, changed_ms, table]
        rows = self._ask(
            f"SELECT {_COLUMNS} FROM tables WHERE {' AND '.join(conditions)} {_NEWEST_FIRST} LIMIT ?",  # noqa: S608 - our own words
            [*values, wanted.limit],
        )
        return [_kept(row) for row in rows]

    def table(self, table: str) -> KeptTable | None:
        rows = self._ask(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", [table])  # noqa: S608 - our own words
        return _kept(rows[0]) if rows else None

    def census(self) -> list[tuple[str, bool, int]]:
        rows = self._ask("SELECT game, over, count(*) FROM tables GROUP BY game, over ORDER BY game", [])
        return [(game, bool(over), count) for game, over, count in rows]

    def log(self, table: str) -> list[Stamped]:
        rows = self._ask("SELECT at_ms, body FROM events WHERE table_id = ? ORDER BY seq", [table])
        return [Stamped(at_ms, decode_event(body)) for at_ms, body in rows]

    def _ask(self, question: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        try:
            with closing(sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True)) as db:
                return db.execute(question, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"{self._path} could not be read: {error}") from error


def pattern_of(word: str) -> str:
    """What LIKE looks for when it shall find the word anywhere, taken as it is."""
    return "%" + word.translate({ord(mark): f"\\{mark}" for mark in "\\%_"}) + "%"


def _kept(row: tuple[Any, ...]) -> KeptTable:
    table, game, names, over, created_ms, changed_ms, seq = row
    known = tuple(msgspec.json.decode(names, type=list[str]))
    return KeptTable(table, game, known, bool(over), created_ms, changed_ms, seq)
