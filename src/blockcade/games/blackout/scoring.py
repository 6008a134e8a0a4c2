"""The result: places and scores (BL-37, BL-O29)."""

from blockcade.core import Outcome
from blockcade.games.blackout.data import CARDS_TO_WIN
from blockcade.games.blackout.reasons import Ending
from blockcade.games.blackout.state import State


def outcome(state: State) -> Outcome | None:
    """Places by cards won; players who left come after all who stayed."""
    if not state.is_over:
        return None
    scores = tuple(len(cards) for cards in state.won)
    reached = max(scores) >= CARDS_TO_WIN
    ranks = [(seat not in state.left, score) for seat, score in enumerate(scores)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    ending: Ending = "five-cards" if reached else "last-player"
    return Outcome(ending, places, scores)
