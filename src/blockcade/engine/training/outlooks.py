"""Positions of self-play as a value network learns from them: what it sees of a colour, what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from blockcade.engine.kernel import INPUTS, Position, outlook
from blockcade.engine.training.examples import is_held_out, replayed
from blockcade.engine.training.games import Look, TrainingGame, read_games, read_run

ALL_SQUARES = 89  # of one colour's pieces: what the network's answer 1 stands for

Column = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Outlooks:
    """One row for each colour of each searched position, unless the colour is out. All in points."""

    rows: NDArray[np.float32]  # outlooks x inputs
    plies: NDArray[np.int64]
    laid: Column  # points so far
    expected: Column  # points at the end, as the search saw them coming
    final: Column  # points at the end, as they were

    def __len__(self) -> int:
        return len(self.rows)

    def targets(self, blend: float) -> Column:
        """What is still to come, in the network's unit: `blend` of how it ended, the rest as was expected."""
        ends = blend * self.final + (1 - blend) * self.expected
        return ((ends - self.laid) / ALL_SQUARES).astype(np.float32)

    def between(self, first: int, last: int) -> "Outlooks":
        """Those with so many pieces on the board, `last` left out."""
        kept = (self.plies >= first) & (self.plies < last)
        return Outlooks(
            self.rows[kept], self.plies[kept], self.laid[kept], self.expected[kept], self.final[kept]
        )


def load_outlooks(folders: Sequence[Path]) -> tuple[Outlooks, Outlooks]:
    """What to learn from, and what to judge by: the same games are held out as for the prior."""
    learn, judge = _Gathering(), _Gathering()
    for folder in folders:
        variant = read_run(folder).variant
        for game in read_games(folder):
            into = judge if is_held_out(game) else learn
            for position, look in replayed(variant, game):
                into.add(position, look, game)
    return learn.outlooks(), judge.outlooks()


class _Gathering:
    def __init__(self) -> None:
        self.rows: list[NDArray[np.float32]] = [np.empty((0, len(INPUTS)), dtype=np.float32)]
        # Ply, laid, expected, final.
        self.told: list[NDArray[np.float32]] = [np.empty((0, 4), dtype=np.float32)]

    def add(self, position: Position, look: Look, game: TrainingGame) -> None:
        """Not of colours that are out: the kernel knows their points and asks no network."""
        playing = [colour for colour in range(position.colours) if not position.out >> colour & 1]
        self.rows.append(outlook(position)[playing])
        plies = np.full(position.colours, position.ply)
        told = np.stack([plies, position.points(), look.points, game.points], axis=1)
        self.told.append(told[playing].astype(np.float32))

    def outlooks(self) -> Outlooks:
        plies, laid, expected, final = np.concatenate(self.told).T.copy()
        return Outlooks(np.concatenate(self.rows), plies.astype(np.int64), laid, expected, final)
