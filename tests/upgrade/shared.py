"""Release 0.1.0's data in PostgreSQL."""

from tests.hosts.machines import Postgres, connect
from tests.upgrade.old import DATA_VERSION, OLD_VERSION, ROWS, digest, dump


async def load_dump(postgres: Postgres) -> str:
    """The address of a new database with the old data."""
    address = await postgres.new_database()
    db = await connect(address)
    await db.execute(dump())
    await db.close()
    return address


async def rows_of(address: str, schema: str = "blockcade") -> tuple[int, str]:
    """The version of the data in a schema, and a digest of all tables and events."""
    db = await connect(address)
    rows = [[tuple(row) for row in await db.fetch(query.format(s=f"{schema}."))] for query in ROWS.values()]
    version = await db.fetchval(f"SELECT value FROM {schema}.settings WHERE name = 'schema'")
    await db.close()
    return int(version), digest(rows)


async def backups_in(address: str) -> list[str]:
    db = await connect(address)
    rows = await db.fetch("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'blockcade\\_before%'")
    await db.close()
    return [name for (name,) in rows]


async def is_whole_database(address: str, wanted: str) -> int:
    """The version of the data, which is whole: old and without a backup, or new with one of the old."""
    version, rows = await rows_of(address)
    assert rows == wanted
    backups = [await rows_of(address, backup) for backup in await backups_in(address)]
    assert backups == ([] if version == OLD_VERSION else [(OLD_VERSION, wanted)])
    assert version in {OLD_VERSION, DATA_VERSION}
    return version
