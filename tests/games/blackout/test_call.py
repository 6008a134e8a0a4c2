"""BLACKOUT: BL-31 to BL-34, BL-36."""

from itertools import product

from blockcade.core import Actor, Seat, Wait
from blockcade.games.blackout.phase import Phase
from tests.games.blackout.tables import (
    BLACKOUT,
    E,
    chance_is_to_act,
    ended,
    is_turn_of,
    legal,
    on,
    pending,
    play,
    refused,
    roll,
    targets,
    throw,
    won_by,
)

ALL_THREE = "WILD/UNDO/REROLL"


def test_bl_31_33_o19_all_three_specials_open_the_call_for_everybody() -> None:
    state = roll(on(E, players=3), ALL_THREE)
    assert BLACKOUT.to_act(state) == {Seat(0), Seat(1), Seat(2), Actor.CLOCK}
    assert [legal(state, who) for who in "012"] == [["call"]] * 3
    assert BLACKOUT.view_for(state, None).caller is None


def test_bl_31_to_34_t26_the_first_to_call_takes_the_next_card() -> None:
    state = roll(on(E, players=3), ALL_THREE)
    called = play(state, "2 call")
    assert refused(called, "0 call") == "no-blackout"
    assert chance_is_to_act(called)
    after = play(called, "chance drawC5")
    assert won_by(after, 2) == ("C5",)
    view = BLACKOUT.view_for(after, None)
    assert (view.pile, view.caller, view.seat, view.extra) == (20, 2, 0, True)
    assert refused(after, "0 call") == "no-blackout"
    anew = throw(after, "2/3/5")
    assert pending(anew) == "2 3 5"
    assert len(targets(anew, "2")) == 3


def test_bl_34_d03_o18_t37_nothing_of_the_first_roll_is_kept() -> None:
    state = roll(on("S1:1 A2: B3:"), ALL_THREE)
    for moment in (state, play(state, "0 call"), play(state, "0 call", "chance drawC5")):
        for move in ("wild@S1.2", "undo@S1.1", "reroll", "roll", "end"):
            assert refused(moment, f"0 {move}") == "wrong-phase"
    rolling = play(state, "0 call", "chance drawC5")
    assert rolling.phase is Phase.ROLLING, "by itself"
    assert pending(rolling) == ""
    assert pending(throw(rolling, "1/2/3")) == "1 2 3"


def test_bl_o24_o25_t27_a_card_won_by_a_call_can_be_the_fifth() -> None:
    state = play(roll(on(E, "won 2:S2,S3,S4,A1", players=3), ALL_THREE), "2 call", "chance drawC5")
    assert ended(state).winners == (2,)
    assert ended(state).scores == (0, 0, 5)


def test_bl_36_d10_o22_t28_no_second_blackout_on_the_extra_turn() -> None:
    state = play(roll(on("S1:1 A2: B3:"), ALL_THREE), "1 call", "chance drawC5")
    again = throw(state, ALL_THREE)
    assert refused(again, "1 call") == "no-blackout"
    assert refused(again, "0 call") == "no-blackout"
    assert pending(again) == "WILD UNDO REROLL"
    one = play(again, "0 wild@S1.2", "0 undo@S1.1", "0 reroll")
    other = play(again, "0 reroll")
    assert one.phase is other.phase is Phase.ROLLING
    assert pending(throw(other, "2/3")) == "2 3 WILD UNDO"
    assert BLACKOUT.view_for(play(again, "0 undo@S1.1"), None).extra


def test_bl_36_the_next_turn_can_bring_a_blackout_again() -> None:
    state = throw(play(roll(on("B1: C1: C3:"), ALL_THREE), "1 call", "chance drawC5"), "5/5/5")
    assert is_turn_of(state, 1)
    assert roll(state, ALL_THREE).phase is Phase.CALL


def test_bl_o21_t29_a_false_call_is_refused_and_costs_nothing() -> None:
    state = roll(on(E), "WILD/UNDO/4")
    for seat in range(2):
        assert refused(state, f"{seat} call") == "no-blackout"
        assert refused(on(E), f"{seat} call") == "no-blackout"
    assert won_by(state, 0) == won_by(state, 1) == ()


def test_bl_o20_t30_after_ten_seconds_without_a_call_there_is_no_card() -> None:
    state = roll(on(E), ALL_THREE)
    assert BLACKOUT.legal_moves(state, Actor.CLOCK) == (Wait(10_000, 0),)
    after = play(state, "clock wait10000ms@0")
    assert won_by(after, 0) == won_by(after, 1) == ()
    assert (after.phase, after.turn) == (Phase.ROLLING, 0)
    assert refused(after, "1 call") == "no-blackout"
    assert BLACKOUT.view_for(after, None).pile == 21


def test_bl_o19_t39_with_call_roller_the_card_goes_to_the_one_who_rolled() -> None:
    state = roll(on(E, call="roller", players=3, turn=1), ALL_THREE)
    assert chance_is_to_act(state)
    for seat in range(3):
        assert refused(state, f"{seat} call") == "no-blackout"
    after = play(state, "chance drawC5")
    assert won_by(after, 1) == ("C5",)
    assert pending(throw(after, "2/3/5")) == "2 3 5"


def test_bl_f02_one_roll_in_216_is_a_blackout() -> None:
    faces = [[move.partition("=")[2] for move in legal(play(on(E), "0 roll"), "chance")]]
    faces.append([*faces[0][:5], "UNDO"])
    faces.append([*faces[0][:5], "REROLL"])
    rolls = ["/".join(roll_) for roll_ in product(*faces)]
    assert len(rolls) == 216
    assert [faces for faces in rolls if roll(on(E), faces).phase is Phase.CALL] == [ALL_THREE]
