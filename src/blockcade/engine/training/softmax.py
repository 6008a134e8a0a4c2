"""A log-linear choice among moves: its cross-entropy, and the weights that make it smallest."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from blockcade.engine.training.examples import Examples

Vector = NDArray[np.float64]
Slope = Callable[[Vector], tuple[float, Vector]]  # a point to the height there and its gradient


def log_chances(examples: Examples, weights: Vector) -> Vector:
    """Of each move, within its position."""
    heights = (examples.rows @ weights.astype(np.float32) + examples.offsets).astype(np.float64)
    lengths = examples.lengths
    heights -= np.repeat(np.maximum.reduceat(heights, examples.starts), lengths)
    totals = np.add.reduceat(np.exp(heights), examples.starts)
    # A sampled move stands for several: its own chance is without the offset.
    return heights - np.repeat(np.log(totals), lengths) - examples.offsets


def cross_entropy(examples: Examples, weights: Vector) -> float:
    """Mean over the positions, in nats."""
    return float(-(examples.targets * log_chances(examples, weights)).sum() / examples.positions)


def slope_of(examples: Examples, l2: float) -> Slope:
    def slope(weights: Vector) -> tuple[float, Vector]:
        logs = log_chances(examples, weights)
        loss = -(examples.targets * logs).sum() / examples.positions + l2 / 2 * (weights @ weights)
        excess = (np.exp(logs + examples.offsets) - examples.targets).astype(np.float32)
        return float(loss), (excess @ examples.rows).astype(np.float64) / examples.positions + l2 * weights

    return slope


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    at: Vector
    height: float


def descend(slope: Slope, start: Vector, *, memory: int = 8) -> Iterator[Step]:
    """L-BFGS with a backtracking line search; ends when no step leads down any more."""
    at = start.astype(np.float64)
    height, gradient = slope(at)
    yield Step(at, height)
    past: deque[tuple[Vector, Vector]] = deque(maxlen=memory)
    while np.abs(gradient).max() > 1e-7:
        direction = -_bent(gradient, past)
        steepness = float(direction @ gradient)
        if steepness >= 0:  # rounding has spoilt the memory: begin again with the plain gradient
            past.clear()
            direction, steepness = -gradient, -float(gradient @ gradient)
        length = 1.0 if past else min(1.0, 1 / float(np.abs(gradient).sum()))
        for _ in range(30):
            there = at + length * direction
            height_there, gradient_there = slope(there)
            if height_there <= height + 1e-4 * length * steepness:
                break
            length /= 2
        else:
            return
        moved, turned = there - at, gradient_there - gradient
        if moved @ turned > 1e-12:
            past.append((moved, turned))
        at, height, gradient = there, height_there, gradient_there
        yield Step(at, height)


def _bent(gradient: Vector, past: deque[tuple[Vector, Vector]]) -> Vector:
    """The gradient through the curvature that the last steps have shown: the two-loop recursion."""
    bent = gradient.copy()
    shares: list[float] = []
    for moved, turned in reversed(past):
        share = float(moved @ bent) / float(moved @ turned)
        bent -= share * turned
        shares.append(share)
    if past:
        moved, turned = past[-1]
        bent *= float(moved @ turned) / float(turned @ turned)
    for (moved, turned), share in zip(past, reversed(shares), strict=True):
        bent += (share - float(turned @ bent) / float(moved @ turned)) * moved
    return bent
