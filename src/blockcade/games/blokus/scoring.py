"""The scores of each colour and each seat (BK-16, 17, 22, 30 to 36)."""

from typing import NamedTuple

from blockcade.core import Outcome, Seat, places_from_scores
from blockcade.games.blokus.colours import Colour
from blockcade.games.blokus.data import ALL_LAID_BONUS, SMALLEST_LAST_BONUS, SMALLEST_PIECE
from blockcade.games.blokus.pieces import squares_in
from blockcade.games.blokus.reasons import Ending
from blockcade.games.blokus.state import State
from blockcade.games.blokus.turns import able_colours


class Count(NamedTuple):
    squares_left: int
    bonus: int  # of advanced scoring

    def score(self, *, advanced: bool) -> int:
        """Basic: squares left, fewest win. Advanced: points, most win."""
        return self.bonus - self.squares_left if advanced else self.squares_left


def is_advanced(state: State) -> bool:
    return state.terms.is_advanced


def colour_count(state: State, colour: Colour) -> Count:
    squares_left = squares_in(state.hands[colour.index])
    if not is_advanced(state) or _bonus_is_per_player(state) or state.terms.owners[colour.index] is None:
        return Count(squares_left, 0)  # BK-O20: the shared colour earns nothing
    return Count(squares_left, _bonus(state, (colour,)))


def seat_count(state: State, seat: Seat) -> Count:
    colours = state.terms.colours_of(seat)
    counts = [colour_count(state, colour) for colour in colours]
    if len(counts) == 1:
        return counts[0]
    bonus = sum(count.bonus for count in counts)
    if is_advanced(state) and _bonus_is_per_player(state):
        bonus = _bonus(state, colours)
    return Count(sum(count.squares_left for count in counts), bonus)


def seat_scores(state: State) -> tuple[int, ...]:
    advanced = is_advanced(state)
    seats = range(state.terms.setup.players)
    return tuple([seat_count(state, Seat(seat)).score(advanced=advanced) for seat in seats])


def outcome(state: State) -> Outcome | None:
    """Ties share a win (BK-O14)."""
    if not state.is_over:
        return None
    scores = seat_scores(state)
    ending: Ending = "last-player"
    if state.last_player is not None:
        places = tuple(1 if seat == state.last_player else 2 for seat in range(len(scores)))
        return Outcome(ending, places, scores)
    ending = "all-passed" if able_colours(state) else "no-more-moves"
    return Outcome(ending, places_from_scores(scores, lowest_wins=not is_advanced(state)), scores)


def _bonus_is_per_player(state: State) -> bool:
    """Possible only where a player has two colours (BK-O19); in Duo both readings are the same (BK-H04)."""
    has_two = len(state.terms.colours_of(Seat(0))) > 1
    return has_two and state.terms.setup["bonusScope"] == "player"


def _bonus(state: State, colours: tuple[Colour, ...]) -> int:
    """The bonus of colours that count together: one, or both of a player with bonusScope=player (BK-O19)."""
    all_laid = not any(state.hands[colour.index] for colour in colours)
    lasts = [last for colour in colours if (last := state.last[colour.index]) is not None]
    smallest_last = bool(lasts) and max(lasts, key=lambda last: last.ply).piece.name == SMALLEST_PIECE
    counts_alone = state.terms.setup["smallestLast"] == "always"
    earned_small = smallest_last and (all_laid or counts_alone)
    return ALL_LAID_BONUS * all_laid + SMALLEST_LAST_BONUS * earned_small
