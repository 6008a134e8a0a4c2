"""The result of a game."""

from collections.abc import Sequence
from dataclasses import dataclass

from blockcade.core.actors import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """`places[seat]` is 1 for a winner, and equal results share a place; `scores[seat]` are the points.

    The game's card says whether high or low scores win (`low_wins`); `Match.high_wins` asks it.
    """

    reason: str  # a slug that the page translates
    places: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


def places_from_scores(scores: Sequence[int], *, lowest_wins: bool = False) -> tuple[int, ...]:
    """Competition places: 1, 2, 2, 4."""
    sign = -1 if lowest_wins else 1
    return tuple(1 + sum(sign * other > sign * score for other in scores) for score in scores)
