"""Standing and falling, by verdict and by exact statics (BO-28 to BO-37)."""

import pytest

from blockcade.core import Actor
from blockcade.core.pose import Box
from blockcade.core.statics import Placed, stands
from blockcade.games.blockout.moves import Fell, Stood, Void
from blockcade.games.blockout.phase import Phase
from tests.games.blockout.tables import (
    BLOCKOUT,
    chance_is_to_act,
    draws,
    ended,
    free,
    hand,
    height,
    is_turn_of,
    legal,
    play,
    refused,
    seen,
    table,
    waits_for,
)

FIVE = "large-red large-wood large-blue medium-red medium-wood"
SHEET_MM = {"S": (30, 20), "M": (45, 30), "L": (60, 40)}  # base and height of the vectors


def sheet_tower(text: str) -> bool:
    """`L@0,0 M@29,0`: does it stand?"""
    column: list[Placed] = []
    for word in text.split():
        name, _, at = word.partition("@")
        base, high = (20 * mm for mm in SHEET_MM[name])
        x, y = (20 * int(mm) for mm in at.split(","))
        column.append(Placed(Box(base, base, high), x, y))
    return stands(column)


@pytest.mark.parametrize(
    ("tower", "result"),
    [
        ("L@0,0 M@0,0 S@0,0", True),  # T16
        ("L@0,0 M@29,0", True),  # T17
        ("L@0,0 M@30,0", False),
        ("L@0,0 M@20,0 L@30,0", True),  # T18
        ("L@0,0 M@20,0 L@38,0", False),
        ("M@20,0 L@38,0", True),
        ("S@0,0 L@10,0 L@22,0", False),  # T19
        ("S@0,0 L@14,0 L@-14,0", True),  # T20
    ],
)
def test_bo_o05_t16_to_t20_the_centre_of_mass_is_inside_every_joint(tower: str, result: bool) -> None:
    assert sheet_tower(tower) is result


def test_bo_31_o10_t21_a_block_that_does_not_touch_the_top_is_refused() -> None:
    state = table("any any", "large-red", towerModel="statics")
    assert refused(state, "0 any>small-red@50,0,0") == "no-contact"
    assert refused(state, "0 any>small-red@29,0,0") == "no-contact", "an edge is no contact"
    assert play(state, "0 any>small-red@28,0,0").phase is Phase.PLACING
    assert height(state) == 1


def test_bo_o05_statics_leaves_exactly_one_verdict() -> None:
    state = table("any any", "large-wood", towerModel="statics")
    inside = play(state, "0 any>small-wood@20,0,0")
    assert legal(inside, "gravity") == ["stood:0.0.240.10000.0.0.0,400.0.720.10000.0.0.0"]
    assert refused(inside, "gravity fell") == "wrong-verdict"
    assert refused(inside, "gravity void:lost") == "wrong-verdict"
    border = play(state, "0 any>small-wood@21,0,0")
    assert legal(border, "gravity") == ["fell"]
    assert refused(border, "gravity stood:0.0.240.10000.0.0.0,420.0.720.10000.0.0.0") == "wrong-verdict"


def test_bo_o11_a_quarter_turn_changes_the_joint() -> None:
    state = table("any any", "large-wood large-blue", towerModel="statics")
    along = play(state, "0 any>small-wood@0,13,0")
    assert legal(along, "gravity") == ["fell"], "large-blue is 23.1 mm deep"
    turned = table("any any", towerModel="statics")
    turned = play(turned, "0 any>large-blue@0,0,1", "gravity stood")
    assert turned.tower[0].pose == (0, 0, 200, 7071, 0, 0, 7071)
    on_it = table("any any", "large-wood", towerModel="statics", hands={1: "any any"})
    on_it = play(on_it, "0 any>large-blue@0,0,1", "gravity stood", "1 any>small-wood@0,13,0")
    assert legal(on_it, "gravity")[0].startswith("stood:")


def test_bo_29_o11_the_base_of_statics_stands_on_the_site() -> None:
    state = table("any any", towerModel="statics")
    assert legal(state, start="any>small-red") == ["any>small-red@0,0,0", "any>small-red@0,0,1"]
    assert legal(state, start="any>small-wood") == ["any>small-wood@0,0,0"], "it is square"
    assert refused(state, "0 any>small-red@3,0,0") == "off-site"
    assert refused(state, "0 any>small-red") == "wrong-spot"
    assert refused(table("any any"), "0 any>small-red@0,0,0") == "wrong-spot"


def test_bo_28_34_o10_gravity_says_where_all_blocks_rest() -> None:
    state = play(table("any any", "large-red"), "0 any>small-red")
    assert waits_for(state) == {"gravity"}
    poses = "3.-2.280.10000.0.0.0,40.-41.839.9998.120.0.160"
    state = play(state, f"gravity stood:{poses}~AbC_-9=")
    assert [str(standing.pose) for standing in state.tower] == poses.split(",")
    assert "AbC" not in BLOCKOUT.format_position(state)
    last = seen(state).last
    assert last is not None
    assert (last.seat, last.block, last.verdict) == (0, "small-red", "stood")


def test_bo_28_a_verdict_names_every_block() -> None:
    state = play(table("any any", "large-red"), "0 any>small-red")
    assert refused(state, "gravity stood:0.0.280.10000.0.0.0") == "wrong-verdict"
    assert [move.partition(":")[0] for move in legal(state, "gravity")] == ["stood"] * 3 + ["fell", "void"]


def test_the_trace_of_a_hand_is_kept_for_the_record_and_not_told() -> None:
    state = play(table("any any", "large-red"), "0 any>small-red")
    for text in ("fell~AAA", "void:time~AAA", "stood:0.0.280.10000.0.0.0,0.0.840.10000.0.0.0~AAA"):
        move = BLOCKOUT.parse_move(text)
        assert isinstance(move, Stood | Fell | Void)
        assert move.trace == "AAA"
        told = BLOCKOUT.as_seen_by(state, Actor.GRAVITY, move, None)
        assert told is not None
        assert BLOCKOUT.format_move(told) == text.partition("~")[0]


def test_bo_30_d06_one_hand_holds_one_block() -> None:
    state = play(table("any any", "large-red"), "0 any>small-red")
    assert refused(state, "0 any>small-blue") == "wrong-phase"
    assert legal(state) == []


@pytest.mark.parametrize("reason", ["touched", "time", "lost", "back"])
def test_bo_31_32_d07_d08_a_foul_does_not_count_and_the_player_tries_again(reason: str) -> None:
    before = table("any red", "large-red", discards="pass")
    state = play(before, "0 any>small-red", f"gravity void:{reason}")
    assert hand(state) == hand(before)
    assert seen(state).discards == ("pass",)
    assert free(state) == free(before)
    assert state.tower == before.tower
    assert is_turn_of(state, 0)
    last = seen(state).last
    assert last is not None
    assert last.verdict == f"void:{reason}"


def test_bo_o44_a_touch_may_cost_the_turn_and_nothing_else_does() -> None:
    before = table("any red", "large-red", discards="pass", touchPrice="turnEnds")
    taken = play(before, "0 any>small-red")
    state = play(taken, "gravity void:touched")
    assert is_turn_of(state, 1)
    assert hand(state, 0) == hand(before, 0), "the card comes back: a foul gets rid of none"
    assert seen(state).discards == ("pass",)
    assert free(state) == free(before)
    for reason in ("time", "lost", "back"):
        assert is_turn_of(play(taken, f"gravity void:{reason}"), 0)


def test_bo_o44_a_touch_with_the_extra_block_ends_the_turn_without_a_win() -> None:
    state = table("", "large-red", phase="bonus", advanced="on", touchPrice="turnEnds", hands={1: "any"})
    state = play(state, "0 >small-red", "gravity void:touched")
    assert is_turn_of(state, 1)
    assert not state.is_over


def test_bo_38_a_simulated_fall_after_the_count_costs_nothing() -> None:
    before = table("any red", "large-red", hands={1: "any any"})
    state = play(before, "0 any>small-red", "gravity fell:late")
    assert (height(state), hand(state, 0), hand(state, 1)) == (0, "red", "any any")
    assert is_turn_of(state, 1)
    assert not seen(state).restart
    last = seen(state).last
    assert last is not None
    assert last.verdict == "late"


def test_bo_d11_a_simulated_fall_after_the_count_may_cost_the_next_player() -> None:
    state = table("any red", "large-red", hands={1: "any any"}, lateFall="nextPlayerDraws")
    state = draws(play(state, "0 any>small-red", "gravity fell:late"), "pass pass blue")
    assert is_turn_of(state, 1, Phase.RESTART)
    assert len(state.hands[1]) == 5


def test_bo_o29_a_simulated_fall_after_the_count_undoes_no_win() -> None:
    state = play(table("any", "large-red", hands={1: "any"}), "0 any>small-red", "gravity fell:late")
    assert ended(state).reason == "no-cards-left"


def test_bo_o43_a_simulated_fall_after_the_count_leaves_the_extra_block_due() -> None:
    state = table("any", "large-red", hands={1: "any"}, advanced="on", lateFall="nextPlayerDraws")
    state = play(state, "0 any>small-red", "gravity fell:late")
    assert is_turn_of(state, 0, Phase.BONUS)
    assert height(state) == 0


def test_bo_o09_only_gravity_says_that_a_simulated_tower_fell_late() -> None:
    base = play(table("any any"), "0 any>small-red")
    assert refused(base, "gravity fell:late") == "wrong-verdict"
    exact = play(table("any any", "large-red", towerModel="statics"), "0 any>small-red@0,0,0")
    assert refused(exact, "gravity fell:late") == "wrong-verdict"
    real = play(table("any any", "large-red", towerModel="reported"), "0 any>small-red")
    assert refused(real, "1 fell:late") == "wrong-phase"


def test_bo_37_a_foul_of_a_restart_goes_back_to_the_restart() -> None:
    state = table("any red", phase="restart", flags="restart acted")
    state = play(state, "0 any>small-red", "gravity void:touched")
    assert is_turn_of(state, 0, Phase.RESTART)
    assert seen(state).restart


def test_bo_33_34_d09_d23_the_count_takes_three_seconds() -> None:
    assert BLOCKOUT.components["countMs"] == 3000
    state = table("any any", "large-red", towerModel="reported")
    state = play(state, "0 any>small-red", "0 letgo")
    assert legal(state, "clock") == ["wait3000ms@1"]


def test_bo_35_to_37_d10_d12_d13_f06_t22_a_fall_costs_three_cards_and_starts_anew() -> None:
    state = table("any red small-wood large", FIVE)
    state = play(state, "0 any>small-red", "gravity fell")
    assert len(free(state)) == 9
    assert seen(state).owed == 3
    state = draws(state, "pass any blue")
    assert len(state.hands[0]) == 6
    assert is_turn_of(state, 0, Phase.RESTART)
    assert seen(state).restart
    state = play(state, "0 any>large-red", "gravity stood")
    assert len(state.hands[0]) == 5
    assert height(state) == 1
    assert is_turn_of(state, 1)
    assert not seen(state).restart


def test_bo_o22_t23_the_restart_needs_a_block_card() -> None:
    state = table("pass any", phase="restart", flags="restart acted")
    assert refused(state, "0 pass") == "need-block-card"
    assert legal(state, start="pass") == []


def test_bo_o23_t24_no_block_card_after_the_three_draws() -> None:
    state = draws(play(table("any", "large-red"), "0 any>small-red", "gravity fell"), "pass reverse reverse")
    assert legal(state) == ["drawcards"]
    state = draws(play(state, "0 drawcards"), "reverse pass")
    assert chance_is_to_act(state)
    state = draws(state, "small-red")
    assert is_turn_of(state, 0, Phase.RESTART)
    assert legal(state) == ["small-red>small-red"]


def test_bo_o23_no_block_card_anywhere_leaves_the_site_empty() -> None:
    state = table("pass", pile="", phase="restart", flags="restart acted")
    state = play(state, "0 drawcards")
    assert is_turn_of(state, 1)
    assert height(state) == 0


def test_bo_f05_o25_t25_the_last_card_and_a_fall() -> None:
    state = play(table("any", "large-red"), "0 any>small-red", "gravity fell")
    assert BLOCKOUT.outcome(state) is None
    state = draws(state, "red blue any")
    assert len(state.hands[0]) == 3
    state = play(state, "0 red>small-red", "gravity stood")
    assert len(state.hands[0]) == 2
    assert is_turn_of(state, 1)


def test_bo_19_35_o18_o19_t45_the_card_just_played_may_come_back() -> None:
    state = table("any red", "large-red", pile="blue", discards="pass")
    state = play(state, "0 any>small-red", "gravity fell", "chance draw:blue")
    assert sorted(map(str, state.pile)) == ["any", "pass"]
    state = draws(state, "any pass")
    assert hand(state) == "red blue any pass"
    assert (seen(state).pile, seen(state).discards) == (0, ())
    assert is_turn_of(state, 0, Phase.RESTART)


def test_bo_o20_o25_t46_fewer_than_three_cards_are_left() -> None:
    state = table("any", "large-red", pile="")
    state = play(state, "0 any>small-red", "gravity fell", "chance draw:any")
    assert is_turn_of(state, 0, Phase.RESTART)
    state = play(state, "0 any>small-red", "gravity stood")
    assert hand(state) == ""
    assert BLOCKOUT.outcome(state) is None
    assert is_turn_of(state, 1)


def test_bo_o26_t47_an_empty_hand_draws_at_its_next_turn() -> None:
    state = table("any", "large-red", pile="")
    state = play(
        state, "0 any>small-red", "gravity fell", "chance draw:any", "0 any>small-red", "gravity stood"
    )
    state = play(state, "1 pass")
    assert legal(state) == ["drawcards"]
    state = draws(play(state, "0 drawcards"), "pass")
    assert legal(state) == ["pass"]


def test_bo_o07_o08_every_fall_is_the_same_fall() -> None:
    state = play(table("any red", FIVE), "0 any>small-red", "gravity fell")
    assert height(state) == 0, "whatever came down, all blocks are cleared"


def test_bo_o09_o24_a_lone_base_cannot_fall() -> None:
    state = play(table("any red"), "0 any>small-red")
    assert refused(state, "gravity fell") == "wrong-verdict"
    assert not [move for move in legal(state, "gravity") if move.startswith("fell")]
    people = play(table("any red", towerModel="reported"), "0 any>small-red")
    assert refused(people, "1 fell") == "wrong-phase"
    people = play(people, "0 letgo", "clock", "0 stood", "clock")
    assert is_turn_of(people, 1)


def test_bo_o06_how_much_a_hand_sways_is_no_matter_of_the_rules() -> None:
    for sway in ("easy", "normal", "hard"):
        state = play(table("any any", "large-red", hands_=sway), "0 any>small-red", "gravity stood")
        assert seen(state).hands == sway
        assert height(state) == 2


def test_bo_09_d17_there_is_one_tower_at_a_time() -> None:
    state = play(table("any any", "large-red"), "0 any>small-red", "gravity stood")
    assert [standing.block for standing in seen(state).tower] == ["large-red", "small-red"]
    assert state.tower[1].pose.z == 560 + 280
