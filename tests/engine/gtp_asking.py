"""Helpers for tests of a GTP session: ask it, expect a refusal, play to the end."""

import re
from collections.abc import Iterator

from blockcade.engine.gtp import Gtp
from blockcade.engine.gtp_effort import ByLevel, Effort, Thinker

CHILD = ByLevel(1)
ANSWER = re.compile(
    r"([=?])([0-9]*) ((?:(?!\n\n)[\n -~])*)\n\n"
)  # printable ASCII, ended by the first empty line


def session(variant: str = "classic", effort: Effort = CHILD, *, ponder: bool = False) -> Gtp:
    return Gtp(variant, Thinker(effort, seed=7), ponder=ponder)


def ask(gtp: Gtp, line: str) -> str:
    """The text of a good answer."""
    answer = gtp.answer(line)
    assert answer is not None
    match = ANSWER.fullmatch(answer)
    assert match, answer
    assert match[1] == "=", answer
    return match[3]


def complaint(gtp: Gtp, line: str) -> str:
    """The text of a refusal, which has changed nothing."""
    before = everything(gtp)
    answer = gtp.answer(line)
    assert answer is not None
    match = ANSWER.fullmatch(answer)
    assert match, answer
    assert match[1] == "?", answer
    assert everything(gtp) == before
    return match[3]


def everything(gtp: Gtp) -> tuple[object, ...]:
    """The state that a refused command must not change."""
    laid = [(piece.colour, piece.move, piece.is_ours) for piece in gtp.board.laid]
    position = gtp.board.position
    board = (gtp.board.variant, position.key(), position.cells, position.turn, tuple(position.points()), laid)
    return (*board, gtp.thinker.effort, gtp.thinker.seconds_left, gtp.has_quit)


def play_out(gtp: Gtp) -> Iterator[str]:
    """Plays the rest of the game, move by move."""
    while ask(gtp, "to_play") != "none":
        yield ask(gtp, "g")
