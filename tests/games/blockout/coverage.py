"""The clauses of docs/games/blockout.md."""

from tests.games.clauses import Coverage, numbered

COVERAGE = Coverage(
    prefix="BO",
    clauses=numbered("", 55) | numbered("D", 25) | numbered("O", 45) | numbered("F", 6) | numbered("H", 6),
    vectors=50,
)
