"""The contract of a game's environments: `blockcade.envs.<key>` exports one object, ENVS."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import DTypeLike, NDArray

from blockcade.core import Seat, Setup
from blockcade.core.actions import Actions

T = TypeVar("T")


class Array(NamedTuple):
    """The shape, type and limits of one array."""

    shape: tuple[int, ...]
    dtype: DTypeLike = np.int8
    low: float = 0
    high: float = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """An environment of a game: what its name stands for. A caller may change `options`."""

    gym_id: str = ""  # without the version; empty: Gymnasium does not have it
    players: int
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    setup: Callable[[Mapping[str, str]], Setup] | None = (
        None  # where tables do not offer it; None: the game's own
    )
    player_counts: tuple[int, ...] = ()  # empty: those of the game
    all_at_once: bool = False  # a race: everybody acts in every tick of time
    most_answers: int = 0  # of luck, at a time; 0: there is no luck
    most_moves: int = (
        0  # of a game, luck's included; where no rule limits it, far more than random play needs
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnvs:
    """All that environments need of a game: the numbers of its moves, and arrays of what a seat sees."""

    kinds: Mapping[str, Kind]
    actions: Actions
    arrays: Callable[[Setup], Mapping[str, Array]]
    """The arrays of a set-up. The main one is called `observation`."""
    see: Callable[[Setup, Any, Seat], dict[str, NDArray[Any]]]
    """The arrays of a View, from that seat's side: its own things come first."""


def one_hot(index: int | None, size: int) -> list[int]:
    """None: all zero."""
    return [int(at == index) for at in range(size)]


def from_seat(items: Sequence[T], seat: int) -> list[T]:
    """In the order of turns, beginning with the seat."""
    return [*items[seat:], *items[:seat]]
