"""A full, a locked and a slow disk: unstored commands are refused, nothing is lost, and play goes on."""

import asyncio
import resource
import signal
import sqlite3
from pathlib import Path

import pytest

from blockcade.server.config import DATABASE_NAME
from blockcade.server.store import Append, SqliteStore
from blockcade.wire.to_browser import Accepted, Code, Refused
from blockcade.wire.to_server import Rename
from tests.server.command import server_process
from tests.server.house import HERE, ME, Chat, Page, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def rename(number: int) -> Rename:
    return Rename(command_id=f"c{number}", seat=0, name=f"Name {number}")


async def names_kept(folder: Path, table: str) -> list[str]:
    db = sqlite3.connect(folder / DATABASE_NAME)
    rows = db.execute(
        "SELECT body ->> 'command' FROM events WHERE table_id = ? ORDER BY seq",
        (table,),
    ).fetchall()
    db.close()
    return [command for (command,) in rows if command]


async def sent_until_refused(chat: Chat, first: int) -> tuple[list[str], int]:
    """The accepted commands, and the number of the first refused one."""
    accepted: list[str] = []
    for number in range(first, first + 5000):
        answer = await chat.ask(rename(number))
        if isinstance(answer, Refused):
            assert answer.code is Code.BUSY
            return accepted, number
        accepted.append(answer.command_id)
    raise AssertionError("the disk was never full")


async def test_a_full_disk_refuses_loses_nothing_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """No file of the server may grow beyond a limit: the system refuses its writes as a full disk does."""
    with server_process("--data", str(tmp_path), "--limits", "0") as (process, url):
        page = Page(url)
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            assert isinstance(await chat.ask(rename(0)), Accepted)
            wal = (tmp_path / f"{DATABASE_NAME}-wal").stat().st_size
            _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (wal + 50_000, most))
            accepted, refused = await sent_until_refused(chat, 1)
            response = await page.post(b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"me"}]}')
            assert (response.status_code, response.json()["reason"]) == (503, "busy")
            async with page.at(table) as second:
                assert second.update.seq == chat.update.seq, "the table can be looked at"
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))
            assert isinstance(await chat.ask(rename(refused)), Accepted), "the same command, now it is done"
            assert await names_kept(tmp_path, table) == ["c0", *accepted, f"c{refused}"]
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (wal, most))
            more, refused = await sent_until_refused(chat, refused + 1)
        process.send_signal(signal.SIGKILL)  # while it is full
        process.wait()
    with server_process("--data", str(tmp_path)) as (_, url):
        async with Page(url, page.cookie).at(table) as chat:
            assert (await names_kept(tmp_path, table))[1 + len(accepted) + 1 :] == more
            assert isinstance(await chat.ask(rename(refused)), Accepted)
            assert isinstance(await chat.play_any(chat.update.to_act[0]), Accepted)


async def test_a_store_that_another_program_holds_refuses_and_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path, busy_timeout_ms=50) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            other = sqlite3.connect(tmp_path / "data" / DATABASE_NAME, isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            seq, move = chat.update.seq, chat.moves(0)[0]
            for _ in range(2):
                answer = await chat.play(0, move, seq, "once")
                assert isinstance(answer, Refused)
                assert answer.code is Code.BUSY
            other.execute("ROLLBACK")
            other.close()
            assert isinstance(await chat.play(0, move, seq, "once"), Accepted)
            assert chat.update.to_act == [1]
            assert isinstance(await chat.play(0, move, seq, "once"), Accepted), "and it was done once"
            assert chat.update.to_act == [1]


async def test_on_a_slow_disk_nobody_hears_of_a_move_before_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An append takes as long as the test says; meanwhile all see the stored state, and other tables open."""
    may_write, truly = asyncio.Event(), SqliteStore.append
    may_write.set()

    async def append(self: SqliteStore, *appends: Append) -> None:
        await may_write.wait()
        await truly(self, *appends)

    monkeypatch.setattr(SqliteStore, "append", append)
    async with serving(tmp_path) as house:
        page = house.page()
        table, other = [await page.open("blokus", ME, HERE) for _ in range(2)]
        async with page.at(table) as chat, page.at(table) as watching:
            before = chat.update.seq
            may_write.clear()
            for number in range(3):
                await chat.send(rename(number))
            await chat.pong()
            await watching.pong()
            assert not [each for each in chat.received if isinstance(each, Accepted)]
            assert (watching.update.seq, watching.table.chairs[0].name) == (before, "")
            async with page.at(other) as late:
                assert late.update.to_act == [0], (
                    "a table that waits for the disk keeps no other from opening"
                )
            may_write.set()
            await watching.until(lambda each: each.table.chairs[0].name == "Name 2")
            await chat.until(lambda each: sum(isinstance(one, Accepted) for one in each.received) == 3)
