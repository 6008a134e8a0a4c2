"""The ratings of solvers and of puzzles: each attempt is a game between them, and a UTC day is one period.

Within a day the order of attempts does not matter: everybody plays against the ratings of the evening before.
So nodes need no common order, a rebuild gives exactly the same numbers, and a solver's rating during the day
follows from the few attempts of that day.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from blockcade.projections.attempts import PuzzleAttempt
from blockcade.projections.glicko import Rating, Result, rated

FIRST = Rating(1200.0, 350.0)  # a new solver: the first puzzle is an easy one
PUZZLE_DEVIATION = 200.0  # of a puzzle that nobody has tried: its maker guessed the rating
SURE_DEVIATION = 150.0  # a solver who is less well known does not move puzzles: guests cost nothing
MOST_A_DAY = 300  # attempts of one solver that count


class Standing(Struct, frozen=True):
    """A rating after the last day on which it changed."""

    day: int
    value: float
    deviation: float
    volatility: float

    @staticmethod
    def after(day: int, rating: Rating) -> "Standing":
        return Standing(day, rating.value, rating.deviation, rating.volatility)

    def on(self, day: int) -> Rating:
        """The rating with which its owner begins a later day."""
        rating = Rating(self.value, self.deviation, self.volatility)
        return rating.idle(max(0, day - self.day - 1))


def solver_key(player: str, game: str) -> str:
    return f"{game} {player}"


def puzzle_key(puzzle: str) -> str:
    return puzzle  # puzzles' ids hold no space, and solvers' keys do


class Evening:
    """The ratings at the end of the day before, from which a day is computed."""

    def __init__(
        self, day: int, standings: Mapping[str, Standing], guess: Callable[[str], int | None]
    ) -> None:
        """`guess` is the maker's rating of a puzzle; None: there is no such puzzle any more."""
        self.day = day
        self._standings = standings
        self._guess = guess

    def on(self, day: int, standings: Mapping[str, Standing]) -> "Evening":
        """The evening before a later day, with these standings changed."""
        return Evening(day, {**self._standings, **standings}, self._guess)

    def solver(self, player: str, game: str) -> Rating:
        known = self._standings.get(solver_key(player, game))
        return known.on(self.day) if known else FIRST

    def puzzle(self, puzzle: str) -> Rating | None:
        known = self._standings.get(puzzle_key(puzzle))
        if known:
            return known.on(self.day)
        guess = self._guess(puzzle)
        return None if guess is None else Rating(float(guess), PUZZLE_DEVIATION)

    def solver_after(self, player: str, game: str, attempts: Iterable[PuzzleAttempt]) -> Rating:
        """The solver's rating after these attempts of the day."""
        before = self.solver(player, game)
        results = self._results(attempts)
        return rated(before, results) if results else before

    def _results(self, attempts: Iterable[PuzzleAttempt]) -> list[Result]:
        results: list[Result] = []
        for attempt in _counted(attempts):
            opponent = self.puzzle(attempt.puzzle)
            if opponent is not None:
                results.append(Result(opponent, float(attempt.right), attempt.weight))
        return results

    def close(self, attempts: Sequence[PuzzleAttempt]) -> dict[str, Standing]:
        """The new standings of everybody and everything that played that day.

        `attempts` are the first ones of their solvers at their puzzles, decided on that day.
        """
        by_solver: dict[tuple[str, str], list[PuzzleAttempt]] = {}
        for attempt in sorted(attempts, key=lambda attempt: attempt.order):
            by_solver.setdefault((attempt.player, attempt.game), []).append(attempt)
        after: dict[str, Standing] = {}
        at_puzzle: dict[str, list[Result]] = {}
        for (player, game), tried in by_solver.items():
            if not self._results(tried):
                continue
            after[solver_key(player, game)] = Standing.after(self.day, self.solver_after(player, game, tried))
            before = self.solver(player, game)
            if before.deviation <= SURE_DEVIATION:
                for attempt in _counted(tried):
                    result = Result(before, float(not attempt.right), attempt.weight)
                    at_puzzle.setdefault(attempt.puzzle, []).append(result)
        for puzzle, results in at_puzzle.items():
            known = self.puzzle(puzzle)
            if known is not None:
                after[puzzle_key(puzzle)] = Standing.after(self.day, rated(known, results))
        return after


def _counted(attempts: Iterable[PuzzleAttempt]) -> list[PuzzleAttempt]:
    """Those that change ratings, in the one order."""
    decided = [attempt for attempt in attempts if attempt.is_decided and attempt.weight > 0]
    return sorted(decided, key=lambda attempt: attempt.order)[:MOST_A_DAY]
