"""Blockcade: block games to play and to study.

Examples:
    >>> import blockcade
    >>> match = blockcade.new_game("blokus", players=2, seed=7, start_corner="fixed")
    >>> match
    <blokus for 2: 0 plies, to act: 0>
    >>> len(match.legal_moves()), match.legal_moves()[0]
    (58, 'I1:a20')
    >>> match.play("I5:a20,a19,a18,a17,a16").play_bot("greedy").turn
    0
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from blockcade.engine.finding import switch_on

if TYPE_CHECKING:
    from blockcade.api import LegalMoves, Match, NotNow, analyse, load, new_game, review
    from blockcade.core import BadNotation, BadSetup, IllegalMove, Outcome, RuleError
    from blockcade.games import GAMES
    from blockcade.record import BadRecord, Record, verify_fairness

__all__ = [
    "GAMES",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "IllegalMove",
    "LegalMoves",
    "Match",
    "NotNow",
    "Outcome",
    "Record",
    "RuleError",
    "analyse",
    "load",
    "new_game",
    "review",
    "verify_fairness",
]

_ROOMS = {
    "api": ("LegalMoves", "Match", "NotNow", "analyse", "load", "new_game", "review"),
    "core": ("BadNotation", "BadSetup", "IllegalMove", "Outcome", "RuleError"),
    "games": ("GAMES",),
    "record": ("BadRecord", "Record", "verify_fairness"),
}
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}

switch_on()


def __getattr__(name: str) -> Any:
    """Loads a name's room when it is first used: most programs need only a few, and bots need physics."""
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415

        return version("blockcade")
    if name not in _ROOM_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_ROOM_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "__version__"})
