"""What a server of release 0.1.0 left behind, and what must be true of it whatever happened since."""

import gzip
import hashlib
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from blockcade.server.config import DATABASE_NAME
from blockcade.server.folder import BEFORE
from blockcade.server.store.data_version import DATA_VERSION

RELEASE = Path(__file__).parent.parent / "data" / "upgrade" / "0.1.0"
OLD_VERSION = 1
ROWS = {  # of what both databases hold
    "tables": "SELECT id, game, created_ms, changed_ms, seed, names, wake_ms FROM {s}tables ORDER BY id",
    "events": "SELECT table_id, seq, at_ms, body FROM {s}events ORDER BY table_id, seq",
    "holders": "SELECT player, table_id FROM {s}holders ORDER BY player, table_id",
}


class Left(msgspec.Struct, frozen=True):
    """The player who played on the old server, and the tables by what happened at them."""

    cookie: str
    invitation: str  # to the free chair at the table "blokus-invited"
    tables: dict[str, str]


def left_in(kind: str) -> Left:
    """What is in the "folder" or in the "database"."""
    return msgspec.json.decode((RELEASE / f"{kind}.json").read_bytes(), type=Left)


def unpack_folder(target: Path) -> Path:
    target.mkdir(mode=0o700)
    with tarfile.open(RELEASE / "folder.tar.gz") as archive:
        archive.extractall(target, filter="data")
    return target


def dump() -> str:
    return gzip.decompress((RELEASE / "database.sql.gz").read_bytes()).decode()


def rows_in(database: Path) -> tuple[int, str]:
    """The version of the data in a file, and a digest of all tables and events."""
    with closing(sqlite3.connect(database)) as db:
        rows = [db.execute(query.format(s="")).fetchall() for query in ROWS.values()]
        return db.execute("PRAGMA user_version").fetchone()[0], digest(rows)


def digest(rows: list[list[Any]]) -> str:
    plain = [[[bytes(v).hex() if isinstance(v, bytes) else v for v in row] for row in part] for part in rows]
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()


def going_back() -> list[str]:
    """The commands of the page for hosts that lead back to the old data."""
    page = Path(__file__).parents[2] / "docs" / "upgrading.md"
    section = page.read_text("utf-8").partition("## Going back")[2].partition("\n## ")[0]
    return [line for block in section.split("```")[1::2] for line in block.splitlines() if line]


def is_whole(data: Path, wanted: str) -> int:
    """The version of a folder's data, which is whole, old or new; backups hold the old data."""
    version, rows = rows_in(data / DATABASE_NAME)
    assert rows == wanted
    for backup in data.glob(f"{BEFORE}*"):
        assert rows_in(backup / DATABASE_NAME) == (OLD_VERSION, wanted)
    assert version in {OLD_VERSION, DATA_VERSION}
    return version
