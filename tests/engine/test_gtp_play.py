"""Games that the engine plays through GTP, and the time that it takes for them."""

import itertools
import re
import threading
import time
from collections.abc import Callable
from types import SimpleNamespace

import pytest

import blockcade
from blockcade.engine import gtp_effort
from blockcade.engine.gtp import COMMANDS, Command, Gtp
from blockcade.engine.gtp_board import PIECE_NAMES, VARIANTS, Laid
from blockcade.engine.gtp_effort import ByLevel, PerGame, PerMove, Thinker, colours_of_ours
from blockcade.engine.kernel import Position, Thought, piece_of
from blockcade.engine.levels import Player
from tests.engine.gtp_asking import ask, complaint, everything, play_out, session


@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("classic_2", 2), ("classic_3", 3)])
def test_a_whole_game_agrees_with_the_rules(variant: str, players: int) -> None:
    gtp = session(variant)
    starter = {"starter": "0"} if players == 4 else {}
    match = blockcade.new_game("blokus", players=players, start_corner="fixed", scoring="advanced", **starter)
    for move in play_out(gtp):
        match.play(f"{PIECE_NAMES[piece_of(variant, gtp.board.laid[-1].move)]}:{move}")
    assert match.outcome
    score, scores = ask(gtp, "final_score"), match.outcome.scores
    if players == 2:
        lead = scores[0] - scores[1]
        assert score == (f"B+{lead}" if lead > 0 else f"W+{-lead}" if lead else "0")
    else:
        squares = 89  # the rules count squares left, GTP counts squares laid
        assert [int(points) - squares for points in score.split()][:players] == list(scores)


@pytest.mark.parametrize("variant", VARIANTS)
def test_at_the_end_nothing_moves(variant: str) -> None:
    gtp = session(variant)
    moves = list(play_out(gtp))
    assert len(moves) == len(gtp.board.laid) > 20
    before = everything(gtp)
    for names in VARIANTS[variant].colours:
        assert ask(gtp, f"genmove {names[0]}") == "pass"
        assert ask(gtp, f"reg_genmove {names[0]}") == "pass"
        assert ask(gtp, f"analyse {names[0]}") == "pass"
        assert ask(gtp, f"all_legal {names[0]}") == ""
    assert everything(gtp) == before
    assert complaint(gtp, "g") == "the game is over"
    assert complaint(gtp, "p a1") == "the game is over"
    ask(gtp, "undo")
    assert ask(gtp, "to_play") != "none"


@pytest.mark.parametrize(("first", "score"), [("play 1 a20", "B+104"), ("play 1 a20,b20", "B+109")])
def test_bonuses_are_counted(first: str, score: str) -> None:
    """One colour alone lays all its pieces, the single square first or last."""
    gtp = session("classic_2")
    ask(gtp, first)
    while moves := gtp.board.position.legal_of(0):
        ask(gtp, f"play 1 {gtp.board.format_move(moves[-1])}")  # largest pieces first
    assert ask(gtp, "final_score") == score


def test_reg_genmove_and_analyse_lay_nothing() -> None:
    gtp = session("duo", PerGame(0.5))
    before = everything(gtp)
    assert ask(gtp, "reg_genmove b") in ask(gtp, "all_legal b").split("\n")
    lines = ask(gtp, "analyse b 3").split("\n")
    assert 1 <= len(lines) <= 3
    number = r"[0-9]+\.[0-9]+"
    form = rf"([a-n0-9,]+) visits [0-9]+ win {number} {number} points {number} {number}"
    for line in lines:
        match = re.fullmatch(form, line)
        assert match, line
        assert match[1] in ask(gtp, "all_legal b").split("\n")
    assert everything(gtp) == before


def test_equal_seeds_play_equal_games_and_others_other_ones() -> None:
    def game(seed: int) -> tuple[str, ...]:
        ask(gtp, f"set_random_seed {seed}")
        ask(gtp, "clear_board")
        return tuple(play_out(gtp))

    gtp = session("duo", ByLevel(4))
    games = [game(seed) for seed in range(4)]
    assert [game(seed) for seed in range(4)] == games
    assert len(set(games)) > 1
    ask(gtp, "set_random_seed -3")


def test_pondering_runs_between_commands_and_stops_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    count_threads = Command("", lambda _, __: str(threading.active_count()))
    monkeypatch.setitem(COMMANDS, "name", count_threads)
    without = threading.active_count()
    gtp = session("duo", PerMove(0.02), ponder=True)
    ask(gtp, "showboard")
    assert threading.active_count() == without, "the engine does not play yet"
    for number, _ in enumerate(play_out(gtp)):
        if number < 8:  # later positions may be solved, which ends the pondering
            assert threading.active_count() == without + 1
        assert int(ask(gtp, "name")) == without, "a command runs beside the pondering"
    assert threading.active_count() == without, "the game is over"
    ask(gtp, "clear_board")
    ask(gtp, "g")
    assert threading.active_count() == without + 1
    ask(gtp, "quit")
    assert threading.active_count() == without


def test_pondering_leaves_its_visits_in_the_tree() -> None:
    def visits(*, ponder: bool) -> int:
        gtp = session("duo", PerMove(0.01), ponder=ponder)
        ask(gtp, "g")
        began, used = time.monotonic(), time.process_time()
        while ponder and time.process_time() - used < 0.5:
            assert time.monotonic() - began < 30, "nothing thinks between commands"
            time.sleep(0.01)
        found = ask(gtp, "analyse w 10000")
        ask(gtp, "quit")
        return sum(int(line.split(" visits ")[1].split()[0]) for line in found.split("\n"))

    assert visits(ponder=True) > 3 * visits(ponder=False)


# Time


def test_efforts_can_be_changed_and_asked_for() -> None:
    gtp = session()
    assert (ask(gtp, "level"), ask(gtp, "time_left")) == ("1", "none")
    ask(gtp, "time_per_move .05")
    assert gtp.thinker.effort == PerMove(0.05)
    assert (ask(gtp, "level"), ask(gtp, "time_left")) == ("none", "none")
    ask(gtp, "time_per_game 1")
    assert (ask(gtp, "level"), ask(gtp, "time_left")) == ("none", "1.000")
    ask(gtp, "level 2")
    assert (ask(gtp, "level"), ask(gtp, "time_left")) == ("2", "none")


def test_only_moves_of_the_engine_use_its_clock() -> None:
    gtp = session("classic_2", PerGame(5))
    for line in ("play 1 a20", "all_legal 2", "showboard", "final_score", "undo", "time_per_move 5.5.5"):
        gtp.answer(line)
        assert ask(gtp, "time_left") == "5.000"
    ask(gtp, "g")
    left = float(ask(gtp, "time_left"))
    assert left < 5
    ask(gtp, "undo")
    assert float(ask(gtp, "time_left")) == left
    ask(gtp, "clear_board")
    assert ask(gtp, "time_left") == "5.000"


@pytest.mark.parametrize(("cpu_clock", "left"), [(True, "1.750"), (False, "1.000")])
def test_the_clock_may_count_processor_time(
    monkeypatch: pytest.MonkeyPatch, *, cpu_clock: bool, left: str
) -> None:
    """Each reading of the clock takes 0.25 s of processor time and 1 s of wall time."""
    processor, wall = itertools.count(0, 0.25), itertools.count(0, 1.0)
    clocks = SimpleNamespace(process_time=lambda: next(processor), monotonic=lambda: next(wall))
    gtp = Gtp("duo", Thinker(PerGame(2), memory_mb=16, cpu_clock=cpu_clock))
    monkeypatch.setattr(gtp_effort, "time", clocks)
    ask(gtp, "g")
    assert ask(gtp, "time_left") == left


def test_without_time_there_is_still_a_move() -> None:
    gtp = session("duo", PerGame(0.001))
    assert [ask(gtp, "g") for _ in range(4)][-1].count(",") == 4
    assert ask(gtp, "time_left") == "0.000"


@pytest.mark.parametrize("variant", VARIANTS)
def test_seconds_a_move_may_be_told_before_every_move(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time saved by earlier moves is not lost by that."""
    given: list[float] = []
    think = Player.think

    def think_briefly(player: Player, position: Position, *, seconds: float) -> Thought:
        given.append(seconds)
        return think(player, position, playouts=1)

    def seconds_given(before_each_move: Callable[[Gtp], object]) -> list[float]:
        given.clear()
        gtp = session(variant, PerMove(10))
        for _ in range(10):
            before_each_move(gtp)
            ask(gtp, "g")
        assert gtp.thinker.effort == PerMove(10)
        return given.copy()

    monkeypatch.setattr(Player, "think", think_briefly)
    told_once = seconds_given(lambda _: None)
    told_again = seconds_given(lambda gtp: ask(gtp, "time_per_move 10"))
    forgetful = seconds_given(lambda gtp: gtp.thinker.start_clock())
    assert told_again == pytest.approx(told_once, rel=0.1)
    assert sum(told_again) > 1.2 * sum(forgetful)


def test_colours_of_ours_are_told_by_who_chose_their_last_moves() -> None:
    before = Position("classic")

    def laid(colour: int, *, is_ours: bool) -> Laid:
        return Laid(colour, 0, is_ours, before)

    assert colours_of_ours(4, 0, []) == 2.5
    assert colours_of_ours(4, 0, [laid(1, is_ours=False), laid(2, is_ours=True)]) == 2.5
    assert colours_of_ours(4, 0, [laid(colour, is_ours=False) for colour in range(4)]) == 1
    assert colours_of_ours(2, 1, [laid(0, is_ours=True), laid(0, is_ours=False)]) == 1
