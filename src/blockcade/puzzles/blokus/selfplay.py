"""Games of the engine against itself, by levels drawn by lot, as the source of positions for puzzles."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from blockcade.engine.kernel import Position
from blockcade.engine.levels import Player
from blockcade.engine.translate import lay_of
from blockcade.games.blokus import Blokus
from blockcade.record import Entry

# Two players mostly: with four, the game seldom comes to a duel.
VARIANTS: Mapping[str, int] = {"duo": 45, "classic_2": 35, "classic": 20}
# Weak levels are blocked early and leave the others room; strong ones play endings as people would like to.
_LEVELS = (2, 3, 4, 5, 5, 6, 6)
_STRONG, _WEAK = 6, (1, 2)
_UNEQUAL = 0.4  # of the games: one strong seat, the others weak, so that it ends alone with much room

_SETUPS: Mapping[str, tuple[int, Mapping[str, str]]] = {
    "duo": (2, {"board": "duo"}),
    "classic_2": (2, {"startCorner": "fixed"}),
    "classic": (4, {"startCorner": "fixed", "starter": "0"}),
}
GAME = Blokus()


@dataclass(frozen=True, eq=False)
class Played:
    """A finished game: the kernel's moves, and the position before each."""

    variant: str
    moves: tuple[int, ...]
    positions: tuple[Position, ...] = field(repr=False)  # the last one is the end

    @cached_property
    def seats(self) -> tuple[int, ...]:
        return tuple(position.seat for position in self.positions)

    def entries(self, ply: int) -> tuple[Entry, ...]:
        """The first moves, as a record has them."""
        return tuple(
            Entry(str(self.seats[at]), lay_of(self.variant, self.moves[at]).notation) for at in range(ply)
        )


def played(luck: random.Random) -> Played:
    """A game; each seat has a level of its own, and the same level for all its moves."""
    variant = luck.choices(list(VARIANTS), list(VARIANTS.values()))[0]
    position = Position(variant)
    players = [Player(level, seed=luck.getrandbits(31)) for level in _levels(luck, position.players)]
    moves, positions = list[int](), list[Position]()
    while position.turn >= 0:
        positions.append(position.copy())
        move = players[position.seat].choose(position)
        moves.append(move)
        position.play(move)
    return Played(variant, tuple(moves), (*positions, position.copy()))


def _levels(luck: random.Random, players: int) -> list[int]:
    if luck.random() >= _UNEQUAL:
        return [luck.choice(_LEVELS) for _ in range(players)]
    levels = [luck.choice(_WEAK) for _ in range(players)]
    levels[luck.randrange(players)] = _STRONG
    return levels


def setup_of(variant: str, **more: str) -> tuple[int, dict[str, str]]:
    """The number of players and the complete options of a variant."""
    players, options = _SETUPS[variant]
    return players, dict(GAME.setup(players, {**options, **more}).options)


def colours_of(position: Position, seat: int) -> list[int]:
    return [colour for colour, owner in enumerate(position.owners) if owner == seat]


def able_seats(position: Position) -> set[int]:
    """The seats that can still lay a piece."""
    return {owner for colour, owner in enumerate(position.owners) if position.legal_of(colour)}
