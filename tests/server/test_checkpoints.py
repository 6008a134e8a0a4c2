"""The write-ahead log is brought into the database beside commits: it stays short, and nothing is lost."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from blockcade.record.events import Moved
from blockcade.server.store import SqliteStore
from blockcade.server.store import checkpoints as checkpointing
from tests.server.test_store import OPENED, appending

pytestmark = pytest.mark.anyio

PAGE_BYTES = 4096
PAGES_OF_A_MOVE = 12  # at most: five are changed, in trees that are not deep
PATIENCE = 1_000  # looks, a hundredth of a second apart, before something counts as never happening

WRITER = """
import asyncio, sys
from pathlib import Path
from blockcade.record.events import Moved, Opened, Stamped
from blockcade.server.store import Append, Opening, SqliteStore, Summary, checkpoints

async def main():
    checkpoints.APPENDS_BETWEEN = 5
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
    """One after the other, each in a commit of its own, at a table that is opened if need be."""
    length = len(await store.log("t"))
    if not length:
        await store.append(appending("t", 0, [OPENED]))
        length = 1
    for seq in range(length, length + count):
        await store.append(appending("t", seq, [Moved(0, f"@{seq}")]))


def log_bytes(folder: Path) -> int:
    return (folder / "db-wal").stat().st_size


def events_in_the_file(folder: Path) -> int:
    """How many are in the database itself, without what only the write-ahead log holds."""
    alone = folder / "alone"
    shutil.copyfile(folder / "db", alone)
    db = sqlite3.connect(alone)
    try:
        (count,) = db.execute("SELECT count(*) FROM events").fetchone()
        return count
    except sqlite3.DatabaseError:  # not even the tables are there yet, or it was written while it was copied
        return 0
    finally:
        db.close()


async def until_brought_over(folder: Path, count: int) -> None:
    for _ in range(PATIENCE):
        if events_in_the_file(folder) >= count:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{events_in_the_file(folder)} events were brought over, not {count}")


async def test_the_log_is_brought_over_while_the_store_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpointing, "APPENDS_BETWEEN", 50)
    store = await SqliteStore.open(tmp_path / "db")
    await moves(store, 40)
    assert events_in_the_file(tmp_path) == 0
    await moves(store, 10)
    await until_brought_over(tmp_path, 50)
    length = log_bytes(tmp_path)
    for round_ in range(2, 6):  # the same file again, from its start
        await moves(store, 50)
        await until_brought_over(tmp_path, 50 * round_)
    assert log_bytes(tmp_path) < 2 * length
    await store.close()
    assert not (tmp_path / "db-wal").exists()
    assert events_in_the_file(tmp_path) == 251


async def test_a_log_that_nobody_brings_over_has_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the checkpoints cannot keep up: then a commit does it."""
    most = 100
    monkeypatch.setattr(checkpointing, "APPENDS_BETWEEN", 1_000_000)
    monkeypatch.setattr("blockcade.server.store.sqlite.MAX_LOG_PAGES", most)
    store = await SqliteStore.open(tmp_path / "db")
    await moves(store, 400)
    assert log_bytes(tmp_path) < 1.1 * (most + PAGES_OF_A_MOVE) * PAGE_BYTES
    await store.close()


async def test_a_reader_who_stays_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it looks at must stay in the log; all others write, and read what is new."""
    monkeypatch.setattr(checkpointing, "APPENDS_BETWEEN", 10)
    store = await SqliteStore.open(tmp_path / "db")
    await moves(store, 5)
    reader = sqlite3.connect(tmp_path / "db", isolation_level=None)
    reader.execute("BEGIN")
    counted = "SELECT count(*) FROM events"
    assert reader.execute(counted).fetchone() == (6,)
    await moves(store, 100)
    assert len(await store.log("t")) == 106
    assert reader.execute(counted).fetchone() == (6,)
    reader.execute("COMMIT")
    reader.close()
    await moves(store, 10)
    await until_brought_over(tmp_path, 100)
    await store.close()


async def test_a_checkpoint_that_fails_is_told_and_nothing_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(checkpointing, "APPENDS_BETWEEN", 10)
    await (await SqliteStore.open(tmp_path / "db")).close()
    writer, reader, broken = (
        sqlite3.connect(tmp_path / "db", isolation_level=None, check_same_thread=False) for _ in range(3)
    )
    broken.close()
    store = SqliteStore(writer, reader, checkpointing.Checkpointer(broken))
    await moves(store, 10)
    for _ in range(PATIENCE):
        if caplog.records:
            break
        await asyncio.sleep(0.01)
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith("checkpoint-failed")
    await moves(store, 5)
    assert len(await store.log("t")) == 16
    await store.close()


def acknowledged_before_it_was_killed(folder: Path, acknowledgements: int) -> int:
    """How long the log was when a process that writes to it had heard so often that it was kept, or later."""
    program = [sys.executable, "-W", "error", "-c", WRITER, str(folder / "db")]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        heard = [process.stdout.readline() for _ in range(acknowledgements)]
        process.kill()
        return int([*heard, *process.stdout][-1])


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    """At any instant, and so also inside a checkpoint: there is one for every fifth move."""
    for number in (17, 80, 111, 134):
        length = await asyncio.to_thread(acknowledged_before_it_was_killed, tmp_path, number)
        store = await SqliteStore.open(tmp_path / "db")
        log = await store.log("t")
        await store.close()
        assert [stamped.event for stamped in log[1:]] == [Moved(0, f"@{seq}") for seq in range(1, len(log))]
        assert len(log) - length in {0, 1}, "what was being written may be there too"
