"""Stored puzzles are proved again by a slower search that shares no code with the makers' searches."""

import random

import pytest
from msgspec.structs import replace

from blockcade.puzzles import GOALS, Puzzle, load, puzzles_of
from blockcade.puzzles.making import made, proved

SAMPLE = 50


def test_a_sample_is_proved_again() -> None:
    drawn = random.Random("a sample").sample(load(), SAMPLE)
    assert [fault for puzzle in drawn if (fault := proved(puzzle))] == []
    assert len({puzzle.game for puzzle in drawn}) == 4


def planted(puzzle: Puzzle) -> Puzzle:
    """The puzzle with a solution that is not true."""
    if puzzle.choices:
        others = tuple(choice for choice in puzzle.choices if choice not in puzzle.solution)
        return replace(puzzle, solution=others[:1])
    if puzzle.lines:
        return replace(puzzle, lines=puzzle.lines[:-1])
    if len(puzzle.solution) > 1:
        return replace(puzzle, solution=puzzle.solution[1:])
    return replace(puzzle, solution=puzzle.solution * 2)


@pytest.mark.parametrize("goal", GOALS)
def test_a_wrong_solution_would_be_found(goal: str) -> None:
    puzzle = next(puzzle for puzzle in load() if puzzle.goal == goal and puzzle.proof.method != "search")
    of_game = puzzles_of(puzzle.game)
    assert of_game is not None
    assert proved(puzzle) == ""
    assert proved(planted(puzzle)).startswith(f"{puzzle.id}: ")


def test_a_wrong_choice_of_a_middle_game_would_be_found() -> None:
    puzzle = next(puzzle for puzzle in load() if puzzle.proof.method == "search")
    assert "played out, the better move won" in proved(planted(puzzle))


@pytest.mark.parametrize(
    ("goal", "changes"),
    [
        ("most-squares", {"free": {"squares": "1"}}),
        ("keep-lane", {"gap": 99.0}),
        ("best-roll", {"gap": 0.5}),
        ("will-it-stand", {"gap": 0.1}),
    ],
)
def test_a_wrong_claim_would_be_found(goal: str, changes: dict[str, object]) -> None:
    puzzle = next(puzzle for puzzle in load() if puzzle.goal == goal)
    assert proved(replace(puzzle, **changes)) != ""


def test_a_record_that_is_no_game_would_be_found() -> None:
    puzzle = load("blokus")[0]
    assert "its moves are no game" in proved(replace(puzzle, moves=puzzle.moves[1:]))


@pytest.mark.parametrize("game", ["blokus", "blackout", "blockyou", "blockout"])
def test_equal_seeds_make_equal_puzzles(game: str) -> None:
    first, again, other = made(game, 3, 11), made(game, 3, 11), made(game, 3, 12)
    assert first == again
    assert len(first) == 3
    assert {puzzle.id for puzzle in first}.isdisjoint(puzzle.id for puzzle in other)
    assert all(not proved(puzzle) for puzzle in first)
