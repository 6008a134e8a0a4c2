"""Keeps the tables' logs durably. An event counts as a fact when the store has it."""

from blockcade.server.store.protocol import (
    Append,
    DiskFull,
    OnDisk,
    Opening,
    SeqConflict,
    SharedStore,
    Store,
    StoreError,
    Summary,
    TableRow,
)
from blockcade.server.store.sqlite import SqliteStore

__all__ = [
    "Append",
    "DiskFull",
    "OnDisk",
    "Opening",
    "SeqConflict",
    "SharedStore",
    "SqliteStore",
    "Store",
    "StoreError",
    "Summary",
    "TableRow",
]
