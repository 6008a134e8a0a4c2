"""The prior learnt from self-play: for each phase, weights that foretell which moves a search looks at."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from blockcade.engine.kernel import FEATURES
from blockcade.engine.priors import Weights
from blockcade.engine.training.examples import Examples
from blockcade.engine.training.softmax import Vector, cross_entropy, descend, log_chances, slope_of

_PATIENCE = 10  # so many steps without a better held-out loss end the descent
FEWEST = 20  # a phase with fewer positions to learn from keeps the weights that it had


@dataclass(frozen=True, slots=True)
class Verdict:
    """How well weights foretell the held-out games of one phase."""

    learnt_from: int
    judged_by: int
    floor: float  # the loss of a perfect prior: the searches themselves are not certain
    uniform: float  # the loss of knowing nothing
    before: float  # the loss of the weights that were to be bettered
    loss: float
    best_found: float  # how often the likeliest move is the most visited one
    best_in_five: float  # how often the most visited one is among the five likeliest


@dataclass(frozen=True, slots=True, eq=False)
class Fitted:
    """What was learnt of one phase."""

    phase: int
    weights: Vector
    steps: int
    verdict: Verdict | None  # None: there was too little to learn from


def fit_prior(
    learn: Examples, judge: Examples, before: Weights, *, l2: float, steps: int, from_zero: bool = True
) -> Iterator[Fitted]:
    """Phase by phase: the weights with the least held-out loss on the way to the best fit.

    The way begins at zero, so that the games alone decide, or at the weights before: better for few games.
    """
    for phase, old in enumerate(before.astype(np.float64)):
        own, held_out = learn.of_phase(phase), judge.of_phase(phase)
        if own.positions < FEWEST or held_out.positions == 0:
            yield Fitted(phase, old, 0, None)
            continue
        weights, taken = _fit(own, held_out, np.zeros_like(old) if from_zero else old, l2, steps)
        yield Fitted(phase, weights, taken, judged(own, held_out, weights, old))


def weights_of(fitted: list[Fitted]) -> Weights:
    return np.stack([one.weights for one in fitted]).astype(np.float32)


def judged(learn: Examples, judge: Examples, weights: Vector, before: Vector) -> Verdict:
    targets, starts = judge.targets.astype(np.float64), judge.starts
    logs = log_chances(judge, weights)
    surprise = np.where(targets > 0, targets * np.log(np.maximum(targets, 1e-30)), 0)
    ranks: list[int] = []
    for start, length in zip(starts.tolist(), judge.lengths.tolist(), strict=True):
        own = logs[start : start + length]
        best = int(np.argmax(targets[start : start + length]))
        ranks.append(int((own > own[best]).sum()))
    return Verdict(
        learnt_from=learn.positions,
        judged_by=judge.positions,
        floor=float(-surprise.sum() / judge.positions),
        uniform=cross_entropy(judge, np.zeros(len(FEATURES))),
        before=cross_entropy(judge, before),
        loss=cross_entropy(judge, weights),
        best_found=sum(rank == 0 for rank in ranks) / len(ranks),
        best_in_five=sum(rank < 5 for rank in ranks) / len(ranks),
    )


def _fit(learn: Examples, judge: Examples, start: Vector, l2: float, steps: int) -> tuple[Vector, int]:
    """Features are brought to one scale first, so that L2 treats them alike; one that never varies stays."""
    spread = learn.rows.std(axis=0).astype(np.float64)
    varies = spread > 1e-6
    scale = np.where(varies, 1 / np.maximum(spread, 1e-6), 0)
    scaled = Examples(
        learn.rows * scale.astype(np.float32), learn.starts, learn.targets, learn.offsets, learn.phases
    )
    best, best_loss, best_step = start, np.inf, 0
    for number, step in enumerate(descend(slope_of(scaled, l2), start * spread)):
        here = np.where(varies, step.at * scale, start)
        loss = cross_entropy(judge, here)
        if loss < best_loss - 1e-6:
            best, best_loss, best_step = here, loss, number
        if number >= steps or number - best_step >= _PATIENCE:
            break
    return best, best_step
