"""The data folder is for the server's own user alone: new ones, old ones, backups, under any umask."""

import os
import stat
import subprocess
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from blockcade.server.config import DATABASE_NAME
from tests.server.command import announcing, server_process
from tests.server.house import HERE, ME, Page

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="Windows has no modes of files"),
]

UMASKS = (0o022, 0o000)
DATABASE = {DATABASE_NAME, f"{DATABASE_NAME}-wal", f"{DATABASE_NAME}-shm"}
FILES = {*DATABASE, "server.key", "operator.key", "server.lock"}


def modes(folder: Path) -> dict[str, str]:
    """The modes of the folder and of everything in it."""
    found: dict[str, str] = {}
    inside = [Path(root, name) for root, folders, files in os.walk(folder) for name in (*folders, *files)]
    for path in (folder, *inside):  # os.walk skips folders that are gone meanwhile
        try:
            found[str(path.relative_to(folder))] = f"{stat.S_IMODE(path.stat().st_mode):04o}"
        except FileNotFoundError:
            continue  # files may be gone too
    return found


def open_to_others(folder: Path) -> dict[str, str]:
    return {name: mode for name, mode in modes(folder).items() if not mode.endswith("00")}


def blockcade(*arguments: str | Path, umask: int) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "blockcade.cli", *map(str, arguments)]
    return subprocess.run(command, check=False, capture_output=True, text=True, umask=umask)


@contextmanager
def watched(folder: Path) -> Generator[set[str]]:
    """Everything in the folder that was ever open to others, checked two thousand times a second."""
    seen: set[str] = set()
    over = threading.Event()

    def look() -> None:
        while not over.wait(0.0005):
            if folder.exists():
                seen.update(f"{name} {mode}" for name, mode in open_to_others(folder).items())

    looking = threading.Thread(target=look)
    looking.start()
    try:
        yield seen
    finally:
        over.set()
        looking.join()


@pytest.mark.parametrize("umask", UMASKS, ids=lambda umask: f"{umask:03o}")
async def test_s_47_what_a_server_makes_is_private_at_every_instant(tmp_path: Path, umask: int) -> None:
    data, copy, back = tmp_path / "deep" / "data", tmp_path / "copy", tmp_path / "back"
    with watched(data) as seen, watched(copy) as seen_copy, watched(back) as seen_back:
        with server_process("--data", str(data), umask=umask) as (_, url):
            await Page(url).open("blokus", ME, HERE)
            found = modes(data)
            made = blockcade("backup", copy, "--data", data, umask=umask)
        assert made.returncode == 0, made.stderr
        for _ in range(2):  # the second one moves the first aside
            restored = blockcade("restore", copy, "--data", back, "--force", umask=umask)
            assert restored.returncode == 0, restored.stderr
    assert found == {".": "0700", **dict.fromkeys(FILES, "0600")}
    assert (seen, seen_copy, seen_back) == (set(), set(), set())
    kept = {DATABASE_NAME, "server.key", "operator.key", "backup.json"}
    assert modes(copy) == {".": "0700", **dict.fromkeys(kept, "0600")}
    assert not open_to_others(back)
    assert len(list(back.glob("replaced-*/*"))) == 3


@pytest.mark.parametrize("umask", UMASKS, ids=lambda umask: f"{umask:03o}")
async def test_s_47_the_folder_of_an_older_release_is_closed_at_start(tmp_path: Path, umask: int) -> None:
    """Also the write-ahead log of a killed server, and a folder behind a link."""
    data, link = tmp_path / "data", tmp_path / "link"
    link.symlink_to(data)
    with server_process("--data", str(data), umask=umask) as (_, url):
        await Page(url).open("blokus", ME, HERE)
    for path in (data, *data.iterdir()):  # as older releases made them
        path.chmod((0o777 if path.is_dir() else 0o666) & ~umask)
    assert set(open_to_others(data)) == {".", *FILES}
    with server_process("--data", str(link), umask=umask):
        assert modes(data) == {".": "0700", **dict.fromkeys(FILES, "0600")}


async def test_s_47_a_folder_with_other_things_in_it_keeps_its_mode(tmp_path: Path) -> None:
    """A home folder, for example: our files are private anyway, and the log says that the folder is not."""
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir(mode=0o755)
    (home / "letter.txt").write_text("for all to read")
    elsewhere.write_bytes(bytes(32))
    elsewhere.chmod(0o644)
    (home / "server.key").symlink_to(elsewhere)
    before = modes(home) | {"server.key": "0644"}
    with announcing("--data", str(home), "--log", "json", umask=0o022) as (process, _):
        found = modes(home)
        process.terminate()
        said = process.communicate()[1]
    assert {name: found[name] for name in before} == before
    assert {found[name] for name in FILES - {"server.key"}} == {"0600"}
    assert '"event": "data-folder-shared"' in said
    assert '"event": "data-open-to-others"' in said  # the key behind the link, which is not ours to change


def test_s_47_another_user_is_told_in_a_sentence(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can become another user")
    with server_process("--data", str(tmp_path / "data")):
        pass
    program = (
        "import os, sys, blockcade.cli.admin, blockcade.cli.backup; from blockcade.cli import main;"
        "os.setgroups([]); os.setgid(65534); os.setuid(65534); sys.exit(main(sys.argv[1:]))"
    )
    tmp_path.chmod(0o755)
    for arguments in (("admin", "tables"), ("admin", "key"), ("backup", "copy")):
        command = [sys.executable, "-c", program, *arguments, "--data", "data"]
        ended = subprocess.run(command, check=False, capture_output=True, text=True, cwd=tmp_path)
        assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1), ended.stderr
        assert "only the server's own user may" in ended.stderr
