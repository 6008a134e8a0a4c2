"""Simulates bots and the engine in virtual time: slow, sometimes failing, always decided by the seed."""

# ruff: noqa: ARG002 - the simulated engine answers without looking at the question

import asyncio
import random
from collections.abc import Collection, Sequence
from typing import Any

from blockcade.core import AdvisedMove, AssessedMove
from blockcade.faults.simulation.scenario import Mishap
from blockcade.server.limits import Guest
from blockcade.server.thinking import Advise, BotQuestion, Busy, Engine, SeenView

FAILS = 0.2


class ThinkerFailed(Exception):
    """A simulated thinker failed."""


class SimulatedThinkers:
    def __init__(self, luck: random.Random, mishaps: Collection[Mishap]) -> None:
        self.fail = Mishap.THINKERS_FAIL in mishaps
        self._luck = luck

    async def choose(self, question: BotQuestion) -> Any:
        await self.wait()
        return question.bot.choose(question.view, question.legal, question.budget, question.dice)

    async def wait(self) -> None:
        """Wait for a thinking time; may raise Busy or ThinkerFailed."""
        if self.fail and self._luck.random() < FAILS:
            if self._luck.random() < 0.5:
                raise Busy
            await asyncio.sleep(self._luck.uniform(0, 5))
            raise ThinkerFailed
        await asyncio.sleep(self._luck.expovariate(10))


class SimulatedEngine(Engine):
    """An engine with arbitrary advice: only the tables' handling of it is tested."""

    def __init__(self, thinkers: SimulatedThinkers) -> None:
        self._thinkers = thinkers

    @property
    def processes(self) -> int:
        return 2

    async def advise(self, table: str, task: Advise, payer: Guest) -> Sequence[AdvisedMove]:
        await self._thinkers.wait()
        return [AdvisedMove("pass", 1.0, 0.5, 0.5, 1)]

    async def assess(self, table: str, game_key: str, record: str, ply: int, payer: Guest) -> AssessedMove:
        await self._thinkers.wait()
        return AssessedMove(ply, 0, "blue", "pass", [0.0], [0.0], "pass", 0.0, 0.0, 0.0)

    def ponder(self, table: str, view: SeenView) -> None:
        pass

    def forget(self, table: str) -> None:
        pass
