"""The description that a package of bots gives: the bots of one game, and its analysis if there is one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from blockcade.bots.protocol import Bot
from blockcade.core import GameAnalysis

BotFactory: TypeAlias = Callable[[], Bot[Any, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBots:
    """The bots of one game. An installed package brings its own by the entry-point group `blockcade.bots`."""

    levels: Mapping[str, BotFactory] = field(default_factory=dict[str, BotFactory])  # the strongest last
    not_at_tables: frozenset[str] = frozenset()  # levels that tables do not offer to people
    for_beginners: str = ""  # the level for a first game; empty: the game has no such level
    analysis: GameAnalysis | None = None  # hints and reviews; None: there are none
    warm_up: Callable[[], None] | None = None  # loads slow modules; a worker process calls it when it starts
