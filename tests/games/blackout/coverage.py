"""The clauses of docs/games/blackout.md."""

from tests.games.clauses import Coverage, numbered

COVERAGE = Coverage(
    prefix="BL",
    clauses=numbered("", 41) | numbered("D", 12) | numbered("O", 31) | numbered("F", 6),
    vectors=40,
    # An age, and words that sheets print differently or omit: no rule to break.
    not_rules=frozenset({"02", "D08", "D09", "D11", "D12"}),
)
