"""Bots and an engine that think in virtual time: slowly, sometimes not at all, always as the seed says."""

import asyncio
import random
from collections.abc import Collection
from typing import Any

from blockcade.faults.simulation.scenario import Mishap
from blockcade.games.blokus.view import View
from blockcade.server.thinking import Advised, Assessed, BotQuestion, Busy, Engine, Option

FAILS = 0.2


class Faint(Exception):
    """A simulated thinker broke down."""


class SimulatedThinkers:
    def __init__(self, luck: random.Random, mishaps: Collection[Mishap]) -> None:
        self.fail = Mishap.THINKERS_FAIL in mishaps
        self._luck = luck

    async def choose(self, question: BotQuestion) -> Any:
        await self.wait()
        return question.bot.choose(question.view, question.legal, question.budget, question.dice)

    async def wait(self) -> None:
        """Busy or Faint, if that happens."""
        if self.fail and self._luck.random() < FAILS:
            if self._luck.random() < 0.5:
                raise Busy
            await asyncio.sleep(self._luck.uniform(0, 5))
            raise Faint
        await asyncio.sleep(self._luck.expovariate(10))


class SimulatedEngine(Engine):
    """Its advice is any; what tables do with it is what matters."""

    def __init__(self, thinkers: SimulatedThinkers) -> None:
        self._thinkers = thinkers

    @property
    def processes(self) -> int:
        return 2

    async def advise(self, table: str, view: View, seconds: float) -> Advised:  # noqa: ARG002
        await self._thinkers.wait()
        return Advised([Option("pass", 1.0, 0.5, 0.5, 1)])

    async def assess(self, table: str, record: str, ply: int) -> Assessed:  # noqa: ARG002
        await self._thinkers.wait()
        return Assessed(ply, 0, "blue", "pass", [0.0], "pass", 0.0, 0.0, 0.0)

    def ponder(self, table: str, view: View) -> None:
        pass

    def forget(self, table: str) -> None:
        pass
