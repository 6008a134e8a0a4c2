"""Judges a solver's answers: a pure function of the puzzle and the answers."""

from collections.abc import Sequence

from blockcade.core import RuleError
from blockcade.puzzles.contract import puzzles_of
from blockcade.puzzles.puzzle import GOING_ON, Puzzle, Verdict, wrong
from blockcade.puzzles.store import position

MOST_ANSWERS = 64  # a longer list is no attempt at any puzzle


def judge(puzzle: Puzzle, answers: Sequence[str]) -> Verdict:
    """The verdict on all answers given so far, in order.

    A legal but worse answer is `wrong`; so is an illegal move, with the rules' own reason, and a client may
    let the solver try again. Raises BadNotation for a text that is no move, and RuleError for an answer that
    the game's judge cannot read.
    """
    if not answers:
        return GOING_ON
    if len(answers) > MOST_ANSWERS:
        raise RuleError(f"{len(answers)} answers are too many; at most {MOST_ANSWERS} are judged")
    of_game = puzzles_of(puzzle.game)
    if of_game is None:
        raise RuleError(f"nobody judges puzzles of {puzzle.game!r} here")
    if puzzle.choices and answers[0] not in puzzle.choices:
        return wrong("not-offered")
    return of_game.judge(puzzle, *position(puzzle), answers)
