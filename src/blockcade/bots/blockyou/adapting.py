"""A racer of BlockYou! that is about as quick as the slowest person at the table.

It knows the times that everybody could see, and nothing else. A round that ended before a person laid tells
only that the person needs longer than that, so such times count as lower bounds.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log
from statistics import NormalDist
from typing import NamedTuple

from blockcade.bots.blockyou.racers import LEVELS, BlockYouBot, Level
from blockcade.bots.pace import HumanDelay
from blockcade.bots.protocol import Budget, Plan, PublicTimes
from blockcade.core import Dice, Try
from blockcade.games.blockyou.moves import Move
from blockcade.games.blockyou.view import View

FIRST = LEVELS["easy"]  # for the first round, and while no person plays
FIRST_COUNTS = 0.5  # of a try: how much this first guess weighs later
REMEMBERS = 12  # tries of each person; people get quicker during a game
FADES = 0.9  # each older try weighs so much less than the next
SPREAD = 0.5  # of a person's times around the median, as in HumanDelay
QUICKEST_MS, SLOWEST_MS = 1_500, 24_000  # medians of looking; a person who is away must not stop the game
PER_CARD = 0.16  # a card more or less than the slowest person makes a bot this much slower or quicker
MOST_CARDS = 4
_STEPS = 12
_NORMAL = NormalDist()


class Slowest(NamedTuple):
    """The person whom the bots follow, and the usual time of this person."""

    seat: int
    usual_ms: float


class AdaptingBot:
    """Looks as long as the slowest person usually does, a little less when it is behind in cards."""

    def __init__(self, slowest: Slowest | None = None) -> None:
        self.slowest = slowest

    def adapted(self, times: PublicTimes) -> "AdaptingBot":
        return AdaptingBot(slowest_of(times))

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:
        return self._at_pace(view).choose(view, legal, budget, dice)

    def plan(self, view: View, legal: Sequence[Move], dice: Dice) -> Plan[Move]:
        return self._at_pace(view).plan(view, legal, dice)

    def replan(self, view: View, legal: Sequence[Move], plan: Plan[Move], dice: Dice) -> Plan[Move]:
        return self._at_pace(view).replan(view, legal, plan, dice)

    def _at_pace(self, view: View) -> BlockYouBot:
        if self.slowest is None or view.seat is None:
            return BlockYouBot(FIRST)
        ahead = view.players[self.slowest.seat].cards - view.players[view.seat].cards
        ahead = max(-MOST_CARDS, min(MOST_CARDS, ahead))
        return BlockYouBot(level_at(self.slowest.usual_ms * exp(PER_CARD * ahead)))


def level_at(usual_ms: float) -> Level:
    """The level of somebody who usually lays after this time: the nearest level with another pace."""
    nearest = min(LEVELS.values(), key=lambda level: abs(log(usual_ms / level.usual_ms)))
    looking_ms = round(usual_ms) - nearest.moving.median_ms
    median_ms = max(QUICKEST_MS, min(SLOWEST_MS, looking_ms))
    return replace(nearest, looking=HumanDelay(median_ms, nearest.looking.spread))


def slowest_of(times: PublicTimes) -> Slowest | None:
    """The slowest of the people who have had a card to lay; None: nobody has."""
    tried: dict[int, list[Try]] = {}
    for each in times.tries:
        if each.seat in times.people:
            tried.setdefault(each.seat, []).append(each)
    found = [Slowest(seat, usual_ms(tries)) for seat, tries in sorted(tried.items())]
    return max(found, key=lambda person: person.usual_ms, default=None)


def usual_ms(tries: Sequence[Try]) -> float:
    """The median of one person's times, from a few tries and the first guess.

    A try that others ended counts as the time that it would have taken on average, given the present
    estimate; the estimate is then made again, until it hardly changes.
    """
    first = log(FIRST.usual_ms)
    seen = [(log(max(1, each.took_ms)), each.has_acted) for each in tries[: -REMEMBERS - 1 : -1]]
    weights = [FADES**age for age in range(len(seen))]
    middle = first
    for _ in range(_STEPS):
        logs = [time if has_acted else _longer(time, middle) for time, has_acted in seen]
        total = sum(weight * time for weight, time in zip(weights, logs, strict=True))
        middle = (FIRST_COUNTS * first + total) / (FIRST_COUNTS + sum(weights))
    return exp(middle)


def _longer(least: float, middle: float) -> float:
    """The mean of a normal logarithm above `least`."""
    deviations = (least - middle) / SPREAD
    above = 1 - _NORMAL.cdf(deviations)
    if above < 1e-6:  # far out, where the mean lies just above the bound
        return least
    return middle + SPREAD * _NORMAL.pdf(deviations) / above
