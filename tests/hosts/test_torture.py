"""The torture test of a server that stores its tables in PostgreSQL."""

import asyncio

import pytest

from blockcade.cli import main
from tests.hosts.machines import Postgres, connect

pytestmark = pytest.mark.anyio


async def test_nothing_is_lost_by_a_killed_server_whose_tables_are_in_postgresql(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:

    address = await postgres.new_database()
    asked = ["torture", "--kills", "3", "--tables", "4", "--quiet", "--db", address]
    code = await asyncio.to_thread(main, asked)
    said = capsys.readouterr()
    assert code == 0, said.err
    assert "Nothing was lost" in said.out
    db = await connect(address)
    try:
        tables, events = await db.fetchrow(
            "SELECT (SELECT count(*) FROM blockcade.tables), (SELECT count(*) FROM blockcade.events)"
        )
    finally:
        await db.close()
    assert tables >= 4, "that is where the tables were"
    assert events > 10 * tables
