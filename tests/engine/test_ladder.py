"""Matches between engine settings: fair seats, correct intervals, resumable logs, one scale for many."""

import math
from collections import Counter
from pathlib import Path

import pytest

from blockcade.core import RuleError
from blockcade.engine.arena import SEATINGS, GameResult, ScheduledGame, play
from blockcade.engine.contestants import Contestant, parse_contestant
from blockcade.engine.kernel import SETTINGS, Position, cells_of
from blockcade.engine.ladder import Contest, duel, ladder, read_log, run, standings, summarise
from blockcade.engine.ratings import Score, elo, fit, mean_and_half, wilson
from blockcade.engine.worker_pool import WorkerPool

WEAK, STRONG = "playouts=1", "playouts=60"
A_SETTING = min(SETTINGS)


def small_duel(seed: int = 3) -> Contest:
    return duel("duo", parse_contestant(STRONG), parse_contestant(WEAK), seed=seed, random_plies=2)


def without_times(games: list[GameResult]) -> list[tuple[object, ...]]:
    return [(one.pairing, one.game, one.seats, one.moves, one.points, one.chosen) for one in games]


def finished(seats: str, *points: int) -> GameResult:
    return GameResult(0, 0, seats, 0, (), points, (1, 1), (0.1, 0.2))


@pytest.mark.parametrize("variant", SEATINGS)
def test_both_sides_have_every_seat_equally_often(variant: str) -> None:
    plan = SEATINGS[variant]
    for seat in range(Position(variant).players):
        assert Counter(seats[seat] for seats in plan) == {"A": len(plan) / 2, "B": len(plan) / 2}
    for seats, mirrored in zip(plan[::2], plan[1::2], strict=True):
        assert mirrored == seats.translate(str.maketrans("AB", "BA"))


@pytest.mark.parametrize(
    ("seats", "points", "share"),
    [
        ("AB", (70, 60), 1.0),
        ("BA", (70, 60), 0.0),
        ("AB", (70, 70), 0.5),
        ("ABAB", (70, 80, 80, 60), 0.5),
        ("AABB", (80, 80, 80, 60), 2 / 3),
        ("BAA", (10, 20, 20), 1.0),
    ],
)
def test_seats_with_the_highest_score_share_the_point(
    seats: str, points: tuple[int, ...], share: float
) -> None:
    assert finished(seats, *points).share_of_a == pytest.approx(share)


def test_margin_compares_the_mean_seat() -> None:
    assert finished("ABBA", 80, 60, 50, 70).margin_of_a == 20


@pytest.mark.parametrize("variant", SEATINGS)
def test_a_game_is_legal_counted_right_and_the_same_again(variant: str) -> None:
    sides = (parse_contestant("playouts=2"), parse_contestant("playouts=1"))
    game = ScheduledGame(variant, 0, 1, sides, seed=5, random_plies=3)
    played = play(game)
    assert without_times([play(game)]) == without_times([played])
    position = Position(variant)
    chosen: Counter[str] = Counter()
    for ply, move in enumerate(played.moves):
        if ply >= played.random:
            chosen[played.seats[position.seat]] += 1
        position.play(move)
    assert position.turn == -1
    assert played.points == tuple(position.seat_points())
    assert played.chosen == (chosen["A"], chosen["B"])
    assert played.random == 3


def test_a_game_and_its_mirror_share_the_random_opening_and_others_do_not() -> None:
    games = [play(game) for game in small_duel().schedule(4)]
    openings = [one.moves[: one.random] for one in games]
    assert openings[0] == openings[1]
    assert openings[2] == openings[3]
    assert openings[0] != openings[2]
    assert games[0].seats != games[1].seats
    assert all(len(cells_of("duo", move)) == 5 for opening in openings for move in opening)


def test_more_thought_wins() -> None:
    told = summarise(run(small_duel(), 8, WorkerPool()))
    assert told.share > 0.5
    assert told.margin > 0
    assert told.games == 8
    assert sum(count for _, count in told.by_seating.values()) == 8
    assert told.low < told.share <= told.high


def test_a_stopped_match_goes_on_and_ends_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole = list(run(small_duel(), 4, WorkerPool()))
    log = tmp_path / "sub" / "match.jsonl"
    games = run(small_duel(), 4, WorkerPool(), log)
    for _ in range(2):
        next(games)
    del games
    with log.open("ab") as file:
        file.write(b'{"pairing":0,"game":2,"seats":"A')  # a kill in the middle of a line
    assert without_times(read_log(log, small_duel())) == without_times(whole[:2])
    assert without_times(list(run(small_duel(), 4, WorkerPool(), log))) == without_times(whole)
    kept = log.read_bytes()
    assert kept.count(b"\n") == 5
    assert without_times(list(run(small_duel(), 3, WorkerPool(), log))) == without_times(whole[:3])
    assert log.read_bytes() == kept


def test_processes_change_nothing() -> None:
    alone = list(run(small_duel(), 4, WorkerPool(jobs=1)))
    assert without_times(list(run(small_duel(), 4, WorkerPool(jobs=2)))) == without_times(alone)


def test_games_of_another_match_are_not_counted(tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    list(run(small_duel(), 1, WorkerPool(), log))
    with pytest.raises(RuleError, match="belongs to another match: its seed is 3, not 4"):
        list(run(small_duel(seed=4), 1, WorkerPool(), log))
    log.write_text("hello\n", encoding="utf-8")
    with pytest.raises(RuleError, match="is not a log of a match"):
        list(run(small_duel(), 1, WorkerPool(), log))


def test_a_ladder_pairs_neighbours_and_the_next_but_one() -> None:
    rungs = [parse_contestant(f"playouts={number}") for number in (1, 8, 64)]
    contest = ladder("duo", rungs, seed=1)
    assert contest.pairings == ((1, 0), (2, 1), (2, 0))
    played = list(run(contest, 2, WorkerPool()))
    assert [(one.game, one.pairing) for one in played] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    ratings = standings(contest, played)
    assert ratings[0].elo == 0
    assert len(ratings) == 3
    assert all(math.isfinite(rating.elo_half) for rating in ratings)
    with pytest.raises(RuleError, match="two rungs"):
        ladder("duo", rungs[:1])


def test_intervals_of_a_share() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(7.5, 10)[0] < 0.75 < wilson(7.5, 10)[1]
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1


def test_elo_of_a_share() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(0.25) == pytest.approx(-elo(0.75))
    assert elo(0) == -math.inf
    assert elo(1) == math.inf


def test_mean_with_interval() -> None:
    assert mean_and_half([3]) == (3, math.inf)
    mean, half = mean_and_half([1, 2, 3])
    assert mean == 2
    assert half == pytest.approx(1.96 / math.sqrt(3), abs=1e-3)


def expected(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def test_one_scale_finds_the_strengths_that_made_the_results() -> None:
    strengths = [0, 150, 260, 420]
    pairs = [(1, 0), (2, 1), (3, 2), (2, 0), (3, 1)]
    games = 100_000
    scores = [Score(a, b, games * expected(strengths[a] - strengths[b]), games) for a, b in pairs]
    ratings = fit(4, scores)
    for rating, strength in zip(ratings, strengths, strict=True):
        assert rating.elo == pytest.approx(strength, abs=0.1)
    assert ratings[2].step == pytest.approx(110, abs=0.1)
    fewer = fit(4, [Score(s.a, s.b, s.won / 100, 1000) for s in scores])
    for many, few in zip(ratings[1:], fewer[1:], strict=True):
        assert few.elo_half == pytest.approx(10 * many.elo_half, rel=0.01)


def test_the_interval_of_one_pairing_is_that_of_a_share() -> None:
    rating = fit(2, [Score(1, 0, 600, 1000)])[1]
    low, high = (elo(end) for end in wilson(600, 1000))
    assert rating.elo - rating.elo_half == pytest.approx(low, abs=0.5)
    assert rating.elo + rating.elo_half == pytest.approx(high, abs=0.5)


def test_all_or_nothing_and_strangers_have_an_answer_too() -> None:
    swept = fit(2, [Score(1, 0, 10, 10)])[1]
    assert 300 < swept.elo < 800
    assert math.isfinite(swept.elo_half)
    stranger = fit(3, [Score(1, 0, 5, 10)])[2]
    assert stranger.elo_half == math.inf


def test_a_contestant_says_what_it_is() -> None:
    both = parse_contestant(f"settings.{A_SETTING}=0.25, playouts=50, threads=2")
    assert both.text == f"playouts=50,threads=2,settings.{A_SETTING}=0.25"
    assert (both.playouts, both.threads, both.settings) == (50, 2, {A_SETTING: 0.25})
    assert isinstance(both, Contestant)
    assert parse_contestant("level=3").level == 3


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "write it as KEY=VALUE"),
        ("playouts", "write it as KEY=VALUE"),
        ("depth=4", "no 'depth' is known"),
        ("level=0", "there is no level 0"),
        ("level=x", "not a whole number"),
        ("threads=2", "does not say how long to think"),
        ("playouts=5,playouts=6", "names playouts twice"),
        ("seconds=-1", "not a number it can have"),
        ("seconds=nan", "not a number it can have"),
        ("playouts=5,settings.luck=1", "has no setting 'luck'"),
        ("level=3,weights=new.json", "brings its own weights"),
        ("seconds=1,clock=sun", "a clock is cpu or wall"),
        ("playouts=5,book=1", "only levels from 8 on open by the book"),
        ("level=7,book=1", "only levels from 8 on open by the book"),
    ],
)
def test_a_contestant_that_cannot_be_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(RuleError, match=sentence):
        parse_contestant(text)


def test_levels_can_be_contestants() -> None:
    game = duel("duo", parse_contestant("level=1"), parse_contestant("level=2")).schedule(1)[0]
    assert without_times([play(game)]) == without_times([play(game)])
