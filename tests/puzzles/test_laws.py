"""The laws that every stored puzzle keeps; docs/formats/puzzles.md states them."""

from collections import Counter

import msgspec
import pytest

from blockcade.core import IllegalMove, Seat
from blockcade.puzzles import (
    GOALS,
    NO,
    TAGS,
    WRONGS,
    YES,
    Puzzle,
    load,
    position,
    public,
    puzzles_of,
)
from blockcade.puzzles.puzzle import LEAST_RATING, MOST_RATING, identified

GAMES = ("blokus", "blackout", "blockyou", "blockout")
LEAST = {"blokus": 500, "blackout": 100, "blockyou": 100, "blockout": 100}
LEAST_OF_A_TAG = 10
LEAST_GAPS = {"squares": 1.0, "win": 0.03, "mm": 1.5, "places": 1.0}  # docs/puzzles.md
LEAST_GAP_OF_SEARCH = 0.25
LEAST_GAP_OF_DUEL = 2.0


def verdict_of(puzzle: Puzzle, *answers: str) -> tuple[str, str, str]:
    """As `judge` gives it."""
    of_game = puzzles_of(puzzle.game)
    assert of_game is not None
    verdict = of_game.judge(puzzle, *position(puzzle), answers)
    return verdict.status, verdict.reason, verdict.refusal


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_every_kind(game: str) -> None:
    known = load(game)
    assert len(known) >= LEAST[game]
    assert {puzzle.goal for puzzle in known} == set(puzzles_of(game).goals)  # pyright: ignore[reportOptionalMemberAccess]
    assert min(Counter(puzzle.tag for puzzle in known).values()) >= LEAST_OF_A_TAG
    ratings = [puzzle.rating for puzzle in known]
    assert ratings == sorted(ratings)
    assert LEAST_RATING <= ratings[0] < 1100
    assert 1800 < ratings[-1] <= MOST_RATING


def test_the_closed_lists_are_exactly_those_in_use() -> None:
    assert {puzzle.goal for puzzle in load()} == set(GOALS)
    assert {puzzle.tag for puzzle in load()} == set(TAGS)


def test_ids_are_unique_and_follow_from_the_question_alone() -> None:
    ids = [puzzle.id for puzzle in load()]
    assert len(set(ids)) == len(ids)
    for puzzle in load():
        other = msgspec.structs.replace(puzzle, id="", solution=(), rating=600, gap=9.0, shown=())
        assert identified(other).id == puzzle.id


def test_a_public_puzzle_tells_neither_solution_nor_proof() -> None:
    secret = {"solution", "lines", "shown", "proof", "gap", "moves", "rules"}
    for puzzle in load():
        told = msgspec.to_builtins(public(puzzle))
        assert not secret & told.keys()
        rest = msgspec.json.encode({**told, "choices": []}).decode()
        assert not any(f'"{answer}"' in rest for answer in puzzle.solution if answer not in (YES, NO))


@pytest.mark.parametrize("goal", ["better-of-two", "which-stands", "will-it-stand"])
def test_the_place_among_the_choices_tells_nothing(goal: str) -> None:
    """The choices come in an order of their own, and the answer is first about as often as it should be."""
    asked = [puzzle for puzzle in load() if puzzle.goal == goal]
    assert all(list(puzzle.choices) in (sorted(puzzle.choices), [YES, NO]) for puzzle in asked)
    first = sum(puzzle.solution[0] == puzzle.choices[0] for puzzle in asked)
    expected = sum(1 / len(puzzle.choices) for puzzle in asked)
    assert abs(first - expected) < 3 * (len(asked) ** 0.5) / 2 + 1


@pytest.mark.parametrize("puzzle", load(), ids=lambda puzzle: puzzle.id)
def test_a_stored_puzzle_keeps_its_promises(puzzle: Puzzle) -> None:
    game, state = position(puzzle)
    of_game = puzzles_of(puzzle.game)
    assert of_game is not None
    seat = Seat(puzzle.seat)
    assert seat in game.to_act(state)
    assert puzzle.goal in of_game.goals
    assert puzzle.length >= 1
    assert puzzle.solution
    assert puzzle.gap >= least_gap(puzzle) - 1e-9

    legal = [game.format_move(move) for move in game.legal_moves(state, seat)]
    for answer in puzzle.solution:
        assert of_game.judge(puzzle, game, state, [answer]).status != "wrong"
    for line in [*puzzle.lines, tuple(entry.move for entry in puzzle.shown if entry.who == str(seat))]:
        if line and puzzle.length > 1:
            assert of_game.judge(puzzle, game, state, line).status == "solved"

    answers = puzzle.choices or legal
    wrong = next((answer for answer in answers if answer not in puzzle.solution), None)
    if puzzle.length == 1 and wrong is not None:
        verdict = of_game.judge(puzzle, game, state, [wrong])
        assert verdict.status == "wrong"
        assert verdict.reason in WRONGS
        assert verdict.reason != "refused"


def least_gap(puzzle: Puzzle) -> float:
    if puzzle.proof.method == "search":
        return LEAST_GAP_OF_SEARCH
    if puzzle.goal in ("keep-lane", "block", "better-of-two"):
        return LEAST_GAP_OF_DUEL
    return LEAST_GAPS[puzzle.proof.unit]


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_answer_is_wrong_with_the_reason_of_the_rules(game: str) -> None:
    illegal = {
        "blokus": "I1:a1",
        "blackout": "undo@S1.1",
        "blockyou": "7,7/0",
        "blockout": ">large-red@400,0,0",
    }[game]
    for puzzle in [puzzle for puzzle in load(game) if not puzzle.choices][:5]:
        rules, state = position(puzzle)
        with pytest.raises(IllegalMove) as refused:
            rules.apply(state, Seat(puzzle.seat), rules.parse_move(illegal))
        assert verdict_of(puzzle, illegal) == ("wrong", "refused", refused.value.reason)
        assert refused.value.reason in rules.card.refusals


def test_the_data_files_say_that_they_are_free() -> None:
    from importlib.resources import files

    assert "CC0 1.0" in (files("blockcade.puzzles") / "data" / "LICENSE").read_text("utf-8")
