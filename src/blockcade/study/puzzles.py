"""Puzzles as studies: the room of puzzles judges the answers, and its replies are the script."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from blockcade.core import AnyGame, RuleError
from blockcade.puzzles import Puzzle, UnknownPuzzle, Verdict, get, judge
from blockcade.record.events import GameEvent, Moved
from blockcade.record.file import event_of
from blockcade.record.fold import Fold
from blockcade.study import mistakes

KIND = "puzzle"
ANSWER_BY_CHOICE = "not-offered"  # a move where the puzzle asks for one of its choices


def puzzle_study_id(puzzle: str, *why: str) -> str:
    """`why` says how the solver came to it: see `projections.attempts.Told`; a rush adds its own name."""
    return "/".join((KIND, puzzle, *why))


@dataclass(frozen=True)
class PuzzleStudy:
    """A puzzle. Wrong answers are kept: the first one counts."""

    puzzle: Puzzle
    why: tuple[str, ...] = ()
    is_timed: bool = False
    keeps_tries: bool = True
    lights: Sequence[str] = ()

    @property
    def id(self) -> str:
        return puzzle_study_id(self.puzzle.id, *self.why)

    @property
    def game(self) -> str:
        return self.puzzle.game

    @property
    def players(self) -> int:
        return self.puzzle.players

    @property
    def options(self) -> Mapping[str, str]:
        return self.puzzle.options

    @property
    def given(self) -> Sequence[GameEvent]:
        return [event_of(entry) for entry in self.puzzle.moves]

    @property
    def seat(self) -> int:
        return self.puzzle.seat

    def wrong(self, fold: Fold, move: Any, after: Any) -> str:  # noqa: ARG002 - the judge has its own
        if self.puzzle.choices:
            return ANSWER_BY_CHOICE
        text = fold.game.format_move(move)
        return _why_wrong(_verdict(self.puzzle.id, (*self._answers(fold), text)))

    def choices(self, fold: Fold) -> Sequence[str]:
        return () if self.is_done(fold) else self.puzzle.choices

    def wrong_choice(self, fold: Fold, choice: str) -> str:  # noqa: ARG002 - the same at any time
        return _why_wrong(_verdict(self.puzzle.id, (choice,)))

    def reply(self, fold: Fold) -> GameEvent | None:
        answers = self._answers(fold)
        if not answers:
            return None
        replies = _verdict(self.puzzle.id, answers).replies
        last = max(n for n, event in enumerate(fold.events) if self._is_answer(event))
        told = len(fold.events) - last - 1
        return event_of(replies[told]) if told < len(replies) else None

    def is_done(self, fold: Fold) -> bool:
        if self.puzzle.choices:
            return any(not tried.wrong for tried in fold.tried)
        return _verdict(self.puzzle.id, self._answers(fold)).status == "solved"

    def lost(self, fold: Fold) -> str:  # noqa: ARG002 - only the last answer shows it, and that is refused
        return ""

    def _is_answer(self, event: GameEvent) -> bool:
        return isinstance(event, Moved) and event.seat == self.puzzle.seat

    def _answers(self, fold: Fold) -> tuple[str, ...]:
        after = fold.events[fold.opened.given :]
        return tuple(event.move for event in after if isinstance(event, Moved) and self._is_answer(event))


def is_asked_plainly(study: str) -> bool:
    """Whether a page may ask for this study.

    Only the server says why somebody gets a puzzle, and only it makes studies of mistakes.
    """
    kind, _, rest = study.partition("/")
    return kind != mistakes.KIND and (kind != KIND or "/" not in rest)


def find_puzzle(path: str, games: Mapping[str, AnyGame]) -> PuzzleStudy | None:
    """The study of `<puzzle>` or `<puzzle>/<why>`; None: there is no such puzzle, or its game is not here."""
    puzzle_id, *why = path.split("/")
    try:
        puzzle = get(puzzle_id)
    except UnknownPuzzle:
        return None
    return PuzzleStudy(puzzle, tuple(why)) if puzzle.game in games else None


def _why_wrong(verdict: Verdict) -> str:
    return verdict.refusal or verdict.reason if verdict.status == "wrong" else ""


@lru_cache(maxsize=512)  # a table asks again after each of its events
def _verdict(puzzle: str, answers: tuple[str, ...]) -> Verdict:
    try:
        return judge(get(puzzle), answers)
    except RuleError:
        return Verdict(status="wrong", reason="refused", refusal="not-a-move")
