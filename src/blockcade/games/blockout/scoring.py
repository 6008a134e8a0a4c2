"""The result: places and scores (BO-44 to BO-47, BO-51, BO-O40)."""

from blockcade.core import Outcome
from blockcade.games.blockout.state import State


def outcome(state: State) -> Outcome | None:
    """Scores are cards left. One winner; then fewer cards are better; players who left come last."""
    if not state.is_over:
        return None
    cards = tuple(map(len, state.hands))
    ranks = [(seat != state.winner, seat in state.left, count) for seat, count in enumerate(cards)]
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return Outcome(state.ending, places, cards)
