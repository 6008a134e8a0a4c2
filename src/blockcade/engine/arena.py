"""Plays one game between two contestants: seats, random opening, CPU time and shares of the win."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from blockcade.engine.contestants import Contestant
from blockcade.engine.kernel import Position, cells_of
from blockcade.engine.worker_pool import seed_for

# Each seating is followed by the one with sides changed, so that both sides meet the same seats.
SEATINGS = {
    "classic": ("ABAB", "BABA", "AABB", "BBAA", "ABBA", "BAAB"),
    "classic_2": ("AB", "BA"),
    "classic_3": ("ABB", "BAA", "BAB", "ABA", "BBA", "AAB"),
    "duo": ("AB", "BA"),
}
SIDES = "AB"


@dataclass(frozen=True, slots=True, eq=False)
class ScheduledGame:
    """Game `number` of one pairing, still to be played. Games 2k and 2k+1 share their random opening."""

    variant: str
    pairing: int
    number: int
    sides: tuple[Contestant, Contestant]
    seed: int
    random_plies: int

    @property
    def seats(self) -> str:
        plan = SEATINGS[self.variant]
        return plan[self.number % len(plan)]


class GameResult(msgspec.Struct, frozen=True):
    """One finished game, as a line of a log."""

    pairing: int
    game: int
    seats: str  # which side has which seat: "ABBA"
    random: int  # the number of random moves at the start
    moves: tuple[int, ...]
    points: tuple[int, ...]  # by seat
    chosen: tuple[int, int]  # how many moves A and B chose
    cpu_seconds: tuple[float, float]  # CPU time of A and B for them

    @property
    def share_of_a(self) -> float:
        """Return A's share of the game's one point, which the seats with the highest score split."""
        best = [
            side for side, points in zip(self.seats, self.points, strict=True) if points == max(self.points)
        ]
        return best.count("A") / len(best)

    @property
    def margin_of_a(self) -> float:
        """Return the mean points of A's seats minus those of B's."""
        return self.mean_points("A") - self.mean_points("B")

    def mean_points(self, side: str) -> float:
        own = [points for sitting, points in zip(self.seats, self.points, strict=True) if sitting == side]
        return sum(own) / len(own)


def play(game: ScheduledGame) -> GameResult:
    """Play a game. If only playouts limit both sides, equal games give equal results, times apart."""
    position = Position(game.variant)
    seats = game.seats
    label = f"pairing {game.pairing} game {game.number}"
    choosers = [
        contestant.chooser(seed_for(game.seed, f"{label} side {side}"))
        for side, contestant in zip(SIDES, game.sides, strict=True)
    ]
    pair = f"pairing {game.pairing} pair {game.number // 2}"
    moves = random_opening(position, game.random_plies, seed_for(game.seed, pair))
    chance = len(moves)
    chosen, cpu = [0, 0], [0.0, 0.0]
    while position.turn >= 0:
        side = SIDES.index(seats[position.seat])
        before = time.process_time()
        move = choosers[side].choose(position)
        cpu[side] += time.process_time() - before
        chosen[side] += 1
        position.play(move)
        moves.append(move)
    return GameResult(
        pairing=game.pairing,
        game=game.number,
        seats=seats,
        random=chance,
        moves=tuple(moves),
        points=tuple(position.seat_points()),
        chosen=(chosen[0], chosen[1]),
        cpu_seconds=(round(cpu[0], 4), round(cpu[1], 4)),
    )


def random_opening(position: Position, plies: int, seed: int) -> list[int]:
    """Play random moves with the biggest pieces that fit, so that games differ; return the moves."""
    luck = random.Random(seed)  # noqa: S311 - not a secret
    moves: list[int] = []
    while len(moves) < plies and position.turn >= 0:
        move = luck.choice(biggest(position.variant, position.legal()))
        position.play(move)
        moves.append(move)
    return moves


def biggest(variant: str, moves: Sequence[int]) -> list[int]:
    sizes = [len(cells_of(variant, move)) for move in moves]
    return [move for move, size in zip(moves, sizes, strict=True) if size == max(sizes)]
