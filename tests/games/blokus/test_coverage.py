"""Every clause of docs/games/blokus.md that a player could notice has a test that names it."""

from tests.games.clauses import Clauses, numbered

BLOKUS_CLAUSES = Clauses("blokus", "BK")
# Settled by how the box is drawn, where people sit or what a table allows: no rule that one could break.
NOT_RULES = {"O01", "O02", "O04", "O07", "O22"}


def test_the_document_has_all_41_clauses() -> None:
    assert numbered("", 41) <= BLOKUS_CLAUSES.in_document()


def test_every_clause_is_named_by_a_test() -> None:
    missing = BLOKUS_CLAUSES.in_document() - NOT_RULES - BLOKUS_CLAUSES.in_test_names()
    assert not missing


def test_every_vector_is_named_by_a_test() -> None:
    missing = numbered("T", 47) - BLOKUS_CLAUSES.in_test_names()
    assert not missing
