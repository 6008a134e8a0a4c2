"""What BlockYou! says about its rules at a moment, and what the coach says: never where a card fits."""

from blockcade.core import Moment, Seat
from blockcade.games.blockyou.coach import changes
from blockcade.games.blockyou.moment import moment
from blockcade.games.blockyou.state import State
from tests.games.blockyou.tables import (
    BLOCKYOU,
    FITS,
    STUCK,
    draw,
    four,
    lay,
    next_race,
    phase,
    play,
    start,
    table,
    tick,
    view,
)


def said(state: State, seat: int | None) -> Moment:
    return moment(view(state, seat), None if seat is None else Seat(seat), state.setup)


def notes(before: State, after: State, seat: int) -> dict[str, object]:
    return {note.note: dict(note.args) for note in changes(view(before, seat), view(after, seat), Seat(seat))}


def test_by_15_everybody_gets_ready_and_the_leader_begins() -> None:
    state = draw(start(2, starter="1"))
    assert (said(state, 0).rule, said(state, 1).rule, said(state, 1).args) == ("ready", "lead", {"count": 1})
    ready = play(state, "0 ready")
    assert (said(ready, 0).rule, said(ready, 1).args) == ("wait", {"count": 0})
    count = play(ready, "1 ready")
    assert {said(count, seat).rule for seat in (0, 1)} == {"countdown"}
    assert said(tick(count), 0).rule == "countdown", "the cards are being turned over"
    assert said(tick(tick(count)), 0).rule == "lay"


def test_by_17_an_active_player_lays_and_only_the_own_card_is_lit() -> None:
    state = four(FITS[0])
    assert (said(state, 0).rule, said(state, 0).clause, said(state, 0).light) == (
        "lay",
        "race",
        ("hand:own",),
    )
    assert said(state, None).rule == "watch"
    assert not said(state, None).light


def test_by_25_26_a_finger_blocks_and_the_coach_names_who() -> None:
    before = four("WWWW/N.NE")
    after = lay(before, "0 1,1/0")
    assert (said(after, 0).rule, said(after, 2).rule, said(after, 2).clause) == ("done", "blocked", "block")
    assert notes(before, after, 2) == {"blocked": {"seat": 0}}
    assert notes(before, after, 0) == {"fewer": {"count": 11}}
    assert notes(before, after, 1) == {}


def test_by_31_33_wrong_colours() -> None:
    before = four(STUCK)
    after = lay(before, "0 1,1/0")
    assert (said(after, 0).rule, said(after, 0).clause) == ("fault", "fault")
    assert notes(before, after, 0) == {"colours": {}}


def test_by_32_a_finger_at_oneself() -> None:
    before = four("WWWW/S.NE")
    assert notes(before, lay(before, "0 1,1/0"), 0) == {"self": {}}


def test_by_33_the_round_after_a_fault_is_sat_out() -> None:
    over = lay(table("WWWW/NE.SE", "fault", "WWWW/W.NW"), "0 1,1/0")
    assert phase(over) == "countdown"
    assert said(over, 1).rule == "sit-out"
    assert said(next_race(over), 1).rule == "sit-out"
    assert said(next_race(over), 0).rule == "lay"


def test_by_29_the_last_one_after_a_correct_lay() -> None:
    before = table("WWWW/NE.SE", "WWWW/SE.SW")
    after = lay(before, "0 1,1/0")
    assert notes(before, after, 1) == {"last": {}}


def test_by_38_ten_seconds_after_a_fault() -> None:
    before = table(STUCK, FITS[1])
    after = lay(before, "0 1,1/0")
    assert (said(after, 1).rule, said(after, 1).args) == ("last", {"seconds": 10})
    assert notes(before, after, 1) == {"ten": {"seconds": 10}}


def test_by_o21_a_dead_round_brings_a_new_field_and_the_coach_says_so() -> None:
    before = table(STUCK, "YYYY/N.S", phase="turning 4", pile=3)
    assert notes(before, tick(before), 0)["refreshed"] == {}


def test_by_o17_alone() -> None:
    solo = draw(start(1, solo="on"))
    racing = tick(tick(play(solo, "0 ready")))
    assert (said(racing, 0).rule, said(racing, 0).clause) == ("alone", "alone")


def test_by_o28_who_has_left_watches() -> None:
    state = BLOCKYOU.leave(four(FITS[0]), Seat(3))
    assert said(state, 3).rule == "watch"


def test_by_41_the_end() -> None:
    state = BLOCKYOU.leave(table(FITS[0], FITS[1]), Seat(1))
    assert said(state, 0).rule == "over"
