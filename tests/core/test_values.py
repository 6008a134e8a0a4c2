"""Actors, waits, shapes and places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockcade.core import Actor, BadNotation, Seat, Shape, Wait, format_who, parse_who, places_from_scores

CELLS = st.sets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=6)


@pytest.mark.parametrize("who", [Seat(0), Seat(5), Actor.CHANCE, Actor.CLOCK, Actor.GRAVITY])
def test_who_acts_reads_back(who: Seat | Actor) -> None:
    assert parse_who(format_who(who)) == who


@pytest.mark.parametrize("text", ["", "-1", "luck", "CHANCE", "1000", "²"])
def test_strangers_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_who(text)


def test_a_wait_reads_back_and_other_texts_are_none() -> None:
    assert Wait.parse(str(Wait(30_000, 7))) == Wait(30_000, 7)
    assert Wait.parse("wait") is None


@given(CELLS)
def test_four_quarter_turns_or_two_flips_change_nothing(cells: set[tuple[int, int]]) -> None:
    shape = Shape.of(cells)
    assert shape.turned().turned().turned().turned() == shape
    assert shape.flipped().flipped() == shape


@given(CELLS)
def test_all_orientations_have_the_same_orientations(cells: set[tuple[int, int]]) -> None:
    shape = Shape.of(cells)
    assert len(shape.orientations()) in (1, 2, 4, 8)
    assert all(turned.orientations() == shape.orientations() for turned in shape.orientations())


def test_equal_scores_share_a_place() -> None:
    assert places_from_scores([5, 9, 9, 1]) == (3, 1, 1, 4)
    assert places_from_scores([5, 9, 9, 1], lowest_wins=True) == (2, 3, 3, 1)
