"""Faults and what they cost: BY-31 to BY-38, BY-D13, BY-O15."""

import pytest

from blockcade.core import Actor, Seat, Who
from blockcade.games.blockyou.state import State
from tests.games.blockyou.tables import (
    BLOCKYOU,
    F0,
    FITS,
    blocked,
    cards,
    clock,
    fault,
    four,
    lay,
    next_race,
    on_top,
    phase,
    play,
    queue,
    refused,
    statuses,
    table,
    tick,
    view,
)


def test_by_31_33_to_36_d10_d11_d12_t05_wrong_colours() -> None:
    state = play(four("WBRL/N.NE"), "0 1,1/1")
    assert fault(state) == "colours"
    assert blocked(state) == ()
    assert BLOCKYOU.to_act(state) == frozenset[Who]({Actor.CHANCE}), "a penalty card is drawn"
    assert refused(state, "1 5,5/0") == "wrong-phase", "until it is, nothing else happens"
    after = play(state, "chance drawWRRY/N.NE")
    assert statuses(after) == ["fault", "active", "active", "active"]
    assert queue(after, 0) == [*"?" * 11, "WRRY/N.NE"], "one laid, one taken, at the end"
    assert cards(after) == [12, 12, 12, 12]
    assert view(after).pile == 23
    assert [on_top(after, *at) for at in ((1, 1), (1, 2), (2, 1), (2, 2))] == ["R", "W", "L", "B"]
    assert view(after).laid[-1].stayed


def test_by_32_37_t10_pointing_at_oneself() -> None:
    after = lay(four("WBRL/S.E"), "0 1,1/0")
    assert fault(after) == "self"
    assert blocked(after) == (3,)
    assert statuses(after) == ["fault", "active", "active", "blocked"]
    assert cards(after) == [12, 12, 12, 12]
    assert view(after).pile == 23


@pytest.mark.parametrize("option", ["byCause", "selfAlwaysCounts"])
def test_by_36_t11_wrong_colours_block_nobody(option: str) -> None:
    after = lay(four("WBRL/S.W", faultFingers=option), "0 1,1/1")
    assert fault(after) == "colours"
    assert blocked(after) == ()
    assert statuses(after) == ["fault", "active", "active", "active"]


@pytest.mark.parametrize(("option", "expected"), [("byCause", ()), ("selfAlwaysCounts", (3,))])
def test_by_d13_t12_wrong_colours_and_pointing_at_oneself(option: str, expected: tuple[int, ...]) -> None:
    after = lay(four("WBRL/E.N", faultFingers=option), "0 1,1/1")
    assert fault(after) == "colours", "one fault, not two"
    assert blocked(after) == expected
    assert statuses(after)[3] == ("blocked" if expected else "active")
    assert cards(after) == [12, 12, 12, 12]
    assert view(after).pile == 23, "one penalty card"


def test_by_33_o20_t23_a_fault_costs_this_round_and_the_next() -> None:
    state = table("YYYY/N.NE", *FITS[1:4], phase="race 5")
    state = lay(state, "0 1,1/0", "1 5,5/0", "2 3,5/0")
    assert (phase(state), statuses(state)[0]) == ("countdown", "fault")
    sixth = next_race(state)
    assert view(sixth).round == 6
    assert statuses(sixth) == ["out", "active", "active", "active"]
    assert view(sixth, 0).hand is None
    assert refused(sixth, "0 1,2/0") == "not-active", "so that faults never add up"
    assert cards(sixth)[0] == 12
    over = _race_over(sixth)
    assert statuses(next_race(over))[0] == "active"
    assert view(next_race(over)).round == 7


def _race_over(state: State) -> State:
    """Everybody leaves the round by a fault or a correct lay, whichever comes first."""
    number = view(state).round
    while phase(state) in ("race", "last") and view(state).round == number:
        seat = state.active[0]
        state = lay(state, f"{seat} {BLOCKYOU.format_move(BLOCKYOU.legal_moves(state, seat)[0])}")
    return state


def test_by_35_f03_d11_t25_a_penalty_card_for_the_only_card() -> None:
    state = lay(table("YYYY/N.NE 0", *FITS[1:4]), "0 1,1/0")
    assert cards(state)[0] == 1
    assert BLOCKYOU.outcome(state) is None
    assert view(state).pile == 23


def test_by_o15_t26_without_a_penalty_pile_the_card_comes_back() -> None:
    before = table("YYYY/N.NE 0", *FITS[1:4], pile=0)
    after = play(before, "0 1,1/0")
    assert fault(after) == "colours"
    assert not view(after).laid[-1].stayed
    assert cards(after)[0] == 1
    assert queue(after, 0) == ["YYYY/N.NE"]
    assert after.field == before.field
    assert statuses(after) == ["fault", "active", "active", "active"]
    assert BLOCKYOU.outcome(after) is None


def test_by_37_o15_the_other_finger_counts_even_if_the_card_comes_back() -> None:
    after = play(four("WWWW/S.E", pile=0), "0 1,1/0")
    assert blocked(after) == (3,)
    assert len(view(after).field) == 16


def test_by_38_d14_t19_after_a_fault_the_only_one_left_has_ten_seconds() -> None:
    state = table("done", "YYYY/N.NE", "blocked", FITS[3], phase="race 3")
    state = lay(state, "1 1,1/0")
    assert phase(state) == "last"
    assert clock(state) == "wait10000ms"
    assert BLOCKYOU.to_act(state) == {Seat(3), Actor.CLOCK}
    in_time = play(state, "3 5,5/0")
    assert statuses(in_time) == ["done", "fault", "blocked", "done"]
    assert cards(in_time)[3] == 11
    too_late = tick(state)
    assert statuses(too_late)[3] == "returned"
    assert queue(too_late, 3) == [*"?" * 11, FITS[3]]
    for after, ending in ((in_time, "all"), (too_late, "time")):
        assert phase(after) == "countdown"
        assert view(after).ending.value == ending


def test_by_38_two_faults_in_a_row_end_the_round() -> None:
    state = table("YYYY/N.NE", "WWWW/SE.SW", phase="race 3")
    state = lay(state, "0 1,1/0")
    assert phase(state) == "last"
    state = lay(state, "1 1,0/0")
    assert fault(state) == "", "it fits"
    both = lay(lay(table("YYYY/N.NE", "YYWW/SE.SW"), "0 1,1/0"), "1 0,3/0")
    assert fault(both) == "colours"
    assert statuses(both) == ["fault", "fault"]
    assert phase(both) == "countdown"


def test_by_o16_t20_a_fault_and_its_other_finger_leave_one() -> None:
    state = lay(table("done", "WWWW/W.N", FITS[2], FITS[3]), "1 1,1/0")
    assert fault(state) == "self"
    assert blocked(state) == (2,)
    assert phase(state) == "last"
    assert state.active == [3]


def test_by_37_39_t21_a_fault_and_its_other_finger_leave_nobody() -> None:
    state = lay(table("done", "WWWW/W.E", "blocked", FITS[3]), "1 1,1/0")
    assert statuses(state) == ["done", "fault", "blocked", "blocked"]
    assert phase(state) == "countdown"
    assert view(state).ending.value == "all"


def test_by_o18_t34_a_round_that_starts_with_one_gives_ten_seconds() -> None:
    state = table("fault", "done", field=F0, phase="countdown 1 all")
    taken = tick(state)
    assert view(taken, 0).hand is None
    assert view(taken, 1).hand is not None
    assert statuses(taken) == ["out", "active"]
    alone = tick(table("out", FITS[1], phase="turning 2"))
    assert phase(alone) == "last"
    assert clock(alone) == "wait10000ms"
    assert statuses(tick(alone)) == ["out", "returned"]


def test_by_o19_t35_a_round_that_all_would_sit_out_is_skipped() -> None:
    state = table("fault", "fault", phase="countdown 4 all")
    taken = tick(state)
    assert view(taken).round == 6
    assert statuses(taken) == ["active", "active"]


def test_by_35_the_penalty_card_comes_from_the_pile_unseen() -> None:
    state = play(four("YYYY/N.NE"), "0 1,1/0")
    move = BLOCKYOU.parse_move("drawWRRY/N.NE")
    for viewer in (None, *map(Seat, range(4))):
        assert BLOCKYOU.as_seen_by(state, Actor.CHANCE, move, viewer) is None
    after = BLOCKYOU.apply(state, Actor.CHANCE, move)
    assert all("WRRY/N.NE" not in repr(view(after, viewer)) for viewer in (None, 0, 1, 2, 3))


def test_by_36_o20_a_fault_in_the_last_ten_seconds_costs_the_same() -> None:
    state = table("fault", "YWWW/NE.SE", phase="last 1")
    after = lay(state, "1 0,1/0")
    assert fault(after) == "colours"
    assert statuses(after) == ["fault", "fault"]
    assert view(tick(after)).round == 3, "both would sit out round 2"
