"""Legal places of pieces: BK-07 to BK-13 with their vectors."""

import pytest

from blockcade.core import Seat
from blockcade.games.blokus.moves import Lay
from tests.games.blokus.tables import (
    BLOKUS,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Q,
    laid,
    lay,
    play,
    play_any,
    position,
    refused,
    row,
    seat_of,
    start,
    with_turn,
)


def legal_count(corner: str) -> list[int]:
    """Legal first moves of the first two colours; the first takes a corner with its one-square piece."""
    state = start(startCorner=corner)
    first = len(BLOKUS.legal_moves(state, Seat(0)))
    after = play(state, lay("I1", (0, 0)))
    return [first, len(BLOKUS.legal_moves(after, Seat(1)))]


def test_bk_07_a_turn_is_one_piece() -> None:
    state = play(start(), lay("I1", (0, 0)))
    assert seat_of(state) == 1
    assert state.hands[BLUE.index].bit_count() == 20


def test_bk_07_t18_a_piece_is_laid_once() -> None:
    assert refused(position(Q), lay("I5", *row(1, 5, 9))) == "not-in-hand"


def test_bk_08_t03_first_moves_are_counted() -> None:
    assert legal_count("free") == [232, 174]
    assert legal_count("fixed") == [58, 58]


def test_bk_08_f03_t06_the_x_has_no_first_place() -> None:
    for corner in ("free", "fixed"):
        moves = BLOKUS.legal_moves(start(startCorner=corner), Seat(0))
        assert not [move for move in moves if isinstance(move, Lay) and move.piece.name == "X5"]
    assert refused(start(), lay("X5", (0, 1), (1, 0), (1, 1), (1, 2), (2, 1))) == "no-start-corner"


def test_bk_08_t04_t05_the_first_piece_covers_a_corner_square() -> None:
    play(start(), lay("L5", (0, 0), (1, 0), (2, 0), (3, 0), (3, 1)))
    assert refused(start(), lay("O4", (1, 1), (1, 2), (2, 1), (2, 2))) == "no-start-corner"


def test_bk_08_f06_next_colours_have_174_116_and_58_first_moves() -> None:
    state, counts = start(), list[int]()
    for corner in ((0, 0), (0, 19), (19, 19), (19, 0)):
        counts.append(len(BLOKUS.legal_moves(state, seat_of(state))))
        state = play(state, lay("I1", corner))
    assert counts == [232, 174, 116, 58]


def test_bk_d03_o06_t40_fixed_corners_go_clockwise_from_the_top_left() -> None:
    state = start(startCorner="fixed")
    assert refused(state, lay("I1", (0, 19))) == "no-start-corner"
    for corner in ((0, 0), (0, 19), (19, 19), (19, 0)):
        state = play(state, lay("I1", corner))


def test_bk_09_t07_a_corner_of_the_own_colour_is_enough() -> None:
    play(position(Q), lay("V3", (1, 5), (1, 6), (2, 5)))


def test_bk_09_t10_without_a_corner_it_is_refused() -> None:
    assert refused(position(Q), lay("I1", (2, 5))) == "no-corner-contact"


def test_bk_09_t13_red_goes_on_from_its_square() -> None:
    play(with_turn(position(Q), RED), lay("I3", (15, 17), (16, 17), (17, 17)))


def test_bk_09_10_t14_green() -> None:
    state = with_turn(position(Q), GREEN)
    assert refused(state, lay("I2", (15, 0), (16, 0))) == "edge-contact"
    play(state, lay("I5", *[(at, 1) for at in range(12, 17)]))


def test_bk_09_d04_t16_any_corner_of_any_own_piece_will_do() -> None:
    state = play(start(), lay("I3", *row(0, 0, 2)))
    state = with_turn(state, BLUE)
    state = with_turn(play(state, lay("I2", (1, 3), (1, 4))), BLUE)
    play(state, lay("I1", (2, 2)))


def test_bk_10_t08_edges_of_the_own_colour_must_not_touch() -> None:
    assert refused(position(Q), lay("I2", (0, 5), (0, 6))) == "edge-contact"


def test_bk_10_o05_t09_an_edge_is_refused_although_a_corner_touches_too() -> None:
    assert refused(position(Q), lay("O4", (1, 4), (1, 5), (2, 4), (2, 5))) == "edge-contact"


def test_bk_11_12_t15_other_colours_may_touch_in_any_way() -> None:
    state = laid(start(), {BLUE: row(0, 0, 4), GREEN: [(1, 6), (2, 6), (3, 6)]})
    play(state, lay("I3", (1, 5), (2, 5), (3, 5)))


def test_bk_13_t11_squares_must_be_free() -> None:
    assert refused(position(Q), lay("V3", (0, 17), (1, 16), (1, 17))) == "overlap"


def test_bk_13_t12_squares_must_be_on_the_board() -> None:
    assert refused(with_turn(position(Q), RED), lay("I4", *row(17, 17, 20))) == "off-board"


def test_bk_o03_t17_squares_must_be_the_piece_turned_or_flipped() -> None:
    assert refused(position(Q), lay("V3", *row(1, 5, 7))) == "bad-shape"
    assert refused(position(Q), lay("I2", (1, 5), (1, 5))) == "bad-shape", "the same square twice"


def test_bk_06_t19_out_of_turn_is_refused() -> None:
    assert refused(position(Q), lay("I1", (1, 16)), Seat(YELLOW.index)) == "not-your-turn"


def test_bk_o05_reasons_come_in_order() -> None:
    q = position(Q)
    assert refused(q, lay("I5", (0, 0))) == "not-in-hand", "before bad-shape"
    assert refused(q, lay("I2", (0, 0), (5, -9))) == "bad-shape", "before off-board"
    assert refused(q, lay("I2", (0, 19), (0, 20))) == "off-board", "before overlap"
    assert refused(q, lay("I2", (0, 4), (0, 5))) == "overlap", "before edge-contact"


@pytest.mark.parametrize("seed_plies", [1, 4, 9, 23])
def test_a_refused_move_changes_nothing(seed_plies: int) -> None:
    state = play_any(start(), seed_plies)
    before = (repr(state), hash(state))
    for move in (lay("I1", (0, 0)), lay("V3", *row(1, 1, 3)), lay("I2", (19, 19), (19, 20))):
        refused(state, move)
    assert (repr(state), hash(state)) == before
