"""Reads the log of every table from the database, without the server."""

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from blockcade.server.config import DATABASE_NAME

Rows: TypeAlias = Sequence[tuple[int, bytes]]  # number and body of each event


class LogReader(Protocol):
    def read(self) -> Mapping[str, Rows]:
        """Read logs by table. Players receive nothing meanwhile, so journals are older than the logs."""
        ...


class SqliteLogs:
    """Reads while the server runs: the last connection that closes would clean up a crash's traces."""

    def __init__(self, data: Path) -> None:
        self._path = data / DATABASE_NAME

    def read(self) -> Mapping[str, Rows]:
        db = sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
        try:
            rows = db.execute("SELECT table_id, seq, body FROM events ORDER BY table_id, seq").fetchall()
        finally:
            db.close()
        return _by_table(rows)


class PostgresLogs:
    """Reads every table of the database, which should belong to the test alone."""

    def __init__(self, url: str) -> None:
        self._url = url

    def read(self) -> Mapping[str, Rows]:
        with ThreadPoolExecutor(1) as thread:  # in a thread of its own, since a loop may run here
            return thread.submit(asyncio.run, self._read()).result()

    async def _read(self) -> Mapping[str, Rows]:
        import asyncpg  # noqa: PLC0415 - only PostgreSQL needs it

        driver: Any = asyncpg
        database = await driver.connect(self._url)
        try:
            rows = await database.fetch(
                'SELECT table_id, seq, body FROM blockcade.events ORDER BY table_id COLLATE "C", seq'
            )
        finally:
            await database.close()
        return _by_table((row["table_id"], row["seq"], row["body"]) for row in rows)


def _by_table(rows: Iterable[tuple[str, int, bytes]]) -> Mapping[str, Rows]:
    logs: dict[str, list[tuple[int, bytes]]] = {}
    for table, seq, body in rows:
        logs.setdefault(table, []).append((seq, body))
    return logs
