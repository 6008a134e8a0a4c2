"""Judges puzzles of Block Out! by the exact verdict that the rules give in the model `statics`."""

from collections.abc import Sequence

from blockcade.core import Actor, AnyGame, IllegalMove, Seat
from blockcade.games.blockout.moves import Stood
from blockcade.games.blockout.state import State
from blockcade.puzzles.puzzle import SOLVED, Puzzle, Verdict, wrong
from blockcade.puzzles.slugs import NO, YES
from blockcade.record import Entry

PLACE = "place"  # the free fact that holds the move in question


def judge(puzzle: Puzzle, game: AnyGame, state: State, answers: Sequence[str]) -> Verdict:
    """The replies let the block go, so that the page can show what happens."""
    is_question = puzzle.goal == "will-it-stand"
    move = puzzle.free[PLACE] if is_question else answers[0]
    try:
        stands, verdict = weighed(game, state, puzzle.seat, move)
    except IllegalMove as error:
        return wrong("refused", refusal=error.reason)
    replies = (Entry(Actor.GRAVITY.value, verdict),)
    if is_question:
        replies = (Entry(str(puzzle.seat), move), *replies)
    if stands if not is_question else answers[0] == (YES if stands else NO):
        return Verdict(status=SOLVED.status, replies=replies)
    return wrong("stands" if stands else "falls", replies=replies)


def weighed(game: AnyGame, state: State, seat: int, move: str) -> tuple[bool, str]:
    """Whether the tower stands after a move, and the verdict of gravity as text. Raises IllegalMove."""
    after = game.apply(state, Seat(seat), game.parse_move(move))
    (verdict,) = game.legal_moves(after, Actor.GRAVITY)
    return isinstance(verdict, Stood), game.format_move(verdict)
