"""Training examples of the prior: features of the moves of searched positions, and their visits."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from blockcade.engine.kernel import FEATURES, Position, features, phase_of
from blockcade.engine.training.games import SearchedPosition, TrainingGame, read_games, read_run
from blockcade.engine.worker_pool import seed_for

_HELD_OUT = 10  # one game of so many is held out
_UNVISITED = 96  # so many sampled moves stand for all unvisited ones of a position in training


@dataclass(frozen=True, slots=True, eq=False)
class Examples:
    """The moves of all positions in one array; those of a position follow each other."""

    rows: NDArray[np.float32]  # moves x features
    starts: NDArray[np.int64]  # of each position: its first row
    targets: NDArray[np.float32]  # of each move: its share of the visits; shares of a position add up to 1
    offsets: NDArray[np.float32]  # of each move: the logarithm of how many moves it stands for
    phases: NDArray[np.int64]  # of each position

    @property
    def positions(self) -> int:
        return len(self.starts)

    def of_phase(self, phase: int) -> "Examples":
        """Return a copy with the positions of one phase."""
        chosen = self.phases == phase
        lengths = self.lengths
        kept = np.repeat(chosen, lengths)
        starts = np.concatenate([[0], np.cumsum(lengths[chosen])[:-1]]) if chosen.any() else np.empty(0)
        return Examples(
            self.rows[kept],
            starts.astype(np.int64),
            self.targets[kept],
            self.offsets[kept],
            self.phases[chosen],
        )

    @property
    def lengths(self) -> NDArray[np.int64]:
        """The number of moves of each position."""
        return np.diff(np.append(self.starts, len(self.rows)))


@dataclass(frozen=True, slots=True)
class ExampleOptions:
    """Which positions become examples, and how."""

    positions: int = 20_000  # at most, drawn evenly from all games
    temperature: float = 1.0  # above 1: targets are flatter than the visits
    least_visits: int = 2  # positions with fewer are left out
    seed: int = 0


def load_examples(folders: Sequence[Path], options: ExampleOptions) -> tuple[Examples, Examples]:
    """Load the examples to train on, and those held out for judging: whole games are held out."""
    searched = sum(len(game.searched) for folder in folders for game in read_games(folder))
    share = min(1.0, options.positions / max(1, searched))
    learn, judge = _Gathering(), _Gathering()
    for number, folder in enumerate(folders):
        variant = read_run(folder).variant
        for game in read_games(folder):
            held_out = is_held_out(game)
            luck = random.Random(seed_for(options.seed, f"folder {number} game {game.number}"))  # noqa: S311
            for position, one in replayed(variant, game):
                if luck.random() < share and int(one.visits.sum()) >= options.least_visits:
                    (judge if held_out else learn).add(position, one, options, None if held_out else luck)
    return learn.examples(), judge.examples()


def is_held_out(game: TrainingGame) -> bool:
    return game.number % _HELD_OUT == _HELD_OUT - 1


def replayed(variant: str, game: TrainingGame) -> Iterator[tuple[Position, SearchedPosition]]:
    """Yield each searched position with its search. The same Position object is played on."""
    position = Position(variant)
    searched = {one.ply: one for one in game.searched}
    for ply, move in enumerate(game.moves.tolist()):
        if ply in searched:
            yield position, searched[ply]
        position.play(move)


class _Gathering:
    def __init__(self) -> None:
        self.rows: list[NDArray[np.float32]] = []
        self.targets: list[NDArray[np.float32]] = []
        self.offsets: list[NDArray[np.float32]] = []
        self.phases: list[int] = []

    def add(
        self, position: Position, one: SearchedPosition, options: ExampleOptions, luck: random.Random | None
    ) -> None:
        """Add all moves of a position; given `luck`, only a sample of the unvisited ones."""
        moves, rows = features(position)
        place = {move: at for at, move in enumerate(moves)}
        visits = np.zeros(len(moves))
        visits[[place[move] for move in one.moves.tolist()]] = one.visits
        shares = visits ** (1 / options.temperature)
        shares /= shares.sum()
        offsets = np.zeros(len(moves))
        unvisited = np.flatnonzero(visits == 0)
        if luck is not None and len(unvisited) > _UNVISITED:
            sample = sorted(luck.sample(unvisited.tolist(), _UNVISITED))
            offsets[sample] = np.log(len(unvisited) / _UNVISITED)
            kept = np.sort(np.concatenate([np.flatnonzero(visits), sample]))
            rows, shares, offsets = rows[kept], shares[kept], offsets[kept]
        self.rows.append(np.array(rows, dtype=np.float32))
        self.targets.append(shares.astype(np.float32))
        self.offsets.append(offsets.astype(np.float32))
        self.phases.append(phase_of(position))

    def examples(self) -> Examples:
        if not self.rows:
            none = np.empty(0, dtype=np.float32)
            return Examples(
                np.empty((0, len(FEATURES)), dtype=np.float32),
                np.empty(0, dtype=np.int64),
                none,
                none,
                np.empty(0, dtype=np.int64),
            )
        lengths = [len(rows) for rows in self.rows]
        return Examples(
            np.concatenate(self.rows),
            np.concatenate([[0], np.cumsum(lengths)[:-1]]).astype(np.int64),
            np.concatenate(self.targets),
            np.concatenate(self.offsets),
            np.array(self.phases, dtype=np.int64),
        )
