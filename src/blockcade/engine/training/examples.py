"""Positions of self-play as numbers to learn from: features of moves, and how often each was visited."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from blockcade.engine.jobs import seed_for
from blockcade.engine.kernel import FEATURES, Position, features, phase_of
from blockcade.engine.training.games import Look, TrainingGame, read_games, read_run

_HELD_OUT = 10  # one game of so many is never learnt from
_UNVISITED = 96  # so many of the moves that were never visited stand for all of them while learning


@dataclass(frozen=True, slots=True, eq=False)
class Examples:
    """All moves of all positions one after another; those of a position follow each other."""

    rows: NDArray[np.float32]  # moves x features
    starts: NDArray[np.int64]  # of each position: its first row
    targets: NDArray[np.float32]  # of each move: its share, adding up to 1 in each position
    offsets: NDArray[np.float32]  # of each move: the logarithm of how many moves it stands for
    phases: NDArray[np.int64]  # of each position

    @property
    def positions(self) -> int:
        return len(self.starts)

    def of_phase(self, phase: int) -> "Examples":
        """Those of one phase alone; the parts are copies, as small as they can be."""
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
        """How many moves each position has."""
        return np.diff(np.append(self.starts, len(self.rows)))


@dataclass(frozen=True, slots=True)
class Taste:
    """Which positions to learn from, and how."""

    positions: int = 20_000  # at most, drawn evenly from all games
    temperature: float = 1.0  # above 1: targets are flatter than the visits
    least_visits: int = 2  # positions with fewer have nothing to say
    seed: int = 0


def load_examples(folders: Sequence[Path], taste: Taste) -> tuple[Examples, Examples]:
    """What to learn from, and what to judge by: whole games are held out, with all their moves."""
    looks = sum(len(game.looks) for folder in folders for game in read_games(folder))
    share = min(1.0, taste.positions / max(1, looks))
    learn, judge = _Gathering(), _Gathering()
    for number, folder in enumerate(folders):
        variant = read_run(folder).variant
        for game in read_games(folder):
            held_out = is_held_out(game)
            luck = random.Random(seed_for(taste.seed, f"folder {number} game {game.number}"))  # noqa: S311
            for position, look in replayed(variant, game):
                if luck.random() < share and int(look.visits.sum()) >= taste.least_visits:
                    (judge if held_out else learn).add(position, look, taste, None if held_out else luck)
    return learn.examples(), judge.examples()


def is_held_out(game: TrainingGame) -> bool:
    return game.number % _HELD_OUT == _HELD_OUT - 1


def replayed(variant: str, game: TrainingGame) -> Iterator[tuple[Position, Look]]:
    """Each position that was searched, and what the search thought of it; the same object is played on."""
    position = Position(variant)
    looks = {look.ply: look for look in game.looks}
    for ply, move in enumerate(game.moves.tolist()):
        if ply in looks:
            yield position, looks[ply]
        position.play(move)


class _Gathering:
    def __init__(self) -> None:
        self.rows: list[NDArray[np.float32]] = []
        self.targets: list[NDArray[np.float32]] = []
        self.offsets: list[NDArray[np.float32]] = []
        self.phases: list[int] = []

    def add(self, position: Position, look: Look, taste: Taste, luck: random.Random | None) -> None:
        """Without luck all moves are kept; with it, a sample of those never visited stands for the others."""
        moves, rows = features(position)
        place = {move: at for at, move in enumerate(moves)}
        visits = np.zeros(len(moves))
        visits[[place[move] for move in look.moves.tolist()]] = look.visits
        shares = visits ** (1 / taste.temperature)
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
