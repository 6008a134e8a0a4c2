"""`blockcade train` from games to a prior that a match can use, and to a book."""

import json
import sys
from pathlib import Path

import pytest

from blockcade.cli import main
from blockcade.engine.book import Book
from blockcade.engine.kernel import Position, built_in_weights
from blockcade.engine.priors import read_weights

Capture = pytest.CaptureFixture[str]


def output(capsys: Capture, *argv: str) -> str:
    assert main(argv) == 0
    return capsys.readouterr().out  # stderr has the progress of what takes long


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


def test_a_book_grows(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "book.json"
    study = ["train", "book", "--variant", "duo", "--playouts", "400", "--out", str(file), "--positions"]
    assert "4 positions" in output(capsys, *study, "4")
    assert "6 positions" in output(capsys, *study, "6")
    book = Book.read(file)
    position = Position("duo")
    assert book.move(position) in position.legal()
    assert (tmp_path / "book.json.log").read_bytes().count(b"\n") == 7


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "required: WHAT"),
        (["dance"], "invalid choice: 'dance'"),
        (["selfplay", "--games", "1"], "required: --out"),
        (["selfplay", "--games", "1", "--out", "x", "--setting", "luck=1"], "has no setting 'luck'"),
        (["selfplay", "--games", "1", "--out", "x", "--setting", "rave"], "write it as NAME=NUMBER"),
        (["prior", "no-such-folder", "--out", "x.json"], "holds no games of self-play"),
        (["prior", "x", "--out", "x.json", "--temperature", "0"], "'0' is not a number above 0"),
        (["book", "--positions", "1", "--out", "x.json", "--plies", "21"], "an opening has at most 20"),
    ],
)
def test_mistakes_get_one_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    try:
        code = main(["train", *words])
    except SystemExit as stop:  # argparse leaves on its own
        code = stop.code
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert sentence in captured.err


def test_too_few_games_are_no_lesson(capsys: Capture, tmp_path: Path) -> None:
    argv = ["--variant", "duo", "--playouts", "2", "--games", "1", "--out", str(tmp_path)]
    output(capsys, "train", "selfplay", *argv)
    assert main(["train", "prior", str(tmp_path), "--out", str(tmp_path / "x.json")]) == 2
    assert "too few games" in capsys.readouterr().err


def test_without_ray_ray_is_asked_for_kindly(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    assert main(["train", "selfplay", "--games", "1", "--out", str(tmp_path / "g"), "--ray"]) == 2
    assert "pip install 'blockcade[ray]'" in capsys.readouterr().err
    assert not (tmp_path / "g").exists()
