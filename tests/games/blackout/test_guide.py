"""What Blackout says about its rules at a moment, and what the coach says after a move."""

from blockcade.core import Moment, Seat
from blockcade.games.blackout.coach import changes
from blockcade.games.blackout.moment import moment
from blockcade.games.blackout.state import State
from tests.games.blackout.tables import BLACKOUT, E, on, play, reroll, roll, start


def said(state: State, seat: int | None) -> Moment:
    viewer = None if seat is None else Seat(seat)
    return moment(BLACKOUT.view_for(state, viewer), viewer, state.setup)


def notes(before: State, after: State, seat: int = 0) -> dict[str, object]:
    views = [BLACKOUT.view_for(state, Seat(seat)) for state in (before, after)]
    return {note.note: dict(note.args) for note in changes(views[0], views[1], Seat(seat))}


def test_bl_15_first_the_dice() -> None:
    state = on(E)
    assert said(state, 0).rule == "roll"
    assert (said(state, 1).rule, said(state, 1).args) == ("wait", {"seat": 0})
    assert said(state, None).rule == "watch"
    assert said(play(state, "0 roll"), 0).rule == "luck"


def test_bl_16_38_the_numbers_still_to_place_and_their_spaces() -> None:
    place = said(roll(on(E), "2/3/5"), 0)
    assert (place.rule, place.clause, place.args["numbers"]) == ("place", "roll", ["2", "3", "5"])
    assert {light for light in place.light if light.startswith("space:S1")} == {
        "space:S1.2", "space:S1.3", "space:S1.5",
    }  # fmt: skip
    assert len(place.light) == 3 + 3 + 4
    assert place.args["gone"] == 0


def test_bl_19_a_number_that_fits_nowhere_is_named() -> None:
    state = on("S1:1 A2:5 B3:5")
    rolled = roll(state, "1/2/3")
    assert (said(rolled, 0).args["lost"], said(rolled, 0).args["numbers"]) == (["1"], ["2", "3"])
    assert notes(play(state, "0 roll"), rolled)["lost"] == {"numbers": ["1"], "count": 1}


def test_bl_26_a_wild_that_is_left_goes_anywhere() -> None:
    before = roll(on(E), "WILD/1/1")
    after = play(before, "0 1@S1.1", "0 1@A2.5")
    wild = said(after, 0)
    assert (wild.rule, wild.clause) == ("wild", "wild-about")
    assert len(wild.light) == 15 - 2
    assert "wild" in notes(before, after)


def test_bl_27_an_undo_takes_a_chip() -> None:
    state = roll(on("S1:1 A2: B3:"), "2/UNDO/3")
    undo = said(play(state, "0 2@S1.2", "0 3@S1.3"), 0)
    assert (undo.rule, undo.clause) == ("undo", "undo-about")
    assert set(undo.light) == {"space:S1.1", "space:S1.2", "space:S1.3"}


def test_bl_28_29_the_reroll_comes_after_the_numbers() -> None:
    state = roll(on(E), "2/3/REROLL")
    assert said(state, 0).rule == "place"
    due = play(state, "0 2@S1.2", "0 3@S1.3")
    assert (said(due, 0).rule, said(due, 0).clause) == ("reroll", "reroll-about")
    assert said(reroll(due, "1/2"), 0).rule == "place"


def test_bl_21_23_a_card_won_in_mid_turn() -> None:
    before = roll(on("S1:1,2,3,4 A2: B3:"), "5/2/3")
    assert notes(on("S1:1,2,3,4 A2: B3:"), before)["winner"] == {"number": "5"}
    after = play(before, "0 5@S1.5", "chance drawC1")
    assert notes(before, after)["won"] == {"count": 2}
    assert notes(before, after, seat=1)["taken"] == {"seat": 0}
    assert said(after, 0).args["numbers"] == ["2", "3"]


def test_bl_o08_o17_a_lost_number_is_found_again_on_a_new_card() -> None:
    before = roll(on("S1:1,2,3,4 A2:5 B3:5"), "1/5/2")
    assert said(before, 0).args["lost"] == ["1"]
    after = play(before, "0 5@S1.5", "chance drawC1")
    assert notes(before, after)["found"] == {"numbers": ["1"]}


def test_bl_d01_the_switch_is_named() -> None:
    assert said(roll(on(E, duty="may"), "1/2/3"), 0).args["duty"] == "may"


def test_bl_31_32_everybody_may_call() -> None:
    before = play(on(E), "0 roll")
    dark = roll(on(E), "WILD/UNDO/REROLL")
    assert {said(dark, seat).rule for seat in (0, 1)} == {"call"}
    assert said(dark, None).rule == "watch"
    assert "dark" in notes(before, dark, seat=1)


def test_bl_14_luck_lays_the_table() -> None:
    assert said(start(), 0).rule == "lots"


def test_bl_37_the_end() -> None:
    assert said(BLACKOUT.leave(on(E), Seat(0)), 1).rule == "over"
