"""Winning cards and the game: BL-06, BL-07, BL-21 to BL-24, BL-37."""

from itertools import permutations

import pytest

from blockcade.core import IllegalMove, Seat
from tests.games.blackout.tables import (
    BLACKOUT,
    chance_is_to_act,
    chips_on,
    ended,
    is_turn_of,
    legal,
    on,
    open_names,
    pending,
    play,
    refused,
    roll,
    targets,
    won_by,
)

FOUR_CARDS = "won 0:S2,S3,S4,A1"


def test_bl_07_21_22_o26_t11_the_fifth_chip_wins_the_card_and_a_new_one_takes_its_place() -> None:
    state = roll(on("A2:1 S1:1,2,3,4 B3:"), "5/1/3")
    assert BLACKOUT.view_for(state, None).chips == 10
    won = play(state, "0 5@S1.5")
    assert won_by(won, 0) == ("S1",)
    assert open_names(won) == ["A2", None, "B3"]
    assert BLACKOUT.view_for(won, None).chips == 14, "its five chips are back"
    assert chance_is_to_act(won)
    assert "drawS1" not in legal(won, "chance")
    assert refused(won, "0 1@A2.5") == "wrong-phase", "the new card first"
    after = play(won, "chance drawF3")
    assert open_names(after) == ["A2", "F3", "B3"]
    assert chips_on(after) == ["A2.1", "F3.5"]
    assert BLACKOUT.view_for(after, None).pile == 20


def test_bl_23_o08_t12_a_new_card_makes_room_for_what_did_not_fit() -> None:
    state = roll(on("S1:1,2,3,4 A2:1,2 B3:1,2"), "5/2/3")
    assert targets(state, "2") == []
    after = play(state, "0 5@S1.5", "chance drawC1")
    assert targets(after, "2") == ["C1.3", "C1.4"]
    assert refused(after, "0 end") == "must-place"
    assert is_turn_of(play(after, "0 2@C1.4"), 1), "the 3 fits nowhere"


def test_bl_23_o08_without_room_on_the_new_card_the_turn_is_over() -> None:
    state = roll(on("S1:1,2,3,4 A2:1,2 B3:1,2"), "5/2/3")
    assert is_turn_of(play(state, "0 5@S1.5", "chance drawA1", "0 3@A1.3"), 1)


def test_bl_24_t13_two_cards_in_one_turn_in_either_order() -> None:
    state = roll(on("S1:1,2,3,4 A2:1,2,4,5 B3:"), "5/4/1")
    for first, second in permutations(["0 5@S1.5", "0 4@A2.3"]):
        after = play(state, first, "chance drawB4", second, "chance drawC1")
        assert set(won_by(after, 0)) == {"S1", "A2"}
        assert set(targets(after, "1")) == {"B3.5", "B4.3", "B4.4", "C1.1", "C1.2"}
        assert refused(after, "0 end") == "must-place"
        assert is_turn_of(play(after, "0 1@C1.1"), 1)


def test_bl_d01_with_duty_may_numbers_can_be_left_out_after_a_card_was_won() -> None:
    for duty in ("must", "may"):
        state = play(roll(on("S1:1,2,3,4 A2: B3:", duty=duty), "5/2/3"), "0 5@S1.5", "chance drawC1")
        if duty == "must":
            assert refused(state, "0 end") == "must-place"
        else:
            assert legal(state)[-1] == "end"
            after = play(state, "0 end")
            assert is_turn_of(after, 1)
            assert refused(roll(after, "1/1/1"), "1 end") == "must-place", "a new turn, a new duty"


def test_bl_d01_with_duty_may_a_won_card_frees_the_numbers_before_a_reroll() -> None:
    state = play(roll(on("S1:1,2,3,4 A2: B3:", duty="may"), "5/2/REROLL"), "0 5@S1.5", "chance drawC1")
    assert refused(state, "0 end") == "must-place", "the reroll is still due"
    assert legal(state)[-1] == "reroll"


def test_bl_f06_chips_win_at_most_three_cards_in_a_turn() -> None:
    state = roll(on("S1:1,2,3,4 S2:1,2,3,4 S3:1,2,3,4"), "WILD/5/REROLL")
    state = play(state, "0 5@S1.5", "chance drawF1", "0 reroll", "chance W=5", "chance U=4")
    state = play(state, "0 5@S2.5", "chance drawF2", "0 wild@S3.5", "chance drawF3", "0 4@F1.4")
    assert len(won_by(state, 0)) == 3
    assert is_turn_of(state, 1)
    assert [space for space in chips_on(state) if not space.endswith(".5")] == ["F1.4"]


def test_bl_o03_o02_t36_a_new_card_with_free_has_its_chip_at_once() -> None:
    state = play(roll(on("S1:1,2,3,4 A2: B3:"), "5/2/3"), "0 5@S1.5", "chance drawF2")
    assert chips_on(state) == ["F2.5"]
    for line in ("0 2@F2.1", "0 3@F2.2"):
        state = play(state, line)
    state = play(roll(state, "4/1/1"), "1 4@F2.3", "1 1@A2.5", "1 1@B3.5")
    assert won_by(state, 0) == ("S1",)
    assert open_names(state) == ["F2", "A2", "B3"], "one number is still open"


def test_bl_06_37_o24_t14_the_fifth_card_ends_the_game_at_once() -> None:
    state = roll(on("S1:1,2,3,4 A2: B3:", FOUR_CARDS), "5/2/3")
    over = play(state, "0 5@S1.5")
    outcome = ended(over)
    assert outcome.reason == "five-cards"
    assert outcome.winners == (0,)
    assert outcome.scores == (5, 0)
    assert pending(over) == "2 3", "they no longer matter"
    for line in ("0 2@A2.1", "0 end", "1 roll", "1 call", "chance drawC1"):
        assert refused(over, line) == "game-over"
    with pytest.raises(IllegalMove, match="game-over"):
        BLACKOUT.leave(over, Seat(1))


def test_bl_37_four_cards_are_not_enough() -> None:
    state = play(roll(on("S1:1,2,3,4 A2: B3:", "won 0:S2,S3,S4"), "5/2/3"), "0 5@S1.5")
    assert len(won_by(state, 0)) == 4
    assert BLACKOUT.outcome(state) is None


def test_bl_o29_the_other_places_go_by_cards_and_equals_share() -> None:
    won = "won 0:S2,S3,S4,A1 1:B1 2:B2,C2 3:C4"
    state = play(roll(on("S1:1,2,3,4 A2: B3:", won, players=4), "5/2/3"), "0 5@S1.5")
    assert ended(state).places == (1, 3, 2, 3)
    assert ended(state).scores == (5, 1, 2, 1)
