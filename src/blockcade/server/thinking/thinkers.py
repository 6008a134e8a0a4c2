"""One interface for all bots that take time: callers need not know where they think."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from blockcade.bots import HeavyBot
from blockcade.server.thinking.engine import Engine
from blockcade.server.thinking.metrics import ThinkingMetrics
from blockcade.server.thinking.question import BotQuestion
from blockcade.server.thinking.queue import FairQueue, Lane, Ticket

USUAL_SECONDS = 0.01  # of a bot's move in a thread


class Thinkers(Protocol):
    async def choose(self, question: BotQuestion) -> Any:
        """The bot's move. Raises the bot's own error, or Busy. A cancelled call needs no move."""
        ...


class ThreadThinkers:
    """For bots that need milliseconds; when many wait, every player gets a fair share of the threads."""

    def __init__(self, threads: int, metrics: ThinkingMetrics | None = None) -> None:
        self.executor = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.asked = 0  # unanswered questions, including those that wait for a thread
        self._free = threads
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._metrics = metrics or ThinkingMetrics()
        self._metrics.watch(self._queue)

    async def choose(self, question: BotQuestion) -> Any:
        self.asked += 1
        try:
            return await self._chosen(question)
        finally:
            self.asked -= 1

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)

    async def _chosen(self, question: BotQuestion) -> Any:
        loop = asyncio.get_running_loop()
        ticket = Ticket(loop.create_future(), Lane.QUICK, question.payer, question.table, USUAL_SECONDS)
        asked_at = loop.time()
        self._queue.put(ticket)
        self._hand_out()
        try:
            await ticket.item
        except asyncio.CancelledError:
            self._queue.discard(ticket)
            if not ticket.item.cancelled():  # it just got its thread
                self._free += 1
                self._hand_out()
            raise
        began = loop.time()
        self._metrics.began(ticket, began - asked_at)
        told = (question.view, question.legal, question.budget, question.dice)
        thought = loop.run_in_executor(self.executor, question.bot.choose, *told)
        thought.add_done_callback(lambda _: self._end(thought, ticket, began))
        return await asyncio.shield(thought)  # a thread cannot be stopped: it is free when it has ended

    def _hand_out(self) -> None:
        while self._free and (ticket := self._queue.take()):
            self._free -= 1
            ticket.item.set_result(None)

    def _end(
        self, thought: "asyncio.Future[Any]", ticket: Ticket["asyncio.Future[None]"], began: float
    ) -> None:
        if not thought.cancelled():
            thought.exception()  # marks it as seen: the caller gets it, or was cancelled
        seconds = thought.get_loop().time() - began
        self._queue.settle(ticket, seconds)
        self._metrics.ended(ticket, seconds)
        self._free += 1
        self._hand_out()


class LocalThinkers:
    """Heavy bots in processes, all others in threads."""

    def __init__(self, threads: ThreadThinkers, engine: Engine) -> None:
        self._threads = threads
        self._engine = engine

    async def choose(self, question: BotQuestion) -> Any:
        bot: object = question.bot
        if not isinstance(bot, HeavyBot):
            return await self._threads.choose(question)
        return await self._engine.choose(question, bot)
