"""One game of the search against itself, keeping what it thought of every position."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from blockcade.engine.arena import random_opening
from blockcade.engine.jobs import Crew, seed_for
from blockcade.engine.kernel import Position, Search, Thought
from blockcade.engine.networks import Network
from blockcade.engine.priors import Weights
from blockcade.engine.training.games import Look, Run, TrainingGame, games_kept, open_run, write_shard

SHARD_GAMES = 8  # what a stopped run loses at most


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """Game `number` of a run."""

    run: Run
    number: int
    weights: Weights | None = None
    network: Network | None = None


def play_lesson(lesson: Lesson) -> TrainingGame:
    """A pure function of the lesson. Some moves are random, some drawn, then the best: games differ."""
    run = lesson.run
    luck = random.Random(seed_for(run.seed, f"game {lesson.number}"))  # noqa: S311 - not a secret
    search = Search(
        seed=luck.getrandbits(31), weights=lesson.weights, network=lesson.network, settings=run.settings
    )
    position = Position(run.variant)
    moves = random_opening(position, luck.randint(0, run.random_plies), luck.getrandbits(31))
    looks: list[Look] = []
    while position.turn >= 0:
        legal = position.legal()
        if len(legal) == 1:  # nothing to learn from
            move = legal[0]
        else:
            thought = search.think(position, playouts=run.playouts, early_stop=False)
            looks.append(_look(len(moves), thought))
            move = _drawn(thought, luck) if len(moves) < run.drawn_plies else thought.move
        position.play(move)
        moves.append(move)
    return TrainingGame(
        number=lesson.number,
        moves=np.array(moves, dtype=np.uint16),
        points=np.array(position.points(), dtype=np.int16),
        looks=tuple(looks),
    )


def selfplay(
    folder: Path,
    run: Run,
    games: int,
    crew: Crew,
    *,
    weights: Weights | None = None,
    network: Network | None = None,
) -> Iterator[TrainingGame]:
    """Plays what the folder lacks of so many games; each shard is on disk before the next begins."""
    open_run(folder, run)
    lessons = [Lesson(run, number, weights, network) for number in range(games_kept(folder), games)]
    shard: list[TrainingGame] = []
    for game in crew.each(play_lesson, lessons):
        shard.append(game)
        if len(shard) == SHARD_GAMES:
            write_shard(folder, shard)
            shard = []
        yield game
    if shard:
        write_shard(folder, shard)


def _look(ply: int, thought: Thought) -> Look:
    visited = [candidate for candidate in thought.candidates if candidate.visits > 0]
    return Look(
        ply=ply,
        moves=np.array([candidate.move for candidate in visited], dtype=np.uint16),
        visits=np.array([candidate.visits for candidate in visited], dtype=np.uint32),
        win=np.array(thought.win, dtype=np.float16),
        points=np.array(thought.points, dtype=np.float16),
    )


def _drawn(thought: Thought, luck: random.Random) -> int:
    visits = [candidate.visits for candidate in thought.candidates]
    return luck.choices([candidate.move for candidate in thought.candidates], visits)[0]
