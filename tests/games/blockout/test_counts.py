"""Block Out! counted: the number of lines of play, and the order of listed moves."""

from pathlib import Path

import pytest

from blockcade.testkit import PerftCase, check, read_perft
from tests.games.blockout.tables import BLOCKOUT
from tests.games.orders import order_text

DATA = Path(__file__).parents[2] / "data" / "blockout"
CASES = [case for path in sorted(DATA.glob("*.perft")) for case in read_perft(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_rules_count_what_the_files_say(case: PerftCase) -> None:
    check(BLOCKOUT, case)


def test_the_files_hold_every_phase_that_goes_on() -> None:
    phases = {case.position.partition("| turn ")[2].split()[1] for case in CASES}
    assert phases == {
        "dealing",
        "choose",
        "drawing",
        "restart",
        "bonus",
        "placing",
        "count",
        "report",
        "vote",
    }


def test_the_order_of_moves_stays() -> None:
    assert order_text(BLOCKOUT, CASES, in_full="third-block") == (DATA / "order.txt").read_text("utf-8")
