"""Simulated time: the quicker bot is first, clocks ring, and the same seed gives the same game."""

from collections.abc import Sequence
from typing import Any

import pytest

import blockcade
from blockcade import Match, NotNow
from blockcade.api.simulated import SimulatedTime
from blockcade.bots import Bot, Budget, Plan, Racer, bot_for
from blockcade.core import Actor, Dice, Seat, SeededDice, Who, derived_seed
from blockcade.games.blockyou import BlockYou
from blockcade.games.blockyou.moves import Lay
from blockcade.record import Timeline
from blockcade.testkit.quarry import BELL, QUARRY, Drop, Ring, State

SEED = bytes(32)
BEFORE_THE_BELL = QUARRY.parse_position("6 6 6 4 4 0 8 0 1 0 0 0")  # both may ring, and the clock will


def dice_for(label: str) -> SeededDice:
    return SeededDice(derived_seed(SEED, label))


class First:
    """Takes the first legal move, and names no time for it."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:  # noqa: ARG002
        return legal[0]


class After(First):
    """The same, always after this many milliseconds; when something changes, after this many more."""

    def __init__(self, after_ms: int, again_ms: int | None = None) -> None:
        self.after_ms = after_ms
        self.again_ms = again_ms
        self.left: list[int] = []  # the time left of each plan when it was reconsidered

    def plan(self, view: Any, legal: Sequence[Any], dice: Dice) -> Plan[Any]:  # noqa: ARG002
        return Plan(legal[0], self.after_ms)

    def replan(self, view: Any, legal: Sequence[Any], plan: Plan[Any], dice: Dice) -> Plan[Any]:  # noqa: ARG002
        self.left.append(plan.after_ms)
        return plan if self.again_ms is None else Plan(legal[0], self.again_ms)


def bell(*bots: Bot[Any, Any], label: str = "") -> tuple[tuple[Who, Any] | None, int]:
    """The actor that ends a game of quarry by ringing, and the time."""
    time = SimulatedTime(QUARRY, bots, lambda one: dice_for(label + one), Budget())
    return time.next(BEFORE_THE_BELL, 16), time.now_ms


def test_the_quicker_is_first() -> None:
    assert bell(After(900), After(800)) == ((1, Ring()), 800)
    assert bell(After(700), After(800)) == ((0, Ring()), 700)


def test_the_clock_rings_when_nobody_was_quicker() -> None:
    assert bell(After(5001), After(9000)) == ((Actor.CLOCK, BELL), 5000)
    assert bell(After(9000), After(5000)) == ((1, Ring()), 5000), "a seat comes before the clock"


def test_equal_times_are_decided_by_the_seed() -> None:
    winners = [bell(After(400), After(400), label=f"{number}") for number in range(20)]
    assert {due[0] for due, _ in winners if due} == {0, 1}
    assert winners == [bell(After(400), After(400), label=f"{number}") for number in range(20)]


def test_bots_that_only_choose_get_a_reaction_time_where_several_may_act() -> None:
    ends = [bell(First(), First(), label=f"{number}") for number in range(20)]
    assert {due[0] for due, _ in ends if due} == {0, 1}
    assert all(400 < at_ms < 4000 for _, at_ms in ends)


def play(position: State, *bots: Bot[Any, Any]) -> tuple[list[tuple[Who, Any]], list[int]]:
    """A whole game of quarry in which luck draws only blocks of one."""
    time = SimulatedTime(QUARRY, bots, dice_for, Budget())
    done, times, state = list[tuple[Who, Any]](), list[int](), position
    while due := time.next(state, len(done)):
        state = QUARRY.apply(state, *due)
        if Actor.CHANCE in QUARRY.to_act(state):
            state = QUARRY.apply(state, Actor.CHANCE, QUARRY.chances(state)[0][0])
        done.append(due)
        times.append(time.now_ms)
    return done, times


def test_turns_take_no_time_unless_a_bot_says_so() -> None:
    state = QUARRY.parse_position("0 0 0 0 0 0 0 1 0 0 0 0")
    done, times = play(state, First(), First())
    assert done == [(Seat(turn % 2), Drop(turn // 6)) for turn in range(8)]
    assert times == [0] * 8
    _, times = play(state, First(), After(50))
    assert times == [0, 50, 50, 100, 100, 150, 150, 200]


GAME = BlockYou()


def test_a_game_goes_on_by_the_clock_alone() -> None:
    match = blockcade.new_game("blockyou", players=2, seed=7).play("ready", 0).play("ready", 1)
    assert match.to_act == (Actor.CLOCK,)
    time = SimulatedTime(GAME, [After(900), After(800)], dice_for, Budget())
    for expected_ms in (5000, 5150):
        due = time.next(match.state, len(match.events))
        assert due is not None
        assert due[0] is Actor.CLOCK
        assert time.now_ms == expected_ms
        match.play(due[1], due[0])
    due = time.next(match.state, len(match.events))
    assert due is not None
    assert (due[0], time.now_ms) == (1, 5150 + 800)


def racing(players: int, round_seconds: int = 0) -> Match:
    """A state in the first race: everybody is ready, and the countdown is over."""
    match = blockcade.new_game("blockyou", players=players, seed=7, round_seconds=round_seconds)
    for seat in range(players):
        match.play("ready", seat)
    for _ in range(2):
        match.play(match.legal_moves("clock")[0], "clock")
    return match


def test_a_wait_that_goes_on_keeps_its_time() -> None:
    match = racing(5, round_seconds=30)
    time = SimulatedTime(GAME, [After(1000), *[After(40_000) for _ in range(4)]], dice_for, Budget())
    due = time.next(match.state, 0)
    assert due is not None
    assert due[0] == 0
    match.play(due[1], 0)
    assert match.view().phase.value == "race"
    due = time.next(match.state, 1)
    assert due is not None
    assert (due[0], time.now_ms) == (Actor.CLOCK, 30_000)


def test_who_has_planned_looks_again_when_something_changes() -> None:
    match = racing(5)
    keeps, hurries = After(4000), After(9000, again_ms=100)
    time = SimulatedTime(
        GAME, [After(1000), keeps, hurries, After(60_000), After(60_000)], dice_for, Budget()
    )
    order = list[tuple[Who, int]]()
    for happened in range(3):
        due = time.next(match.state, happened)
        assert due is not None
        order.append((due[0], time.now_ms))
        match.play(due[1], due[0])
    assert order == [(0, 1000), (2, 1100), (1, 4000)]
    assert keeps.left == [3000, 2900]
    assert hurries.left == [8000]


class Stubborn(After):
    """Lays at one place, even after changes, and at another once the table has refused the first."""

    def plan(self, view: Any, legal: Sequence[Any], dice: Dice) -> Plan[Any]:  # noqa: ARG002
        wanted = Lay(3, 3, 0)
        return Plan(wanted if wanted in legal else legal[0], self.after_ms)


def test_a_hand_that_comes_too_late_is_refused_and_looks_again() -> None:
    match = racing(4)
    time = SimulatedTime(GAME, [Stubborn(1000), Stubborn(1200), *[After(60_000)] * 2], dice_for, Budget())
    first = time.next(match.state, 0)
    assert first == (0, Lay(3, 3, 0))
    match.play(Lay(3, 3, 0), 0)
    assert Lay(3, 3, 0) not in match.legal_moves(1)
    second = time.next(match.state, 1)
    assert second is not None
    assert second[0] == 1
    assert second[1] in match.legal_moves(1)
    assert time.now_ms == 1200 + 1200


# Through the match


def test_a_race_is_played_out_and_the_same_again() -> None:
    bots = ("champion", "strong", "medium", "easy")
    first, second = (blockcade.new_game("blockyou", players=4, seed=3).play_out(*bots) for _ in range(2))
    assert first.is_over
    assert first.record() == second.record()
    assert first.simulated_ms == second.simulated_ms
    assert first.record() != blockcade.new_game("blockyou", players=4, seed=4).play_out(*bots).record()
    assert [one.position for one in first.replay()][-1] == second.position
    assert blockcade.verify_fairness(first.record()).is_fair


def test_simulated_time_counts_what_the_clock_measured() -> None:
    match = blockcade.new_game("blockyou", players=3, seed=3)
    assert match.simulated_ms == 0
    match.play_out("champion")
    waited = [int(move[4:].split("ms")[0]) for who, move in match.moves if who == "clock"]
    assert match.simulated_ms > sum(waited) > 60_000
    quicker = blockcade.new_game("blockyou", players=3, seed=3).play_out("champion").simulated_ms
    slower = blockcade.new_game("blockyou", players=3, seed=3).play_out("easy").simulated_ms
    assert quicker < slower


def test_games_with_turns_take_no_simulated_time() -> None:
    assert (
        blockcade.new_game("blokus", players=2, seed=1, turn_seconds=30).play_out("random").simulated_ms == 0
    )


def test_a_game_that_people_began_is_played_out_by_bots() -> None:
    match = racing(3)
    before = match.moves
    assert match.play_out("strong").is_over
    assert match.moves[: len(before)] == before


def test_a_bot_moves_for_a_seat_of_a_race() -> None:
    match = racing(4)
    with pytest.raises(NotNow, match="wrong-phase"):
        match.play_bot("strong")
    match.play_bot("strong", seat=2)
    assert match.moves[-1][0] == "2"
    assert match.undo().play_bot("strong", seat=2).moves[-1][0] == "2"
    with pytest.raises(NotNow, match="wrong-phase"):
        match.play_bot("strong", seat=2)
    assert isinstance(bot_for("blockyou", "strong"), Racer)


def test_alone_card_follows_card() -> None:
    match = blockcade.new_game("blockyou", players=1, solo=True, seed=5).play_out("champion")
    assert [who for who, _ in match.moves].count("clock") == 2
    assert match.simulated_ms < 120_000


def test_nobody_is_waited_for_when_only_luck_could_go_on() -> None:
    timeline = Timeline(QUARRY, QUARRY.setup(2, {}))
    time = SimulatedTime(QUARRY, [First(), First()], dice_for, Budget())
    assert time.next(timeline.state, 0) is None
