"""Every clause of docs/games/blokus.md that a player could notice has a test that names it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
# Settled by how the box is drawn, where people sit or what a table allows: no rule that one could break.
NOT_RULES = {"O01", "O02", "O04", "O07", "O22"}


def ids_in_test_names() -> set[str]:
    """`test_bk_33_37_to_41_t24` names BK-33, BK-37 to BK-41 and BK-T24."""
    found: set[str] = set()
    for path in (ROOT / "tests/games/blokus").glob("test_*.py"):
        for name in re.findall(r"def test_bk_(\w+)\(", path.read_text("utf-8")):
            words = str(name).split("_")
            for at, word in enumerate(words):
                if word == "to":
                    kind, low, high = words[at - 1][:-2], int(words[at - 1][-2:]), int(words[at + 1][-2:])
                    found |= {f"{kind}{number:02}".upper() for number in range(low, high)}
                elif re.fullmatch(r"[dfot]?\d\d", word):
                    found.add(word.upper())
                else:
                    break
    return found


def ids_in_document() -> set[str]:
    text = (ROOT / "docs/games/blokus.md").read_text("utf-8")
    return set(re.findall(r"\bBK-([DFO]?\d\d)\b", text))


def test_the_document_has_all_41_clauses() -> None:
    named = ids_in_document() | {"38", "39", "40"}  # BK-37 … BK-41
    assert {f"{number:02}" for number in range(1, 42)} <= named


def test_every_clause_is_named_by_a_test() -> None:
    missing = ids_in_document() - NOT_RULES - ids_in_test_names()
    assert not missing


def test_every_vector_is_named_by_a_test() -> None:
    missing = {f"T{number:02}" for number in range(1, 48)} - ids_in_test_names()
    assert not missing
