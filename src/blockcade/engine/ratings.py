"""Statistics of results: intervals of a share, Elo, and one scale fitted to many pairings at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, log10, sqrt

import numpy as np
from numpy.typing import NDArray

_Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
_ELO_OF_A_LOGIT = 400 / log(10)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share, which stays within 0 and 1 and is wide for few games."""
    share, z2 = won / games, _Z95 * _Z95
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    # A share of all or none keeps its exact end: Elo is infinite there, and rounding must not hide it.
    return (centre - half if won > 0 else 0.0), (centre + half if won < games else 1.0)


def elo(share: float) -> float:
    """Return the Elo difference at which one side wins this share; infinite for all or nothing."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share / (1 - share))


def mean_and_half(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half the width of its 95 % interval, infinite for a single number."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, inf
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, _Z95 * sqrt(variance / len(numbers))


@dataclass(frozen=True, slots=True)
class Score:
    """The points that `a` won in its games against `b`; both are indices in a list of players."""

    a: int
    b: int
    won: float
    games: int


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo above the first player, and above the previous one; each with half its 95 % interval."""

    elo: float
    elo_half: float
    step: float
    step_half: float


def fit(players: int, scores: Sequence[Score]) -> list[Rating]:
    """Fit strengths by maximum likelihood, where A wins with odds 10^(difference / 400).

    One drawn game is added to each pairing that was played, since all or nothing has no finite answer. The
    intervals come from the curvature of the likelihood. A player whom no game connects to the first one has
    an infinite interval.
    """
    played = [score for score in scores if score.games]
    strength = np.zeros(players)
    for _ in range(100):  # Newton's method; a handful of rounds is the rule
        gradient, curvature = _slopes(strength, played)
        change = np.linalg.pinv(curvature) @ gradient
        change -= change[0]
        strength += np.clip(change, -1, 1)
        if np.max(np.abs(change)) < 1e-10:
            break
    _, curvature = _slopes(strength, played)
    covariance = np.linalg.pinv(curvature)
    known = _connected(players, played)

    def half(one: int, other: int) -> float:
        if one != other and not (one in known and other in known):
            return inf
        spread = covariance[one, one] + covariance[other, other] - 2 * covariance[one, other]
        return float(_Z95 * sqrt(max(0.0, float(spread))) * _ELO_OF_A_LOGIT)

    points = [float(number) * _ELO_OF_A_LOGIT for number in strength - strength[0]]
    return [
        Rating(points[at], half(at, 0), points[at] - points[max(0, at - 1)], half(at, max(0, at - 1)))
        for at in range(players)
    ]


def _slopes(
    strength: NDArray[np.float64], scores: Sequence[Score]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the gradient of the log-likelihood, and the negative of its curvature."""
    players = len(strength)
    gradient = np.zeros(players)
    curvature = np.zeros((players, players))
    for score in scores:
        games, won = score.games + 1, score.won + 0.5
        chance = 1 / (1 + np.exp(strength[score.b] - strength[score.a]))
        gradient[score.a] += won - games * chance
        gradient[score.b] -= won - games * chance
        weight = games * chance * (1 - chance)
        curvature[score.a, score.a] += weight
        curvature[score.b, score.b] += weight
        curvature[score.a, score.b] -= weight
        curvature[score.b, score.a] -= weight
    return gradient, curvature


def _connected(players: int, scores: Sequence[Score]) -> set[int]:
    known = {0}
    for _ in range(players):
        for score in scores:
            if score.a in known or score.b in known:
                known |= {score.a, score.b}
    return known
