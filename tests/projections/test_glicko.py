"""Glicko-2 against Glickman's own example, and what weights and idle days do."""

import pytest

from blockcade.projections.glicko import (
    LEAST_DEVIATION,
    MOST_DEVIATION,
    MOST_MOVE,
    MOST_VOLATILITY,
    Rating,
    Result,
    rated,
)

EXAMPLE = Rating(1500, 200, 0.06)
RESULTS = (
    Result(Rating(1400, 30, 0.06), 1),
    Result(Rating(1550, 100, 0.06), 0),
    Result(Rating(1700, 300, 0.06), 0),
)


def test_the_worked_example_of_the_paper() -> None:
    after = rated(EXAMPLE, RESULTS)
    assert after.value == pytest.approx(1464.06, abs=0.05)
    assert after.deviation == pytest.approx(151.52, abs=0.05)
    assert after.volatility == pytest.approx(0.05999, abs=0.00005)


def test_the_same_results_give_the_same_floats() -> None:
    assert rated(EXAMPLE, RESULTS) == rated(EXAMPLE, list(RESULTS))


def test_a_smaller_weight_moves_less() -> None:
    opponent = Rating(1600, 80)
    full = rated(EXAMPLE, [Result(opponent, 1)])
    light = rated(EXAMPLE, [Result(opponent, 1, weight=0.2)])
    assert EXAMPLE.value < light.value < full.value
    assert full.deviation < light.deviation
    assert rated(EXAMPLE, [Result(opponent, 1, weight=0)]) == EXAMPLE.idle(1)


def test_idle_periods_make_a_rating_less_certain_up_to_a_bound() -> None:
    sure = Rating(1800, LEAST_DEVIATION)
    assert sure.deviation < sure.idle(10).deviation < sure.idle(100).deviation
    assert sure.idle(10**9).deviation == MOST_DEVIATION
    assert sure.idle(10).value == 1800


def test_one_day_moves_a_rating_by_a_bounded_amount() -> None:
    best, least = Rating(3500, 45), Rating(100, 45)
    for score in (0, 1):
        after = rated(least, [Result(best, score)] * 500)
        assert 0 <= after.deviation <= MOST_DEVIATION
        assert abs(after.value - least.value) <= MOST_MOVE
        assert 0 < after.volatility <= MOST_VOLATILITY
