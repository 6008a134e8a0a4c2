"""A host who follows docs/hosting.md to the letter gets a server that keeps its games through an upgrade."""

import re
import shlex
import stat
from pathlib import Path

import pytest

from blockcade.cli import _parser  # pyright: ignore[reportPrivateUsage]
from tests.hosts.sandbox import Sandbox
from tests.hosts.tools import ROOT
from tests.server.house import HERE, Accepted, Page

pytestmark = pytest.mark.anyio

PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
NOT_RUN = "<!-- not run by the tests: needs a Docker daemon -->"
BLOCKS = re.findall(rf"^({re.escape(NOT_RUN)}\n)?```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
RUN = [block for mark, block in BLOCKS if not mark]
WITH_DOCKER = [block for mark, block in BLOCKS if mark]


async def a_game(url: str) -> tuple[Page, str]:
    page = Page(url)
    table = await page.open("blokus", HERE, HERE)
    async with page.at(table) as chat:
        assert isinstance(await chat.play_any(chat.update.to_act[0]), Accepted)
    return page, table


async def test_the_page_is_followed_to_the_letter(tmp_path: Path) -> None:
    (upgrade,) = [number for number, block in enumerate(RUN) if "--upgrade" in block]
    sandbox = Sandbox(tmp_path)
    data = tmp_path / "var/lib/blockcade"
    try:
        said = "".join(sandbox.run(block) for block in RUN[:upgrade])
        assert '"ready":true' in said.replace(" ", "")
        assert (data / "operator.key").read_text().strip() in said
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        page, table = await a_game(sandbox.url)
        assert '"ready":true' in sandbox.run(RUN[upgrade]).replace(" ", "")
        async with page.at(table) as chat:
            assert chat.update.seq > 0
            assert isinstance(await chat.play_any(chat.update.to_act[0]), Accepted)
        for block in RUN[upgrade + 1 :]:
            sandbox.run(block)
    finally:
        sandbox.stop()
    for name in ("first", "before-upgrade"):
        assert (tmp_path / "var/backups/blockcade" / name / "backup.json").is_file()
    assert r"$(date +\%F)" in (tmp_path / "etc/cron.d/blockcade").read_text()
    secret = tmp_path / "etc/blockcade.env"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert re.findall(r"^(\w+)=", secret.read_text(), re.MULTILINE) == ["BLOCKCADE_DB", "BLOCKCADE_BUS"]
    the_user_exists_before_it_is_needed(sandbox.called())


def the_user_exists_before_it_is_needed(called: list[str]) -> None:
    """`useradd` comes first, then what names the user: the unit, `sudo -u` and `install -o`."""
    (made,) = [at for at, line in enumerate(called) if line.startswith("useradd ")]
    name = shlex.split(called[made])[-1]
    unit = (ROOT / "deploy" / "blockcade.service").read_text("utf-8")
    assert f"\nUser={name}\n" in unit
    named = [at for at, line in enumerate(called) if re.search(r" -[uo] |^systemctl enable", line)]
    assert named
    assert made < min(named)
    users = {match for line in called for match in re.findall(r" -[uo] (\S+)", line)}
    assert users == {name}


def test_the_page_prints_what_a_block_ends_with() -> None:
    """A block that was left unmarked or marked for nothing would not be noticed otherwise."""
    assert len(RUN) >= 7
    assert all("docker" in block for block in WITH_DOCKER)
    assert not any("docker" in block for block in RUN)


@pytest.mark.parametrize("block", WITH_DOCKER)
def test_commands_for_docker_name_what_exists(block: str) -> None:
    for line in block.splitlines():
        words = shlex.split(line)
        if words[0] == "python3":
            assert (ROOT / words[1]).is_file()
        elif words[0] == "docker":
            assert words[1:3] == ["compose", "-f"]
            assert (ROOT / words[3]).is_file()
        if "blockcade" in words:
            ours = words[words.index("blockcade") + 1 :]
            _parser(ours).parse_args(ours)
            service = words[words.index("exec") + 1]
            assert f"\n  {service}:\n" in (ROOT / words[3]).read_text("utf-8")
