"""The games, by key: our own, and those that installed packages bring.

A package brings a game by an entry point of the group `blockcade.games`. Its name is the game's
key; its value is a Game object, or a callable without arguments that returns one. A package that cannot be
loaded is left out with a warning; the other games still work.
"""

import re
import warnings
from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from blockcade.core import AnyGame, Card
from blockcade.games.blackout import Blackout
from blockcade.games.blockout import BlockOut
from blockcade.games.blockyou import BlockYou
from blockcade.games.blokus import Blokus

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "blockcade.games"
_KEY = re.compile(r"[a-z][a-z0-9]{1,31}")

OWN_GAMES: Mapping[str, AnyGame] = MappingProxyType(
    {game.key: game for game in (Blokus(), Blackout(), BlockYou(), BlockOut())}
)


def load_game(entry: "EntryPoint") -> AnyGame:
    """The game that a package brings, or ValueError with the reason why it is unusable."""
    try:
        found = entry.load()
        game = found if hasattr(found, "key") and not isinstance(found, type) else found()
        key = game.key
    except Exception as error:
        raise ValueError(f"{entry.value} cannot be loaded: {error!r}") from error
    if key != entry.name or not _KEY.fullmatch(key):
        raise ValueError(f"{entry.value} has the key {key!r}; its entry point is called {entry.name!r}")
    if key in OWN_GAMES:
        raise ValueError(f"{entry.value} has the key of a game that is here already: {key!r}")
    if not isinstance(getattr(game, "card", None), Card):
        raise ValueError(f"{entry.value} has no card")
    return game


def _games_from_outside() -> dict[str, AnyGame]:
    from importlib.metadata import entry_points  # noqa: PLC0415 - takes as long as two games

    found: dict[str, AnyGame] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found[entry.name] = load_game(entry)
        except ValueError as error:
            warnings.warn(f"a game is left out: {error}", RuntimeWarning, stacklevel=2)
    return found


class _Games(Mapping[str, AnyGame]):
    """Our own games, and those from outside, which are looked for when first somebody asks for more."""

    @cached_property
    def _all(self) -> Mapping[str, AnyGame]:
        return MappingProxyType({**OWN_GAMES, **_games_from_outside()})

    def __getitem__(self, key: str) -> AnyGame:
        return OWN_GAMES.get(key) or self._all[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)


GAMES: Mapping[str, AnyGame] = _Games()
