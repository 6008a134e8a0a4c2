"""Hints and reviews of Blokus: the engine's numbers in the types that every game's tables use."""

# Imports are inside functions: the engine loads slowly, and servers use it only in worker processes.

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from blockcade.core import AdvisedMove, AssessedMove, Seat
from blockcade.games.blokus.pieces import SQUARES_OF_A_COLOUR
from blockcade.games.blokus.view import View
from blockcade.record import Record, parse_record

if TYPE_CHECKING:
    from blockcade.engine.analysis import MoveValue

HINT_MEMORY_MB = 64
MAX_OPTIONS = 5  # the number of moves in a hint
REVIEW_PLAYOUTS = 2_000  # for each reviewed move: well under a second
REVIEW_SEED = 1  # fixed, so that a review always gives the same result


class BlokusAnalysis:
    """Stateless."""

    needs_legal = False

    def search(self, view: View, seat: Seat, legal: Sequence[Any]) -> "BlokusSearch":  # noqa: ARG002
        return BlokusSearch(view)

    def assess(self, record: str, ply: int) -> AssessedMove:
        from blockcade.engine.review import reviewed_moves  # noqa: PLC0415

        (found,) = reviewed_moves(
            _record(record), playouts=REVIEW_PLAYOUTS, seed=REVIEW_SEED, plies=range(ply, ply + 1)
        )
        return AssessedMove(
            ply=found.ply,
            seat=found.seat,
            colour=found.colour,
            move=found.move,
            expected=list(found.before.points),
            after=list(found.after.points),
            best=found.best,
            best_value=found.best_after.margin(found.seat),
            value=found.after.margin(found.seat),
            loss=found.swing,
            gave=found.gave,
        )

    def is_assessed(self, move: str) -> bool:
        """A piece laid has a colon in its notation; a pass has none."""
        return ":" in move

    def final_points(self, view: View) -> Sequence[float]:
        return [float(SQUARES_OF_A_COLOUR - shown.squares_left + shown.bonus) for shown in view.colours]


class BlokusSearch:
    def __init__(self, view: View) -> None:
        from blockcade.engine.kernel import Search  # noqa: PLC0415

        self._view = view
        self._search: Any = Search(memory_mb=HINT_MEMORY_MB)

    def best_moves(self, seconds: float) -> Sequence[AdvisedMove]:
        from blockcade.engine.analysis import search_position  # noqa: PLC0415
        from blockcade.engine.translate import position_of  # noqa: PLC0415

        found = search_position(position_of(self._view), self._search, seconds)
        return [_advised(value, found.seat) for value in found.moves[:MAX_OPTIONS]]

    def stop(self) -> None:
        self._search.stop()


def _advised(value: "MoveValue", seat: int) -> AdvisedMove:
    points = value.expected.seat_points[seat]
    return AdvisedMove(value.notation, points, points - value.margin, value.expected.win[seat], value.visits)


@lru_cache(maxsize=4)  # a review asks for one ply after another
def _record(text: str) -> Record:
    return parse_record(text)
