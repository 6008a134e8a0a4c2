"""The torture test: the real server loses nothing in crashes, and servers that lie are detected."""

import sys
from pathlib import Path

import pytest

from blockcade.cli import main
from blockcade.faults.torture import Plan, Result, Torture, write_report
from blockcade.server.config import DATABASE_NAME

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

ENOUGH = 15  # kills that no liar survives


async def tortured(plan: Plan, kills: int) -> Result:
    torture = Torture(plan)
    try:
        await torture.begin()
        while not torture.result.broken and torture.result.kills.total() < kills:
            await torture.kill()
        await torture.end()
    finally:
        await torture.close()
    return torture.result


def test_nothing_is_lost_by_a_server_that_is_killed(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["torture", "--kills", "5", "--tables", "6", "--quiet"])
    said = capsys.readouterr()
    assert code == 0, said.err
    assert "Nothing was lost" in said.out


@pytest.mark.parametrize(
    ("liar", "promises"),
    [
        ("acknowledge-early", {"acknowledged is kept", "shown is kept", "never back"}),
        ("show-early", {"shown is kept", "never back"}),
        ("forget", {"one answer", "done once", "refused is not done"}),
    ],
)
async def test_a_server_that_lies_is_found_out(tmp_path: Path, liar: str, promises: set[str]) -> None:
    serve = (sys.executable, "-m", "tests.faults.liars", liar, "serve")
    result = await tortured(Plan(tmp_path, tables=2, serve=serve), ENOUGH)
    assert result.broken
    assert {broken.promise for broken in result.broken} & promises
    text = write_report(result, tmp_path).read_text()
    assert f"seed: {result.seed}" in text
    assert f"BROKEN {result.broken[0].promise}" in text
    assert f"== the log of {result.broken[0].table}" in text
    assert "line 1 is up" in text, "what the players sent and saw is told"


async def test_a_disk_that_forgets_what_it_wrote_is_found_out(tmp_path: Path) -> None:
    def drop(data: Path) -> None:
        (data / f"{DATABASE_NAME}-wal").unlink(missing_ok=True)

    result = await tortured(Plan(tmp_path, tables=1, after_kill=drop), ENOUGH)
    assert {"for ever", "every table opens"} & {broken.promise for broken in result.broken}
