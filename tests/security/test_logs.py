"""A server's logs and answers to errors: enough for its host, nothing for an attacker."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from blockcade.games.blokus import Blokus
from blockcade.server.config import DATABASE_NAME, KEY_NAME, OPERATOR_KEY_NAME
from blockcade.wire.to_browser import Accepted
from blockcade.wire.to_server import Claim, ReadLink
from tests.security.peeking import search, spellings
from tests.server.command import server_process
from tests.server.house import HERE, LINK, ME, Page, reason, serving

pytestmark = pytest.mark.anyio


def secrets_of(data: Path, pages: list[Page], links: list[str]) -> dict[str, list[str]]:
    with closing(sqlite3.connect(data / DATABASE_NAME)) as database:
        seeds: list[bytes] = [row[0] for row in database.execute("SELECT seed FROM tables")]
    assert seeds
    return {
        "the server's key": spellings((data / KEY_NAME).read_bytes()),
        "the operator's key": [(data / OPERATOR_KEY_NAME).read_text("utf-8").strip()],
        "a seed": [spelling for seed in seeds for spelling in spellings(seed)],
        "a cookie": [page.cookie for page in pages],
        "a player's id": [page.cookie.partition(".")[0] for page in pages],
        "a link": links,
    }


async def test_s_30_no_secret_is_written_to_the_log(tmp_path: Path) -> None:
    """A server with the fullest log, while people play, guess secrets and request missing things."""
    data = tmp_path / "data"
    with server_process("--data", str(data), "--log", "json", "--log-level", "debug") as (process, url):
        assert process.stderr
        writing = asyncio.create_task(asyncio.to_thread(process.stderr.read))
        host, friend = Page(url), Page(url)
        table = await host.open("blackout", ME, LINK, starter="0")
        async with host.at(table) as ann, friend.at(table) as ben:
            links = [ann.link(1)]
            await ben.claim("wrong" + links[0][5:])
            await ben.send(json.dumps({"type": "claim", "secret": links[0], "name": 7, "command_id": "c"}))
            assert isinstance(await ben.claim(links[0], "Ben"), Accepted)
            await ann.offer(0)
            links.append(ann.link(0))
            await ann.claim(links[1])
            await ann.play_any(0)
            await ben.send("{")
        for page in (host, friend):
            await page.get(f"/t/{table}?seat={links[0]}")  # as if somebody moved it out of the fragment
            await page.get(f"/api/tables/{links[0]}/replay")
            await page.request("DELETE", f"/api/tables/{table}?seat={links[0]}")
            await page.post(f'{{"game":"{links[0]}"}}'.encode())
            await page.get("/metrics", headers={"authorization": "Bearer wrong"})
        secrets = secrets_of(data, [host, friend], links)
        process.terminate()
        written = await writing
    assert "table-opened" in written
    search(written, secrets, "the log")


async def test_s_30_not_even_when_the_store_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "blockcade")
    async with serving(tmp_path, busy_timeout_ms=20) as house:
        host, friend = house.page(), house.page()
        table = await host.open("quarry", ME, LINK)
        async with host.at(table) as ann, friend.at(table) as ben:
            link = ann.link(1)
            with closing(sqlite3.connect(tmp_path / "data" / DATABASE_NAME, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert reason(await ben.claim(link, "Ben")) == "busy"
            assert isinstance(await ben.claim(link, "Ben"), Accepted)
        assert caplog.records
        search(caplog.text, secrets_of(tmp_path / "data", [host, friend], [link]), "the log")
    for command in (Claim(command_id="c", secret=link), ReadLink(command_id="c", secret=link)):
        assert link not in f"{command!r} {command}"


class _Breaks(Blokus):
    def setup(self, players: int, options: Any = None) -> Any:  # noqa: ARG002
        raise RuntimeError(f"the inside of {__file__} is nobody's business")


async def test_s_31_errors_reveal_nothing_of_the_inside(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("quarry", ME, HERE)
        answers = [
            await page.get("/api/nothing"),
            await page.get("/nothing.js"),
            await page.get(f"/api/tables/{table}/replay"),
            await page.get("/api/tables/..%2f..%2fetc%2fpasswd/replay"),
            await page.request("DELETE", "/api/games"),
            await page.post(b"{"),
            await page.post(b"[" * 50_000),
            await page.post(b'{"game":"blokus","seats":7}'),
        ]
    async with serving(tmp_path / "breaks", games={"blokus": _Breaks()}) as house:
        server = await house.page().post(b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"me"}]}')
    assert server.status_code == 500
    assert server.json() == {"reason": "unexpected", "detail": ""}
    for answer in [*answers, server]:
        assert answer.status_code >= 400
        text = f"{answer.headers} {answer.text}".lower()
        for word in ("traceback", ".py", str(tmp_path), "uvicorn", "msgspec", "python", "sqlite"):
            assert word not in text, (word, text)
        assert "server" not in answer.headers
