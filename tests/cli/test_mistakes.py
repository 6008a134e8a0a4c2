"""Every command refuses an impossible request with one sentence."""

import pytest

from tests.cli.test_commands import Capture, complaint


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--nothing"], "required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["sim"], "required: game"),
        (["sim", "chess"], "invalid choice: 'chess'"),
        (["sim", "blokus", "--players", "9"], "bad-players: 9 players; possible: 2, 3, 4"),
        (["sim", "blokus", "--games", "0"], "'0' is not a number from 1 up"),
        (["sim", "blokus", "--jobs", "x"], "'x' is not a number from 1 up"),
        (["sim", "blokus", "--bots", "genius"], "no bot 'genius' plays blokus; there are: random"),
        (["sim", "blokus", "--bots", "random,random"], "2 bots for 4 seats"),
        (["sim", "blokus", "--option", "scoring"], "write it as KEY=VALUE"),
        (["sim", "blokus", "--option", "scoring=high"], "scoring is 'high'; possible: basic, advanced"),
        (
            ["sim", "blockout", "--bots", "strong", "--tower", "lego"],
            "towerModel is 'lego'; possible: physics",
        ),
        (["sim", "blokus", "--tower", "statics"], "towerModel"),
        (["replay"], "required: FILE"),
        (["replay", "no-such-file.blockcade"], "no-such-file.blockcade: No such file"),
        (["perft", "--depth", "0"], "must be 1 or more"),
        (["perft", "--depth", "deep"], "must be 1 or more"),
        (["perft", "--variant", "trio"], "invalid choice: 'trio'"),
        (["perft", "--position", "what"], "blockcade: "),
        (["match", "--a", "level=1"], "a match needs --a and --b, or --ladder"),
        (["match", "--a", "level=1", "--b", "level=2", "--ladder", "1-2"], "leave out --a and --b"),
        (["match", "--ladder", "low-high"], "write levels as 1-10 or 1,3,5"),
        (["match", "--ladder", "3"], "a ladder needs at least two rungs"),
        (["match", "--a", "level=1", "--b", "luck=2"], "no 'luck' is known"),
        (
            ["match", "--a", "level=1", "--b", "playouts=2,weights=no-such-file.json"],
            "no-such-file.json: No such file",
        ),
        (["match", "--variant", "chess"], "invalid choice: 'chess'"),
        (["match", "--games", "0"], "'0' is not a number from 1 up"),
        (["match", "--random-plies", "x"], "'x' is not a number from 0 up"),
        (["train"], "required: WHAT"),
        (["train", "dance"], "invalid choice: 'dance'"),
        (["train", "selfplay", "--games", "1"], "required: --out"),
        (["train", "selfplay", "--games", "1", "--out", "x", "--setting", "luck=1"], "has no setting 'luck'"),
        (["train", "selfplay", "--games", "1", "--out", "x", "--setting", "rave"], "write it as NAME=NUMBER"),
        (["train", "prior", "no-such-folder", "--out", "x.json"], "holds no games of self-play"),
        (["train", "prior", "x", "--out", "x.json", "--temperature", "0"], "'0' is not a number above 0"),
        (["train", "value", "no-such-folder", "--out", "x.npy"], "holds no games of self-play"),
        (["train", "value", "x", "--out", "x.json"], "a network is a .npy file"),
        (["train", "value", "x", "--out", "x.npy", "--blend", "2"], "'2' is not a number from 0 to 1"),
        (["train", "install"], "nothing to install"),
        (["train", "install", "--prior", "x.json", "--checkout", "/no-such-folder"], "is no source checkout"),
        (
            ["train", "book", "--positions", "1", "--out", "x.json", "--plies", "21"],
            "an opening has at most 20",
        ),
    ],
)
def test_mistakes_get_one_sentence_and_exit_code_2(capsys: Capture, argv: list[str], sentence: str) -> None:
    assert sentence in complaint(capsys, *argv)
