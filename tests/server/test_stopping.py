"""An orderly stop: commands are answered, everything is stored, and a second signal ends it at once."""

import asyncio
import json
import os
import signal
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from blockcade.server.config import DATABASE_NAME
from blockcade.wire.to_browser import Accepted, Code, Refused
from blockcade.wire.to_server import Rename
from tests.server.command import serve_command, server_process
from tests.server.house import HERE, ME, Chat, Page, bot

pytestmark = pytest.mark.anyio


def kept_commands(folder: Path, table: str) -> set[str]:
    db = sqlite3.connect(folder / DATABASE_NAME)
    rows = db.execute("SELECT body ->> 'command' FROM events WHERE table_id = ?", (table,)).fetchall()
    db.close()
    return {command for (command,) in rows if command}


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


@contextmanager
def locked(folder: Path) -> Generator[None]:
    """Locks the database: nothing can be stored meanwhile."""
    other = sqlite3.connect(folder / DATABASE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def until_nobody_listens(url: str) -> None:
    address = urlsplit(url)
    while True:
        try:
            _, writer = await asyncio.open_connection(address.hostname, address.port)
        except ConnectionRefusedError:
            return
        writer.close()
        await asyncio.sleep(0.01)


def children_of(process_id: int) -> list[int]:
    listed = Path(f"/proc/{process_id}/task/{process_id}/children").read_text()
    return [int(child) for child in listed.split()]


def rename(number: int) -> Rename:
    return Rename(command_id=f"c{number}", seat=0, name=f"Name {number}")


async def rename_for_ever(chat: Chat) -> None:
    number = 0
    try:
        while True:
            await chat.send(rename(number := number + 1))
            await asyncio.sleep(0.03)
    except ConnectionClosed:
        pass


async def test_under_load_everything_is_answered_and_then_all_are_sent_home(tmp_path: Path) -> None:
    with server_process("--data", str(tmp_path)) as (process, url):
        page = Page(url)
        chats: list[Chat] = []
        all_busy = asyncio.Barrier(5)

        async def visit(table: str) -> tuple[int, str]:
            async with page.at(table) as chat, asyncio.TaskGroup() as group:
                chats.append(chat)
                group.create_task(rename_for_ever(chat))
                await chat.until(lambda chat: len(chat.received) > 20)
                await all_busy.wait()
                return await chat.until_closed()

        tables = [await page.open("blokus", ME, HERE) for _ in range(4)]
        visits = [asyncio.create_task(visit(table)) for table in tables]
        await all_busy.wait()
        process.send_signal(signal.SIGTERM)
        assert set(await asyncio.gather(*visits)) == {(1012, "")}
        assert await asyncio.to_thread(process.wait) == 0
    assert f"{DATABASE_NAME}-wal" not in names_in(tmp_path), "the database was closed in good order"
    for chat in chats:
        accepted = {message.command_id for message in chat.received if isinstance(message, Accepted)}
        refused = [message for message in chat.received if isinstance(message, Refused)]
        assert len(accepted) > 5
        assert kept_commands(tmp_path, chat.table.table) == accepted
        assert all(answer.code is Code.BUSY for answer in refused), "what was not done may be sent again"


async def test_what_is_under_way_is_done_and_what_comes_later_is_not(tmp_path: Path) -> None:
    with server_process("--data", str(tmp_path)) as (process, url):
        page = Page(url)
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            with locked(tmp_path):
                await chat.send(rename(1))
                await asyncio.sleep(0.2)  # until the store has it; if not, it still counts as asked
                process.send_signal(signal.SIGTERM)
                await until_nobody_listens(url)
                await chat.send(rename(2))
                await asyncio.sleep(0.2)
            assert await chat.until_closed() == (1012, "")
            answers = [message for message in chat.received if isinstance(message, Accepted | Refused)]
            assert [answer.command_id for answer in answers] == ["c1", "c2"]
            assert isinstance(answers[0], Accepted)
            assert isinstance(answers[1], Refused)
            assert answers[1].code is Code.BUSY
        assert await asyncio.to_thread(process.wait) == 0
    assert kept_commands(tmp_path, table) == {"c1"}


@pytest.mark.parametrize("again", [signal.SIGTERM, signal.SIGINT])
async def test_a_second_signal_ends_it_at_once(tmp_path: Path, again: signal.Signals) -> None:
    with server_process("--data", str(tmp_path)) as (process, url):
        page = Page(url)
        async with page.at(await page.open("blokus", ME, HERE)) as chat:
            with locked(tmp_path):
                await chat.send(rename(1))
                await asyncio.sleep(0.2)
                process.send_signal(signal.SIGTERM)
                await until_nobody_listens(url)
                assert process.poll() is None, "it waits for what is under way"
                process.send_signal(again)
                assert await asyncio.to_thread(process.wait) == -again


@pytest.mark.slow
@pytest.mark.parametrize("to_all", [False, True])
async def test_a_stop_while_a_bot_thinks_warns_of_nothing(tmp_path: Path, *, to_all: bool) -> None:
    """Also when the signal goes to the workers too, as service managers do."""
    with server_process("--data", str(tmp_path), "--bot-pause-ms", "0", "--log", "json") as (process, url):
        page = Page(url)
        table = await page.open("blokus", bot("1"), bot("10"), bot("10"), bot("10"))
        async with page.at(table) as chat:
            await chat.until(lambda chat: chat.view["ply"] >= 1)
            await asyncio.sleep(1.0)  # the next one thinks for seconds
            workers = children_of(process.pid)
            assert workers
            for worker in workers if to_all else ():
                os.kill(worker, signal.SIGTERM)
            process.send_signal(signal.SIGTERM)
            await chat.until_closed()
        _, written = await asyncio.to_thread(process.communicate)
        assert process.returncode == 0
    lines = [json.loads(line) for line in written.splitlines()]
    assert lines[-1]["event"] == "stopped"
    assert [line for line in lines if line["level"] in {"warning", "error"}] == []


async def test_a_second_server_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    with server_process("--data", str(tmp_path)) as (process, _):
        second = await asyncio.create_subprocess_exec(
            *serve_command("--port", "0", "--data", str(tmp_path)),
            stderr=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        said, complaint = await second.communicate()
        assert (second.returncode, said) == (2, b"")
        assert complaint.decode() == (
            f"The server cannot start: {tmp_path} is in use: a server runs there, process {process.pid}.\n"
        )
        process.kill()
        process.wait()
    with server_process("--data", str(tmp_path)):
        pass  # a lock does not outlive its process
