"""The text of docs/formats/notation.md about Block Out! is true, and texts that are no moves are refused."""

import re

import pytest

from blockcade.core import BadNotation
from blockcade.games.blockout.phase import Phase
from tests.games.blockout.tables import BLOCKOUT, position
from tests.games.test_documents import section

ASKED = "players 2 towerModel=reported | turn 0 report 0 0 | discards red | held red>small-red choose"


def test_the_example_position_is_one() -> None:
    (line,) = re.findall(r"^players .*$", section("Positions", "blockout"), re.MULTILINE)
    assert BLOCKOUT.format_position(position(line)) == line


def test_all_phases_are_listed() -> None:
    for phase in Phase:
        assert f"`{phase.value}`" in section("Positions", "blockout")


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
        "fell:late:late",
        "void",
        "void:wind",
        "fell~",
        "fell~a b",
        "begin6",
        "draw:green",
        "drawcard",
        "slip:1",
        "slip:-0,1",
        "slip:01,1",
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
        "players 2 advanced=on towerModel=reported | turn 0 choose 0 0 | flags bonus",
        "players 2 towerModel=reported | turn 0 choose 0 0 | said count",
        f"{ASKED} | said over",
        f"{ASKED} | said count",
        "players 2 towerModel=statics | turn 0 choose 0 0 | tower large-red@0.0.280.9998.120.0.160",
        "players 1 | turn 0 practice 0 0",
        "players 2 practice=on | turn 0 practice 0 0",
        "players 2 | turn 0 practice 0 0",
        "players 2 | turn 0 placing 0 0 | held >large-red practice",
        "players 1 practice=on | turn 0 choose 0 0 | hand0 any",
        "players 1 practice=on | turn 0 practice 0 0 | discards any",
        "players 1 practice=on | turn 0 practice 0 0 | left 0",
        "players 2 slip=on | turn 0 slipping 0 0 | discards red | held red>large-red choose",
    ],
)
def test_positions_that_no_game_comes_to_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        position(text)
