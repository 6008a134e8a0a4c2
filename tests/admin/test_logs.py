"""The server's own log."""

import asyncio
import json
import logging
import sqlite3
import subprocess
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from blockcade.server.logs import JsonLines, PlainLines, note, person
from tests.server.command import announcing
from tests.server.house import HERE, LINK, ME, Page, reason, serving

pytestmark = pytest.mark.anyio


async def written(process: subprocess.Popen[str]) -> str:
    """The whole stderr of a server after it was told to stop."""
    process.terminate()
    _, text = await asyncio.to_thread(process.communicate, timeout=30)
    assert process.returncode == 0
    return text


async def test_every_line_is_an_object_and_none_holds_a_secret(tmp_path: Path) -> None:
    with announcing("--data", str(tmp_path), "--log", "json", "--log-level", "debug") as (process, said):
        page = Page(said["url"].rstrip("/"))
        table = await page.open("blokus", ME, LINK, HERE)
        async with page.at(table) as chat:
            link = chat.link(1)
            await chat.play(0, "I1:j10")
            await chat.claim("0" * 22)
            await chat.resign(0)
            await chat.claim(link)
            await chat.resign(1)
            await chat.until(lambda chat: chat.update.over)
        await page.get("/metrics", headers={"authorization": "Bearer a-wrong-key"})
        text = await written(process)
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    by_event = {line["event"]: line for line in lines}
    assert list(by_event) == ["table-opened", "command-refused", "table-finished", "draining", "stopped"]
    player, _, signature = page.cookie.partition(".")
    opened, refused, finished = (by_event[name] for name in list(by_event)[:3])
    assert (opened["table"], opened["game"], opened["player"]) == (table, "blokus", person(player))
    assert (refused["level"], refused["table"], refused["command"]) == ("debug", table, "claim")
    assert (finished["table"], finished["level"]) == (table, "info")
    assert finished["seq"] > refused["seq"] > 1
    assert all(line["time"].endswith("+00:00") for line in lines)
    keys = [(tmp_path / "server.key").read_bytes().hex(), (tmp_path / "operator.key").read_text().strip()]
    for secret in (player, signature, link, "a-wrong-key", *keys):
        assert secret not in text


async def test_a_store_that_fails_is_told_with_table_and_seq(tmp_path: Path) -> None:
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.getLogger("blockcade").addHandler(handler)
    try:
        async with serving(tmp_path, busy_timeout_ms=1) as house:
            page = house.page()
            table = await page.open("blokus", ME, HERE)
            async with page.at(table) as chat:
                other = sqlite3.connect(tmp_path / "data" / "blockcade.sqlite3", isolation_level=None)
                other.execute("BEGIN IMMEDIATE")
                seq = chat.update.seq
                assert reason(await chat.play_any(0)) == "busy"
                other.execute("ROLLBACK")
                other.close()
    finally:
        logging.getLogger("blockcade").removeHandler(handler)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    failed = [line for line in lines if line["event"] == "store-failed"]
    assert [(line["level"], line["table"], line["seq"]) for line in failed] == [("warning", table, seq)]
    assert "locked" in failed[0]["error"]


def logged(formatter: logging.Formatter) -> tuple[logging.Logger, StringIO]:
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    log = logging.Logger("test")
    log.addHandler(handler)
    return log, stream


def test_no_field_can_pass_for_another_line() -> None:
    for formatter in (JsonLines(), PlainLines()):
        log, stream = logged(formatter)
        note(log, logging.WARNING, "event", name="x\n12:00:00 error forged", more='a"b=c')
        assert stream.getvalue().count("\n") == 1


def test_people_read_words_and_traces() -> None:
    log, stream = logged(PlainLines())
    note(log, logging.INFO, "table-opened", table="abc", seq=3)
    assert stream.getvalue().rstrip().endswith("info    table-opened table=abc seq=3")
    try:
        raise ValueError("broken")
    except ValueError:
        note(log, logging.ERROR, "table-failed", trace=True, table="abc")
    assert "ValueError: broken" in stream.getvalue()


def test_lines_of_libraries_fit_in() -> None:
    log, stream = logged(JsonLines())
    log.warning("%d is odd", 3)
    line = json.loads(stream.getvalue())
    assert (line["event"], line["logger"], line["message"]) == ("log", "test", "3 is odd")
