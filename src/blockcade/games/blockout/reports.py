"""Referee mode: people stack real blocks and say what became of them; against each other they vote."""

from collections.abc import Sequence
from dataclasses import replace

from blockcade.core import Seat
from blockcade.games.blockout.moves import Fell, LetGo, Move, Oops, Stood
from blockcade.games.blockout.phase import REPORTING, Phase
from blockcade.games.blockout.state import State
from blockcade.games.blockout.tower import centred_pose
from blockcade.games.blockout.turns import asking_over, fell, fell_late, stood, voided


def may_fall_late(state: State) -> bool:
    """BO-38, BO-O09, BO-O27: after the count, before the next player has done anything."""
    return (
        state.model == "reported" and state.phase is Phase.CHOOSE and not state.acted and len(state.tower) > 1
    )


def tellings(state: State, seat: Seat) -> Sequence[Move]:
    """What a seat may say of the tower now, beside the choices of a turn."""
    if state.model != "reported" or seat in state.left:
        return ()
    if may_fall_late(state):
        return (Fell(),)
    if state.phase in (Phase.PLACING, Phase.COUNT):
        let_go = [LetGo()] if state.phase is Phase.PLACING else []
        return [*let_go, *_fall(state), *_oops(state, seat)]
    if state.phase not in REPORTING or state.votes[seat] is not None:
        return ()
    if state.phase is Phase.REPORT and has_reports(state):  # silence agrees
        return _fall(state) if True in state.votes else [Stood()]
    return [Stood(), *_fall(state), *_oops(state, seat)]


def with_telling(state: State, seat: Seat, move: LetGo | Oops | Stood | Fell) -> State:
    match move:
        case LetGo():
            return replace(state, phase=Phase.COUNT, waits=state.waits + 1)
        case Oops():
            return voided(state, "oops")
        case Stood() | Fell():
            return _with_report(state, seat, isinstance(move, Stood))


def has_reports(state: State) -> bool:
    return any(vote is not None for vote in state.votes)


def is_decided(state: State) -> bool:
    return all(state.votes[seat] is not None for seat in state.present)


def settled(state: State) -> State:
    """The majority of the votes; when they are equal, it stood."""
    stands = state.votes.count(True) >= state.votes.count(False)
    if state.held is None:
        return asking_over(state) if stands else fell_late(state)
    if not stands:
        return fell(state)
    poses = (*(standing.pose for standing in state.tower), centred_pose(state, state.held.block))
    return stood(state, poses)


def without_votes_of_leavers(state: State) -> State:
    """Somebody has left while the table was asked."""
    if state.phase not in REPORTING:
        return state
    if not has_reports(state):
        return asking_over(state) if state.is_late else replace(state, phase=Phase.REPORT)
    return settled(state) if is_decided(state) else state


def _with_report(state: State, seat: Seat, stands: bool) -> State:
    """The first report waits for a contradiction; a contradiction asks everybody."""
    votes = (*state.votes[:seat], stands, *state.votes[seat + 1 :])
    after = replace(state, votes=votes)
    if is_decided(after):
        return settled(after)
    if not has_reports(state):
        return replace(after, phase=Phase.REPORT, waits=state.waits + 1)
    if state.phase is Phase.REPORT and (not stands) in votes:
        return replace(after, phase=Phase.VOTE, waits=state.waits + 1)
    return after


def _fall(state: State) -> list[Move]:
    """BO-O09: a lone base cannot fall."""
    return [Fell()] if state.tower else []


def _oops(state: State, seat: Seat) -> list[Move]:
    """BO-O12: by the player who placed, until somebody has reported; a fall cannot be undone like this."""
    return [Oops()] if state.held and seat == state.turn and not has_reports(state) else []
