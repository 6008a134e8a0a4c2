"""Both ways to win, and the advanced rule (BO-44 to BO-51)."""

from blockcade.games.blockout.phase import Phase
from tests.games.blockout.tables import (
    BLOCKOUT,
    draws,
    ended,
    height,
    is_turn_of,
    legal,
    play,
    refused,
    seen,
    table,
)

FIVE = "large-red large-wood large-blue medium-red medium-wood"
SEVEN = f"{FIVE} medium-blue small-red"
EIGHT = f"{SEVEN} small-wood"


def test_bo_44_o31_t30_the_last_card_may_be_an_action() -> None:
    outcome = ended(play(table("pass", hands={1: "any"}), "0 pass"))
    assert (outcome.reason, outcome.winners) == ("no-cards-left", (0,))


def test_bo_44_the_last_card_and_its_block_stood() -> None:
    state = play(table("any", FIVE, hands={1: "any"}), "0 any>small-red")
    assert BLOCKOUT.outcome(state) is None, "not before the verdict"
    assert ended(play(state, "gravity stood")).reason == "no-cards-left"


def test_bo_45_d19_d20_t31_the_ninth_block_wins_with_cards_in_hand() -> None:
    state = table("any red blue wood small large", EIGHT, hands={1: "any"})
    outcome = ended(play(state, "0 any>small-blue", "gravity stood"))
    assert (outcome.reason, outcome.winners, outcome.scores) == ("nine-blocks", (0,), (5, 1))


def test_bo_35_45_t32_the_ninth_block_falls() -> None:
    state = play(table("any red", EIGHT), "0 any>small-blue", "gravity fell")
    assert BLOCKOUT.outcome(state) is None
    assert is_turn_of(draws(state, "pass any any"), 0, Phase.RESTART)


def test_bo_46_only_the_player_whose_turn_it_was_can_have_won() -> None:
    state = table("any red", "large-red", hands={1: ""})
    assert BLOCKOUT.outcome(state) is None
    state = play(state, "0 any>small-red", "gravity stood")
    assert is_turn_of(state, 1)
    assert legal(state, "1") == ["drawcards"]


def test_bo_47_t33_there_is_one_winner_and_nothing_after() -> None:
    for state in (
        play(table("pass", hands={1: "any"}), "0 pass"),
        play(table("any red", EIGHT, hands={1: "any"}), "0 any>small-blue", "gravity stood"),
    ):
        assert ended(state).winners == (0,)
        assert refused(state, "1 any>small-red") == "game-over"
        assert refused(state, "gravity fell") == "game-over"


def test_bo_48_the_advanced_rule_is_a_switch() -> None:
    assert not seen(table("any")).advanced
    assert seen(table("any", advanced="on")).advanced
    assert refused(table("any any"), "0 >small-red") == "wrong-phase"


def test_bo_49_51_d21_d22_o37_t34_one_more_block_is_due() -> None:
    state = table("any", "large-red large-wood large-blue medium-red", advanced="on", hands={1: "any"})
    state = play(state, "0 any>small-red", "gravity stood")
    assert is_turn_of(state, 0, Phase.BONUS)
    assert height(state) == 5
    for other in ("0 pass", "0 drawcards", "0 any>small-blue"):
        assert refused(state, other) == "bonus-due"
    assert legal(state) == [f">{block}" for block in seen(state).free]
    outcome = ended(play(state, "0 >small-blue", "gravity stood"))
    assert (outcome.reason, outcome.winners) == ("bonus-block", (0,))


def test_bo_50_t35_the_extra_block_is_any_that_is_free() -> None:
    state = table("", FIVE, phase="bonus", advanced="on")
    assert refused(state, "0 >large-red") == "block-on-tower"
    assert refused(state, "0 >large-yellow") == "unknown-id"
    assert len(legal(state)) == 4


def test_bo_o33_t36_the_extra_block_falls() -> None:
    state = play(table("", FIVE, phase="bonus", advanced="on"), "0 >small-red", "gravity fell")
    state = draws(state, "any red blue")
    assert is_turn_of(state, 0, Phase.RESTART)
    state = play(state, "0 red>large-red", "gravity stood")
    assert len(state.hands[0]) == 2
    assert is_turn_of(state, 1)


def test_bo_49_a_foul_with_the_extra_block_is_tried_again() -> None:
    state = play(table("", FIVE, phase="bonus", advanced="on"), "0 >small-red", "gravity void:touched")
    assert is_turn_of(state, 0, Phase.BONUS)
    assert seen(state).discards == ()


def test_bo_o34_t37_the_last_card_and_the_ninth_block_win_at_once() -> None:
    state = table("any", EIGHT, advanced="on", hands={1: "any"})
    assert ended(play(state, "0 any>small-blue", "gravity stood")).reason == "nine-blocks"


def test_bo_o32_o36_t38_a_last_reverse_on_an_empty_site() -> None:
    state = play(table("reverse", advanced="on", players=3, hands={1: "any"}), "0 reverse")
    assert not seen(state).clockwise
    assert is_turn_of(state, 0, Phase.BONUS)
    state = play(state, "0 >small-red", "gravity stood")
    assert height(state) == 1
    assert ended(state).reason == "bonus-block"


def test_bo_o35_t49_the_extra_block_is_the_ninth() -> None:
    state = play(table("any", SEVEN, advanced="on", hands={1: "any"}), "0 any>small-wood", "gravity stood")
    assert is_turn_of(state, 0, Phase.BONUS)
    assert ended(play(state, "0 >small-blue", "gravity stood")).winners == (0,)


def test_bo_o41_49_the_extra_block_is_missed_when_time_is_up() -> None:
    state = table("", FIVE, phase="bonus", advanced="on", turnSeconds="30", hands={1: "any"})
    assert is_turn_of(play(state, "clock"), 1)


def test_bo_o40_fewer_cards_are_better_and_equal_counts_share_a_place() -> None:
    hands = {1: "any any wood", 2: "red", 3: "blue large small"}
    outcome = ended(play(table("pass", players=4, hands=hands), "0 pass"))
    assert outcome.places == (1, 3, 2, 3)
    assert outcome.scores == (0, 3, 1, 3)


def test_bo_44_o20_an_empty_hand_and_no_card_anywhere_win_at_the_end_of_the_turn() -> None:
    state = table("", "large-red", pile="")
    assert ended(play(state, "0 drawcards")).reason == "no-cards-left"
