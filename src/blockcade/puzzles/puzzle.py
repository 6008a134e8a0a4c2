"""A puzzle: a position, a goal and the proof of its solution, as docs/formats/puzzles.md specifies."""

import hashlib
from typing import Literal

import msgspec

from blockcade.puzzles.slugs import Goal, Tag, Wrong
from blockcade.record import Entry

LEAST_RATING, MOST_RATING = 600, 2400


class Proof(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the solution was proved. `best` and `wrong` are values of answers, in the unit of the method."""

    method: Literal["exact", "search", "enumeration", "statics"]
    unit: Literal["squares", "points", "win", "mm", "places"]
    nodes: int  # positions that were looked at
    best: float
    wrong: float | None = None  # the best wrong answer; None: it has no value
    kernel: str = ""  # the signature of the kernel that searched; empty: none did


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One puzzle of a data file. Only `public` of it may be sent to somebody who has not tried it yet."""

    id: str  # made from the content, so equal puzzles have equal ids
    game: str
    rules: int  # the version of the game's rules
    players: int
    options: dict[str, str]
    moves: tuple[Entry, ...]  # that lead to the position; luck, clock and gravity among them
    seat: int  # whose part the solver takes
    goal: Goal
    tag: Tag
    rating: int
    length: int  # the solver's answers
    solution: tuple[str, ...]  # all accepted first answers
    lines: tuple[tuple[str, ...], ...] = ()  # all accepted lines, where the rules cannot judge the goal
    shown: tuple[Entry, ...] = ()  # one whole solution with the replies, to show afterwards
    choices: tuple[str, ...] = ()  # the possible answers; empty: any move
    free: dict[str, str] = {}  # facts that belong to the question: the target, the block, the leader
    gap: float  # between the worst accepted and the best wrong answer
    proof: Proof


class PublicPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """What a solver may know before the attempt; the position comes as the game's own view."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seat: int
    goal: Goal
    tag: Tag
    rating: int
    length: int
    choices: tuple[str, ...]
    free: dict[str, str]


class Verdict(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The judgement of all answers so far. The first answer that decides the puzzle counts."""

    status: Literal["going-on", "solved", "wrong"]
    reason: Wrong | Literal[""] = ""
    refusal: str = ""  # the rules' own slug if `reason` is `refused`
    replies: tuple[Entry, ...] = ()  # what happens after the last answer, before the solver is to act again


GOING_ON = Verdict(status="going-on")
SOLVED = Verdict(status="solved")


def wrong(reason: Wrong, *, refusal: str = "", replies: tuple[Entry, ...] = ()) -> Verdict:
    return Verdict(status="wrong", reason=reason, refusal=refusal, replies=replies)


def public(puzzle: Puzzle) -> PublicPuzzle:
    """The puzzle without its solution, proof and moves (which may tell hidden cards)."""
    return PublicPuzzle(**{name: getattr(puzzle, name) for name in PublicPuzzle.__struct_fields__})


def identified(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the id that its question has: set-up, moves, seat, goal, choices and free facts."""
    question = (
        puzzle.game,
        puzzle.rules,
        puzzle.players,
        sorted(puzzle.options.items()),
        puzzle.moves,
        puzzle.seat,
        puzzle.goal,
        puzzle.choices,
        sorted(puzzle.free.items()),
    )
    digest = hashlib.sha256(msgspec.json.encode(question)).hexdigest()
    return msgspec.structs.replace(puzzle, id=f"{puzzle.game}-{digest[:6]}")


def bounded_rating(rating: float) -> int:
    """A rating in whole tens, not below or above what ratings may be."""
    return 10 * round(max(LEAST_RATING, min(MOST_RATING, rating)) / 10)
