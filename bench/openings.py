"""Draws balanced starts for matches: positions that neither side should like better than the other.

`python -m bench.openings duo --count 50 --jobs 2 --out bench/openings/duo.jsonl` writes a line for each: a
list of [colour, cells], as GTP names both. Between equals the first player of Blokus wins far more than half
of the games, so a match from the empty board tells more about seats than about players.

A start comes from a game of the engine against itself whose moves are drawn in proportion to the visits of
its searches. It is kept if a long search gives each seat about its even share, and if so do quick games that
are played on from there.
"""

import argparse
import itertools
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from blockcade.engine.gtp_board import VARIANTS, Board
from blockcade.engine.kernel import Position, Search
from blockcade.engine.worker_pool import WorkerPool, seed_for

PLIES = {"classic": 8, "classic_2": 8, "classic_3": 8, "duo": 6}
DRAWN_PLAYOUTS = 600
LONG_PLAYOUTS = 20_000
WIDEST = 0.06  # a seat's chance to win may differ so much from its even share
QUICK_GAMES = 12
QUICK_PLAYOUTS = 200
WIDEST_PLAYED = 0.21  # and so much the share of the quick games that it wins
BATCH = 16


@dataclass(frozen=True, slots=True)
class Start:
    """The moves of a drawn start, by the numbers of placements; `is_balanced` if it may be kept."""

    moves: tuple[int, ...]
    key: int  # of its position
    is_balanced: bool
    chances: tuple[float, ...]  # of the seats, by the long search
    shares: tuple[float, ...]  # of the quick games; none, if the search said enough


@dataclass(frozen=True, slots=True)
class Task:
    variant: str
    seed: int


def drawn(task: Task) -> Start:
    """Draw one start and judge it."""
    luck = random.Random(task.seed)
    position, moves = Position(task.variant), list[int]()
    while len(moves) < PLIES[task.variant]:
        candidates = (
            Search(seed=luck.getrandbits(32), memory_mb=16)
            .think(position, playouts=DRAWN_PLAYOUTS, early_stop=False)
            .candidates
        )
        (one,) = luck.choices(candidates, weights=[candidate.visits for candidate in candidates])
        position.play(one.move)
        moves.append(one.move)
    even = 1 / position.players
    thought = Search(seed=task.seed, memory_mb=64).think(position, playouts=LONG_PLAYOUTS, early_stop=False)
    chances = tuple(thought.win[: position.players])
    shares: tuple[float, ...] = ()
    is_balanced = all(abs(chance - even) <= WIDEST for chance in chances)
    if is_balanced:
        shares = quick_shares(position, luck)
        is_balanced = all(abs(share - even) <= WIDEST_PLAYED for share in shares)
    return Start(tuple(moves), position.key(), is_balanced, chances, shares)


def quick_shares(start: Position, luck: random.Random) -> tuple[float, ...]:
    """The share of each seat in quick games from the start."""
    sums = [0.0] * start.players
    for _ in range(QUICK_GAMES):
        position = start.copy()
        search = Search(seed=luck.getrandbits(32), memory_mb=16)
        while position.turn >= 0:
            position.play(search.think(position, playouts=QUICK_PLAYOUTS).move)
        points = position.seat_points()[: start.players]
        winners = [seat for seat, number in enumerate(points) if number == max(points)]
        for seat in winners:
            sums[seat] += 1 / len(winners)
    return tuple(number / QUICK_GAMES for number in sums)


def starts(variant: str, seed: int, jobs: int) -> Iterator[Start]:
    """Draw starts without end; equal seeds draw equal ones, whatever the number of jobs."""
    with WorkerPool(jobs) as pool:
        for first in itertools.count(0, BATCH):
            tasks = [
                Task(variant, seed_for(seed, f"start {number}")) for number in range(first, first + BATCH)
            ]
            yield from pool.each(drawn, tasks)


def line_of(variant: str, moves: Sequence[int]) -> str:
    board, row = Board(VARIANTS[variant]), list[tuple[str, str]]()
    for move in moves:
        colour = board.position.turn
        row.append((board.name_of(colour), board.format_move(move)))
        board.lay(colour, move, is_ours=False)
    return json.dumps(row, separators=(",", ":"))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.openings", description="Draws balanced starts.")
    parser.add_argument("variant", choices=sorted(PLIES))
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    lines, keys = list[str](), set[int]()
    for tried, start in enumerate(starts(given.variant, given.seed, given.jobs), start=1):
        if start.is_balanced and start.key not in keys:
            keys.add(start.key)
            lines.append(line_of(given.variant, start.moves))
            given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
            print(f"{len(lines)} of {tried}", file=sys.stderr, flush=True)
        if len(lines) == given.count:
            break


if __name__ == "__main__":
    main()
