"""Reviews a game of Blokus move by move: its expected end, and the moves that changed it most."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol, TypeAlias, runtime_checkable

from blockcade.core import Finding, RuleError, Seat
from blockcade.engine.analysis import Analysis, Expectation, search_position
from blockcade.engine.chart import chart_svg
from blockcade.engine.kernel import Search
from blockcade.engine.losses import losses
from blockcade.engine.translate import position_of_state
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.pieces import SQUARES_OF_A_COLOUR
from blockcade.games.blokus.scoring import colour_count, outcome, seat_count
from blockcade.games.blokus.state import State
from blockcade.record import AnyTimeline, Chanced, Left, Record, timeline_of

SECONDS = 1.0  # for each move, if no limit is given
MOST_SWINGS = 3  # in the list of the largest

_GAME = Blokus()
# This part of a move's time goes to its position; the rest to the played move, if that needs its own search.
_FIRST_LOOK = 0.7
_WELL_KNOWN = 0.5  # a move with this share of the best move's visits needs no search of its own


@runtime_checkable
class Recorded(Protocol):
    """A game that has a record, such as a Match."""

    def record(self) -> Record: ...


Reviewable: TypeAlias = Record | Recorded


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One move of a game, and its effect on the expected end.

    The played and the best move are judged by searches of about the same size, so that they can be compared.
    """

    ply: int  # from 1, as `blockcade replay` counts
    seat: int
    colour: str
    position: str  # before the move
    before: Expectation
    move: str  # as played; also a pass, or a turn whose time ran out
    after: Expectation
    best: str  # the engine's own; the move played, if nothing better was found
    best_after: Expectation
    swing: float  # how much of the margin it cost the seat that moved, in points; never below 0
    win_swing: float  # how much of its chance to win
    gave: tuple[Finding, ...] = ()  # what it gave away, the gravest first, if it cost anything


@dataclass(frozen=True, slots=True, repr=False)
class Review:
    """The review of a game, or of a part of it. It prints its largest swings; its fields have all."""

    names: tuple[str, ...]  # by seat; empty if nobody has a name
    owners: tuple[int | None, ...]  # the seat of each colour, blue first; None: shared
    moves: tuple[ReviewedMove, ...]
    end: Expectation | None  # the real end; None: the game goes on, or its end was not reviewed
    is_complete: bool  # False: stopped before all moves were reviewed

    @property
    def course(self) -> tuple[Expectation, ...]:
        """The expected end before each move, and after the last."""
        if not self.moves:
            return ()
        return (*(move.before for move in self.moves), self.end or self.moves[-1].after)

    @property
    def swings(self) -> tuple[ReviewedMove, ...]:
        """The moves that cost most: at most three, the worst first."""
        costly = [move for move in self.moves if move.swing > 0]
        return tuple(sorted(costly, key=lambda move: (-move.swing, move.ply))[:MOST_SWINGS])

    def svg(self) -> str:
        """The chart of the expected points."""
        return chart_svg(self)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        stopped = "" if self.is_complete else ", stopped early"
        points = " ".join(f"{number:.1f}" for number in self.course[-1].seat_points) if self.moves else ""
        last = f", {'ended' if self.end else 'expected'} at {points} points" if points else ""
        swings = [
            f"ply {move.ply}, seat {move.seat}: {move.move} cost {move.swing:.1f} against {move.best}"
            for move in self.swings
        ]
        return "\n  ".join([f"<review of {len(self.moves)} moves{last}{stopped}", *swings]) + ">"


def review(
    game: Reviewable,
    seconds: float | None = None,
    playouts: int | None = None,
    *,
    threads: int = 1,
    seed: int = 0,
    plies: range | None = None,
    progress: Callable[[int, int], None] | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> Review:
    """Review every move, or those of `plies`, of a finished or a running game.

    The limits are for each move, as in `analyse`. `progress` gets the number of moves done and of all moves;
    `should_stop` is called before each. Raises RuleError for games other than Blokus.
    """
    record = record_from(game)
    timeline = timeline_of(record)
    every_turn = _turns(timeline)
    turns = _chosen(every_turn, plies)
    reviewed: list[ReviewedMove] = []
    for turn in turns:
        if should_stop and should_stop():
            break
        reviewed.append(_reviewed(turn, _Effort(seconds, playouts, threads, seed)))
        if progress:
            progress(len(reviewed), len(turns))
    last: State = timeline.state
    saw_last_turn = bool(reviewed) and reviewed[-1].ply == every_turn[-1].ply
    return Review(
        names=tuple(record.names),
        owners=last.terms.owners,
        moves=tuple(reviewed),
        end=real_end(last) if saw_last_turn and last.is_over else None,
        is_complete=len(reviewed) == len(turns),
    )


def reviewed_moves(
    game: Reviewable,
    seconds: float | None = None,
    playouts: int | None = None,
    *,
    threads: int = 1,
    seed: int = 0,
    plies: range | None = None,
) -> Iterator[ReviewedMove]:
    """Yield the moves of `review` one by one, as soon as each is done. Each is judged on its own."""
    for turn in _chosen(_turns(timeline_of(record_from(game))), plies):
        yield _reviewed(turn, _Effort(seconds, playouts, threads, seed))


def record_from(game: Reviewable) -> Record:
    """Return the record to review; RuleError if it is not one of Blokus."""
    record = game if isinstance(game, Record) else game.record()
    if record.game != _GAME.key:
        raise RuleError(f"the engine plays Blokus; it knows nothing of {record.game}")
    return record


def real_end(state: State) -> Expectation:
    """Return the real end of a finished game, with certain chances."""
    result = outcome(state)
    assert result is not None
    winners = result.winners
    counts = [colour_count(state, colour) for colour in state.terms.board.colours]
    seats = range(state.terms.setup.players)
    totals = [seat_count(state, Seat(seat)) for seat in seats]
    squares = [SQUARES_OF_A_COLOUR * len(state.terms.colours_of(Seat(seat))) for seat in seats]
    return Expectation(
        win=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        points=tuple(float(SQUARES_OF_A_COLOUR - count.squares_left + count.bonus) for count in counts),
        seat_points=tuple(
            float(all_ - count.squares_left + count.bonus)
            for all_, count in zip(squares, totals, strict=True)
        ),
    )


@dataclass(frozen=True, slots=True)
class _Effort:
    seconds: float | None
    playouts: int | None
    threads: int
    seed: int

    def first_look(self, state: State) -> Analysis:
        limited = self.seconds is not None or self.playouts is not None
        seconds = self.seconds if limited else SECONDS
        return self._search(state, seconds and seconds * _FIRST_LOOK, self.playouts)

    def second_look(self, state: State, visits: int) -> Analysis:
        """Search with as many visits as the first search gave its best move."""
        seconds = None if self.seconds is None else self.seconds * (1 - _FIRST_LOOK)
        return self._search(state, seconds, visits)

    def _search(self, state: State, seconds: float | None, playouts: int | None) -> Analysis:
        # Each position gets a new search, so that a part of a game is judged as in the whole review.
        search = Search(threads=self.threads, seed=self.seed)
        return search_position(position_of_state(state), search, seconds, playouts)


@dataclass(frozen=True, slots=True)
class _Turn:
    """A turn that ended by a piece, by a pass, or because its time ran out."""

    ply: int
    move: str
    before: State
    after: State
    later: State  # when its colour comes again, or the end


def _turns(timeline: AnyTimeline) -> list[_Turn]:
    states: list[State] = timeline.states()
    turns: list[_Turn] = []
    ply = 0
    for at, (event, (before, after)) in enumerate(zip(timeline.events, pairwise(states), strict=True)):
        if isinstance(event, Chanced):
            continue
        ply += 1
        if not isinstance(event, Left):
            # Cells may be written in any order; the search's values are found by the usual one.
            move = _GAME.format_move(_GAME.parse_move(event.move))
            turns.append(_Turn(ply, move, before, after, _later(before, states[at + 1 :])))
    return turns


def _later(before: State, following: Sequence[State]) -> State:
    """The first position in which the colour of `before` is to move again, or the last of all."""
    assert before.turn is not None
    colour = before.turn.colour
    again = (state for state in following if state.turn is not None and state.turn.colour == colour)
    return next(again, following[-1])


def _chosen(turns: list[_Turn], plies: range | None) -> list[_Turn]:
    return [turn for turn in turns if plies is None or turn.ply in plies]


def _reviewed(turn: _Turn, effort: _Effort) -> ReviewedMove:
    found = effort.first_look(turn.before)
    best, seat = found.best, found.seat
    after = _outlook(turn, found, effort)
    swing = max(0.0, best.margin - after.margin(seat))
    win_swing = max(0.0, best.expected.win[seat] - after.win[seat])
    is_best = best.notation == turn.move or not (swing or win_swing)
    return ReviewedMove(
        ply=turn.ply,
        seat=seat,
        colour=found.colour,
        position=_GAME.format_position(turn.before),
        before=found.expected,
        move=turn.move,
        after=after,
        best=turn.move if is_best else best.notation,
        best_after=after if is_best else best.expected,
        swing=0.0 if is_best else swing,
        win_swing=0.0 if is_best else win_swing,
        gave=() if is_best else _gave(turn, seat, best.notation),
    )


def _gave(turn: _Turn, seat: int, best: str) -> tuple[Finding, ...]:
    after_best = _GAME.apply(turn.before, Seat(seat), _GAME.parse_move(best))
    return losses(turn.before, turn.after, after_best, turn.later)


def _outlook(turn: _Turn, found: Analysis, effort: _Effort) -> Expectation:
    """Return the expected end after the played move."""
    known = found.value_of(turn.move)
    if known and (found.is_exact or known.visits >= _WELL_KNOWN * found.best.visits):
        return known.expected
    if turn.after.is_over:
        return real_end(turn.after)
    return effort.second_look(turn.after, found.best.visits).expected
