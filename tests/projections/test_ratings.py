"""Attempts become ratings, streaks and rush results by pure functions."""

import random

from msgspec.structs import replace

from blockcade.projections.attempts import DAY_MS, PuzzleAttempt, Told
from blockcade.projections.progress import RUSH_MS, firsts, rush_state, streak_of
from blockcade.projections.ratings import FIRST, Evening, Standing, puzzle_key, solver_key

DAY = 20_000
START = DAY * DAY_MS


def attempt(puzzle: str, *, right: bool = True, player: str = "ann", at: int = 0, told: Told = Told.MIXED,
            day: int = DAY, ended: bool = True) -> PuzzleAttempt:  # fmt: skip
    opened = day * DAY_MS + at
    ended_ms = opened + 5_000 if ended else None
    return PuzzleAttempt(f"t{puzzle}{player}{opened}", player, "", "blokus", puzzle, told, "", opened,
                         ended_ms, right, ended_ms if right else None)  # fmt: skip


def evening(standings: dict[str, Standing] | None = None) -> Evening:
    return Evening(DAY, standings or {}, lambda _: 1200)


def test_a_solved_puzzle_raises_and_a_missed_one_lowers() -> None:
    up = evening().solver_after("ann", "blokus", [attempt("a")])
    down = evening().solver_after("ann", "blokus", [attempt("a", right=False)])
    assert down.value < FIRST.value < up.value
    assert up.deviation < FIRST.deviation


def test_the_order_of_a_day_changes_nothing() -> None:
    tried = [attempt(f"p{n}", right=n % 3 > 0, player=f"s{n % 4}", at=n) for n in range(40)]
    closed = evening().close(tried)
    for seed in range(5):
        mixed = list(tried)
        random.Random(seed).shuffle(mixed)
        assert evening().close(mixed) == closed


def test_a_told_idea_counts_less_and_a_rush_nothing() -> None:
    full = evening().solver_after("ann", "blokus", [attempt("a")])
    told = evening().solver_after("ann", "blokus", [attempt("a", told=Told.IDEA)])
    rush = evening().solver_after("ann", "blokus", [attempt("a", told=Told.RUSH)])
    assert rush == FIRST
    assert FIRST.value < told.value < full.value


def test_puzzles_are_shielded_from_solvers_of_unknown_strength() -> None:
    new = evening().close([attempt("a")])
    assert puzzle_key("a") not in new
    known = {solver_key("ann", "blokus"): Standing(DAY - 1, 1500.0, 80.0, 0.06)}
    moved = evening(known).close([attempt("a", right=False)])
    assert moved[puzzle_key("a")].value > 1200


def test_an_attempt_at_a_puzzle_that_is_gone_changes_nothing() -> None:
    assert Evening(DAY, {}, lambda _: None).close([attempt("a")]) == {}


def test_only_the_first_attempt_at_a_puzzle_counts() -> None:
    later, first = attempt("a", at=9), attempt("a", right=False, at=1)
    assert firsts([later, first, attempt("b")])["a"] is first


def test_a_streak_is_alive_until_the_end_of_the_next_day() -> None:
    days = [attempt(f"d{day}", told=Told.DAILY, day=day) for day in (DAY - 5, DAY - 2, DAY - 1)]
    assert (streak_of(days, DAY).days, streak_of(days, DAY).is_today_done) == (2, False)
    assert streak_of(days, DAY + 1).days == 0
    today = [*days, attempt("d", told=Told.DAILY)]
    assert (streak_of(today, DAY).days, streak_of(today, DAY).best) == (3, 3)
    assert streak_of([attempt("x", told=Told.DAILY, right=False)], DAY).days == 0
    assert streak_of([], DAY).days == 0


def test_a_rush_ends_by_time_or_by_three_wrong_answers() -> None:
    run = [attempt(f"r{n}", right=n % 2 == 0, at=n * 6_000, told=Told.RUSH) for n in range(5)]
    state = rush_state(run, START + 60_000)
    assert state is not None
    assert (state.solved, state.wrong, state.over) == (3, 2, False)
    third = [*run, attempt("r9", right=False, at=40_000), attempt("r8", at=50_000)]
    state = rush_state(third, START + 60_000)
    assert state is not None
    assert (state.solved, state.wrong, state.over) == (3, 3, True)


def test_an_answer_after_the_time_counts_for_nothing() -> None:
    late = attempt("b", at=RUSH_MS - 1_000)
    assert late.ended_ms is not None
    assert late.ended_ms > START + RUSH_MS
    state = rush_state([attempt("a"), late], START + RUSH_MS + 1)
    assert state is not None
    assert (state.solved, state.over, state.open_table) == (1, True, "")
    assert rush_state([], 0) is None


def test_the_puzzle_that_waits_in_a_rush_is_known() -> None:
    waiting = attempt("b", at=10_000, ended=False)
    state = rush_state([attempt("a"), waiting], START + 20_000)
    assert state is not None
    assert state.open_table == waiting.table
    assert replace(state, open_table="").solved == 1
