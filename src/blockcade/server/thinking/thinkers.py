"""One door for all bots that take their time: whoever asks need not know where they think."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

from blockcade.bots import Bot, Budget, EngineBot
from blockcade.core import AnyGame, SeededDice
from blockcade.server.thinking.engine import Engine


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """All that a bot is told when its turn has come. None of it changes while it thinks."""

    table: str
    game: AnyGame
    level: str
    bot: Bot[Any, Any]
    view: Any
    legal: Sequence[Any]
    budget: Budget
    dice: SeededDice


class Thinkers(Protocol):
    async def choose(self, question: BotQuestion) -> Any:
        """The bot's move, or whatever it failed with, or Busy. Nobody needs it if the asking is cancelled."""
        ...


class ThreadThinkers:
    """For bots that need milliseconds."""

    def __init__(self, threads: int) -> None:
        self.executor = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.asked = 0  # questions under way, those that wait for a thread included

    async def choose(self, question: BotQuestion) -> Any:
        loop, bot = asyncio.get_running_loop(), question.bot
        told = (question.view, question.legal, question.budget, question.dice)
        self.asked += 1
        try:
            return await loop.run_in_executor(self.executor, bot.choose, *told)
        finally:
            self.asked -= 1

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)


class HouseThinkers:
    """The engine's bots in processes, all others in threads."""

    def __init__(self, threads: ThreadThinkers, engine: Engine) -> None:
        self._threads = threads
        self._engine = engine

    async def choose(self, question: BotQuestion) -> Any:
        if not isinstance(question.bot, EngineBot):
            return await self._threads.choose(question)
        return await self._engine.choose(
            question.table, question.bot, question.view, question.budget.seconds, question.dice
        )
