"""Every clause of docs/games/blockout.md has a test that names it."""

from tests.games.clauses import Clauses, numbered

BLOCKOUT_CLAUSES = Clauses("blockout", "BO")


def test_the_document_has_all_clauses_decisions_and_facts() -> None:
    everything = numbered("", 55) | numbered("D", 25) | numbered("O", 41) | numbered("F", 6)
    assert everything == BLOCKOUT_CLAUSES.in_document()


def test_every_clause_is_named_by_a_test() -> None:
    assert not BLOCKOUT_CLAUSES.in_document() - BLOCKOUT_CLAUSES.in_test_names()


def test_every_vector_is_named_by_a_test() -> None:
    assert not numbered("T", 50) - BLOCKOUT_CLAUSES.in_test_names()


def test_tests_name_no_clause_that_does_not_exist() -> None:
    assert BLOCKOUT_CLAUSES.in_test_names() <= BLOCKOUT_CLAUSES.in_document() | numbered("T", 50)
