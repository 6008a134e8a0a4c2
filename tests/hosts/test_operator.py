"""The operator of several nodes: any node lists all tables and ends one for everybody."""

from pathlib import Path

import msgspec
import pytest

from blockcade.server.store.postgres import PostgresStore
from blockcade.wire.operator import TableDetails, TableList
from blockcade.wire.to_browser import Accepted
from tests.admin.metrics import samples
from tests.hosts.machines import Nats, Postgres
from tests.hosts.test_sharing import two_nodes
from tests.server.house import HERE, LINK, ME, House, reason

pytestmark = pytest.mark.anyio


def key_of(house: House) -> dict[str, str]:
    return {"authorization": f"Bearer {house.server.backing.operator_key}"}


async def listed(house: House, **asked: str | int) -> list[str]:
    answer = await house.page().get("/api/operator/tables", headers=key_of(house), params=asked)
    return [table.table for table in msgspec.json.decode(answer.content, type=TableList).tables]


async def test_a_table_is_ended_through_another_node(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async with two_nodes(tmp_path, postgres, nats) as (a, b):
        assert key_of(a) == key_of(b)
        host = a.page()
        table = await host.open("blokus", msgspec.structs.replace(ME, name="Adelheid"), LINK)
        other = await host.open("blackout", ME, HERE)
        assert sorted(await listed(b)) == sorted([table, other])
        assert await listed(b, search="adelheid blokus") == [table]
        assert await listed(b, search="z_ë") == await listed(b, search="\0nothing'") == []
        (newest,) = await listed(b, limit=1)
        details = await b.page().get(f"/api/operator/tables/{newest}", headers=key_of(b))
        kept = msgspec.json.decode(details.content, type=TableDetails).listed
        rest = await listed(b, after=newest, after_ms=kept.changed_ms)
        assert sorted([newest, *rest]) == sorted([table, other])
        async with host.at(table) as here, b.page(host.cookie).at(table) as there:
            await here.play_any(0)
            answer = await b.page().request("POST", f"/api/operator/tables/{table}/end", headers=key_of(b))
            assert answer.json() == {"ended": True}
            for chat in (here, there):
                await chat.until(lambda chat: chat.table.closed and not chat.update.to_act)
                assert reason(await chat.play(1, "I1:a1")) in {"table-closed", "not-your-seat"}
            assert reason(await here.resign(0)) == "table-closed"
        figures = samples(await a.page().get("/metrics", headers=key_of(a)))
        assert figures["blockcade_bus_connected"] == 1
        assert figures["blockcade_append_batch_count"] >= 3
        assert figures["blockcade_bus_lag_seconds_count"] >= 1
        answer = await a.page().get("/readyz")
        assert answer.json() == {"ready": True, "problems": [], "warnings": []}


async def test_a_damaged_table_is_ended_on_every_node(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async with two_nodes(tmp_path, postgres, nats) as (a, b):
        host = a.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as here:  # this node has read the log before it was damaged
            assert isinstance(await here.play_any(0), Accepted)
            store = a.server.store
            assert isinstance(store, PostgresStore)
            await store.rows(
                "UPDATE blockcade.events SET body = 'no event' WHERE table_id = $1 AND seq = 2", table
            )
            answer = await b.page().request("POST", f"/api/operator/tables/{table}/end", headers=key_of(b))
            assert answer.json() == {"ended": True}
            seq = here.update.seq
            assert not isinstance(await here.play_any(here.update.to_act[0]), Accepted)
            assert here.update.seq == seq
            assert await here.until_closed() == (4500, "table-damaged")
        for house in (a, b):
            async with house.page(host.cookie).connect(table) as chat:
                assert await chat.until_closed() == (4410, "table-closed")
        details = await a.page().get(f"/api/operator/tables/{table}", headers=key_of(a))
        seen = msgspec.json.decode(details.content, type=TableDetails)
        assert (seen.damaged, seen.closed, seen.listed.over) == (True, True, True)
