"""A person who plays BlockYou! for the first time can win against the default bots."""

from collections.abc import Sequence

import pytest

import blockcade
from blockcade.api.simulated import SimulatedTime
from blockcade.bots import Budget, Plan, bot_for, first_level, levels, usual_ms
from blockcade.bots.blockyou.racers import GIVES_UP_MS
from blockcade.bots.blockyou.sight import lays, sight_of
from blockcade.bots.pace import HumanDelay
from blockcade.core import Dice, SeededDice
from blockcade.games.blockyou.moves import Lay, Move
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.view import View

GAMES = 16


class Beginner:
    """Makes no mistake, and needs about the same time for every card."""

    def __init__(self, looking_ms: int) -> None:
        self.looking = HumanDelay(looking_ms, 0.3)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        return self.plan(view, legal, dice).move

    def plan(self, view: View, legal: Sequence[Move], dice: Dice) -> Plan[Move]:
        if view.phase is Phase.READY:
            return Plan(legal[0], 1000)
        places = lays(sight_of(view).safe)
        if not places:
            return Plan(legal[0], GIVES_UP_MS)
        return Plan(places[dice.roll(len(places))], self.looking.draw(dice))

    def replan(self, view: View, legal: Sequence[Move], plan: Plan[Move], dice: Dice) -> Plan[Move]:
        move = plan.move
        has_found_one = plan.after_ms < GIVES_UP_MS / 2
        if not isinstance(move, Lay) or (has_found_one and sight_of(view).is_safe(move)):
            return plan
        return self.plan(view, legal, dice)


def wins(looking_ms: int, level: str) -> int:
    """The number of games that a beginner wins against three bots."""
    won = 0
    for seed in range(GAMES):
        match = blockcade.new_game("blockyou", players=4, seed=seed)
        players = [Beginner(looking_ms), *(bot_for("blockyou", level) for _ in range(3))]
        time = SimulatedTime(
            match.game, players, lambda label, seed=seed: SeededDice(f"{seed} {label}".encode()), Budget()
        )
        happened = 0
        while not match.is_over:
            due = time.next(match.state, happened)
            assert due is not None
            who, move = due
            match.play(move, who)
            happened += 1
        assert match.outcome is not None
        won += match.outcome.places[0] == 1
    return won


@pytest.mark.slow
@pytest.mark.parametrize("looking_ms", [4_000, 10_000])
def test_a_beginner_wins_at_least_half_of_the_first_games(looking_ms: int) -> None:
    assert wins(looking_ms, first_level("blockyou")) >= GAMES / 2


def test_every_game_has_a_level_for_beginners_below_its_middle() -> None:
    for game in ("blokus", "blackout", "blockyou", "blockout"):
        at = levels(game).index(first_level(game))
        assert at < len(levels(game)) / 2, game
    assert first_level("no-such-game") == ""


def test_the_pace_of_a_level_is_what_it_says() -> None:
    times = [usual_ms("blockyou", level) for level in levels("blockyou")]
    assert all(time is not None for time in times)
    assert times == sorted(times, key=lambda time: -(time or 0))
    assert usual_ms("blackout", "easy") is None
