"""Who is how far, and who has won (BL-37, BL-O29)."""

from blockcade.core import Outcome
from blockcade.games.blackout.data import CARDS_TO_WIN
from blockcade.games.blackout.state import State


def outcome(state: State) -> Outcome | None:
    """Places by cards; whoever has gone comes after all who stayed."""
    if not state.is_over:
        return None
    scores = tuple(len(cards) for cards in state.won)
    reached = max(scores) >= CARDS_TO_WIN
    ranks = [(seat not in state.left, score) for seat, score in enumerate(scores)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome("five-cards" if reached else "last-player", places, scores)
