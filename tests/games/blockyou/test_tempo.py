"""The times of a race that everybody sees: how long each player looked, and whether a card was laid."""

from blockcade.core import Actor, Seat, Try
from blockcade.games.blockyou.tempo import tries
from tests.games.blockyou.tables import FITS, phase, table
from tests.games.blockyou.test_tally import Told


def test_a_try_ends_with_a_lay_a_block_or_the_round() -> None:
    told = Told(table("WWWW/N.NE", "WWWW/NE.SE", "WWWW/SE.SW", "WWWW/SW.NW", phase="turning 3"))
    told.play(10_000, Actor.CLOCK)
    told.play(12_000, Seat(0), "1,1/0")  # blocks seat 2 in the north
    assert tries(4, told.moves) == [Try(Seat(0), 2_000, has_acted=True), Try(Seat(2), 2_000, has_acted=False)]
    told.play(15_000, Seat(1), "5,5/0")
    assert phase(told.state) == "countdown"
    assert tries(4, told.moves)[2:] == [
        Try(Seat(1), 5_000, has_acted=True),
        Try(Seat(3), 5_000, has_acted=False),
    ]


def test_a_fault_is_a_try_and_sitting_out_is_none() -> None:
    told = Told(table(*FITS[:2], "WYYB/NE.SE", "out", phase="turning 3"))
    told.play(10_000, Actor.CLOCK)
    told.play(11_000, Seat(2), "1,1/0")  # yellow on orange
    told.play(11_000, Actor.CHANCE)
    assert tries(4, told.moves) == [Try(Seat(2), 1_000, has_acted=True)]


def test_moves_from_the_middle_of_a_round_begin_with_the_next_one() -> None:
    told = Told(table(*FITS[:2], phase="turning 3"))
    told.play(10_000, Actor.CLOCK)
    told.play(12_000, Seat(0), "1,1/0")
    assert tries(2, told.moves[1:]) == []


def test_alone_each_card_is_a_try() -> None:
    told = Told(table(f"{FITS[0]} {FITS[1]},{FITS[2]}", solo="on"))
    told.play(1_000, Seat(0), "1,1/0")
    told.play(1_900, Seat(0), "3,3/0")
    assert tries(1, told.moves) == [Try(Seat(0), 900, has_acted=True)]
