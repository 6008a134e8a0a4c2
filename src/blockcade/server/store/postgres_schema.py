"""The schema of the PostgreSQL store, and its creation and version check."""

from blockcade.server.store.attempt_rows import SCHEMA as ATTEMPTS
from blockcade.server.store.attempt_rows import for_postgres
from blockcade.server.store.postgres_driver import Connection
from blockcade.server.store.protocol import StoreError

SCHEMA_VERSION = 1
_CREATION_LOCK = 0x626C6F636B  # an advisory lock: nodes that start together create the schema once

_SCHEMA = """
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


async def prepare(db: Connection) -> None:
    """Creates the schema if it is missing. Raises StoreError if it is another program's or too new."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", _CREATION_LOCK)
        if not await db.fetchval("SELECT 1 FROM pg_namespace WHERE nspname = 'blockcade'"):
            await db.execute(_SCHEMA)
            await db.execute(
                "INSERT INTO blockcade.settings VALUES ('schema', $1)", str(SCHEMA_VERSION).encode()
            )
        elif not await db.fetchval("SELECT to_regclass('blockcade.settings') IS NOT NULL"):
            raise StoreError("the schema blockcade of this database is another program's")
        version = int(await db.fetchval("SELECT value FROM blockcade.settings WHERE name = 'schema'") or 0)
        if version > SCHEMA_VERSION:
            raise StoreError(
                "this database was made by a newer Blockcade"
                f" (schema {version}; this one knows {SCHEMA_VERSION})"
            )
        if not await db.fetchval("SELECT to_regclass('blockcade.shut') IS NOT NULL"):
            await db.execute(_SHUTTING)
        if not await db.fetchval("SELECT to_regclass('blockcade.projections') IS NOT NULL"):
            await db.execute(for_postgres(ATTEMPTS))


async def make_durable(db: Connection) -> None:
    """Makes every commit of a connection wait for the disk, whatever the database's default is."""
    await db.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
