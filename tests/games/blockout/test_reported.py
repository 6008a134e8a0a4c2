"""Referee mode: people stack real blocks and report (BO-38, BO-O12, BO-O27 to BO-O29, BO-O42, BO-O45)."""

import pytest

from blockcade.core import Actor, Seat
from blockcade.games.blockout.phase import Phase
from blockcade.games.blockout.state import State
from tests.games.blockout.tables import (
    BLOCKOUT,
    draws,
    ended,
    hand,
    height,
    is_turn_of,
    legal,
    play,
    refused,
    seen,
    table,
    waits_for,
)


def at_the_table(players: int = 3, late_fall: str = "noPenalty") -> State:
    """Seat 0 sets the third block of a real tower."""
    state = table(
        "any any red",
        "large-red large-wood",
        players=players,
        hands={seat: "any any wood" if seat == 1 else "blue blue" for seat in range(1, min(players, 3))},
        towerModel="reported",
        lateFall=late_fall,
    )
    return play(state, "0 any>small-red")


def stood_and_next() -> State:
    return play(at_the_table(), "0 letgo", "clock", "2 stood", "clock")


def test_bo_33_34_o05_a_block_is_set_counted_and_reported() -> None:
    state = at_the_table()
    assert waits_for(state) == {"0", "1", "2"}
    state = play(state, "0 letgo")
    assert is_turn_of(state, 0, Phase.COUNT)
    assert refused(state, "1 stood") == "wrong-phase", "not before the count is over"
    state = play(state, "clock")
    assert waits_for(state) == {"0", "1", "2"}
    state = play(state, "1 stood")
    assert legal(state, "clock") == ["wait2000ms@2"]
    assert [player.vote for player in seen(state).players] == ["", "stood", ""]
    state = play(state, "clock")
    assert height(state) == 3
    assert is_turn_of(state, 1)
    assert state.tower[2].pose[:2] == (0, 0), "real blocks have no poses here: they are drawn straight"


def test_bo_33_anybody_may_say_that_the_block_is_set() -> None:
    assert is_turn_of(play(at_the_table(), "2 letgo"), 0, Phase.COUNT)


def test_bo_35_d10_a_fall_is_reported_at_once() -> None:
    for lines in ([], ["0 letgo"], ["0 letgo", "clock"]):
        state = play(at_the_table(), *lines, "1 fell")
        assert is_turn_of(state, 0, Phase.REPORT)
        state = draws(play(state, "clock"), "pass pass pass")
        assert is_turn_of(state, 0, Phase.RESTART)
        assert height(state) == 0
        assert len(state.hands[0]) == 5


def test_two_reports_against_each_other_ask_everybody() -> None:
    state = play(at_the_table(), "0 letgo", "1 fell")
    state = play(state, "0 stood")
    assert legal(state, "1") == [], "a vote cannot be taken back"
    assert state.phase is Phase.VOTE
    assert waits_for(state) == {"2", "clock"}
    assert legal(state, "2") == ["stood", "fell"]
    assert height(play(state, "2 stood")) == 3
    assert height(play(state, "2 fell")) == 0


def test_bo_o42_two_who_contradict_each_other_are_asked_again() -> None:
    state = play(at_the_table(2), "0 letgo", "1 fell", "0 stood")
    assert is_turn_of(state, 0, Phase.REVOTE)
    assert [player.vote for player in seen(state).players] == ["", ""]
    assert legal(state, "0") == legal(state, "1") == ["stood", "fell"]
    assert refused(state, "0 oops") == "wrong-phase", "something was reported"
    assert height(play(state, "1 stood", "0 stood")) == 3
    assert height(play(state, "0 fell", "1 fell")) == 0


def test_bo_o42_nobody_wins_by_default_the_block_is_placed_again() -> None:
    before = at_the_table(2)
    state = play(before, "0 letgo", "1 fell", "0 stood", "1 fell", "0 stood")
    assert is_turn_of(state, 0, Phase.PLACING)
    assert (state.tower, state.held, state.hands, state.discards) == (
        before.tower,
        before.held,
        before.hands,
        before.discards,
    )
    assert waits_for(state) == {"0", "1"}
    assert height(play(state, "0 letgo", "clock", "1 stood", "clock")) == 3


def test_bo_o42_votes_of_many_may_be_equal_too() -> None:
    silent = play(at_the_table(4), "1 fell", "0 stood")
    assert legal(silent, "clock") == ["wait20000ms@2"]
    assert height(play(silent, "2 fell", "clock")) == 0
    again = play(silent, "clock")
    assert is_turn_of(again, 0, Phase.REVOTE)
    assert legal(again, "clock") == ["wait20000ms@3"]
    assert height(play(again, "3 stood", "clock")) == 3
    assert is_turn_of(play(again, "clock"), 0, Phase.PLACING)


def test_bo_o42_a_late_fall_that_stays_disputed_costs_nobody() -> None:
    state = play(at_the_table(2, "nextPlayerDraws"), "0 letgo", "clock", "0 stood", "clock")
    asked = play(state, "0 fell", "1 stood")
    assert is_turn_of(asked, 1, Phase.REVOTE)
    assert seen(asked).late
    again = play(asked, "0 fell", "1 stood")
    assert is_turn_of(again, 1)
    assert again.tower == state.tower
    assert again.hands == state.hands


def test_games_that_began_by_the_first_rules_go_on_by_them() -> None:
    first = BLOCKOUT.earlier[1]
    state = play(at_the_table(2), "0 letgo", "1 fell")
    assert height(first.apply(state, Seat(0), first.parse_move("stood"))) == 3, "equal votes: it stood"


@pytest.mark.parametrize("version", [1, 2])
def test_games_that_began_by_earlier_rules_wait_two_seconds_for_a_contradiction(version: int) -> None:
    game = BLOCKOUT.earlier[version]
    state = game.apply(at_the_table(), Seat(1), game.parse_move("fell"))
    assert list(map(game.format_move, game.legal_moves(state, Actor.CLOCK))) == ["wait2000ms@1"]
    assert list(map(game.format_move, game.legal_moves(state, Seat(0)))) == ["stood"], "silence agrees"
    assert not game.legal_moves(state, Seat(1))
    assert "said" not in game.format_position(state)


def test_bo_o45_a_fall_waits_ten_seconds_for_an_answer() -> None:
    state = play(at_the_table(), "0 letgo", "1 fell")
    assert legal(state, "clock") == ["wait10000ms@2"]
    assert legal(state, "0") == legal(state, "2") == ["stood", "fell"]
    assert legal(state, "1") == ["unsay"]
    assert height(play(state, "clock")) == 0


def test_bo_o45_a_second_player_confirms_the_fall_at_once() -> None:
    state = play(at_the_table(), "0 letgo", "1 fell", "2 fell")
    assert height(state) == 0
    assert seen(state).owed == 3
    assert [player.vote for player in seen(state).players] == ["", "", ""]


@pytest.mark.parametrize(
    ("lines", "phase"),
    [([], Phase.PLACING), (["0 letgo"], Phase.COUNT), (["0 letgo", "clock"], Phase.REPORT)],
)
def test_bo_o45_a_fall_that_is_taken_back_costs_nothing(lines: list[str], phase: Phase) -> None:
    before = play(at_the_table(), *lines)
    state = play(before, "1 fell", "1 unsay")
    assert is_turn_of(state, 0, phase)
    assert seen(state) == seen(before)
    assert waits_for(state) == waits_for(before)
    assert legal(state, "0") == legal(before, "0")
    assert legal(state, "1") == legal(before, "1")


def test_bo_o45_the_count_begins_anew() -> None:
    state = play(at_the_table(), "0 letgo", "1 fell", "1 unsay")
    assert legal(state, "clock") == ["wait3000ms@3"]
    assert height(play(state, "clock", "0 stood", "clock")) == 3


def test_bo_o45_only_by_the_player_who_said_it_and_before_an_answer() -> None:
    state = play(at_the_table(), "0 letgo", "1 fell")
    assert refused(state, "0 unsay") == "wrong-phase"
    assert refused(play(state, "0 stood"), "1 unsay") == "wrong-phase"
    assert refused(play(at_the_table(), "0 letgo", "clock", "1 stood"), "1 unsay") == "wrong-phase"
    assert refused(play(state, "clock"), "1 unsay") == "wrong-phase"


def test_bo_o45_a_late_fall_is_taken_back_and_the_turn_goes_on() -> None:
    before = stood_and_next()
    state = play(before, "2 fell", "2 unsay")
    assert seen(state) == seen(before)
    assert is_turn_of(play(state, "1 any>medium-red"), 1, Phase.PLACING)
    due = last_card_stood()
    assert seen(play(due, "1 fell", "1 unsay")) == seen(due), "the extra block is still due"


def test_bo_o45_a_late_fall_is_confirmed_at_once() -> None:
    state = play(stood_and_next(), "0 fell", "2 fell")
    assert is_turn_of(state, 1)
    assert height(state) == 0


def test_a_report_that_it_stood_can_be_contradicted() -> None:
    state = play(at_the_table(), "0 letgo", "clock", "0 stood")
    assert legal(state, "2") == ["fell"]
    assert height(play(state, "2 fell", "1 fell")) == 0


def test_bo_o12_oops_undoes_the_placement() -> None:
    for lines in ([], ["0 letgo"], ["0 letgo", "clock"]):
        state = play(at_the_table(), *lines, "0 oops")
        assert hand(state) == "red any any"
        assert seen(state).discards == ()
        assert is_turn_of(state, 0)
        assert height(state) == 2


def test_bo_o44_or_a_touch_ends_the_turn() -> None:
    state = table("any red", "large-red large-wood", towerModel="reported", touchPrice="turnEnds")
    state = play(state, "0 any>small-red", "0 oops")
    assert hand(state) == "red any"
    assert height(state) == 2
    assert is_turn_of(state, 1)


def test_bo_o12_only_by_the_player_and_not_after_a_report() -> None:
    state = at_the_table()
    assert refused(state, "1 oops") == "wrong-phase"
    assert refused(play(state, "1 fell"), "0 oops") == "wrong-phase"
    assert refused(table("any any"), "0 oops") == "wrong-phase"


def test_bo_38_o27_t26_a_late_fall_is_nobodys() -> None:
    state = stood_and_next()
    before = [len(cards) for cards in state.hands]
    assert waits_for(state) == {"0", "1", "2"}
    state = play(state, "0 fell")
    assert seen(state).late
    state = play(state, "clock")
    assert height(state) == 0
    assert [len(cards) for cards in state.hands] == before
    assert is_turn_of(state, 1)
    assert not seen(state).restart
    assert legal(state, "1")
    assert legal(state, "0") == []


def test_bo_d11_t27_or_the_next_players() -> None:
    state = play(
        at_the_table(late_fall="nextPlayerDraws"), "0 letgo", "clock", "2 stood", "clock", "2 fell", "clock"
    )
    state = draws(state, "pass pass red")
    assert len(state.hands[1]) == 6
    assert is_turn_of(state, 1, Phase.RESTART)
    assert refused(state, "1 pass") == "need-block-card"


def last_card_stood(late_fall: str = "noPenalty") -> State:
    """Seat 0 has played the last card, and the extra block is due."""
    tower = "large-red large-wood"
    state = table("any", tower, hands={1: "red"}, advanced="on", towerModel="reported", lateFall=late_fall)
    return play(state, "0 any>small-red", "0 letgo", "clock", "0 stood", "clock")


@pytest.mark.parametrize("late_fall", ["noPenalty", "nextPlayerDraws"])
def test_bo_o43_a_late_fall_while_the_extra_block_is_due_costs_nothing(late_fall: str) -> None:
    state = last_card_stood(late_fall)
    assert is_turn_of(state, 0, Phase.BONUS)
    state = play(state, "1 fell")
    assert seen(state).late
    state = play(state, "clock")
    assert is_turn_of(state, 0, Phase.BONUS)
    assert (height(state), hand(state)) == (0, "")
    state = play(state, "0 >small-red", "0 letgo", "clock", "0 stood", "clock")
    assert ended(state).reason == "bonus-block", "it is the base"


def test_bo_o43_a_late_fall_that_was_none_leaves_the_extra_block_due() -> None:
    state = play(last_card_stood(), "1 fell", "0 stood", "0 stood", "1 stood")
    assert is_turn_of(state, 0, Phase.BONUS)
    assert height(state) == 3


def test_bo_o28_o43_a_player_who_tried_the_extra_block_cannot_call_a_late_fall() -> None:
    state = play(last_card_stood(), "0 >medium-red", "0 oops")
    assert is_turn_of(state, 0, Phase.BONUS)
    assert refused(state, "0 fell") == "wrong-phase"


def test_bo_38_a_late_fall_that_was_none() -> None:
    state = play(stood_and_next(), "0 fell", "1 stood", "2 stood")
    assert height(state) == 3
    assert is_turn_of(state, 1)
    assert [player.vote for player in seen(state).players] == ["", "", ""]


def test_bo_o28_once_the_next_player_has_a_block_the_fall_is_that_players() -> None:
    state = play(stood_and_next(), "1 any>medium-red", "0 fell", "clock")
    assert state.turn == 1
    assert seen(state).owed == 3


def test_bo_o28_a_player_who_has_acted_cannot_call_a_late_fall() -> None:
    state = play(at_the_table(), "0 oops")
    assert refused(state, "0 fell") == "wrong-phase"


def test_bo_o09_a_late_fall_needs_a_tower_of_two() -> None:
    assert refused(table("any any", "large-red", towerModel="reported"), "1 fell") == "wrong-phase"
    assert refused(table("any any", "large-red small-red"), "1 fell") == "wrong-phase", "simulated"


def test_bo_o29_t48_the_win_stands_whatever_falls_later() -> None:
    eight = "large-red large-wood large-blue medium-red medium-wood medium-blue small-red small-wood"
    state = table("any red", eight, towerModel="reported")
    state = play(state, "0 any>small-blue", "0 letgo", "clock", "1 stood", "clock")
    assert ended(state).reason == "nine-blocks"
    assert refused(state, "1 fell") == "game-over"


def test_a_leaver_takes_the_vote_along() -> None:
    state = play(at_the_table(), "0 letgo", "clock", "1 fell")
    state = BLOCKOUT.leave(state, Seat(1))
    assert waits_for(state) == {"0", "2"}
    assert legal(state, "2") == ["stood", "fell"]
    counted = BLOCKOUT.leave(play(at_the_table(), "0 letgo", "1 fell"), Seat(1))
    assert is_turn_of(counted, 0, Phase.COUNT), "as if nothing was said"
    late = BLOCKOUT.leave(play(stood_and_next(), "0 fell"), Seat(0))
    assert is_turn_of(late, 1)
    voting = play(at_the_table(4), "1 fell", "0 stood", "2 fell")
    assert height(BLOCKOUT.leave(voting, Seat(3))) == 0
    turn = BLOCKOUT.leave(play(stood_and_next(), "0 fell"), Seat(1))
    assert is_turn_of(turn, 2)
    assert height(turn) == 3
