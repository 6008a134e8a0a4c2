"""What a load balancer asks: is the process alive, and should it get visitors?"""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.admin.metrics import metrics_at, scrape
from tests.server.command import announcing
from tests.server.house import HERE, ME, Page, reason, serving

pytestmark = pytest.mark.anyio


async def test_alive_and_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        for path, text in (
            ("/healthz", "ok\n"),
            ("/readyz", '{"ready": true, "problems": [], "warnings": []}\n'),
        ):
            answer = await house.page().get(path)
            assert (answer.status_code, answer.text) == (200, text)
            assert "set-cookie" not in answer.headers
            assert answer.headers["cache-control"] == "no-store"
            assert (await house.page().request("POST", path)).status_code == 405
            assert (await house.page().request("HEAD", path)).content == b""


async def test_not_ready_while_draining(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        house.server.readiness.draining = True
        answer = await house.page().get("/readyz")
        assert (answer.status_code, answer.json()) == (
            503,
            {"ready": False, "problems": ["draining"], "warnings": []},
        )
        assert (await house.page().get("/healthz")).status_code == 200


async def test_not_ready_while_the_store_cannot_write(tmp_path: Path) -> None:
    async with serving(tmp_path, busy_timeout_ms=1) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            other = sqlite3.connect(tmp_path / "data" / "blockcade.sqlite3", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert reason(await chat.play_any(0)) == "busy"
            answer = await page.get("/readyz")
            assert (answer.status_code, answer.json()["problems"]) == (503, ["store-failing"])
            other.execute("ROLLBACK")
            other.close()
            assert reason(await chat.play_any(0)) == ""
            assert (await page.get("/readyz")).status_code == 200


async def test_not_ready_without_a_store(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        await house.server.store.close()
        answer = await house.page().get("/readyz")
        assert (answer.status_code, answer.json()["problems"]) == (503, ["store-unreachable"])


async def test_the_figures_look_whether_it_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has asked /readyz before, and a store that never answers must not block the request for ever."""
    async with serving(tmp_path) as house:
        assert (await scrape(house, tmp_path))["blockcade_ready"] == 1
        house.server.readiness.draining = True
        assert (await scrape(house, tmp_path))["blockcade_ready"] == 0
        house.server.readiness.draining = False
        assert (await scrape(house, tmp_path))["blockcade_ready"] == 1
    async with serving(tmp_path) as house:

        async def never(_: str) -> bytes | None:
            await asyncio.Event().wait()
            return None

        with monkeypatch.context() as patched:
            patched.setattr(house.server.store, "seed", never)
            assert (await scrape(house, tmp_path))["blockcade_ready"] == 0
    async with serving(tmp_path) as house:
        await house.server.store.close()
        assert (await scrape(house, tmp_path))["blockcade_ready"] == 0


async def test_an_address_for_those_who_watch(tmp_path: Path) -> None:
    """`--metrics` needs no key, and shows nothing but health and figures."""
    with announcing("--data", str(tmp_path), "--metrics", "127.0.0.1:0") as (process, said):
        watch = said["metrics"].removesuffix("/metrics")
        assert (await metrics_at(watch))["blockcade_sockets"] == 0
        for path in ("/healthz", "/readyz"):
            assert (await Page(watch).get(path)).status_code == 200
        assert (await Page(watch).get("/api/games")).status_code == 404
        process.terminate()
        assert await asyncio.to_thread(process.wait, 30) == 0
