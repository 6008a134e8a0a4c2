"""Turns of bots that others think about: they come back as moves, whatever becomes of whoever thinks."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from blockcade.core import Actor
from blockcade.games import GAMES
from blockcade.record.events import Moved
from blockcade.server.bus.connection import NatsConnection
from blockcade.server.thinking.hired import HiredWorker
from blockcade.server.thinking.remote import RemoteThinkers
from blockcade.testkit.walk import random_game
from blockcade.wire.to_browser import Accepted
from tests.hosts.machines import Nats, Postgres
from tests.server.house import ME, House, bot, serving

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def hired(nats: Nats, processes: int = 1) -> AsyncGenerator[HiredWorker]:
    """A worker in this process, whose work can be counted."""
    connection = NatsConnection(nats.address, "worker")
    worker = HiredWorker(connection, processes)
    task = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await connection.close()


@asynccontextmanager
async def node(folder: Path, postgres: Postgres, nats: Nats, **settings: Any) -> AsyncGenerator[House]:
    database = await postgres.new_database()
    async with serving(folder, database=database, bus=nats.address, bot_processes=1, **settings) as house:
        connection = house.server.backing.connection
        assert connection
        await connection.arrived()
        yield house


async def until(true: Any) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)


def remote(house: House) -> RemoteThinkers:
    thinkers = house.server.directory.services.thinkers
    assert isinstance(thinkers, RemoteThinkers)
    return thinkers


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow this machine is, the node leaves the thinking to workers."""
    for name in ("ASK_SECONDS", "TAKE_SECONDS", "THERE_SECONDS", "SILENT_SECONDS"):
        monkeypatch.setattr(f"blockcade.server.thinking.remote.{name}", 60.0)


def worker_process(nats: Nats) -> "subprocess.Popen[bytes]":
    program = "import sys; from blockcade.cli import main; sys.exit(main())"
    return subprocess.Popen(
        [sys.executable, "-c", program, "worker", "--bus", nats.address, "--processes", "1"],
        stdout=subprocess.PIPE,
    )


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_view_is_the_same_after_its_journey(key: str) -> None:
    game = GAMES[key]
    for state in random_game(game, game.setup(game.players[0], {}), 5, most_events=40).states():
        for seat in game.to_act(state):
            if isinstance(seat, Actor):
                continue
            view = game.view_for(state, seat)
            assert msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=game.view_type) == view
            for move in game.legal_moves(state, seat)[:5]:
                assert game.parse_move(game.format_move(move)) == move


@pytest.mark.usefixtures("patience")
async def test_a_worker_thinks_for_a_node(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async with node(tmp_path, postgres, nats) as house, hired(nats) as worker:
        await until(lambda: remote(house).has_help)
        page = house.page()
        table = await page.open("blokus", ME, bot("1"))
        async with page.at(table) as chat:
            for ply in (1, 3, 5):
                assert isinstance(await chat.play_any(0), Accepted)
                await chat.until(lambda chat, ply=ply: chat.view["ply"] == ply + 1)
        assert worker.done == 3
        assert house.server.pool.process_ids == []  # the node has not thought itself
        assert remote(house).asked == 0


async def test_without_a_worker_a_node_thinks_itself(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async with node(tmp_path, postgres, nats) as house:
        page = house.page()
        table = await page.open("blokus", ME, bot("1"))
        async with hired(nats):
            await until(lambda: remote(house).has_help)
        async with page.at(table) as chat:  # it still believes in a worker that is gone
            assert isinstance(await chat.play_any(0), Accepted)
            await chat.until(lambda chat: chat.view["ply"] == 2)
        assert len(house.server.pool.process_ids) == 1


@pytest.mark.usefixtures("patience")
async def test_the_turn_of_a_killed_worker_goes_to_another(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async with node(tmp_path, postgres, nats, engine_seconds=6.0) as house:
        process = worker_process(nats)
        try:
            await until(lambda: remote(house).has_help)
            page = house.page()
            table = await page.open("blokus", ME, bot("10"), bot("1"))
            async with page.at(table) as chat:
                assert isinstance(await chat.play_any(0), Accepted)
                await until(lambda: remote(house).taken == 1)
                async with hired(nats) as another:
                    process.kill()
                    await chat.until(lambda chat: chat.view["ply"] == 2)
                    assert another.done == 1
            log = await house.server.store.log(table)
            assert sum(isinstance(stamped.event, Moved) for stamped in log) == 2
            assert house.server.pool.process_ids == []
        finally:
            process.kill()
            process.communicate()


@pytest.mark.usefixtures("patience")
async def test_a_turn_that_is_over_is_not_thought_about(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async with node(tmp_path, postgres, nats, engine_seconds=600.0) as house, hired(nats) as worker:
        await until(lambda: remote(house).has_help)
        page = house.page()
        table = await page.open("blokus", ME, bot("10"), bot("1"), takeback=True)
        async with page.at(table) as chat:
            assert isinstance(await chat.play_any(0), Accepted)
            await until(lambda: worker.thinking == 1)
            assert isinstance(await chat.take_back(0), Accepted)
            await until(lambda: worker.thinking == 0)
            assert worker.done == 0
            assert remote(house).asked == 0
