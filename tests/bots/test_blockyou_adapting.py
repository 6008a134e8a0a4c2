"""The bots of BlockYou! that follow the slowest person at the table."""

from typing import Any

import pytest

from blockcade.bots import Bot, PublicTimes, bot_for
from blockcade.bots.blockyou.adapting import FIRST, AdaptingBot, level_at, slowest_of, usual_ms
from blockcade.bots.blockyou.racers import LEVELS, BlockYouBot
from blockcade.core import Seat, SeededDice, Try
from tests.bots.blockyou_people import Beginner, game_of
from tests.games.blockyou.tables import BLOCKYOU, FITS, table

GAMES_EACH = 12
HAND = 12  # cards at the start


def acted(seat: int, *seconds: float) -> list[Try]:
    return [Try(Seat(seat), round(1000 * each), has_acted=True) for each in seconds]


def stopped(seat: int, *seconds: float) -> list[Try]:
    return [Try(Seat(seat), round(1000 * each), has_acted=False) for each in seconds]


def times(people: set[int], *tries: Try) -> PublicTimes:
    return PublicTimes(frozenset(people), tries)


def test_the_first_round_is_a_childs() -> None:
    assert slowest_of(times({0})) is None
    assert slowest_of(times(set(), *acted(0, 2, 2), *acted(1, 3, 3))) is None, "no person is left"
    state = table(*FITS[:2])
    view, legal = BLOCKYOU.view_for(state, Seat(1)), BLOCKYOU.legal_moves(state, Seat(1))
    child, bot = BlockYouBot(LEVELS["easy"]), AdaptingBot().adapted(times({0}))
    assert bot.plan(view, legal, SeededDice(b"1")) == child.plan(view, legal, SeededDice(b"1"))


def test_the_slowest_person_counts_and_bots_do_not() -> None:
    tries = [*acted(0, 3, 3, 3), *acted(1, 9, 9, 9), *acted(2, 30, 30, 30)]
    slowest = slowest_of(times({0, 1}, *tries))
    assert slowest is not None
    assert slowest.seat == 1


def test_the_estimate_comes_near_the_persons_time() -> None:
    assert usual_ms([]) == pytest.approx(FIRST.usual_ms)
    once, often = usual_ms(acted(0, 4)), usual_ms(acted(0, *[4] * 10))
    assert 4_000 < often < once < FIRST.usual_ms
    assert often < 4_700


def test_a_round_that_others_ended_tells_only_that_the_person_needs_longer() -> None:
    quick = acted(0, 4, 4, 4)
    assert usual_ms([*quick, *stopped(0, 1)]) < 1.1 * usual_ms(quick)
    assert usual_ms([*quick, *stopped(0, 15)]) > 1.3 * usual_ms(quick)


def test_people_who_become_quicker_are_followed() -> None:
    assert usual_ms(acted(0, *[12] * 12, *[4] * 8)) < 6_000


def test_a_person_who_is_away_does_not_stop_the_game() -> None:
    assert level_at(usual_ms(stopped(0, *[600] * 12))).usual_ms < 2 * LEVELS["easy"].usual_ms


def test_a_bot_that_is_ahead_of_the_slowest_person_takes_more_time() -> None:
    known = times({0}, *acted(0, *[6] * 6))

    def planned_ms(mine: int, of_person: int) -> int:
        state = table(f"{FITS[0]} {of_person - 1}", f"{FITS[1]} {mine - 1}")
        bot = AdaptingBot().adapted(known)
        view, legal = BLOCKYOU.view_for(state, Seat(1)), BLOCKYOU.legal_moves(state, Seat(1))
        return bot.plan(view, legal, SeededDice(b"1")).after_ms

    assert planned_ms(mine=5, of_person=8) > planned_ms(mine=8, of_person=8) > planned_ms(mine=8, of_person=5)


def players(*people_ms: int, bots: int) -> list[Bot[Any, Any]]:
    return [*map(Beginner, people_ms), *(bot_for("blockyou", "adapting") for _ in range(bots))]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people_ms", "bots"), [((4_000,), 3), ((8_000,), 3), ((16_000,), 3), ((8_000,), 1), ((4_000, 12_000), 2)]
)
def test_the_slowest_person_wins_about_a_fair_share_of_the_rounds(
    people_ms: tuple[int, ...], bots: int
) -> None:
    """A card laid is a round won; a quicker person's rounds are left out, since no bot can win those back."""
    slowest, first_bot = people_ms.index(max(people_ms)), len(people_ms)
    laid, won = [0] * (first_bot + bots), 0
    for seed in range(GAMES_EACH):
        game = game_of(players(*people_ms, bots=bots), seed)
        won += game.winner == slowest
        laid = [before + HAND - left for before, left in zip(laid, game.cards_left, strict=True)]
    share, fair = laid[slowest] / (laid[slowest] + sum(laid[first_bot:])), 1 / (1 + bots)
    assert 0.8 * fair < share < 1.3 * fair
    if first_bot == 1:
        assert 0.6 * fair * GAMES_EACH < won < 0.8 * GAMES_EACH
