"""`blockcade doctor` names each thing that is wrong in a sentence, and is silent about what is right."""

import os
import socket
import sqlite3
import sys
from pathlib import Path

import pytest

from blockcade.cli import main
from blockcade.server import checkup
from blockcade.server.config import DATABASE_NAME, KEY_NAME
from blockcade.server.folder import LOCK_NAME, FolderLock
from blockcade.server.identity import KEY_VARIABLE
from blockcade.server.store.data_version import DATA_VERSION
from blockcade.server.store.sqlite_schema import connections
from blockcade.server.transport import internals
from tests.cli.test_commands import Capture


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir(0o700)
    for connection in connections(folder / DATABASE_NAME, 1_000):
        connection.close()
    (folder / KEY_NAME).write_bytes(bytes(32))
    (folder / KEY_NAME).chmod(0o600)
    return folder


def findings(capsys: Capture, *argv: str) -> tuple[int, str]:
    """The exit code, and all lines about this folder."""
    code = main(["doctor", *argv])
    captured = capsys.readouterr()
    assert captured.err == ""
    lines = captured.out.splitlines()
    assert lines[0].startswith("Blockcade ")
    return code, "\n".join(lines[1:])


@pytest.fixture(autouse=True)
def _healthy_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Tests run before the page is built, too."""
    monkeypatch.setattr(checkup, "is_built", lambda _: True)  # pyright: ignore[reportUnknownLambdaType,reportUnknownArgumentType]
    monkeypatch.setattr(checkup, "allow_many_files", lambda: 1_000_000)


def test_nothing_is_said_about_a_good_folder_or_one_that_can_be_made(capsys: Capture, data: Path) -> None:
    assert findings(capsys, "--data", str(data)) == (0, "All is well.")
    assert findings(capsys, "--data", str(data / "new" / "folder")) == (0, "All is well.")
    assert not (data / "new").exists()


def test_a_running_server_is_no_fault(capsys: Capture, data: Path) -> None:
    lock = FolderLock(data)
    try:
        assert findings(capsys, "--data", str(data)) == (0, "All is well.")
    finally:
        lock.close()


def test_an_interrupted_restore(capsys: Capture, data: Path) -> None:
    (data / LOCK_NAME).write_bytes(b"restoring")
    code, said = findings(capsys, "--data", str(data))
    assert code == 1
    assert "was interrupted. Run it again" in said


def test_a_damaged_database(capsys: Capture, data: Path) -> None:
    with (data / DATABASE_NAME).open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096)
    code, said = findings(capsys, "--data", str(data))
    assert code == 1
    assert "is damaged" in said or "cannot be read" in said


def test_a_database_of_a_newer_release(capsys: Capture, data: Path) -> None:
    with sqlite3.connect(data / DATABASE_NAME) as database:
        database.execute(f"PRAGMA user_version = {DATA_VERSION + 1}")
    database.close()
    code, said = findings(capsys, "--data", str(data))
    assert code == 1
    assert "newer Blockcade" in said


def test_a_short_key_that_others_may_read(capsys: Capture, data: Path) -> None:
    (data / KEY_NAME).write_bytes(b"short")
    (data / KEY_NAME).chmod(0o644)
    code, said = findings(capsys, "--data", str(data))
    assert code == 1
    assert f"chmod 600 {data / KEY_NAME}" in said
    assert "holds 5 bytes instead of 32" in said


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_of_another_user(capsys: Capture) -> None:
    code, said = findings(capsys, "--data", "/root")
    assert code == 1
    assert "may not" in said


def test_a_file_instead_of_a_folder(capsys: Capture, data: Path) -> None:
    code, said = findings(capsys, "--data", str(data / KEY_NAME))
    assert (code, "is not a folder" in said) == (1, True)


def test_a_full_disk(capsys: Capture, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "LITTLE_SPACE", 2**62)
    assert "MB are free" in findings(capsys, "--data", str(data))[1]


def test_a_wrong_key_in_the_environment(capsys: Capture, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "secret")
    code, said = findings(capsys, "--data", str(data))
    assert (code, KEY_VARIABLE in said) == (1, True)


def test_a_database_and_a_bus_that_do_not_answer(capsys: Capture) -> None:
    with socket.socket() as unheard:  # bound, so that nobody else listens there
        unheard.bind(("127.0.0.1", 0))
        port = unheard.getsockname()[1]
        at = f"127.0.0.1:{port}"
        code, said = findings(capsys, "--db", f"postgresql://me:secret@{at}/games", "--bus", f"nats://{at}")
    assert code == 1
    assert said.count(f"127.0.0.1, port {port}, does not answer") == 2
    assert "secret" not in said


def test_what_the_installation_lacks(capsys: Capture, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "blockcade._kernel", None)
    monkeypatch.setattr(checkup, "is_built", lambda _: False)  # pyright: ignore[reportUnknownLambdaType,reportUnknownArgumentType]
    monkeypatch.setattr(checkup, "allow_many_files", lambda: 256)
    code, said = findings(capsys, "--data", str(data))
    assert code == 1
    for part in ("WRONG: The compiled kernel", "WRONG: The browser page", "NOTE: Only 256 files"):
        assert part in said


def test_versions_that_are_not_known_from_within(
    capsys: Capture, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(internals.KNOWN, "websockets", ((98,), (99,)))
    code, said = findings(capsys, "--data", str(data))
    assert code == 0
    assert said.startswith("NOTE: Connections go through plain ASGI")
    assert "'websockets>=98,<99'" in said


def test_a_missing_physics_engine_is_no_fault(
    capsys: Capture, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_spec(name: str) -> object:
        return None if name == "rapier3d" else object()

    monkeypatch.setattr(checkup, "find_spec", find_spec)
    code, said = findings(capsys, "--data", str(data))
    assert code == 0
    assert said.startswith("NOTE: rapier3d is not installed")
