"""Times are spread as stated, and a bot that only chooses can race too."""

from collections.abc import Sequence
from math import exp
from statistics import median

import pytest

from blockcade.bots import Budget, Plan, Racer, bot_for, racer_for
from blockcade.bots.pace import REACTION, HumanDelay
from blockcade.core import Dice, SeededDice

DRAWS = 4000


@pytest.mark.parametrize("pace", [HumanDelay(9000, 0.5), HumanDelay(400, 0.2), REACTION])
def test_times_are_log_normal(pace: HumanDelay) -> None:
    dice = SeededDice(b"log-normal")
    times = sorted(pace.draw(dice) for _ in range(DRAWS))
    assert median(times) == pytest.approx(pace.median_ms, rel=0.03)
    for share, deviations in ((0.1587, -1), (0.8413, 1), (0.9772, 2)):  # of a normal distribution
        expected = pace.median_ms * exp(deviations * pace.spread)
        assert times[round(share * DRAWS)] == pytest.approx(expected, rel=0.06)


def test_a_factor_stretches_all_times_alike() -> None:
    plain, half = SeededDice(b"same"), SeededDice(b"same")
    for _ in range(50):
        assert REACTION.draw(half, 0.5) == pytest.approx(REACTION.draw(plain) / 2, abs=1)


def test_nine_of_ten_reactions_lie_between_900_and_2200_ms() -> None:
    dice = SeededDice(b"reaction")
    within = sum(900 <= REACTION.draw(dice) <= 2200 for _ in range(DRAWS))
    assert 0.88 < within / DRAWS < 0.96


class Scripted:
    """Chooses the first move, and records its arguments."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Budget, Dice]] = []

    def choose(self, view: str, legal: Sequence[str], budget: Budget, dice: Dice) -> str:
        self.told.append((view, budget, dice))
        return legal[0]


def test_a_bot_without_times_gets_a_reaction_time() -> None:
    bot = Scripted()
    racer = racer_for(bot, Budget(0.25))
    dice = SeededDice(b"1")
    plan = racer.plan("view", ["call", "wait"], dice)
    assert plan == Plan("call", REACTION.draw(SeededDice(b"1")))
    assert bot.told == [("view", Budget(0.25), dice)]


def test_it_stays_with_what_can_still_be_done_and_chooses_anew_otherwise() -> None:
    racer = racer_for(Scripted(), Budget())
    plan = Plan("wait", 40)
    assert racer.replan("view", ["call", "wait"], plan, SeededDice(b"1")) is plan
    again = racer.replan("view", ["call"], plan, SeededDice(b"1"))
    assert again == racer.plan("view", ["call"], SeededDice(b"1"))


def test_a_racer_races_as_it_is() -> None:
    bot = bot_for("blockyou", "family")
    assert isinstance(bot, Racer)
    assert racer_for(bot, Budget()) is bot
    assert not isinstance(bot_for("blackout", "champion"), Racer)
