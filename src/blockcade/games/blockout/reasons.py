"""Why Block Out! refuses a move, and why a game of it is over."""

from typing import Literal, TypeAlias

from blockcade.core import CommonRefusal

Refusal: TypeAlias = (
    CommonRefusal
    | Literal[
        "block-mismatch",
        "block-on-tower",
        "bonus-due",
        "can-play",
        "need-block-card",
        "no-contact",
        "not-in-hand",
        "off-site",
        "wrong-spot",
        "wrong-verdict",
    ]
)
Ending: TypeAlias = Literal["bonus-block", "last-player", "nine-blocks", "no-cards-left"]
