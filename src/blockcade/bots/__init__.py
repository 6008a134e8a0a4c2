"""Bots by game and level, all behind one protocol."""

from collections.abc import Callable, Mapping
from typing import Any

from blockcade.bots.any_game import RandomBot
from blockcade.bots.blackout import EasyBot, MediumBot
from blockcade.bots.blackout_strong import StrongBot
from blockcade.bots.blockout import blockout_levels
from blockcade.bots.blockyou import blockyou_levels
from blockcade.bots.blokus import GreedyBot
from blockcade.bots.hands import Placer, hand_for
from blockcade.bots.pace import racer_for
from blockcade.bots.protocol import Bot, Budget, Plan, Racer

_LEVELS: Mapping[str, Mapping[str, Callable[[], Bot[Any, Any]]]] = {
    "blokus": {"random": RandomBot, "greedy": GreedyBot},
    "blackout": {"random": RandomBot, "easy": EasyBot, "medium": MediumBot, "strong": StrongBot},
    "blockyou": blockyou_levels(),
    "blockout": blockout_levels(),
}


def levels(game_key: str) -> tuple[str, ...]:
    """The levels that can play a game, weakest first."""
    return tuple(_LEVELS.get(game_key, ()))


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
    "Placer",
    "Plan",
    "Racer",
    "bot_for",
    "hand_for",
    "levels",
    "racer_for",
]
