"""The engine's judgement of a position of Blokus, as values for scripts and people."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, runtime_checkable

from blockcade.core import AnyGame, IllegalMove, RuleError
from blockcade.engine.kernel import Candidate, Position, Search
from blockcade.engine.translate import lay_of, position_of_state
from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.position import parse_position
from blockcade.games.blokus.state import State

SECONDS = 2.0  # the limit of a search, if none is given
_SHOWN = 5  # of the moves that an analysis prints


@runtime_checkable
class Playing(Protocol):
    """A game in play, such as a Match."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def state(self) -> Any: ...


Subject: TypeAlias = State | Position | Playing | str  # the text of a position


@dataclass(frozen=True, slots=True)
class Expectation:
    """The expected end of a game."""

    win: tuple[float, ...]  # by seat: the chance to win, ties shared
    points: tuple[float, ...]  # by colour: squares laid, with bonuses where the table counts them
    seat_points: tuple[float, ...]  # by seat: its colours together; a shared colour counts for nobody

    def margin(self, seat: int) -> float:
        """Return by how many points the seat is ahead of the best other seat; negative if behind."""
        others = [points for other, points in enumerate(self.seat_points) if other != seat]
        return self.seat_points[seat] - max(others)


@dataclass(frozen=True, slots=True)
class MoveValue:
    """The engine's judgement of one move."""

    notation: str
    piece: str
    visits: int  # of the search; more visits make the numbers more certain
    expected: Expectation
    margin: float  # for the seat that moves


@dataclass(frozen=True, slots=True, repr=False)
class Analysis:
    """The engine's judgement of a position. It prints its best moves; its fields have all."""

    colour: str  # to move
    seat: int  # that lays for this colour
    expected: Expectation
    moves: tuple[MoveValue, ...]  # that the search looked at, best first
    line: tuple[str, ...]  # how the game is expected to go on
    playouts: int
    is_exact: bool  # the rest of the game was searched to its end
    seconds: float = field(compare=False)

    @property
    def best(self) -> MoveValue:
        return self.moves[0]

    def value_of(self, notation: str) -> MoveValue | None:
        """Return the value of a move; None if the search never visited it."""
        return next((value for value in self.moves if value.notation == notation), None)

    def __repr__(self) -> str:
        exact = ", searched to the end" if self.is_exact else ""
        head = f"<{self.colour} to move for seat {self.seat}, {self.playouts} playouts{exact}"
        shown = [
            f"{value.notation}: margin {value.margin:+.1f}, wins {value.expected.win[self.seat]:.0%}"
            for value in self.moves[:_SHOWN]
        ]
        more = [f"… {len(self.moves) - _SHOWN} more"] if len(self.moves) > _SHOWN else []
        return "\n  ".join([head, *shown, *more]) + ">"


def analyse(
    subject: Subject,
    seconds: float | None = None,
    playouts: int | None = None,
    *,
    threads: int = 1,
    seed: int = 0,
) -> Analysis:
    """Search until the first of the given limits is reached; two seconds if none is given.

    With one thread and only a limit of playouts, equal seeds give equal answers. Raises RuleError for other
    games than Blokus, and for positions in which no colour is to lay.
    """
    return search_position(position_from(subject), Search(threads=threads, seed=seed), seconds, playouts)


def hint(
    subject: Subject,
    seconds: float | None = None,
    playouts: int | None = None,
    *,
    threads: int = 1,
    seed: int = 0,
) -> MoveValue:
    """Return the move that the engine would make, with its expected end."""
    return analyse(subject, seconds, playouts, threads=threads, seed=seed).best


def search_position(
    position: Position, search: Search, seconds: float | None = None, playouts: int | None = None
) -> Analysis:
    """Analyse with a given search, whose tree may hold earlier positions."""
    if position.turn < 0:
        raise IllegalMove("game-over")
    limit = SECONDS if seconds is None and playouts is None else seconds or 0.0
    # Callers want the numbers, not only the move: a search goes on after its best move is settled.
    thought = search.think(position, seconds=limit, playouts=playouts or 0, early_stop=False)
    return Analysis(
        colour=COLOURS[position.turn].value,
        seat=position.seat,
        expected=expectation(position, thought.win, thought.points),
        moves=tuple(_value(position, candidate) for candidate in thought.candidates if candidate.visits),
        line=tuple(lay_of(position.variant, move).notation for move in thought.line),
        playouts=thought.playouts,
        is_exact=thought.exact,
        seconds=thought.seconds,
    )


def position_from(subject: Subject) -> Position:
    """Return the kernel's position of a match, state, position or its text; or raise RuleError."""
    match subject:
        case Position():
            return subject
        case State():
            return position_of_state(subject)
        case str():
            return position_of_state(parse_position(subject))
        case Playing() if subject.game.key == "blokus":
            return position_of_state(subject.state)
        case Playing():
            raise RuleError(f"the engine plays Blokus; it knows nothing of {subject.game.key}")
        case _:
            raise RuleError(
                f"{type(subject).__name__} is no position of Blokus; the engine plays nothing else"
            )


def expectation(position: Position, win: Sequence[float], points: Sequence[float]) -> Expectation:
    by_seat = [0.0] * position.players
    for owner, of_colour in zip(position.owners, points, strict=True):
        if owner >= 0:
            by_seat[owner] += of_colour
    return Expectation(tuple(win), tuple(points), tuple(by_seat))


def _value(position: Position, candidate: Candidate) -> MoveValue:
    lay = lay_of(position.variant, candidate.move)
    expected = expectation(position, candidate.win, candidate.points)
    return MoveValue(
        notation=lay.notation,
        piece=lay.piece.name,
        visits=candidate.visits,
        expected=expected,
        margin=expected.margin(position.seat),
    )
