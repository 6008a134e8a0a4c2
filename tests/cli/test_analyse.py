"""`blockcade analyse` as people and scripts use it."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import blockcade
from blockcade.engine.report import board_picture, sparkline, spoken
from blockcade.engine.review import review
from tests.cli.test_commands import Capture, complaint, output

FAST = ("--playouts", "10")


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.blockcade"
    match = blockcade.new_game(
        "blokus", players=2, seed=7, names=["Ada", ""], start_corner="fixed", scoring="advanced"
    )
    match.play_out("greedy").save(path)
    return path


def test_it_prints_a_report(capsys: Capture, game_file: Path) -> None:
    text = output(capsys, "analyse", str(game_file), *FAST)
    assert "expected points at the end" in text
    assert "largest swings" in text
    assert text.count("B blue") == text.count("Y yellow") == text.count("R red") == text.count("G green") == 1
    assert "Ada" in text
    assert "seat 1" in text
    assert text.count("a b c d e f g h i j k l m n o p q r s t") == 3
    assert text == output(capsys, "analyse", str(game_file), *FAST)
    assert max(map(len, text.splitlines())) <= 80


def test_json_holds_every_move_and_repeats(capsys: Capture, game_file: Path) -> None:
    argv = ("analyse", str(game_file), *FAST, "--json")
    text = output(capsys, *argv)
    told = json.loads(text)
    match = blockcade.load(game_file)
    assert [[str(move["seat"]), move["move"]] for move in told["moves"]] == [
        list(pair) for pair in match.moves
    ]
    assert told["owners"] == [0, 1, 0, 1]
    assert told["names"] == ["Ada", ""]
    assert len(told["swings"]) == 3
    assert match.outcome is not None
    assert [points - 178 for points in told["end"]["seat_points"]] == list(match.outcome.scores)
    assert text == output(capsys, *argv)


@pytest.mark.parametrize(("chosen", "plies"), [("12-14", [12, 13, 14]), ("12", [12]), ("-2", [1, 2])])
def test_only_some_moves(capsys: Capture, game_file: Path, chosen: str, plies: list[int]) -> None:
    told = json.loads(output(capsys, "analyse", str(game_file), *FAST, f"--moves={chosen}", "--json"))
    assert [move["ply"] for move in told["moves"]] == plies
    assert told["end"] is None


def test_the_last_moves(capsys: Capture, game_file: Path) -> None:
    last = len(blockcade.load(game_file))
    told = json.loads(output(capsys, "analyse", str(game_file), *FAST, "--moves", f"{last - 1}-", "--json"))
    assert [move["ply"] for move in told["moves"]] == [last - 1, last]
    assert told["end"] is not None


def test_seconds_are_a_limit_too(capsys: Capture, game_file: Path) -> None:
    told = json.loads(
        output(capsys, "analyse", str(game_file), "--seconds", "0.01", "--moves", "5-6", "--json")
    )
    assert told["limits"] == {"seconds": 0.01, "playouts": None, "threads": 1}
    assert len(told["moves"]) == 2


def test_a_chart_is_written(capsys: Capture, game_file: Path, tmp_path: Path) -> None:
    svg = tmp_path / "chart.svg"
    output(capsys, "analyse", str(game_file), *FAST, "--moves", "20-24", "--chart", str(svg))
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")


def test_files_of_pentobi_are_read(capsys: Capture, game_file: Path, tmp_path: Path) -> None:
    other = tmp_path / "game.blksgf"
    blockcade.load(game_file).save(other)
    ours, theirs = (
        json.loads(output(capsys, "analyse", str(path), *FAST, "--moves", "30-31", "--json"))["moves"]
        for path in (game_file, other)
    )
    assert ours == theirs


@pytest.mark.parametrize("players", [3, 4])
def test_games_for_more_than_two(capsys: Capture, tmp_path: Path, players: int) -> None:
    path = tmp_path / "game.blockcade"
    match = blockcade.new_game("blokus", players=players, seed=1)
    for _ in range(6):
        match.play_bot("greedy")
    match.save(path)
    text = output(capsys, "analyse", str(path), *FAST)
    assert "seat 2" in text
    assert ("all" in text) == (players == 3)


def test_duo_is_drawn_on_its_small_board(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "game.blockcade"
    blockcade.new_game("blokus", players=2, seed=1, board="duo").play_out("greedy").save(path)
    text = output(capsys, "analyse", str(path), *FAST, "--moves", "8-16")
    assert "R red" not in text
    assert "   a b c d e f g h i j k l m n " in text
    assert "20 " not in text


def test_mistakes_get_one_sentence(capsys: Capture, game_file: Path, tmp_path: Path) -> None:
    file = str(game_file)
    assert "required: FILE" in complaint(capsys, "analyse")
    assert "No such file" in complaint(capsys, "analyse", "none.blockcade")
    assert "not allowed with" in complaint(capsys, "analyse", file, "--seconds", "1", "--playouts", "9")
    for option, value in (
        ("--seconds", "0"),
        ("--seconds", "soon"),
        ("--playouts", "0"),
        ("--playouts", "1e3"),
        ("--threads", "no"),
        ("--threads", "257"),
        ("--seed", "x"),
        ("--seed", "-1"),
        ("--moves", "x"),
        ("--moves", "9-3"),
        ("--moves", "0"),
        ("--moves", "-"),
    ):
        assert option in complaint(capsys, "analyse", file, f"{option}={value}")
    for wrong in ("chart.png", "chart.gif", "chart"):
        assert "ends in .svg" in complaint(capsys, "analyse", file, "--chart", wrong)
    assert "there is no folder" in complaint(
        capsys, "analyse", file, "--chart", str(tmp_path / "no" / "c.svg")
    )
    assert "no move to look at" in complaint(capsys, "analyse", file, *FAST, "--moves", "500-")
    other = tmp_path / "blackout.blockcade"
    blockcade.new_game("blackout", players=2, seed=1).save(other)
    assert "the engine plays Blokus" in complaint(capsys, "analyse", str(other))
    broken = tmp_path / "broken.blockcade"
    broken.write_text("{}")
    assert "broken.blockcade: not a game record" in complaint(capsys, "analyse", str(broken))


def test_bars_grow_with_numbers() -> None:
    assert sparkline([0, 1, 2, 3, 4, 5, 6, 7], 0, 7, 72) == "▁▂▃▄▅▆▇█"
    assert sparkline([5, 5], 5, 5, 72) == "▁▁"
    assert sparkline(list(range(100)), 0, 99, 8)[-1] == "█"
    assert len(sparkline(list(range(100)), 0, 99, 8)) == 8


def test_a_board_shows_both_moves(game_file: Path) -> None:
    moves = review(blockcade.load(game_file), playouts=10, plies=range(20, 40)).moves
    move = next(move for move in moves if move.best != move.move)
    rows = board_picture(move).plain.splitlines()
    assert len(rows) == 21
    assert all(len(row) == 42 for row in rows)
    drawn = "".join(rows[:20])
    played, better = (set(text.partition(":")[2].split(",")) for text in (move.move, move.best))
    assert drawn.count("x") == len(played - better)
    assert drawn.count("o") == len(better - played)
    assert drawn.count("@") == len(played & better)


def test_time_that_ran_out_is_said_in_words() -> None:
    assert spoken("wait30000ms@5") == "time was up"
    assert spoken("I1:a1") == "I1:a1"
