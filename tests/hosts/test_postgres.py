"""The PostgreSQL store with a slow, lost or foreign PostgreSQL; and which node has the duty for a table."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from blockcade.record.events import Moved
from blockcade.server.store import DiskFull, StoreError
from blockcade.server.store.postgres import PostgresStore
from blockcade.server.store.postgres_schema import make_durable
from tests.hosts.machines import Postgres, connect, running_postgres
from tests.server.test_store import OPENED, appending

pytestmark = pytest.mark.anyio

NEWER = """
CREATE SCHEMA blockcade;
CREATE TABLE blockcade.settings (name text, value bytea);
INSERT INTO blockcade.settings VALUES ('schema', '99');
"""


async def test_a_locked_database_refuses_and_keeps_nothing(postgres: Postgres) -> None:
    address = await postgres.new_database()
    store = await PostgresStore.open(address, "a")
    await store.append(appending("t1", 0, [OPENED]))
    hurried = await PostgresStore.open(address, "b", patience_ms=200)
    other = await connect(address)
    async with other.transaction():
        await other.execute("LOCK TABLE blockcade.events")
        with pytest.raises(StoreError, match="broke off") as told:
            await hurried.append(appending("t1", 1, [Moved(0, "@a")]))
        assert told.value.unsure
        with pytest.raises(StoreError):
            await hurried.log("t1")
    await other.close()
    assert len(await store.log("t1")) == 1
    await hurried.close()
    await store.append(appending("t1", 1, [Moved(0, "@a")]))
    await store.close()


async def test_a_database_that_comes_back_is_written_to_again() -> None:
    with running_postgres() as machine:
        store = await PostgresStore.open(machine.address(), "a", patience_ms=20_000)
        await store.append(appending("t1", 0, [OPENED]))
        machine.stop(at_once=True)
        waiting = [asyncio.create_task(store.append(appending("t1", 1, [Moved(0, "@a")])))]
        waiting.append(asyncio.create_task(store.ping()))
        await asyncio.sleep(0.2)
        machine.start()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert results[1] is None
        if results[0]:  # it had been sent: only the log says whether it was stored
            assert isinstance(results[0], StoreError)
            assert results[0].unsure
        known = len(await store.log("t1"))
        assert known == 2 or results[0]
        await store.append(appending("t1", known, [Moved(0, "@b")]))
        assert len(await store.log("t1")) == known + 1
        hurried = await PostgresStore.open(machine.address(), "b", patience_ms=300)
        machine.stop()
        told = [await refusal(hurried.append(appending("t2", 0, [OPENED]))) for _ in range(2)]
        assert not told[1].unsure  # the first may have failed with its connection
        assert "cannot be reached" in str(told[1])
        await asyncio.gather(hurried.close(), store.close())


async def refusal(request: Coroutine[Any, Any, None]) -> StoreError:
    with pytest.raises(StoreError) as told:
        await request
    return told.value


NO_ROOM = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END$$;
CREATE TRIGGER no_room BEFORE INSERT ON blockcade.events FOR EACH ROW EXECUTE FUNCTION no_room();
CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON blockcade.nodes FOR EACH ROW EXECUTE FUNCTION no_room();
"""
ROOM = "DROP TRIGGER no_room ON blockcade.events; DROP TRIGGER no_room ON blockcade.nodes"


async def test_a_full_disk_of_the_database_is_called_so_once(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """The database answers with its code for a full disk, 53100."""
    caplog.set_level("INFO")
    address = await postgres.new_database()
    store = await PostgresStore.open(address, "a")
    await store.append(appending("t1", 0, [OPENED]))
    db = await connect(address)
    await db.execute(NO_ROOM)
    move = appending("t1", 1, [Moved(0, "@a")])
    for append in (move, move, appending("t2", 0, [OPENED])):
        told = await refusal(store.append(append))
        assert isinstance(told, DiskFull)
        assert (told.unsure, told.reason) == (False, "disk-full")
    with pytest.raises(DiskFull):
        await store.beat()
    assert len(await store.log("t1")) == 1
    await db.execute(ROOM)
    await db.close()
    await store.append(move)
    assert len(await store.log("t1")) == 2
    await store.close()
    told_by_disk = [record for record in caplog.records if record.name.endswith(".disk_space")]
    events = [record.getMessage().split()[0] for record in told_by_disk]
    assert events == ["disk-full", "disk-has-room"]


async def test_databases_that_are_not_ours_are_refused(postgres: Postgres) -> None:
    for statement, message in (
        ("CREATE SCHEMA blockcade", "another program"),
        (NEWER, "newer Blockcade"),
    ):
        address = await postgres.new_database()
        db = await connect(address)
        await db.execute(statement)
        with pytest.raises(StoreError, match=message):
            await PostgresStore.open(address, "a")
        count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'blockcade'"
        assert await db.fetchval(count) == ("newer" in message)
        await db.close()
    for address in (postgres.address("nowhere"), "postgresql://127.0.0.1:1/x", "postgresql://[bad"):
        with pytest.raises(StoreError, match="cannot be opened"):
            await PostgresStore.open(address, "a", patience_ms=500)


async def test_nodes_that_start_together_make_one_schema_and_one_key(postgres: Postgres) -> None:
    address = await postgres.new_database()
    stores = await asyncio.gather(*(PostgresStore.open(address, f"n{number}") for number in range(4)))
    keys = await asyncio.gather(*(store.setting("key", bytes([n]) * 32) for n, store in enumerate(stores)))
    assert len(set(keys)) == 1
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_commit_is_durable_even_where_the_database_is_careless(postgres: Postgres) -> None:
    address = await postgres.new_database()
    db = await connect(address)
    await db.execute(f"ALTER DATABASE {address.rpartition('/')[2]} SET synchronous_commit = off")
    await db.close()
    db = await connect(address)
    assert await db.fetchval("SHOW synchronous_commit") == "off"
    await make_durable(db)
    assert await db.fetchval("SHOW synchronous_commit") == "on"
    await db.close()


async def test_a_duty_is_the_last_writers_while_it_lives(postgres: Postgres) -> None:
    address = await postgres.new_database()
    a, b, c = [await PostgresStore.open(address, name, lease_ms=300_000) for name in "abc"]
    for store in (a, b, c):
        assert not await store.beat()  # it was unknown before
        assert await store.beat()
    await a.append(appending("t1", 0, [OPENED], wake_ms=50))
    await a.append(appending("t2", 0, [OPENED], wake_ms=40))
    await a.append(appending("later", 0, [OPENED], wake_ms=60))
    await a.append(appending("idle", 0, [OPENED]))
    await b.append(appending("t1", 1, [Moved(0, "@a")], wake_ms=50))
    assert [await store.claim(50, ()) for store in (a, b, c)] == [["t2"], ["t1"], []]
    assert await a.claim(50, ["t2"]) == []  # it already has the duty
    await a.close()  # it signs off
    claimed = await asyncio.gather(b.claim(50, ["t1"]), c.claim(50, ()))
    assert sorted(claimed) == [[], ["t2"]]
    assert await asyncio.gather(b.claim(50, ["t1", "t2"]), c.claim(50, ["t2"])) == [[], []]
    hasty = await PostgresStore.open(address, "hasty", lease_ms=0)
    assert not await hasty.beat()
    assert not await hasty.beat()  # it was silent for too long
    await hasty.append(appending("t1", 2, [Moved(0, "@b")], wake_ms=50))
    assert await b.claim(50, ["t2"]) == ["t1"]
    for store in (b, c, hasty):
        await store.close()


async def test_an_append_can_leave_the_duty_where_it_is(postgres: Postgres) -> None:
    address = await postgres.new_database()
    a, b = [await PostgresStore.open(address, name) for name in "ab"]
    await a.beat()
    await b.beat()
    await a.append(appending("t1", 0, [OPENED], wake_ms=50))
    await b.append(appending("t1", 1, [Moved(0, "@a")], wake_ms=50, takes_duty=False))
    assert (await b.claim(50, ()), await a.claim(50, ())) == ([], ["t1"])
    assert await a.longer({"t1": 1, "t2": 1}) == ["t1"]
    assert await a.longer({"t1": 2}) == []
    await a.close()
    await b.close()
