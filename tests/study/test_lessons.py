"""Every step of every lesson of every game: it can be done, it refuses its mistakes, and it has its words."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from blockcade.core import Actor, IllegalMove, Mistake, Seat, Step
from blockcade.games import OWN_GAMES
from blockcade.record import event_for
from blockcade.record.events import Moved, Opened, Seated, Stamped, Tried
from blockcade.record.fold import Fold
from blockcade.study import LessonStudy, find, lesson_study_id
from blockcade.words import read_language

STUDIES = [
    LessonStudy(game.key, lesson, step)
    for game in OWN_GAMES.values()
    for lesson in game.card.lessons
    for step in lesson.steps
]
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES = sorted(path.parent.name for path in LOCALES.glob("*/lessons.ftl"))


class Walk:
    """Plays a study without a server: the learner's answers, and the script's.

    Every tower stands unless the script lets it fall: hands at a tower and real clocks need a server's tests.
    """

    def __init__(self, study: LessonStudy) -> None:
        self.study = study
        game = OWN_GAMES[study.game]
        opened = Opened(
            game.key,
            game.rules_version,
            study.players,
            dict(study.options),
            "",
            given=len(study.given),
            study=study.id,
            untimed=True,
        )
        self.fold = Fold.begin(Stamped(0, opened))
        for event in [Seated(study.seat, player="learner"), *study.given]:
            self.fold.apply(Stamped(0, event))
        self._settle()

    def answer(self, answer: str) -> str:
        """The reason why the answer is refused; empty: it is done."""
        fold, study = self.fold, self.study
        if study.choices(fold):
            assert answer in study.choices(fold)
            slug = study.wrong_choice(fold, answer)
            if not slug:
                fold.apply(Stamped(0, Tried(study.seat, answer)))
            return slug
        move = fold.game.parse_move(answer)
        try:
            after = fold.game.apply(fold.state, Seat(study.seat), move)
        except IllegalMove as error:
            return error.reason
        if slug := study.wrong(fold, move, after):
            return slug
        fold.apply(Stamped(0, Moved(study.seat, fold.game.format_move(move))))
        self._settle()
        return ""

    def pass_time(self, answer: str = "") -> None:
        """Where the clock runs, lets it ring until the answer is legal, or until the study is done."""
        game, seat = self.fold.game, Seat(self.study.seat)
        while self.study.is_timed and Actor.CLOCK in self.fold.position.to_act:
            if game.parse_move(answer) in self.fold.position.legal(seat) if answer else self._is_done:
                break
            self._act(Actor.CLOCK)

    @property
    def _is_done(self) -> bool:
        return self.study.is_done(self.fold)

    def _settle(self) -> None:
        while True:
            if reply := self.study.reply(self.fold):
                self.fold.apply(Stamped(0, reply))
            elif Actor.GRAVITY in self.fold.position.to_act:
                self._act(Actor.GRAVITY)
            else:
                break

    def _act(self, actor: Actor) -> None:
        move = self.fold.game.format_move(self.fold.position.legal(actor)[0])
        self.fold.apply(Stamped(0, event_for(actor, move)))
        self._settle()


def _id(study: LessonStudy) -> str:
    return study.id


def steps_of(game: str) -> Iterator[Step]:
    for lesson in OWN_GAMES[game].card.lessons:
        yield from lesson.steps


def test_there_are_lessons() -> None:
    assert {study.game for study in STUDIES} >= {"blokus"}


@pytest.mark.parametrize("study", STUDIES, ids=_id)
def test_the_solution_is_right_and_no_answer_before_it_is_enough(study: LessonStudy) -> None:
    walk = Walk(study)
    assert study.step.solution
    for answer in study.step.solution:
        assert not study.is_done(walk.fold)
        assert not study.lost(walk.fold)
        walk.pass_time(answer)
        if not study.step.question:
            assert study.seat in walk.fold.seats_to_act
        assert walk.answer(answer) == ""
    walk.pass_time()
    assert study.is_done(walk.fold)
    assert not study.lost(walk.fold)


@pytest.mark.parametrize("study", STUDIES, ids=_id)
def test_the_script_comes_to_its_end(study: LessonStudy) -> None:
    walk = Walk(study)
    for answer in study.step.solution:
        walk.pass_time(answer)
        walk.answer(answer)
    learnt = list(walk.fold.events[len(study.given) :])
    for reply in study.step.replies:
        assert any(getattr(event, "move", "left") == reply.move for event in learnt), reply


def mistakes() -> list[Any]:
    return [
        pytest.param(study, mistake, id=f"{study.id} {mistake.answer}")
        for study in STUDIES
        for mistake in study.step.mistakes
    ]


@pytest.mark.parametrize(("study", "mistake"), mistakes())
def test_mistakes_are_refused_with_their_reason_and_change_nothing(
    study: LessonStudy, mistake: Mistake
) -> None:
    walk = Walk(study)
    for answer in study.step.solution[: mistake.after]:
        walk.pass_time(answer)
        walk.answer(answer)
    before = walk.fold.seq
    assert walk.answer(mistake.answer) == mistake.reason
    assert walk.fold.seq == before


@pytest.mark.parametrize("study", STUDIES, ids=_id)
def test_every_step_shows_a_mistake(study: LessonStudy) -> None:
    """A step that nobody can get wrong teaches nothing; and the page's journey shows it first."""
    assert study.step.mistakes


@pytest.mark.parametrize("study", STUDIES, ids=_id)
def test_a_study_is_found_by_its_id(study: LessonStudy) -> None:
    assert find(study.id) == study
    assert study.id == lesson_study_id(study.game, study.lesson.id, study.step.id)


@pytest.mark.parametrize("name", ["", "lesson", "lesson/blokus", "lesson/blokus/basics", "lesson/chess/a/b"])
def test_other_ids_find_nothing(name: str) -> None:
    assert find(name) is None


@pytest.mark.parametrize("game", OWN_GAMES)
def test_ids_are_slugs_and_name_one_thing_each(game: str) -> None:
    """Lessons and steps share their words' names, and progress is kept by the ids of steps."""
    lessons = OWN_GAMES[game].card.lessons
    ids = [*(lesson.id for lesson in lessons), *(step.id for step in steps_of(game))]
    assert len(set(ids)) == len(ids)
    assert all(SLUG.fullmatch(each) for each in ids)


def slugs_of(step: Step) -> set[str]:
    reasons = {mistake.reason for mistake in step.mistakes}
    return reasons | set(step.question.wrong.values() if step.question else ())


def words_of(study: LessonStudy) -> set[str]:
    name, step = f"lesson-{study.game}", study.step
    choices = step.question.order if step.question else ()
    said = {f"{name}-{study.lesson.id}", f"{name}-{step.id}", f"{name}-{step.id}-done"}
    return said | {f"{name}-{step.id}-{choice}" for choice in choices}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_have_their_words(language: str) -> None:
    said = read_language(LOCALES, language).messages.keys()
    assert not {word for study in STUDIES for word in words_of(study)} - said
    refusals = {reason for game in OWN_GAMES.values() for reason in game.card.refusals}
    slugs = {"answer-first", "study-gone"} | {slug for study in STUDIES for slug in slugs_of(study.step)}
    assert not {f"lesson-wrong-{slug}" for slug in slugs - refusals} - said


def test_a_question_lists_all_its_choices() -> None:
    for study in STUDIES:
        if question := study.step.question:
            assert set(question.order) == {question.right, *question.wrong}
            assert all(question.wrong.values())
