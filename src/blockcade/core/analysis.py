"""Hints and reviews that a game may bring for its tables, in the same types for every game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from blockcade.core.actors import Seat
from blockcade.core.guide import Arg


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    """A move with the result that it should lead to for the seat that is to act.

    The game says what a point is: docs/analysis.md.
    """

    move: str
    points: float  # expected points of the seat at the end
    best_other: float  # of the best other seat
    win: float  # the chance to win, ties shared, from 0 to 1
    visits: int  # the visits of the search to this move; 0: the game judges moves without a search

    @property
    def margin(self) -> float:
        return self.points - self.best_other


@dataclass(frozen=True, slots=True)
class Finding:
    """What a move gave away, in words of its game; the page says it as `<key>-review-gave-<finding>`."""

    finding: str
    args: Mapping[str, Arg] = field(default_factory=dict[str, Arg])
    light: tuple[str, ...] = ()  # what the board lights, as in a Moment


@dataclass(frozen=True, slots=True)
class AssessedMove:
    """A move of a game and its worth; `wire.to_browser.ReviewedPly` explains the fields."""

    ply: int
    seat: int
    colour: str
    move: str
    expected: Sequence[float]
    after: Sequence[float]
    best: str
    best_value: float
    value: float
    loss: float
    gave: Sequence[Finding] = ()


class AdviceSearch(Protocol):
    """One search for the best moves. Another thread may stop it."""

    def best_moves(self, seconds: float) -> Sequence[AdvisedMove]:
        """Best first, at least one."""
        ...

    def stop(self) -> None:
        """Ends the search soon; it still returns its moves so far."""
        ...


class GameAnalysis(Protocol):
    """The analysis of one game.

    `search` and `assess` may take seconds and much memory: a server calls them in worker processes only. The
    other methods are quick.
    """

    needs_legal: bool  # `search` reads the legal moves; where this is False, it gets none

    def search(self, view: Any, seat: Seat, legal: Sequence[Any]) -> AdviceSearch:
        """A new search from the view of `seat`, which is to act."""
        ...

    def assess(self, record: str, ply: int) -> AssessedMove:
        """A move of a game; `record` is the text of its record file. Equal calls, equal answers."""
        ...

    def is_assessed(self, move: str) -> bool:
        """Whether a review looks at a move of a player, given in notation."""
        ...

    def final_points(self, view: Any) -> Sequence[float]:
        """The last point of each line of the chart, from a spectator's view of the finished game.

        Empty, as `AssessedMove.expected` is: the review has no chart.
        """
        ...
