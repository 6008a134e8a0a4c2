"""The clauses of docs/games/blokus.md."""

from tests.games.clauses import Coverage, numbered

COVERAGE = Coverage(
    prefix="BK",
    clauses=numbered("", 41)
    | numbered("O", 26)
    | numbered("F", 7)
    | numbered("H", 5)
    | {"D03", "D04", "D07", "D08", "D11", "D18"},
    vectors=47,
    # Settled by the drawing of the box, the seating or the table's permissions: no rule to break.
    not_rules=frozenset({"O01", "O02", "O04", "O07", "O22"}),
)
