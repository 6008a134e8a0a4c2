"""Decides when a server is warm: just-in-time compilers make its first thousands of moves slow."""

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import TypeVar

WINDOW = 8  # rounds compared with as many before them
STEADY = 0.03  # how much the medians of the two may differ
MOST = 60  # rounds

T = TypeVar("T")


def is_steady(rates: Sequence[float]) -> bool:
    """Say whether the last rounds were as quick as those before, apart from single disturbed ones."""
    if len(rates) < 2 * WINDOW:
        return False
    before, now = median(rates[-2 * WINDOW : -WINDOW]), median(rates[-WINDOW:])
    return abs(now / before - 1) < STEADY


def warm(contestants: Mapping[T, Callable[[], float]]) -> dict[T, list[float]]:
    """Run rounds in turn until the rate of each is steady; return the rates of all rounds."""
    rates: dict[T, list[float]] = {contestant: [] for contestant in contestants}
    for _ in range(MOST):
        cold = [contestant for contestant in contestants if not is_steady(rates[contestant])]
        if not cold:
            break
        for contestant in cold:
            rates[contestant].append(contestants[contestant]())
    return rates
