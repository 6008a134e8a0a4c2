"""Every clause of docs/games/blockyou.md that a player could notice has a test that names it."""

from tests.games.clauses import Clauses, numbered

BLOCKYOU_CLAUSES = Clauses("blockyou", "BY")
NOT_RULES = {"03", "D08"}  # an age, and a number in a picture: no rule that one could break


def test_the_document_has_all_clauses_decisions_and_facts() -> None:
    everything = numbered("", 43) | numbered("D", 19) | numbered("O", 28) | numbered("F", 5)
    assert everything == BLOCKYOU_CLAUSES.in_document()


def test_every_clause_is_named_by_a_test() -> None:
    missing = BLOCKYOU_CLAUSES.in_document() - NOT_RULES - BLOCKYOU_CLAUSES.in_test_names()
    assert not missing


def test_every_vector_is_named_by_a_test() -> None:
    missing = numbered("T", 40) - BLOCKYOU_CLAUSES.in_test_names()
    assert not missing


def test_tests_name_no_clause_that_does_not_exist() -> None:
    assert BLOCKYOU_CLAUSES.in_test_names() <= BLOCKYOU_CLAUSES.in_document() | numbered("T", 40)
