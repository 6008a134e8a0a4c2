"""The box, the deal and sitting down: BY-01 to BY-14."""

from collections import Counter

import pytest

from blockcade.core import Actor, BadNotation, BadSetup, IllegalMove, Seat, Who
from blockcade.games.blockyou.cards import DECK, Card
from blockcade.games.blockyou.data import DIRECTIONS, SEATS
from blockcade.games.blockyou.state import direction_of
from tests.games.blockyou.tables import (
    BLOCKYOU,
    cards,
    clock,
    draw,
    phase,
    play,
    refused,
    start,
    statuses,
    table,
    tick,
    view,
)

ORTHOGONAL = (0, 2, 4, 6)


def test_by_01_o02_o03_t03_there_are_88_different_cards_in_balance() -> None:
    assert len(set(DECK)) == 88
    colours = Counter(colour for card in DECK for colour in card.squares)
    assert colours == {0: 88, 1: 44, 2: 44, 3: 44, 4: 44, 5: 44, 6: 44}
    fingers = Counter(finger in ORTHOGONAL for card in DECK for finger in card.fingers)
    assert fingers == {True: 88, False: 88}
    assert all(len(set(card.squares)) > 2 for card in DECK), "none of one colour only"


def test_by_o03_the_recipe_gives_these_cards() -> None:
    assert [str(DECK[number]) for number in (0, 1, 8, 40, 87)] == [
        "WRRY/N.NE",
        "WOOL/N.E",
        "WYLB/E.SE",
        "WBBO/E.SE",
        "WLPO/SW.NE",
    ]


def test_by_o03_eleven_cards_of_each_class_of_finger_pairs() -> None:
    def turned_to_the_first(card: Card) -> tuple[int, ...]:
        return min(tuple(sorted(card.turned(turns).fingers)) for turns in range(4))

    assert sorted(Counter(map(turned_to_the_first, DECK)).values()) == [11] * 8


def test_by_12_13_21_o01_o04_t31_a_card_has_a_white_square_three_colours_and_two_fingers() -> None:
    for card in DECK:
        assert card.squares.count(0) == 1
        assert len(card.squares) == 4
        assert len(set(card.fingers)) == 2
        assert set(card.fingers) <= set(range(8))
    assert len(DIRECTIONS) == 8
    with pytest.raises(BadNotation):
        Card.parse("WRPB/N.N")


@pytest.mark.parametrize("players", BLOCKYOU.players)
def test_by_06_07_08_10_d02_f01_t01_t31_the_deal(players: int) -> None:
    state = draw(start(players))
    seen = view(state)
    assert seen.pile == {2: 48, 3: 36, 4: 24, 5: 12}[players]
    assert cards(state) == [12] * players
    places = [(card.row, card.column, card.turns) for card in seen.field]
    assert places == [(row, column, 0) for row in (0, 2, 4, 6) for column in (0, 2, 4, 6)]
    assert {card.card for card in seen.field} <= set(map(str, DECK)), "face up"


def test_by_f01_one_who_plays_alone_leaves_sixty() -> None:
    assert view(draw(start(1, solo="on"))).pile == 60


@pytest.mark.parametrize("players", [0, 1, 6])
def test_by_02_d01_t02_two_to_five_play(players: int) -> None:
    with pytest.raises(BadSetup, match="bad-players"):
        BLOCKYOU.setup(players, {})


@pytest.mark.parametrize(("players", "solo"), [(1, "off"), (2, "on"), (6, "on")])
def test_by_d01_o17_solo_is_for_one(players: int, solo: str) -> None:
    with pytest.raises(BadSetup):
        BLOCKYOU.setup(players, {"solo": solo})


@pytest.mark.parametrize("players", [1, *BLOCKYOU.players])
def test_by_14_d04_d05_o07_every_player_sits_in_a_direction_of_the_own(players: int) -> None:
    state = start(players, **({"solo": "on"} if players == 1 else {}))
    seats = [player.direction for player in view(state).players]
    assert seats == list(SEATS[players])
    assert seats[0] == "S"
    assert len(set(seats)) == players
    assert [DIRECTIONS[direction_of(players, seat)] for seat in range(players)] == seats


def test_by_f05_t29_fingers_turn_with_the_card() -> None:
    card = Card.parse("WBRL/N.NE")
    assert [str(card.turned(turns)) for turns in range(5)] == [
        "WBRL/N.NE",
        "RWLB/E.SE",
        "LRBW/S.SW",
        "BLWR/W.NW",
        "WBRL/N.NE",
    ]
    for other in DECK:
        kinds = [[finger in ORTHOGONAL for finger in other.turned(turns).fingers] for turns in range(4)]
        assert kinds.count(kinds[0]) == 4


def test_a_countdown_begins_when_everybody_is_ready() -> None:
    state = draw(start(3))
    assert BLOCKYOU.to_act(state) == {Seat(0), Seat(1), Seat(2)}
    state = play(state, "2 ready")
    assert statuses(state) == ["idle", "idle", "ready"]
    assert refused(state, "2 ready") == "wrong-phase", "once is enough"
    assert phase(state) == "ready"
    state = play(state, "0 ready", "1 ready")
    assert phase(state) == "countdown"
    assert refused(state, "1 ready") == "wrong-phase"


def test_who_leaves_before_the_first_countdown_is_not_waited_for() -> None:
    state = play(draw(start(3)), "0 ready", "2 ready")
    state = BLOCKYOU.leave(state, Seat(1))
    assert phase(state) == "countdown"
    assert statuses(state) == ["ready", "left", "ready"]


def test_by_05_15_the_named_leader_starts_the_first_countdown() -> None:
    state = draw(start(3, starter="1"))
    assert statuses(state) == ["idle", "leads", "idle"]
    assert BLOCKYOU.to_act(state) == {Seat(0), Seat(2)}
    assert refused(state, "1 ready") == "wrong-phase", "the others first"
    state = play(state, "0 ready", "2 ready")
    assert phase(state) == "ready"
    assert BLOCKYOU.to_act(state) == {Seat(1)}
    state = play(state, "1 ready")
    assert phase(state) == "countdown"
    assert statuses(state) == ["ready", "ready", "ready"]


@pytest.mark.parametrize("starter", ["random", "4"])
def test_by_05_luck_draws_the_leader_by_lot_and_where_nobody_has_the_named_seat(starter: str) -> None:
    state = start(3, starter=starter)
    assert refused(state, "chance begin1") == "wrong-phase", "the field comes first"
    while state.owed:
        state = BLOCKYOU.apply(state, Actor.CHANCE, BLOCKYOU.legal_moves(state, Actor.CHANCE)[0])
    assert BLOCKYOU.to_act(state) == frozenset[Who]({Actor.CHANCE})
    moves = [(BLOCKYOU.format_move(move), weight) for move, weight in BLOCKYOU.chances(state)]
    assert moves == [("begin0", 1), ("begin1", 1), ("begin2", 1)]
    assert refused(state, "chance begin4") == "unknown-id"
    assert refused(state, "0 begin0") == "wrong-phase", "only luck draws"
    assert statuses(play(state, "chance begin2")) == ["idle", "idle", "leads"]


def test_by_05_a_leader_who_leaves_is_drawn_again_but_a_named_one_is_not_replaced() -> None:
    drawn = play(draw(start(3, starter="random")), "1 ready")
    assert statuses(drawn) == ["leads", "ready", "idle"]
    assert BLOCKYOU.to_act(BLOCKYOU.leave(drawn, Seat(0))) == frozenset[Who]({Actor.CHANCE})
    assert statuses(draw(BLOCKYOU.leave(drawn, Seat(0)))) == ["left", "ready", "leads"]
    assert phase(BLOCKYOU.leave(play(drawn, "2 ready"), Seat(0))) == "countdown"
    named = draw(start(3, starter="0"))
    assert BLOCKYOU.to_act(BLOCKYOU.leave(named, Seat(0))) == {Seat(1), Seat(2)}


def test_by_o17_who_plays_alone_needs_no_leader() -> None:
    for starter in ("random", "0", "3"):
        state = draw(start(1, solo="on", starter=starter))
        assert statuses(state) == ["idle"]
        assert phase(play(state, "0 ready")) == "countdown"


@pytest.mark.parametrize(
    ("starter", "seats"),
    [("nobody", "leads idle"), ("0", "idle leads"), ("random", "leads leads")],
)
def test_by_05_no_position_has_a_leader_against_the_set_up(starter: str, seats: str) -> None:
    for phase_words in ("ready 0", "countdown 0"):
        with pytest.raises(BadNotation, match="one player leads"):
            table(*seats.split(), phase=phase_words, starter=starter)


def test_by_05_the_position_tells_who_leads() -> None:
    state = draw(start(2, starter="random"))
    assert BLOCKYOU.parse_position(BLOCKYOU.format_position(state)) == state
    assert "leads" in BLOCKYOU.format_position(state)


def test_by_05_15_16_17_d17_d19_o23_the_server_counts_down_and_all_cards_are_taken_up_at_0() -> None:
    state = play(draw(start(2)), "0 ready", "1 ready")
    assert BLOCKYOU.to_act(state) == frozenset[Who]({Actor.CLOCK}), "no player has a part in it"
    assert clock(state) == "wait5000ms", "two seconds of breath, then 3, 2, 1, 0"
    assert refused(state, "clock wait3000ms@0") == "wrong-phase"
    taken = tick(state)
    assert phase(taken) == "turning"
    assert clock(taken) == "wait150ms"
    assert [view(taken, seat).hand is not None for seat in (0, 1)] == [True, True]
    assert cards(taken) == [12, 12]
    race = tick(taken)
    assert BLOCKYOU.to_act(race) == {Seat(0), Seat(1)}, "there are no turns"
    assert statuses(race) == ["active", "active"]
    assert not clock(race)


def test_by_15_16_t17_nothing_can_be_laid_before_the_cards_are_turned_over() -> None:
    state = draw(start(2))
    assert refused(state, "0 1,1/0") == "wrong-phase"
    state = play(state, "0 ready", "1 ready")
    assert refused(state, "0 1,1/0") == "wrong-phase"
    turning = tick(state)
    assert refused(turning, "0 1,1/0") == "wrong-phase"
    assert BLOCKYOU.legal_moves(turning, Seat(0)) == ()
    assert play(tick(turning), "0 1,1/0") != tick(turning)


def test_luck_draws_a_card_when_it_is_first_seen() -> None:
    state = play(draw(start(2)), "0 ready", "1 ready")
    assert all(card is None for player in state.players for card in player.queue)
    taken = BLOCKYOU.apply(state, Actor.CLOCK, BLOCKYOU.legal_moves(state, Actor.CLOCK)[0])
    chances = BLOCKYOU.chances(taken)
    assert len(chances) == 88 - 16
    assert {weight for _, weight in chances} == {1}
    on_field = {f"draw{card.card}" for card in view(state).field}
    assert not on_field & {BLOCKYOU.format_move(move) for move, _ in chances}


def test_a_player_who_is_not_there_can_do_nothing() -> None:
    state = draw(start(2))
    assert refused(state, "4 ready") == "unknown-id"
    assert refused(state, "0 wait5000ms@0") == "wrong-phase"
    assert refused(state, "clock wait5000ms@0") == "not-your-turn"
    assert refused(start(2), "chance ready") == "wrong-phase"
    assert refused(start(2), "chance drawWBRL/N.NE") == "unknown-id"
    with pytest.raises(IllegalMove, match="unknown-id"):
        BLOCKYOU.leave(state, Seat(2))
