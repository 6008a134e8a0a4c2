"""The log of every table as the database has it, read past the server."""

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

from blockcade.server.config import DATABASE_NAME

Rows: TypeAlias = Sequence[tuple[int, bytes]]  # number and body of each event


class LogReader(Protocol):
    async def read(self) -> Mapping[str, Rows]:
        """By table."""
        ...


class SqliteLogs:
    """Reads while the server runs: were it the last to close, it would tidy up what a crash has left."""

    def __init__(self, data: Path) -> None:
        self._path = data / DATABASE_NAME

    async def read(self) -> Mapping[str, Rows]:
        db = sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
        try:
            rows = db.execute("SELECT table_id, seq, body FROM events ORDER BY table_id, seq").fetchall()
        finally:
            db.close()
        logs: dict[str, list[tuple[int, bytes]]] = {}
        for table, seq, body in rows:
            logs.setdefault(table, []).append((seq, body))
        return logs
