"""Learns Duo by playing against itself, with NumPy alone, and then beats the greedy bot.

OMP_NUM_THREADS=1 python examples/learner.py --seed 1

With these numbers: 40 updates of 256 games in 36 seconds of CPU, on one of two busy cores (217 seconds by the
clock). Then it won 91.5 % of 100 games against greedy, with 12 playouts for each of its four favourite moves;
100 seconds of CPU in all. With --playouts 0 the policy plays alone; a
longer run of an earlier form of it won 46 % of 200 games so.
"""

import argparse
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

import blockcade
from blockcade.engine.translate import lay_of
from blockcade.envs import BlokusBatch
from blockcade.games.blokus.pieces import PIECES

Floats = NDArray[Any]
SIZE, CELLS = 14, 14 * 14
NEAR = [(row, column) for row in range(-2, 3) for column in range(-2, 3)]
RINGS = [
    [at for at in NEAR if at[0] ** 2 + at[1] ** 2 in squares] for squares in ((0,), (1,), (2,), (4, 5, 8))
]
PLANES = 7
SEEN = PLANES * len(RINGS)  # numbers of a cell: what lies on it, and in rings around it
ROLES = 3  # a cell may be covered by a placement, share an edge with it, or only a corner
POLICY = 2 * (ROLES * SEEN + len(PIECES))  # twice: a number for the beginning of a game, one for its end
CRITIC = 9
DAMPING = 0.3  # weak evidence changes little
FAVOURITES = 4  # of the policy, between which playouts decide
TRUST = 0.7  # how far a later judgement of the critic counts for earlier moves


@cache
def footprints() -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """For each placement: the cells in its roles, filled up with one that counts nothing; its piece."""
    lays = [lay_of("duo", action) for action in range(BlokusBatch("duo", 1).actions)]
    table = np.full((len(lays), 32), ROLES * CELLS, np.int32)
    for action, lay in enumerate(lays):
        own = {(cell.row, cell.column) for cell in lay.cells}
        edges = {(r + dr, c + dc) for r, c in own for dr, dc in RINGS[1]} - own
        corners = {(r + dr, c + dc) for r, c in own for dr, dc in RINGS[2]} - own - edges
        found = [
            role * CELLS + row * SIZE + column
            for role, cells in enumerate((own, edges, corners))
            for row, column in cells
            if 0 <= row < SIZE and 0 <= column < SIZE
        ]
        table[action, : len(found)] = found
    longest = int((table < ROLES * CELLS).sum(1).max())
    return table[:, :longest], np.array([lay.piece.index for lay in lays], np.int32)


def shifted(planes: Floats, ring: list[tuple[int, int]]) -> Floats:
    """The sum of the neighbours of each cell that are in the ring."""
    wide = np.pad(planes, [(0, 0)] * (planes.ndim - 2) + [(2, 2), (2, 2)])
    return sum(wide[..., 2 + r : 2 + r + SIZE, 2 + c : 2 + c + SIZE] for r, c in ring)  # type: ignore[return-value]


def features(planes: NDArray[Any], hands: NDArray[Any]) -> tuple[Floats, Floats, Floats]:
    """What each cell sees, how far the game has come, and what the critic sees."""
    own, theirs, must, may = (planes[:, at].astype(np.float32) for at in range(4))
    free = 1 - own - theirs
    their_may = free * (shifted(theirs, RINGS[1]) == 0)
    their_must = their_may * (shifted(theirs, RINGS[2]) > 0)
    board = np.stack([own, theirs, must, may, their_must, their_may, np.ones_like(own)], 1)
    cells = np.concatenate([shifted(board, ring) for ring in RINGS], 1).reshape(len(own), SEEN, CELLS)
    left = hands.sum(2) / len(PIECES)
    counts = board[:, :6].sum((2, 3)) / 20
    ones = np.ones(len(own))
    leads = [counts[:, one] - counts[:, other] for one, other in ((0, 1), (2, 4), (3, 5))]
    critic = [ones, left[:, 0], *leads, *(lead * left[:, 0] for lead in leads), left[:, 0] - left[:, 1]]
    return cells, left[:, 0].astype(np.float32), np.stack(critic, 1)


@dataclass
class Choice:
    """The chosen actions, and how the logarithm of the probability of each changes with the weights."""

    actions: NDArray[np.int64]
    slopes: Floats
    critic: Floats


def weigh(weights: Floats, seen: tuple[Floats, Floats], legal: NDArray[Any], game: NDArray[Any]) -> Floats:
    """The value of each legal action of each game: what its cells are worth in their roles, and a piece."""
    cells, left = seen
    table, piece = footprints()
    early, late = weights.reshape(2, -1)
    now = early + left[:, None] * late
    maps = np.zeros((len(left), ROLES * CELLS + 1), np.float32)
    maps[:, :-1] = (now[:, : ROLES * SEEN].reshape(-1, ROLES, SEEN) @ cells).reshape(len(left), -1)
    worth = maps.reshape(-1)[table[legal] + (game * maps.shape[1])[:, None]].sum(1)
    return worth + now[game, ROLES * SEEN + piece[legal]]


@dataclass
class Draw:
    """What every game of a batch sees, and an action of each, drawn by the policy."""

    cells: Floats
    left: Floats
    critic: Floats
    game: NDArray[np.int64]  # of each legal action
    share: Floats  # its probability
    picks: NDArray[np.int64]  # where the drawn ones are among the legal actions


def draw(weights: Floats, batch: BlokusBatch, dice: np.random.Generator) -> Draw:
    n, legal, offsets = batch.n, batch.legal, batch.offsets
    cells, left, critic = features(batch.planes, batch.hands)
    game = np.repeat(np.arange(n), np.diff(offsets))
    worth = weigh(weights, (cells, left), legal, game)
    share = np.exp(worth - np.maximum.reduceat(worth, offsets[:-1])[game])
    share /= np.add.reduceat(share, offsets[:-1])[game]
    picks = np.searchsorted(np.cumsum(share, dtype=np.float64), np.arange(n) + dice.random(n))
    return Draw(cells, left, critic, game, share, np.clip(picks, offsets[:-1], offsets[1:] - 1))


def choose(weights: Floats, batch: BlokusBatch, dice: np.random.Generator) -> Choice:
    n, legal = batch.n, batch.legal
    drawn = draw(weights, batch, dice)
    game, picks = drawn.game, drawn.picks
    surprise = -drawn.share
    surprise[picks] += 1
    table, piece = footprints()
    width = ROLES * CELLS + 1
    where = (table[legal] + (game * width)[:, None]).reshape(-1)
    on_cells = np.bincount(where, np.repeat(surprise, table.shape[1]), n * width).reshape(n, width)[:, :-1]
    by_role = on_cells.astype(np.float32).reshape(n, ROLES, CELLS) @ drawn.cells.transpose(0, 2, 1)
    on_pieces = np.bincount(game * len(PIECES) + piece[legal], surprise, n * len(PIECES)).reshape(n, -1)
    slopes = np.concatenate([by_role.reshape(n, -1), on_pieces], 1)
    slopes = np.concatenate([slopes, drawn.left[:, None] * slopes], 1)
    return Choice(legal[picks].astype(np.int64), slopes, drawn.critic)


@dataclass
class Lesson:
    """Sums over many moves: those of other processes, or of earlier games at a lower weight, may be added."""

    steps: float
    slopes: Floats  # the products of all slopes, two by two
    blame: Floats  # the slopes, each times how much better the game stood afterwards than was thought
    seen: Floats  # the same two for the critic
    results: Floats

    @classmethod
    def empty(cls) -> "Lesson":
        return cls(
            0, np.zeros((POLICY, POLICY)), np.zeros(POLICY), np.zeros((CRITIC, CRITIC)), np.zeros(CRITIC)
        )

    def plus(self, other: "Lesson", weight: float = 1.0) -> "Lesson":
        return Lesson(
            *(
                one + weight * more
                for one, more in zip(vars(self).values(), vars(other).values(), strict=True)
            )
        )


def play(weights: Floats, judge: Floats, games: int, seed: int) -> Lesson:
    """Plays games against itself. `judge` are the weights of the critic."""
    batch, dice, lesson = BlokusBatch("duo", games), np.random.default_rng(seed), Lesson.empty()
    trace, seen = np.zeros((games, 2, POLICY)), np.zeros((games, 2, CRITIC))
    thought, live, each = np.zeros((games, 2)), np.ones(games, bool), np.arange(games)
    while live.any():
        choice, seat = choose(weights, batch, dice), batch.seat.astype(np.int64)
        slopes, critic = choice.slopes * live[:, None], choice.critic * live[:, None]
        now = critic @ judge
        lesson.blame += ((now - thought[each, seat]) * live) @ trace[each, seat]
        trace[each, seat] = TRUST * trace[each, seat] + slopes
        seen[each, seat] += critic
        thought[each, seat] = now
        lesson.slopes += slopes.T @ slopes
        lesson.seen += critic.T @ critic
        lesson.steps += int(live.sum())
        batch.step(choice.actions)
        done = live & (batch.ended == 1)
        lead = np.tanh((batch.points[done, 0] - batch.points[done, 1]) / 10)
        for side, result in ((0, lead), (1, -lead)):
            lesson.blame += (result - thought[done, side]) @ trace[done, side]
            lesson.results += result @ seen[done, side]
        live &= ~done
    return lesson


def improved(weights: Floats, lesson: Lesson, reach: float) -> tuple[Floats, Floats]:
    """The policy, changed by its natural gradient as far as `reach` lets it, and the critic."""
    slopes = lesson.slopes / lesson.steps
    way: Floats = np.linalg.solve(
        slopes + np.eye(POLICY) * DAMPING * float(np.trace(slopes)) / POLICY, lesson.blame
    )
    judge = np.linalg.solve(lesson.seen + np.eye(CRITIC) * 1e-3 * lesson.steps, lesson.results)
    return weights + way * np.sqrt(2 * reach / (way @ slopes @ way + 1e-12)), judge


def best(weights: Floats, history: list[int], playouts: int, dice: np.random.Generator) -> int:
    """The policy's favourite action, or of a few favourites the one whose playouts end best."""
    root = BlokusBatch("duo", 1)
    root.set_games([history])
    seat, legal = int(root.seat[0]), root.legal_of(0)
    cells, left, _ = features(root.planes, root.hands)
    worth = weigh(weights, (cells, left), legal, np.zeros(len(legal), np.int64))
    liked = legal[np.argsort(-worth)[: FAVOURITES if playouts else 1]]
    if len(liked) == 1:
        return int(liked[0])
    batch = BlokusBatch("duo", len(liked) * playouts)
    batch.set_games([history] * batch.n)
    live, leads = np.ones(batch.n, bool), np.zeros(batch.n)
    actions = np.repeat(liked, playouts)
    while True:
        batch.step(actions)
        done = live & (batch.ended == 1)
        leads[done] = np.tanh((batch.points[done, seat] - batch.points[done, 1 - seat]) / 10)
        live &= ~done
        if not live.any():
            return int(liked[leads.reshape(len(liked), -1).mean(1).argmax()])
        actions = batch.legal[draw(weights, batch, dice).picks]


def wins_against(opponent: str, weights: Floats, games: int, seed: int, playouts: int = 0) -> float:
    """The share of games won, first and second in turn; draws count half."""
    numbers = {lay_of("duo", action).notation: action for action in range(BlokusBatch("duo", 1).actions)}
    won, dice = 0.0, np.random.default_rng(seed)
    for number in range(games):
        match = blockcade.new_game("blokus", players=2, board="duo", seed=seed + number)
        while not match.is_over:
            if match.turn == number % 2:
                history = [numbers[move] for _, move in match.moves]
                match.play(lay_of("duo", best(weights, history, playouts, dice)))
            else:
                match.play_bot(opponent)
        assert match.outcome is not None
        places = match.outcome.places
        won += (1 + np.sign(places[1 - number % 2] - places[number % 2])) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--games", type=int, default=256, help="played before each update")
    parser.add_argument("--reach", type=float, default=0.05, help="how much an update may change the policy")
    parser.add_argument("--keep", type=float, default=0.7, help="the weight of earlier games in an update")
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=12, help="for each favourite, in the test")
    parser.add_argument("--every", type=int, default=0, help="updates between short tests on the way")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    weights, judge, lesson = np.zeros(POLICY), np.zeros(CRITIC), Lesson.empty()
    begun, cpu = time.monotonic(), time.process_time()
    for update in range(asked.updates):
        new = play(weights, judge, asked.games, asked.seed * 100_003 + update)
        lesson = new.plus(lesson, asked.keep)
        left = 1 - update / asked.updates
        weights, judge = improved(weights, lesson, asked.reach * left)
        if asked.every and (update + 1) % asked.every == 0:
            share = wins_against("greedy", weights, 40, 10_000)
            print(update + 1, f"{time.process_time() - cpu:.0f} CPU-s", f"{share:.0%}", flush=True)
    print(f"learned in {time.monotonic() - begun:.0f} s, {time.process_time() - cpu:.0f} CPU-s")
    share = wins_against("greedy", weights, asked.test_games, 1, asked.playouts)
    print(f"won {share:.1%} of {asked.test_games} games; {time.process_time() - cpu:.0f} CPU-s in all")


if __name__ == "__main__":
    main()
