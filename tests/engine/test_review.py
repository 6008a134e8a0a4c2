"""Games reviewed move by move, and the charts of the review."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

import blockcade
from blockcade import Match, RuleError
from blockcade.core import Actor, Seat
from blockcade.engine.analysis import Expectation
from blockcade.engine.chart import chart_of, chart_svg, described
from blockcade.engine.review import Review, ReviewedMove, review, reviewed_moves
from blockcade.games.blokus import coach
from blockcade.record import Left, Record, record_of, timeline_of

PLAYOUTS = 200
SVG = "{http://www.w3.org/2000/svg}"


def game(plies: int, players: int = 2, **options: object) -> Match:
    match = blockcade.new_game("blokus", players=players, seed=3, names=(), **options)
    while len(match) < plies:
        match.play_bot("greedy")
    return match


@pytest.fixture(scope="module")
def finished() -> Match:
    return blockcade.new_game("blokus", players=2, seed=5, scoring="advanced").play_out("greedy")


@pytest.fixture(scope="module")
def found(finished: Match) -> Review:
    return review(finished, playouts=20)


def test_every_move_is_looked_at(finished: Match, found: Review) -> None:
    assert found.is_complete
    assert [(str(move.seat), move.move) for move in found.moves] == finished.moves
    assert [move.ply for move in found.moves] == list(range(1, len(finished) + 1))
    assert found.owners == (0, 1, 0, 1)
    for move, before in zip(found.moves, finished.replay(), strict=False):
        assert move.position == before.position
        assert move.colour == before.view().turn.value
        assert move.best in before.legal_moves()
        assert move.swing >= 0
        assert move.win_swing >= 0
        if move.best == move.move:
            assert (move.swing, move.win_swing, move.after) == (0, 0, move.best_after)
        else:
            assert move.swing or move.win_swing


def test_a_swing_is_the_margin_that_a_move_cost(found: Review) -> None:
    for move in found.moves:
        lost = move.best_after.margin(move.seat) - move.after.margin(move.seat)
        assert move.swing == pytest.approx(max(0, lost))


def test_the_largest_swings_come_first(found: Review) -> None:
    costs = sorted((move.swing for move in found.moves), reverse=True)
    assert [move.swing for move in found.swings] == costs[:3]


def test_the_course_ends_as_the_game_did(finished: Match, found: Review) -> None:
    outcome = finished.outcome
    assert outcome is not None
    assert found.end is not None
    assert len(found.course) == len(finished) + 1
    assert found.course[-1] is found.end
    assert [points - 178 for points in found.end.seat_points] == list(outcome.scores)
    assert [seat for seat, win in enumerate(found.end.win) if win] == list(outcome.winners)
    laid = [finished.view().board.count(mark) for mark in "BYRG"]
    bonuses = [shown.bonus for shown in finished.view().colours]
    assert list(found.end.points) == [sum(pair) for pair in zip(laid, bonuses, strict=True)]


def test_the_same_is_found_again_and_a_part_is_like_the_whole(finished: Match, found: Review) -> None:
    part = review(finished.record(), playouts=20, plies=range(30, 34))
    assert part.moves == found.moves[29:33]
    assert part.end is None
    assert part.course[-1] == part.moves[-1].after
    assert tuple(reviewed_moves(finished, playouts=20, plies=range(30, 34))) == part.moves
    assert finished.review(playouts=20, plies=range(30, 34)) == part
    assert review(finished, playouts=20, plies=range(30, 34), seed=1) != part


def test_a_turn_given_away_is_a_large_swing() -> None:
    match = game(32, start_corner="fixed", voluntary_pass=True)
    while len(match) < 40:
        match.play("pass" if len(match) == 36 else match.hint(playouts=PLAYOUTS).notation)
    worst = review(match, playouts=PLAYOUTS, plies=range(33, 41)).swings[0]
    assert (worst.ply, worst.move) == (37, "pass")
    assert worst.swing > 1
    assert worst.best != "pass"


def test_a_game_of_duo_is_reviewed_like_any_other() -> None:
    match = blockcade.new_game("blokus", players=2, seed=3, board="duo").play_out("greedy")
    found = review(match, playouts=20, plies=range(20, 99))
    assert match.outcome is not None
    assert found.end is not None
    assert found.owners == (0, 1)
    assert [89 - points for points in found.end.points] == list(match.outcome.scores)
    assert len(ElementTree.fromstring(found.svg()).findall(f"{SVG}polyline")) == 2
    assert "red" not in described(found)


def test_running_games_have_no_end_yet() -> None:
    found = review(game(6, players=4), playouts=10)
    assert found.end is None
    assert found.is_complete
    assert len(found.course) == 7


def test_a_game_that_has_not_begun_has_nothing_to_look_at() -> None:
    nothing = review(game(0), playouts=10)
    assert nothing.moves == nothing.course == nothing.swings == ()
    assert described(nothing) == "No move was looked at."
    ElementTree.fromstring(chart_svg(nothing))


def test_it_says_how_far_it_is_and_can_be_stopped() -> None:
    heard: list[tuple[int, int]] = []
    stopped = review(
        game(8),
        playouts=10,
        progress=lambda done, total: heard.append((done, total)),
        should_stop=lambda: len(heard) == 3,
    )
    assert heard == [(1, 8), (2, 8), (3, 8)]
    assert not stopped.is_complete
    assert len(stopped.moves) == 3
    assert stopped.end is None


def test_turns_that_ran_out_are_moves_and_leaving_is_not() -> None:
    match = game(5, players=3, turn_seconds=30, voluntary_pass=True)
    match.play(match.legal_moves(Actor.CLOCK)[0], Actor.CLOCK).play("pass")
    timeline = timeline_of(match.record())
    timeline.apply(Left(Seat(0)))
    record = record_of(timeline, names=["Ada", "Bo", "Cyd"])
    found = review(record, playouts=10)
    assert [move.ply for move in found.moves] == [1, 2, 3, 4, 5, 6, 7]
    assert found.moves[5].move.startswith("wait30000ms")
    assert found.moves[6].move == "pass"
    assert found.names == ("Ada", "Bo", "Cyd")
    assert found.owners == (0, 1, 2, None)


def test_a_game_that_a_player_left_is_won_by_the_other() -> None:
    timeline = timeline_of(game(4).record())
    timeline.apply(Left(Seat(0)))
    found = review(record_of(timeline), playouts=10)
    assert len(found.moves) == 4
    assert found.end is not None
    assert found.end.win == (0, 1)


def test_ties_share_the_win() -> None:
    match = blockcade.new_game("blokus", players=2, seed=1, voluntary_pass=True)
    for _ in range(4):
        match.play("pass")
    found = review(match, playouts=10)
    assert found.end == Expectation((0.5, 0.5), (0, 0, 0, 0), (0, 0))


def test_other_games_are_refused_clearly() -> None:
    record = blockcade.new_game("blackout", players=2, seed=1).record()
    with pytest.raises(RuleError, match="the engine plays Blokus; it knows nothing of blackout"):
        review(record)
    with pytest.raises(RuleError, match="knows nothing of blockyou"):
        blockcade.review(blockcade.new_game("blockyou", players=2, seed=1))


def made_up(*points: tuple[float, ...], swings: tuple[float, ...] = ()) -> Review:
    """A review of blue's moves with these expected points before each move and this cost of each."""
    moves = tuple(
        ReviewedMove(
            ply=ply,
            seat=0,
            colour="blue",
            position="",
            before=(before := Expectation((0.5, 0.5), of_colours, (0.0, 0.0))),
            move="I1:a20",
            after=before,
            best="I2:a20,b20",
            best_after=before,
            swing=swings[ply - 1] if ply <= len(swings) else 0.0,
            win_swing=0.0,
        )
        for ply, of_colours in enumerate(points, start=1)
    )
    return Review(("<Ada>", ""), (0, 1, 0, 1), moves, None, is_complete=True)


def test_a_chart_has_a_line_for_each_colour_that_differs_not_only_in_colour(found: Review) -> None:
    root = ElementTree.fromstring(found.svg())
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "How the game was expected to end"
    assert root.findtext(f"{SVG}desc") == described(found)
    lines = root.findall(f"{SVG}polyline")
    assert [line.get("class") for line in lines] == ["line blue", "line yellow", "line red", "line green"]
    for line in lines:
        assert len(line.get("points", "").split()) == len(found.course)
    style = root.findtext(f"{SVG}style") or ""
    assert "prefers-color-scheme:dark" in style
    dashes = {part.partition("}")[0] for part in style.split("stroke-dasharray:")[1:]}
    assert len(dashes) == 4
    ends = found.course[-1].points
    words = [text.text for text in root.findall(f"{SVG}text")]
    assert {f"blue {ends[0]:.0f}", f"green {ends[3]:.0f}"} <= set(words)


def test_a_chart_marks_the_largest_swings() -> None:
    flat = made_up(*[(50.0, 50.0, 50.0, 50.0)] * 6, swings=(0.0, 3.0, 1.0, 0.5, 9.0))
    root = ElementTree.fromstring(chart_svg(flat))
    assert [group.findtext(f"{SVG}text") for group in root.findall(f"{SVG}g")] == ["1", "2", "3"]
    assert [mark.move.ply for mark in chart_of(flat).marks] == [5, 2, 3]
    assert "move 5 of blue cost 9.0 points" in described(flat)
    assert described(made_up((50.0, 50.0, 50.0, 50.0))).endswith("No move cost points.")


@pytest.mark.parametrize(
    "points",
    [
        [(50.0, 50.0, 50.0, 50.0)],
        [(0.0, 0.0, 0.0, 0.0), (0.0, 0.1, 0.0, 0.0)],
        [(-5.0, 109.0, 10.0, 109.0)] * 90,
        [(88.0, 89.0, 90.0, 91.0), (10.0, 10.0, 10.0, 10.0)],
    ],
)
def test_everything_stays_within_the_chart_and_names_apart(points: list[tuple[float, ...]]) -> None:
    chart = chart_of(made_up(*points))
    for line in chart.lines:
        assert all(56 <= x <= 832 and 64 <= y <= 468 for x, y in line.dots)
    heights = sorted(line.name_y for line in chart.lines)
    assert all(below - above >= 22 for above, below in pairwise(heights))
    assert heights[0] >= 64
    assert heights[-1] <= 468
    assert 2 <= len(chart.rows) <= 9
    assert 1 <= len(chart.columns) <= 14


def test_a_review_takes_records_and_matches(finished: Match) -> None:
    record = finished.record()
    assert isinstance(record, Record)
    plies = range(60, 62)
    assert review(record, playouts=10, plies=plies) == review(finished, playouts=10, plies=plies)


def test_what_a_costly_move_gave_away_is_named_with_its_squares() -> None:
    duo = blockcade.new_game("blokus", players=2, seed=5, board="duo").play_out("greedy")
    found = review(duo, playouts=100)
    findings = [finding for move in found.moves for finding in move.gave]
    assert {finding.finding for finding in findings} >= {"piece", "lane", "room", "left"}
    for move in found.moves:
        assert len(move.gave) <= 2
        if move.best == move.move:
            assert not move.gave
    for finding in findings:
        squares = finding.args.get("count")
        if finding.finding in ("room", "left"):
            assert len(finding.light) == squares
        if finding.finding in ("piece", "lane"):
            assert finding.args["pieces"]
            assert finding.light


def test_a_piece_without_a_place_would_have_had_one_after_the_better_move() -> None:
    duo = blockcade.new_game("blokus", players=2, seed=5, board="duo").play_out("greedy")
    checked = 0
    for move in review(duo, playouts=100).moves:
        for finding in move.gave:
            if finding.finding == "piece":
                played, better = (fitting(duo.at(move.ply - 1), laid) for laid in (move.move, move.best))
                pieces = finding.args["pieces"]
                assert isinstance(pieces, list)
                assert not played & set(pieces)
                assert better >= set(pieces)
                checked += 1
    assert checked


def fitting(match: Match, move: str) -> set[str]:
    """The pieces of its colour that have a place after the move, by the places that the coach finds."""
    mover = match.view().turn
    after = match.play(move).view()
    (colour,) = [shown for shown in after.colours if shown.colour is mover]
    return coach.fitting(after, colour)
