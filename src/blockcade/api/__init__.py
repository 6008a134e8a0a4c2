"""Blockcade for notebooks and scripts: one object a game, moves as text, luck by itself."""

from blockcade.api.legal import LegalMoves
from blockcade.api.match import Match, load, new_game
from blockcade.api.reasons import NotNow, reason_in_english
from blockcade.api.seeds import derived_seed, seed_bytes

__all__ = [
    "LegalMoves",
    "Match",
    "NotNow",
    "derived_seed",
    "load",
    "new_game",
    "reason_in_english",
    "seed_bytes",
]
