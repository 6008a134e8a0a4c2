"""The games, by key. They do not know each other; only this list knows them all."""

from collections.abc import Mapping
from types import MappingProxyType

from blockcade.core import AnyGame
from blockcade.games.blackout import Blackout
from blockcade.games.blockout import BlockOut
from blockcade.games.blockyou import BlockYou
from blockcade.games.blokus import Blokus

GAMES: Mapping[str, AnyGame] = MappingProxyType(
    {game.key: game for game in (Blokus(), Blackout(), BlockYou(), BlockOut())}
)
