"""Why Blokus refuses a move, and why a game of it is over."""

from typing import Literal, TypeAlias

from blockcade.core import CommonRefusal

Refusal: TypeAlias = (
    CommonRefusal
    | Literal[
        "bad-shape",
        "edge-contact",
        "must-place",
        "no-corner-contact",
        "no-start-corner",
        "no-start-square",
        "not-in-hand",
        "off-board",
        "overlap",
    ]
)
Ending: TypeAlias = Literal["all-passed", "last-player", "no-more-moves"]
