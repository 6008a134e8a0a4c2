"""Bots that think on other hosts: turns go into a queue, workers answer; without workers we think here."""

import asyncio
import itertools
import logging
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error

from blockcade.bots import HeavyBot, thinks_long
from blockcade.bots.any_game import RandomBot
from blockcade.server.bus.connection import NatsConnection
from blockcade.server.bus.turns import (
    DROPPED,
    WORKERS,
    Failed,
    MoveChosen,
    Turn,
    TurnQueue,
    TurnStarted,
    decode_answer,
    decode_capacity,
    encode,
)
from blockcade.server.logs import note
from blockcade.server.thinking.metrics import ThinkingMetrics
from blockcade.server.thinking.question import BotQuestion
from blockcade.server.thinking.queue import FairQueue, Lane, Ticket
from blockcade.server.thinking.thinkers import USUAL_SECONDS, Thinkers

log = logging.getLogger(__name__)

THERE_SECONDS = 3.0  # a worker counts as present for so long after its last message
TAKE_SECONDS = 1.5  # a turn waits so long for a worker before we think about it ourselves
QUICK_EACH = 4  # our quick turns at the same time for each place of a worker; of long ones there is one
SILENT_SECONDS = 4.0  # a worker may be silent so long; by then another worker has a lost turn
ASK_SECONDS = 1.0
GRACE_MS = 10_000  # after this, a turn that nobody took is dropped


@dataclass(eq=False, slots=True)
class _Asked:
    """A turn that was sent to the workers."""

    news: asyncio.Event = field(default_factory=asyncio.Event)
    answer: MoveChosen | Failed | None = None
    is_taken: bool = False


class RemoteThinkers:
    """Prefers workers; falls back on `local` when there are none, or they fail or have too much to do.

    The workers' queues are not fair: first come, first served. So a node sends no more turns than workers
    can think about, and its own fair queue decides which.
    """

    def __init__(
        self,
        connection: NatsConnection,
        node: str,
        local: Thinkers,
        metrics: ThinkingMetrics | None = None,
    ) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._sent = {Lane.QUICK: 0, Lane.STRONG: 0}  # turns at the workers
        self._metrics = metrics or ThinkingMetrics()
        self._metrics.watch(self._queue)
        self._connection = connection
        self._local = local
        self._reply = f"blockcade.answers.{node}"
        self._node = node
        self._numbers = itertools.count(1)
        self._asked: dict[str, _Asked] = {}
        self._workers: dict[str, tuple[float, int]] = {}  # when each last sent a message, and its places

    @property
    def asked(self) -> int:
        """Turns that were sent to workers."""
        return len(self._asked)

    @property
    def taken(self) -> int:
        """Those that a worker thinks about."""
        return sum(asked.is_taken for asked in self._asked.values())

    @property
    def has_help(self) -> bool:
        """Whether a worker is present."""
        return self.places > 0

    @property
    def places(self) -> int:
        """How many long turns all workers together think about at the same time."""
        since = time.monotonic() - THERE_SECONDS
        return sum(places for heard_at, places in self._workers.values() if heard_at > since)

    async def start(self) -> None:
        await self._connection.subscribe(self._reply, self._hear_answer)
        await self._connection.subscribe(WORKERS, self._hear_worker)

    async def choose(self, question: BotQuestion) -> Any:
        if not self._is_worth_asking(question):
            return await self._local.choose(question)
        loop = asyncio.get_running_loop()
        ticket = _ticket(question, loop.create_future())
        asked_at = loop.time()
        try:
            if await self._has_turn(ticket):
                began = loop.time()
                self._metrics.began(ticket, began - asked_at)
                try:
                    move = await self._asked_elsewhere(question)
                finally:
                    self._give_back(ticket, loop.time() - began)
                if move is not None:
                    self._metrics.ended(ticket, loop.time() - began)
                    return move
        finally:
            self._queue.discard(ticket)
        return await self._local.choose(question)

    async def _has_turn(self, ticket: Ticket["asyncio.Future[None]"]) -> bool:
        """Waits until workers have a place for the turn; False if none was free for too long."""
        self._queue.put(ticket)
        self._hand_out()
        try:
            await asyncio.wait([ticket.item], timeout=TAKE_SECONDS)
        except asyncio.CancelledError:
            if ticket.item.done():
                self._give_back(ticket, 0.0)
            raise
        return ticket.item.done()

    def _hand_out(self) -> None:
        for lane in self._sent:
            most = self.places * (QUICK_EACH if lane is Lane.QUICK else 1)
            while self._sent[lane] < most and (ticket := self._queue.take((lane,))):
                self._sent[lane] += 1
                ticket.item.set_result(None)

    def _give_back(self, ticket: Ticket["asyncio.Future[None]"], seconds: float) -> None:
        self._sent[ticket.lane] -= 1
        self._queue.settle(ticket, seconds)
        self._hand_out()

    async def _asked_elsewhere(self, question: BotQuestion) -> Any:
        """A worker's move; None: there will be none."""
        number, asked = f"{self._node}.{next(self._numbers)}", _Asked()
        self._asked[number] = asked
        try:
            await self._send(number, question)
            answer = await _answer(asked)
            if isinstance(answer, MoveChosen):
                return question.game.parse_move(answer.move)
            note(log, logging.ERROR, "worker-failed", table=question.table, error=answer.error)
        except (Error, OSError, TimeoutError) as error:
            note(log, logging.INFO, "worker-silent", table=question.table, error=repr(error))
        finally:
            del self._asked[number]
            if not asked.answer:
                self._connection.publish(DROPPED, number.encode())
        return None

    def _is_worth_asking(self, question: BotQuestion) -> bool:
        return self.has_help and self._connection.connected and not isinstance(question.bot, RandomBot)

    async def _send(self, number: str, question: BotQuestion) -> None:
        seconds, dice, game = question.budget.seconds, question.dice, question.game
        turn = Turn(
            number=number,
            reply=self._reply,
            table=question.table,
            game=game.key,
            level=question.level,
            view=msgspec.msgpack.encode(question.view),
            legal=tuple(game.format_move(move) for move in question.legal),
            seconds=seconds,
            seed=dice.seed,
            draws=dice.draws,
            expires_ms=time.time_ns() // 1_000_000 + int(1000 * seconds) + GRACE_MS,
        )
        subject = (TurnQueue.STRONG if thinks_long(question.bot) else TurnQueue.QUICK).subject
        await self._connection.jetstream().publish(subject, encode(turn), timeout=ASK_SECONDS)

    async def _hear_answer(self, message: Msg) -> None:
        try:
            answer = decode_answer(message.data)
        except msgspec.DecodeError as error:
            note(log, logging.WARNING, "worker-unclear", error=repr(error))
            return
        if asked := self._asked.get(answer.number):
            if not isinstance(answer, TurnStarted):
                asked.answer = answer
            asked.news.set()

    async def _hear_worker(self, message: Msg) -> None:
        try:
            said = decode_capacity(message.data)
        except msgspec.DecodeError as error:
            note(log, logging.WARNING, "worker-unclear", error=repr(error))
            return
        now = time.monotonic()
        known = {name: seen for name, seen in self._workers.items() if now - seen[0] < THERE_SECONDS}
        self._workers = {**known, said.worker: (now, said.places)}
        self._hand_out()


def _ticket(question: BotQuestion, turn: "asyncio.Future[None]") -> Ticket["asyncio.Future[None]"]:
    bot: object = question.bot
    lane = Lane.STRONG if thinks_long(bot) else Lane.QUICK
    usual = bot.usual_seconds if isinstance(bot, HeavyBot) else USUAL_SECONDS
    return Ticket(turn, lane, question.payer, question.table, min(usual, question.budget.seconds))


async def _answer(asked: _Asked) -> MoveChosen | Failed:
    """Raises TimeoutError when no worker takes the turn, or the worker that took it is silent."""
    while not asked.answer:
        async with asyncio.timeout(SILENT_SECONDS if asked.is_taken else TAKE_SECONDS):
            await asked.news.wait()
        asked.news.clear()
        asked.is_taken = True
    return asked.answer
