"""A view holds everything that the rules need to search ahead, since a bot sees nothing else."""

from blockcade.core import Seat
from tests.games.blokus.tables import BLOKUS, play_any, start


def test_bk_32_whether_points_or_squares_are_counted() -> None:
    assert not BLOKUS.view_for(start(4), None).is_advanced
    assert BLOKUS.view_for(start(4, scoring="advanced"), None).is_advanced


def test_bk_28_o15_who_lays_next_for_the_shared_colour() -> None:
    state = start(3)
    assert [BLOKUS.view_for(play_any(state, plies), None).next_for_shared for plies in (0, 3, 4, 8, 12)] == [
        0, 0, 1, 2, 0,
    ]  # fmt: skip
    assert BLOKUS.view_for(BLOKUS.leave(play_any(state, 4), Seat(1)), None).next_for_shared == 2
    for nobody in (start(2), start(4), start(3, sharedColour="alternate")):
        assert BLOKUS.view_for(nobody, None).next_for_shared is None


def test_bk_o18_how_many_turns_each_seat_has_had() -> None:
    state = play_any(start(3, sharedColour="alternate"), 4)
    assert BLOKUS.view_for(state, None).seat_turns == (2, 1, 1)
    assert BLOKUS.view_for(play_any(start(3), 4), None).seat_turns == ()


def test_bk_o23_who_has_gone() -> None:
    state = BLOKUS.leave(BLOKUS.leave(start(4), Seat(3)), Seat(1))
    assert BLOKUS.view_for(state, None).left == (1, 3)
