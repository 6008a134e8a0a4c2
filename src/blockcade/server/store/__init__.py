"""Where logs are kept: a fact is a fact once it is here."""

from blockcade.server.store.protocol import (
    Append,
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
    "Opening",
    "SeqConflict",
    "SharedStore",
    "SqliteStore",
    "Store",
    "StoreError",
    "Summary",
    "TableRow",
]
