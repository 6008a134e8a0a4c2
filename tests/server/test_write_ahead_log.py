"""Commits checkpoint the write-ahead log into the database: it stays short, and nothing is lost."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path
from sqlite3 import DatabaseError, connect

import pytest

from blockcade.record.events import Moved
from blockcade.server.store import SqliteStore, sqlite_schema
from tests.server.test_store import OPENED, appending

pytestmark = pytest.mark.anyio

PAGE_BYTES = 4096
PAGES_OF_A_MOVE = 12  # at most: five are changed, in flat trees

WRITER = """
import asyncio, sys
from pathlib import Path
from blockcade.record.events import Moved, Opened, Stamped
from blockcade.server.store import Append, Opening, SqliteStore, Summary, sqlite_schema

async def main():
    sqlite_schema.LOG_PAGES = 25  # about five moves
    store = await SqliteStore.open(Path(sys.argv[1]))
    summary = Summary(("",), {}, over=False, wake_ms=None)
    length = len(await store.log("t"))
    while True:
        event = Moved(0, f"@{length}") if length else Opened("quarry", 1, 2, {}, "")
        opening = None if length else Opening("quarry", b"seed")
        await store.append(Append("t", length, [Stamped(0, event)], summary, opening))
        length += 1
        print(length, flush=True)

asyncio.run(main())
"""


async def moves(store: SqliteStore, count: int) -> None:
    """Appends moves one by one, each in its own commit; opens the table if necessary."""
    length = len(await store.log("t"))
    if not length:
        await store.append(appending("t", 0, [OPENED]))
        length = 1
    for seq in range(length, length + count):
        await store.append(appending("t", seq, [Moved(0, f"@{seq}")]))


def log_bytes(folder: Path) -> int:
    return (folder / "db-wal").stat().st_size


def events_in_the_file(folder: Path) -> int:
    """The number of events in the database itself, without those only in the write-ahead log."""
    alone = folder / "alone"
    shutil.copyfile(folder / "db", alone)
    db = connect(alone)
    try:
        (count,) = db.execute("SELECT count(*) FROM events").fetchone()
        return count
    except DatabaseError:  # not even the tables are there yet
        return 0
    finally:
        db.close()


async def test_a_commit_brings_the_log_over_and_uses_its_file_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 100
    monkeypatch.setattr(sqlite_schema, "LOG_PAGES", most)
    store = await SqliteStore.open(tmp_path / "db")
    await moves(store, 4)
    assert events_in_the_file(tmp_path) == 0
    await moves(store, 400)
    assert events_in_the_file(tmp_path) > 300
    assert log_bytes(tmp_path) < 1.1 * (most + PAGES_OF_A_MOVE) * PAGE_BYTES
    await store.close()
    assert not (tmp_path / "db-wal").exists()
    assert events_in_the_file(tmp_path) == 405


async def test_a_reader_who_stays_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log keeps the pages that the reader sees; all others write, and read the newest data."""
    monkeypatch.setattr(sqlite_schema, "LOG_PAGES", 50)
    store = await SqliteStore.open(tmp_path / "db")
    await moves(store, 5)
    reader = connect(tmp_path / "db", isolation_level=None)
    reader.execute("BEGIN")
    counted = "SELECT count(*) FROM events"
    assert reader.execute(counted).fetchone() == (6,)
    await moves(store, 100)
    assert len(await store.log("t")) == 106
    assert reader.execute(counted).fetchone() == (6,)
    reader.execute("COMMIT")
    reader.close()
    await moves(store, 10)
    assert events_in_the_file(tmp_path) >= 100
    await store.close()


def acknowledged_before_it_was_killed(folder: Path, acknowledgements: int) -> int:
    """Kills a writer after this many acknowledgements or more; returns the last acknowledged log length."""
    program = [sys.executable, "-W", "error", "-c", WRITER, str(folder / "db")]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        heard = [process.stdout.readline() for _ in range(acknowledgements)]
        process.kill()
        return int([*heard, *process.stdout][-1])


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    """At any instant, and so also during a checkpoint: about every fifth move makes one."""
    for number in (17, 80, 111, 134):
        length = await asyncio.to_thread(acknowledged_before_it_was_killed, tmp_path, number)
        store = await SqliteStore.open(tmp_path / "db")
        log = await store.log("t")
        await store.close()
        assert [stamped.event for stamped in log[1:]] == [Moved(0, f"@{seq}") for seq in range(1, len(log))]
        assert len(log) - length in {0, 1}, "what was being written may be there too"
