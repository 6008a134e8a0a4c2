"""Fits the prior: for each phase, weights that predict which moves a search visits."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from blockcade.engine.kernel import FEATURES
from blockcade.engine.priors import Weights
from blockcade.engine.training.examples import Examples
from blockcade.engine.training.softmax import Vector, cross_entropy, descend, log_chances, objective_of

_PATIENCE = 10  # the fit ends after so many steps without a better held-out loss
FEWEST = 20  # a phase with fewer positions keeps its weights


@dataclass(frozen=True, slots=True)
class PhaseReport:
    """How well weights predict the held-out games of one phase."""

    learnt_from: int
    judged_by: int
    floor: float  # the loss of a perfect prior: searches are not certain themselves
    uniform: float  # the loss of equal chances
    before: float  # the loss of the old weights
    loss: float
    best_found: float  # how often the likeliest move is the most visited one
    best_in_five: float  # how often the most visited one is among the five likeliest


@dataclass(frozen=True, slots=True, eq=False)
class Fitted:
    """The fit of one phase."""

    phase: int
    weights: Vector
    steps: int
    report: PhaseReport | None  # None: too few positions


def fit_prior(
    learn: Examples, judge: Examples, before: Weights, *, l2: float, steps: int, from_zero: bool = True
) -> Iterator[Fitted]:
    """Fit phase by phase, and keep the weights with the least held-out loss on the way.

    A fit starts at zero, so that the games alone decide, or at the old weights, better for few games.
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


def judged(learn: Examples, judge: Examples, weights: Vector, before: Vector) -> PhaseReport:
    targets, starts = judge.targets.astype(np.float64), judge.starts
    logs = log_chances(judge, weights)
    surprise = np.where(targets > 0, targets * np.log(np.maximum(targets, 1e-30)), 0)
    ranks: list[int] = []
    for start, length in zip(starts.tolist(), judge.lengths.tolist(), strict=True):
        own = logs[start : start + length]
        best = int(np.argmax(targets[start : start + length]))
        ranks.append(int((own > own[best]).sum()))
    return PhaseReport(
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
    """Scale features first, so that L2 treats them alike; a feature that never varies keeps its weight."""
    spread = learn.rows.std(axis=0).astype(np.float64)
    varies = spread > 1e-6
    scale = np.where(varies, 1 / np.maximum(spread, 1e-6), 0)
    scaled = Examples(
        learn.rows * scale.astype(np.float32), learn.starts, learn.targets, learn.offsets, learn.phases
    )
    best, best_loss, best_step = start, np.inf, 0
    for number, step in enumerate(descend(objective_of(scaled, l2), start * spread)):
        here = np.where(varies, step.at * scale, start)
        loss = cross_entropy(judge, here)
        if loss < best_loss - 1e-6:
            best, best_loss, best_step = here, loss, number
        if number >= steps or number - best_step >= _PATIENCE:
            break
    return best, best_step
