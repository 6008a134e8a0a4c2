"""One attempt at a puzzle, as the log of its study table tells it."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from blockcade.record.fold import Fold

DAY_MS = 86_400_000


class Told(Enum):
    """How the solver came to the puzzle, and so how much was told beforehand."""

    MIXED = "mixed"  # the server chose it near the solver's rating
    DAILY = "daily"  # the puzzle of the day of its game
    IDEA = "idea"  # the solver asked for puzzles of one idea
    RUSH = "rush"  # one of a row against time
    CHOSEN = "chosen"  # the solver named it


# A solver who knows the idea has shown less by finding it, and a little less by missing it. A rush is about
# speed, and a puzzle that somebody picks may be known: neither is rated.
WEIGHTS: Mapping[Told, tuple[float, float]] = {
    Told.MIXED: (1.0, 1.0),
    Told.DAILY: (1.0, 1.0),
    Told.IDEA: (0.5, 0.8),
    Told.RUSH: (0.0, 0.0),
    Told.CHOSEN: (0.0, 0.0),
}


class PuzzleAttempt(Struct, frozen=True):
    """A study table of a puzzle. Its first answer decides; later ones only finish the puzzle."""

    table: str
    player: str
    name: str
    game: str
    puzzle: str
    told: Told
    run: str  # the rush that it belongs to, or empty
    opened_ms: int
    ended_ms: int | None = None  # when the first answer decided it; None: not yet
    right: bool = False  # that answer solved it
    solved_ms: int | None = None  # when it was solved in the end
    tries: int = 0  # wrong answers

    @property
    def is_decided(self) -> bool:
        return self.ended_ms is not None

    @property
    def took_ms(self) -> int:
        """From opened to solved at the first answer, by the server's stamps."""
        return (self.ended_ms or self.opened_ms) - self.opened_ms

    @property
    def order(self) -> tuple[int, str]:
        """The one order in which attempts are folded."""
        return (self.ended_ms or self.opened_ms, self.table)

    @property
    def weight(self) -> float:
        won, lost = WEIGHTS[self.told]
        return won if self.right else lost


NO_ANSWER = "not-offered"  # what a move is called where a puzzle asks for a choice


def attempt_of(table: str, fold: Fold, *, is_done: bool) -> PuzzleAttempt | None:
    """The attempt that a table's log tells; None: the table is for no puzzle. `is_done`: it is solved."""
    kind, puzzle, told, run = (*fold.opened.study.split("/", 3), "", "", "")[:4]
    if kind != "puzzle":
        return None
    tries = [
        (not tried.wrong, at_ms)
        for tried, at_ms in zip(fold.tried, fold.tried_ms, strict=True)
        if tried.wrong != NO_ANSWER
    ]
    moves = [(True, step.at_ms) for step in fold.line[fold.opened.given :]]
    answers = [*tries, *moves[-1:]] if is_done else tries  # moves before the last decide nothing
    right, ended_ms = answers[0] if answers else (False, None)
    solved_ms = max((at_ms for is_right, at_ms in answers if is_right), default=None)
    return PuzzleAttempt(
        table=table,
        player=fold.opened.host,
        name=next((chair.name for chair in fold.chairs if chair.player == fold.opened.host), ""),
        game=fold.opened.game,
        puzzle=puzzle,
        told=_told(told),
        run=run,
        opened_ms=fold.opened_ms,
        ended_ms=ended_ms,
        right=right,
        solved_ms=solved_ms,
        tries=sum(not is_right for is_right, _ in tries),
    )


def _told(text: str) -> Told:
    return Told(text) if text in {told.value for told in Told} else Told.CHOSEN


def day_of(at_ms: int) -> int:
    """The number of the day in UTC, from 1970 on."""
    return at_ms // DAY_MS
