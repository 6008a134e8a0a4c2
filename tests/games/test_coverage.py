"""Every clause of a game's document that a player could notice has a test that names it."""

from importlib import import_module

import pytest

from blockcade.games import OWN_GAMES
from tests.games.clauses import Clauses, Coverage, numbered

GAMES = sorted(OWN_GAMES)


def coverage_of(key: str) -> tuple[Coverage, Clauses]:
    found: Coverage = import_module(f"tests.games.{key}.coverage").COVERAGE
    return found, Clauses(key, found.prefix)


@pytest.mark.parametrize("key", GAMES)
def test_the_document_has_all_clauses_decisions_and_facts(key: str) -> None:
    coverage, clauses = coverage_of(key)
    assert clauses.in_document() == coverage.clauses


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_is_named_by_a_test(key: str) -> None:
    coverage, clauses = coverage_of(key)
    assert not clauses.in_document() - coverage.not_rules - clauses.in_test_names()


@pytest.mark.parametrize("key", GAMES)
def test_every_vector_is_named_by_a_test(key: str) -> None:
    coverage, clauses = coverage_of(key)
    assert not numbered("T", coverage.vectors) - clauses.in_test_names()


@pytest.mark.parametrize("key", GAMES)
def test_tests_name_no_clause_that_does_not_exist(key: str) -> None:
    coverage, clauses = coverage_of(key)
    assert clauses.in_test_names() <= clauses.in_document() | numbered("T", coverage.vectors)
