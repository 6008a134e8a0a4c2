"""The text of docs/formats/notation.md about BlockYou! is true."""

import re

import pytest

from blockcade.games.blockyou.cards import Card
from blockcade.games.blockyou.data import COLOUR_LETTERS, DIRECTIONS
from blockcade.games.blockyou.phase import Ending, Phase, Status
from tests.games.blockyou.tables import BLOCKYOU, F0, position, refused, table
from tests.games.test_documents import section


def test_the_example_of_turning_is_right() -> None:
    text = section("Moves", "blockyou")
    (found,) = re.findall(r"`(\S+)` lies as `(\S+)`", text)
    assert str(Card.parse(found[0]).turned(1)) == found[1]
    assert f"`{' '.join(DIRECTIONS)}`" in text
    assert all(f"`{letter}` " in text for letter in COLOUR_LETTERS)


@pytest.mark.parametrize("move", ["7,0/0", "-1,3/2"])
def test_places_outside_are_moves(move: str) -> None:
    assert f"`{move}`" in section("Moves", "blockyou")
    assert refused(table("WBRL/N.NE", "WWWW/E.W"), f"0 {move}") == "off-field"


def test_the_example_position_is_one() -> None:
    (line,) = re.findall(r"^players 2 .*$", section("Positions", "blockyou"), re.MULTILINE)
    whole = line.replace("phase race", "phase last").replace("WRRY/N.NE@0,0/0 …", F0)
    assert BLOCKYOU.format_position(position(whole)) == whole


def test_all_phases_statuses_and_endings_are_listed() -> None:
    text = section("Positions", "blockyou")
    for kind in (Phase, Status, Ending):
        assert all(f"`{member.value}`" in text for member in kind if member.value)
