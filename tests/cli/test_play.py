"""`blockcade` alone: it serves, keeps games in the user's own folder and opens a browser."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

import blockcade
from blockcade.cli import addresses


@contextmanager
def arcade(home: Path, *arguments: str, **environment: str) -> Generator[tuple[str, list[str]]]:
    """The address of a started arcade, and all that it says before its last line."""
    with subprocess.Popen(
        [sys.executable, "-m", "blockcade.cli", *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env={"PATH": "/usr/bin:/bin", "HOME": str(home), **environment},
    ) as process:
        assert process.stdout is not None
        lines: list[str] = []
        while not (line := process.stdout.readline()).startswith("Press"):
            assert line, "the arcade did not start"
            lines.append(line)
        try:
            yield lines[0].split()[-1], lines
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()
    assert process.returncode == 0


def test_it_opens_the_printed_address_and_keeps_games_in_the_users_folder(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with arcade(tmp_path, BROWSER=str(browser)) as (url, _):
        assert opened.read_text().strip() == url
        with urllib.request.urlopen(f"{url}api/health") as answer:
            assert answer.status == 200
        assert (tmp_path / ".local" / "share" / "blockcade" / "server.key").is_file()


def test_a_second_one_takes_another_port_and_no_database_of_the_host(tmp_path: Path) -> None:
    more = {"BLOCKCADE_DB": "postgresql://nobody@127.0.0.1:1/none", "BLOCKCADE_NO_BROWSER": "1"}
    folders = [str(tmp_path / name) for name in "ab"]
    with arcade(tmp_path, "play", "--data", folders[0], **more) as (one, said):
        assert any("open this address" in line for line in said)
        with arcade(tmp_path, "play", "--data", folders[1], "--no-browser", **more) as (two, _):
            assert one != two


def test_a_wanted_port_that_is_taken_is_an_error(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-m", "blockcade.cli", "play", "--port", str(port), "--no-browser"],
            capture_output=True,
            text=True,
            check=False,
            env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
        )
    assert done.returncode == 2
    assert f"Port {port}" in done.stderr


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "/home/ada/.local/share/blockcade"),
        ("linux", {"XDG_DATA_HOME": "/big"}, "/big/blockcade"),
        ("linux", {"XDG_DATA_HOME": "big"}, "/home/ada/.local/share/blockcade"),  # not absolute: ignored
        ("darwin", {}, "/home/ada/Library/Application Support/Blockcade"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Blockcade"),
        ("win32", {}, "/home/ada/AppData/Local/Blockcade"),
    ],
)
def test_each_system_has_its_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/home/ada", **environment}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert addresses.user_folder() == Path(folder)


def test_the_package_knows_its_version() -> None:
    from importlib.metadata import version

    assert blockcade.__version__ == version("blockcade")
    assert not hasattr(blockcade, "__nothing__")
