"""The judge: a pure function of a puzzle and the answers."""

import random

import pytest

from blockcade.core import BadNotation, RuleError, Seat
from blockcade.games.blockyou.laying import safe_places
from blockcade.games.blockyou.state import direction_of
from blockcade.puzzles import GOALS, Puzzle, UnknownPuzzle, get, judge, load, position
from blockcade.record import Entry


def first_of(goal: str) -> Puzzle:
    return next(puzzle for puzzle in load() if puzzle.goal == goal)


@pytest.mark.parametrize("goal", GOALS)
def test_no_answer_yet_is_going_on(goal: str) -> None:
    assert judge(first_of(goal), []).status == "going-on"


@pytest.mark.parametrize("goal", GOALS)
def test_the_same_answers_get_the_same_verdict(goal: str) -> None:
    puzzle = first_of(goal)
    assert judge(puzzle, puzzle.solution[:1]) == judge(puzzle, list(puzzle.solution[:1]))


@pytest.mark.parametrize("goal", [goal for goal in GOALS if goal != "will-it-stand"])
def test_what_is_no_move_is_no_answer(goal: str) -> None:
    puzzle = first_of(goal)
    if puzzle.choices:
        assert judge(puzzle, ["nonsense"]).reason == "not-offered"
    else:
        with pytest.raises(BadNotation):
            judge(puzzle, ["nonsense"])


def test_too_many_answers_are_not_judged() -> None:
    with pytest.raises(RuleError, match="65 answers are too many"):
        judge(load()[0], ["x"] * 65)


def test_an_unknown_id_is_refused() -> None:
    for unknown in ("", "nothing", "blokus-zzzzzz", "../blokus"):
        with pytest.raises(UnknownPuzzle):
            get(unknown)
    assert get(load()[-1].id) == load()[-1]


@pytest.mark.parametrize("goal", ["fit-everything", "most-squares", "last-piece"])
def test_alone_any_way_to_the_goal_is_right_and_a_dead_end_is_wrong(goal: str) -> None:
    """Blind play: its verdict must agree with a count of the squares that it laid."""
    luck = random.Random(goal)
    seen: set[str] = set()
    for puzzle in [puzzle for puzzle in load("blokus") if puzzle.goal == goal][:6]:
        for _ in range(12):
            game, state = position(puzzle)
            answers: list[str] = []
            squares, last = 0, ""
            while not state.is_over:
                move = luck.choice(game.legal_moves(state, Seat(puzzle.seat)))
                squares, last = squares + move.piece.size, move.piece.name
                answers.append(game.format_move(move))
                state = game.apply(state, Seat(puzzle.seat), move)
            enough = squares == int(puzzle.free["squares"])
            is_right = enough and (goal != "last-piece" or last == "I1")
            verdict = judge(puzzle, answers)
            assert verdict.status == ("solved" if is_right else "wrong")
            assert judge(puzzle, answers[:-1]).status == "going-on"
            seen.add(verdict.reason)
    assert "" in seen
    assert seen <= {"", "pieces-left", "too-few-squares", "not-last"}
    assert len(seen) > 1


def test_cells_of_a_piece_may_come_in_any_order() -> None:
    puzzle = next(one for one in load() if one.goal == "keep-lane" and "," in one.solution[0])
    name, _, cells = puzzle.solution[0].partition(":")
    turned = f"{name}:{','.join(reversed(cells.split(',')))}"
    assert turned not in puzzle.solution
    assert judge(puzzle, [turned]).status == "solved"


def test_the_other_side_replies_between_two_answers() -> None:
    replied = 0
    for puzzle in [one for one in load("blokus") if one.goal in ("keep-lane", "block") and one.length > 1]:
        game, state = position(puzzle)
        (first,) = puzzle.solution
        verdict = judge(puzzle, [first])
        assert verdict.status == "going-on"
        for entry in (Entry(str(puzzle.seat), first), *verdict.replies):
            state = game.apply(state, Seat(int(entry.who)), game.parse_move(entry.move))
        assert state.turn.seat == puzzle.seat
        accepted = {line[1] for line in puzzle.lines}
        for move in map(game.format_move, game.legal_moves(state, Seat(puzzle.seat))):
            expected = ("going-on" if puzzle.length > 2 else "solved") if move in accepted else "wrong"
            assert judge(puzzle, [first, move]).status == expected
        replied += bool(verdict.replies)
        if replied == 3:
            break
    assert replied


def test_a_roll_is_used_chip_by_chip() -> None:
    puzzle = next(one for one in load("blackout") if one.length > 1 and len(one.lines[0]) > 1)
    line = puzzle.lines[0]
    assert judge(puzzle, line[:1]).status == "going-on"
    assert judge(puzzle, line).status == "solved"
    game, state = position(puzzle)
    legal = [game.format_move(move) for move in game.legal_moves(state, Seat(puzzle.seat))]
    for move in set(legal) - {line[0] for line in puzzle.lines}:
        assert judge(puzzle, [move]).reason == "not-best"


def test_a_card_must_match_and_point_at_the_leader() -> None:
    reasons = set[str]()
    for puzzle in [one for one in load("blockyou") if one.tag == "finger-on-leader"][:8]:
        game, state = position(puzzle)
        own = state.players[puzzle.seat].hand
        safe = safe_places(state.field, own, direction_of(puzzle.players, puzzle.seat))
        missing = {game.format_move(lay) for lay in safe} - set(puzzle.solution)
        assert all(judge(puzzle, [move]).reason == "finger-misses" for move in missing)
        reasons.update(judge(puzzle, [move]).reason for move in missing)
        reasons.update(
            judge(puzzle, [game.format_move(move)]).reason
            for move in game.legal_moves(state, Seat(puzzle.seat))[::9]
        )
    assert reasons == {"", "colours-differ", "finger-points-back", "finger-misses"}


def test_a_block_is_let_go_so_that_everybody_sees_what_happens() -> None:
    puzzle = first_of("will-it-stand")
    (answer,) = puzzle.solution
    other = next(choice for choice in puzzle.choices if choice != answer)
    right, wrong = judge(puzzle, [answer]), judge(puzzle, [other])
    assert (right.status, wrong.status) == ("solved", "wrong")
    assert right.replies == wrong.replies
    placed, verdict = right.replies
    assert placed == Entry("0", puzzle.free["place"])
    assert verdict.who == "gravity"
    assert verdict.move.startswith("stood" if answer == "yes" else "fell")
    assert wrong.reason == ("stands" if answer == "yes" else "falls")
