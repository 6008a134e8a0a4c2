"""The delays of bots: spread like those of people, and a reaction time for bots without their own."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from statistics import NormalDist
from typing import Any

from blockcade.bots.protocol import Bot, Budget, Plan, Racer
from blockcade.core import Dice

_STEPS = 1 << 20  # the steps of a roll over the distribution; its ends are five deviations out
_NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class HumanDelay:
    """A log-normal time: half of the draws are below the median, two thirds within one spread of it."""

    median_ms: int
    spread: float  # standard deviation of the logarithm: 0.3 means from 3/4 to 4/3 of the median

    def draw(self, dice: Dice, factor: float = 1.0) -> int:
        """Whole milliseconds, from one roll."""
        deviations = _NORMAL.inv_cdf((dice.roll(_STEPS) + 0.5) / _STEPS)
        return max(1, round(factor * self.median_ms * exp(self.spread * deviations)))


REACTION = HumanDelay(1400, 0.27)  # nine of ten draws lie between 900 and 2200 ms


class ReactionRacer:
    """Gives a bot without a pace a reaction time, for moments in which several seats may act."""

    def __init__(self, bot: Bot[Any, Any], budget: Budget) -> None:
        self.bot = bot
        self.budget = budget

    def plan(self, view: Any, legal: Sequence[Any], dice: Dice) -> Plan[Any]:
        after_ms = REACTION.draw(dice)
        return Plan(self.bot.choose(view, legal, self.budget, dice), after_ms)

    def replan(self, view: Any, legal: Sequence[Any], plan: Plan[Any], dice: Dice) -> Plan[Any]:
        """Keeps the plan while its move is legal."""
        return plan if plan.move in legal else self.plan(view, legal, dice)


def racer_for(bot: Bot[Any, Any], budget: Budget) -> Racer[Any, Any]:
    """The bot itself if it plans its own time; else the same bot with a reaction time."""
    return bot if isinstance(bot, Racer) else ReactionRacer(bot, budget)
