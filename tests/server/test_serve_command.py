"""The command that starts a server."""

import os
import shutil
import socket
import subprocess
import sys
from hashlib import sha256
from itertools import takewhile
from pathlib import Path

import pytest

import blockcade
from tests.server.command import serve_command, server_process
from tests.server.house import HERE, ME, Page

pytestmark = pytest.mark.anyio


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        serve_command(*arguments),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={"PATH": "/usr/bin:/bin", **environment},
    )


async def test_it_listens_where_it_says(tmp_path: Path) -> None:
    with server_process("--data", str(tmp_path / "new" / "data")) as (_, url):
        response = await Page(url).get("/api/health")
        assert response.json()["ok"] is True
    key = tmp_path / "new" / "data" / "server.key"
    assert (len(key.read_bytes()), key.stat().st_mode & 0o777) == (32, 0o600)


@pytest.mark.parametrize("has_page", [False, True])
def test_a_missing_page_is_said_where_the_server_was_started(tmp_path: Path, has_page: bool) -> None:
    installed = tmp_path / "blockcade"
    shutil.copytree(
        Path(blockcade.__file__).parent, installed, ignore=shutil.ignore_patterns("page", "__pycache__")
    )
    if has_page:
        (installed / "server" / "page").mkdir()
        (installed / "server" / "page" / "index.html").write_text("the page")
    python, *arguments = serve_command("--port", "0", "--data", str(tmp_path / "data"))
    with subprocess.Popen(
        [python, "-S", *arguments],  # -S: no site module, which leads to the sources, not the copy
        stdout=subprocess.PIPE,
        text=True,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])},
    ) as process:
        assert process.stdout is not None
        said = "".join(takewhile(lambda line: not line.startswith("Press"), process.stdout))
        process.kill()
    assert said.startswith("Blockcade is at ")
    assert ("`make page`" in said) is not has_page


def test_a_port_in_use_is_one_clear_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = run("--port", str(port), "--data", str(tmp_path))
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"Port {port} on 127.0.0.1 is in use;")
    assert ended.stderr.count("\n") == 1
    assert ended.stdout == ""


def test_what_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "server.key").write_bytes(b"short")
    (tmp_path / "server.key").chmod(0o600)  # or the log would say that the server closed it to others
    for ended in (
        run("--port", "0", "--data", str(tmp_path)),
        run("--port", "0", "--data", str(tmp_path), BLOCKCADE_KEY="xyz"),
        run("--port", "0", "--data", str(tmp_path / "server.key")),
        run("--port", "0", "--host", "203.0.113.7", "--data", str(tmp_path)),
    ):
        assert ended.returncode == 2
        assert ended.stderr.count("\n") == 1, ended.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("--port", "70000"),
        ("--bot-pause-ms", "-1"),
        ("--bot-processes", "0"),
        ("--port", "x"),
        ("--seed", "xyz"),
        ("--seed", ""),
        ("--max-connections", "3"),
        ("--deadlines", "0"),
    ],
)
def test_bad_arguments_are_refused(arguments: tuple[str, str]) -> None:
    assert run(*arguments).returncode == 2


def test_help_names_every_choice() -> None:
    text = run("--help").stdout
    for choice in (
        "--host",
        "--port",
        "--data",
        "--bot-pause-ms",
        "--bot-processes",
        "--json",
        "--metrics",
        "--log",
        "--log-level",
        "BLOCKCADE_KEY",
        "BLOCKCADE_OPERATOR_KEY",
    ):
        assert choice in text


async def test_a_seed_for_demonstrations_is_every_tables_seed(tmp_path: Path) -> None:
    with server_process("--data", str(tmp_path), "--seed", "00ff") as (_, url):
        page = Page(url)
        for _ in range(2):
            async with page.at(await page.open("blokus", ME, HERE)) as chat:
                assert chat.table.seed_hash == sha256(b"\x00\xff").hexdigest()
