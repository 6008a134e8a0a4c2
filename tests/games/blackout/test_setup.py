"""The box and the set-up: BL-01 to BL-14."""

from collections import Counter

import pytest

from blockcade.core import Actor, BadSetup
from blockcade.games.blackout.cards import CARDS
from blockcade.games.blackout.data import FREE
from tests.games.blackout.tables import BLACKOUT, chips_on, is_turn_of, legal, open_names, play, start


def test_bl_01_t02_two_three_or_four_can_play() -> None:
    assert BLACKOUT.players == (2, 3, 4)
    for players in (0, 1, 5):
        with pytest.raises(BadSetup, match="bad-players"):
            BLACKOUT.setup(players)


def test_bl_03_25_f01_o04_t33_three_unlike_dice() -> None:
    dice = BLACKOUT.components["dice"]
    assert dice == [
        {"die": "W", "faces": ["1", "2", "3", "4", "5", "WILD"]},
        {"die": "U", "faces": ["1", "2", "3", "4", "5", "UNDO"]},
        {"die": "R", "faces": ["1", "2", "3", "4", "5", "REROLL"]},
    ]


def test_bl_04_10_fifteen_chips_in_one_supply() -> None:
    assert BLACKOUT.components["chips"] == 15
    assert BLACKOUT.view_for(start(), None).chips == 15


def test_bl_05_12_o01_t01_24_cards_with_every_number_23_times() -> None:
    assert len(CARDS) == len({card.name for card in CARDS}) == 24
    assert all(len(card.spaces) == 5 for card in CARDS)
    counted = Counter(number for card in CARDS for number in card.spaces)
    assert counted == {1: 23, 2: 23, 3: 23, 4: 23, 5: 23, FREE: 5}


def test_bl_13_o01_numbers_may_be_on_a_card_twice() -> None:
    kinds = Counter(
        "free" if FREE in card.spaces else "each" if len(set(card.spaces)) == 5 else "repeats"
        for card in CARDS
    )
    assert kinds == {"each": 4, "repeats": 15, "free": 5}


def test_bl_08_09_11_t03_three_cards_are_laid_open_and_free_is_covered() -> None:
    state = play(start(starter="0"), "chance drawF1", "chance drawS1", "chance drawA1")
    assert open_names(state) == ["F1", "S1", "A1"]
    assert chips_on(state) == ["F1.5"]
    view = BLACKOUT.view_for(state, None)
    assert (view.chips, view.pile) == (14, 21)
    assert is_turn_of(state, 0)


def test_bl_o05_every_card_of_the_pile_is_equally_likely() -> None:
    state = play(start(starter="0"), "chance drawF1")
    assert len(BLACKOUT.chances(state)) == 23
    assert {weight for _, weight in BLACKOUT.chances(state)} == {1}
    assert "drawF1" not in legal(state, "chance")


def test_bl_o02_d07_a_printed_free_is_one_of_five_spaces() -> None:
    state = play(start(starter="0"), "chance drawF1", "chance drawS1", "chance drawA1")
    first = BLACKOUT.view_for(state, None).cards[0]
    assert first is not None
    assert [space.number for space in first.spaces] == [1, 2, 3, 4, 0]
    assert [space.covered for space in first.spaces] == [False] * 4 + [True]


def test_bl_14_o06_luck_draws_who_begins_unless_the_host_names_a_seat() -> None:
    state = start(3)
    assert BLACKOUT.to_act(state) == {Actor.CHANCE}
    assert legal(state, "chance") == ["begin0", "begin1", "begin2"]
    cards = ("chance drawS1", "chance drawS2", "chance drawS3")
    assert is_turn_of(play(state, "chance begin2", *cards), 2)
    assert is_turn_of(play(start(3, starter="1"), *cards), 1)
    assert legal(start(2, starter="3"), "chance") == ["begin0", "begin1"], "nobody sits there"


def test_unknown_options_and_values_are_refused() -> None:
    for options in ({"undoFree": "true"}, {"duty": "never"}, {"turnSeconds": "1"}, {"starter": "4"}):
        with pytest.raises(BadSetup, match="unknown-id"):
            BLACKOUT.setup(2, options)
