"""Tables whose log cannot be read: the operator sees them, ends them, and their players are told."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from blockcade.cli import main
from blockcade.server.backing import open_backing
from blockcade.server.config import DATABASE_NAME, Config
from blockcade.wire.operator import TableDetails, TableList
from blockcade.wire.to_browser import Accepted
from tests.admin.metrics import scrape, with_key
from tests.faults.test_damage import played, spoil_a_page
from tests.server.house import BOT, HERE, ME, House, Page, serving
from tests.upgrade.old import left_in, unpack_folder

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Log = list[tuple[int, bytes]]


def spoil(path: Path, table: str) -> Log:
    """Makes one event of the log unreadable; returns the log's content after that."""
    db = sqlite3.connect(path)
    db.execute("UPDATE events SET body = ? WHERE table_id = ? AND seq = 2", (b"\xff\x00 no event", table))
    db.commit()
    db.close()
    return log_of(path, table)


def log_of(path: Path, table: str) -> Log:
    db = sqlite3.connect(path)
    rows: Log = db.execute(
        "SELECT seq, body FROM events WHERE table_id = ? ORDER BY seq", (table,)
    ).fetchall()
    db.close()
    return rows


async def end(house: House, folder: Path, table: str) -> object:
    answer = await house.page().request("POST", f"/api/operator/tables/{table}/end", headers=with_key(folder))
    assert answer.status_code == 200, answer.text
    return answer.json()


async def details(house: House, folder: Path, table: str) -> TableDetails:
    answer = await house.page().get(f"/api/operator/tables/{table}", headers=with_key(folder))
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=TableDetails)


async def goodbye(page: Page, table: str) -> tuple[int, str]:
    async with page.connect(table) as chat:
        return await chat.until_closed()


async def test_a_damaged_table_is_ended_for_good_and_its_log_is_left_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        broken, whole = [await host.open("blokus", ME, BOT, HERE) for _ in range(2)]
    path = tmp_path / "data" / DATABASE_NAME
    log = spoil(path, broken)
    async with serving(tmp_path) as house:
        page = house.page(host.cookie)
        assert await goodbye(page, broken) == (4500, "table-damaged")
        seen = await details(house, tmp_path, broken)
        assert (seen.damaged, seen.closed, seen.listed.over, seen.chairs) == (True, False, False, [])
        assert await end(house, tmp_path, broken) == {"ended": True}
        assert await end(house, tmp_path, broken) == {"ended": False}
        assert await goodbye(page, broken) == (4410, "table-closed")
        seen = await details(house, tmp_path, broken)
        assert (seen.damaged, seen.closed, seen.listed.over) == (True, True, True)
        there = ["--url", house.url, "--data", str(tmp_path / "data")]
        assert await asyncio.to_thread(main, ["admin", "show", broken, *there]) == 0
        assert "closed by the operator; its log is damaged" in capsys.readouterr().out
        assert (await scrape(house, tmp_path))["blockcade_tables_closed_total{game=blokus}"] == 1
    async with serving(tmp_path) as house:
        page = house.page(host.cookie)
        assert await goodbye(page, broken) == (4410, "table-closed")
        assert {row["table"]: row["over"] for row in (await page.get("/api/tables")).json()} == {
            broken: True,
            whole: False,
        }
        async with page.at(whole) as chat:
            await chat.until(lambda chat: 0 in chat.update.to_act or 2 in chat.update.to_act)
            assert isinstance(await chat.play_any(chat.update.to_act[0]), Accepted)
        assert log_of(path, broken) == log
    assert broken in caplog.text


async def test_a_log_that_can_be_read_again_does_not_open_its_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
    path = tmp_path / "data" / DATABASE_NAME
    whole = log_of(path, table)
    spoil(path, table)
    async with serving(tmp_path) as house:
        assert await end(house, tmp_path, table) == {"ended": True}
    db = sqlite3.connect(path)
    db.execute("UPDATE events SET body = ? WHERE table_id = ? AND seq = 2", (whole[1][1], table))
    db.commit()
    db.close()
    async with serving(tmp_path) as house:
        assert await goodbye(house.page(host.cookie), table) == (4410, "table-closed")


async def test_a_game_that_was_over_is_not_ended_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        assert await end(house, tmp_path, table) == {"ended": True}
    spoil(tmp_path / "data" / DATABASE_NAME, table)
    async with serving(tmp_path) as house:
        assert await end(house, tmp_path, table) == {"ended": False}
        answer = await house.page().get("/api/operator/tables", headers=with_key(tmp_path))
        (listed,) = msgspec.json.decode(answer.content, type=TableList).tables
        assert (listed.table, listed.over) == (table, True)


async def test_a_database_from_before_can_end_damaged_tables_too(tmp_path: Path) -> None:
    table = left_in("folder").tables["blokus-running"]
    backing = await open_backing(Config(data=unpack_folder(tmp_path / "data")))
    store = backing.store
    assert not await store.is_shut(table)
    assert [await store.shut(table, 1), await store.shut(table, 2), await store.is_shut(table)] == [
        True,
        False,
        True,
    ]
    await backing.close()


async def test_a_table_on_a_damaged_page_of_the_file_is_ended_too(tmp_path: Path) -> None:
    folder = tmp_path / "first"
    page, tables = await played(folder, tmp_path / "killed", plies=1, number=5)
    path = folder / "data" / DATABASE_NAME
    db = sqlite3.connect(path)
    for number in range(5, 80):  # as if somebody had sat down again and again: each log fills a page
        db.execute("INSERT INTO events SELECT table_id, ?, at_ms, body FROM events WHERE seq = 2", (number,))
    db.commit()
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    damaged = spoil_a_page(path, tables)
    async with serving(folder) as house:
        assert (await details(house, folder, damaged)).damaged
        assert await end(house, folder, damaged) == {"ended": True}
        assert await goodbye(house.page(page.cookie), damaged) == (4410, "table-closed")
