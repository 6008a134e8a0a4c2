"""Games played elsewhere become training games, move by move; unusable ones are refused."""

import random
from pathlib import Path

import pytest

from blockcade.cli.__main__ import main
from blockcade.core import RuleError
from blockcade.engine.kernel import Position, cells_of
from blockcade.engine.training.examples import ExampleOptions, load_examples
from blockcade.engine.training.games import games_kept, read_games, read_run
from blockcade.engine.training.records import keep_records

_TITLES = {"duo": ("Blokus Duo", 14, "BW"), "classic_2": ("Blokus Two-Player", 20, "1234")}


def played(variant: str, seed: int, plies: int = 999) -> tuple[list[int], str]:
    """A random game: the kernel's numbers of its moves, and the text of a .blksgf file."""
    title, size, names = _TITLES[variant]
    luck, position = random.Random(seed), Position(variant)
    moves: list[int] = []
    text = f"(;GM[{title}]"
    while position.turn >= 0 and len(moves) < plies:
        move = luck.choice(position.legal())
        cells = ",".join(f"{chr(97 + cell % size)}{size - cell // size}" for cell in cells_of(variant, move))
        text += f";{names[position.turn]}[{cells}]"
        moves.append(move)
        position.play(move)
    return moves, text + ")\n"


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("variant", _TITLES)
def test_games_come_back_as_they_were_played(variant: str, tmp_path: Path) -> None:
    games = [played(variant, seed) for seed in range(12)]
    files = [written(tmp_path, f"{number}.blksgf", text) for number, (_, text) in enumerate(games)]
    assert sum(1 for _ in keep_records(files, tmp_path / "kept")) == 12
    assert read_run(tmp_path / "kept").variant == variant
    for game, (moves, _) in zip(read_games(tmp_path / "kept"), games, strict=True):
        assert game.moves.tolist() == moves
        position = Position(variant)
        searched = {one.ply: one for one in game.searched}
        for ply, move in enumerate(moves):
            assert (ply in searched) == (len(position.legal()) > 1)
            assert ply not in searched or searched[ply].moves.tolist() == [move]
            position.play(move)
        assert game.points.tolist() == position.points()
        assert {float(one.win.sum()) for one in game.searched} == {1.0}


def test_every_choice_is_learnt_from(tmp_path: Path) -> None:
    files = [written(tmp_path, f"{seed}.blksgf", played("duo", seed)[1]) for seed in range(10)]
    games = list(keep_records(files, tmp_path / "kept"))
    learn, judge = load_examples([tmp_path / "kept"], ExampleOptions())
    assert learn.positions + judge.positions == sum(len(game.searched) for game in games)
    assert judge.positions == len(games[9].searched)
    assert set(judge.targets.tolist()) == {0.0, 1.0}


def test_what_cannot_be_learnt_from_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    whole = written(tmp_path, "whole.blksgf", played("duo", 1)[1])
    half = written(tmp_path, "half.blksgf", played("duo", 2, plies=9)[1])
    other = written(tmp_path, "other.blksgf", played("classic_2", 3)[1])
    with pytest.raises(RuleError, match=r"half\.blksgf: only whole games"):
        list(keep_records([whole, half], tmp_path / "kept"))
    with pytest.raises(RuleError, match="alike; these are of classic_2, duo"):
        list(keep_records([whole, other], tmp_path / "kept"))
    assert not (tmp_path / "kept").exists()
    assert len(list(keep_records([whole], tmp_path / "kept"))) == 1
    with pytest.raises(RuleError, match="already holds games"):
        list(keep_records([whole], tmp_path / "kept"))
    assert games_kept(tmp_path / "kept") == 1


def test_a_file_that_is_no_game_is_named(tmp_path: Path) -> None:
    files = [
        written(tmp_path, "good.blksgf", played("duo", 1)[1]),
        written(tmp_path, "bad.blksgf", "nothing"),
    ]
    with pytest.raises(RuleError, match=r"bad\.blksgf: "):
        keep_records(files, tmp_path / "kept")
    assert not (tmp_path / "kept").exists()


def test_the_command_says_what_it_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "game.blksgf", played("duo", 4)[1])
    assert main(["train", "records", str(file), "--out", str(tmp_path / "kept")]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'kept'}: 1 games\n"
    assert main(["train", "records", str(tmp_path / "none.blksgf"), "--out", str(tmp_path / "more")]) != 0
    assert not (tmp_path / "more").exists()
