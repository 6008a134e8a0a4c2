"""Why Blackout refuses a move, and why a game of it is over."""

from typing import Literal, TypeAlias

from blockcade.core import CommonRefusal

Refusal: TypeAlias = (
    CommonRefusal | Literal["covered", "must-place", "no-blackout", "no-chip", "no-match", "not-pending"]
)
Ending: TypeAlias = Literal["five-cards", "last-player"]
