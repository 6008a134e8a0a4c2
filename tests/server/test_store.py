"""The stores: batches share a sync, a bad append fails alone, and foreign files are left alone."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from blockcade.record.events import Chanced, Event, Moved, Opened, Seated, Stamped
from blockcade.server.store import Append, Opening, SeqConflict, SqliteStore, StoreError, Summary
from blockcade.server.store.catalogue import Catalogue, ReadingCatalogue, TableQuery
from blockcade.server.store.first_event import options_in
from blockcade.server.store.postgres import PostgresStore
from blockcade.server.store.postgres_catalogue import PostgresCatalogue
from tests.hosts.machines import Postgres

pytestmark = pytest.mark.anyio

AnyStore: TypeAlias = SqliteStore | PostgresStore
Opener: TypeAlias = Callable[[], Awaitable[AnyStore]]

OPENED = Opened("quarry", 1, 2, {"bell": "off"}, "hash", host="ann")


def appending(
    table: str,
    seq: int,
    events: Sequence[Event],
    *,
    at_ms: int = 5,
    wake_ms: int | None = None,
    takes_duty: bool = True,
) -> Append:
    return Append(
        table,
        seq,
        [Stamped(at_ms, event) for event in events],
        Summary(("Ann", "Ben"), {"ann": True, "ben": False}, over=False, wake_ms=wake_ms),
        Opening("quarry", b"seed of " + table.encode()) if seq == 0 else None,
        takes_duty,
    )


@pytest.fixture(params=["sqlite", "postgres"])
async def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Opener]:
    """Opens the same store at every call."""
    opened: list[AnyStore] = []
    is_sqlite = request.param == "sqlite"
    address = ""
    if not is_sqlite:
        postgres: Postgres = request.getfixturevalue("postgres")
        address = await postgres.new_database()

    async def open_it() -> AnyStore:
        if is_sqlite:
            opened.append(await SqliteStore.open(tmp_path / "db"))
        else:
            opened.append(await PostgresStore.open(address, f"node{len(opened)}"))
        return opened[-1]

    yield open_it
    for store in opened:
        await store.close()


async def test_what_was_appended_is_read_back(open_store: Opener) -> None:
    store = await open_store()
    await store.append(appending("t1", 0, [OPENED, Seated(0, "Ann", "ann")]))
    await store.append(appending("t1", 2, [Seated(1, "Ben", "ben")], at_ms=7, wake_ms=9))
    await store.append(appending("t2", 0, [OPENED], at_ms=6, wake_ms=8))
    await store.close()
    store = await open_store()
    await store.ping()
    assert await store.log("t1") == [
        Stamped(5, OPENED),
        Stamped(5, Seated(0, "Ann", "ann")),
        Stamped(7, Seated(1, "Ben", "ben")),
    ]
    assert await store.log("t1", after=2) == [Stamped(7, Seated(1, "Ben", "ben"))]
    assert await store.log("t1", after=3) == await store.log("t1", after=9) == []
    assert await store.seed("t1") == b"seed of t1"
    for unknown in ("t3", "", "\0"):
        assert (await store.log(unknown), await store.seed(unknown)) == ([], None)
    assert [(row.table, row.my_turn) for row in await store.tables_of("ann")] == [("t1", True), ("t2", True)]
    assert await store.tables_of("eve") == []
    assert await store.to_wake() == ["t2", "t1"]


async def test_appends_of_many_tables_share_commits(open_store: Opener) -> None:
    store = await open_store()
    names = [f"t{number}" for number in range(200)]
    await asyncio.gather(*(store.append(appending(name, 0, [OPENED])) for name in names))
    opened = store.commits
    await asyncio.gather(*(store.append(appending(name, 1, [Moved(0, "@a")])) for name in names))
    assert 1 <= store.commits - opened < len(names) / 4
    assert all([len(await store.log(name)) == 2 for name in names])
    await store.close()


async def test_a_conflict_fails_alone(open_store: Opener) -> None:
    store = await open_store()
    await store.append(appending("t0", 0, [OPENED]))
    results = await asyncio.gather(
        store.append(appending("t1", 0, [OPENED])),
        store.append(appending("t0", 0, [OPENED])),  # opens what is open
        store.append(appending("t0", 5, [Seated(0)])),  # leaves a gap
        store.append(appending("t2", 0, [OPENED]), appending("t0", 9, [Seated(0)])),  # all or nothing
        store.append(appending("t9", 3, [Seated(0)])),  # no such table
        store.append(appending("t3", 0, [OPENED])),
        store.append(appending("t0", 1, [Moved(0, "@a")])),
        store.append(appending("t5", 2, [Moved(0, "@a")])),  # no such table either
        return_exceptions=True,
    )
    conflicts = [SeqConflict] * 4
    assert [type(result) for result in results] == [
        type(None),
        *conflicts,
        type(None),
        type(None),
        SeqConflict,
    ]
    assert [len(await store.log(f"t{number}")) for number in range(4)] == [2, 1, 0, 1]


async def test_of_two_who_write_at_once_one_has_written(open_store: Opener) -> None:
    stores = [await open_store(), await open_store()]
    names = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(stores[0].append(appending(name, 0, [OPENED])) for name in names))
    for seq, event in enumerate((Moved(0, "@a"), Seated(0, "Ann", "ann"), Moved(0, "@b")), start=1):
        results = await asyncio.gather(
            *(store.append(appending(name, seq, [event])) for name in names for store in stores),
            return_exceptions=True,
        )
        for first, second in zip(results[::2], results[1::2], strict=True):
            assert {type(first), type(second)} == {type(None), SeqConflict}
    assert all([len(await stores[0].log(name)) == 4 for name in names])


async def test_who_holds_seats_and_whose_turn_it_is_follows_the_last_append(open_store: Opener) -> None:
    store = await open_store()
    await store.append(appending("t1", 0, [OPENED]))
    events = [Stamped(6, Seated(1, "Eve", "eve"))]
    seated = Summary(("Ann", "Eve"), {"ann": False, "eve": True}, over=True, wake_ms=None)
    await store.append(Append("t1", 1, events, seated))
    (row,) = await store.tables_of("eve")
    assert (row.game, row.names, row.my_turn, row.over, row.changed_ms) == (
        "quarry", ("Ann", "Eve"), True, True, 6,
    )  # fmt: skip
    assert await store.tables_of("ben") == []
    moved = Summary(("Ann", "Eve"), {"ann": True, "eve": False}, over=False, wake_ms=None)
    await store.append(Append("t1", 2, [Stamped(7, Moved(1, "@a"))], moved))
    assert [row.my_turn for player in ("ann", "eve") for row in await store.tables_of(player)] == [
        True,
        False,
    ]


async def test_lists_tell_the_options_of_a_table_and_survive_a_damaged_log(
    open_store: Opener, tmp_path: Path
) -> None:
    store = await open_store()
    await store.append(appending("t1", 0, [OPENED]))
    await store.append(appending("t2", 0, [Seated(0)]))  # a log that does not begin with Opened
    await store.append(appending("t1", 1, [Moved(0, "@a")], at_ms=6))
    assert [(row.table, dict(row.options)) for row in await store.tables_of("ann")] == [
        ("t1", {"bell": "off"}),
        ("t2", {}),
    ]
    catalogue: Catalogue = (
        PostgresCatalogue(store) if isinstance(store, PostgresStore) else ReadingCatalogue(tmp_path / "db")
    )
    assert [(kept.table, dict(kept.options)) for kept in await catalogue.list_tables(TableQuery())] == [
        ("t1", {"bell": "off"}),
        ("t2", {}),
    ]
    kept = await catalogue.kept_table("t1")
    assert kept
    assert kept.options == {"bell": "off"}


@pytest.mark.parametrize("damaged", [None, b"", b"\xff\x00", b'{"type":"unknown"}'])
def test_a_damaged_first_event_tells_no_options(damaged: bytes | None) -> None:
    assert options_in(damaged) == {}


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


async def test_a_closed_store_says_so(open_store: Opener) -> None:
    store = await open_store()
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append(appending("t1", 0, [OPENED]))
    with pytest.raises(StoreError, match="closed"):
        await store.log("t1")


async def test_a_move_that_does_not_fit_fails_alone(tmp_path: Path) -> None:
    """Moves of many tables are written by the same few statements; a stale one among them harms none."""
    store = await SqliteStore.open(tmp_path / "db")
    await asyncio.gather(*(store.append(appending(f"t{number}", 0, [OPENED])) for number in range(5)))
    stale, gap, twice = appending("t1", 0, [Moved(0, "@a")]), appending("t2", 2, [Moved(0, "@a")]), 3
    results = await asyncio.gather(
        store.append(appending("t0", 1, [Moved(0, "@a"), Chanced("+1")], at_ms=8, wake_ms=9)),
        store.append(replace(stale, opening=None)),
        store.append(gap),
        store.append(appending(f"t{twice}", 1, [Moved(0, "@a")])),
        store.append(appending(f"t{twice}", 1, [Moved(0, "@b")])),
        store.append(appending("t4", 1, [Moved(0, "@ä")])),
        return_exceptions=True,
    )
    kept, refused = type(None), SeqConflict
    assert [type(result) for result in results] == [kept, refused, refused, kept, refused, kept]
    assert [len(await store.log(f"t{number}")) for number in range(5)] == [3, 1, 1, 2, 2]
    assert (await store.log("t0"))[1:] == [Stamped(8, Moved(0, "@a")), Stamped(8, Chanced("+1"))]
    assert (await store.log("t4"))[1].event == Moved(0, "@ä")
    assert await store.to_wake() == ["t0"]
    await store.close()


async def test_whose_turn_it_is_follows_the_moves(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    await store.append(appending("t1", 0, [OPENED, Seated(0, "Ann", "ann"), Seated(1, "Ben", "ben")]))
    for seq, holders in ((3, {"ann": False, "ben": True}), (4, {"ann": True, "ben": False})):
        append = appending("t1", seq, [Moved(0, "@a")], at_ms=seq)
        await store.append(replace(append, summary=replace(append.summary, holders=holders, over=seq == 4)))
        rows = [(await store.tables_of(player))[0] for player in ("ann", "ben")]
        assert [row.my_turn for row in rows] == list(holders.values())
        assert [(row.changed_ms, row.over) for row in rows] == [(seq, seq == 4)] * 2
    await store.close()
