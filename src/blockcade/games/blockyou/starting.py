"""The start of a game: who leads, who is ready, and when the first countdown begins."""

from dataclasses import replace

from blockcade.core import Seat
from blockcade.games.blockyou.phase import Phase, Status
from blockcade.games.blockyou.setup import leads_by_lot
from blockcade.games.blockyou.state import Player, State


def seats_to_draw(state: State) -> list[Seat]:
    """The seats from which luck now draws the one that leads. A leader who leaves makes it draw again."""
    if state.phase is not Phase.READY or not leads_by_lot(state.setup) or state.seats_with(Status.LEADS):
        return []
    return state.seats_with(Status.IDLE)


def seats_to_get_ready(state: State) -> list[Seat]:
    """The players who are not ready yet; the one who leads comes last and so starts the countdown (BY-15)."""
    if state.phase is not Phase.READY:
        return []
    return state.seats_with(Status.IDLE) or state.seats_with(Status.LEADS)


def with_leader(state: State, seat: Seat) -> State:
    return _with_status(state, seat, Status.LEADS)


def with_ready(state: State, seat: Seat) -> State:
    return all_ready(_with_status(state, seat, Status.READY))


def all_ready(state: State) -> State:
    return state if seats_to_get_ready(state) else replace(state, phase=Phase.COUNTDOWN)


def _with_status(state: State, seat: Seat, status: Status) -> State:
    player = state.players[seat]
    return state.with_player(seat, Player(player.queue, player.hand, status))
