"""The order of turns, slow players and leaving ones: BL-20, BL-O30, BL-O31."""

import pytest

from blockcade.core import Actor, IllegalMove, Seat
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.state import State
from tests.games.blackout.tables import (
    BLACKOUT,
    E,
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
    start,
    throw,
    won_by,
)

ALL_THREE = "WILD/UNDO/REROLL"


def leave(state: State, seat: int) -> State:
    return BLACKOUT.leave(state, Seat(seat))


def test_bl_20_34_t32_turns_go_to_the_left_whatever_happens_in_them() -> None:
    state = on("B1:1,2,3,4 C1: C3:", players=3, turn=1)
    state = play(roll(state, "4/5/5"), "1 4@B1.5", "chance drawB4")
    assert is_turn_of(state, 2)
    state = throw(play(roll(state, ALL_THREE), "0 call", "chance drawC4"), "5/5/5")
    assert is_turn_of(state, 0)
    state = roll(state, "5/5/5")
    assert is_turn_of(state, 1)
    assert state.turns == 3


def test_bl_o30_there_is_no_clock_unless_the_table_sets_one() -> None:
    assert BLACKOUT.to_act(on(E)) == {Seat(0)}
    state = on(E, turnSeconds="30")
    assert BLACKOUT.to_act(state) == {Seat(0), Actor.CLOCK}
    assert legal(state, "clock") == legal(roll(state, "2/3/5"), "clock") == ["wait30000ms@0"], (
        "one for the turn"
    )
    assert refused(state, "clock wait30000ms@1") == "wrong-phase"
    assert refused(on(E), "clock wait30000ms@0") == "not-your-turn"


def test_bl_o30_time_up_before_the_roll_rolls_and_places_on_the_first_spaces() -> None:
    state = play(on(E, turnSeconds="30"), "clock wait30000ms@0")
    assert state.phase is Phase.ROLLING
    after = throw(state, "2/3/5")
    assert chips_on(after) == ["S1.2", "S1.3", "S1.5"]
    assert is_turn_of(after, 1)
    assert legal(after, "clock") == ["wait30000ms@1"], "a new turn, a new clock"
    assert pending(roll(after, "1/3/4")) == "1 3 4", "the next player is not hurried"


def test_bl_o30_time_up_rolls_the_reroll_and_lets_wild_and_undo_lapse() -> None:
    state = play(roll(on("S1:2 A2: B3:", turnSeconds="60"), "WILD/2/REROLL"), "clock wait60000ms@0")
    assert chips_on(state) == ["S1.2", "A2.1"]
    after = throw(state, "4/UNDO")
    assert chips_on(after) == ["S1.2", "S1.4", "A2.1"]
    assert is_turn_of(after, 1)
    assert pending(after) == ""


def test_bl_o30_time_up_can_win_a_card_and_goes_on_with_the_new_one() -> None:
    state = play(roll(on("S1:1,2,3,4 A2:1,2 B3:", turnSeconds="30"), "5/2/2"), "clock wait30000ms@0")
    assert won_by(state, 0) == ("S1",)
    after = play(state, "chance drawC1")
    assert chips_on(after) == ["C1.3", "C1.4", "A2.1", "A2.2"]
    assert is_turn_of(after, 1)


def test_bl_o30_o20_the_call_has_its_own_ten_seconds() -> None:
    state = roll(on(E, turnSeconds="30"), ALL_THREE)
    assert legal(state, "clock") == ["wait10000ms@0"]
    after = throw(play(state, "clock wait10000ms@0"), "2/3/5")
    assert legal(after, "clock") == ["wait30000ms@0"]


def test_bl_o30_a_blackout_of_a_slow_player_is_called_and_then_played_out() -> None:
    state = throw(play(on(E, turnSeconds="30"), "clock wait30000ms@0"), ALL_THREE)
    assert state.phase is Phase.CALL
    after = throw(play(state, "1 call", "chance drawC5"), "2/3/5")
    assert chips_on(after) == ["S1.2", "S1.3", "S1.5"]
    assert is_turn_of(after, 1)


def test_bl_o31_the_seat_of_a_leaver_is_skipped_and_its_cards_are_gone() -> None:
    state = leave(on(E, "won 1:S2,S3 2:S4", players=3), 1)
    assert won_by(state, 1) == ()
    view = BLACKOUT.view_for(state, None)
    assert [player.left for player in view.players] == [False, True, False]
    assert view.pile == 24 - 3 - 3, "they do not come back"
    after = play(roll(state, "2/3/5"), "0 2@S1.2", "0 3@S1.3", "0 5@S1.5")
    assert is_turn_of(after, 2)
    for seat in (1, 3, -1):
        with pytest.raises(IllegalMove, match="unknown-id"):
            leave(state, seat)


@pytest.mark.parametrize("faces", [(), ("W=2",), ("W=2", "U=3", "R=REROLL")])
def test_bl_o31_when_the_one_to_play_leaves_the_next_one_rolls(faces: tuple[str, ...]) -> None:
    state = play(on(E, players=3), "0 roll", *(f"chance {face}" for face in faces))
    after = leave(state, 0)
    assert is_turn_of(after, 1)
    assert pending(after) == ""


def test_bl_o31_a_card_on_its_way_is_laid_before_the_turn_goes_on() -> None:
    state = leave(play(roll(on("S1:1,2,3,4 A2: B3:", players=3), "5/2/REROLL"), "0 5@S1.5"), 0)
    after = play(state, "chance drawC1")
    assert open_names(after) == ["C1", "A2", "B3"]
    assert is_turn_of(after, 1)


def test_bl_o31_others_may_still_call_when_the_roller_has_left() -> None:
    state = leave(roll(on(E, players=3), ALL_THREE), 0)
    assert BLACKOUT.to_act(state) == {Seat(1), Seat(2), Actor.CLOCK}
    assert refused(state, "0 call") == "no-blackout"
    after = play(state, "2 call", "chance drawC5")
    assert won_by(after, 2) == ("C5",)
    assert is_turn_of(after, 1)
    assert is_turn_of(play(state, "clock wait10000ms@0"), 1)


def test_bl_o31_a_roller_who_leaves_does_not_take_the_callers_card_along() -> None:
    state = leave(play(roll(on(E, players=3), ALL_THREE), "2 call"), 0)
    after = play(state, "chance drawC5")
    assert won_by(after, 2) == ("C5",)
    assert is_turn_of(after, 1)


def test_bl_o31_a_caller_who_leaves_gets_no_card() -> None:
    state = leave(play(roll(on(E, players=3), ALL_THREE), "2 call"), 2)
    assert (state.phase, state.turn) == (Phase.ROLLING, 0)
    assert won_by(state, 2) == ()
    assert BLACKOUT.view_for(state, None).caller is None
    roller = leave(play(roll(on(E, players=3), ALL_THREE), "0 call"), 0)
    assert is_turn_of(roller, 1)


def test_bl_o31_the_named_starter_may_leave_before_the_cards_lie() -> None:
    cards = ("chance drawS1", "chance drawS2", "chance drawS3")
    assert is_turn_of(play(leave(start(3, starter="1"), 1), *cards), 2)
    assert legal(leave(start(3), 1), "chance") == ["begin0", "begin2"]


def test_bl_o31_whoever_is_left_alone_has_won() -> None:
    state = leave(on(E, "won 0:S2,S3 2:S4", players=3), 0)
    over = leave(state, 1)
    assert ended(over).reason == "last-player"
    assert ended(over).places == (2, 2, 1)
    assert ended(over).scores == (0, 0, 1)


def test_bl_o31_o29_a_leaver_comes_after_all_who_stayed() -> None:
    state = leave(on("S1:1,2,3,4 A2: B3:", "won 0:S2,S3,S4,A1 1:B1", players=3), 1)
    over = play(roll(state, "5/2/3"), "0 5@S1.5")
    assert ended(over).places == (1, 3, 2)
