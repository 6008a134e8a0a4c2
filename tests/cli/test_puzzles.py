"""`blockcade puzzles`: lists, shows, makes and proves."""

import json
from pathlib import Path

import msgspec
import pytest

from blockcade.cli import main
from blockcade.core import RuleError
from blockcade.games import GAMES
from blockcade.puzzles import Puzzle, load, position
from blockcade.puzzles import store as puzzle_store
from tests.cli.test_commands import Capture, complaint, output


def test_list_prints_a_line_for_each(capsys: Capture) -> None:
    lines = output(capsys, "puzzles", "list", "--game", "blockout").splitlines()
    assert len(lines) == len(load("blockout"))
    first = load("blockout")[0]
    words = lines[0].split(" ", 6)
    assert words[:6] == [first.id, "blockout", first.goal, first.tag, str(first.rating), str(first.length)]
    game, state = position(first)
    assert words[6] == game.format_position(state)
    assert game.format_position(game.parse_position(words[6])) == words[6]


def test_list_as_json(capsys: Capture) -> None:
    lines = output(capsys, "puzzles", "list", "--game", "blackout", "--json").splitlines()
    assert [json.loads(line)["id"] for line in lines] == [puzzle.id for puzzle in load("blackout")]


@pytest.mark.parametrize("game", GAMES)
def test_show_tells_everything(capsys: Capture, game: str) -> None:
    for puzzle in load(game)[:1]:
        text = output(capsys, "puzzles", "show", puzzle.id)
        assert puzzle.id in text
        assert all(answer in text for answer in puzzle.solution)
        shown = output(capsys, "puzzles", "show", puzzle.id, "--json")
        assert msgspec.json.decode(shown, type=Puzzle) == puzzle


def test_verify_proves_a_sample(capsys: Capture) -> None:
    text = output(capsys, "puzzles", "verify", "--game", "blockyou", "--sample", "3", "--seed", "4")
    assert text == "3 of 3 puzzles are proved again\n"


def test_verify_says_what_is_wrong(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(puzzle for puzzle in load("blockout") if puzzle.goal == "will-it-stand")
    liar = msgspec.structs.replace(puzzle, solution=("no",) if puzzle.solution == ("yes",) else ("yes",))

    def lies(_: str | None) -> tuple[Puzzle, ...]:
        return (liar,)

    monkeypatch.setattr("blockcade.cli.puzzles.load", lies)
    assert main(["puzzles", "verify"]) == 1
    captured = capsys.readouterr()
    assert captured.err.startswith(f"blockcade: {liar.id}: ")
    assert captured.err.count("\n") == 1
    assert captured.out == "0 of 1 puzzles are proved again\n"


def test_make_writes_lines_of_a_data_file(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "more.jsonl"
    assert output(capsys, "puzzles", "make", "--game", "blockout", "--count", "4", "--out", str(out)) == ""
    made = [msgspec.json.decode(line, type=Puzzle) for line in out.read_bytes().splitlines()]
    assert len(made) == 4
    printed = output(capsys, "puzzles", "make", "--game", "blockout", "--count", "4")
    assert printed == out.read_text("utf-8")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ([], "required: ACTION"),
        (["list", "--game", "chess"], "invalid choice: 'chess'"),
        (["show"], "required: ID"),
        (["show", "blokus-nothing"], "no puzzle has the id 'blokus-nothing'"),
        (["make"], "required: --game"),
        (["make", "--game", "blokus", "--count", "0"], "must be 1 or more"),
        (["make", "--game", "blokus", "--out", "no-such-folder/x.jsonl"], "there is no folder"),
        (["verify", "--sample", "some"], "must be 1 or more"),
    ],
)
def test_mistakes_get_one_sentence(capsys: Capture, argv: list[str], sentence: str) -> None:
    assert sentence in complaint(capsys, "puzzles", *argv)


def test_a_game_without_a_maker_is_refused() -> None:
    from blockcade.puzzles.making import made

    with pytest.raises(RuleError, match="nobody makes puzzles of 'chess'"):
        made("chess", 1, 0)
    assert puzzle_store.load("chess") == ()
