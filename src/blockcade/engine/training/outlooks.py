"""Training examples of the value network: its inputs for a colour, and the points that the colour made."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from blockcade.engine.kernel import INPUTS, Position, outlook
from blockcade.engine.training.examples import is_held_out, replayed
from blockcade.engine.training.games import SearchedPosition, TrainingGame, read_games, read_run

ALL_SQUARES = 89  # of one colour's pieces; the network's answer 1 means all of them

Column = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Outlooks:
    """One row for each colour of each searched position, unless the colour is out; in points."""

    rows: NDArray[np.float32]  # outlooks x inputs
    plies: NDArray[np.int64]
    laid: Column  # points so far
    expected: Column  # points at the end, as the search expected
    final: Column  # points at the real end

    def __len__(self) -> int:
        return len(self.rows)

    def targets(self, blend: float) -> Column:
        """Return the points still to come, in the network's unit; `blend` is the part of the real end."""
        ends = blend * self.final + (1 - blend) * self.expected
        return ((ends - self.laid) / ALL_SQUARES).astype(np.float32)

    def between(self, first: int, last: int) -> "Outlooks":
        """Return the rows of plies from `first` to before `last`."""
        kept = (self.plies >= first) & (self.plies < last)
        return Outlooks(
            self.rows[kept], self.plies[kept], self.laid[kept], self.expected[kept], self.final[kept]
        )


def load_outlooks(folders: Sequence[Path]) -> tuple[Outlooks, Outlooks]:
    """Load the rows to train on, and those held out: the same games as for the prior."""
    learn, judge = _Gathering(), _Gathering()
    for folder in folders:
        variant = read_run(folder).variant
        for game in read_games(folder):
            into = judge if is_held_out(game) else learn
            for position, one in replayed(variant, game):
                into.add(position, one, game)
    return learn.outlooks(), judge.outlooks()


class _Gathering:
    def __init__(self) -> None:
        self.rows: list[NDArray[np.float32]] = [np.empty((0, len(INPUTS)), dtype=np.float32)]
        # Ply, laid, expected, final.
        self.told: list[NDArray[np.float32]] = [np.empty((0, 4), dtype=np.float32)]

    def add(self, position: Position, one: SearchedPosition, game: TrainingGame) -> None:
        """Add a position, without colours that are out: the kernel knows their points."""
        playing = [colour for colour in range(position.colours) if not position.out >> colour & 1]
        self.rows.append(outlook(position)[playing])
        plies = np.full(position.colours, position.ply)
        told = np.stack([plies, position.points(), one.points, game.points], axis=1)
        self.told.append(told[playing].astype(np.float32))

    def outlooks(self) -> Outlooks:
        plies, laid, expected, final = np.concatenate(self.told).T.copy()
        return Outlooks(np.concatenate(self.rows), plies.astype(np.int64), laid, expected, final)
