"""`blockcade train` from games to a prior and a network that a match can use, and to a book."""

import json
import sys
from pathlib import Path

import pytest

from blockcade.cli import main
from blockcade.engine.book import Book
from blockcade.engine.kernel import Position, built_in_weights
from blockcade.engine.networks import read_network
from blockcade.engine.priors import fingerprint, read_weights
from blockcade.engine.training.games import read_run

Capture = pytest.CaptureFixture[str]


def output(capsys: Capture, *argv: str) -> str:
    assert main(argv) == 0
    return capsys.readouterr().out  # stderr has the progress


def test_from_games_to_a_prior_to_a_match(capsys: Capture, tmp_path: Path) -> None:
    games, prior = tmp_path / "games", tmp_path / "sub" / "prior.json"
    play = ["train", "selfplay", "--variant", "duo", "--playouts", "12", "--out", str(games), "--games"]
    assert "0 games were there, 10 are new" in output(capsys, *play, "10")
    assert "10 games were there, 10 are new" in output(capsys, *play, "20", "--jobs", "2")
    assert "20 games were there, 0 are new" in output(capsys, *play, "20")
    text = output(capsys, "train", "prior", str(games), "--out", str(prior))
    assert "loss in held-out games, by phase" in text
    made = json.loads(prior.read_text(encoding="utf-8"))["made"]
    assert made["games 1"].startswith("20 of duo, 12 playouts a move")
    assert "held-out loss" in made["phase 8"]
    assert read_weights(prior).tolist() != built_in_weights()
    first = prior.read_bytes()
    output(capsys, "train", "prior", str(games), "--out", str(prior))
    assert prior.read_bytes() == first
    match = ["match", "--variant", "duo", "--games", "2", "--json", "--b", "playouts=5", "--a"]
    told = json.loads(output(capsys, *match, f"playouts=5,weights={prior}"))
    assert told["pairings"][0]["a"].startswith("playouts=5,weights=prior.json#")


def test_from_games_to_a_network_to_a_match_and_into_the_kernel(capsys: Capture, tmp_path: Path) -> None:
    games, network = tmp_path / "games", tmp_path / "sub" / "net.npy"
    play = ["train", "selfplay", "--variant", "duo", "--playouts", "12", "--games", "10", "--out"]
    output(capsys, *play, str(games))
    fit = ["train", "value", str(games), "--epochs", "3", "--out"]
    assert "errors in held-out games" in output(capsys, *fit, str(network))
    made = network.with_suffix(".txt").read_text(encoding="utf-8")
    assert "games 1: 10 of duo, 12 playouts a move" in made
    assert "start: random" in made
    assert "plies 0 to 83:" in made
    first = network.read_bytes()
    output(capsys, *fit, str(network))
    assert network.read_bytes() == first
    better = tmp_path / "better.npy"
    output(capsys, *fit, str(better), "--start", str(network), "--blend", "1", "--seed", "2")
    assert "start: net.npy, " in better.with_suffix(".txt").read_text(encoding="utf-8")
    assert read_network(better).tolist() != read_network(network).tolist()
    match = ["match", "--variant", "duo", "--games", "2", "--json", "--b", "playouts=5", "--a"]
    told = json.loads(output(capsys, *match, f"playouts=5,network={network}"))
    assert told["pairings"][0]["a"].startswith("playouts=5,network=net.npy#")
    more = tmp_path / "more"
    output(capsys, *play, str(more), "--network", str(network))
    assert read_run(more).network == fingerprint(network)
    sources = tmp_path / "kernel" / "src"
    sources.mkdir(parents=True)
    (sources / "value.hpp").touch()
    text = output(capsys, "train", "install", "--network", str(network), "--checkout", str(tmp_path))
    assert text.startswith("kernel/src/network.hpp is written")
    assert "//   games 1: 10 of duo" in (sources / "network.hpp").read_text(encoding="utf-8")
    assert not (sources / "weights.hpp").exists()


def test_a_book_grows(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "book.json"
    study = ["train", "book", "--variant", "duo", "--playouts", "400", "--out", str(file), "--positions"]
    assert "4 positions" in output(capsys, *study, "4")
    assert "6 positions" in output(capsys, *study, "6")
    book = Book.read(file)
    position = Position("duo")
    moves = book.moves(position)
    assert moves
    assert set(moves) <= set(position.legal())
    assert (tmp_path / "book.json.log").read_bytes().count(b"\n") == 7


def test_too_few_games_are_no_lesson(capsys: Capture, tmp_path: Path) -> None:
    argv = ["--variant", "duo", "--playouts", "2", "--games", "1", "--out", str(tmp_path)]
    output(capsys, "train", "selfplay", *argv)
    assert main(["train", "prior", str(tmp_path), "--out", str(tmp_path / "x.json")]) == 2
    assert "too few games" in capsys.readouterr().err
    assert main(["train", "value", str(tmp_path), "--out", str(tmp_path / "x.npy")]) == 2
    assert "too few games" in capsys.readouterr().err


def test_without_ray_ray_is_asked_for_kindly(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    assert main(["train", "selfplay", "--games", "1", "--out", str(tmp_path / "g"), "--ray"]) == 2
    assert "pip install 'blockcade[ray]'" in capsys.readouterr().err
    assert not (tmp_path / "g").exists()
