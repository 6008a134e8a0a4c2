"""The arithmetic of thinking time: spread as documented, and never more than there is."""

import pytest

from blockcade.engine.time_budget import MOST, USUAL_PLIES, GameTimeBudget, MoveTimeBudget, weight

# Colours, our colours, and the length of the game; none is shorter than usual.
GAMES = [
    (4, {0, 2}, 68),
    (4, {1, 3}, 70),
    (4, {0}, 72),
    (4, {3}, 76),
    (4, {0, 1, 2, 3}, 84),
    (2, {0}, 30),
    (2, {1}, 33),
    (2, {0, 1}, 42),
]


def spent(
    colours: int, ours: set[int], plies: int, *, seconds: float = 1.0, of_given: float = 1.0
) -> list[float]:
    """Return the seconds for each move of one game, if each uses a part of its time."""
    budget, given = MoveTimeBudget(), list[float]()
    for ply in range(plies):
        if ply % colours in ours:
            given.append(budget.seconds_for(ply, colours, len(ours), seconds))
            budget.used(ply, seconds, of_given * given[-1])
    return given


@pytest.mark.parametrize(("colours", "ours", "plies"), GAMES)
def test_a_usual_game_takes_its_seconds_on_average(colours: int, ours: set[int], plies: int) -> None:
    given = spent(colours, ours, plies)
    assert sum(given) <= len(given) * 1.001
    usual = spent(colours, ours, USUAL_PLIES[colours])
    assert sum(usual) >= 0.9 * len(usual)


@pytest.mark.parametrize(("colours", "ours", "plies"), GAMES)
@pytest.mark.parametrize("of_given", [0.0, 0.3, 1.0, 1.2])
def test_no_move_takes_much_more_than_its_seconds(
    colours: int, ours: set[int], plies: int, of_given: float
) -> None:
    assert all(0 < one <= MOST * 3 for one in spent(colours, ours, plies, seconds=3, of_given=of_given))


def test_the_middle_of_the_game_gets_most() -> None:
    given = spent(4, {0, 1, 2, 3}, 72)
    assert max(given[:4]) < 0.6
    assert min(given[8:37]) > 1.4
    assert max(given[48:]) < 0.6
    assert [weight(ply, 2) for ply in (0, 10, 29)] == pytest.approx(
        [weight(ply * 68 // 30, 4) for ply in (0, 10, 29)], rel=0.25
    )


def test_what_easy_moves_save_goes_to_later_ones() -> None:
    budget = MoveTimeBudget()
    usual = budget.seconds_for(20, 4, 2, 1.0)
    for ply in range(0, 20, 2):
        budget.used(ply, 1.0, 0.0)
    assert usual < budget.seconds_for(20, 4, 2, 1.0) <= MOST


@pytest.mark.parametrize("of_given", [0.65, 0.8])
def test_where_moves_are_decided_early_all_are_given_more(of_given: float) -> None:
    given = spent(4, {0, 2}, 72, of_given=of_given)
    assert 0.9 * len(given) < of_given * sum(given) <= len(given)


def test_moves_after_a_slow_one_are_shorter_but_never_without_time() -> None:
    budget = MoveTimeBudget()
    usual = budget.seconds_for(10, 4, 2, 1.0)
    budget.used(8, 1.0, 5.0)
    assert 0 < budget.seconds_for(10, 4, 2, 1.0) < usual
    budget.used(10, 1.0, 1000.0)
    assert 0 < budget.seconds_for(12, 4, 2, 1.0) < 0.1


def test_seconds_that_change_from_move_to_move_average_out() -> None:
    """A referee may set our seconds by those that the opponent used so far."""
    budget, told, given = MoveTimeBudget(), list[float](), list[float]()
    for ply in range(0, 72, 2):
        told.append(2.0 if 10 <= ply < 40 else 0.5)
        given.append(budget.seconds_for(ply, 4, 2, told[-1]))
        budget.used(ply, told[-1], given[-1])
        assert given[-1] <= MOST * told[-1]
    assert sum(given) <= 1.05 * sum(told)


def test_a_new_game_owes_nothing_to_the_last() -> None:
    budget, fresh = MoveTimeBudget(), MoveTimeBudget()
    budget.used(60, 1.0, 30.0)
    assert budget.seconds_for(2, 4, 2, 1.0) == fresh.seconds_for(2, 4, 2, 1.0)
    budget.used(2, 1.0, 1.0)
    assert budget.seconds_for(4, 4, 2, 1.0) == fresh.seconds_for(4, 4, 2, 1.0)
    budget.used(4, 1.0, 9.0)
    budget.begin()
    assert budget.seconds_for(6, 4, 2, 1.0) == fresh.seconds_for(6, 4, 2, 1.0)


def emptied(game_budget: GameTimeBudget, colours: int, ours: int, *, of_given: float) -> list[float]:
    """Return the seconds that the moves of the longest game use, if each uses a part of its time."""
    used: list[float] = []
    for ply in range(21 * colours):
        if ply % colours < ours:
            used.append(of_given * game_budget.seconds_for(ply, colours, ours))
            game_budget.used(used[-1])
    return used


@pytest.mark.parametrize("colours", [2, 4])
@pytest.mark.parametrize("ours", [1, 2])
def test_a_game_never_gets_more_than_its_time(colours: int, ours: int) -> None:
    """And most of it goes to the middle of the game."""
    game_budget = GameTimeBudget(1000.0)
    used = emptied(game_budget, colours, ours, of_given=1.0)
    assert sum(used) <= 1000.1
    assert game_budget.left < 10.0
    third = len(used) // 3
    assert sum(used[:third]) > sum(used[-third:])


@pytest.mark.parametrize("of_given", [0.65, 0.8])
def test_a_game_whose_moves_are_decided_early_still_uses_its_time_in_the_middle(of_given: float) -> None:
    hasty, steady = (emptied(GameTimeBudget(1000.0), 4, 2, of_given=part) for part in (of_given, 1.0))
    by_ply_50 = slice(0, 25)
    assert 0.93 * sum(steady[by_ply_50]) < sum(hasty[by_ply_50]) <= 1000.0


def test_with_no_time_left_a_move_still_gets_a_moment() -> None:
    game_budget = GameTimeBudget(2.0)
    game_budget.used(5.0)
    assert game_budget.left == 0.0
    assert 0 < game_budget.seconds_for(30, 4, 2) < 0.1
