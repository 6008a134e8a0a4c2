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

from blockcade.api import LegalMoves, Match, NotNow, analyse, load, new_game, review
from blockcade.core import BadNotation, BadSetup, IllegalMove, Outcome, RuleError
from blockcade.engine.finding import switch_on
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

switch_on()
