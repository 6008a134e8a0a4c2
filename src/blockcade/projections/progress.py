"""What one solver's attempts say: first ones, streaks, and the result of a rush."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from blockcade.projections.attempts import PuzzleAttempt, Told, day_of

RUSH_MS = 180_000
RUSH_WRONG = 3  # so many wrong answers end a rush


def firsts(attempts: Iterable[PuzzleAttempt]) -> dict[str, PuzzleAttempt]:
    """The first attempt at each puzzle, by puzzle: the only one that counts."""
    found: dict[str, PuzzleAttempt] = {}
    for attempt in attempts:
        known = found.get(attempt.puzzle)
        if known is None or (attempt.opened_ms, attempt.table) < (known.opened_ms, known.table):
            found[attempt.puzzle] = attempt
    return found


class Streak(Struct, frozen=True):
    """Days in a row on which a puzzle of the day was solved, wrong answers before it or not."""

    days: int  # up to today, or up to yesterday while today's is still open
    best: int
    is_today_done: bool


def streak_of(attempts: Iterable[PuzzleAttempt], today: int) -> Streak:
    days = sorted({
        day_of(attempt.opened_ms)
        for attempt in attempts
        if attempt.told is Told.DAILY and attempt.solved_ms is not None
    })  # fmt: skip
    best = length = 0
    last = None
    for day in days:
        length = length + 1 if last is not None and day == last + 1 else 1
        best, last = max(best, length), day
    goes_on = last is not None and last >= today - 1
    return Streak(length if goes_on else 0, best, last == today)


class RushState(Struct, frozen=True):
    """A rush so far, on the server's clock."""

    ends_ms: int
    solved: int
    wrong: int
    open_table: str  # the puzzle that waits for an answer; empty: none does
    over: bool


def rush_state(attempts: Sequence[PuzzleAttempt], now_ms: int) -> RushState | None:
    """None: there is no such rush. A puzzle answered after the time counts for nothing."""
    if not attempts:
        return None
    ends_ms = min(attempt.opened_ms for attempt in attempts) + RUSH_MS
    solved = wrong = 0
    waiting = ""
    for attempt in sorted(attempts, key=lambda attempt: (attempt.opened_ms, attempt.table)):
        if attempt.ended_ms is None:
            waiting = attempt.table
        elif attempt.ended_ms <= ends_ms and wrong < RUSH_WRONG:
            solved, wrong = solved + attempt.right, wrong + (not attempt.right)
    over = now_ms >= ends_ms or wrong >= RUSH_WRONG
    return RushState(ends_ms, solved, wrong, "" if over else waiting, over)
