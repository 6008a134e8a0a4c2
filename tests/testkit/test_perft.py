"""The counter itself, and the reader of its files."""

from pathlib import Path

import pytest

from blockcade.core import BadNotation, Seat
from blockcade.testkit import PerftCase, check, perft, read_perft, split
from blockcade.testkit.quarry import QUARRY

START = QUARRY.initial(QUARRY.setup(2, {}))


def test_luck_counts_as_a_ply() -> None:
    assert [perft(QUARRY, START, depth) for depth in range(4)] == [1, 3, 9, 27]


def test_a_finished_game_has_no_lines() -> None:
    over = QUARRY.leave(START, Seat(0))
    assert perft(QUARRY, over, 1) == 0
    assert perft(QUARRY, over, 3) == 0


def test_the_split_adds_up() -> None:
    assert dict(split(QUARRY, START, 3)) == {"chance +1": 9, "chance +2": 9, "chance +3": 9}


def test_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "x.perft"
    path.write_text(
        "# all\nid one\npos 0 0 0 | x\nperft 1 3 # three\nperft 2 9\n\nid two\npos y\nperft 1 1\n"
    )
    assert read_perft(path) == [PerftCase("one", "0 0 0 | x", {1: 3, 2: 9}), PerftCase("two", "y", {1: 1})]


@pytest.mark.parametrize(
    "text",
    [
        "perft 1 3",
        "pos x",
        "id a b",
        "id a\nid b",
        "id a\npos x",
        "id a\npos x\nperft one 3",
        "id a\npos x\nperft 1",
        "?",
    ],
)
def test_bad_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.perft"
    path.write_text(text)
    with pytest.raises(BadNotation, match=r"x\.perft"):
        read_perft(path)


def test_a_wrong_count_shows_the_split() -> None:
    case = PerftCase("start", QUARRY.format_position(START), {1: 3, 2: 10})
    with pytest.raises(AssertionError, match="start: perft 2 is 9, not 10\n  chance \\+1: 3\n"):
        check(QUARRY, case)
    check(QUARRY, case, deepest=1)
