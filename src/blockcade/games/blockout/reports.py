"""Referee mode: people stack real blocks and report the result; when reports differ, they vote."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from blockcade.core import Seat
from blockcade.games.blockout.data import CONTRADICT_MS, TAKE_BACK_MS
from blockcade.games.blockout.moves import Fell, LetGo, Move, Oops, Stood, Unsay
from blockcade.games.blockout.phase import REPORTING, UNASKED, Phase
from blockcade.games.blockout.state import State
from blockcade.games.blockout.tower import straight_poses
from blockcade.games.blockout.turns import asking_over, fell, fell_late, placing_again, stood, touched

OnTie: TypeAlias = Callable[[State], State]  # the next step when the votes are equal
Telling: TypeAlias = LetGo | Oops | Stood | Fell | Unsay


@dataclass(frozen=True, slots=True)
class Referee:
    """The points in which the versions of the rules differ about reports."""

    on_tie: OnTie
    fall_ms: int  # how long a reported fall waits for a contradiction
    takes_back: bool  # BO-O45: a reported fall can be taken back, and confirmed by another player

    def wait_ms(self, state: State) -> int:
        """How long the first report waits for a contradiction; 0: nothing is reported yet."""
        if not has_reports(state):
            return 0
        return self.fall_ms if False in state.votes else CONTRADICT_MS


def may_fall_late(state: State) -> bool:
    """BO-38, BO-O09, BO-O27, BO-O43: after the count, before the next block is taken."""
    is_open = state.phase in (Phase.CHOOSE, Phase.BONUS) and not state.acted
    return state.model == "reported" and is_open and len(state.tower) > 1


def tellings(state: State, seat: Seat, referee: Referee) -> Sequence[Move]:
    """The reports and votes that a seat may give now, beside the choices of a turn."""
    if state.model != "reported" or seat in state.left:
        return ()
    if may_fall_late(state):
        return (Fell(),)
    if state.phase in UNASKED:
        let_go = [LetGo()] if state.phase is Phase.PLACING else []
        return [*let_go, *_fall(state), *_oops(state, seat)]
    if state.phase not in REPORTING:
        return ()
    if state.phase is Phase.REPORT and has_reports(state):
        return _answers(state, seat, referee)
    if state.votes[seat] is not None:
        return ()
    return [Stood(), *_fall(state), *_oops(state, seat)]


def _answers(state: State, seat: Seat, referee: Referee) -> list[Move]:
    """What a seat may say to the first report; when nobody says anything, the report counts."""
    if state.votes[seat] is not None:
        return [Unsay()] if referee.takes_back and not state.votes[seat] else []
    if True in state.votes:
        return _fall(state)
    return [Stood(), Fell()] if referee.takes_back else [Stood()]


def with_telling(state: State, seat: Seat, move: Telling, referee: Referee) -> State:
    match move:
        case LetGo():
            return replace(state, phase=Phase.COUNT, waits=state.waits + 1)
        case Oops():
            return touched(state, "oops")
        case Stood() | Fell():
            return _with_report(state, seat, isinstance(move, Stood), referee)
        case Unsay():
            return _unreported(state)


def has_reports(state: State) -> bool:
    return any(vote is not None for vote in state.votes)


def is_decided(state: State) -> bool:
    return all(state.votes[seat] is not None for seat in state.present)


def settled(state: State, referee: Referee) -> State:
    """The majority of the votes decides."""
    stands, falls = state.votes.count(True), state.votes.count(False)
    if stands == falls:
        return referee.on_tie(state)
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
        return replace(state, phase=Phase.REVOTE, votes=votes, said_in=None, waits=state.waits + 1)
    return asking_over(state) if state.is_late else placing_again(state)


def equal_means_stood(state: State) -> State:
    """Version 1 of the rules: equal votes mean that the tower stood."""
    return with_result(state, is_standing=True)


def without_votes_of_leavers(state: State, referee: Referee) -> State:
    """Goes on with a report or vote after a player has left."""
    if state.phase not in REPORTING:
        return state
    if state.phase is Phase.REVOTE:
        return settled(state, referee) if is_decided(state) else state
    if not has_reports(state):
        return _unreported(state)
    return settled(state, referee) if is_decided(state) else state


def _unreported(state: State) -> State:
    """BO-O45: back to the step that the report has interrupted; a count begins anew."""
    if state.is_late:
        return asking_over(state)
    phase = state.said_in or Phase.REPORT
    waits = state.waits + (phase is Phase.COUNT)
    return replace(state.without_reports(), phase=phase, waits=waits)


def _with_report(state: State, seat: Seat, stands: bool, referee: Referee) -> State:
    """After the first report, others may contradict, which starts a vote, or confirm a fall."""
    votes = (*state.votes[:seat], stands, *state.votes[seat + 1 :])
    after = replace(state, votes=votes, bonus=state.bonus or state.phase is Phase.BONUS)
    if is_decided(after):
        return settled(after, referee)
    if not has_reports(state) and state.phase is not Phase.REVOTE:
        said_in = state.phase if referee.takes_back and state.phase in UNASKED else None
        return replace(after, phase=Phase.REPORT, said_in=said_in, waits=state.waits + 1)
    if state.phase is Phase.REPORT and (not stands) in votes:
        return replace(after, phase=Phase.VOTE, said_in=None, waits=state.waits + 1)
    return with_result(after, is_standing=stands) if state.phase is Phase.REPORT else after


def _fall(state: State) -> list[Move]:
    """BO-O09: a lone base cannot fall."""
    return [Fell()] if state.tower else []


def _oops(state: State, seat: Seat) -> list[Move]:
    """BO-O12: the player who placed may say so until the first report; this cannot undo a fall."""
    is_reported = has_reports(state) or state.phase is Phase.REVOTE
    return [Oops()] if state.held and seat == state.turn and not is_reported else []


REFEREES = {  # by version of the rules
    1: Referee(equal_means_stood, CONTRADICT_MS, takes_back=False),
    2: Referee(asked_again, CONTRADICT_MS, takes_back=False),
    3: Referee(asked_again, TAKE_BACK_MS, takes_back=True),
}
