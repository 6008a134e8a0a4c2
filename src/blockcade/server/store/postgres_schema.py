"""The schema of the PostgreSQL store: how it is created, and upgraded from an older Blockcade's."""

import asyncio
import logging
import re
import time
from collections.abc import Mapping
from importlib.metadata import version

from blockcade.server.logs import note
from blockcade.server.store.attempt_rows import SCHEMA as ATTEMPTS
from blockcade.server.store.attempt_rows import for_postgres
from blockcade.server.store.data_version import DATA_VERSION, WRITTEN_BY, NewerData, OldData
from blockcade.server.store.postgres_driver import Connection
from blockcade.server.store.protocol import StoreError

log = logging.getLogger(__name__)

_LOCK = 0x626C6F636B  # an advisory lock: of nodes that start together, one creates or upgrades the schema
_UPGRADE_SECONDS = 86_400.0  # a statement of an upgrade may copy all events
_PLACE = "the database"

_VERSION_1 = """
CREATE SCHEMA blockcade;
CREATE TABLE blockcade.settings (
    name text PRIMARY KEY,
    value bytea NOT NULL
);
CREATE TABLE blockcade.nodes (
    id text COLLATE "C" PRIMARY KEY,
    alive_until timestamptz NOT NULL
);
CREATE TABLE blockcade.tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    created_ms bigint NOT NULL,
    changed_ms bigint NOT NULL,
    seed bytea NOT NULL,
    length integer NOT NULL, -- events in its log; a writer must know this number
    names bytea NOT NULL,
    acting bytea NOT NULL, -- the players of whom a seat is to act
    over boolean NOT NULL,
    wake_ms bigint,
    duty text COLLATE "C" -- the node that changed it last, or has claimed it
) WITH (fillfactor = 80); -- room for the next version of a row beside it: most changes touch no index
CREATE INDEX tables_to_wake ON blockcade.tables (wake_ms) WHERE wake_ms IS NOT NULL;
CREATE TABLE blockcade.events (
    table_id text COLLATE "C" NOT NULL REFERENCES blockcade.tables (id),
    seq integer NOT NULL,
    at_ms bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE blockcade.holders (
    player text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES blockcade.tables (id),
    PRIMARY KEY (player, table_id)
);
CREATE INDEX holders_of_table ON blockcade.holders (table_id);
"""


_SHUTTING = """
CREATE TABLE IF NOT EXISTS blockcade.shut ( -- ended although their log cannot be read
    table_id text COLLATE "C" PRIMARY KEY REFERENCES blockcade.tables (id),
    at_ms bigint NOT NULL
)
"""


# What leads to each version from the one before. A new database takes all steps, so it has the same tables as
# an upgraded one. IF NOT EXISTS: builds between 0.1.0 and 1.0.0 made some tables earlier.
_STEPS: Mapping[int, str] = {1: _VERSION_1, 2: f"{_SHUTTING};{for_postgres(ATTEMPTS)}"}


async def prepare(db: Connection, lease_seconds: float, *, upgrades: bool) -> None:
    """Creates or upgrades the schema in one transaction. An upgrade copies the old schema first.

    Raises StoreError, and changes nothing, if the schema is another program's or too new, or if nodes of the
    older Blockcade run.
    """
    async with db.transaction(isolation="read_committed"):
        await _take_lock(db)
        found = await _stored_version(db)
        if found == DATA_VERSION:
            return
        backup = ""
        if found:
            if not upgrades:
                raise OldData(_PLACE, found)
            note(log, logging.INFO, "data-upgrading", found=found, wanted=DATA_VERSION)
            await _need_quiet(db, lease_seconds)
            backup = await _copy_schema(db)
        for step in range(found + 1, DATA_VERSION + 1):
            await db.execute(_STEPS[step], timeout=_UPGRADE_SECONDS)
        for name, value in (("schema", str(DATA_VERSION)), (WRITTEN_BY, version("blockcade"))):
            await db.execute(
                "INSERT INTO blockcade.settings VALUES ($1, $2)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                name,
                value.encode(),
            )
    if found:
        note(log, logging.INFO, "data-upgraded", found=found, wanted=DATA_VERSION, backup=backup)


async def _take_lock(db: Connection) -> None:
    if not await db.fetchval("SELECT pg_try_advisory_xact_lock($1)", _LOCK):
        note(log, logging.INFO, "data-waiting-for-other-node")
        await db.execute("SELECT pg_advisory_xact_lock($1)", _LOCK, timeout=_UPGRADE_SECONDS)


async def _stored_version(db: Connection) -> int:
    """0: there is no data yet."""
    if not await db.fetchval("SELECT 1 FROM pg_namespace WHERE nspname = 'blockcade'"):
        return 0
    if not await db.fetchval("SELECT to_regclass('blockcade.settings') IS NOT NULL"):
        raise StoreError("the schema blockcade of this database is another program's")
    setting = "SELECT value FROM blockcade.settings WHERE name = $1"
    found = int(await db.fetchval(setting, "schema") or 0)
    if not found:
        raise StoreError("the schema blockcade of this database is another program's")
    if found > DATA_VERSION:
        writer = await db.fetchval(setting, WRITTEN_BY) or b""
        raise NewerData(_PLACE, found, bytes(writer).decode(errors="replace"))
    return found


async def _need_quiet(db: Connection, lease_seconds: float) -> None:
    """Nodes of the older Blockcade must not write what the newer one does not expect.

    A node that was killed counts as running until its lease ends, so this waits for one lease.
    """
    running = "SELECT count(*) FROM blockcade.nodes WHERE alive_until > clock_timestamp()"
    if await db.fetchval(running):
        await asyncio.sleep(lease_seconds)
    if count := await db.fetchval(running):
        raise StoreError(
            f"{_PLACE} must be upgraded and {count} older {'nodes run' if count > 1 else 'node runs'} on it:"
            " stop all nodes, then start this one"
        )


async def _copy_schema(db: Connection) -> str:
    """Copies all tables, with indexes and references, into a schema beside; returns its name."""
    suffix = re.sub(r"\W", "_", f"{version('blockcade')}_{time.strftime('%Y%m%dt%H%M%Sz', time.gmtime())}")
    backup = f"blockcade_before_{suffix}"
    tables = await db.fetch(
        "SELECT relname, coalesce('WITH (' || array_to_string(reloptions, ', ') || ')', '')"
        " FROM pg_class WHERE relnamespace = 'blockcade'::regnamespace AND relkind = 'r' ORDER BY relname"
    )
    for setting in ("statement_timeout", "lock_timeout"):  # the host's limits are not for this
        await db.execute(f"SET LOCAL {setting} = 0")
    await db.execute(f"CREATE SCHEMA {backup}")
    for table, _ in tables:
        await db.execute(
            f"LOCK TABLE blockcade.{table} IN SHARE ROW EXCLUSIVE MODE", timeout=_UPGRADE_SECONDS
        )
    for table, options in tables:
        await db.execute(f"CREATE TABLE {backup}.{table} (LIKE blockcade.{table} INCLUDING ALL) {options}")
        await db.execute(
            f"INSERT INTO {backup}.{table} SELECT * FROM blockcade.{table}",  # noqa: S608 - our own names
            timeout=_UPGRADE_SECONDS,
        )
    # Along the search path PostgreSQL names tables without their schema, so the copies refer to each other.
    await db.execute("SET LOCAL search_path = blockcade")
    references = await db.fetch(
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
        " WHERE connamespace = 'blockcade'::regnamespace AND contype = 'f'"
    )
    await db.execute(f"SET LOCAL search_path = {backup}")
    for table, name, definition in references:
        await db.execute(f"ALTER TABLE {table} ADD CONSTRAINT {name} {definition}", timeout=_UPGRADE_SECONDS)
    return backup


async def make_durable(db: Connection) -> None:
    """Makes every commit of a connection wait for the disk, whatever the database's default is."""
    await db.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
