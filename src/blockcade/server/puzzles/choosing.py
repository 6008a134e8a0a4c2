"""Chooses the next puzzle: pure functions of the puzzles, a solver's attempts and a rating."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from blockcade.projections.attempts import PuzzleAttempt
from blockcade.puzzles import Puzzle

T = TypeVar("T")
STEP = 200  # points that "easier" and "harder" are away from the solver's rating
NEAREST = 6  # the next puzzle is any of so many: two solvers of one strength do not see the same row
RUSH_START, RUSH_STEP = 700, 60  # the rating of the first puzzle of a rush, and how much each one adds
RUSH_LENGTH = 2  # moves of an answer, where a game has enough puzzles that are so short


class NoPuzzle(Exception):
    """There is no puzzle like that."""


def near(
    puzzles: Sequence[Puzzle],
    tried: Mapping[str, PuzzleAttempt],
    target: float,
    any_of: Callable[[Sequence[Puzzle]], Puzzle],
) -> Puzzle | None:
    """One of the untried puzzles nearest to a rating; if all were tried, of those that are not solved yet."""
    unsolved = [puzzle for puzzle in puzzles if not _is_solved(tried.get(puzzle.id))]
    fresh = [puzzle for puzzle in puzzles if puzzle.id not in tried] or unsolved or list(puzzles)
    nearest = sorted(fresh, key=lambda puzzle: (abs(puzzle.rating - target), puzzle.id))[:NEAREST]
    return any_of(nearest) if nearest else None


def for_rush(
    puzzles: Sequence[Puzzle],
    run: Sequence[PuzzleAttempt],
    tried: Mapping[str, PuzzleAttempt],
    any_of: Callable[[Sequence[Puzzle]], Puzzle],
) -> Puzzle | None:
    """Each is a little harder than the last; none comes twice in one rush. None: there are no more."""
    used = {attempt.puzzle for attempt in run}
    left = [puzzle for puzzle in puzzles if puzzle.id not in used]
    short = [puzzle for puzzle in left if puzzle.length <= RUSH_LENGTH] or left
    fresh = [puzzle for puzzle in short if puzzle.id not in tried] or short
    target = RUSH_START + RUSH_STEP * len(run)
    nearest = sorted(fresh, key=lambda puzzle: (abs(puzzle.rating - target), puzzle.id))[:NEAREST]
    return any_of(nearest) if nearest else None


def _is_solved(attempt: PuzzleAttempt | None) -> bool:
    return attempt is not None and attempt.solved_ms is not None
