"""The bots that commands take by name, and the contestants of a match that are no settings of the engine."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from blockcade.bots import PROGRAM, Bot, Budget, bot_named, level_now, levels
from blockcade.core import RuleError, SeededDice, derived_seed
from blockcade.engine.by_rules import RULES, RulesPlayer
from blockcade.engine.contestants import Contestant, MoveChooser, parse_contestant
from blockcade.engine.gtp_program import ProgramMaker, words_of

_SEED_BYTES = 8


def find_modules_here() -> None:
    """Let `module:object` name a module of the working folder, as `python -m` does; processes inherit it."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def require_bot(game_key: str, name: str) -> str:
    """The name, with a level by its present name; RuleError if no bot has it."""
    if ":" in name:
        find_modules_here()
        bot_named(game_key, name)
        return name
    known, level = levels(game_key), level_now(game_key, name)
    if level not in known:
        raise RuleError(f"no bot {level!r} plays {game_key}; there are: {', '.join(known)}")
    return level


def any_contestant(text: str) -> Contestant:
    """Settings of the engine, `gtp:COMMAND`, `module:object`, or a level of the game's bots."""
    if text.startswith(PROGRAM):
        command = text.removeprefix(PROGRAM)
        words_of(command)
        return Contestant(text, maker=ProgramMaker(command))
    if "=" in text:
        return parse_contestant(text)
    return Contestant(text, maker=_BotMaker(require_bot(RULES.key, text)))


@dataclass(frozen=True, slots=True)
class _BotMaker:
    """Makes the bot anew for each game, in the process that plays it."""

    name: str

    def __call__(self, seed: int) -> MoveChooser:
        return RulesPlayer(self.name, partial(_choice, bot_named(RULES.key, self.name), seed))


def _choice(bot: Bot[Any, Any], seed: int, view: Any, legal: Sequence[Any], label: str) -> Any:
    dice = SeededDice(derived_seed(seed.to_bytes(_SEED_BYTES, "big"), label))
    return bot.choose(view, legal, Budget(), dice)
