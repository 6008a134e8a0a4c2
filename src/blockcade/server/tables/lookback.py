"""The moves of a table so far, each with the position after it, as one player may see them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from blockcade.core import AnyGame
from blockcade.record.events import Stamped, TakenBack
from blockcade.record.fold import Fold, Happening
from blockcade.record.position import Position
from blockcade.server.pictures import picture_of
from blockcade.server.tables.news import cause_for
from blockcade.wire.http import Moves, Step


class Asked(NamedTuple):
    """The steps that a page wants."""

    since: int = 0
    line: int = 0  # as in Moves
    recent: bool = False  # instead of the above: those after the player's own last move


EVERYTHING = Asked()


class _Passed(NamedTuple):
    """One position of the game, the move that led to it, and the seats that the player held then."""

    happening: Happening | None  # None: the start position
    position: Position
    held: tuple[int, ...]


def moves_for(
    log: Sequence[Stamped], games: Mapping[str, AnyGame], player: str, asked: Asked = EVERYTHING
) -> Moves:
    """The steps that were asked for; all of them if a takeback other than event `asked.line` was the last.

    A player sees a position as a seat does only if they held the seat then and still do: somebody who takes a
    seat over does not learn which cards it held before. A page with several seats looks back as a spectator
    does, since several people look at it.
    """
    fold = Fold.begin(log[0], games)
    passed = [_Passed(None, fold.position, fold.seats_of(player))]
    for stamped in log[1:]:
        happening = fold.read(stamped)
        if happening is None:
            continue
        if isinstance(happening.event, TakenBack):
            del passed[happening.event.kept + 1 :]
        else:
            passed.append(_Passed(happening, fold.position, fold.seats_of(player)))
    seats = fold.seats_of(player)
    if asked.recent:
        first = _after_own(passed, seats)
    else:
        first = asked.since if asked.line == fold.taken_back_at else 0
    steps = [_step(fold.game, each, seats) for each in passed[first:]]
    return Moves(fold.seq, fold.taken_back_at, first, steps)


def _after_own(passed: Sequence[_Passed], seats: tuple[int, ...]) -> int:
    """The number of the step after the last move of one of these seats; without one, no step is recent."""
    for number in reversed(range(len(passed))):
        happening = passed[number].happening
        if happening and happening.actor in seats:
            return number + 1
    return len(passed)


def _step(game: AnyGame, passed: _Passed, seats: tuple[int, ...]) -> Step:
    viewers = seats if len(seats) == 1 and seats[0] in passed.held else ()
    cause = cause_for(game, passed.happening, viewers) if passed.happening else None
    return Step(cause, *passed.position.seen(viewers[0] if viewers else None, picture_of))
