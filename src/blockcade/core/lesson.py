"""Lessons: short positions in which a learner does one thing, and what makes a move right or wrong there.

A lesson is data and a few pure functions. The words are not here: the page finds them by the ids.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

# Takes the state before a legal move, the move, and the state after it; returns the slug of what is wrong
# with it, or "" when it does what the step asks for.
Idea: TypeAlias = Callable[[Any, Any, Any], str]
Test: TypeAlias = Callable[[Any, Any, Any], bool]
Goal: TypeAlias = Callable[[Any], bool]  # of a state


def anything(before: Any, move: Any, after: Any) -> str:  # noqa: ARG001 - an Idea
    """Every legal move is right."""
    return ""


def needs(slug: str, test: Test) -> Idea:
    """A move is wrong for this reason unless the test holds."""
    return lambda before, move, after: "" if test(before, move, after) else slug


def bars(slug: str, test: Test) -> Idea:
    """A move is wrong for this reason if the test holds."""
    return lambda before, move, after: slug if test(before, move, after) else ""


def every(*ideas: Idea) -> Idea:
    """All ideas hold; the first that does not names the reason."""

    def first_wrong(before: Any, move: Any, after: Any) -> str:
        return next((slug for idea in ideas if (slug := idea(before, move, after))), "")

    return first_wrong


@dataclass(frozen=True, slots=True)
class Reply:
    """A scripted move of another seat or of an actor, in record notation ("0", "chance", "gravity").

    It comes as soon as its actor may act, all earlier replies have come, and the learner has made `after`
    moves.
    """

    who: str
    move: str
    after: int = 0


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move or choice that the step must refuse with this reason, once so many right moves are made."""

    answer: str
    reason: str  # a refusal of the rules, or the slug of an idea
    after: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """A question about the position instead of a move. Slugs name the choices; the page has their words."""

    right: str
    wrong: Mapping[str, str]  # the other choices, and the slug of what is wrong with each
    order: tuple[str, ...]  # all choices, as they are shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One position with one thing to do there."""

    id: str  # a slug, unique in the game; learners' progress is kept by it, so it stays for ever
    players: int
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    given: Sequence[tuple[str, str]] = ()  # (who, move) as in a record: how the position came about
    seat: int = 0  # of the learner
    idea: Idea = anything
    goal: Goal | None = None  # None: done after as many moves as the solution has
    replies: Sequence[Reply] = ()
    is_timed: bool = False  # whether the clock runs as in a game; else only replies end its waits
    lost: Callable[[Any], str] | None = None  # the slug of why the goal cannot be reached any more, or ""
    question: Question | None = None  # then the right choice is all that the step asks for
    lights: tuple[str, ...] = ()  # what the page lights: cells, pieces, cards, as the game writes them
    solution: tuple[str, ...]  # one of perhaps many: moves, or the right choice; for tests
    mistakes: tuple[Mistake, ...] = ()  # for tests


@dataclass(frozen=True, slots=True)
class Lesson:
    """Some steps with one subject. The first lesson of a game teaches its basics."""

    id: str  # a slug, unique in the game
    steps: tuple[Step, ...]
