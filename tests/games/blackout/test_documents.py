"""The text of docs/formats/notation.md about Blackout is true."""

import re

from blockcade.games.blackout.cards import CARDS
from blockcade.games.blackout.phase import Phase
from tests.games.blackout.tables import BLACKOUT, position
from tests.games.test_documents import section


def test_the_table_of_cards_is_the_box() -> None:
    rows = re.findall(r"^\| ([A-Z]1.*?) \| (.*?) \|$", section("Moves", "blackout"), re.MULTILINE)
    listed: dict[str, str] = {}
    for names, spaces in rows:
        if "…" in names:
            listed |= {f"{names[0]}{at}": row for at, row in enumerate(spaces.split(", "), start=1)}
        else:
            listed |= dict.fromkeys(names.split(", "), spaces)
    ours = {card.name: " ".join(str(number or "FREE") for number in card.spaces) for card in CARDS}
    assert listed == ours


def test_the_example_position_is_one() -> None:
    (line,) = re.findall(r"^cards .*$", section("Positions", "blackout"), re.MULTILINE)
    assert BLACKOUT.format_position(position(line)) == line


def test_all_phases_are_listed() -> None:
    for phase in Phase:
        assert f"`{phase.value}`" in section("Positions", "blackout")
