"""A worker for many nodes: takes bot turns from the queue, thinks, answers. It keeps nothing."""

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error
from nats.js import JetStreamContext

from blockcade.bots import Budget, bot_for
from blockcade.core import SeededDice
from blockcade.games import GAMES
from blockcade.server.bus.connection import NatsConnection
from blockcade.server.bus.turns import (
    DROPPED,
    SIGN_SECONDS,
    WORKERS,
    Failed,
    FromWorker,
    Thinking,
    Thought,
    Turn,
    decode_turn,
    encode,
    make_queue,
    take_from_queue,
)
from blockcade.server.thinking.engine import Engine
from blockcade.server.thinking.pool import Pool
from blockcade.server.thinking.thinkers import BotQuestion, HouseThinkers, ThreadThinkers
from blockcade.server.watching.logs import note

log = logging.getLogger(__name__)

HERE_SECONDS = 1.0  # between two signs that we are there
FETCH_SECONDS = 5.0
AGAIN_SECONDS = 1.0  # after the queue could not be reached
MAX_DROPPED = 1_000  # turns of which it is remembered that nobody waits for them


class HiredWorker:
    """`run` until it is cancelled; turns under way are then given back to the queue."""

    def __init__(self, connection: NatsConnection, processes: int) -> None:
        self.done = 0  # turns, for those who watch
        self._connection = connection
        self._processes = processes
        self._threads, self._pool = ThreadThinkers(processes), Pool(processes)
        self._thinkers = HouseThinkers(self._threads, Engine(self._pool))
        self._thinking: dict[str, asyncio.Task[Any]] = {}
        self._dropped: OrderedDict[str, None] = OrderedDict()
        self._is_ready = False  # to take turns
        self._returns = 0  # of the bus
        connection.on_return(self._note_return)

    @property
    def thinking(self) -> int:
        """Turns that are being thought about now."""
        return len(self._thinking)

    async def run(self) -> None:
        await self._connection.subscribe(DROPPED, self._hear_dropped)
        try:
            await asyncio.gather(self._be_there(), *(self._work() for _ in range(self._processes)))
        finally:
            self._threads.close()
            await self._pool.close()

    async def _be_there(self) -> None:
        while True:
            if self._is_ready:
                self._connection.publish(WORKERS, b"")
            await asyncio.sleep(HERE_SECONDS)

    async def _work(self) -> None:
        queue: JetStreamContext.PullSubscription | None = None
        known = 0
        while True:
            await self._connection.arrived()
            try:
                if queue is None or known != self._returns:  # the queue went with the server that kept it
                    known = self._returns
                    js = self._connection.jetstream()
                    await make_queue(js)
                    queue = await take_from_queue(js)
                    self._is_ready = True
                for message in await queue.fetch(1, timeout=FETCH_SECONDS):
                    await self._do(message)
            except TimeoutError:
                continue  # there was nothing to do
            except (Error, OSError) as error:
                note(log, logging.INFO, "queue-away", error=repr(error))
                queue, self._is_ready = None, False
                await asyncio.sleep(AGAIN_SECONDS)

    async def _do(self, message: Msg) -> None:
        try:
            turn = decode_turn(message.data)
        except msgspec.DecodeError as error:
            note(log, logging.ERROR, "turn-unclear", error=repr(error))
            await message.term()
            return
        if turn.number in self._dropped or turn.expires_ms < time.time_ns() // 1_000_000:
            await message.ack()
            return
        answer = await self._answered(turn, message)
        if answer:
            self._say(turn, answer)
            self.done += 1
        await message.ack()

    async def _answered(self, turn: Turn, message: Msg) -> FromWorker | None:
        """None when nobody wants to know any more."""
        task = self._thinking[turn.number] = asyncio.create_task(self._chosen(turn))
        try:
            while True:
                self._say(turn, Thinking(turn.number))
                with suppress(Error, OSError):
                    await message.in_progress()
                await asyncio.wait([task], timeout=SIGN_SECONDS)
                if task.done():
                    return None if task.cancelled() else Thought(turn.number, task.result())
        except Exception as error:
            note(log, logging.ERROR, "turn-failed", trace=True, game=turn.game, bot=turn.level)
            return Failed(turn.number, repr(error))
        finally:
            task.cancel()
            del self._thinking[turn.number]

    async def _chosen(self, turn: Turn) -> str:
        game = GAMES[turn.game]
        question = BotQuestion(
            table=turn.table,
            game=game,
            level=turn.level,
            bot=bot_for(turn.game, turn.level),
            view=msgspec.msgpack.decode(turn.view, type=game.view_type),
            legal=[game.parse_move(move) for move in turn.legal],
            budget=Budget(turn.seconds),
            dice=SeededDice(turn.seed, turn.draws),
        )
        return game.format_move(await self._thinkers.choose(question))

    def _note_return(self) -> None:
        self._returns += 1

    def _say(self, turn: Turn, answer: FromWorker) -> None:
        self._connection.publish(turn.reply, encode(answer))

    async def _hear_dropped(self, message: Msg) -> None:
        number = message.data.decode(errors="replace")
        self._dropped[number] = None
        if len(self._dropped) > MAX_DROPPED:
            self._dropped.popitem(last=False)
        if task := self._thinking.get(number):
            task.cancel()
