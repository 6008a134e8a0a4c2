"""A data folder of release 0.1.0: upgraded with a backup, whole after kill -9, and refused when too new."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from blockcade.server.backing import open_backing
from blockcade.server.config import DATABASE_NAME, KEY_NAME, Config
from blockcade.server.folder import BEFORE
from blockcade.server.store import SqliteStore, StoreError
from blockcade.server.store.data_version import DATA_VERSION
from tests.cli.test_backup import blockcade
from tests.server.command import serve_command
from tests.server.house import serving
from tests.upgrade.old import OLD_VERSION, going_back, is_whole, left_in, rows_in, unpack_folder
from tests.upgrade.playing import goes_on

pytestmark = pytest.mark.anyio

LAST_WORDS = """
import os, signal, sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.execute("UPDATE tables SET changed_ms = 7")
db.commit()
os.kill(os.getpid(), signal.SIGKILL)
"""


async def opened_and_closed(data: Path) -> None:
    await (await open_backing(Config(data=data))).close()


async def test_every_game_goes_on_or_is_replayed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    data = unpack_folder(tmp_path / "data")
    _, old = rows_in(data / DATABASE_NAME)
    async with serving(tmp_path) as house:
        await goes_on(house, left_in("folder"))
    (backup,) = data.glob(f"{BEFORE}*")
    assert rows_in(backup / DATABASE_NAME) == (OLD_VERSION, old)
    assert (backup / KEY_NAME).read_bytes() == (data / KEY_NAME).read_bytes()
    assert backup.stat().st_mode & 0o077 == 0
    (told,) = (line for line in caplog.messages if line.startswith("data-upgraded"))
    assert str(backup) in told


async def test_an_upgraded_file_has_the_tables_of_a_new_one(tmp_path: Path) -> None:
    old = unpack_folder(tmp_path / "old")
    for data in (old, tmp_path / "new"):
        await opened_and_closed(data)
    schemas: list[object] = []
    for data in (old, tmp_path / "new"):
        with closing(sqlite3.connect(data / DATABASE_NAME)) as db:
            schemas.append(db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall())
    assert schemas[0] == schemas[1]


async def test_what_a_killed_server_left_beside_the_file_is_upgraded_too(tmp_path: Path) -> None:
    data = unpack_folder(tmp_path / "data")
    path = data / DATABASE_NAME
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", LAST_WORDS, path], check=False)
    assert path.with_name(f"{DATABASE_NAME}-wal").stat().st_size
    await opened_and_closed(data)
    (backup,) = data.glob(f"{BEFORE}*")
    for folder in (data, backup):
        with closing(sqlite3.connect(folder / DATABASE_NAME)) as db:
            assert db.execute("SELECT DISTINCT changed_ms FROM tables").fetchall() == [(7,)]


async def test_a_second_start_makes_no_second_backup(tmp_path: Path) -> None:
    data = unpack_folder(tmp_path / "data")
    for _ in range(2):
        await opened_and_closed(data)
    assert len(list(data.glob(f"{BEFORE}*"))) == 1


async def test_the_page_leads_back_to_the_old_data(tmp_path: Path) -> None:
    data = unpack_folder(tmp_path / "data")
    _, old = rows_in(data / DATABASE_NAME)
    await opened_and_closed(data)
    (backup,) = data.glob(f"{BEFORE}*")
    (restore,) = (line.partition("/blockcade ")[2] for line in going_back() if " restore " in line)
    assert "/var/lib/blockcade/backup-before-…" in restore
    words = restore.replace("backup-before-…", backup.name).replace("/var/lib/blockcade", str(data)).split()
    restored = blockcade(*words)
    assert (restored.returncode, restored.stderr) == (0, "")
    assert is_whole(data, old) == OLD_VERSION
    await opened_and_closed(data)
    assert is_whole(data, old) == DATA_VERSION


def test_killed_at_any_step_the_data_is_old_or_new_and_the_next_start_goes_on(tmp_path: Path) -> None:
    old = unpack_folder(tmp_path / "old")
    killing = subprocess.run(
        [sys.executable, "-m", "tests.upgrade.killing", "folder", old, tmp_path],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert killing.returncode == 0, killing.stderr
    killed = killing.stdout.split()
    assert len(killed) > 40
    assert killed == sorted(killed)
    assert set(killed) == {str(OLD_VERSION), str(DATA_VERSION)}


def test_a_server_that_is_killed_while_it_upgrades_is_started_again(tmp_path: Path) -> None:
    data = unpack_folder(tmp_path / "data")
    _, old = rows_in(data / DATABASE_NAME)
    for awaited in ('"data-upgrading"', '"data-upgraded"'):
        with subprocess.Popen(
            serve_command("--port", "0", "--json", "--data", str(data), "--log", "json"),
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        ) as server:  # fmt: skip
            assert server.stderr
            assert any(awaited in line for line in server.stderr)
            server.kill()
        assert server.returncode == -signal.SIGKILL
        is_whole(data, old)
    assert is_whole(data, old) == DATA_VERSION


def test_newer_data_is_refused_in_one_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    data = tmp_path / "data"
    asyncio.run(opened_and_closed(data))
    with closing(sqlite3.connect(data / DATABASE_NAME)) as db:
        db.execute("UPDATE settings SET value = ? WHERE name = 'blockcade'", (b"7.1.0",))
        db.execute("PRAGMA user_version = 9")
        db.commit()
    (data / KEY_NAME).unlink()  # a server that starts would make another
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    refused = subprocess.run(
        serve_command("--port", "0", "--data", str(data)), capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    for part in ("version 9", "Blockcade 7.1.0", f"up to {DATA_VERSION}", "install Blockcade 7.1.0"):
        assert part in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert {path.name: path.read_bytes() for path in data.iterdir()} == before


async def test_data_whose_backup_fails_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = unpack_folder(tmp_path / "data")
    before = rows_in(data / DATABASE_NAME)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("blockcade.server.backup._copy_file", full)
    with pytest.raises(StoreError, match=r"backup before the upgrade failed.*No space left"):
        await open_backing(Config(data=data))
    assert rows_in(data / DATABASE_NAME) == before
    assert not [path for path in data.iterdir() if BEFORE in path.name]


async def test_other_commands_upgrade_nothing(tmp_path: Path) -> None:
    data = unpack_folder(tmp_path / "data")
    with pytest.raises(StoreError, match="start `blockcade serve` there once"):
        await SqliteStore.open(data / DATABASE_NAME)
    rebuilt = await asyncio.to_thread(blockcade, "rebuild", "--data", data)
    assert rebuilt.returncode == 2
    assert "blockcade serve" in rebuilt.stderr
    shown = await asyncio.to_thread(blockcade, "admin", "tables", "--data", data)
    assert shown.returncode == 0, shown.stderr
    assert rows_in(data / DATABASE_NAME)[0] == OLD_VERSION
