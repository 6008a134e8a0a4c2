"""The steps of lessons as studies."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from blockcade.core import AnyGame, Lesson, Step, parse_who
from blockcade.record.events import GameEvent, Moved
from blockcade.record.file import Entry, event_of
from blockcade.record.fold import Fold

KIND = "lesson"
ANSWER_FIRST = "answer-first"  # a move where the step asks a question


def lesson_study_id(game: str, lesson: str, step: str) -> str:
    return f"{KIND}/{game}/{lesson}/{step}"


@dataclass(frozen=True)
class LessonStudy:
    """A step of a lesson. Wrong ideas are refused and not kept: learning is not counted."""

    game: str
    lesson: Lesson
    step: Step
    keeps_tries: bool = False

    @property
    def id(self) -> str:
        return lesson_study_id(self.game, self.lesson.id, self.step.id)

    @property
    def players(self) -> int:
        return self.step.players

    @property
    def options(self) -> Mapping[str, str]:
        return self.step.options

    @property
    def given(self) -> Sequence[GameEvent]:
        return [event_of(Entry(who, move)) for who, move in self.step.given]

    @property
    def seat(self) -> int:
        return self.step.seat

    @property
    def is_timed(self) -> bool:
        return self.step.is_timed

    @property
    def lights(self) -> Sequence[str]:
        return self.step.lights

    def wrong(self, fold: Fold, move: Any, after: Any) -> str:
        return ANSWER_FIRST if self.step.question else self.step.idea(fold.state, move, after)

    def choices(self, fold: Fold) -> Sequence[str]:
        question = self.step.question
        return question.order if question and not self.is_done(fold) else ()

    def wrong_choice(self, fold: Fold, choice: str) -> str:  # noqa: ARG002 - the same at any time
        question = self.step.question
        return question.wrong.get(choice, "") if question else ""

    def reply(self, fold: Fold) -> GameEvent | None:
        replies, moves, due = self._replies, 0, 0
        for event in fold.events[fold.opened.given :]:
            if isinstance(event, Moved) and event.seat == self.seat:
                moves += 1
            elif due < len(replies) and event == replies[due]:
                due += 1
        if due == len(replies):
            return None
        reply = self.step.replies[due]
        may_come = moves >= reply.after and parse_who(reply.who) in fold.position.to_act
        return replies[due] if may_come else None

    def is_done(self, fold: Fold) -> bool:
        step = self.step
        if step.question:
            return any(not tried.wrong for tried in fold.tried)
        if step.goal:
            return step.goal(fold.state)
        learnt = fold.events[fold.opened.given :]
        moves = sum(isinstance(event, Moved) and event.seat == self.seat for event in learnt)
        return moves >= len(step.solution)

    def lost(self, fold: Fold) -> str:
        return self.step.lost(fold.state) if self.step.lost and not self.is_done(fold) else ""

    @property
    def _replies(self) -> Sequence[GameEvent]:
        return [event_of(Entry(reply.who, reply.move)) for reply in self.step.replies]


def find_step(path: str, games: Mapping[str, AnyGame]) -> LessonStudy | None:
    """The study of `<game>/<lesson>/<step>`; None: there is no such step."""
    game, _, rest = path.partition("/")
    known = games.get(game)
    for lesson in known.card.lessons if known else ():
        for step in lesson.steps:
            if rest == f"{lesson.id}/{step.id}":
                return LessonStudy(game, lesson, step)
    return None
