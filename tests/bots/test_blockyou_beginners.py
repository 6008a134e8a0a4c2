"""A person who plays BlockYou! for the first time can win against the bots for beginners."""

import pytest

from blockcade.bots import adapting_levels, bot_for, scale, usual_ms
from tests.bots.blockyou_people import Beginner, game_of

GAMES = 16


@pytest.mark.slow
@pytest.mark.parametrize("looking_ms", [4_000, 10_000])
def test_a_beginner_wins_at_least_half_of_the_games_against_easy_bots(looking_ms: int) -> None:
    def winner(seed: int) -> int:
        return game_of([Beginner(looking_ms), *(bot_for("blockyou", "easy") for _ in range(3))], seed).winner

    assert sum(winner(seed) == 0 for seed in range(GAMES)) >= GAMES / 2


def test_the_pace_of_a_level_is_what_it_says_unless_it_adapts() -> None:
    assert adapting_levels("blockyou") == ("adapting",)
    assert usual_ms("blockyou", "adapting") is None
    times = [usual_ms("blockyou", level) for level in scale("blockyou")]
    assert all(time is not None for time in times)
    assert times == sorted(times, key=lambda time: -(time or 0))
    assert usual_ms("blackout", "easy") is None
