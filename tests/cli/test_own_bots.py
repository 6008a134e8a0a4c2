"""Bots from outside in `blockcade sim` and `match`: own objects by name, and programs that speak GTP."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from blockcade.cli import main
from blockcade.record import read_record

ROOT = Path(__file__).parents[2]
PROGRAM = f"gtp:{shlex.quote(sys.executable)} -m blockcade.cli gtp --level 2"
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands let modules of the working folder be found."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "path", [*sys.path])


def told(capsys: Capture, *argv: str) -> str:
    assert main([*argv, "--json"]) == 0
    return capsys.readouterr().out


def complaint(capsys: Capture, *argv: str) -> str:
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


@pytest.mark.parametrize(
    ("game", "bot", "other"),
    [
        ("blokus", "Spreader", "random"),
        ("blackout", "Collector", "easy"),
        ("blockyou", "Looker", "easy"),
        ("blockout", "Builder", "easy"),
    ],
)
def test_the_example_of_each_game_wins_more_than_the_weakest_bot(
    capsys: Capture, game: str, bot: str, other: str
) -> None:
    own = f"examples.bots:{bot}"
    argv = ["sim", game, "--players", "2", "--bots", f"{own},{other}", "--games", "4"]
    first = told(capsys, *argv)
    mine, theirs = json.loads(first)["seats"]
    assert (mine["bot"], theirs["bot"]) == (own, other)
    assert mine["won"] > theirs["won"]
    assert told(capsys, *argv) == first


def test_an_own_bot_plays_alike_in_any_number_of_processes(capsys: Capture, tmp_path: Path) -> None:
    bots = "examples.bots:Collector,examples.bots:Collector"
    argv = ["sim", "blackout", "--players", "2", "--bots", bots, "--games", "8", "--seed", "5"]
    first = told(capsys, *argv, "--save", str(tmp_path))
    assert told(capsys, *argv, "--jobs", "2") == first
    assert read_record(tmp_path / "game-000000.blockcade").names == bots.split(",")


def test_own_bots_and_levels_meet_in_a_match(capsys: Capture) -> None:
    argv = ["match", "--variant", "classic_3", "--games", "3", "--random-plies", "4", "--seed", "2"]
    argv += ["--a", "examples.bots:Spreader", "--b", "random"]
    first = told(capsys, *argv)
    (pairing,) = json.loads(first)["pairings"]
    assert (pairing["a"], pairing["b"]) == ("examples.bots:Spreader", "random")
    assert pairing["won_by_a"] > 1.5
    assert told(capsys, *argv, "--jobs", "2") == first
    ladder = ["match", "--variant", "duo", "--games", "2", "--ladder", "playouts=1; examples.bots:STEADY"]
    rungs = json.loads(told(capsys, *ladder))["ratings"]
    assert [rung["contestant"] for rung in rungs] == ["playouts=1", "examples.bots:STEADY"]


def test_a_program_plays_in_sim(capsys: Capture, tmp_path: Path) -> None:
    argv = ["sim", "blokus", "--players", "2", "--option", "startCorner=fixed", "--games", "2"]
    argv += ["--bots", f"{PROGRAM},random", "--seed", "3"]
    first = told(capsys, *argv, "--save", str(tmp_path))
    assert told(capsys, *argv, "--jobs", "2") == first
    program, random = json.loads(first)["seats"]
    assert program["mean_score"] < random["mean_score"]  # squares left
    assert read_record(tmp_path / "game-000001.blockcade").names == [PROGRAM, "random"]


@pytest.mark.parametrize("variant", ["duo", "classic", "classic_3"])
def test_a_program_plays_in_a_match(capsys: Capture, variant: str) -> None:
    """With a random opening it is told what was laid before its first move, also for the shared colour."""
    argv = ["match", "--variant", variant, "--games", "2", "--random-plies", "6"]
    first = told(capsys, *argv, "--a", PROGRAM, "--b", "level=1")
    (pairing,) = json.loads(first)["pairings"]
    assert pairing["a"] == PROGRAM
    assert sum(seating["games"] for seating in pairing["by_seating"].values()) == 2
    assert told(capsys, *argv, "--a", PROGRAM, "--b", "level=1") == first


MODULE = """\
import no_such_module
"""
BOTS = """\
NUMBER = 7

class Silent:
    pass

class Stubborn:
    def choose(self, view, legal, budget, dice):
        return "I5"

def broken():
    raise OSError("no weights here")

raiser = broken
"""


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("nowhere_to_be_found:Bot", "nowhere_to_be_found cannot be imported: ModuleNotFoundError"),
        (
            "bad_import:Bot",
            "bad_import cannot be imported: ModuleNotFoundError: No module named 'no_such_mod",
        ),
        ("odd_bots:Missing", "odd_bots has no Missing"),
        ("odd_bots:", "write a bot of your own as module:object"),
        ("odd_bots:NUMBER", "this is no bot"),
        ("odd_bots:Silent", "it makes Silent, which is no bot"),
        ("odd_bots:broken", "the bot cannot be made: OSError: no weights here"),
        ("odd_bots:Stubborn", "chose 'I5', which is not one of the legal moves"),
        ("gtp:", "needs the command that starts a program"),
        ("gtp:'open", "No closing quotation"),
        ("gtp:no-such-program --level 3", "cannot be started: No such file or directory"),
        ("gtp:true", "ended with code 0"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_in_one_sentence(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, sentence: str
) -> None:
    (tmp_path / "bad_import.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "odd_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for name in ("bad_import", "odd_bots"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    sim = ["sim", "blokus", "--players", "2", "--option", "startCorner=fixed", "--games", "1", "--bots", bot]
    assert sentence in complaint(capsys, *sim)
    assert sentence in complaint(
        capsys, "match", "--variant", "duo", "--games", "1", "--a", bot, "--b", "random"
    )


def test_programs_play_only_games_that_they_know(capsys: Capture) -> None:
    sim = ["sim", "blackout", "--bots", PROGRAM, "--games", "1"]
    assert "no program can play blackout through GTP" in complaint(capsys, *sim)
    sim = ["sim", "blokus", "--bots", PROGRAM, "--games", "1"]
    assert "startCorner=fixed only" in complaint(capsys, *sim)


FORGER = """\
import sys
for line in sys.stdin:
    name = line.split()[0]
    print({"genmove": "= a1,a2", "known_command": "= false"}.get(name, "= "), end="\\n\\n", flush=True)
"""


def test_a_program_that_plays_what_is_not_legal_is_named(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "forger.py").write_text(FORGER, encoding="utf-8")
    bot = f"gtp:{shlex.quote(sys.executable)} {shlex.quote(str(tmp_path / 'forger.py'))}"
    said = complaint(capsys, "match", "--variant", "duo", "--games", "1", "--a", bot, "--b", "random")
    assert "answered 'a1,a2': illegal move: a1,a2 cannot be laid there" in said
