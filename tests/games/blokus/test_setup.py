"""Pieces, colours, seats and switches: BK-01 to BK-06, and the options."""

import pytest

from blockcade.core import Actor, BadSetup, Seat
from blockcade.games.blokus.board import CLASSIC
from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.pieces import PIECES, SQUARES_OF_A_COLOUR
from tests.games.blokus.tables import BLOKUS, play_any, start, turn_of


def test_bk_01_there_is_one_board_of_20_by_20() -> None:
    assert len(CLASSIC.cells) == 400


def test_bk_02_03_t01_there_are_84_pieces_21_of_each_of_four_colours() -> None:
    state = start()
    assert [hand.bit_count() for hand in state.hands] == [21, 21, 21, 21]
    assert [colour.value for colour in COLOURS] == ["blue", "yellow", "red", "green"]


def test_bk_f01_all_shapes_of_one_to_five_squares() -> None:
    assert [sum(piece.size == size for piece in PIECES) for size in range(1, 6)] == [1, 1, 2, 5, 12]
    assert SQUARES_OF_A_COLOUR == 89
    shapes = {min(piece.orientations) for piece in PIECES}
    assert len(shapes) == 21, "no piece is another one turned or flipped"


ORIENTATIONS = {
    "I1": 1, "I2": 2, "I3": 2, "V3": 4, "I4": 2, "L4": 8, "O4": 1, "T4": 4, "S4": 4, "F5": 8, "I5": 2,
    "L5": 8, "N5": 8, "P5": 8, "T5": 4, "U5": 4, "V5": 4, "W5": 4, "X5": 1, "Y5": 8, "Z5": 4,
}  # fmt: skip


def test_bk_f02_o03_there_are_91_orientations_and_30433_placements() -> None:
    assert {piece.name: len(piece.orientations) for piece in PIECES} == ORIENTATIONS
    assert sum(ORIENTATIONS.values()) == 91
    assert len(CLASSIC.tables.placements) == 30_433


def test_bk_04_t41_each_player_has_a_colour_of_their_own() -> None:
    state = start(colours="red,blue,green,yellow")
    assert state.terms.owners == (1, 3, 0, 2)
    with pytest.raises(BadSetup, match="colour-taken"):
        BLOKUS.setup(4, {"colours": "red,blue,red,yellow"})


def test_bk_05_o08_chance_draws_who_begins_unless_the_host_names_a_seat() -> None:
    drawn = BLOKUS.initial(BLOKUS.setup(4))
    assert BLOKUS.to_act(drawn) == {Actor.CHANCE}
    assert [weight for _, weight in BLOKUS.chances(drawn)] == [1, 1, 1, 1]
    for move, _ in BLOKUS.chances(drawn):
        begun = BLOKUS.apply(drawn, Actor.CHANCE, move)
        assert BLOKUS.format_move(move) == f"begin{turn_of(begun)[1]}"
    assert turn_of(start(starter="2")) == ("red", 2)


def test_bk_06_d18_play_goes_clockwise_by_seat_from_whoever_begins() -> None:
    state = start(starter="2", colours="green,red,blue,yellow")
    seen = [turn_of(play_any(state, plies)) for plies in range(5)]
    assert seen == [("blue", 2), ("yellow", 3), ("green", 0), ("red", 1), ("blue", 2)]


def test_bk_d07_the_default_colour_order_is_blue_yellow_red_green() -> None:
    assert [turn_of(play_any(start(), plies))[0] for plies in range(4)] == ["blue", "yellow", "red", "green"]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_bk_o25_t02_only_two_three_or_four_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="bad-players"):
        BLOKUS.setup(players)


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(BadSetup, match="unknown-id"):
        BLOKUS.setup(4, {"gravity": "on"})
    with pytest.raises(BadSetup, match="unknown-id"):
        BLOKUS.setup(4, {"scoring": "double"})
    with pytest.raises(BadSetup, match="unknown-id"):
        BLOKUS.setup(4, {"colours": "red,blue,mauve,yellow"})
    with pytest.raises(BadSetup, match="unknown-id"):
        BLOKUS.setup(4, {"colours": "red,blue"})


def test_bk_o09_blue_begins_with_two_and_three_players_also_when_it_is_shared() -> None:
    assert turn_of(start(2)) == ("blue", 0)
    assert turn_of(start(3, colours="red,yellow,green")) == ("blue", Seat(1))
