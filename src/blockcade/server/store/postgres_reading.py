"""Reads a PostgreSQL database of tables for the command line; never writes."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg

from blockcade.record.codec import decode_event
from blockcade.record.events import Stamped
from blockcade.server.config import OPERATOR_KEY_SETTING
from blockcade.server.store.catalogue import KeptTable, TableQuery
from blockcade.server.store.postgres_catalogue import PostgresCatalogue
from blockcade.server.store.postgres_driver import UNUSABLE
from blockcade.server.store.protocol import StoreError

SECONDS = 10.0  # the database must answer within this time
T = TypeVar("T")


class _Rows:
    """Runs the catalogue's queries on one connection."""

    def __init__(self, db: Any) -> None:
        self._db = db

    async def rows(self, query: str, *values: object) -> Sequence[Any]:
        return await self._db.fetch(query, *values)


class PostgresReader:
    """Opens a new connection for each query. All methods block and raise StoreError."""

    def __init__(self, address: str) -> None:
        self._address = address

    def tables(self, query: TableQuery) -> list[KeptTable]:
        return self._ask(lambda rows: PostgresCatalogue(rows).list_tables(query))

    def table(self, table: str) -> KeptTable | None:
        return self._ask(lambda rows: PostgresCatalogue(rows).kept_table(table))

    def census(self) -> list[tuple[str, bool, int]]:
        return self._ask(lambda rows: PostgresCatalogue(rows).census())

    def log(self, table: str) -> list[Stamped]:
        query = "SELECT at_ms, body FROM blockcade.events WHERE table_id = $1 ORDER BY seq"
        found = self._ask(lambda rows: rows.rows(query, table.replace("\0", "")))
        return [Stamped(at_ms, decode_event(body)) for at_ms, body in found]

    def operator_key(self) -> str | None:
        """The key in the database; None when the nodes get it from the environment or none has started."""
        query = "SELECT value FROM blockcade.settings WHERE name = $1"
        found = self._ask(lambda rows: rows.rows(query, OPERATOR_KEY_SETTING))
        return found[0][0].decode() if found else None

    def _ask(self, question: Callable[[_Rows], Awaitable[T]]) -> T:
        try:
            return asyncio.run(self._asked(question))
        except (asyncpg.UndefinedTableError, asyncpg.InvalidSchemaNameError):
            raise StoreError("there are no tables of Blockcade in this database yet: start a node") from None
        except UNUSABLE as error:
            raise StoreError(f"the database of tables cannot be read: {error or repr(error)}") from error

    async def _asked(self, question: Callable[[_Rows], Awaitable[T]]) -> T:
        driver: Any = asyncpg
        db = await driver.connect(self._address, timeout=SECONDS, command_timeout=SECONDS)
        try:
            async with db.transaction(readonly=True):
                return await question(_Rows(db))
        finally:
            await db.close(timeout=SECONDS)
