"""Judges puzzles of Blokus: alone on the board by the rules and the goal, else by the accepted moves."""

from collections.abc import Sequence

from blockcade.core import AnyGame, IllegalMove, Seat
from blockcade.games.blokus.data import SMALLEST_PIECE
from blockcade.games.blokus.pieces import squares_in
from blockcade.games.blokus.state import State
from blockcade.puzzles.puzzle import GOING_ON, SOLVED, Puzzle, Verdict, wrong
from blockcade.record import Entry

SQUARES = "squares"  # the free fact that holds how many squares must be laid
ALONE = ("fit-everything", "most-squares", "last-piece")  # nobody else can lay: the rules judge


def judge(puzzle: Puzzle, game: AnyGame, state: State, answers: Sequence[str]) -> Verdict:
    """With the board to oneself any way to the goal is right, and it is judged when nothing can be laid."""
    if puzzle.goal not in ALONE:
        return _of_line(puzzle, game, state, answers)
    before = squares_left(state, puzzle.seat)
    for answer in answers:
        try:
            state = game.apply(state, Seat(puzzle.seat), game.parse_move(answer))
        except IllegalMove as error:
            return wrong("refused", refusal=error.reason)
        if state.is_over:
            return _at_end(puzzle, state, before)
    return GOING_ON


def squares_left(state: State, seat: int) -> int:
    return sum(squares_in(state.hands[colour.index]) for colour in state.terms.colours_of(Seat(seat)))


def is_alone(state: State, seat: int) -> bool:
    """Whether only this seat can still lay anything."""
    terms = state.terms
    return not any(
        state.hands[colour.index] and colour not in state.blocked and terms.owners[colour.index] != seat
        for colour in terms.board.colours
    )


def _of_line(puzzle: Puzzle, game: AnyGame, state: State, answers: Sequence[str]) -> Verdict:
    """The other side replies as in the solution that is shown."""
    lines = puzzle.lines or tuple((move,) for move in puzzle.solution)
    line: tuple[str, ...] = ()
    replies: tuple[Entry, ...] = ()
    for answer in answers:
        move = game.parse_move(answer)
        try:
            state = game.apply(state, Seat(puzzle.seat), move)
        except IllegalMove as error:
            return wrong("refused", refusal=error.reason)
        line = (*line, game.format_move(move))
        if line in lines:
            return SOLVED
        if not any(accepted[: len(line)] == line for accepted in lines):
            return wrong("not-best")
        replies = replies_after(puzzle, len(line))
        for reply in replies:
            state = game.apply(state, Seat(int(reply.who)), game.parse_move(reply.move))
    return Verdict(status="going-on", replies=replies)


def replies_after(puzzle: Puzzle, answers: int) -> tuple[Entry, ...]:
    """What the others do between two answers of the solution that is shown."""
    own = [at for at, entry in enumerate(puzzle.shown) if entry.who == str(puzzle.seat)]
    return puzzle.shown[own[answers - 1] + 1 : own[answers]]


def _at_end(puzzle: Puzzle, state: State, before: int) -> Verdict:
    left = squares_left(state, puzzle.seat)
    if puzzle.goal == "most-squares":
        return SOLVED if before - left >= int(puzzle.free[SQUARES]) else wrong("too-few-squares")
    if left:
        return wrong("pieces-left")
    if puzzle.goal == "last-piece" and (not state.latest or state.latest[1].name != SMALLEST_PIECE):
        return wrong("not-last")
    return SOLVED
