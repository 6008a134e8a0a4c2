"""The clauses of docs/games/blockyou.md."""

from tests.games.clauses import Coverage, numbered

COVERAGE = Coverage(
    prefix="BY",
    clauses=numbered("", 43) | numbered("D", 19) | numbered("O", 29) | numbered("F", 5),
    vectors=40,
    not_rules=frozenset({"03", "D08"}),  # an age, and a number in a picture: no rule to break
)
