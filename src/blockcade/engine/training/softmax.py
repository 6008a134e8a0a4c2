"""A log-linear model of choices among moves: its cross-entropy, and the weights that minimise it."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from blockcade.engine.training.examples import Examples

Vector = NDArray[np.float64]
Objective = Callable[[Vector], tuple[float, Vector]]  # from weights to loss and gradient


def log_chances(examples: Examples, weights: Vector) -> Vector:
    """Return the log-probability of each move within its position."""
    scores = (examples.rows @ weights.astype(np.float32) + examples.offsets).astype(np.float64)
    lengths = examples.lengths
    scores -= np.repeat(np.maximum.reduceat(scores, examples.starts), lengths)
    totals = np.add.reduceat(np.exp(scores), examples.starts)
    # A sampled move stands for several: its own probability is without the offset.
    return scores - np.repeat(np.log(totals), lengths) - examples.offsets


def cross_entropy(examples: Examples, weights: Vector) -> float:
    """Return the mean over the positions, in nats."""
    return float(-(examples.targets * log_chances(examples, weights)).sum() / examples.positions)


def objective_of(examples: Examples, l2: float) -> Objective:
    def objective(weights: Vector) -> tuple[float, Vector]:
        logs = log_chances(examples, weights)
        loss = -(examples.targets * logs).sum() / examples.positions + l2 / 2 * (weights @ weights)
        excess = (np.exp(logs + examples.offsets) - examples.targets).astype(np.float32)
        return float(loss), (excess @ examples.rows).astype(np.float64) / examples.positions + l2 * weights

    return objective


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    at: Vector
    loss: float


def descend(objective: Objective, start: Vector, *, memory: int = 8) -> Iterator[Step]:
    """Minimise by L-BFGS with a backtracking line search; end when no step lowers the loss."""
    at = start.astype(np.float64)
    loss, gradient = objective(at)
    yield Step(at, loss)
    past: deque[tuple[Vector, Vector]] = deque(maxlen=memory)
    while np.abs(gradient).max() > 1e-7:
        direction = -_preconditioned(gradient, past)
        slope = float(direction @ gradient)
        if slope >= 0:  # rounding errors: start again with the plain gradient
            past.clear()
            direction, slope = -gradient, -float(gradient @ gradient)
        length = 1.0 if past else min(1.0, 1 / float(np.abs(gradient).sum()))
        for _ in range(30):
            there = at + length * direction
            loss_there, gradient_there = objective(there)
            if loss_there <= loss + 1e-4 * length * slope:
                break
            length /= 2
        else:
            return
        moved, turned = there - at, gradient_there - gradient
        if moved @ turned > 1e-12:
            past.append((moved, turned))
        at, loss, gradient = there, loss_there, gradient_there
        yield Step(at, loss)


def _preconditioned(gradient: Vector, past: deque[tuple[Vector, Vector]]) -> Vector:
    """Apply the inverse curvature of the last steps to the gradient: the two-loop recursion."""
    result = gradient.copy()
    shares: list[float] = []
    for moved, turned in reversed(past):
        share = float(moved @ result) / float(moved @ turned)
        result -= share * turned
        shares.append(share)
    if past:
        moved, turned = past[-1]
        result *= float(moved @ turned) / float(turned @ turned)
    for (moved, turned), share in zip(past, reversed(shares), strict=True):
        result += (share - float(turned @ result) / float(moved @ turned)) * moved
    return result
