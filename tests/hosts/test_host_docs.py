"""The commands in the pages for hosts are right: the same folders everywhere, and commands that work."""

import json
import os
import re
import shlex
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from blockcade.cli import _parser  # pyright: ignore[reportPrivateUsage]
from blockcade.cli import main as blockcade
from blockcade.cli.addresses import DB_VARIABLE
from tests.hosts.machines import running_postgres
from tests.server.command import server_process

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def blocks(page: str) -> list[str]:
    return re.findall(r"^```\w*\n(.*?)^```", (DOCS / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)


def cron_line() -> str:
    (line,) = [line for block in blocks("backup.md") for line in block.splitlines() if "* * *" in line]
    return line


def test_all_pages_name_one_data_folder() -> None:
    texts = [
        DOCS / "operating.md",
        DOCS / "backup.md",
        ROOT / "README.md",
        ROOT / "deploy" / "blockcade.service",
    ]
    for path in texts:
        named = re.findall(r"--data (/\S*?\w)(?=[\s`.)]|$)", path.read_text("utf-8"), re.MULTILINE)
        assert named, path.name
        assert {folder for folder in named if "backups" not in folder} == {"/var/lib/blockcade"}, path.name


def test_cron_runs_the_line_as_it_is_written(tmp_path: Path) -> None:
    """Cron ends a command at a plain %, and gives the shell a % for each that has a backslash."""
    *_, command = cron_line().split(maxsplit=6)
    assert not re.search(r"(?<!\\)%", command)
    program, words = command.replace("\\%", "%").split(maxsplit=1)
    assert program.endswith("/blockcade")
    told = subprocess.run(["sh", "-c", f"printf '%s\\n' {words}"], check=True, capture_output=True, text=True)
    verb, target, *rest = told.stdout.splitlines()
    assert re.fullmatch(r"/var/backups/blockcade/\d{4}-\d\d-\d\d", target)
    _parser([verb, target, *rest]).parse_args([verb, target, *rest])


@pytest.mark.slow
def test_the_steps_to_many_hosts_make_role_and_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The steps run on an empty PostgreSQL; passwords come from a pipe, not from a terminal."""
    (steps,) = [block.splitlines() for block in blocks("scaling.md") if "createuser" in block]
    as_postgres = [
        shlex.split(step, comments=True)[3:] for step in steps if step.startswith("sudo -u postgres ")
    ]
    assert [words[0] for words in as_postgres] == ["createuser", "createdb"]
    with running_postgres() as machine:
        login = {"PGHOST": "127.0.0.1", "PGPORT": str(machine.port), "PGUSER": "postgres"}
        for program, *words in as_postgres:
            subprocess.run(
                [machine.programs / program, *words],
                check=True,
                env={**os.environ, **login},
                input="PASSWORD\nPASSWORD\n",
                text=True,
                capture_output=True,
                start_new_session=True,
            )
        (exported,) = [step for step in steps if step.startswith(f"export {DB_VARIABLE}=")]
        address = exported.partition("=")[2].replace("@127.0.0.1/", f"@127.0.0.1:{machine.port}/")
        monkeypatch.setenv(DB_VARIABLE, address)
        with server_process("--data", str(tmp_path)) as (_, url):
            with urlopen(f"{url}/readyz") as answer:
                assert json.load(answer)["ready"]
            assert blockcade(["admin", "key"]) == 0
            key = capsys.readouterr().out.strip()
        dump = subprocess.run(
            [machine.programs / "pg_dump", address], check=True, capture_output=True, text=True
        ).stdout
        assert key.encode().hex() in dump, "a dump holds the key, as the pages warn"
    for page in ("scaling.md", "backup.md"):
        assert re.search(r"\*\*[^*]*dump[^*]*key", (DOCS / page).read_text("utf-8")), page
