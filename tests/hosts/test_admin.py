"""`blockcade admin` where tables are in PostgreSQL: the same answers, and the key that the nodes share."""

import asyncio
import json
from collections.abc import Callable, Generator
from pathlib import Path

import httpx
import pytest

from blockcade.cli import main
from blockcade.cli.addresses import DB_VARIABLE
from blockcade.record import read_record
from blockcade.server.admin.key import KEY_VARIABLE
from tests.admin.test_admin import opened
from tests.hosts.machines import Postgres, connect
from tests.server.command import server_process

pytestmark = pytest.mark.slow
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Generator[Run]:
    """Runs a command in an empty folder; returns its exit code, stdout and stderr."""
    monkeypatch.chdir(tmp_path)

    def blockcade(*arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        said = capsys.readouterr()
        return code, said.out, said.err

    yield blockcade
    assert not (tmp_path / "data").exists(), "nothing was looked for or made in a folder"


def test_the_operator_of_a_shared_database_has_a_key_and_all_answers(
    postgres: Postgres, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    address = asyncio.run(postgres.new_database())
    monkeypatch.setenv(DB_VARIABLE, address)
    with server_process("--data", "elsewhere") as (_, url):
        table = asyncio.run(opened(url))
        code, key, _ = run("admin", "key")
        assert code == 0
        bearer = {"authorization": f"Bearer {key.strip()}"}
        assert httpx.get(f"{url}/metrics", headers=bearer).status_code == 200
        assert json.loads(run("admin", "stats", "--url", url, "--json")[1])["commands"] == 2
        assert "live" in run("admin", "tables", "ada", "--url", url)[1]
        assert [line.split()[0] for line in run("admin", "tables", "ada")[1].splitlines()] == ["TABLE", table]
        assert run("admin", "stats")[1].splitlines()[1].split() == ["blokus", "1", "1"]
        assert run("admin", "export", table, "--out", "early.blockcade")[0] == 0
        assert read_record(tmp_path / "early.blockcade").seed == ""
        assert run("admin", "end", table)[0] == 2
        assert run("admin", "end", table, "--url", url)[0] == 0
    monkeypatch.delenv(DB_VARIABLE)
    there = ("--db", address)
    assert run("admin", "key", *there)[1] == key
    assert "closed by the operator" in run("admin", "show", table, *there)[1]
    assert run("admin", "show", "nothing\0", *there)[::2] == (
        2,
        "blockcade admin: there is no table nothing\0\n",
    )
    assert run("admin", "export", table, "--out", "late.blockcade", *there)[0] == 0
    assert read_record(tmp_path / "late.blockcade").seed != ""


def test_what_the_command_says_counts_more_than_the_environment(
    postgres: Postgres, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(DB_VARIABLE, postgres.address())
    for chore in ("key", "stats", "tables"):
        code, out, err = run("admin", chore, "--data", "folder")
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "folder" in err
    for command, instead in ((("backup", "copy"), "pg_dump"), (("restore", "copy"), "pg_restore")):
        code, out, err = run(*command)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert instead in err
    assert "no blockcade.sqlite3 in folder" in run("backup", "copy", "--data", "folder")[2]
    monkeypatch.setenv(DB_VARIABLE, "mysql://nowhere")
    assert run("admin", "key")[2].startswith(f"blockcade admin: {DB_VARIABLE} is wrong: a database is given")


def test_a_database_without_answers_is_one_sentence(
    postgres: Postgres, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = asyncio.run(postgres.new_database())
    nobody = "postgresql://postgres@127.0.0.1:1/x"
    for db, complaint in ((address, "start a node"), (nobody, "cannot be read"), ("postgresql://[", "read")):
        for chore in ("key", "stats", "tables"):
            code, out, err = run("admin", chore, "--db", db)
            assert (code, out, err.count("\n")) == (2, "", 1), err
            assert complaint in err
    assert asyncio.run(schemas(address)) == 0, "looking makes nothing"
    monkeypatch.setenv(KEY_VARIABLE, "a key that was given")
    with server_process("--db", address, "--data", "elsewhere"):
        assert run("admin", "key", "--db", address)[1] == "a key that was given\n"
        monkeypatch.delenv(KEY_VARIABLE)
        code, _, err = run("admin", "key", "--db", address)
        assert (code, KEY_VARIABLE in err) == (2, True)


async def schemas(address: str) -> int:
    db = await connect(address)
    try:
        return await db.fetchval("SELECT count(*) FROM pg_namespace WHERE nspname = 'blockcade'")
    finally:
        await db.close()
