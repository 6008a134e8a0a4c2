"""Bots that work without any knowledge of the game."""

from collections.abc import Sequence
from typing import Any, TypeVar

from blockcade.bots.protocol import Budget
from blockcade.core import Dice

M = TypeVar("M")


class RandomBot:
    """Any legal move, all equally likely."""

    def choose(self, view: Any, legal: Sequence[M], budget: Budget, dice: Dice) -> M:  # noqa: ARG002
        return legal[dice.roll(len(legal))]
