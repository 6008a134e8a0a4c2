"""What docs/formats/notation.md says of Block Out! is so, and texts that are no moves are refused."""

import re
from pathlib import Path

import pytest

from blockcade.core import BadNotation
from blockcade.games.blockout.phase import Phase
from tests.games.blockout.tables import BLOCKOUT, position

PAGE = (Path(__file__).parents[3] / "docs/formats/notation.md").read_text("utf-8")


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_example_moves_are_moves() -> None:
    table = section("Moves of Block Out!").partition("**Blocks**")[0]
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    moves = [move for cell in cells for move in re.findall(r"`(.*?)`", cell)]
    assert len(moves) == 19
    for move in moves:
        assert BLOCKOUT.format_move(BLOCKOUT.parse_move(move)) == move


def test_the_example_position_is_one() -> None:
    (line,) = re.findall(r"^players .*$", section("Positions of Block Out!"), re.MULTILINE)
    assert BLOCKOUT.format_position(position(line)) == line


def test_all_phases_and_options_are_listed() -> None:
    for phase in Phase:
        assert f"`{phase.value}`" in section("Positions of Block Out!")
    for option in BLOCKOUT.options:
        assert f"\n| `{option.key}` | `{option.default}`, " in section("Options of Block Out!")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass>large-red",
        "green>large-red",
        "red>red",
        "red>large-red@1,2,3",
        "red>large-red@-0,2,1",
        "red>large-red@1,2",
        "stood:1.2.3",
        "stood:0.0.240.10000.0.0.0,",
        "fell:touched",
        "void",
        "void:wind",
        "fell~",
        "fell~a b",
        "begin6",
        "draw:green",
        "drawcard",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadNotation):
        BLOCKOUT.parse_move(text)


@pytest.mark.parametrize(
    "text",
    [
        "players 2",
        "turn 0 choose 0 0",
        "players 2 | turn 0 nowhere 0 0",
        "players 2 | turn - choose 0 0",
        "players 2 | turn 0 choose 0 0 | hand2 any",
        "players 2 | turn 0 choose 0 0 | hand0 any any any any any",
        "players 2 | turn 0 choose 0 0 | hand0 yellow",
        "players 2 | turn 0 choose 0 0 | tower large-red@0.0.280.10000.0.0.0 large-red@0.0.840.10000.0.0.0",
        "players 2 | turn 0 placing 0 0 | hand0 any",
        "players 2 | turn 0 choose 0 0 | hand0 any | held red>large-red choose",
        "players 2 | turn 0 placing 0 0 | discards any | held red>large-red choose",
        "players 2 | turn 0 placing 0 0 | discards red | held red>large-red bonus",
        "players 2 | turn 0 restart 0 0 | hand0 any",
        "players 2 | turn 0 bonus 0 0",
        "players 2 | turn 0 count 0 0 | discards red | held red>large-red choose",
        "players 2 | turn 0 choose 0 0 | votes 0:stood",
        "players 2 | turn 0 choose 0 0 | owed 2",
        "players 2 | turn 0 over 0 0",
        "players 2 | turn 0 choose 0 0 | won 0 nine-blocks",
        "players 2 | turn 0 choose 0 0 | left 1",
        "players 2 | turn 0 choose 0 0 | flags upside-down",
        "players 2 towerModel=statics | turn 0 choose 0 0 | tower large-red@0.0.280.9998.120.0.160",
    ],
)
def test_positions_that_no_game_comes_to_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        position(text)
