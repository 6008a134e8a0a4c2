"""The bots of BlockYou!: as quick and as careful as their level says, each better than the one below."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from statistics import median
from typing import Any

import pytest

import blockcade
from blockcade.bots import Budget, Plan, bot_for, levels
from blockcade.bots.blockyou.racers import GIVES_UP_MS, LEVELS, LONGEST_LOOK_MS, BlockYouBot, haste
from blockcade.core import Seat, SeededDice
from blockcade.games.blockyou import BlockYou
from blockcade.games.blockyou.data import DIRECTIONS
from blockcade.games.blockyou.moves import Lay, Move, Ready
from blockcade.games.blockyou.state import State
from blockcade.record import Timeline

GAME = BlockYou()
NAMES = ("easy", "medium", "strong", "champion")
# Sixteen different cards with the squares W R B O: every even row is W R W R …, every odd one B O B O …
FIELD = " ".join(
    f"WRBO/{one}.{other}@{2 * (at // 4)},{2 * (at % 4)}/0"
    for at, (one, other) in enumerate((one, other) for one in DIRECTIONS[:4] for other in DIRECTIONS[4:])
)
ANYWHERE = ("WWWW/NE.SE", "WWWW/SE.SW", "WWWW/SW.NW", "WWWW/NW.NE")
NOWHERE = "YYYY/NE.SE"
AT_ODDS = "WBRL/N.NE"  # fits at 1,1/0 and places like it; at others a square or two are wrong


def race(*hands: str, cards: tuple[int, ...] = (12, 12, 12, 12, 12), field: str = FIELD) -> State:
    """All are active, with these cards in hand and this many left, the one in hand included."""
    seats = [
        f"seat{seat} active {hand} {','.join('?' * (cards[seat] - 1))}" for seat, hand in enumerate(hands)
    ]
    parts = [f"players {len(hands)}", "phase race 1", f"field {field}", *seats, "pile 12"]
    return GAME.parse_position(" | ".join(parts))


def lays(text: str) -> Lay:
    move = GAME.parse_move(text)
    assert isinstance(move, Lay)
    return move


def plan_of(bot: BlockYouBot, state: State, dice: SeededDice, seat: int = 0) -> Plan[Move]:
    legal = GAME.legal_moves(state, Seat(seat))
    plan = bot.plan(GAME.view_for(state, Seat(seat)), legal, dice)
    assert plan.move in legal
    return plan


def replan_of(bot: BlockYouBot, state: State, plan: Plan[Any]) -> Plan[Move]:
    legal = GAME.legal_moves(state, Seat(0))
    again = bot.replan(GAME.view_for(state, Seat(0)), legal, plan, SeededDice(b"replan"))
    assert again.move in legal
    return again


def fault_of(state: State, move: Move) -> str:
    after = GAME.apply(state, Seat(0), move)
    return GAME.view_for(after, None).laid[-1].fault


def level(name: str, *, slips: bool = True) -> BlockYouBot:
    data = LEVELS[name]
    return BlockYouBot(data if slips else replace(data, colour_slips=0, finger_slips=0))


def positions(players: int) -> Iterator[tuple[State, Seat]]:
    """All players' positions in the races of a whole game."""
    match = blockcade.new_game("blockyou", players=players, seed=players).play_out("strong")
    for one in match.replay():
        if one.view().phase.value in ("race", "last"):
            for seat in one.to_act:
                if isinstance(seat, int):
                    yield one.state, seat


def test_levels_are_listed_weakest_first() -> None:
    assert levels("blockyou") == ("adapting", "beginner", *NAMES)
    assert tuple(LEVELS) == NAMES
    with pytest.raises(ValueError, match="known: adapting, beginner, easy, medium, strong, champion"):
        bot_for("blockyou", "random")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["adapting", *NAMES])
def test_every_level_plays_whole_games(name: str, players: int) -> None:
    match = blockcade.new_game("blockyou", players=players, seed=players).play_out(name)
    assert match.outcome is not None
    assert match.outcome.reason == "no-cards-left"
    assert min(match.outcome.scores) == 0


@pytest.mark.parametrize("name", ["adapting", *NAMES])
def test_every_level_plays_alone(name: str) -> None:
    match = blockcade.new_game("blockyou", players=1, solo=True, seed=1).play_out(name)
    assert match.outcome is not None
    assert match.outcome.scores == (0,)


@pytest.mark.parametrize("switch", ["roundSeconds=30", "winCheck=immediate", "faultFingers=selfAlwaysCounts"])
def test_they_play_with_every_switch(switch: str) -> None:
    key, _, value = switch.partition("=")
    match = blockcade.Match(Timeline(GAME, GAME.setup(4, {key: value})), seed=bytes(32))
    assert match.play_out(*NAMES).is_over


@pytest.mark.parametrize("name", NAMES)
def test_equal_dice_give_equal_plans(name: str) -> None:
    state = race(*ANYWHERE)
    plans = [plan_of(level(name), state, SeededDice(seed)) for seed in (b"a", b"a", b"b")]
    assert plans[0] == plans[1] != plans[2]
    chosen = level(name).choose(
        GAME.view_for(state, Seat(0)), GAME.legal_moves(state, Seat(0)), Budget(), SeededDice(b"a")
    )
    assert chosen == plans[0].move


def test_everybody_is_ready_soon() -> None:
    state = blockcade.new_game("blockyou", players=2, seed=1).state
    dice = SeededDice(b"ready")
    plans = [plan_of(level("easy"), state, dice) for _ in range(300)]
    assert {plan.move for plan in plans} == {Ready()}
    assert 300 <= min(plan.after_ms for plan in plans) < 330
    assert 1170 < max(plan.after_ms for plan in plans) <= 1200
    assert level("easy").replan(GAME.view_for(state, Seat(0)), [Ready()], plans[0], dice) is plans[0]


# Time


@pytest.mark.parametrize("name", NAMES)
def test_looking_and_moving_take_as_long_as_stated(name: str) -> None:
    """This card fits in one place only, so several places cannot make the search quicker."""
    data, dice = LEVELS[name], SeededDice(b"times")
    state = race("RYOL/NE.SE", *ANYWHERE[1:], field=FIELD.replace("WRBO/SE.NW@6,6", "YRLO/SE.NW@6,6"))
    plans = [plan_of(level(name, slips=False), state, dice) for _ in range(3000)]
    assert {plan.move for plan in plans} == {lays("6,5/0")}
    stated = data.looking.median_ms + data.moving.median_ms
    assert median(plan.after_ms for plan in plans) == pytest.approx(stated, rel=0.06)
    assert max(plan.after_ms for plan in plans) <= LONGEST_LOOK_MS


def test_a_card_that_fits_in_many_places_is_laid_sooner() -> None:
    dice = SeededDice(b"haste")
    many = [plan_of(level("medium"), race(*ANYWHERE), dice).after_ms for _ in range(500)]
    data = LEVELS["medium"]
    assert median(many) == pytest.approx(haste(99) * data.looking.median_ms + data.moving.median_ms, rel=0.08)
    assert haste(0) == haste(1) == haste(2) == 1
    assert haste(2) > haste(3) > haste(8) == 0.5 > haste(30) == haste(100)


def test_better_levels_are_quicker_and_slip_less() -> None:
    data = [LEVELS[name] for name in NAMES]
    for worse, better in pairwise(data):
        assert worse.looking.median_ms > better.looking.median_ms
        assert worse.moving.median_ms > better.moving.median_ms
        assert worse.reaction_ms > better.reaction_ms
        assert worse.colour_slips > better.colour_slips
        assert worse.finger_slips > better.finger_slips
        assert worse.considers <= better.considers


# Where


@pytest.mark.parametrize("players", [2, 5])
def test_who_does_not_slip_commits_no_fault(players: int) -> None:
    dice, found = SeededDice(b"careful"), 0
    for state, seat in positions(players):
        plan = plan_of(level("easy", slips=False), state, dice, seat)
        if plan.after_ms < GIVES_UP_MS:
            after = GAME.apply(state, seat, plan.move)
            assert GAME.view_for(after, None).laid[-1].fault == ""
            found += 1
    assert found > 30


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_slips_are_as_frequent_as_stated(name: str) -> None:
    """This card fits, fits with a finger to the south, and nearly fits: all in many places."""
    data, dice, looks = LEVELS[name], SeededDice(b"slips"), 4000
    state = race("WRBR/E.NE", *ANYWHERE[1:])
    faults = [fault_of(state, plan_of(level(name), state, dice).move) for _ in range(looks)]
    assert faults.count("colours") / looks == pytest.approx(data.colour_slips / 1000, abs=0.008)
    assert faults.count("self") / looks == pytest.approx(data.finger_slips / 1000, abs=0.009)


def test_without_a_place_one_keeps_looking() -> None:
    state = race(NOWHERE, *ANYWHERE[1:])
    for name in NAMES:
        plan = plan_of(level(name, slips=False), state, SeededDice(b"nowhere"))
        assert plan.after_ms == GIVES_UP_MS


def test_it_finds_a_place_that_another_lay_has_made() -> None:
    bot, state = level("strong", slips=False), race(NOWHERE, *ANYWHERE[1:])
    plan = plan_of(bot, state, SeededDice(b"nowhere"))
    one = GAME.apply(state, Seat(1), lays("1,1/0"))  # white squares, but a card must not lie on one card
    still = replan_of(bot, one, Plan(plan.move, plan.after_ms - 3000))
    assert still.after_ms == GIVES_UP_MS
    two = GAME.apply(one, Seat(2), lays("1,3/0"))
    found = replan_of(bot, two, Plan(still.move, still.after_ms - 3000))
    assert isinstance(found.move, Lay)
    assert (found.move.row, found.move.column) == (1, 2)
    assert found.after_ms < LONGEST_LOOK_MS
    assert fault_of(two, found.move) == ""


def turns_taken(name: str, state: State, times: int = 200) -> list[int]:
    dice = SeededDice(b"whom")
    moves = [plan_of(level(name, slips=False), state, dice).move for _ in range(times)]
    return [move.turns for move in moves if isinstance(move, Lay)]


def test_the_better_levels_block_who_is_ahead() -> None:
    """Fingers N, E, at the own seat, or W, where the player with fewest cards sits; all fit everywhere."""
    state = race("WWWW/N.NE", *ANYWHERE[1:], cards=(12, 5, 9, 12))
    assert turns_taken("champion", state).count(3) > 180
    assert turns_taken("strong", state).count(3) > 120
    for name in ("easy", "medium"):
        assert 40 < turns_taken(name, state).count(3) < 95
    assert 2 not in turns_taken("easy", state)


def test_two_blocked_count_for_more_than_the_one_ahead() -> None:
    """Fingers W and NW, where two sit; or N and NE; or E, where the one ahead sits, and SE."""
    state = race("WWWW/W.NW", *ANYWHERE[:3], "WWWW/NE.SW", cards=(12, 12, 12, 12, 5))
    assert turns_taken("champion", state).count(0) > 180


# When something changes


def test_a_hand_that_is_nearly_there_cannot_be_held_back() -> None:
    for name in NAMES:
        bot, reaction_ms = level(name, slips=False), LEVELS[name].reaction_ms
        state = GAME.apply(race(AT_ODDS, *ANYWHERE[1:]), Seat(1), lays("0,1/0"))
        wrong = lays("0,2/0")
        assert fault_of(state, wrong) == "colours"
        there = Plan(wrong, reaction_ms)
        assert replan_of(bot, state, there) is there
        again = replan_of(bot, state, Plan(wrong, reaction_ms + 1))
        assert fault_of(state, again.move) == ""
        assert again.after_ms > reaction_ms


def test_a_place_that_still_fits_is_kept() -> None:
    state = GAME.apply(race(AT_ODDS, *ANYWHERE[1:]), Seat(1), lays("0,1/0"))
    plan = Plan(lays("5,5/0"), 4000)
    assert fault_of(state, plan.move) == ""
    assert replan_of(level("champion"), state, plan) is plan


def test_a_slip_is_not_noticed_by_what_happens_elsewhere() -> None:
    state = GAME.apply(race(AT_ODDS, *ANYWHERE[1:]), Seat(1), lays("0,1/0"))
    plan = Plan(lays("5,5/1"), 4000)
    assert fault_of(state, plan.move) == "colours"
    assert replan_of(level("champion"), state, plan) is plan


def test_a_place_that_has_become_one_card_is_given_up_at_any_time() -> None:
    state = GAME.apply(race(AT_ODDS, *ANYWHERE[1:]), Seat(1), lays("1,1/0"))
    for left_ms in (0, 100, 5000):
        again = replan_of(level("easy", slips=False), state, Plan(lays("1,1/0"), left_ms))
        assert again.move != lays("1,1/0")
        assert again.after_ms > LEVELS["easy"].reaction_ms
        assert fault_of(state, again.move) == ""


# How well


@pytest.mark.parametrize(("better", "worse"), [pair[::-1] for pair in pairwise(NAMES)])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    won = 0
    for number in range(10):
        seats = (better, worse) if number % 2 else (worse, better)
        outcome = blockcade.new_game("blockyou", players=2, seed=number).play_out(*seats).outcome
        assert outcome is not None
        won += outcome.winners == (seats.index(better),)
    assert won >= 8
