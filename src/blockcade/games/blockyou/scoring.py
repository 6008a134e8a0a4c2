"""The result: places and scores (BY-41, BY-D16, BY-O24)."""

from blockcade.core import Outcome, Seat
from blockcade.games.blockyou.phase import Status
from blockcade.games.blockyou.reasons import Ending
from blockcade.games.blockyou.state import State


def outcome(state: State) -> Outcome | None:
    """Scores are cards left. The first to run out wins; then fewer are better; players who left come last."""
    if not state.is_over:
        return None
    scores = tuple(player.cards for player in state.players)
    order = {seat: number for number, seat in enumerate(state.ran_out)}
    ranks = [
        (player.status is Status.LEFT, order.get(Seat(seat), len(order)), player.cards)
        for seat, player in enumerate(state.players)
    ]
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    ending: Ending = "no-cards-left" if state.ran_out else "last-player"
    return Outcome(ending, places, scores)
