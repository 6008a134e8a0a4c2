"""Plays games of the search against itself, and keeps its result for every position."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from blockcade.engine.arena import random_opening
from blockcade.engine.kernel import Position, Search, Thought
from blockcade.engine.networks import Network
from blockcade.engine.priors import Weights
from blockcade.engine.training.games import (
    Run,
    SearchedPosition,
    TrainingGame,
    games_kept,
    open_run,
    write_shard,
)
from blockcade.engine.worker_pool import WorkerPool, seed_for

SHARD_GAMES = 8  # a stopped run loses at most so many


@dataclass(frozen=True, slots=True, eq=False)
class SelfPlayTask:
    """Game `number` of a run."""

    run: Run
    number: int
    weights: Weights | None = None
    network: Network | None = None


def play_task(task: SelfPlayTask) -> TrainingGame:
    """Play a game; equal tasks give equal games. Random moves come first, then drawn ones, then the best."""
    run = task.run
    luck = random.Random(seed_for(run.seed, f"game {task.number}"))  # noqa: S311 - not a secret
    search = Search(
        seed=luck.getrandbits(31), weights=task.weights, network=task.network, settings=run.settings
    )
    position = Position(run.variant)
    moves = random_opening(position, luck.randint(0, run.random_plies), luck.getrandbits(31))
    searched: list[SearchedPosition] = []
    while position.turn >= 0:
        legal = position.legal()
        if len(legal) == 1:  # a forced move teaches nothing
            move = legal[0]
        else:
            thought = search.think(position, playouts=run.playouts, early_stop=False)
            searched.append(_searched_position(len(moves), thought))
            move = _drawn(thought, luck) if len(moves) < run.drawn_plies else thought.move
        position.play(move)
        moves.append(move)
    return TrainingGame(
        number=task.number,
        moves=np.array(moves, dtype=np.uint16),
        points=np.array(position.points(), dtype=np.int16),
        searched=tuple(searched),
    )


def selfplay(
    folder: Path,
    run: Run,
    games: int,
    pool: WorkerPool,
    *,
    weights: Weights | None = None,
    network: Network | None = None,
) -> Iterator[TrainingGame]:
    """Play the games that the folder still lacks; each shard is on disk before the next begins."""
    open_run(folder, run)
    tasks = [SelfPlayTask(run, number, weights, network) for number in range(games_kept(folder), games)]
    shard: list[TrainingGame] = []
    for game in pool.each(play_task, tasks):
        shard.append(game)
        if len(shard) == SHARD_GAMES:
            write_shard(folder, shard)
            shard = []
        yield game
    if shard:
        write_shard(folder, shard)


def _searched_position(ply: int, thought: Thought) -> SearchedPosition:
    visited = [candidate for candidate in thought.candidates if candidate.visits > 0]
    return SearchedPosition(
        ply=ply,
        moves=np.array([candidate.move for candidate in visited], dtype=np.uint16),
        visits=np.array([candidate.visits for candidate in visited], dtype=np.uint32),
        win=np.array(thought.win, dtype=np.float16),
        points=np.array(thought.points, dtype=np.float16),
    )


def _drawn(thought: Thought, luck: random.Random) -> int:
    visits = [candidate.visits for candidate in thought.candidates]
    return luck.choices([candidate.move for candidate in thought.candidates], visits)[0]
