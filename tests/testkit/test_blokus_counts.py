"""Blokus counted twice: by the rules, and by a counter that knows only squares."""

from pathlib import Path

import pytest

from blockcade.games.blokus import Blokus
from blockcade.games.blokus.board import CLASSIC, DUO, Board
from blockcade.testkit import PerftCase, check, perft, read_perft
from tests.games.orders import order_text
from tests.testkit import plain_blokus

BLOKUS = Blokus()
DATA = Path(__file__).parents[1] / "data" / "blokus"
FILES = {path.stem: read_perft(path) for path in sorted(DATA.glob("*.perft"))}
CASES = [case for cases in FILES.values() for case in cases]
by_name = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


@by_name
def test_the_rules_count_what_the_files_say(case: PerftCase) -> None:
    check(BLOKUS, case)


@pytest.mark.slow
@by_name
def test_plain_squares_count_the_same(case: PerftCase) -> None:
    assert plain_blokus.count(case.position, 1) == case.counts[1]
    if case.counts[1] <= 60 and 2 in case.counts:
        assert plain_blokus.count(case.position, 2) == case.counts[2]


@pytest.mark.slow
@by_name
def test_plain_squares_count_the_same_two_deep(case: PerftCase) -> None:
    if 2 in case.counts:
        assert plain_blokus.count(case.position, 2) == case.counts[2]


def test_the_files_hold_the_openings() -> None:
    ones = {case.name: case.counts[1] for case in CASES}
    assert [ones[f"fixed-{laid}-laid"] for laid in range(4)] == [58, 58, 58, 58]
    assert [ones[f"free-{laid}-laid"] for laid in range(4)] == [232, 174, 116, 58]
    assert sum("players-after" in name for name in ones) >= 5
    assert [ones[f"duo-{laid}-laid"] for laid in range(2)] == [414, 414]


@pytest.mark.parametrize(("colour", "seat"), [("B", 0), ("Y", 1), ("R", 2), ("G", 3)])
def test_every_colour_has_58_ways_out_of_its_corner(colour: str, seat: int) -> None:
    empty = "/".join(["20"] * 20)
    text = f"{empty} | players 4 startCorner=fixed starter={seat} | turn {colour} seat {seat} ply 0"
    assert perft(BLOKUS, BLOKUS.parse_position(text), 1) == 58
    assert plain_blokus.count(text, 1) == 58


@pytest.mark.parametrize("board", [CLASSIC, DUO], ids=lambda board: board.name)
def test_shapes_and_places_on_the_board(board: Board) -> None:
    assert len(plain_blokus.SHAPES) == 91
    assert len(set(plain_blokus.KIND.values())) == 21
    places = [place for place, _ in plain_blokus.places(board.size)]
    assert len(places) == len(board.tables.placements) == {"classic": 30_433, "duo": 13_729}[board.name]
    ours = {
        frozenset(divmod(board.index(cell), board.size) for cell in placement.lay.cells)
        for placement in board.tables.placements
    }
    assert ours == set(places)


@pytest.mark.parametrize(
    ("counts", "order", "in_full"),
    [("counts", "order", "fixed-0-laid"), ("duo", "duo-order", "duo-after-26")],
)
def test_the_order_of_moves_stays(counts: str, order: str, in_full: str) -> None:
    assert order_text(BLOKUS, FILES[counts], in_full=in_full) == (DATA / f"{order}.txt").read_text("utf-8")
