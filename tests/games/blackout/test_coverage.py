"""Every clause of docs/games/blackout.md that a player could notice has a test that names it."""

from tests.games.clauses import Clauses, numbered

BLACKOUT_CLAUSES = Clauses("blackout", "BL")
# An age, and words that sheets print otherwise or lost: no rule that one could break.
NOT_RULES = {"02", "D08", "D09", "D11", "D12"}


def test_the_document_has_all_clauses_decisions_and_facts() -> None:
    everything = numbered("", 41) | numbered("D", 12) | numbered("O", 31) | numbered("F", 6)
    assert everything == BLACKOUT_CLAUSES.in_document()


def test_every_clause_is_named_by_a_test() -> None:
    missing = BLACKOUT_CLAUSES.in_document() - NOT_RULES - BLACKOUT_CLAUSES.in_test_names()
    assert not missing


def test_every_vector_is_named_by_a_test() -> None:
    missing = numbered("T", 40) - BLACKOUT_CLAUSES.in_test_names()
    assert not missing


def test_tests_name_no_clause_that_does_not_exist() -> None:
    assert BLACKOUT_CLAUSES.in_test_names() <= BLACKOUT_CLAUSES.in_document() | numbered("T", 40)
