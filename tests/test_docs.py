"""Pages of documentation: short lines, working links, sentences in plain order."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "kernel/README.md", ROOT / "bench/results.md"]
)
LONGEST_LINE = 109
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)\s]+)\)")
TURNED_ROUND = re.compile(r"(?:^|[.:!] |\*\* )(?:Whoever|Whatever|What|Who|That which)\b[^?]*?[.:;](?:\s|$)")


def page_name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


each_page = pytest.mark.parametrize("page", PAGES, ids=page_name)


def prose(page: Path) -> list[str]:
    """The lines of a page, empty where a code block stands: blocks may be as wide as their output."""
    lines: list[str] = []
    in_block = False
    for line in page.read_text("utf-8").splitlines():
        is_fence = line.lstrip().startswith("```")
        in_block ^= is_fence
        lines.append("" if in_block or is_fence else line)
    return lines


def anchor_of(heading: str) -> str:
    """The fragment that leads to a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lstrip("# ").lower()).replace(" ", "-")


@each_page
def test_lines_are_short(page: Path) -> None:
    """A row of a table cannot be wrapped, nor can a line without blanks."""
    long = [
        number
        for number, line in enumerate(prose(page), start=1)
        if len(line) > LONGEST_LINE and not line.lstrip().startswith("|") and " " in line.strip("-* ")
    ]
    assert not long, f"{page_name(page)} has lines over {LONGEST_LINE} characters: {long}"


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    missing: list[str] = []
    for link in LINK.findall(page.read_text("utf-8")):
        name, _, fragment = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists():
            missing.append(link)
        elif fragment and target.suffix == ".md":
            headings = [anchor_of(line) for line in prose(target) if line.startswith("#")]
            if fragment not in headings:
                missing.append(link)
    assert not missing


@each_page
def test_sentences_begin_with_their_subject(page: Path) -> None:
    text = "\n".join(line for line in prose(page) if not line.lstrip().startswith(("#", "|")))
    paragraphs = re.split(r"\n\s*\n|\n\s*[-*] |\n\s*\d+\. ", text)
    found = [match[0] for part in paragraphs for match in TURNED_ROUND.finditer(" ".join(part.split()))]
    assert not found
