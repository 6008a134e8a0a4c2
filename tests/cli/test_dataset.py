"""`blockcade dataset`: the values of its tables, compared with the games themselves."""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import blockcade
from blockcade.cli import main
from blockcade.cli.dataset import NO_PYARROW
from blockcade.cli.dataset_rows import COLUMNS
from blockcade.envs.catalogue import envs_of

Row = dict[str, Any]
Capture = pytest.CaptureFixture[str]
DUO = ["--players", "2", "--option", "board=duo", "--bots", "greedy,random", "--games", "3", "--seed", "7"]


def written(path: Path, *argv: str) -> list[Row]:
    assert main(["dataset", str(path), *argv]) == 0
    parquet: Any = importlib.import_module("pyarrow.parquet")  # it has no types
    table = parquet.read_table(path)
    assert table.column_names == list(COLUMNS)
    return table.to_pylist()


def complaint(capsys: Capture, *argv: str) -> str:
    assert main(["dataset", *argv]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_rows_say_what_the_games_say(tmp_path: Path, capsys: Capture) -> None:
    rows = written(tmp_path / "duo.parquet", "--game", "blokus", *DUO)
    assert f"3 games, {len(rows)} plies" in capsys.readouterr().out
    main(["sim", "blokus", *DUO, "--save", str(tmp_path / "records"), "--json"])
    for number in range(3):
        match = blockcade.load(tmp_path / "records" / f"game-{number:06}.blockcade")
        mine = [row for row in rows if row["game_id"] == f"7/{number}"]
        assert [(row["who"], row["move"]) for row in mine] == match.moves
        assert [row["ply"] for row in mine] == list(range(1, len(match) + 1))
        outcome, envs = match.outcome, envs_of("blokus")
        assert outcome is not None
        assert envs is not None
        assert {row["source"] for row in mine} == {match.record().seed_hash}
        assert {row["reason"] for row in mine} == {outcome.reason}
        for row in mine:
            before = match.at(row["ply"] - 1)
            seat = row["seat"]
            assert row["legal"] == len(before.legal_moves(seat))
            move = envs.actions.move(before.state, seat, row["action"])
            assert match.game.format_move(move) == row["move"]
            assert (row["place"], row["score"]) == (outcome.places[seat], outcome.scores[seat])
            assert row["bot"] == ("greedy", "random")[seat]
            assert json.loads(row["options"]) == dict(match.setup.options)
            assert (row["game"], row["players"], row["high_wins"]) == ("blokus", 2, False)


def test_the_same_seed_gives_the_same_rows_for_any_number_of_processes(tmp_path: Path) -> None:
    first = written(tmp_path / "a.parquet", "--game", "blokus", *DUO)
    assert written(tmp_path / "b.parquet", "--game", "blokus", *DUO, "--jobs", "2") == first
    assert written(tmp_path / "c.parquet", "--game", "blokus", *DUO[:-1], "8") != first


def test_records_give_the_rows_of_their_games(tmp_path: Path) -> None:
    played = written(tmp_path / "a.parquet", "--game", "blokus", *DUO)
    folder = tmp_path / "records" / "deep"
    main(["sim", "blokus", *DUO, "--save", str(folder), "--json"])
    (folder / "notes.txt").write_text("no game", encoding="utf-8")
    unfinished = blockcade.new_game("blokus", players=2, board="duo", seed=1).play_bot("greedy")
    unfinished.save(folder / "other.blksgf")
    rows = written(tmp_path / "b.parquet", "--records", str(tmp_path / "records"), "--jobs", "2")
    *kept, last = rows
    assert [_without_source(row) for row in kept] == [_without_source(row) for row in played]
    assert kept[0]["game_id"] == kept[0]["source"] == "deep/game-000000.blockcade"
    assert (last["game_id"], last["move"]) == ("deep/other.blksgf", unfinished.moves[0][1])
    assert (last["place"], last["score"], last["reason"]) == (None, None, None)
    one = written(tmp_path / "c.parquet", "--records", str(folder / "other.blksgf"))
    assert [row["game_id"] for row in one] == ["other.blksgf"]


def _without_source(row: Row) -> Row:
    return {key: value for key, value in row.items() if key not in ("game_id", "source")}


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("blackout", []),
        ("blockyou", []),
        ("blockout", ["--option", "towerModel=statics"]),
    ],
)
def test_every_game_has_rows(tmp_path: Path, key: str, options: list[str]) -> None:
    argv = ["--game", key, "--players", "2", "--bots", "easy", "--games", "2", *options]
    rows = written(tmp_path / "a.parquet", *argv)
    assert {row["game_id"] for row in rows} == {"0/0", "0/1"}
    assert {row["who"] for row in rows} <= {"0", "1", "clock"}
    for row in rows:
        if row["who"] == "clock":
            assert (row["seat"], row["action"], row["place"]) == (None, None, None)
        else:
            assert row["legal"] > 0
            assert row["place"] in (1, 2)
    assert any(row["action"] is not None for row in rows)


def test_a_player_who_left_has_a_row(tmp_path: Path) -> None:
    match = blockcade.new_game("blokus", players=3, seed=1)
    match.play_bot("greedy")
    record = match.record()
    path = tmp_path / "left.blockcade"
    match.save(path)
    text = path.read_text("utf-8")
    last = json.dumps([record.moves[-1].who, record.moves[-1].move], separators=(",", ":"))
    assert last in text
    path.write_text(text.replace(last, f'{last},\n    ["1","left"]'), encoding="utf-8")
    row = written(tmp_path / "a.parquet", "--records", str(path))[-1]
    assert (row["move"], row["seat"], row["action"], row["legal"]) == ("left", 1, None, None)


def test_a_bad_request_writes_nothing(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "a.parquet"
    out.write_bytes(b"older")
    folder = tmp_path / "records"
    folder.mkdir()
    assert "say either --game" in complaint(capsys, str(out))
    assert "holds no .blockcade or .blksgf file" in complaint(capsys, str(out), "--records", str(folder))
    assert "no bot 'genius' plays" in complaint(capsys, str(out), "--game", "blokus", "--bots", "genius")
    (folder / "bad.blockcade").write_text("{}", encoding="utf-8")
    assert "bad.blockcade: not a game record" in complaint(capsys, str(out), "--records", str(folder))
    assert out.read_bytes() == b"older"
    assert not list(tmp_path.glob("*.part"))


def test_without_pyarrow_it_is_asked_for_kindly(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)  # as if it were not installed
    said = complaint(capsys, str(tmp_path / "a.parquet"), "--game", "blokus", *DUO)
    assert said == f"blockcade: {NO_PYARROW}\n"
    assert "pip install 'blockcade[research]'" in said
