"""Glicko-2: ratings of two kinds of opponents, updated once for all results of a period.

The formulas are those of Mark Glickman, "Example of the Glicko-2 system" (2022). A result has a weight here:
a solver who was told the idea has shown less.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

SCALE = 173.7178
CENTRE = 1500.0
TAU = 0.5  # how fast the volatility may change
LEAST_DEVIATION, MOST_DEVIATION = 45.0, 350.0
VOLATILITY, MOST_VOLATILITY = 0.06, 0.1
MOST_MOVE = 700.0  # points in one period: a day of luck or of tricks is no new player
_CLOSE = 1e-6
_MOST_STEPS = 100


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, how uncertain it is (one standard deviation), and how much it moves."""

    value: float
    deviation: float = MOST_DEVIATION
    volatility: float = VOLATILITY

    def idle(self, periods: int) -> "Rating":
        """The same after periods without a result: less certain."""
        spread = math.sqrt((self.deviation / SCALE) ** 2 + periods * self.volatility**2) * SCALE
        return Rating(self.value, min(spread, MOST_DEVIATION), self.volatility)


@dataclass(frozen=True, slots=True)
class Result:
    """A result against an opponent, whose rating is the one before the period."""

    opponent: Rating
    score: float  # 1: won, 0: lost
    weight: float = 1.0


def rated(rating: Rating, results: Sequence[Result]) -> Rating:
    """The rating after a period. The same results in the same order give exactly the same floats."""
    counted = [result for result in results if result.weight > 0]
    if not counted:
        return rating.idle(1)
    mu, phi = (rating.value - CENTRE) / SCALE, rating.deviation / SCALE
    information = gain = 0.0
    for result in counted:
        g = _shrink(result.opponent.deviation / SCALE)
        expected = _expected(mu, result.opponent)
        information += result.weight * g * g * expected * (1 - expected)
        gain += result.weight * g * (result.score - expected)
    variance = 1 / information
    volatility = _new_volatility(phi, rating.volatility, variance, variance * gain)
    spread = math.sqrt(phi * phi + volatility * volatility)
    phi = 1 / math.sqrt(1 / (spread * spread) + information)
    move = min(max(phi * phi * gain * SCALE, -MOST_MOVE), MOST_MOVE)
    deviation = min(max(phi * SCALE, LEAST_DEVIATION), MOST_DEVIATION)
    return Rating(rating.value + move, deviation, min(volatility, MOST_VOLATILITY))


def _shrink(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _expected(mu: float, opponent: Rating) -> float:
    phi = opponent.deviation / SCALE
    chance = 1 / (1 + math.exp(-_shrink(phi) * (mu - (opponent.value - CENTRE) / SCALE)))
    return min(max(chance, 1e-9), 1 - 1e-9)  # an opponent out of reach must not make the variance infinite


def _new_volatility(phi: float, sigma: float, variance: float, improvement: float) -> float:
    """Finds the root of Glickman's step 5 by the Illinois method, in a bounded number of steps."""
    start = math.log(sigma * sigma)
    squared = improvement * improvement

    def slope(x: float) -> float:
        grown = math.exp(x)
        total = phi * phi + variance + grown
        return grown * (squared - total) / (2 * total * total) - (x - start) / (TAU * TAU)

    low = start
    if squared > phi * phi + variance:
        high = math.log(squared - phi * phi - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0 and steps < _MOST_STEPS:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    for _ in range(_MOST_STEPS):
        if abs(high - low) <= _CLOSE:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
