"""Bots by game and level, all behind one protocol."""

from blockcade.bots.contract import BEGINNER, STEPS, GameBots
from blockcade.bots.general import general_bots
from blockcade.bots.hands import Placer, hand_for
from blockcade.bots.named import PROGRAM, bot_named, is_bot
from blockcade.bots.pace import racer_for
from blockcade.bots.protocol import Adapting, Bot, Budget, HeavyBot, Plan, PublicTimes, Racer
from blockcade.bots.registry import (
    adapting_levels,
    analysis_of,
    bot_for,
    bots_of,
    characters,
    first_level,
    keeps_tree,
    level_now,
    levels,
    offered_level,
    old_level_names,
    scale,
    table_levels,
    thinks_long,
    usual_ms,
)

__all__ = [
    "BEGINNER",
    "PROGRAM",
    "STEPS",
    "Adapting",
    "Bot",
    "Budget",
    "GameBots",
    "HeavyBot",
    "Placer",
    "Plan",
    "PublicTimes",
    "Racer",
    "adapting_levels",
    "analysis_of",
    "bot_for",
    "bot_named",
    "bots_of",
    "characters",
    "first_level",
    "general_bots",
    "hand_for",
    "is_bot",
    "keeps_tree",
    "level_now",
    "levels",
    "offered_level",
    "old_level_names",
    "racer_for",
    "scale",
    "table_levels",
    "thinks_long",
    "usual_ms",
]
