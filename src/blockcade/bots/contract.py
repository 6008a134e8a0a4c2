"""The description that a package of bots gives: the bots of one game, and its analysis if there is one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from blockcade.bots.protocol import Bot
from blockcade.core import GameAnalysis

BotFactory: TypeAlias = Callable[[], Bot[Any, Any]]

STEPS = ("easy", "medium", "strong", "champion")  # the scale of all games, weakest first
BEGINNER = "beginner"  # a person who plays a game for the first time, simulated; bots/README.md


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBots:
    """The bots of one game. An installed package brings its own by the entry-point group `blockcade.bots`."""

    levels: Mapping[str, BotFactory] = field(default_factory=dict[str, BotFactory])  # the strongest last
    not_at_tables: frozenset[str] = frozenset()  # levels that tables do not offer to people
    characters: frozenset[str] = frozenset()  # levels that differ by how they play, not by how well
    old_names: Mapping[str, str] = field(default_factory=dict[str, str])  # at tables once, to those of today
    for_beginners: str = ""  # the level for a first game; empty: the first of the scale
    program: Callable[[str], Bot[Any, Any]] | None = None
    """The bot behind which another program plays, by the command that starts it; None: there is no such."""
    analysis: GameAnalysis | None = None  # hints and reviews; None: there are none
    warm_up: Callable[[], None] | None = None  # loads slow modules; a worker process calls it when it starts

    @property
    def at_tables(self) -> tuple[str, ...]:
        """The levels that a table offers: the scale first, then all others."""
        offered = [level for level in self.levels if level not in self.not_at_tables]
        return (*self.scale, *(level for level in offered if level not in self.scale))

    @property
    def scale(self) -> tuple[str, ...]:
        """The levels that people choose from at first, weakest first: the steps of all games.

        A game that has none of these has no other scale than all its levels.
        """
        offered = [level for level in self.levels if level not in self.not_at_tables]
        return tuple(step for step in STEPS if step in offered) or tuple(offered)
