"""The puzzle of the day follows from the date and the stored puzzles alone."""

import os
import subprocess
import sys
from datetime import date, timedelta

import pytest

from blockcade.puzzles import UnknownPuzzle, daily, load
from blockcade.puzzles.store import DAILY_RATINGS

DAYS = [date(2026, 2, 27) + timedelta(days=day) for day in range(40)]
PROGRAM = """
import sys
from datetime import date
from blockcade.puzzles import daily
for day in sys.argv[2:]:
    print(daily(sys.argv[1], date.fromisoformat(day)).id)
"""


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_two_processes_choose_the_same(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "blokus", *map(str, DAYS)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    assert done.stdout.split() == [daily("blokus", day).id for day in DAYS]


@pytest.mark.parametrize("game", ["blokus", "blackout", "blockyou", "blockout"])
def test_no_puzzle_comes_twice_before_all_have_come(game: str) -> None:
    middle = [puzzle for puzzle in load(game) if puzzle.rating in DAILY_RATINGS]
    chosen = [daily(game, date(2026, 1, 1) + timedelta(days=day)) for day in range(len(middle))]
    assert len(middle) > len(DAYS)
    assert {puzzle.id for puzzle in chosen} == {puzzle.id for puzzle in middle}
    assert daily(game, date(2026, 1, 1) + timedelta(days=len(middle))) == chosen[0]


def test_a_game_without_puzzles_has_none_of_the_day() -> None:
    with pytest.raises(UnknownPuzzle):
        daily("chess", DAYS[0])
