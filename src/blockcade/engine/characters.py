"""Players of a middle level with a character: one blocks, one runs for room, one makes for the middle."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import exp
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from blockcade.engine.kernel import INPUTS, Position, Search, cells_of, outlook

MEMORY_MB = 16
_REACH = INPUTS.index("reach_3")  # cells within three steps, in the network's unit

# A liking is about one for a move that suits the character much better than others do.
Liking = Callable[[Position, Position, int], float]
"""Of a position before a move, the one after it, and the move."""


@dataclass(frozen=True, slots=True)
class Character:
    """Draws its moves as a level without search does, by the prior, times exp(weight · liking)."""

    heat: float
    weight: float
    liking: Liking


def _blocks(before: Position, after: Position, move: int) -> float:  # noqa: ARG001
    """What is left to the other seats."""
    reach, seat = _reach_of(after), before.seat
    return -sum(float(reach[colour]) for colour, owner in enumerate(before.owners) if owner not in (seat, -1))


def _spreads(before: Position, after: Position, move: int) -> float:  # noqa: ARG001
    """The own room."""
    return float(_reach_of(after)[before.turn])


def _centres(before: Position, after: Position, move: int) -> float:  # noqa: ARG001
    """How near to the middle of the board the piece lies, in parts of its half."""
    middle = (before.size - 1) / 2
    cells = [divmod(cell, before.size) for cell in cells_of(before.variant, move)]
    away = [max(abs(row - middle), abs(column - middle)) for row, column in cells]
    return -min(away) / middle


CHARACTERS: Mapping[str, Character] = MappingProxyType(
    {
        "guard": Character(0.6, 24.0, _blocks),
        "explorer": Character(0.6, 16.0, _spreads),
        "magnet": Character(0.6, 20.0, _centres),
    }
)


class CharacterPlayer:
    """Equal seeds, equal moves."""

    def __init__(self, character: Character, seed: int) -> None:
        self._character = character
        self._luck = random.Random(seed)  # noqa: S311 - not a secret
        self._search = Search(memory_mb=MEMORY_MB, seed=seed)

    def choose(self, position: Position) -> int:
        candidates = self._search.think(position, playouts=1).candidates
        likings = [self._liking(position, one.move) for one in candidates]
        best = max(likings)
        chances = [
            one.prior ** (1 / self._character.heat) * exp(self._character.weight * (liking - best))
            for one, liking in zip(candidates, likings, strict=True)
        ]
        if not sum(chances):  # what it likes best is what nobody would play
            return candidates[likings.index(best)].move
        return self._luck.choices([one.move for one in candidates], chances)[0]

    def _liking(self, position: Position, move: int) -> float:
        after = position.copy()
        after.play(move)
        return self._character.liking(position, after, move)


def _reach_of(position: Position) -> NDArray[np.float32]:
    return outlook(position)[:, _REACH]
