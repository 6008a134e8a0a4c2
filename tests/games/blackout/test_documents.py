"""What docs/formats/notation.md says of Blackout is so."""

import re
from pathlib import Path

from blockcade.games.blackout.cards import CARDS
from blockcade.games.blackout.phase import Phase
from tests.games.blackout.tables import BLACKOUT, position

PAGE = (Path(__file__).parents[3] / "docs/formats/notation.md").read_text("utf-8")


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_example_moves_are_moves() -> None:
    table = section("Moves of Blackout").partition("**Cards**")[0]
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    moves = [move for cell in cells for move in re.findall(r"`(.*?)`", cell)]
    assert len(moves) == 14
    for move in moves:
        assert BLACKOUT.format_move(BLACKOUT.parse_move(move)) == move


def test_the_table_of_cards_is_the_box() -> None:
    rows = re.findall(r"^\| ([A-Z]1.*?) \| (.*?) \|$", section("Moves of Blackout"), re.MULTILINE)
    listed: dict[str, str] = {}
    for names, spaces in rows:
        if "…" in names:
            listed |= {f"{names[0]}{at}": row for at, row in enumerate(spaces.split(", "), start=1)}
        else:
            listed |= dict.fromkeys(names.split(", "), spaces)
    ours = {card.name: " ".join(str(number or "FREE") for number in card.spaces) for card in CARDS}
    assert listed == ours


def test_the_example_position_is_one() -> None:
    (line,) = re.findall(r"^cards .*$", section("Positions of Blackout"), re.MULTILINE)
    assert BLACKOUT.format_position(position(line)) == line


def test_all_phases_and_options_are_listed() -> None:
    for phase in Phase:
        assert f"`{phase.value}`" in section("Positions of Blackout")
    for option in BLACKOUT.options:
        assert f"\n| `{option.key}` | `{option.default}`, " in section("Options of Blackout")
