"""Scoring: BK-16 to BK-18, 22 to 24, 30 to 41, with the worked example of the sheet."""

from blockcade.core import Outcome
from blockcade.games.blokus.pieces import PIECES
from blockcade.games.blokus.scoring import colour_count
from blockcade.games.blokus.state import State
from tests.games.blokus.tables import BLOKUS, BLUE, GREEN, RED, YELLOW, finished

EXAMPLE = {
    YELLOW: ["O4", "T4"],
    RED: ["V3", "I4", "L4", "T4", "S4", "F5"],
    GREEN: ["I3", "I4", "L4", "O4", "W5"],
}


def result(state: State) -> Outcome:
    outcome = BLOKUS.outcome(state)
    assert outcome is not None
    return outcome


def test_bk_16_17_t23_fewest_squares_left_win() -> None:
    outcome = result(finished(4, EXAMPLE))
    assert outcome.scores == (0, 8, 24, 20)
    assert outcome.places == (1, 2, 4, 3)
    assert outcome.winners == (0,)


def test_bk_18_f05_fewest_left_is_most_covered() -> None:
    view = BLOKUS.view_for(finished(4, EXAMPLE), None)
    assert [89 - colour.squares_left for colour in view.colours] == [89, 81, 65, 69]


def test_bk_22_23_24_t30_two_players_add_both_colours_and_fewest_win() -> None:
    state = finished(2, {BLUE: ["V3"], RED: ["F5", "I5"], YELLOW: ["I3", "I4"], GREEN: ["W5"]})
    outcome = result(state)
    assert outcome.scores == (13, 12)
    assert outcome.winners == (1,)


def test_bk_30_31_t36_three_players_count_their_own_colour_alone() -> None:
    left = {BLUE: ["F5"], YELLOW: ["I5", "I4"], RED: ["L5", "L4"], GREEN: ["I2"]}
    outcome = result(finished(3, left))
    assert outcome.scores == (5, 9, 9)
    assert outcome.winners == (0,)
    assert outcome.places == (1, 2, 2)


def test_bk_32_advanced_scoring_is_off_unless_chosen() -> None:
    assert BLOKUS.setup(4)["scoring"] == "basic"
    assert result(finished(4, EXAMPLE, {BLUE: "I1"})).scores[0] == 0, "no bonus in the basic game"


def test_bk_33_37_to_41_t24_to_t27_t46_the_worked_example() -> None:
    outcome = result(finished(4, EXAMPLE, {BLUE: "I1"}, scoring="advanced"))
    assert outcome.scores == (20, -8, -24, -20)
    assert outcome.winners == (0,)
    assert outcome.places == (1, 2, 4, 3), "the highest score wins"


def test_bk_34_each_square_left_is_minus_one() -> None:
    assert result(finished(4, EXAMPLE, scoring="advanced")).scores[1:] == (-8, -24, -20)


def test_bk_35_t28_all_laid_is_fifteen() -> None:
    assert result(finished(4, EXAMPLE, {BLUE: "I2"}, scoring="advanced")).scores[0] == 15


def test_bk_36_d11_o21_t29_smallest_last_alone() -> None:
    left, last = {BLUE: ["I5"]}, {BLUE: "I1"}
    assert result(finished(4, left, last, scoring="advanced")).scores[0] == -5
    assert result(finished(4, left, last, scoring="advanced", smallestLast="always")).scores[0] == 0


def test_bk_o19_t31_bonuses_by_colour_or_by_player() -> None:
    left, last = {RED: ["I4"], YELLOW: ["I2"], GREEN: ["V3"]}, {BLUE: "I1"}
    assert result(finished(2, left, last, scoring="advanced")).scores == (16, -5)
    assert result(finished(2, left, last, scoring="advanced", bonusScope="player")).scores == (-4, -5)


def test_bk_o19_by_player_needs_both_colours_and_the_later_last_piece() -> None:
    def scores(last_blue: str, last_red: str) -> int:
        last = {BLUE: last_blue, RED: last_red}  # red's last piece came after blue's
        state = finished(2, {YELLOW: ["I2"]}, last, scoring="advanced", bonusScope="player")
        return result(state).scores[0]

    assert scores("I2", "I1") == 20
    assert scores("I1", "I2") == 15


def test_bk_20_31_o20_t44_three_players_advanced() -> None:
    left = {BLUE: ["F5"], RED: ["V3"]}
    state = finished(3, left, {YELLOW: "I2", GREEN: "I1"}, scoring="advanced")
    outcome = result(state)
    assert outcome.scores == (-5, 15, -3)
    assert outcome.winners == (1,)
    assert colour_count(state, GREEN).bonus == 0, "the shared colour earns nothing"


def test_bk_o14_t37_a_tie_is_a_shared_win() -> None:
    left = {
        BLUE: ["I1", "I5"],
        YELLOW: ["I2", "I4"],
        RED: ["I1", "F5", "W5"],
        GREEN: ["F5", "W5", "X5", "Y5"],
    }
    outcome = result(finished(4, left))
    assert outcome.scores == (6, 6, 11, 20)
    assert outcome.winners == (0, 1)
    assert outcome.places == (1, 1, 3, 4)


def test_bk_f07_the_range_of_advanced_scores() -> None:
    all_but_smallest = [piece.name for piece in PIECES if piece.name != "I1"]
    assert result(finished(4, {BLUE: all_but_smallest}, scoring="advanced")).scores[0] == -88
