"""The blocks of code on all pages that people read."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(
    r"(?:<!-- from (?P<file>\S+) -->\n)?^(?P<indent> *)```(?P<language>\w*)\n(?P<code>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    page: str
    language: str
    code: str
    file: str | None  # of which the block is a part


@cache
def page_names() -> tuple[str, ...]:
    folders = ("docs", "src", "kernel", "bench", "examples", "deploy")
    pages = [*ROOT.glob("*.md"), *(page for folder in folders for page in (ROOT / folder).rglob("*.md"))]
    kept = [page for page in pages if page.name != "CHANGELOG.md" and "node_modules" not in page.parts]
    return tuple(sorted(page.relative_to(ROOT).as_posix() for page in kept))


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def blocks(*languages: str) -> Iterator[Block]:
    for page in page_names():
        for match in BLOCK.finditer(text_of(page)):
            if match["language"] in languages:
                yield Block(page, match["language"], match["code"], match["file"])
