"""Winning, leaving and playing alone: BY-04, BY-41, BY-D16, BY-O17, BY-O24, BY-O25, BY-O28."""

import pytest

from blockcade.core import Actor, IllegalMove, Seat, Who
from blockcade.games.blockyou.state import State
from tests.games.blockyou.tables import (
    BLOCKYOU,
    FITS,
    STUCK,
    blocked,
    cards,
    clock,
    draw,
    ended,
    fault,
    lay,
    next_race,
    phase,
    play,
    queue,
    refused,
    start,
    statuses,
    table,
    tick,
    view,
)


def leave(state: State, seat: int) -> State:
    return BLOCKYOU.leave(state, Seat(seat))


def test_by_04_41_d16_o24_t27_the_round_is_played_to_its_end_and_who_ran_out_first_wins() -> None:
    state = table(f"{FITS[0]} 0", FITS[1], FITS[2], f"{FITS[3]} 0")
    state = play(state, "0 1,1/0")
    assert phase(state) == "race"
    assert BLOCKYOU.outcome(state) is None
    state = play(state, "3 5,5/0", "1 3,1/0")
    outcome = ended(state)
    assert outcome.reason == "no-cards-left"
    assert outcome.winners == (0,)
    assert outcome.scores == (0, 11, 12, 0)
    assert outcome.places == (1, 3, 4, 2), "then by who ran out, then by cards left"


def test_by_d16_t39_with_the_other_check_the_round_is_cut_short() -> None:
    state = table(f"{FITS[0]} 0", FITS[1], "blocked", f"{FITS[3]} 0", winCheck="immediate")
    state = play(state, "0 1,1/0")
    assert ended(state).winners == (0,)
    assert cards(state) == [0, 12, 12, 1], "cards taken up went back"
    assert statuses(state) == ["done", "returned", "blocked", "returned"]


def test_by_d16_with_the_other_check_a_lay_that_is_not_the_last_goes_on() -> None:
    assert phase(play(table(*FITS[:4], winCheck="immediate"), "0 1,1/0")) == "race"


def test_by_41_t30_nothing_can_be_done_after_the_end() -> None:
    over = play(table(f"{FITS[0]} 0", FITS[1]), "0 1,1/0")
    assert ended(over).winners == (0,)
    for line in ("0 5,5/0", "1 5,5/0", "1 ready", "clock wait5000ms@4", "chance drawWRRY/N.NE"):
        assert refused(over, line) == "game-over"
    with pytest.raises(IllegalMove, match="game-over"):
        leave(over, 1)


def test_by_41_o24_equal_numbers_of_cards_share_a_place() -> None:
    state = table(f"{FITS[0]} 0", f"{FITS[1]} 3", f"{FITS[2]} 1", "out 2")
    state = play(state, "0 1,1/0", "1 5,5/0")
    assert ended(state).scores == (0, 3, 2, 2)
    assert ended(state).places == (1, 4, 2, 2)


def test_by_26_o25_blocked_with_the_only_card_left() -> None:
    state = play(table("WWWW/N.E", FITS[1], f"{FITS[2]} 0", FITS[3]), "0 1,1/0")
    assert statuses(state)[2] == "blocked"
    assert cards(state)[2] == 1
    assert queue(state, 2) == [FITS[2]]


def test_by_o28_t38_fingers_at_an_empty_seat_have_no_effect() -> None:
    state = leave(table("WWWW/NW.NE", FITS[1], "WWWW/S.SW"), 1)
    assert statuses(state) == ["active", "left", "active"]
    assert cards(state) == [12, 0, 12]
    assert phase(state) == "race"
    after = play(state, "0 1,1/0")
    assert blocked(after) == (2,), "north-west is nobody now"
    again = next_race(after)
    assert statuses(again) == ["active", "left", "active"]
    assert view(again).pile == 24, "the cards are out of the game, not in the pile"


def test_by_o28_the_leavers_cards_never_come_again() -> None:
    state = leave(table("WWWW/NW.NE", "WRRY/N.NE WOOL/N.E,?", FITS[2]), 1)
    assert {str(card) for card in state.gone} == {"WRRY/N.NE", "WOOL/N.E"}
    assert state.gone_unseen == 1
    fined = play(leave(table("YYYY/NW.NE", "WRRY/N.NE", FITS[2], FITS[3]), 1), "0 1,1/0")
    drawn = {BLOCKYOU.format_move(move) for move, _ in BLOCKYOU.chances(fined)}
    assert len(drawn) == 87
    assert "drawWRRY/N.NE" not in drawn


def test_by_o28_whoever_is_left_alone_has_won() -> None:
    state = leave(table(*FITS[:2]), 0)
    outcome = ended(state)
    assert outcome.reason == "last-player"
    assert outcome.places == (2, 1)
    assert outcome.scores == (0, 12)


def test_by_o28_who_leaves_after_running_out_does_not_win() -> None:
    state = play(table(f"{FITS[0]} 0", *FITS[1:4]), "0 1,1/0")
    state = play(leave(state, 0), "1 5,5/0", "2 3,5/0")
    assert BLOCKYOU.outcome(state) is None
    assert phase(state) == "countdown"


def test_by_o16_o28_one_left_by_a_leaver_has_ten_seconds() -> None:
    state = leave(table("done", FITS[1], FITS[2]), 1)
    assert phase(state) == "last"
    assert clock(state) == "wait10000ms"
    assert phase(leave(table("done", "done", FITS[2], phase="last 1"), 2)) == "countdown"


def test_by_o28_a_round_dies_with_the_only_one_who_could_lay() -> None:
    state = leave(table(FITS[0], STUCK, "YYYY/N.S"), 0)
    assert view(state).ending.value == "refreshed"


@pytest.mark.parametrize("seat", range(3))
def test_by_o28_leaving_while_luck_has_still_to_draw(seat: int) -> None:
    waiting = play(draw(start(3)), "0 ready", "1 ready", "2 ready")
    taken = BLOCKYOU.apply(waiting, Actor.CLOCK, BLOCKYOU.legal_moves(waiting, Actor.CLOCK)[0])
    state = leave(taken, seat)
    assert state.gone_unseen == 12
    assert len(state.active) == 2
    assert phase(draw(state)) == "turning"
    alone = leave(state, (seat + 1) % 3)
    assert cards(alone)[(seat + 2) % 3] == 12, "the card that was to come is still there"
    assert ended(alone).winners == ((seat + 2) % 3,)
    fined = play(table("YYYY/N.NE", FITS[1], FITS[2]), "0 1,1/0")
    after = leave(fined, seat)
    assert BLOCKYOU.to_act(draw(after)), "the race goes on"
    assert phase(draw(after)) in ("race", "last")


def alone(first: str, **options: str) -> State:
    return table(first, solo="on", pile=60, **options)


def test_by_o17_t37_alone_card_follows_card() -> None:
    state = alone("WWWW/N.NE WRRY/N.NE,?")
    assert phase(state) == "race"
    after = play(state, "0 1,1/0")
    assert cards(after) == [2]
    assert view(after, 0).hand == "WRRY/N.NE", "without a pause"
    assert phase(after) == "race"
    assert not clock(after)


def test_by_o17_t37_alone_a_fault_costs_a_card_and_no_round() -> None:
    for first in ("WWWW/S.NE", "YYYY/N.NE"):
        after = play(alone(f"{first} WWWW/N.SE,?"), "0 1,1/0", "chance drawWOOL/N.E")
        assert fault(after) in ("self", "colours")
        assert cards(after) == [3]
        assert view(after, 0).hand == "WWWW/N.SE"
        assert queue(after, 0) == ["?", "WOOL/N.E"]
        assert statuses(after) == ["active"]


def test_by_o17_alone_the_last_card_ends_the_game() -> None:
    over = play(alone("WWWW/N.NE 0"), "0 1,1/0")
    assert ended(over).winners == (0,)
    assert ended(over).reason == "no-cards-left"
    fined = lay(alone("YYYY/N.NE 0"), "0 1,1/0")
    assert BLOCKYOU.outcome(fined) is None
    assert cards(fined) == [1]


def test_by_o17_o15_alone_without_a_pile_the_card_comes_back() -> None:
    state = table("YYYY/N.NE WWWW/N.SE", solo="on", pile=0)
    after = play(state, "0 1,1/0")
    assert queue(after, 0) == ["YYYY/N.NE"]
    assert view(after, 0).hand == "WWWW/N.SE"


def test_by_o17_o21_alone_a_card_that_fits_nowhere_brings_a_new_field() -> None:
    state = play(alone(f"RLWB/N.E {STUCK},WWWW/N.SE"), "0 0,1/0")
    assert view(state).ending.value == "refreshed"
    assert BLOCKYOU.to_act(state) == frozenset[Who]({Actor.CHANCE})
    assert queue(state, 0) == ["WWWW/N.SE", STUCK]
    fresh = draw(state)
    assert view(fresh, 0).hand == "WWWW/N.SE"
    assert len(view(fresh).field) == 16
    assert phase(fresh) == "race"
    assert not clock(fresh), "without a pause"


def test_by_o17_o22_alone_a_card_may_have_a_limit() -> None:
    state = alone("WWWW/N.NE WWWW/N.SE,WWWW/N.SW", roundSeconds="30")
    assert clock(state) == "wait30000ms"
    after = tick(state)
    assert view(after, 0).hand == "WWWW/N.SE"
    assert queue(after, 0) == ["WWWW/N.SW", "WWWW/N.NE"]
    assert view(after).ending.value == "time"
    assert BLOCKYOU.legal_moves(after, Actor.CLOCK) != BLOCKYOU.legal_moves(state, Actor.CLOCK)
    assert view(play(after, "0 1,1/0")).ending.value == "", "that was the card before"


def test_by_o17_alone_a_countdown_comes_first_and_leaving_ends_it() -> None:
    state = draw(start(1, solo="on"))
    state = play(state, "0 ready")
    assert clock(state) == "wait5000ms"
    race = tick(tick(state))
    assert phase(race) == "race"
    assert statuses(race) == ["active"]
    assert not BLOCKYOU.to_act(leave(race, 0))
