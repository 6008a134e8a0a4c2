"""Blokus counted twice: by the rules, and by a counter that knows only squares."""

from pathlib import Path

import pytest

from blockcade.games.blokus import Blokus
from blockcade.testkit import PerftCase, check, perft, read_perft
from tests.games.orders import order_text
from tests.testkit import plain_blokus

BLOKUS = Blokus()
DATA = Path(__file__).parents[1] / "data" / "blokus"
CASES = [case for path in sorted(DATA.glob("*.perft")) for case in read_perft(path)]
by_name = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


@by_name
def test_the_rules_count_what_the_files_say(case: PerftCase) -> None:
    check(BLOKUS, case)


def plain_count(case: PerftCase, depth: int) -> int:
    colour = case.position.partition("| turn ")[2][0]
    fixed = "startCorner=fixed" in case.position
    return plain_blokus.count(plain_blokus.read_boards(case.position), colour, depth, fixed=fixed)


@by_name
def test_plain_squares_count_the_same(case: PerftCase) -> None:
    assert plain_count(case, 1) == case.counts[1]
    if case.counts[1] <= 60 and 2 in case.counts:
        assert plain_count(case, 2) == case.counts[2]


@pytest.mark.slow
@by_name
def test_plain_squares_count_the_same_two_deep(case: PerftCase) -> None:
    if 2 in case.counts:
        assert plain_count(case, 2) == case.counts[2]


def test_the_files_hold_the_openings() -> None:
    ones = {case.name: case.counts[1] for case in CASES}
    assert [ones[f"fixed-{laid}-laid"] for laid in range(4)] == [58, 58, 58, 58]
    assert [ones[f"free-{laid}-laid"] for laid in range(4)] == [232, 174, 116, 58]
    assert sum("players-after" in name for name in ones) >= 5


@pytest.mark.parametrize(("colour", "seat"), [("B", 0), ("Y", 1), ("R", 2), ("G", 3)])
def test_every_colour_has_58_ways_out_of_its_corner(colour: str, seat: int) -> None:
    empty = "/".join(["20"] * 20)
    text = f"{empty} | players 4 startCorner=fixed starter={seat} | turn {colour} seat {seat} ply 0"
    assert perft(BLOKUS, BLOKUS.parse_position(text), 1) == 58
    assert plain_blokus.count(plain_blokus.read_boards(text), colour, 1, fixed=True) == 58


def test_shapes_and_places_on_the_board() -> None:
    assert len(plain_blokus.SHAPES) == 91
    assert len(set(plain_blokus.KIND.values())) == 21
    assert len(plain_blokus.PLACES) == 30_433
    from blockcade.games.blokus.board import placement_tables

    ours = {frozenset((row, column) for row, column in p.lay.cells) for p in placement_tables().placements}
    assert ours == {place for place, _ in plain_blokus.PLACES}
    assert len(placement_tables().placements) == 30_433


def test_the_order_of_moves_stays() -> None:
    assert order_text(BLOKUS, CASES, in_full="fixed-0-laid") == (DATA / "order.txt").read_text("utf-8")
