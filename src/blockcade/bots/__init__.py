"""Bots by game and level, all behind one protocol."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from blockcade.bots.any_game import RandomBot
from blockcade.bots.blackout import EasyBot, MediumBot
from blockcade.bots.blackout_strong import StrongBot
from blockcade.bots.blockout import blockout_levels
from blockcade.bots.blockyou import blockyou_levels
from blockcade.bots.blokus import GreedyBot
from blockcade.bots.blokus_engine import ENGINE_LEVELS, EngineBot, keeps_its_tree
from blockcade.bots.hands import Placer, hand_for
from blockcade.bots.pace import racer_for
from blockcade.bots.protocol import Bot, Budget, Plan, Racer

_LEVELS: Mapping[str, Mapping[str, Callable[[], Bot[Any, Any]]]] = {
    "blokus": {
        "random": RandomBot,
        "greedy": GreedyBot,
        **{level: partial(EngineBot, level) for level in ENGINE_LEVELS},
    },
    "blackout": {"random": RandomBot, "easy": EasyBot, "medium": MediumBot, "strong": StrongBot},
    "blockyou": blockyou_levels(),
    "blockout": blockout_levels(),
}


_NOT_AT_TABLES = {"blokus": {"random", "greedy"}}  # for scripts; tables of old days may still have them


def levels(game_key: str) -> tuple[str, ...]:
    """The levels that can play a game, the strongest last."""
    return tuple(_LEVELS.get(game_key, ()))


def table_levels(game_key: str) -> tuple[str, ...]:
    """The levels that a table offers to people, weakest first."""
    left_out = _NOT_AT_TABLES.get(game_key, ())
    return tuple(level for level in levels(game_key) if level not in left_out)


def bot_for(game_key: str, level: str) -> Bot[Any, Any]:
    """A fresh bot, or ValueError naming the levels there are."""
    try:
        return _LEVELS[game_key][level]()
    except KeyError:
        known = ", ".join(levels(game_key)) or "none"
        raise ValueError(f"no bot {level!r} for {game_key!r}; known: {known}") from None


__all__ = [
    "Bot",
    "Budget",
    "EngineBot",
    "Placer",
    "Plan",
    "Racer",
    "bot_for",
    "hand_for",
    "keeps_its_tree",
    "levels",
    "racer_for",
    "table_levels",
]
