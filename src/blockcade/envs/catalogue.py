"""The environments by name: the game, the number of players and the options behind each."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from blockcade.core import AnyGame, BadSetup, Setup
from blockcade.envs.contract import GameEnvs, Kind
from blockcade.games import GAMES


@dataclass(frozen=True, slots=True)
class Played:
    """An environment's game and set-up, the numbers of its moves, and its arrays."""

    name: str
    game: AnyGame
    setup: Setup
    envs: GameEnvs

    @property
    def action_count(self) -> int:
        return self.envs.actions.count(self.setup)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.name, self.setup)


@cache
def envs_of(game: str) -> GameEnvs | None:
    """The environments that a game brings; None: it brings none."""
    home = f"blockcade.envs.{game}"
    return import_module(home).ENVS if find_spec(home) else None


@cache
def kinds() -> Mapping[str, tuple[str, Kind]]:
    """Every environment by name, with its game."""
    found: dict[str, tuple[str, Kind]] = {}
    for game in GAMES:
        if envs := envs_of(game):
            found |= {name: (game, kind) for name, kind in envs.kinds.items()}
    return found


def takes_turns(name: str) -> bool:
    """Whether one seat decides at a time; else all act at once."""
    return not _kind(name)[1].all_at_once


def played(name: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> Played:
    """The environment of this name. Raises BadSetup."""
    key, kind = _kind(name)
    chosen = {**kind.options, **{_camel(key): _text(value) for key, value in (options or {}).items()}}
    number = kind.players if players is None else players
    if kind.player_counts and number not in kind.player_counts:
        known = ", ".join(map(str, kind.player_counts))
        raise BadSetup("bad-players", f"{number} players; {name} is for {known}")
    setup = kind.setup(chosen) if kind.setup else GAMES[key].setup(number, chosen)
    return _again(name, setup)


def _kind(name: str) -> tuple[str, Kind]:
    if name not in kinds():
        raise BadSetup("unknown-game", f"no environment {name!r}; known: {', '.join(kinds())}")
    return kinds()[name]


def _again(name: str, setup: Setup) -> Played:
    key, _ = _kind(name)
    envs = envs_of(key)
    assert envs is not None
    return Played(name, GAMES[key], setup, envs)


def _camel(key: str) -> str:
    first, *rest = key.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _text(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
