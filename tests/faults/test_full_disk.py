"""A full disk: one line in the log, a reason with a text in every language, and nothing is lost."""

import json
import shutil
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from blockcade.server.config import DATABASE_NAME
from blockcade.server.store import SqliteStore
from blockcade.wire.to_browser import Accepted, Code, Refused
from tests.admin.metrics import metrics_at, scrape
from tests.faults.test_disk import names_kept, rename
from tests.server.command import announcing
from tests.server.house import HERE, ME, Chat, Page, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

# A file system of 1 MB that only the server's process sees. It needs user namespaces, but no root.
SMALL_DISK = ("unshare", "--user", "--map-root-user", "--mount", "sh", "-c",
              'mount -t tmpfs -o size=1m,mode=0700 tmpfs "$0" && exec "$@"')  # fmt: skip


async def refused(chat: Chat, first: int) -> tuple[int, Refused]:
    """The number of accepted renamings, and the refusal of the next one."""
    for number in range(first, first + 5000):
        answer = await chat.ask(rename(number))
        if isinstance(answer, Refused):
            return number, answer
    raise AssertionError("the disk was never full")


@contextmanager
def small_disk(folder: Path) -> Generator[tuple[Any, dict[str, str], Path]]:
    """A server whose data folder has hardly any room, and the path of that folder from outside."""
    folder.mkdir()
    within = (*SMALL_DISK, str(folder))
    if not shutil.which("unshare") or subprocess.run([*within, "true"], check=False).returncode:
        pytest.skip("this system lets nobody mount a small file system in a namespace of their own")
    words = ("--data", str(folder), "--limits", "0", "--log", "json", "--metrics", "127.0.0.1:0")
    with announcing(*words, within=within) as (process, said):
        yield process, said, Path(f"/proc/{process.pid}/root{folder}")


async def test_a_full_file_system_is_called_so_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "data") as (process, said, seen):
        url, watch = said["url"].rstrip("/"), said["metrics"].removesuffix("/metrics")
        page = Page(url)
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            ballast = seen / "ballast"
            free = shutil.disk_usage(seen).free
            ballast.write_bytes(bytes(max(0, free - 100_000)))
            last, answer = await refused(chat, 0)
            assert (answer.code, answer.reason) == (Code.BUSY, "disk-full")
            for _ in range(3):
                again = await chat.ask(rename(last))
                assert isinstance(again, Refused)
                assert again.reason == "disk-full"
            response = await page.post(b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"me"}]}')
            assert (response.status_code, response.json()["reason"]) == (503, "disk-full")
            assert (await metrics_at(watch))["blockcade_ready"] == 0
            assert (await Page(watch).get("/readyz")).json()["problems"] == ["disk-full"]
            async with page.at(table) as second:
                assert second.update.seq == chat.update.seq, "the table can be looked at"
            ballast.unlink()
            assert isinstance(await chat.ask(rename(last)), Accepted), "the same command, now it is done"
            assert (await metrics_at(watch))["blockcade_ready"] == 1
            assert isinstance(await chat.play_any(chat.update.to_act[0]), Accepted)
        shutil.copytree(seen, tmp_path / "copy")
        assert (await names_kept(tmp_path / "copy", table))[: last + 1] == [f"c{n}" for n in range(last + 1)]
        process.terminate()
        lines = [json.loads(line) for line in process.communicate()[1].splitlines()]
    told = [(line["event"], line["level"]) for line in lines if line["level"] in {"warning", "error"}]
    assert told == [("disk-full", "error")], "one line, however many commands were refused"
    (full,) = [line for line in lines if line["event"] == "disk-full"]
    assert Path(full["path"]) == tmp_path / "data" / DATABASE_NAME
    assert 0 <= full["free_bytes"] < 100_000
    assert [line["event"] for line in lines].count("disk-has-room") == 1
    assert "race-lost" not in {line["event"] for line in lines}


async def test_a_database_that_may_not_grow_is_a_full_disk(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite's own answer to a full disk, on any system."""
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        store = house.server.store
        assert isinstance(store, SqliteStore)
        async with page.at(table) as chat:
            writer = store._writer  # pyright: ignore[reportPrivateUsage]
            (pages,) = writer.execute("PRAGMA page_count").fetchone()
            writer.execute(f"PRAGMA max_page_count = {pages}")
            last, answer = await refused(chat, 0)
            assert (answer.code, answer.reason) == (Code.BUSY, "disk-full")
            assert isinstance(await chat.ask(rename(last)), Refused)
            figures = await scrape(house, tmp_path)
            assert figures["blockcade_ready"] == 0
            assert figures["blockcade_store_errors_total{kind=disk-full}"] == 2
            assert figures["blockcade_disk_free_bytes"] > 0
            writer.execute(f"PRAGMA max_page_count = {2**30}")
            assert isinstance(await chat.ask(rename(last)), Accepted)
            assert (await scrape(house, tmp_path))["blockcade_ready"] == 1
    events = [getattr(record, "blockcade_fields", {}).get("event") for record in caplog.records]
    assert [event for event in events if event in {"disk-full", "disk-has-room", "store-failed"}] == [
        "disk-full"
    ], "what is over again is told as information, below the level that is listened to here"
