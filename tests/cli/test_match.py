"""`blockcade match` as people and scripts use it."""

import json
import sys
from pathlib import Path

import pytest

from blockcade.cli import main

DUEL = ["match", "--variant", "duo", "--games", "4", "--a", "playouts=30", "--b", "playouts=2", "--seed", "1"]
Capture = pytest.CaptureFixture[str]


def output(capsys: Capture, *argv: str) -> str:
    assert main(argv) == 0
    captured = capsys.readouterr()
    assert captured.err == "" or "--json" not in argv  # the others show progress
    return captured.out


def test_the_same_seed_gives_the_same_bytes_for_any_number_of_processes(capsys: Capture) -> None:
    first = output(capsys, *DUEL, "--json")
    assert output(capsys, *DUEL, "--json", "--jobs", "2") == first
    assert output(capsys, *DUEL[:-1], "2", "--json") != first


def test_results_as_json(capsys: Capture) -> None:
    told = json.loads(output(capsys, *DUEL, "--json"))
    assert (told["variant"], told["games"], told["seed"]) == ("duo", 4, 1)
    assert "ratings" not in told
    (pairing,) = told["pairings"]
    assert (pairing["a"], pairing["b"]) == ("playouts=30", "playouts=2")
    assert pairing["share_of_a"] == pairing["won_by_a"] / 4
    assert pairing["share_low_95"] < pairing["share_of_a"] <= pairing["share_high_95"]
    assert sum(seating["games"] for seating in pairing["by_seating"].values()) == 4
    assert "cpu_seconds_per_move" not in pairing
    timed = json.loads(output(capsys, *DUEL, "--json", "--times"))["pairings"][0]
    assert all(seconds > 0 for seconds in timed.pop("cpu_seconds_per_move"))
    assert timed == pairing


def test_a_log_keeps_the_games(capsys: Capture, tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    first = output(capsys, *DUEL, "--json", "--log", str(log))
    heading, *games = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert heading["pairings"] == [["playouts=30", "playouts=2"]]
    assert [game["game"] for game in games] == [0, 1, 2, 3]
    assert [game["seats"] for game in games] == ["AB", "BA", "AB", "BA"]
    kept = log.read_bytes()
    assert output(capsys, *DUEL, "--json", "--log", str(log)) == first
    assert log.read_bytes() == kept


def test_a_match_for_people(capsys: Capture) -> None:
    text = output(capsys, *DUEL)
    assert "duo, 4 games" in text
    assert "95 % interval" in text
    assert "Elo of A above B" in text
    assert "CPU s a move" in text


def test_a_ladder(capsys: Capture) -> None:
    argv = ["match", "--variant", "duo", "--ladder", "playouts=1; playouts=8; playouts=64", "--games", "2"]
    told = json.loads(output(capsys, *argv, "--json"))
    assert [rating["contestant"] for rating in told["ratings"]] == ["playouts=1", "playouts=8", "playouts=64"]
    assert told["ratings"][0]["elo"] == 0
    assert len(told["pairings"]) == 3
    text = output(capsys, *argv)
    assert "one scale for all games" in text
    assert "step" in text


def test_levels_make_a_ladder(capsys: Capture) -> None:
    argv = ["match", "--variant", "duo", "--games", "1", "--json", "--ladder"]
    two = json.loads(output(capsys, *argv, "1-2"))
    assert [rating["contestant"] for rating in two["ratings"]] == ["level=1", "level=2"]
    assert json.loads(output(capsys, *argv, "1,2")) == two


def test_without_ray_ray_is_asked_for_kindly(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    assert main([*DUEL, "--ray"]) == 2
    assert "pip install 'blockcade[ray]'" in capsys.readouterr().err
