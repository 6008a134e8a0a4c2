"""Judges puzzles of BlockYou! by the rules: the card is laid, and its fault and its fingers count."""

from collections.abc import Sequence

from blockcade.core import AnyGame, IllegalMove, Seat
from blockcade.games.blockyou.phase import Fault
from blockcade.games.blockyou.state import State
from blockcade.puzzles.puzzle import SOLVED, Puzzle, Verdict, wrong

LEADER = "leader"  # the free fact that holds the seat at which a finger must point


def judge(puzzle: Puzzle, game: AnyGame, state: State, answers: Sequence[str]) -> Verdict:
    """Any place that satisfies the goal is right."""
    move = game.parse_move(answers[0])
    try:
        after: State = game.apply(state, Seat(puzzle.seat), move)
    except IllegalMove as error:
        return wrong("refused", refusal=error.reason)
    laid = after.laid[-1]
    if laid.fault is Fault.COLOURS:
        return wrong("colours-differ")
    if laid.fault is Fault.SELF:
        return wrong("finger-points-back")
    leader = puzzle.free.get(LEADER)
    return SOLVED if leader is None or int(leader) in laid.blocked else wrong("finger-misses")
