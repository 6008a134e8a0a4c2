"""Lists the tables in a PostgreSQL database for the operator."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from blockcade.server.store.catalogue import KeptTable, TableQuery, pattern_of
from blockcade.server.store.first_event import game_of, options_in

_COLUMNS = (
    "id, game, names, over, created_ms, changed_ms, length,"
    " (SELECT body FROM blockcade.events e WHERE e.table_id = id AND seq = 1)"
)


class Answering(Protocol):
    """Runs queries: a node's store, or a single connection."""

    async def rows(self, query: str, *values: object) -> Sequence[Any]: ...


class PostgresCatalogue:
    """Uses the node's own connections: PostgreSQL answers many queries at once."""

    def __init__(self, store: Answering) -> None:
        self._store = store

    async def list_tables(self, query: TableQuery) -> list[KeptTable]:
        conditions, values = ["true"], list[object]()
        for word in query.search.replace("\0", " ").split():
            values.append(pattern_of(word))
            text = "id || ' ' || game || ' ' || convert_from(names, 'UTF8')"
            conditions.append(f"{text} ILIKE ${len(values)}")
        if query.after:
            changed_ms, table = query.after
            values += [changed_ms, table.replace("\0", "")]
            ms, name = f"${len(values) - 1}", f"${len(values)}"
            conditions.append(f"(changed_ms < {ms} OR (changed_ms = {ms} AND id > {name}))")
        values.append(query.limit)
        rows = await self._store.rows(
            f"SELECT {_COLUMNS} FROM blockcade.tables WHERE {' AND '.join(conditions)}"  # noqa: S608 - our own words
            f" ORDER BY changed_ms DESC, id LIMIT ${len(values)}",
            *values,
        )
        return [_kept(row) for row in rows]

    async def kept_table(self, table: str) -> KeptTable | None:
        rows = await self._store.rows(
            f"SELECT {_COLUMNS} FROM blockcade.tables WHERE id = $1",  # noqa: S608 - our own words
            table.replace("\0", ""),
        )
        return _kept(rows[0]) if rows else None

    async def census(self) -> list[tuple[str, bool, int]]:
        rows = await self._store.rows(
            "SELECT game, over, count(*) FROM blockcade.tables GROUP BY game, over ORDER BY game"
        )
        return [(game, over, count) for game, over, count in rows if not game_of(game)[1]]


def _kept(row: Any) -> KeptTable:
    table, listed, names, over, created_ms, changed_ms, seq, first = row
    game, is_study = game_of(listed)
    known = tuple(msgspec.json.decode(names, type=list[str]))
    return KeptTable(table, game, known, over, created_ms, changed_ms, seq, options_in(first), is_study)
