"""Fits the value network: from a colour's inputs to the points that it will still make."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from blockcade.engine.kernel import HIDDEN, INPUTS
from blockcade.engine.networks import Network
from blockcade.engine.training.outlooks import ALL_SQUARES, Column, Outlooks

PLIES = (0, 8, 16, 24, 32, 44, 84)  # bounds of the parts of a game that are reported apart

_BATCH = 256
_FIRST_RATE, _LAST_RATE = 2e-3, 2e-5
# Pulls the weights of the inputs to zero, so that an input that never varies counts for nothing.
_DECAY = 1e-6
_KEEP_GRADIENT, _KEEP_SQUARE = 0.9, 0.999  # Adam's beta1 and beta2
_MOST = 1.2  # as in the kernel: answers lie between none and all squares with the bonuses


@dataclass(frozen=True, slots=True, eq=False)
class Parts:
    """A network's numbers by their role; these are views, so that changing them changes it."""

    first: NDArray[np.float32]  # inputs x units
    first_bias: Column
    second: Column
    second_bias: Column  # one number

    @staticmethod
    def of(network: Network) -> "Parts":
        weights, units = len(INPUTS) * HIDDEN, network[len(INPUTS) * HIDDEN :]
        return Parts(
            network[:weights].reshape(len(INPUTS), HIDDEN),
            units[:HIDDEN],
            units[HIDDEN : 2 * HIDDEN],
            units[2 * HIDDEN :],
        )

    def answers(self, rows: NDArray[np.float32]) -> tuple[NDArray[np.float32], Column]:
        """Return the outputs of the hidden units, and the answers."""
        units = np.maximum(rows @ self.first + self.first_bias, 0)
        return units, units @ self.second + self.second_bias[0]


@dataclass(frozen=True, slots=True, eq=False)
class Epoch:
    """The network after so many passes over the examples."""

    number: int
    network: Network
    loss: float  # root of the mean square, in points, against the held-out targets


@dataclass(frozen=True, slots=True)
class ErrorReport:
    """Errors in held-out games at some plies: roots of mean squares, in points."""

    first: int
    last: int  # exclusive
    outlooks: int
    spread: float  # of the mean against the real ends: the error of knowing nothing
    search: float  # of the searches against the real ends
    before: float  # of the old network against the real ends
    network: float  # of the network against the real ends
    from_search: float  # of the network against the searches


def fresh_network(seed: int) -> Network:
    luck = np.random.default_rng(seed)
    network = np.zeros(len(INPUTS) * HIDDEN + 2 * HIDDEN + 1, dtype=np.float32)
    parts = Parts.of(network)
    parts.first[:] = luck.normal(0, np.sqrt(0.5 / len(INPUTS)), parts.first.shape)
    parts.second[:] = luck.normal(0, 0.1, HIDDEN)
    parts.second_bias[:] = 0.2  # about the mean: a colour has a fifth of its squares still to lay
    return network


def fit_value(
    learn: Outlooks, judge: Outlooks, start: Network, *, blend: float, epochs: int, seed: int
) -> Iterator[Epoch]:
    """Yield the start, then one network an epoch: least squares by Adam, with a cosine rate."""
    network = start.astype(np.float32)
    targets, held_out = learn.targets(blend), judge.targets(blend)
    yield Epoch(0, network.copy(), _error(guesses(network, judge), held_out))
    luck = np.random.default_rng(seed)
    order = np.arange(len(learn))
    adam = _Adam(network)
    for epoch in range(epochs):
        luck.shuffle(order)
        rate = _LAST_RATE + (_FIRST_RATE - _LAST_RATE) * (1 + np.cos(np.pi * epoch / epochs)) / 2
        for begin in range(0, len(order), _BATCH):
            batch = order[begin : begin + _BATCH]
            adam.step(network, gradient_at(network, learn.rows[batch], targets[batch]), float(rate))
        yield Epoch(epoch + 1, network.copy(), _error(guesses(network, judge), held_out))


def gradient_at(network: Network, rows: NDArray[np.float32], targets: Column) -> Network:
    """Return the gradient of half the mean squared error and of the decay."""
    parts, gradient = Parts.of(network), np.empty_like(network)
    units, answers = parts.answers(rows)
    excess = (answers - targets) / np.float32(len(rows))
    back = np.outer(excess, parts.second) * (units > 0)
    into = Parts.of(gradient)
    into.first[:] = rows.T @ back + np.float32(_DECAY) * parts.first
    into.first_bias[:] = back.sum(axis=0)
    into.second[:] = units.T @ excess
    into.second_bias[:] = excess.sum()
    return gradient


def guesses(network: Network, outlooks: Outlooks) -> Column:
    """Return the points still to come, as the kernel would answer."""
    return np.clip(Parts.of(network).answers(outlooks.rows)[1], 0, _MOST)


def best_of(epochs: Sequence[Epoch]) -> Epoch:
    return min(epochs, key=lambda epoch: epoch.loss)


def judged(network: Network, before: Network, judge: Outlooks) -> list[ErrorReport]:
    """Report errors by parts of the game that have examples; the last report is of the whole game."""
    bounds = [*pairwise(PLIES), (PLIES[0], PLIES[-1])]
    parts = [(first, last, judge.between(first, last)) for first, last in bounds]
    return [_report(first, last, part, network, before) for first, last, part in parts if len(part)]


def _report(first: int, last: int, part: Outlooks, network: Network, before: Network) -> ErrorReport:
    final, search, guess = part.targets(1), part.targets(0), guesses(network, part)
    return ErrorReport(
        first=first,
        last=last,
        outlooks=len(part),
        spread=_error(final, np.full_like(final, final.mean())),
        search=_error(search, final),
        before=_error(guesses(before, part), final),
        network=_error(guess, final),
        from_search=_error(guess, search),
    )


def _error(guess: Column, truth: Column) -> float:
    return ALL_SQUARES * float(np.sqrt(np.mean((guess - truth).astype(np.float64) ** 2)))


class _Adam:
    def __init__(self, like: Network) -> None:
        self.gradient = np.zeros_like(like)
        self.square = np.zeros_like(like)
        self.steps = 0

    def step(self, network: Network, gradient: Network, rate: float) -> None:
        """Changes the network."""
        self.steps += 1
        self.gradient += np.float32(1 - _KEEP_GRADIENT) * (gradient - self.gradient)
        self.square += np.float32(1 - _KEEP_SQUARE) * (gradient * gradient - self.square)
        mean = self.gradient / np.float32(1 - _KEEP_GRADIENT**self.steps)
        deviation = np.sqrt(self.square / np.float32(1 - _KEEP_SQUARE**self.steps))
        network -= np.float32(rate) * mean / (deviation + np.float32(1e-8))
