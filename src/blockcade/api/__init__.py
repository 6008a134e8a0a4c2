"""Blockcade for notebooks and scripts: one object a game, moves as text, automatic luck."""

from blockcade.api.legal import LegalMoves
from blockcade.api.match import Match, load, new_game
from blockcade.api.reasons import NotNow, reason_in_english
from blockcade.api.seeds import seed_bytes
from blockcade.api.thinking import analyse, review

__all__ = [
    "LegalMoves",
    "Match",
    "NotNow",
    "analyse",
    "load",
    "new_game",
    "reason_in_english",
    "review",
    "seed_bytes",
]
