"""The store: batches share a sync, a bad append fails alone, and files of others are left alone."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from blockcade.record.events import Event, Opened, Seated, Stamped
from blockcade.server.store import Append, Opening, SeqConflict, SqliteStore, StoreError, Summary

pytestmark = pytest.mark.anyio

OPENED = Opened("quarry", 1, 2, {"bell": "off"}, "hash", host="ann")


def appending(
    table: str, seq: int, events: Sequence[Event], *, at_ms: int = 5, wake_ms: int | None = None
) -> Append:
    return Append(
        table,
        seq,
        [Stamped(at_ms, event) for event in events],
        Summary(("Ann", "Ben"), {"ann": True, "ben": False}, over=False, wake_ms=wake_ms),
        Opening("quarry", b"seed of " + table.encode()) if seq == 0 else None,
    )


async def test_what_was_appended_is_read_back(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    await store.append(appending("t1", 0, [OPENED, Seated(0, "Ann", "ann")]))
    await store.append(appending("t1", 2, [Seated(1, "Ben", "ben")], at_ms=7, wake_ms=9))
    await store.append(appending("t2", 0, [OPENED], at_ms=6, wake_ms=8))
    await store.close()
    store = await SqliteStore.open(tmp_path / "db")
    assert await store.log("t1") == [
        Stamped(5, OPENED),
        Stamped(5, Seated(0, "Ann", "ann")),
        Stamped(7, Seated(1, "Ben", "ben")),
    ]
    assert await store.seed("t1") == b"seed of t1"
    assert (await store.log("t3"), await store.seed("t3")) == ([], None)
    assert [(row.table, row.my_turn) for row in await store.tables_of("ann")] == [("t1", True), ("t2", True)]
    assert await store.tables_of("eve") == []
    assert await store.to_wake() == ["t2", "t1"]
    await store.close()


async def test_appends_of_many_tables_share_commits(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    names = [f"t{number}" for number in range(200)]
    await asyncio.gather(*(store.append(appending(name, 0, [OPENED])) for name in names))
    assert 1 <= store.commits < len(names) / 4
    assert all([await store.log(name) for name in names])
    await store.close()


async def test_a_conflict_fails_alone(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    await store.append(appending("t0", 0, [OPENED]))
    results = await asyncio.gather(
        store.append(appending("t1", 0, [OPENED])),
        store.append(appending("t0", 0, [OPENED])),  # opens what is open
        store.append(appending("t0", 5, [Seated(0)])),  # leaves a gap
        store.append(appending("t2", 0, [OPENED]), appending("t0", 9, [Seated(0)])),  # all or nothing
        store.append(appending("t9", 3, [Seated(0)])),  # no such table
        store.append(appending("t3", 0, [OPENED])),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), *[SeqConflict] * 4, type(None)]
    assert [len(await store.log(f"t{number}")) for number in range(4)] == [1, 1, 0, 1]
    await store.close()


async def test_a_locked_database_refuses_and_keeps_nothing(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db", busy_timeout_ms=1)
    await store.append(appending("t1", 0, [OPENED]))
    other = sqlite3.connect(tmp_path / "db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        await store.append(appending("t1", 1, [Seated(0)]))
    assert len(await store.log("t1")) == 1
    other.execute("ROLLBACK")
    other.close()
    await store.append(appending("t1", 1, [Seated(0)]))
    assert len(await store.log("t1")) == 2
    await store.close()


async def test_a_full_disk_refuses_and_keeps_nothing(tmp_path: Path) -> None:
    await (await SqliteStore.open(tmp_path / "db")).close()
    writer, reader = (
        sqlite3.connect(tmp_path / "db", isolation_level=None, check_same_thread=False) for _ in range(2)
    )
    (pages,) = writer.execute("PRAGMA page_count").fetchone()
    writer.execute(f"PRAGMA max_page_count = {pages}")
    store = SqliteStore(writer, reader)
    with pytest.raises(StoreError, match="full"):
        await store.append(appending("t2", 0, [OPENED, *[Seated(0, "x" * 500)] * 200]))
    assert await store.log("t2") == []
    writer.execute("PRAGMA max_page_count = 100000")
    await store.append(appending("t2", 0, [OPENED]))
    assert len(await store.log("t2")) == 1
    await store.close()


async def test_files_that_are_not_ours_are_refused(tmp_path: Path) -> None:
    for name, statement in (("newer", "PRAGMA user_version = 99"), ("other", "CREATE TABLE recipes (id)")):
        path = tmp_path / name
        with sqlite3.connect(path) as db:
            db.execute(statement)
        db.close()
        before = path.read_bytes()
        with pytest.raises(StoreError, match="newer Blockcade" if name == "newer" else "another program"):
            await SqliteStore.open(path)
        with sqlite3.connect(path) as db:
            assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (int(name == "other"),)
        db.close()
        assert len(before) <= path.stat().st_size
    (tmp_path / "text").write_text("not a database at all, but long enough to be read as one" * 20)
    with pytest.raises(StoreError, match="cannot be opened"):
        await SqliteStore.open(tmp_path / "text")


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append(appending("t1", 0, [OPENED]))
    with pytest.raises(StoreError, match="closed"):
        await store.log("t1")
