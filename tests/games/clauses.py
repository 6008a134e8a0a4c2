"""The clauses of a game's document, and those that its tests name."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Clauses:
    """The clauses of one game: `Clauses("blokus", "BK")` are those of docs/games/blokus.md."""

    key: str
    prefix: str

    def in_document(self) -> set[str]:
        """`BK-37 … BK-41` includes those between."""
        text = (ROOT / f"docs/games/{self.key}.md").read_text("utf-8")
        found = set(re.findall(rf"\b{self.prefix}-([DFHO]?\d\d)\b", text))
        for low, high in re.findall(rf"\b{self.prefix}-(\d\d) … {self.prefix}-(\d\d)\b", text):
            found |= {f"{number:02}" for number in range(int(low), int(high))}
        return found

    def in_test_names(self) -> set[str]:
        """`test_bk_33_37_to_41_t24` names BK-33, BK-37 to BK-41 and BK-T24."""
        found: set[str] = set()
        for path in (ROOT / f"tests/games/{self.key}").glob("test_*.py"):
            for name in re.findall(rf"def test_{self.prefix.lower()}_(\w+)\(", path.read_text("utf-8")):
                found |= _ids(str(name).split("_"))
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Coverage:
    """The clauses that a game's document must have, and those that no test can break."""

    prefix: str
    clauses: set[str]
    vectors: int  # examples with numbers: T01 up to this one
    not_rules: frozenset[str] = frozenset()


def _ids(words: list[str]) -> set[str]:
    found: set[str] = set()
    for at, word in enumerate(words):
        if word == "to":
            kind, low, high = words[at - 1][:-2], int(words[at - 1][-2:]), int(words[at + 1][-2:])
            found |= {f"{kind}{number:02}".upper() for number in range(low, high)}
        elif re.fullmatch(r"[dfhot]?\d\d", word):
            found.add(word.upper())
        else:
            break
    return found


def numbered(kind: str, last: int) -> set[str]:
    """`numbered("T", 3)` is T01, T02, T03."""
    return {f"{kind}{number:02}" for number in range(1, last + 1)}
