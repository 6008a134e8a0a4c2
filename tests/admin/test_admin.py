"""`blockcade admin`, at a running server and on a data folder."""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from blockcade.cli import main
from blockcade.record import read_record
from blockcade.server.config import DATABASE_NAME
from tests.server.command import server_process
from tests.server.house import HERE, ME, Page

pytestmark = pytest.mark.anyio
Admin = Callable[..., tuple[int, str, str]]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs the command in this process; returns its exit code, stdout and stderr."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(["admin", *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


async def opened(url: str) -> str:
    page = Page(url)
    table = await page.open("blokus", ME, HERE)
    async with page.at(table) as chat:
        await chat.rename(0, "Ada")
        await chat.play_any(0)
    return table


async def test_at_a_running_server_and_afterwards_in_its_folder(tmp_path: Path, admin: Admin) -> None:
    data = tmp_path / "data"
    with server_process("--data", str(data)) as (_, url):
        table = await opened(url)
        there = ("--url", url, "--data", str(data))
        code, out, _ = admin("tables", "ada", *there)
        assert code == 0
        assert [line.split()[0] for line in out.splitlines()] == ["TABLE", table]
        assert "live, 0 watching" in out
        code, out, _ = admin("show", table, *there)
        assert out.startswith(f"blokus {table}: live")
        assert "moved by seat 0" in out
        assert "I5" not in out  # moves are not shown
        code, out, _ = admin("stats", *there)
        assert "blokus kept / running" in out
        assert json.loads(admin("stats", "--json", *there)[1])["commands"] == 2
        record = tmp_path / "game.blockcade"
        assert admin("export", table, "--out", str(record), *there)[0] == 0
        assert read_record(record).seed == ""
        assert admin("end", table, *there)[1] == f"{table} is closed; its players are told.\n"
        assert admin("end", table, *there)[1] == f"{table} was over already.\n"
        code, out, err = admin("show", "nothing", *there)
        assert (code, out, err) == (2, "", "blockcade admin: the server says no-such-table\n")
    here = ("--data", str(data))
    assert admin("tables", *here)[1].splitlines()[1].split()[:3] == [table, "blokus", "over"]
    assert "closed by the operator" in admin("show", table, *here)[1]
    assert admin("stats", *here)[1].splitlines()[1].split() == ["blokus", "1", "0"]
    assert admin("export", table, "--out", str(record), *here)[0] == 0
    assert read_record(record).seed != ""
    assert admin("key", *here)[1] == (data / "operator.key").read_text()
    code, _, err = admin("end", table, *here)
    assert (code, "--url" in err) == (2, True)
    assert admin("stats", "--url", url, *here)[0] == 2  # nobody listens there any more


@pytest.mark.parametrize("old", ["-4qDE0abcdefghijklmnop", "--url-abcdefghijklmnop"])
async def test_an_old_name_that_begins_with_a_dash_is_no_option(
    old: str, tmp_path: Path, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    here = ("--data", "data")
    with server_process(*here) as (_, url):
        new = await opened(url)
    with closing(sqlite3.connect(Path("data", DATABASE_NAME))) as db, db:
        db.execute("UPDATE tables SET id = ? WHERE id = ?", (old, new))
        for kept in ("events", "holders"):
            db.execute(f"UPDATE {kept} SET table_id = ? WHERE table_id = ?", (old, new))
    assert admin("show", old, *here)[1].startswith(f"blokus {old}: asleep")
    assert admin("show", *here, old)[0] == 0
    assert admin("tables", *here, old)[1].splitlines()[1].split()[0] == old
    assert admin("export", old, *here)[1] == f"Wrote {old}.blockcade.\n"
    assert len(read_record(Path(f"{old}.blockcade")).moves) == 1
    with server_process(*here) as (_, url):
        assert admin("end", old, "--url", url, *here)[1] == f"{old} is closed; its players are told.\n"
    for chore, *wrong in (
        ("show", "-4qDE"),
        ("show", "--unknown", old),
        ("tables", "--no-such-option-at-all"),
    ):
        with pytest.raises(SystemExit, match="2"):
            admin(chore, *wrong, *here)


def test_what_cannot_be_done_is_one_sentence(tmp_path: Path, admin: Admin) -> None:
    for arguments in (
        ("tables", "--data", str(tmp_path)),
        ("key", "--data", str(tmp_path)),
        ("stats", "--url", "http://127.0.0.1:9", "--data", str(tmp_path)),
        ("stats", "--url", "file:///etc/passwd", "--data", str(tmp_path)),
    ):
        code, out, err = admin(*arguments)
        assert (code, out, err.count("\n")) == (2, "", 1), err


async def test_a_wrong_key_is_told(tmp_path: Path, admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    with server_process("--data", str(tmp_path)) as (_, url):
        monkeypatch.setenv("BLOCKCADE_OPERATOR_KEY", "certainly not the key")
        code, _, err = admin("tables", "--url", url)
    assert (code, err) == (2, "blockcade admin: the server says bad-key: this is not the operator's key\n")


def test_a_reader_that_has_had_enough_is_no_complaint(tmp_path: Path) -> None:
    with server_process("--data", str(tmp_path)):
        pass
    command = [sys.executable, "-u", "-m", "blockcade.cli", "admin", "tables", "--data", str(tmp_path)]
    reading, writing = os.pipe()
    os.close(reading)  # the reader is gone before the first line
    ended = subprocess.run(command, check=False, stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, "")
