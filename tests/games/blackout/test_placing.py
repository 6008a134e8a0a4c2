"""Rolling and placing numbers: BL-15 to BL-20 and the example BL-38 to BL-41."""

from blockcade.games.blackout.cards import card
from tests.games.blackout.tables import (
    BLACKOUT,
    E,
    chance_is_to_act,
    chips_on,
    is_turn_of,
    legal,
    on,
    pending,
    play,
    refused,
    roll,
    targets,
)


def test_bl_15_t10_the_turn_starts_with_all_three_dice() -> None:
    state = on(E)
    assert legal(state) == ["roll"]
    assert refused(state, "0 2@S1.2") == "wrong-phase"
    assert refused(state, "0 end") == "wrong-phase"
    assert refused(state, "1 roll") == "not-your-turn"
    rolling = play(state, "0 roll")
    assert chance_is_to_act(rolling)
    assert refused(rolling, "0 roll") == "wrong-phase"
    assert refused(roll(state, "2/3/5"), "0 roll") == "wrong-phase", "once a turn"
    assert refused(roll(state, "2/3/5"), "1 2@S1.2") == "not-your-turn"


def test_bl_15_every_die_falls_on_each_of_its_faces_alike() -> None:
    state = play(on(E), "0 roll")
    assert legal(state, "chance") == ["W=1", "W=2", "W=3", "W=4", "W=5", "W=WILD"]
    assert [weight for _, weight in BLACKOUT.chances(state)] == [1] * 6
    assert refused(state, "chance U=3") == "unknown-id", "die by die"
    assert refused(state, "chance drawS2") == "wrong-phase"


def test_bl_17_38_to_41_t04_the_example_has_36_ways() -> None:
    state = roll(on(E), "2/3/5")
    assert targets(state, "2") == ["S1.2", "A2.1", "A2.2"]
    assert targets(state, "3") == ["S1.3", "B3.1", "B3.2"]
    assert targets(state, "5") == ["S1.5", "A2.4", "B3.3", "B3.4"]
    assert len(legal(state)) == 3 + 3 + 4
    ends = {
        BLACKOUT.format_position(play(state, f"0 2@{two}", f"0 3@{three}", f"0 5@{five}"))
        for two in targets(state, "2")
        for three in targets(state, "3")
        for five in targets(state, "5")
    }
    assert len(ends) == 36


def test_bl_f05_the_cards_of_the_example_are_in_the_box() -> None:
    one, two, three = card("S1").spaces, card("A2").spaces, card("B3").spaces
    assert [one.count(number) for number in (2, 3, 5)] == [1, 1, 1]
    assert (two.count(2) >= 2, two.count(5), two.count(3)) == (True, 1, 0)
    assert (three.count(3) >= 2, three.count(5) >= 2, three.count(2)) == (True, True, 0)


def test_bl_16_t05_t07_a_chip_goes_on_the_number_that_was_rolled() -> None:
    state = roll(on(E), "2/3/5")
    assert refused(state, "0 2@B3.1") == "no-match"
    assert refused(state, "0 4@S1.4") == "not-pending"
    assert refused(state, "0 2@C1.3") == "unknown-id", "it does not lie open"
    assert refused(state, "0 wild@S1.4") == "not-pending"
    assert refused(state, "0 undo@S1.4") == "not-pending"
    assert refused(state, "0 reroll") == "not-pending"


def test_bl_16_d05_d06_one_chip_a_die() -> None:
    state = play(roll(on(E), "2/3/5"), "0 2@A2.1")
    assert chips_on(state) == ["A2.1"]
    assert pending(state) == "3 5"
    assert refused(state, "0 2@A2.2") == "not-pending"
    twice = roll(on(E), "2/2/5")
    assert pending(play(twice, "0 2@A2.1")) == "2 5"
    assert chips_on(play(twice, "0 2@A2.1", "0 2@A2.2", "0 5@S1.5")) == ["S1.5", "A2.1", "A2.2"]


def test_bl_18_t06_a_space_holds_one_chip() -> None:
    state = roll(on("S1: A2:1 B3:"), "2/3/5")
    assert refused(state, "0 2@A2.1") == "covered"
    assert targets(state, "2") == ["S1.2", "A2.2"]


def test_bl_o09_d01_d02_t08_a_number_that_fits_cannot_be_kept_back() -> None:
    for duty in ("must", "may"):
        state = play(roll(on(E, duty=duty), "2/3/5"), "0 2@S1.2", "0 3@S1.3")
        assert refused(state, "0 end") == "must-place"
        assert "end" not in legal(state)


def test_bl_19_20_o27_t09_what_fits_nowhere_is_lost_and_the_turn_ends_by_itself() -> None:
    state = roll(on("B1: C1: C3:"), "5/5/5")
    assert is_turn_of(state, 1)
    assert pending(state) == ""
    assert chips_on(state) == []


def test_bl_20_the_turn_ends_by_itself_after_the_last_number() -> None:
    state = play(roll(on(E, players=3, turn=2), "2/3/5"), "2 2@S1.2", "2 3@S1.3", "2 5@S1.5")
    assert is_turn_of(state, 0)
    assert chips_on(state) == ["S1.2", "S1.3", "S1.5"]


def test_bl_19_o08_a_number_that_does_not_fit_stays_until_the_turn_ends() -> None:
    state = roll(on("B1: C1: C3:"), "1/5/4")
    assert pending(state) == "1 4 5"
    assert BLACKOUT.view_for(state, None).lost == ("5",)
    after = play(state, "0 1@B1.1")
    assert pending(after) == "4 5"
    assert is_turn_of(play(after, "0 4@B1.5"), 1)


def test_bl_o07_items_are_used_in_any_order() -> None:
    lines = ["0 2@S1.2", "0 3@S1.3", "0 5@S1.5"]
    state = roll(on(E), "5/2/3")
    ends = {
        BLACKOUT.format_position(play(state, *order)) for order in (lines, lines[::-1], lines[1:] + lines[:1])
    }
    assert len(ends) == 1
