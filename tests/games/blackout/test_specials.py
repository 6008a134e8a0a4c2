"""WILD, UNDO and REROLL: BL-26 to BL-30, BL-35."""

from itertools import permutations

import pytest

from tests.games.blackout.tables import (
    BLACKOUT,
    E,
    chips_on,
    is_turn_of,
    legal,
    on,
    pending,
    play,
    refused,
    reroll,
    roll,
    targets,
    won_by,
)


def test_bl_26_d04_o10_t15_wild_covers_any_open_number_or_lapses() -> None:
    state = roll(on("S1:1 A2: B3:"), "WILD/3/4")
    assert len(targets(state, "wild")) == 14
    assert refused(state, "0 wild@S1.1") == "covered"
    placed = play(state, "0 3@S1.3", "0 4@S1.4")
    assert pending(placed) == "WILD"
    assert is_turn_of(play(placed, "0 end"), 1)
    used = play(placed, "0 wild@B3.5")
    assert chips_on(used) == ["S1.1", "S1.3", "S1.4", "B3.5"]
    assert is_turn_of(used, 1)


def test_bl_26_wild_does_not_free_from_the_numbers() -> None:
    assert refused(roll(on(E), "WILD/3/4"), "0 end") == "must-place"


def test_bl_o02_t16_wild_finds_no_number_on_free() -> None:
    state = roll(on("F1:5 A2: B3:"), "WILD/3/4")
    assert refused(state, "0 wild@F1.5") == "no-match"
    assert "F1.5" not in targets(state, "wild")


def test_bl_21_26_t17_wild_can_win_a_card() -> None:
    state = play(roll(on("S1:1,3,4,5 A2: B3:"), "WILD/3/4"), "0 wild@S1.2")
    assert won_by(state, 0) == ("S1",)
    assert pending(play(state, "chance drawC1")) == "3 4"


def test_bl_27_o14_t18_undo_may_take_a_chip_off() -> None:
    state = play(roll(on("S1:3 A2: B3:"), "1/UNDO/4"), "0 1@S1.1", "0 4@S1.4")
    assert is_turn_of(play(state, "0 end"), 1), "or not"
    after = play(state, "0 undo@S1.3")
    assert chips_on(after) == ["S1.1", "S1.4"]
    assert BLACKOUT.view_for(after, None).chips == 13
    assert is_turn_of(after, 1)


def test_bl_o15_undo_takes_any_chip_on_a_number_also_one_of_this_turn() -> None:
    state = play(roll(on("F1:2,5 A2:4 B3:"), "1/UNDO/4"), "0 1@F1.1")
    assert targets(state, "undo") == ["F1.1", "F1.2", "A2.4"]
    back = play(state, "0 undo@F1.1")
    assert chips_on(back) == ["F1.2", "F1.5", "A2.4"]
    assert pending(back) == "4", "the 1 has been used all the same"


def test_bl_o15_t19_undo_takes_no_chip_from_free_nor_where_there_is_none() -> None:
    state = roll(on("F1:2,5 A2: B3:"), "1/UNDO/4")
    assert refused(state, "0 undo@F1.5") == "no-chip"
    assert refused(state, "0 undo@A2.1") == "no-chip"
    assert refused(state, "0 undo@S2.1") == "unknown-id"


def test_bl_o16_t35_undo_without_a_chip_to_take_lapses() -> None:
    state = roll(on("B1: C1: F1:5"), "1/UNDO/5")
    assert pending(state) == "1 5 UNDO"
    assert targets(state, "undo") == [], "only FREE has a chip"
    assert is_turn_of(roll(on("B1: C1: F1:5"), "5/UNDO/5"), 1), "nothing fits, and there is nothing to undo"


def test_bl_o17_t20_a_number_that_fits_the_reopened_space_must_be_placed() -> None:
    state = roll(on("S1:1 A2:5 B3:5"), "1/UNDO/4")
    assert targets(state, "1") == []
    state = play(state, "0 4@A2.3", "0 undo@S1.1")
    assert targets(state, "1") == ["S1.1"]
    assert refused(state, "0 end") == "must-place"
    assert is_turn_of(play(state, "0 1@S1.1"), 1)


def test_bl_28_o11_t21_numbers_come_before_the_reroll() -> None:
    state = roll(on(E), "2/3/REROLL")
    assert refused(state, "0 reroll") == "must-place"
    assert "reroll" not in legal(state)
    assert refused(play(state, "0 2@S1.2"), "0 reroll") == "must-place"


def test_bl_29_30_o13_t22_the_other_two_dice_are_rolled_once_more() -> None:
    state = play(roll(on(E), "2/3/REROLL"), "0 2@S1.2", "0 3@S1.3")
    rolling = play(state, "0 reroll")
    assert legal(rolling, "chance", "W") == ["W=1", "W=2", "W=3", "W=4", "W=5", "W=WILD"]
    again = reroll(state, "4/UNDO")
    assert pending(again) == "4 UNDO"
    assert [die.face for die in BLACKOUT.view_for(again, None).dice] == ["4", "UNDO", ""], "R lies aside"
    assert refused(again, "0 end") == "must-place"
    after = play(again, "0 4@S1.4")
    assert refused(after, "0 reroll") == "not-pending"
    assert targets(after, "undo") == ["S1.2", "S1.3", "S1.4"]
    assert is_turn_of(play(after, "0 undo@S1.2"), 1)


def test_bl_o11_o13_t23_a_wild_that_was_kept_adds_to_a_fresh_one() -> None:
    state = play(roll(on(E), "WILD/3/REROLL"), "0 3@S1.3")
    again = reroll(state, "WILD/5")
    assert pending(again) == "5 WILD WILD"
    after = play(again, "0 wild@S1.1", "0 wild@S1.2", "0 5@S1.5")
    assert chips_on(after) == ["S1.1", "S1.2", "S1.3", "S1.5"]
    assert is_turn_of(after, 1)


def test_bl_o11_an_undo_that_was_kept_adds_to_a_fresh_one() -> None:
    state = play(roll(on(E), "3/UNDO/REROLL"), "0 3@S1.3")
    again = reroll(state, "1/UNDO")
    assert pending(again) == "1 UNDO UNDO"
    after = play(again, "0 1@S1.1", "0 undo@S1.1", "0 undo@S1.3")
    assert chips_on(after) == []
    assert is_turn_of(after, 1)


def test_bl_o12_t24_the_turn_cannot_end_before_the_reroll() -> None:
    state = play(roll(on(E), "2/3/REROLL"), "0 2@S1.2", "0 3@S1.3")
    assert refused(state, "0 end") == "must-place"
    assert legal(state) == ["reroll"]


def test_bl_19_28_o11_t25_numbers_that_fit_nowhere_are_lost_with_the_reroll() -> None:
    state = roll(on("S1:1 A2:5 B3:5"), "1/1/REROLL")
    assert legal(state) == ["reroll"]
    assert pending(reroll(state, "4/2")) == "2 4"


@pytest.mark.parametrize("used", [kept for size in range(3) for kept in permutations(["wild", "undo"], size)])
def test_bl_35_o07_t34_specials_in_any_order_or_not_at_all(used: tuple[str, ...]) -> None:
    state = play(roll(on("S1:1 A2: B3:"), "WILD/UNDO/4"), "0 4@S1.4")
    spaces = {"wild": "B3.1", "undo": "S1.1"}
    for special in used:
        state = play(state, f"0 {special}@{spaces[special]}")
    if len(used) < 2:
        state = play(state, "0 end")
    assert is_turn_of(state, 1)
    assert ("B3.1" in chips_on(state)) == ("wild" in used)
    assert ("S1.1" in chips_on(state)) == ("undo" not in used)


def test_bl_o23_t38_specials_of_two_rolls_make_no_blackout() -> None:
    state = play(roll(on("S1:1 A2: B3:"), "2/UNDO/REROLL"), "0 2@S1.2")
    again = reroll(state, "WILD/5")
    assert refused(again, "1 call") == "no-blackout"
    assert pending(again) == "5 WILD UNDO"
    both = reroll(play(roll(on("S1:1 A2: B3:"), "2/3/REROLL"), "0 2@S1.2", "0 3@S1.3"), "WILD/UNDO")
    assert pending(both) == "WILD UNDO"


def test_bl_30_d02_t40_with_duty_may_numbers_of_a_reroll_can_be_left_out() -> None:
    for duty in ("must", "may"):
        state = play(roll(on(E, duty=duty), "2/3/REROLL"), "0 2@S1.2", "0 3@S1.3")
        again = reroll(state, "4/5")
        if duty == "must":
            assert refused(again, "0 end") == "must-place"
        else:
            assert is_turn_of(play(again, "0 end"), 1)
