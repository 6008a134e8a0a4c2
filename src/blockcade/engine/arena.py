"""One game between two contestants: who sits where, how it opens, what it cost, and who won which share."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from blockcade.core import RuleError
from blockcade.engine.contestants import Contestant
from blockcade.engine.jobs import seed_for
from blockcade.engine.kernel import Position, cells_of

# Each seating is followed by its mirror image, and all of them together treat both sides alike.
SEATINGS = {
    "classic": ("ABAB", "BABA", "AABB", "BBAA", "ABBA", "BAAB"),
    "classic_2": ("AB", "BA"),
    "classic_3": ("ABB", "BAA", "BAB", "ABA", "BBA", "AAB"),
    "duo": ("AB", "BA"),
}
SIDES = "AB"


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """What there is to play: game `number` of one pairing. Games 2k and 2k+1 share their random opening."""

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


class Played(msgspec.Struct, frozen=True):
    """One finished game, as a line of a log."""

    pairing: int
    game: int
    seats: str  # which side has which seat: "ABBA"
    random: int  # how many of the moves nobody chose
    moves: tuple[int, ...]
    points: tuple[int, ...]  # by seat
    chosen: tuple[int, int]  # how many moves A and B chose
    cpu_seconds: tuple[float, float]  # what A and B needed for them

    @property
    def share_of_a(self) -> float:
        """The game's one point is split among the seats that share the highest score."""
        best = [
            side for side, points in zip(self.seats, self.points, strict=True) if points == max(self.points)
        ]
        return best.count("A") / len(best)

    @property
    def margin_of_a(self) -> float:
        """Mean points of A's seats less those of B's."""
        return self.mean_points("A") - self.mean_points("B")

    def mean_points(self, side: str) -> float:
        own = [points for sitting, points in zip(self.seats, self.points, strict=True) if sitting == side]
        return sum(own) / len(own)


def check_variant(variant: str) -> str:
    if variant not in SEATINGS:
        raise RuleError(f"no variant {variant!r}; there are: {', '.join(SEATINGS)}")
    return variant


def play(order: Order) -> Played:
    """A pure function of the order, but for its times, as long as only playouts limit both sides."""
    position = Position(order.variant)
    seats = order.seats
    label = f"pairing {order.pairing} game {order.number}"
    brains = [
        contestant.brain(seed_for(order.seed, f"{label} side {side}"))
        for side, contestant in zip(SIDES, order.sides, strict=True)
    ]
    pair = f"pairing {order.pairing} pair {order.number // 2}"
    moves = random_opening(position, order.random_plies, seed_for(order.seed, pair))
    chance = len(moves)
    chosen, cpu = [0, 0], [0.0, 0.0]
    while position.turn >= 0:
        side = SIDES.index(seats[position.seat])
        before = time.process_time()
        move = brains[side].choose(position)
        cpu[side] += time.process_time() - before
        chosen[side] += 1
        position.play(move)
        moves.append(move)
    return Played(
        pairing=order.pairing,
        game=order.number,
        seats=seats,
        random=chance,
        moves=tuple(moves),
        points=tuple(position.seat_points()),
        chosen=(chosen[0], chosen[1]),
        cpu_seconds=(round(cpu[0], 4), round(cpu[1], 4)),
    )


def random_opening(position: Position, plies: int, seed: int) -> list[int]:
    """Lays so many of the biggest pieces that fit anyhow, so that games differ; returns the moves."""
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
