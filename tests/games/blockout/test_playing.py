"""Playable cards, drawing, actions and the clock (BO-14 to BO-29, BO-39 to BO-43)."""

import pytest

from blockcade.core import Actor
from blockcade.games.blockout.phase import Phase
from tests.games.blockout.tables import (
    BLOCKOUT,
    RED,
    chance_is_to_act,
    draws,
    ended,
    free,
    hand,
    height,
    is_turn_of,
    legal,
    offered,
    play,
    refused,
    seen,
    table,
    waits_for,
)


def test_bo_14_t11_one_card_from_the_own_hand_in_turn() -> None:
    state = table("red pass", hands={1: "any"})
    assert refused(state, "0 any>large-red") == "not-in-hand"
    assert refused(state, "0 reverse") == "not-in-hand"
    assert refused(state, "1 any>large-red") == "not-your-turn"
    assert refused(state, "5 pass") == "unknown-id"
    assert legal(state, "1") == []


def test_bo_22_29_43_t05_the_first_block_is_the_base_and_the_next_seat_follows() -> None:
    state = table("small-wood any", players=3)
    state = play(state, "0 small-wood>small-wood", "gravity stood")
    assert [standing.block for standing in seen(state).tower] == ["small-wood"]
    assert state.tower[0].pose == (0, 0, 240, 10000, 0, 0, 0)
    assert is_turn_of(state, 1)


def test_bo_27_t06_a_block_that_does_not_fit_the_card() -> None:
    assert refused(table("small-wood any"), "0 small-wood>small-red") == "block-mismatch"


def test_bo_23_t07_any_block_of_the_colour() -> None:
    assert play(table("red any"), "0 red>large-red").phase is Phase.PLACING


def test_bo_23_27_t08_but_of_no_other() -> None:
    assert refused(table("red any"), "0 red>large-wood") == "block-mismatch"


def test_bo_24_t09_any_block_of_the_size() -> None:
    assert play(table("large any"), "0 large>large-blue").phase is Phase.PLACING
    assert refused(table("large any"), "0 large>small-blue") == "block-mismatch"


def test_bo_26_d18_t10_a_block_of_the_tower_is_not_free() -> None:
    assert refused(table("any any", "large-red"), "0 any>large-red") == "block-on-tower"


@pytest.mark.parametrize(
    ("edition", "exact", "colour"), [("hakubia", "wood", "red"), ("top", "yellow", "black")]
)
def test_bo_20_to_25_d05_52_to_55_t41_blocks_for_each_kind_of_card(
    edition: str, exact: str, colour: str
) -> None:
    state = table(f"small-{exact} {colour} large any pass", edition=edition)
    assert offered(state, f"small-{exact}") == [f"small-{exact}"]
    assert offered(state, colour) == [f"{size}-{colour}" for size in ("small", "medium", "large")]
    assert len(offered(state, "large")) == 3
    assert all(block.startswith("large-") for block in offered(state, "large"))
    assert len(offered(state, "any")) == 9
    assert offered(state, "pass") == []


def test_bo_21_26_t42_only_free_blocks_are_offered() -> None:
    state = table("red large any", "large-red small-red")
    assert [len(offered(state, card)) for card in ("red", "large", "any")] == [1, 2, 7]


def test_bo_o38_card_and_block_are_one_move_and_the_block_is_held_then() -> None:
    state = play(table("red any"), "0 red>large-red")
    held = seen(state, 1).held
    assert held is not None
    assert (held.seat, held.card, held.block) == (0, "red", "large-red")
    assert "large-red" not in free(state)


def test_bo_17_18_d15_o18_t44_the_card_lies_on_top_of_the_discards_at_once() -> None:
    state = play(table("red any", discards="pass"), "0 red>large-red")
    assert seen(state, 1).discards == ("pass", "red")
    fallen = play(table("red any", "small-red", discards="pass"), "0 red>large-red", "gravity fell")
    assert chance_is_to_act(fallen)
    assert seen(fallen).discards == ("pass", "red")


def test_bo_15_16_d14_f03_t12_drawing_stops_at_the_first_playable_card() -> None:
    state = table("red small-red", RED)
    assert legal(state) == ["drawcards"]
    state = draws(play(state, "0 drawcards"), "large-red red")
    assert chance_is_to_act(state)
    state = draws(state, "pass")
    assert is_turn_of(state, 0)
    assert legal(state) == ["pass"]
    state = play(state, "0 pass")
    assert len(state.hands[0]) == 4
    assert is_turn_of(state, 1)


def test_bo_15_a_drawn_block_card_leaves_the_choice_of_the_block() -> None:
    state = draws(play(table("red small-red", RED), "0 drawcards"), "large")
    assert legal(state) == ["large>large-wood", "large>large-blue"]


def test_bo_o15_o17_t13_whoever_can_play_does_not_draw() -> None:
    assert refused(table("pass red", RED), "0 drawcards") == "can-play"
    assert refused(table("any"), "0 drawcards") == "can-play"


def test_bo_o21_a_card_whose_blocks_are_all_used_stays_in_hand() -> None:
    state = table("red any", RED)
    assert offered(state, "red") == []
    assert refused(state, "0 red>small-red") == "block-on-tower"
    assert hand(state) == "red any"


def test_bo_f02_without_a_tower_every_block_card_can_be_played() -> None:
    for card in ("small-red", "red", "large", "any"):
        assert legal(table(f"{card} {card}")) != ["drawcards"]


def test_bo_19_o19_t14_an_empty_pile_takes_the_discards_first() -> None:
    discards = "large-red red pass any large"
    state = play(table("red small-red", RED, pile="", discards=discards), "0 drawcards")
    assert seen(state).discards == ()
    assert sorted(map(str, state.pile)) == sorted(discards.split())
    state = draws(state, "large-red red pass")
    assert is_turn_of(state, 0)
    assert seen(state).pile == 2


def test_bo_o20_t15_nothing_to_draw_ends_the_turn() -> None:
    state = play(table("red small-red", RED, pile=""), "0 drawcards")
    assert hand(state) == "small-red red"
    assert is_turn_of(state, 1)


def test_bo_o20_drawing_goes_on_to_the_last_card() -> None:
    state = play(table("red small-red", RED, pile="large-red"), "0 drawcards", "chance draw:large-red")
    assert hand(state) == "small-red large-red red"
    assert is_turn_of(state, 1)


def test_bo_39_to_41_o16_t43_pass_needs_no_tower_and_no_reason() -> None:
    state = play(table("pass any", hands={1: "any"}), "0 pass")
    assert height(state) == 0
    assert is_turn_of(state, 1)
    assert seen(state).discards == ("pass",)


def test_bo_42_d24_t28_reverse_turns_the_way_round() -> None:
    state = table("reverse any", players=4, turn=1, hands={0: "pass any", 3: "reverse any"})
    state = play(state, "1 reverse")
    assert is_turn_of(state, 0)
    assert not seen(state).clockwise
    state = play(state, "0 pass")
    assert is_turn_of(state, 3)
    state = play(state, "3 reverse")
    assert is_turn_of(state, 0)
    assert seen(state).clockwise


def test_bo_o30_t29_reverse_with_two_is_like_pass() -> None:
    assert is_turn_of(play(table("reverse any", hands={1: "any"}), "0 reverse"), 1)


def test_bo_43_the_turn_passes_clockwise_after_a_success() -> None:
    state = table("any any", "large-red", players=3, turn=2)
    assert is_turn_of(play(state, "2 any>small-red", "gravity stood"), 0)


def test_bo_o41_no_clock_unless_the_table_wants_one() -> None:
    assert waits_for(table("pass any")) == {"0"}
    assert waits_for(table("pass any", turnSeconds="30")) == {"0", "clock"}
    assert legal(table("pass any", turnSeconds="30"), "clock") == ["wait30000ms@0"]
    assert waits_for(play(table("pass any", turnSeconds="30"), "0 any>large-red")) == {"gravity"}


def test_bo_o41_a_held_pass_is_played_for_a_slow_player() -> None:
    state = play(table("pass any", turnSeconds="30", hands={1: "any"}), "clock")
    assert (hand(state), seen(state).discards) == ("any", ("pass",))
    assert is_turn_of(state, 1)
    assert legal(state, "clock") == ["wait30000ms@1"], "a new alarm"


def test_bo_o41_without_a_pass_the_turn_is_skipped() -> None:
    state = play(table("any red", turnSeconds="30", hands={1: "any"}), "clock")
    assert hand(state) == "red any"
    assert is_turn_of(state, 1)
    restart = table("pass any", phase="restart", flags="restart acted", turnSeconds="30")
    state = play(restart, "clock")
    assert hand(state) == "any pass"
    assert is_turn_of(state, 1)


def test_bo_o41_44_a_pass_played_by_the_clock_can_be_the_last_card() -> None:
    assert ended(play(table("pass", turnSeconds="60", hands={1: "any"}), "clock")).winners == (0,)


def test_bo_o41_an_empty_hand_does_not_win_by_waiting() -> None:
    state = table("", "large-red", turnSeconds="60", hands={1: "any"})
    assert legal(state) == ["drawcards"]
    assert is_turn_of(play(state, "clock"), 1)


def test_the_clock_moves_only_when_it_may() -> None:
    state = table("any red", turnSeconds="30")
    assert refused(state, "clock wait30000ms@9") == "wrong-phase"
    assert refused(table("any red"), "clock wait30000ms@0") == "not-your-turn"
    assert refused(state, "gravity fell") == "not-your-turn"
    assert refused(state, "chance draw:any") == "not-your-turn"
    assert refused(play(state, "0 any>large-red"), "gravity draw:any") == "wrong-phase"
    assert refused(state, "0 letgo") == "wrong-phase"
    assert refused(state, "0 draw:any") == "wrong-phase"


def test_leaving_puts_the_hand_under_the_discards_and_skips_the_seat() -> None:
    state = table("any red", players=3, hands={1: "pass", 2: "blue"}, discards="wood")
    state = BLOCKOUT.leave(state, state.present[1])
    assert seen(state).discards == ("pass", "wood")
    assert seen(state).players[1].left
    state = play(state, "0 any>large-red", "gravity stood")
    assert is_turn_of(state, 2)
    over = BLOCKOUT.leave(state, state.present[1])
    assert ended(over).reason == "last-player"
    assert ended(over).places == (1, 2, 2)


def test_leaving_with_a_block_in_hand_voids_the_placement() -> None:
    state = play(table("any red", "large-red", players=3, hands={1: "pass"}), "0 any>small-red")
    state = BLOCKOUT.leave(state, state.present[0])
    assert height(state) == 1
    assert "small-red" in free(state)
    assert is_turn_of(state, 1)
    assert sorted(seen(state).discards) == ["any", "red"]


def test_leaving_during_the_deal_goes_on_with_the_others() -> None:
    state = BLOCKOUT.initial(BLOCKOUT.setup(3, {"starter": "1"}))
    state = play(state, "chance draw:any", "chance draw:red")
    state = BLOCKOUT.leave(state, state.present[1])
    while Actor.CHANCE in BLOCKOUT.to_act(state):
        state = BLOCKOUT.apply(state, Actor.CHANCE, BLOCKOUT.legal_moves(state, Actor.CHANCE)[0])
    assert [len(cards) for cards in state.hands] == [7, 0, 7]
    assert is_turn_of(state, 2)
