"""The reasons that all games and tables share: closed types of slugs with a text in every language."""

from typing import Any, Literal, NewType, TypeAlias, get_args

SetupReason: TypeAlias = Literal[
    "bad-name",
    "bad-players",
    "colour-taken",
    "no-simulation",
    "no-takeback",
    "no-total-time",
    "unknown-game",
    "unknown-id",
]
CommonRefusal: TypeAlias = Literal["game-over", "not-your-turn", "unknown-id", "wrong-phase"]
TakebackReason: TypeAlias = Literal[
    "game-over",
    "no-takeback",
    "not-your-seat",
    "nothing-to-take-back",
    "takeback-left",
    "takeback-luck",
    "takeback-other",
    "takeback-race",
    "takeback-time",
    "takeback-tower",
]
GameReason = NewType("GameReason", str)  # a slug of any game: one that its card lists


def slugs(reasons: Any) -> tuple[str, ...]:
    """The slugs of a Literal, or of a union of Literals, sorted."""
    found: set[str] = set()
    for part in get_args(reasons):
        found.update([part] if isinstance(part, str) else slugs(part))
    return tuple(sorted(found))
