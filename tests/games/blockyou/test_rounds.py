"""How rounds end and begin again: BY-28 to BY-30, BY-39, BY-40, BY-O21, BY-O22."""

import pytest

from blockcade.core import Actor, Seat, Who
from blockcade.games.blockyou.cards import DECK, Card
from blockcade.games.blockyou.state import State
from tests.games.blockyou.tables import (
    BLOCKYOU,
    F0_CARDS,
    FITS,
    STUCK,
    blocked,
    cards,
    clock,
    draw,
    fault,
    lay,
    next_race,
    phase,
    play,
    queue,
    statuses,
    table,
    tick,
    view,
)


def test_by_28_29_30_d09_t18_one_left_by_a_correct_lay_is_out_of_the_round_at_once() -> None:
    after = play(table("done", FITS[1], "blocked", FITS[3]), "1 1,1/0")
    assert statuses(after) == ["done", "done", "blocked", "last"]
    assert queue(after, 3) == [*"?" * 11, FITS[3]]
    assert phase(after) == "countdown"
    assert view(after).ending.value == "last"
    assert statuses(next_race(after))[3] == "active", "out of the round, not of the game"


def test_by_29_o16_a_correct_lay_after_a_fault_leaves_no_ten_seconds() -> None:
    state = lay(table("YYYY/N.NE", FITS[1], FITS[2]), "0 1,1/0")
    assert phase(state) == "race", "two are left"
    assert phase(play(state, "1 5,5/0")) == "countdown"


def test_by_15_39_40_d15_t36_then_the_countdown_begins_again() -> None:
    state = table(FITS[0], f"{FITS[1]} WRRY/N.NE,?")
    over = play(state, "0 1,1/0")
    assert phase(over) == "countdown"
    assert BLOCKYOU.to_act(over) == frozenset[Who]({Actor.CLOCK})
    assert clock(over) == "wait5000ms"
    assert view(over).round == 1
    assert view(over).laid[-1].seat == 0, "the result is still told"
    taken = tick(over)
    assert view(taken).round == 2
    assert view(taken, 1).hand == "WRRY/N.NE"
    assert view(taken).laid == ()
    assert view(taken).ending.value == ""


def test_by_o21_t28_a_dead_round_without_a_lay_brings_a_new_field() -> None:
    state = table(f"{STUCK} WRRY/N.NE", "YYYY/N.S ?,WOOL/N.E", phase="turning 4", pile=3)
    dead = tick_only(state)
    assert phase(dead) == "countdown"
    assert view(dead).ending.value == "refreshed"
    assert statuses(dead) == ["returned", "returned"]
    assert queue(dead, 0) == ["WRRY/N.NE", STUCK]
    assert queue(dead, 1) == ["?", "WOOL/N.E", "YYYY/N.S"]
    assert view(dead).pile == 19
    chances = dict(BLOCKYOU.chances(dead))
    assert {BLOCKYOU.format_move(move) for move in chances} >= {f"draw{card}" for card in F0_CARDS}
    fresh = draw(dead)
    assert len(view(fresh).field) == 16
    assert view(fresh).pile == 3
    assert cards(fresh) == [2, 3]
    assert phase(fresh) == "countdown"
    assert clock(fresh) == "wait5000ms"


def tick_only(state: State) -> State:
    """The time ends; luck's draws after it are still to come."""
    return BLOCKYOU.apply(state, Actor.CLOCK, BLOCKYOU.legal_moves(state, Actor.CLOCK)[0])


def test_by_o21_a_round_dies_as_soon_as_nobody_left_can_lay() -> None:
    state = play(table("RLWB/N.E", STUCK, "YYYY/N.S", phase="race 4"), "0 0,1/0")
    assert fault(state) == ""
    assert view(state).ending.value == "dead"
    assert statuses(state) == ["done", "returned", "returned"]
    assert phase(state) == "countdown"
    assert len(view(state).field) == 17, "a card was laid in this round: the field stays"


def test_by_o21_a_faulty_lay_is_a_lay_too() -> None:
    state = lay(table("YYYL/NE.SW", STUCK, "YYYY/N.S", phase="race 4"), "0 1,1/0")
    assert view(state).ending.value == "dead"
    assert len(view(state).field) == 17


def test_by_o21_pointing_at_oneself_everywhere_is_no_way_to_lay() -> None:
    state = table("RLWB/S.N", STUCK, phase="turning 2")
    assert fault(lay(tick_only(table("RLWB/S.N", FITS[1], phase="turning 2")), "0 0,1/0")) == "self"
    assert view(tick_only(state)).ending.value == "refreshed", "it fits only where it points south or north"
    assert phase(tick_only(table("RLWB/W.N", STUCK, phase="turning 2"))) == "race"


def test_by_o21_weights_of_a_pile_with_known_and_unseen_cards_are_fair() -> None:
    """Nine cards lie in the pile, three of them unseen: a known card comes in one case of nine."""
    known = " ".join(map(str, DECK[:6]))
    state = play(table("YYYY/N.NE", *FITS[1:4], pile=3, more=f"known {known}"), "0 1,1/0")
    weights = {BLOCKYOU.format_move(move): weight for move, weight in BLOCKYOU.chances(state)}
    total = sum(weights.values())
    assert len(weights) == 88
    for card in DECK:
        expected = (1, 9) if card in DECK[:6] else (3, 9 * 82)
        assert weights[f"draw{card}"] * expected[1] == total * expected[0]
    drawn = play(state, f"chance draw{DECK[0]}")
    assert (drawn.pile_unseen, len(drawn.pile_known)) == (3, 5)
    other = play(state, f"chance draw{DECK[50]}")
    assert (other.pile_unseen, len(other.pile_known)) == (2, 6)


@pytest.mark.parametrize("seconds", ["30", "60", "120"])
def test_by_o22_the_host_may_limit_a_round(seconds: str) -> None:
    state = table(*FITS[:3], "out", roundSeconds=seconds)
    assert clock(state) == f"wait{seconds}000ms"
    assert BLOCKYOU.to_act(state) == {Seat(0), Seat(1), Seat(2), Actor.CLOCK}
    after = play(state, "0 1,1/0")
    assert BLOCKYOU.legal_moves(after, Actor.CLOCK) == BLOCKYOU.legal_moves(state, Actor.CLOCK), "one wait"
    over = tick_only(after)
    assert statuses(over) == ["done", "returned", "returned", "out"]
    assert view(over).ending.value == "time"
    assert [queue(over, seat)[-1] for seat in (1, 2)] == list(FITS[1:3])
    assert clock(lay(table("YYYY/N.NE", FITS[1], roundSeconds=seconds), "0 1,1/0")) == "wait10000ms"


def test_by_o22_there_is_no_limit_unless_asked_for() -> None:
    assert not clock(table(*FITS[:3]))


def test_every_wait_of_a_game_has_a_number_of_its_own() -> None:
    state = table("YYYY/N.NE", FITS[1], phase="race 7", roundSeconds="30")
    waits = [BLOCKYOU.legal_moves(state, Actor.CLOCK)[0]]
    state = lay(state, "0 1,1/0")
    waits.append(BLOCKYOU.legal_moves(state, Actor.CLOCK)[0])
    for _ in range(3):
        state = tick(state)
        waits.extend(BLOCKYOU.legal_moves(state, Actor.CLOCK))
    assert len(set(waits)) == len(waits)
    assert [str(wait) for wait in waits[:4]] == [
        "wait30000ms@30",
        "wait10000ms@31",
        "wait5000ms@28",
        "wait150ms@33",
    ]


def test_by_26_30_o14_a_card_that_went_back_is_taken_up_again_after_all_others() -> None:
    state = play(table(FITS[0], f"{FITS[1]} WRRY/N.NE"), "0 1,1/0")
    assert queue(state, 1) == ["WRRY/N.NE", FITS[1]]
    assert Card.parse(FITS[1]) not in state.field.cards
    assert blocked(state) == ()
