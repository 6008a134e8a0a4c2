"""The text of docs/formats/notation.md about each of our games is true: example moves and options."""

import re
from pathlib import Path

import pytest

from blockcade.games import OWN_GAMES

DOCS = Path(__file__).parents[2] / "docs"
GAMES = sorted(OWN_GAMES)
EXAMPLES = {"blackout": 14, "blockout": 22, "blockyou": 7, "blokus": 4}  # moves in the table of each game


def title(key: str) -> str:
    """The game's name in its own document."""
    heading = (DOCS / f"games/{key}.md").read_text("utf-8").partition("\n")[0]
    return heading.removeprefix("# ").partition(",")[0]


def section(kind: str, key: str) -> str:
    page = (DOCS / "formats/notation.md").read_text("utf-8")
    found = page.partition(f"\n## {kind} of {title(key)}\n")[2].partition("\n## ")[0]
    assert found, f"notation.md has no section on the {kind.lower()} of {title(key)}"
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_example_moves_are_moves(key: str) -> None:
    game, (table, *_) = OWN_GAMES[key], section("Moves", key).split("\n**")
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    moves = [move for cell in cells for move in re.findall(r"`(.*?)`", cell)]
    assert len(moves) == EXAMPLES[key]
    for move in moves:
        assert game.format_move(game.parse_move(move)) == move


@pytest.mark.parametrize("key", GAMES)
def test_all_options_are_listed_with_their_default_first(key: str) -> None:
    text = section("Options", key)
    for option in OWN_GAMES[key].options:
        assert f"\n| `{option.key}` | {f'`{option.default}`' if option.default else 'empty'}, " in text


@pytest.mark.parametrize("key", GAMES)
def test_there_is_a_section_on_positions(key: str) -> None:
    assert "```" in section("Positions", key)
