"""Referee mode: people stack real blocks and report the result; when reports differ, they vote."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from blockcade.core import Seat
from blockcade.games.blockout.moves import Fell, LetGo, Move, Oops, Stood
from blockcade.games.blockout.phase import REPORTING, Phase
from blockcade.games.blockout.state import State
from blockcade.games.blockout.tower import straight_poses
from blockcade.games.blockout.turns import asking_over, fell, fell_late, placing_again, stood, touched

OnTie: TypeAlias = Callable[[State], State]  # the next step when the votes are equal


def may_fall_late(state: State) -> bool:
    """BO-38, BO-O09, BO-O27, BO-O43: after the count, before the next block is taken."""
    is_open = state.phase in (Phase.CHOOSE, Phase.BONUS) and not state.acted
    return state.model == "reported" and is_open and len(state.tower) > 1


def tellings(state: State, seat: Seat) -> Sequence[Move]:
    """The reports and votes that a seat may give now, beside the choices of a turn."""
    if state.model != "reported" or seat in state.left:
        return ()
    if may_fall_late(state):
        return (Fell(),)
    if state.phase in (Phase.PLACING, Phase.COUNT):
        let_go = [LetGo()] if state.phase is Phase.PLACING else []
        return [*let_go, *_fall(state), *_oops(state, seat)]
    if state.phase not in REPORTING or state.votes[seat] is not None:
        return ()
    if state.phase is Phase.REPORT and has_reports(state):  # no contradiction: the report counts
        return _fall(state) if True in state.votes else [Stood()]
    return [Stood(), *_fall(state), *_oops(state, seat)]


def with_telling(state: State, seat: Seat, move: LetGo | Oops | Stood | Fell, on_tie: OnTie) -> State:
    match move:
        case LetGo():
            return replace(state, phase=Phase.COUNT, waits=state.waits + 1)
        case Oops():
            return touched(state, "oops")
        case Stood() | Fell():
            return _with_report(state, seat, isinstance(move, Stood), on_tie)


def has_reports(state: State) -> bool:
    return any(vote is not None for vote in state.votes)


def is_decided(state: State) -> bool:
    return all(state.votes[seat] is not None for seat in state.present)


def settled(state: State, on_tie: OnTie) -> State:
    """The majority of the votes decides."""
    stands, falls = state.votes.count(True), state.votes.count(False)
    if stands == falls:
        return on_tie(state)
    return with_result(state, is_standing=stands > falls)


def with_result(state: State, *, is_standing: bool) -> State:
    if state.held is None:
        return asking_over(state) if is_standing else fell_late(state)
    return stood(state, straight_poses(state)) if is_standing else fell(state)


def asked_again(state: State) -> State:
    """BO-O42: nobody wins by default. Everybody votes once more; then the block is placed again.

    A late fall has no block to place: the tower is built again as it was, and the turn goes on.
    """
    if state.phase is not Phase.REVOTE:
        votes = state.without_reports().votes
        return replace(state, phase=Phase.REVOTE, votes=votes, waits=state.waits + 1)
    return asking_over(state) if state.is_late else placing_again(state)


def without_votes_of_leavers(state: State, on_tie: OnTie) -> State:
    """Goes on with a report or vote after a player has left."""
    if state.phase not in REPORTING:
        return state
    if state.phase is Phase.REVOTE:
        return settled(state, on_tie) if is_decided(state) else state
    if not has_reports(state):
        return asking_over(state) if state.is_late else replace(state, phase=Phase.REPORT)
    return settled(state, on_tie) if is_decided(state) else state


def _with_report(state: State, seat: Seat, stands: bool, on_tie: OnTie) -> State:
    """After the first report, others may contradict; a contradiction starts a vote."""
    votes = (*state.votes[:seat], stands, *state.votes[seat + 1 :])
    after = replace(state, votes=votes, bonus=state.bonus or state.phase is Phase.BONUS)
    if is_decided(after):
        return settled(after, on_tie)
    if not has_reports(state) and state.phase is not Phase.REVOTE:
        return replace(after, phase=Phase.REPORT, waits=state.waits + 1)
    if state.phase is Phase.REPORT and (not stands) in votes:
        return replace(after, phase=Phase.VOTE, waits=state.waits + 1)
    return after


def _fall(state: State) -> list[Move]:
    """BO-O09: a lone base cannot fall."""
    return [Fell()] if state.tower else []


def _oops(state: State, seat: Seat) -> list[Move]:
    """BO-O12: the player who placed may say so until the first report; this cannot undo a fall."""
    is_reported = has_reports(state) or state.phase is Phase.REVOTE
    return [Oops()] if state.held and seat == state.turn and not is_reported else []
