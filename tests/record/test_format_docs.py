"""The text of the pages under docs/formats is true."""

import doctest
import re
from pathlib import Path
from typing import get_args

import pytest

from blockcade.core import SeededDice
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.pieces import PIECES
from blockcade.record import Event, decode_event
from blockcade.record.formats.blokus import parse_blksgf

DOCS = Path(__file__).parents[2] / "docs" / "formats"
BLOKUS = Blokus()


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


@pytest.mark.parametrize("sides", [1, 2, 4, 6, 1000])
def test_the_check_by_hand_draws_what_the_dice_draw(sides: int) -> None:
    examples = doctest.DocTestParser().get_examples(page("fairness.md"))
    told: dict[str, object] = {}
    for example in examples[:2]:
        exec(example.source, told)
    draw = told["draw"]
    assert callable(draw)
    dice = SeededDice(bytes(range(32)))
    assert [draw(bytes(range(32)), n, sides) for n in range(30)] == [dice.roll(sides) for _ in range(30)]


def test_all_events_are_listed_with_all_their_fields() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", page("events.md"), re.MULTILINE))
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(Event)}
    del rows["type"]  # the heading
    assert set(rows) == set(kinds)
    for tag, kind in kinds.items():
        assert re.findall(r"`(\w+)`", rows[tag]) == list(kind.__struct_fields__)


def test_the_example_events_can_be_read() -> None:
    lines = re.findall(r'^\{"type".*\}$', page("events.md"), re.MULTILINE)
    assert len([decode_event(line) for line in lines]) == 2


def test_all_pieces_are_listed() -> None:
    text = page("notation.md")
    for piece in PIECES:
        assert re.search(rf"{piece.name} `[#./]+`", text)


def test_the_example_position_is_one() -> None:
    line = next(line for line in page("notation.md").splitlines() if line.startswith("B18Y/"))
    full = line.replace("…/20", "/".join(["20"] * 16))
    assert BLOKUS.format_position(BLOKUS.parse_position(full)) == full


def test_the_example_file_can_be_read() -> None:
    text = re.search(r"```\n(\(\n;GM.*?)```", page("blksgf.md"), re.DOTALL)
    assert text
    assert parse_blksgf(text[1]).names == ["Ada", "Bo"]
