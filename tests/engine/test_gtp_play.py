"""Games that the engine plays through GTP, and the time that it takes for them."""

import re

import pytest

import blockcade
from blockcade.engine.gtp import Gtp
from blockcade.engine.gtp_board import PIECE_NAMES, VARIANTS, Laid
from blockcade.engine.gtp_effort import ByLevel, PerGame, PerMove, Thinker, colours_of_ours
from blockcade.engine.kernel import Position, piece_of
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
        squares = 89  # the rules count what is left, GTP what lies
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
    """One colour alone lays everything, the single square first or last."""
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


def test_pondering_plays_on_and_stops_for_every_command() -> None:
    gtp = session("duo", PerMove(0.02), ponder=True)
    for _ in play_out(gtp):
        ask(gtp, "final_score")
    ask(gtp, "clear_board")
    ask(gtp, "g")
    ask(gtp, "quit")


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


def test_the_clock_may_count_processor_time() -> None:
    gtp = Gtp("duo", Thinker(PerGame(2), memory_mb=16, cpu_clock=True))
    ask(gtp, "g")
    assert 0 < float(ask(gtp, "time_left")) < 2


def test_without_time_there_is_still_a_move() -> None:
    gtp = session("duo", PerGame(0.001))
    assert [ask(gtp, "g") for _ in range(4)][-1].count(",") == 4
    assert ask(gtp, "time_left") == "0.000"


@pytest.mark.parametrize("variant", VARIANTS)
def test_seconds_a_move_may_be_told_before_every_move(variant: str) -> None:
    """Time that easy moves saved is not lost by that."""
    gtp = session(variant, PerMove(0.02))
    while ask(gtp, "to_play") != "none":
        ask(gtp, "time_per_move 0.02")
        ask(gtp, "g")
    assert gtp.thinker.effort == PerMove(0.02)


def test_colours_of_ours_are_told_by_who_chose_their_last_moves() -> None:
    before = Position("classic")

    def laid(colour: int, *, is_ours: bool) -> Laid:
        return Laid(colour, 0, is_ours, before)

    assert colours_of_ours(4, 0, []) == 2.5
    assert colours_of_ours(4, 0, [laid(1, is_ours=False), laid(2, is_ours=True)]) == 2.5
    assert colours_of_ours(4, 0, [laid(colour, is_ours=False) for colour in range(4)]) == 1
    assert colours_of_ours(2, 1, [laid(0, is_ours=True), laid(0, is_ours=False)]) == 1
