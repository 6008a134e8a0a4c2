"""What docs/formats/notation.md says of BlockYou! is so."""

import re
from pathlib import Path

import pytest

from blockcade.games.blockyou.cards import Card
from blockcade.games.blockyou.data import COLOUR_LETTERS, DIRECTIONS
from blockcade.games.blockyou.phase import Ending, Phase, Status
from tests.games.blockyou.tables import BLOCKYOU, F0, position, refused, table

PAGE = (Path(__file__).parents[3] / "docs/formats/notation.md").read_text("utf-8")


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_example_moves_are_moves() -> None:
    text = section("Moves of BlockYou!").partition("**Cards**")[0]
    cells = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    moves = [move for cell in cells for move in re.findall(r"`(.*?)`", cell)]
    assert len(moves) == 6
    for move in moves:
        assert BLOCKYOU.format_move(BLOCKYOU.parse_move(move)) == move


def test_the_example_of_turning_is_right() -> None:
    text = section("Moves of BlockYou!")
    (found,) = re.findall(r"`(\S+)` lies as `(\S+)`", text)
    assert str(Card.parse(found[0]).turned(1)) == found[1]
    assert f"`{' '.join(DIRECTIONS)}`" in text
    assert all(f"`{letter}` " in text for letter in COLOUR_LETTERS)


@pytest.mark.parametrize("move", ["7,0/0", "-1,3/2"])
def test_places_outside_are_moves(move: str) -> None:
    assert f"`{move}`" in section("Moves of BlockYou!")
    assert refused(table("WBRL/N.NE", "WWWW/E.W"), f"0 {move}") == "off-field"


def test_the_example_position_is_one() -> None:
    (line,) = re.findall(r"^players 2 .*$", section("Positions of BlockYou!"), re.MULTILINE)
    whole = line.replace("phase race", "phase last").replace("WRRY/N.NE@0,0/0 …", F0)
    assert BLOCKYOU.format_position(position(whole)) == whole


def test_all_phases_statuses_endings_and_options_are_listed() -> None:
    text = section("Positions of BlockYou!")
    for kind in (Phase, Status, Ending):
        assert all(f"`{member.value}`" in text for member in kind if member.value)
    for option in BLOCKYOU.options:
        assert f"\n| `{option.key}` | `{option.default}`, " in section("Options of BlockYou!")
