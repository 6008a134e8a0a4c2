"""Puzzles from endings between two seats: the few moves that keep room, or that take it from the other."""

import math
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

import msgspec

from blockcade.engine.kernel import Position, Search
from blockcade.engine.translate import lay_of
from blockcade.puzzles.blokus.alone import TooLarge
from blockcade.puzzles.blokus.duel import Course, Duel, size_of
from blockcade.puzzles.blokus.selfplay import GAME, Played, able_seats, setup_of
from blockcade.puzzles.puzzle import Proof, Puzzle, bounded_rating, identified
from blockcade.record import Entry

GAP = 2  # squares between the worst accepted and the best other move
_NODES = 6000
_FOR_LINES = 50  # times as many nodes to follow a line through a solved ending, which needs exact values
_MOST_ACCEPTED = 3  # or a fifth of the legal moves
_LEAST_LEGAL = 4
_MOST_ANSWERS = 3
_FOR_AN_ANSWER = 120  # added to the rating for each answer after the first


@dataclass(frozen=True)
class Ending:
    """A solved position of a game: the value of every move, in squares."""

    game: Played
    ply: int
    values: Mapping[int, int]
    search: Duel

    @property
    def position(self) -> Position:
        return self.game.positions[self.ply]

    @cached_property
    def best(self) -> int:
        return max(self.values.values())

    @cached_property
    def accepted(self) -> list[int]:
        return [move for move, value in self.values.items() if value == self.best]

    @cached_property
    def wrong(self) -> int | None:
        """The value of the best other move."""
        return max((value for value in self.values.values() if value < self.best), default=None)

    @cached_property
    def lures(self) -> list[int]:
        """Clearly worse moves that lay at least as many squares at once as an accepted one."""
        least = min(size_of(self.game.variant, move) for move in self.accepted)
        return [
            move
            for move, value in self.values.items()
            if value <= self.best - GAP and size_of(self.game.variant, move) >= least
        ]

    @cached_property
    def priors(self) -> Mapping[int, float]:
        """How natural each move looks to the engine before any search."""
        thought = Search(memory_mb=16).think(self.position, playouts=1, early_stop=False)
        return {candidate.move: candidate.prior for candidate in thought.candidates}

    def course(self, move: int) -> Course:
        return self.search.course(self.position, move)


@lru_cache(maxsize=1)  # two makers ask for the same game
def endings(game: Played) -> tuple[Ending, ...]:
    """The solved positions with two seats left, from the last one back to the first that is too large."""
    found: list[Ending] = []
    for ply in range(len(game.moves) - 1, -1, -1):
        position = game.positions[ply]
        able = len(able_seats(position))
        if able > 2:
            break
        if able < 2 or len(position.legal()) < _LEAST_LEGAL:
            continue
        search = Duel(position.seat, _NODES)
        try:
            values = search.values_of_moves(position)
        except TooLarge:
            break
        search.most_nodes *= _FOR_LINES
        found.append(Ending(game, ply, values, search))
    return tuple(found)


def duel(game: Played, luck: random.Random) -> Iterator[Puzzle]:  # noqa: ARG001 - makers get the same
    """The hardest of each seat; one of taking room, which is rarer, before one of keeping it."""
    found = [(made, ending) for ending in endings(game) if (made := made_of(ending)) is not None]
    for seat in sorted({made.seat for made, _ in found}):
        own = [pair for pair in found if pair[0].seat == seat]
        yield with_more_answers(*max(own, key=lambda pair: (pair[0].goal == "block", pair[0].rating)))


def with_more_answers(puzzle: Puzzle, ending: Ending) -> Puzzle:
    """The puzzle with the solver's next turns, as long as each of them has a clear answer as well.

    The replies are the best ones. Only the last of the answers may have several accepted moves, since the
    game would go on differently after each.
    """
    line: tuple[int, ...] = ()
    accepted, gap = ending.accepted, puzzle.gap
    position, seat = ending.position.copy(), ending.position.seat
    answers: list[int] = []
    for move in ending.course(accepted[0]).line:
        if position.seat == seat and line:
            values = ending.search.values_of_moves(position)
            next_one = Ending(ending.game, ending.ply, values, ending.search)
            if len(accepted) > 1 or len(answers) == _MOST_ANSWERS or not is_single_answer(next_one):
                break
            accepted = next_one.accepted
            gap = min(gap, next_one.best - (next_one.wrong or 0))
        if position.seat == seat:
            answers.append(move)
        line = (*line, move)
        position.play(move)
    if len(answers) == 1:
        return puzzle
    names = [lay_of(position.variant, move).notation for move in answers[:-1]]
    return msgspec.structs.replace(
        puzzle,
        lines=tuple(sorted((*names, lay_of(position.variant, move).notation) for move in accepted)),
        length=len(answers),
        gap=gap,
        rating=bounded_rating(puzzle.rating + _FOR_AN_ANSWER * (len(answers) - 1)),
    )


def made_of(ending: Ending) -> Puzzle | None:
    """The puzzle of one answer that an ending gives; None: there is no clear one."""
    accepted, wrong = ending.accepted, ending.wrong
    if wrong is None or not is_single_answer(ending):
        return None
    position, variant = ending.position, ending.game.variant
    course = ending.course(accepted[0])
    # It blocks if another move lets the solver lay as much, and only the other side's squares differ.
    blocks = any(ending.course(move).own >= course.own for move in ending.lures)
    players, options = setup_of(variant)
    return identified(
        Puzzle(
            id="",
            game=GAME.key,
            rules=GAME.rules_version,
            players=players,
            options=options,
            moves=ending.game.entries(ending.ply),
            seat=position.seat,
            goal="block" if blocks else "keep-lane",
            tag="deny" if blocks else "lane",
            rating=_rating(ending, course),
            length=1,
            solution=tuple(sorted(lay_of(variant, move).notation for move in accepted)),
            shown=shown_line(position, course.line),
            gap=ending.best - wrong,
            proof=Proof(
                method="exact", unit="squares", nodes=ending.search.nodes, best=ending.best, wrong=wrong
            ),
        )
    )


def is_single_answer(ending: Ending) -> bool:
    """Whether a few moves are clearly better than all others, and a natural one is among these."""
    most = max(_MOST_ACCEPTED, len(ending.values) // 5)
    is_clear = ending.wrong is not None and ending.best - ending.wrong >= GAP
    return is_clear and len(ending.accepted) <= most and bool(ending.lures)


def shown_line(position: Position, line: tuple[int, ...]) -> tuple[Entry, ...]:
    """The moves of both sides as a record has them."""
    position = position.copy()
    entries: list[Entry] = []
    for move in line:
        entries.append(Entry(str(position.seat), lay_of(position.variant, move).notation))
        position.play(move)
    return tuple(entries)


def _rating(ending: Ending, course: Course) -> int:
    """Harder: few of many moves, a long way to the end, and an answer that does not look natural."""
    looks = max(ending.priors.items(), key=lambda pair: pair[1])[0]
    return bounded_rating(
        950
        + 110 * math.log2(len(ending.values) / len(ending.accepted))
        + 45 * len(course.line)
        - 25 * (ending.best - (ending.wrong or 0) - GAP)
        + (0 if looks in ending.accepted else 300)
    )
