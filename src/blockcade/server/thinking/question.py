"""The question that a bot gets on its turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from blockcade.bots import Bot, Budget
from blockcade.core import AnyGame, SeededDice
from blockcade.server.limits import Guest


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """Everything a bot gets to know. None of it changes while it thinks."""

    table: str
    game: AnyGame
    level: str
    bot: Bot[Any, Any]
    view: Any
    legal: Sequence[Any]
    budget: Budget
    dice: SeededDice
    payer: Guest  # the guest whose share of thinking it uses
