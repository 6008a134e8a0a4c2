"""`blockcade backup` and `blockcade restore`: a copy at one instant, taken under load, and the way back."""

import asyncio
import json
import sqlite3
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from blockcade.cli import main
from blockcade.server.config import DATABASE_NAME, KEY_NAME
from blockcade.server.folder import FolderInUse, FolderLock
from blockcade.wire.to_browser import Accepted
from tests.server.command import server_process
from tests.server.house import HERE, ME, Chat, Page

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Logs = dict[str, list[tuple[int, bytes]]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@dataclass(frozen=True)
class Ended:
    returncode: int
    stdout: str
    stderr: str


def blockcade(*arguments: str | Path) -> Ended:
    """Runs the command in this process: to start another would take longer than the command itself."""
    with redirect_stdout(StringIO()) as said, redirect_stderr(StringIO()) as complained:
        code = main([str(argument) for argument in arguments])
    return Ended(code, said.getvalue(), complained.getvalue())


def logs_in(folder: Path) -> Logs:
    db = sqlite3.connect(folder / DATABASE_NAME)
    logs: Logs = {}
    for table, seq, body in db.execute("SELECT table_id, seq, body FROM events ORDER BY table_id, seq"):
        logs.setdefault(table, []).append((seq, body))
    db.close()
    return logs


async def rename_for_ever(chat: Chat) -> None:
    number = 0
    try:
        while True:
            await chat.rename(0, f"Name {(number := number + 1)}")
    except ConnectionClosed:
        pass


async def test_a_backup_under_load_is_a_beginning_of_every_log_and_plays_on(tmp_path: Path) -> None:
    data, copy, elsewhere = tmp_path / "data", tmp_path / "copy", tmp_path / "elsewhere"
    with server_process("--data", str(data)) as (process, url):
        page = Page(url)
        tables = [await page.open("blokus", ME, HERE) for _ in range(3)]

        async def visit(table: str) -> None:
            async with page.at(table) as chat:
                await chat.play_any(0)
                all_played.release()
                await rename_for_ever(chat)

        all_played = asyncio.Semaphore(0)
        visits = [asyncio.create_task(visit(table)) for table in tables]
        for _ in tables:
            await all_played.acquire()
        made = await asyncio.to_thread(blockcade, "backup", copy, "--data", data)
        again = await asyncio.to_thread(blockcade, "backup", copy, "--data", data)
        into_running = await asyncio.to_thread(blockcade, "restore", copy, "--data", data, "--force")
        process.kill()
        await asyncio.gather(*visits)
    assert (made.returncode, made.stderr) == (0, "")
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    assert "is there already" in again.stderr
    assert (into_running.returncode, into_running.stderr.count("\n")) == (2, 1)
    assert "a server runs there" in into_running.stderr
    copied, real = logs_in(copy), logs_in(data)
    assert set(copied) == set(tables)
    for table in tables:
        assert len(copied[table]) >= 4, "the move that was acknowledged before is there"
        assert copied[table] == real[table][: len(copied[table])]
        assert len(real[table]) > len(copied[table]), "play went on"
    restored = await asyncio.to_thread(blockcade, "restore", copy, "--data", elsewhere)
    assert restored.returncode == 0, restored.stderr
    with server_process("--data", str(elsewhere)) as (_, url):
        for table in tables:
            async with Page(url, page.cookie).at(table) as chat:
                assert chat.update.seq == len(copied[table])
                assert [chair.mine for chair in chat.table.chairs] == [True, True], (
                    "the cookie is still genuine"
                )
                assert isinstance(await chat.play_any(1), Accepted)


async def test_a_restore_puts_aside_and_deletes_nothing(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "deep" / "copy"
    with server_process("--data", str(data)) as (_, url):
        page = Page(url)
        first = await page.open("blokus", ME, HERE)
        assert (await asyncio.to_thread(blockcade, "backup", copy, "--data", data)).returncode == 0
        second = await page.open("blokus", ME, HERE)
    refused = blockcade("restore", copy, "--data", data)
    assert (refused.returncode, set(logs_in(data))) == (2, {first, second})
    assert "with --force" in refused.stderr
    forced = blockcade("restore", copy, "--data", data, "--force")
    assert forced.returncode == 0, forced.stderr
    assert set(logs_in(data)) == {first}
    [replaced] = data.glob("replaced-*")
    assert str(replaced) in forced.stdout
    assert set(logs_in(replaced)) == {first, second}
    assert (replaced / KEY_NAME).read_bytes() == (data / KEY_NAME).read_bytes()
    assert (data / KEY_NAME).stat().st_mode & 0o777 == 0o600
    assert copy.stat().st_mode & 0o777 == 0o700


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    assert blockcade("backup", copy, "--data", data).returncode == 2
    with server_process("--data", str(data)):
        pass
    assert blockcade("backup", copy, "--data", data).returncode == 0
    assert not list(tmp_path.glob(".*")), "no drafts are left behind"
    elsewhere = tmp_path / "elsewhere"
    manifest = json.loads((copy / "backup.json").read_text())
    with (copy / DATABASE_NAME).open("r+b") as file:
        file.seek(5000)
        file.write(b"?")
    for change, complaint in (
        ({}, "is not as it was"),
        ({"format": 99}, "newer Blockcade"),
        ({"files": {"../../evil": ""}}, "none of ours"),
        ({"files": 3}, "is not a backup"),
    ):
        (copy / "backup.json").write_text(json.dumps({**manifest, **change}))
        ended = blockcade("restore", copy, "--data", elsewhere)
        assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
        assert complaint in ended.stderr
        assert not (elsewhere / DATABASE_NAME).exists()
    with server_process("--data", str(elsewhere)):
        pass  # a refusal leaves no files that block the next try


def test_no_server_starts_on_half_a_restore(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path, to_restore=True)
    with pytest.raises(KeyboardInterrupt), lock.restoring():
        raise KeyboardInterrupt
    lock.close()
    with pytest.raises(FolderInUse, match="interrupted"):
        FolderLock(tmp_path)
    lock = FolderLock(tmp_path, to_restore=True)
    with pytest.raises(FolderInUse, match="in use"):
        FolderLock(tmp_path, to_restore=True)
    with lock.restoring():
        pass
    lock.close()
    FolderLock(tmp_path).close()
