"""Why BlockYou! refuses a move, and why a game of it is over."""

from typing import Literal, TypeAlias

from blockcade.core import CommonRefusal

Refusal: TypeAlias = CommonRefusal | Literal["covers-one-card", "not-active", "off-field"]
Ending: TypeAlias = Literal["last-player", "no-cards-left"]
