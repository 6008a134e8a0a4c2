"""Bots' turns that workers compute: each comes back as a move, even when a worker is lost."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import msgspec
import pytest
from nats.aio.msg import Msg

from blockcade.core import Actor
from blockcade.games import GAMES
from blockcade.record.events import Moved
from blockcade.server.bus.connection import NatsConnection
from blockcade.server.bus.turns import (
    FromWorker,
    MoveChosen,
    Turn,
    TurnQueue,
    TurnStarted,
    decode_answer,
    encode,
    make_queue,
)
from blockcade.server.thinking.remote import RemoteThinkers
from blockcade.server.thinking.remote_worker import RemoteWorker
from blockcade.testkit.walk import random_game
from blockcade.wire.to_browser import Accepted
from tests.hosts.machines import Nats, Postgres, running_nats
from tests.server.house import HERE, ME, Chat, House, bot, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def nats() -> Generator[Nats]:
    """A server for each test: a turn that one test leaves in the queue must not reach another's workers."""
    with running_nats() as machine:
        yield machine


@asynccontextmanager
async def hired(nats: Nats, processes: int = 1) -> AsyncGenerator[RemoteWorker]:
    """A worker in this process that counts its work."""
    connection = NatsConnection(nats.address, "worker")
    worker = RemoteWorker(connection, processes)
    task = asyncio.create_task(worker.run())
    try:
        yield worker
        assert not task.done(), "a worker works until it is told to stop"
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
    """The node leaves the thinking to workers, even on a slow machine."""
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
        assert house.server.pool.process_ids == []  # the node itself did no thinking
        assert remote(house).asked == 0


async def test_without_a_worker_a_node_thinks_itself(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async with node(tmp_path, postgres, nats) as house:
        page = house.page()
        table = await page.open("blokus", ME, bot("1"))
        async with hired(nats):
            await until(lambda: remote(house).has_help)
        async with page.at(table) as chat:  # it still counts on a worker that is gone
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
            table = await page.open("blokus", ME, bot("10"), HERE)
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


@pytest.mark.parametrize("pace", TurnQueue)
async def test_a_turn_that_comes_again_is_thought_about_once(nats: Nats, pace: TurnQueue) -> None:
    """The queue redelivers a turn when a worker's signals are late, perhaps to the same worker: after it has
    answered, or while it still thinks."""
    game = GAMES["blokus"]
    walk = random_game(game, game.setup(4), 5, most_events=9)
    state = list(walk.states())[-1]
    (seat,) = game.to_act(state)
    assert not isinstance(seat, Actor)
    view = msgspec.msgpack.encode(game.view_for(state, seat))
    legal = tuple(game.format_move(move) for move in game.legal_moves(state, seat))
    expires_ms = time.time_ns() // 1_000_000 + 60_000
    level = {TurnQueue.QUICK: "1", TurnQueue.STRONG: "10"}[pace]
    turn = encode(Turn("n.1", "reply.n", "t", "blokus", level, view, legal, 7.0, bytes(32), 0, expires_ms))
    connection = NatsConnection(nats.address, "node")
    await connection.arrived()
    js = connection.jetstream()
    answers: list[FromWorker] = []

    async def hear(message: Msg) -> None:
        answers.append(decode_answer(message.data))

    await connection.subscribe("reply.n", hear)
    try:
        async with hired(nats, processes=2) as worker:
            await make_queue(js, pace)
            await js.publish(pace.subject, turn)
            await until(lambda: worker.done + worker.thinking == 1)
            if pace is TurnQueue.QUICK:
                await until(lambda: worker.done == 1)
            again = await js.publish(pace.subject, turn)
            async with asyncio.timeout(60):
                while (await js.stream_info(again.stream)).state.messages:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.02)
            assert worker.done == 1
        assert [answer for answer in answers if not isinstance(answer, TurnStarted)] == [
            MoveChosen("n.1", ANY)
        ]
    finally:
        await connection.close()


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


@pytest.mark.slow
@pytest.mark.usefixtures("patience")
async def test_one_address_does_not_keep_the_workers_from_others(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    """Eight tables of strong bots, one worker with one place: the rest waits on the node, in fair order."""
    flood, home = {"x-forwarded-for": "203.0.113.1"}, {"x-forwarded-for": "198.51.100.1"}
    async with (
        node(tmp_path, postgres, nats, engine_seconds=1.0) as house,
        hired(nats) as worker,
        AsyncExitStack() as watching,
    ):
        await until(lambda: remote(house).has_help)
        assert remote(house).places == 1
        chats: list[Chat] = []
        for _ in range(8):
            page = house.page()
            table = await page.open("blokus", *[bot("10")] * 4)
            chats.append(await watching.enter_async_context(page.at(table, headers=flood)))
        await until(lambda: worker.thinking == 1)
        assert remote(house).asked == 1
        guest = house.page()
        table = await guest.open("blokus", ME, bot("1"), bot("9"))
        async with guest.at(table, headers=home) as chat:
            assert isinstance(await chat.play_any(0), Accepted)
            await chat.until(lambda chat: chat.view["ply"] == 2)  # a quick turn waits for nobody
            before = worker.done
            await chat.until(lambda chat: chat.view["ply"] == 3)
            assert worker.done - before <= 3, "a strong turn waits for the one under way"
        assert house.server.pool.process_ids == []
