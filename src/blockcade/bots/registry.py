"""Finds the bots of a game by its key: in a package of this folder, or in an installed package."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from blockcade.bots.contract import GameBots
from blockcade.bots.general import general_bots
from blockcade.bots.protocol import Adapting, Bot, HeavyBot, Paced
from blockcade.core import GameAnalysis
from blockcade.core.brought import brought
from blockcade.games import GAMES

GROUP = "blockcade.bots"  # the name of an entry point is the game's key, its value a GameBots object
LONG_SECONDS = 0.5  # many bots that usually take longer overload a server


@cache
def bots_of(game_key: str) -> GameBots:
    """The bots of a game, loaded at the first call; a game that brings none has the general ones."""
    found = brought(game_key, GameBots, package="blockcade.bots", attribute="BOTS", group=GROUP)
    if found and found.levels:
        return found
    return general_bots(GAMES[game_key]) if game_key in GAMES else GameBots()


def levels(game_key: str) -> tuple[str, ...]:
    """The levels that can play a game, the strongest last."""
    return tuple(bots_of(game_key).levels)


def table_levels(game_key: str) -> tuple[str, ...]:
    """The levels that a table offers to people: the scale, weakest first, then all others."""
    return bots_of(game_key).at_tables


def scale(game_key: str) -> tuple[str, ...]:
    """The levels that people choose from at first, weakest first: the same four in all games of the house."""
    return bots_of(game_key).scale


def level_now(game_key: str, level: str) -> str:
    """The present name of a level; old logs, links and scripts may have an old one."""
    found = bots_of(game_key)
    return level if level in found.levels else found.old_names.get(level, level)


def offered_level(game_key: str, asked: str, offered: Sequence[str]) -> str | None:
    """The one of the offered levels that somebody asks for, also by an old name; None: there is no such."""
    level = asked if asked in offered else bots_of(game_key).old_names.get(asked)
    return level if level in offered else None


def old_level_names(game_key: str) -> Mapping[str, str]:
    """The old names of levels, and the present ones."""
    return bots_of(game_key).old_names


def first_level(game_key: str) -> str:
    """The level for somebody who plays a game for the first time; empty: the game has no bots."""
    found = bots_of(game_key)
    return found.for_beginners or next(iter(found.scale), "")


def adapting_levels(game_key: str) -> tuple[str, ...]:
    """The levels that follow the people at the table, so that they are neither weak nor strong."""
    return tuple(level for level in levels(game_key) if isinstance(bot_for(game_key, level), Adapting))


def characters(game_key: str) -> frozenset[str]:
    """The levels that differ from others by how they play, not by how well."""
    return bots_of(game_key).characters


def usual_ms(game_key: str, level: str) -> int | None:
    """The usual time of a level for a move; None if its strength does not depend on its speed."""
    bot = bot_for(game_key, level)
    return bot.usual_ms if isinstance(bot, Paced) else None


def bot_for(game_key: str, level: str) -> Bot[Any, Any]:
    """A new bot, or ValueError that lists the known levels."""
    try:
        make = bots_of(game_key).levels[level_now(game_key, level)]
    except KeyError:
        known = ", ".join(levels(game_key)) or "none"
        raise ValueError(f"no bot {level!r} for {game_key!r}; known: {known}") from None
    return make()


def thinks_long(bot: object) -> bool:
    """Whether its moves take so much CPU time that many such bots overload a server."""
    return isinstance(bot, HeavyBot) and bot.usual_seconds >= LONG_SECONDS


@cache
def keeps_tree(game_key: str, level: str) -> bool:
    """Whether a level remembers its search, and so gains by pondering; False for levels that do not exist.

    All seats of a table share a tree, so no bot of a game that hides something may keep one.
    """
    if level_now(game_key, level) not in bots_of(game_key).levels or GAMES[game_key].card.has_hidden:
        return False
    bot = bot_for(game_key, level)
    return isinstance(bot, HeavyBot) and bot.keeps_tree


def analysis_of(game_key: str) -> GameAnalysis | None:
    """The analysis that a game brings; None: it has no hints and no reviews."""
    return bots_of(game_key).analysis
