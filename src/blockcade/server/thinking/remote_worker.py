"""A worker for many nodes: takes bot turns from the queue, thinks, answers. It keeps nothing."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
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
    MoveChosen,
    Turn,
    TurnQueue,
    TurnStarted,
    WorkerCapacity,
    decode_turn,
    encode,
    make_queue,
    take_from_queue,
)
from blockcade.server.identity import new_id
from blockcade.server.logs import note
from blockcade.server.thinking.engine import Engine
from blockcade.server.thinking.pool import NOBODY, Pool
from blockcade.server.thinking.question import BotQuestion
from blockcade.server.thinking.thinkers import LocalThinkers, ThreadThinkers

log = logging.getLogger(__name__)

HERE_SECONDS = 1.0  # between two messages that we are present
FETCH_SECONDS = 5.0
AGAIN_SECONDS = 1.0  # after the queue could not be reached
QUICK_AT_ONCE = 4  # quick turns fetched beside the long ones: fetching takes longer than thinking
MAX_DROPPED = 1_000  # remembered turns that nobody waits for


class RemoteWorker:
    """`run` works until it is cancelled; unfinished turns then go back to the queue."""

    def __init__(
        self, connection: NatsConnection, processes: int, on_ready: Callable[[], None] = lambda: None
    ) -> None:
        """`on_ready` is called whenever the worker can take turns again."""
        self.done = 0  # turns, for metrics
        self._connection = connection
        self._processes = processes
        self._name = new_id()
        self._threads, self._pool = ThreadThinkers(processes), Pool(processes)
        self._thinkers = LocalThinkers(self._threads, Engine(self._pool))
        self._thinking: dict[str, asyncio.Task[Any]] = {}
        self._dropped: OrderedDict[str, None] = OrderedDict()
        self._is_ready = False  # to take turns
        self._is_missed = False  # the queue is lost, and the log says so
        self._on_ready = on_ready
        self._returns = 0  # how often the bus came back
        connection.on_return(self._note_return)

    @property
    def thinking(self) -> int:
        """Turns that are being thought about now."""
        return len(self._thinking)

    async def run(self) -> None:
        await self._connection.subscribe(DROPPED, self._hear_dropped)
        try:
            kinds = [TurnQueue.STRONG] * self._processes + [TurnQueue.QUICK] * QUICK_AT_ONCE
            await asyncio.gather(self._be_there(), *map(self._work, kinds))
        finally:
            self._threads.close()
            await self._pool.close()

    async def _be_there(self) -> None:
        while True:
            if self._is_ready:
                self._connection.publish(WORKERS, encode(WorkerCapacity(self._name, self._processes)))
            await asyncio.sleep(HERE_SECONDS)

    async def _work(self, kind: TurnQueue) -> None:
        queue: JetStreamContext.PullSubscription | None = None
        known = 0
        while True:
            await self._connection.arrived()
            try:
                if queue is None or known != self._returns:  # the queue was lost with its server
                    known = self._returns
                    js = self._connection.jetstream()
                    await make_queue(js, kind)
                    queue = await take_from_queue(js, kind)
                    self._found_queue()
                for message in await queue.fetch(1, timeout=FETCH_SECONDS):
                    await self._do(message)
            except TimeoutError:
                continue  # there was nothing to do
            except (Error, OSError) as error:
                queue = None
                self._lost_queue(error)
                await asyncio.sleep(AGAIN_SECONDS)

    def _found_queue(self) -> None:
        if not self._is_ready:
            self._is_ready, self._is_missed = True, False
            self._on_ready()

    def _lost_queue(self, error: Exception) -> None:
        """Logs the loss once, until the queue is back."""
        self._is_ready = False
        if not self._is_missed:
            self._is_missed = True
            note(log, logging.WARNING, "queue-away", error=repr(error))

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
        if task := self._thinking.get(turn.number):  # given twice: the search that runs answers for both
            await asyncio.wait([task])
            await message.ack()
            return
        answer = await self._answered(turn, message)
        if answer:
            self._say(turn, answer)
            self.done += 1
            self._drop(turn.number)  # a worker whose signs of life came late gets the same turn again
        await message.ack()

    async def _answered(self, turn: Turn, message: Msg) -> FromWorker | None:
        """None: nobody waits any more."""
        task = self._thinking[turn.number] = asyncio.create_task(self._chosen(turn))
        try:
            while True:
                self._say(turn, TurnStarted(turn.number))
                with suppress(Error, OSError):
                    await message.in_progress()
                await asyncio.wait([task], timeout=SIGN_SECONDS)
                if task.done():
                    return None if task.cancelled() else MoveChosen(turn.number, task.result())
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
            payer=NOBODY,
        )
        return game.format_move(await self._thinkers.choose(question))

    def _note_return(self) -> None:
        self._returns += 1

    def _say(self, turn: Turn, answer: FromWorker) -> None:
        self._connection.publish(turn.reply, encode(answer))

    def _drop(self, number: str) -> None:
        """Remembers that nobody waits for this turn any more."""
        self._dropped[number] = None
        if len(self._dropped) > MAX_DROPPED:
            self._dropped.popitem(last=False)

    async def _hear_dropped(self, message: Msg) -> None:
        number = message.data.decode(errors="replace")
        self._drop(number)
        if task := self._thinking.get(number):
            task.cancel()
