"""Legal places of a card and the players that its fingers block: BY-17 to BY-27, BY-42, BY-43."""

import pytest

from blockcade.core import BadNotation, Seat
from blockcade.games.blockyou.field import INSIDE
from tests.games.blockyou.tables import (
    BLOCKYOU,
    F0,
    F0_CARDS,
    FITS,
    blocked,
    cards,
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

X = "WBRL/N.NE"


def test_by_18_to_20_25_42_o08_t04_all_colours_match_and_white_takes_any() -> None:
    state = four(X)
    assert [on_top(state, *at) for at in ((1, 1), (1, 2), (2, 1), (2, 2))] == ["O", "B", "R", "W"]
    after = play(state, "0 1,1/0")
    assert fault(after) == ""
    assert blocked(after) == (2,), "nobody sits in the north-east"
    assert statuses(after) == ["done", "active", "blocked", "active"]
    assert phase(after) == "race"
    assert cards(after) == [11, 12, 12, 12]
    assert [on_top(after, *at) for at in ((1, 1), (1, 2), (2, 1), (2, 2))] == ["W", "B", "R", "L"]


def test_by_19_20_25_t09_white_on_the_card_and_white_on_the_field() -> None:
    after = play(four("BWYR/W.SE"), "0 1,0/0")
    assert fault(after) == ""
    assert blocked(after) == (1,)


@pytest.mark.parametrize("place", ["0,0", "2,4"])
def test_by_22_d06_o10_t06_a_card_may_not_lie_on_exactly_one_card(place: str) -> None:
    for turns in range(4):
        assert refused(four(X), f"0 {place}/{turns}") == "covers-one-card"


@pytest.mark.parametrize("place", ["7,0", "-1,3", "0,7", "3,-1", "9,9"])
def test_by_23_d06_o10_t07_a_card_may_not_reach_outside_the_field(place: str) -> None:
    assert refused(four(X), f"0 {place}/0") == "off-field"


def test_by_22_27_29_t08_two_cards_are_several_and_two_fingers_block_two() -> None:
    after = play(four("RLWB/N.E"), "0 0,1/0")
    assert fault(after) == ""
    assert blocked(after) == (2, 3)
    assert statuses(after) == ["done", "last", "blocked", "blocked"]
    assert phase(after) == "countdown", "the only one left is out, and the round is over"
    assert view(after).ending.value == "last"
    assert cards(after) == [11, 12, 12, 12]


def test_by_f04_33_of_49_footprints_cover_several_cards_at_the_start() -> None:
    field = four(X).field
    corners = {(at // 8, at % 8) for at in range(64) if INSIDE >> at & 1}
    assert len(corners) == 49

    def tops(row: int, column: int) -> int:
        return len({field.tops[8 * (row + down) + column + right] for down in (0, 1) for right in (0, 1)})

    counts = [tops(row, column) for row, column in corners]
    assert [counts.count(number) for number in (1, 2, 3, 4)] == [16, 24, 0, 9]
    assert len(BLOCKYOU.legal_moves(four(X), Seat(0))) == 33 * 4


def test_by_o09_t13_what_counts_are_the_topmost_cards() -> None:
    after = play(four(X), "0 1,1/0")
    for turns in range(4):
        assert refused(after, f"1 1,1/{turns}") == "covers-one-card"


def test_by_o09_t14_a_card_over_two_topmost_cards_is_over_several() -> None:
    after = play(four(X, "YRBW/NW.NE"), "0 1,1/0")
    assert refused(four(X, "YRBW/NW.NE"), "1 0,0/0") == "covers-one-card", "before X lay there"
    done = play(after, "1 0,0/0")
    assert fault(done) == ""
    assert view(done).laid[-1].seat == 1


def test_by_43_o09_t15_orange_on_light_green_does_not_match() -> None:
    after = play(four(X, "OWBO/NW.NE"), "0 1,1/0")
    assert [on_top(after, *at) for at in ((2, 2), (2, 3), (3, 2), (3, 3))] == ["L", "R", "B", "O"]
    wrong = lay(after, "1 2,2/0")
    assert fault(wrong) == "colours"
    assert statuses(wrong)[1] == "fault"


def test_by_34_o12_t33_the_faulty_card_is_the_new_top() -> None:
    for last, expected in (("WBRO/NW.NE", ""), ("WBRL/NW.NE", "colours")):
        wrong = lay(play(four(X, "OWBO/NW.NE", FITS[2], last), "0 1,1/0"), "1 2,2/0")
        assert fault(wrong) == "colours"
        assert phase(wrong) == "last", "P3 was blocked by X, so P4 is alone now"
        assert [on_top(wrong, *at) for at in ((1, 1), (1, 2), (2, 1), (2, 2))] == ["W", "B", "R", "O"]
        assert fault(play(wrong, "3 1,1/0")) == expected


def test_by_31_o11_every_place_over_several_cards_is_open_whatever_its_colours() -> None:
    one, other = (BLOCKYOU.legal_moves(four(card), Seat(0)) for card in (X, "YYYY/S.SE"))
    assert list(one) == list(other)
    assert BLOCKYOU.legal_moves(four(X), Seat(2)) == one, "the same for everybody"


def test_by_o05_a_card_may_be_turned() -> None:
    state = four("LRBW/S.SW")  # X turned twice: it would point at its owner
    assert fault(lay(state, "0 1,1/0")) == "colours"
    after = play(state, "0 1,1/2")
    assert fault(after) == ""
    assert blocked(after) == (2,)
    assert view(after).field[-1].turns == 2


def test_by_24_d07_laying_includes_the_call() -> None:
    for call in ("call", "blockyou", "BlockYou!"):
        with pytest.raises(BadNotation):
            BLOCKYOU.parse_move(call)
    assert statuses(play(four(X), "0 1,1/0"))[0] == "done"


@pytest.mark.parametrize("row", [0, 6])
def test_by_o06_t40_a_finger_points_the_same_way_wherever_the_card_lies(row: int) -> None:
    assert blocked(play(four("WWWW/N.E"), f"0 {row},3/0")) == (2, 3)


def test_by_25_26_f02_d19_o14_t24_a_blocked_player_puts_the_card_at_the_end_of_the_queue() -> None:
    names = [f"WRRR/N.{way}" for way in ("NE", "E", "SE", "S", "SW", "W", "NW")]
    names += [f"WRRR/E.{way}" for way in ("N", "NE", "SE", "S", "SW")]
    first, *rest = names
    state = table(X, FITS[1], f"{first} {','.join(rest)}", FITS[3])
    after = play(state, "0 1,1/0")
    assert statuses(after)[2] == "blocked"
    assert view(after, 2).hand is None
    assert queue(after, 2) == [*rest, first]
    over = lay(after, "1 5,5/0")
    assert view(tick(over), 2).hand == rest[0], "the next round takes the next one"


def test_by_25_o13_t16_a_blocked_player_is_refused_without_penalty() -> None:
    after = play(four(X), "0 1,1/0")
    assert refused(after, "2 5,5/0") == "not-active"
    assert refused(after, "0 5,5/0") == "not-active", "who has laid is done"
    assert refused(after, "2 0,0/0") == "not-active", "whatever the place"
    assert cards(after) == [11, 12, 12, 12]
    assert view(after).pile == 24


def test_by_o08_t22_fingers_at_players_who_are_out_of_the_round_do_nothing() -> None:
    for out in ("done", "blocked", "fault", "out"):
        state = table("WWWW/N.E", FITS[1], out, FITS[3])
        after = play(state, "0 1,1/0")
        assert blocked(after) == (3,)
        assert statuses(after)[2] == out


def test_by_28_players_who_are_neither_blocked_nor_done_go_on() -> None:
    state = play(four("WWWW/NE.SE"), "0 1,1/0")
    assert statuses(state) == ["done", "active", "active", "active"]
    state = play(state, "3 5,5/1")
    assert statuses(state) == ["done", "active", "active", "done"]
    assert phase(state) == "race"


def test_by_o13_of_two_lays_on_one_spot_the_second_is_judged_on_the_new_field() -> None:
    state = four("RLWB/NE.SE", "RYWB/NE.SE")
    assert fault(play(state, "1 0,1/0")) == ""
    assert refused(play(state, "0 0,1/0"), "1 0,1/0") == "covers-one-card", "no fault: it costs nothing"
    assert fault(lay(state, "0 1,1/0", "1 0,1/0")) == "colours", "the first has changed a colour below"


def test_by_o27_a_card_that_nothing_is_seen_of_is_buried_for_good() -> None:
    state = table(*FITS[:4], field=f"{F0} WWWW/S.N@1,1/0")
    state = play(state, "0 1,3/0", "1 3,1/0")
    assert not state.field.buried, "one square of the card in the middle is still seen"
    state = play(state, "2 3,3/0")
    assert [str(card) for card in state.field.buried] == [F0_CARDS[5]]
    assert F0_CARDS[5] not in [card.card for card in view(state).field]
    assert len(view(state).field) == 19
    assert state.field.cards == next_race(state).field.cards
