"""Release 0.1.0's data in PostgreSQL: copied and upgraded in one transaction, by one node of many."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from blockcade.server.store import StoreError
from blockcade.server.store.data_version import DATA_VERSION
from blockcade.server.store.postgres import PostgresStore
from tests.cli.test_backup import blockcade
from tests.hosts.machines import Postgres, connect
from tests.server.house import serving
from tests.upgrade.old import OLD_VERSION, going_back, left_in
from tests.upgrade.playing import goes_on
from tests.upgrade.shared import backups_in, is_whole_database, load_dump, rows_of

pytestmark = pytest.mark.anyio

TABLES = """
SELECT table_name, column_name, data_type, is_nullable, collation_name FROM information_schema.columns
WHERE table_schema = 'blockcade' ORDER BY 1, 2
"""
INDEXES = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'blockcade' ORDER BY 1"
CONSTRAINTS = """
SELECT conrelid::regclass::text, replace(pg_get_constraintdef(oid), connamespace::regnamespace::text, '')
FROM pg_constraint WHERE connamespace = to_regnamespace($1) AND contype IN ('f', 'p') ORDER BY 2, 1
"""


async def test_every_game_goes_on_or_is_replayed(
    postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    address = await load_dump(postgres)
    _, old = await rows_of(address)
    async with serving(tmp_path, database=address) as house:
        await goes_on(house, left_in("database"))
    (backup,) = await backups_in(address)
    assert await rows_of(address, backup) == (OLD_VERSION, old)
    (told,) = (line for line in caplog.messages if line.startswith("data-upgraded"))
    assert backup in told


async def test_an_upgraded_schema_is_like_a_new_one_and_its_copy_like_the_old(postgres: Postgres) -> None:
    upgraded, new = await load_dump(postgres), await postgres.new_database()
    db = await connect(upgraded)
    old = [[*row][1:] for row in await db.fetch(CONSTRAINTS, "blockcade")]
    for address in (upgraded, new):
        await (await PostgresStore.open(address, "a")).close()
    other = await connect(new)
    for query in (TABLES, INDEXES):
        assert [*map(tuple, await db.fetch(query))] == [*map(tuple, await other.fetch(query))]
    (backup,) = await backups_in(upgraded)
    assert [[*row][1:] for row in await db.fetch(CONSTRAINTS, backup)] == old
    await db.close()
    await other.close()


async def test_nodes_that_start_together_upgrade_once(postgres: Postgres) -> None:
    address = await load_dump(postgres)
    _, old = await rows_of(address)
    stores = await asyncio.gather(*(PostgresStore.open(address, f"n{number}") for number in range(4)))
    assert await is_whole_database(address, old) == DATA_VERSION
    assert len(await backups_in(address)) == 1
    await asyncio.gather(*(store.close() for store in stores))


async def test_nothing_is_upgraded_while_an_older_node_runs(postgres: Postgres) -> None:
    address = await load_dump(postgres)
    _, old = await rows_of(address)
    db = await connect(address)
    await db.execute("INSERT INTO blockcade.nodes VALUES ('old', now() + interval '1 hour')")
    with pytest.raises(StoreError, match=r"1 older node runs on it: stop all nodes"):
        await PostgresStore.open(address, "a", lease_ms=10)
    assert await is_whole_database(address, old) == OLD_VERSION
    await db.execute("UPDATE blockcade.nodes SET alive_until = now() + interval '0.2 seconds'")
    await (await PostgresStore.open(address, "a", lease_ms=500)).close()  # it was killed: its lease ends
    assert await is_whole_database(address, old) == DATA_VERSION
    await db.close()


async def test_killed_at_any_step_the_data_is_old_or_new_and_the_next_start_goes_on(
    postgres: Postgres,
) -> None:
    address = await load_dump(postgres)
    killing = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "tests.upgrade.killing", "database", address],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert killing.returncode == 0, killing.stderr
    killed = killing.stdout.split()
    assert len(killed) > 20
    assert killed == sorted(killed)
    assert set(killed) == {str(OLD_VERSION), str(DATA_VERSION)}


async def test_newer_data_is_refused_in_one_sentence_and_stays_as_it_is(postgres: Postgres) -> None:
    address = await postgres.new_database()
    await (await PostgresStore.open(address, "a")).close()
    db = await connect(address)
    await db.execute("UPDATE blockcade.settings SET value = '9' WHERE name = 'schema'")
    await db.execute("UPDATE blockcade.settings SET value = '7.1.0' WHERE name = 'blockcade'")
    before = await rows_of(address)
    with pytest.raises(StoreError, match=r"version 9, written by Blockcade 7\.1\.0, .* install Blockcade 7"):
        await PostgresStore.open(address, "a")
    assert await rows_of(address) == before
    await db.close()


async def test_other_commands_upgrade_nothing(postgres: Postgres) -> None:
    address = await load_dump(postgres)
    rebuilt = await asyncio.to_thread(blockcade, "rebuild", "--db", address)
    assert rebuilt.returncode == 2
    assert "start `blockcade serve` there once" in rebuilt.stderr
    assert (await rows_of(address))[0] == OLD_VERSION


async def test_the_page_leads_back_to_the_old_data(postgres: Postgres) -> None:
    address = await load_dump(postgres)
    _, old = await rows_of(address)
    await (await PostgresStore.open(address, "a")).close()
    (backup,) = await backups_in(address)
    (swap,) = (line for line in going_back() if "ALTER SCHEMA" in line)
    await asyncio.to_thread(
        subprocess.run,
        ["sh", "-ec", swap.replace("blockcade_before_…", backup)],
        env={"BLOCKCADE_DB": address, "PATH": f"{postgres.programs}:/usr/bin:/bin"},
        check=True, capture_output=True,
    )  # fmt: skip
    assert await is_whole_database(address, old) == OLD_VERSION
    await (await PostgresStore.open(address, "a")).close()
    assert await is_whole_database(address, old) == DATA_VERSION
