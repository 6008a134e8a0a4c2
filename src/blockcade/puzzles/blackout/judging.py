"""Judges puzzles of Blackout: a roll is used in one of the accepted ways, chip by chip."""

from collections.abc import Sequence

from blockcade.core import AnyGame, IllegalMove, Seat
from blockcade.games.blackout.state import State
from blockcade.puzzles.puzzle import GOING_ON, SOLVED, Puzzle, Verdict, wrong


def judge(puzzle: Puzzle, game: AnyGame, state: State, answers: Sequence[str]) -> Verdict:
    """A line ends when the turn ends or luck must draw a card."""
    line: tuple[str, ...] = ()
    for answer in answers:
        move = game.parse_move(answer)
        try:
            state = game.apply(state, Seat(puzzle.seat), move)
        except IllegalMove as error:
            return wrong("refused", refusal=error.reason)
        line = (*line, game.format_move(move))
        if not any(accepted[: len(line)] == line for accepted in puzzle.lines):
            return wrong("not-best")
        if line in puzzle.lines:
            return SOLVED
    return GOING_ON
