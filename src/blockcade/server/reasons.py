"""The reasons with which the server refuses something: a closed type of slugs that every language can say."""

from typing import Literal, TypeAlias

from blockcade.core import GameReason, SetupReason, TakebackReason

FrameReason: TypeAlias = (
    TakebackReason
    | Literal[
        "bad-file",
        "bad-key",
        "bad-link",
        "bad-origin",
        "busy",
        "disk-full",
        "malformed",
        "method-not-allowed",
        "no-file",
        "no-hints",
        "no-puzzle",
        "no-review",
        "no-such-table",
        "not-a-move",
        "not-away",
        "not-away-yet",
        "not-found",
        "not-host",
        "not-over",
        "not-two",
        "not-waited-for",
        "not-your-turn",
        "operator-only",
        "seat-taken",
        "stale",
        "study-gone",
        "study-only",
        "study-over",
        "table-closed",
        "table-damaged",
        "too-big",
        "too-fast",
        "too-many-strong-bots",
        "too-many-tries",
        "unexpected",
        "unknown-id",
    ]
)
AnyReason: TypeAlias = FrameReason | SetupReason | GameReason  # of the server, or of the game that is played
