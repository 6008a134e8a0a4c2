"""Bots that think on other hosts: turns go into a queue, workers answer; without them we think here."""

import asyncio
import itertools
import logging
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error

from blockcade.bots.any_game import RandomBot
from blockcade.server.bus.connection import NatsConnection
from blockcade.server.bus.turns import (
    DROPPED,
    TURNS,
    WORKERS,
    Failed,
    Thinking,
    Thought,
    Turn,
    decode_answer,
    encode,
)
from blockcade.server.thinking.thinkers import BotQuestion, Thinkers
from blockcade.server.watching.logs import note

log = logging.getLogger(__name__)

THERE_SECONDS = 3.0  # a worker that was heard so lately is there
TAKE_SECONDS = 1.5  # that a turn may wait for a worker, before we think about it ourselves
SILENT_SECONDS = 4.0  # that a worker may say nothing; a lost turn has been given to another by then
ASK_SECONDS = 1.0
GRACE_MS = 10_000  # until a turn that nobody took is not worth thinking about


@dataclass(eq=False, slots=True)
class _Asked:
    """A turn that somebody else thinks about."""

    news: asyncio.Event = field(default_factory=asyncio.Event)
    answer: Thought | Failed | None = None
    is_taken: bool = False


class RemoteThinkers:
    """Prefers workers, and falls back on `house` when there are none or they fail."""

    def __init__(self, connection: NatsConnection, node: str, house: Thinkers) -> None:
        self._connection = connection
        self._house = house
        self._reply = f"blockcade.answers.{node}"
        self._node = node
        self._numbers = itertools.count(1)
        self._asked: dict[str, _Asked] = {}
        self._heard_at = float("-inf")  # a worker

    @property
    def asked(self) -> int:
        """Turns that others are asked to think about."""
        return len(self._asked)

    @property
    def taken(self) -> int:
        """Those of them that somebody thinks about."""
        return sum(asked.is_taken for asked in self._asked.values())

    @property
    def has_help(self) -> bool:
        """Whether a worker was heard lately."""
        return time.monotonic() - self._heard_at < THERE_SECONDS

    async def start(self) -> None:
        await self._connection.subscribe(self._reply, self._hear_answer)
        await self._connection.subscribe(WORKERS, self._hear_worker)

    async def choose(self, question: BotQuestion) -> Any:
        if not self._is_worth_asking(question):
            return await self._house.choose(question)
        number, asked = f"{self._node}.{next(self._numbers)}", _Asked()
        self._asked[number] = asked
        try:
            await self._send(number, question)
            answer = await _answer(asked)
            if isinstance(answer, Thought):
                return question.game.parse_move(answer.move)
            note(log, logging.ERROR, "worker-failed", table=question.table, error=answer.error)
        except (Error, OSError, TimeoutError) as error:
            note(log, logging.INFO, "worker-silent", table=question.table, error=repr(error))
        finally:
            del self._asked[number]
            if not asked.answer:
                self._connection.publish(DROPPED, number.encode())
        return await self._house.choose(question)

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
        await self._connection.jetstream().publish(TURNS, encode(turn), timeout=ASK_SECONDS)

    async def _hear_answer(self, message: Msg) -> None:
        try:
            answer = decode_answer(message.data)
        except msgspec.DecodeError as error:
            note(log, logging.WARNING, "worker-unclear", error=repr(error))
            return
        if asked := self._asked.get(answer.number):
            if not isinstance(answer, Thinking):
                asked.answer = answer
            asked.news.set()

    async def _hear_worker(self, _: Msg) -> None:
        self._heard_at = time.monotonic()


async def _answer(asked: _Asked) -> Thought | Failed:
    """TimeoutError when nobody takes the turn, or whoever took it is silent."""
    while not asked.answer:
        async with asyncio.timeout(SILENT_SECONDS if asked.is_taken else TAKE_SECONDS):
            await asked.news.wait()
        asked.news.clear()
        asked.is_taken = True
    return asked.answer
