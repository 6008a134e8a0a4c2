"""The engine's analysis of a position, as scripts get it."""

import pytest

import blockcade
from blockcade import Match, NotNow, RuleError
from blockcade.core import IllegalMove
from blockcade.engine.analysis import Analysis, Expectation, analyse, hint
from blockcade.engine.kernel import Position
from blockcade.engine.translate import position_of_state

PLAYOUTS = 500


def game(plies: int, players: int = 2, **options: object) -> Match:
    match = blockcade.new_game("blokus", players=players, seed=3, names=(), **options)
    while len(match) < plies:
        match.play_bot("greedy")
    return match


def test_moves_come_with_values_best_first() -> None:
    match = game(40)
    found = analyse(match, playouts=PLAYOUTS)
    assert (found.colour, found.seat) == ("blue", 0)
    assert found.playouts == PLAYOUTS
    assert found.best is found.moves[0]
    assert found.line[0] == found.best.notation
    assert len({value.notation for value in found.moves}) == len(found.moves) > 1
    for value in found.moves:
        assert value.notation in match.legal_moves()
        assert value.notation.startswith(f"{value.piece}:")
        assert value.visits > 0
        assert sum(value.expected.win) == pytest.approx(1, abs=1e-3)
        assert value.margin == value.expected.margin(found.seat)
    assert found.value_of(found.best.notation) is found.best
    assert found.value_of("I1:a1") is None


def test_the_expected_line_can_be_played() -> None:
    match = game(40)
    found = analyse(match, playouts=PLAYOUTS)
    assert len(found.line) > 1
    assert found.line[0] == found.best.notation
    for notation in found.line:
        match.play(notation)
    assert len(match) == 40 + len(found.line)


def test_whatever_shows_a_position_is_understood() -> None:
    match = game(9, scoring="advanced")
    position = position_of_state(match.state)
    answers = {analyse(subject, playouts=50) for subject in (match, match.state, match.position, position)}
    assert len(answers) == 1
    assert match.analyse(playouts=50) in answers
    assert blockcade.analyse(match, playouts=50) in answers


def test_equal_seeds_give_equal_answers() -> None:
    match = game(5, players=4)
    first, second, other = (analyse(match, playouts=100, seed=seed) for seed in (1, 1, 2))
    assert first == second
    assert first != other


def test_the_first_limit_ends_the_search() -> None:
    match = game(8)
    assert analyse(match, seconds=600, playouts=20).playouts == 20
    assert analyse(match, seconds=0.01, playouts=100_000_000).playouts < 100_000_000


@pytest.mark.parametrize("threads", [1, 2])
def test_moves_have_values_however_short_the_time_is(threads: int) -> None:
    found = analyse(game(9), seconds=1e-9, threads=threads)
    assert found.playouts > 0
    assert found.best.visits > 0


def test_several_threads_may_search() -> None:
    assert analyse(game(20), playouts=500, threads=2).playouts >= 500


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_margin_is_over_the_best_of_the_others(players: int) -> None:
    match = game(13, players=players, scoring="advanced")
    found = analyse(match, playouts=50)
    owners = match.state.terms.owners
    for expected in (found.expected, *(value.expected for value in found.moves)):
        assert len(expected.win) == players
        assert len(expected.points) == 4
        for seat in range(players):
            own = [points for points, owner in zip(expected.points, owners, strict=True) if owner == seat]
            assert expected.seat_points[seat] == pytest.approx(sum(own))
    assert Expectation((1.0, 0.0), (9, 1, 2, 3), (11.0, 4.0)).margin(0) == 7
    assert Expectation((0.1, 0.7, 0.2), (9, 20, 12, 3), (9.0, 20.0, 12.0)).margin(2) == -8


def test_the_engine_opens_with_a_large_piece() -> None:
    assert hint(game(0), playouts=PLAYOUTS).piece.endswith("5")


def test_a_hint_can_be_played() -> None:
    match = game(30, players=3)
    advice = match.hint(playouts=50)
    assert advice == hint(match, playouts=50)
    match.play(advice.notation)
    assert len(match) == 31


def test_the_last_moves_of_a_game_are_seen_to_their_end() -> None:
    match = game(0).play_out("greedy")
    match.undo()
    found = analyse(match, playouts=PLAYOUTS)
    best = found.best
    match.play(best.notation)
    if match.outcome is not None:
        left = [shown.squares_left for shown in match.view().colours]
        assert [89 - points for points in best.expected.points] == pytest.approx(left)


def test_beginnings_of_the_kernel_are_positions_too() -> None:
    assert isinstance(analyse(Position("classic_3"), playouts=10), Analysis)


def test_duo_has_two_colours_and_a_small_board() -> None:
    match = game(10, board="duo")
    found = match.analyse(playouts=PLAYOUTS)
    assert found.best.notation in match.legal_moves()
    assert found.value_of(found.best.notation) is found.best
    assert len(found.best.expected.points) == 2
    assert found.best.expected.seat_points == found.best.expected.points


def test_other_games_are_refused_clearly() -> None:
    match = blockcade.new_game("blackout", players=2, seed=1)
    with pytest.raises(RuleError, match="the engine plays Blokus; it knows nothing of blackout"):
        match.analyse(playouts=10)
    with pytest.raises(RuleError, match="State is no position of Blokus"):
        blockcade.analyse(match.state, playouts=10)
    with pytest.raises(RuleError):
        analyse("what", playouts=10)


def test_nothing_is_said_where_nobody_is_to_lay() -> None:
    over = game(0).play_out("random")
    with pytest.raises(NotNow, match="analyse: game-over"):
        over.analyse(playouts=10)
    with pytest.raises(IllegalMove, match="game-over"):
        analyse(over, playouts=10)
    rules = blockcade.GAMES["blokus"]
    with pytest.raises(IllegalMove, match="wrong-phase"):
        analyse(rules.initial(rules.setup(4)), playouts=10)
    alone = Position("classic_2")
    while alone.turn >= 0:
        alone.play(alone.legal()[-1])
    with pytest.raises(IllegalMove, match="game-over"):
        analyse(alone, playouts=10)
