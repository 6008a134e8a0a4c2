"""Pages as the site needs them: links into the site, blank lines before lists, and pages for code."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

from scripts.docs_site.layout import DOCS, ROOT, THEME, in_site

LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?\)")
ITEM = re.compile(r"\s*(?:[-*]|\d+\.) ")
ADR_LEAD = (
    "For contributors who wonder why something is as it is. After reading you know the reason for this"
    " choice, and what it costs."
)
CHANGELOG_LEAD = (
    "For everybody who installs a new version. After reading you know what has changed since yours."
)
LANGUAGES = {".py": "python", ".pyi": "python", ".toml": "toml", ".yml": "yaml", ".yaml": "yaml"}
SHOWN = {".md", ".py", ".pyi", ".toml", ".ts", ".svelte", ".yml", ".service", ".txt", ".json", ""}


class BrokenLink(Exception):
    """A page links to a file that does not exist."""


def own_pages() -> dict[Path, str]:
    """The pages of docs/ and everything in the repository that they lead to, by path in the site."""
    pages: dict[Path, str] = {}
    left = [page for page in sorted(DOCS.rglob("*.md")) if not page.is_relative_to(THEME)]
    while left:
        file = left.pop()
        if (path := in_site(file)) in pages:
            continue
        pages[path], linked = _page(file)
        left += [other for other in linked if not other.is_relative_to(DOCS) or other.is_dir()]
    return pages


def pictures() -> dict[Path, Path]:
    """The pictures of docs/, by path in the site."""
    found = [file for suffix in ("png", "svg") for file in (DOCS / "pictures").rglob(f"*.{suffix}")]
    return {file.relative_to(DOCS): file for file in found}


def _page(file: Path) -> tuple[str, list[Path]]:
    """The text of the page for a file, and the files that it leads to."""
    if file.is_dir():
        return _folder(file)
    if file.suffix == ".md":
        text = file.read_text("utf-8")
        if file.parent.name == "adr" and file.name[0].isdigit():
            text = text.replace("\n", f"\n{ADR_LEAD}\n\n", 1)
        if file.name == "CHANGELOG.md":
            text = text.replace("\n", f"\n\n{CHANGELOG_LEAD}\n\n", 1)
        return page_of(file, text)
    name = file.relative_to(ROOT).as_posix()
    lead = "For readers of the code. After reading you know what stands in this file."
    fence = "~~~~"
    code = f"{fence}{LANGUAGES.get(file.suffix, 'text')}\n{file.read_text('utf-8').rstrip()}\n{fence}"
    return f"# {name}\n\n{lead}\n\n{code}\n", []


def _folder(folder: Path) -> tuple[str, list[Path]]:
    """The README of a folder, if it has one, and a list of its files."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix in SHOWN]
    files = [file for file in files if not any(part.startswith((".", "_")) for part in file.parts[:-1])]
    here = in_site(folder).parent
    links = [
        f"- [{file.relative_to(folder)}]({_way(here, in_site(file))})"
        for file in files
        if in_site(file) != in_site(folder)
    ]
    readme = folder / "README.md"
    lead = "For readers of the code. After reading you can open every file of this folder."
    text, linked = _page(readme) if readme in files else (f"# {folder.relative_to(ROOT)}\n\n{lead}\n", [])
    return f"{text}\n" + "\n".join(links) + "\n", [*linked, *files]


def page_of(file: Path, text: str) -> tuple[str, list[Path]]:
    """A page of Markdown as the site needs it, and the files that it leads to. Raises BrokenLink."""
    linked: list[Path] = []
    here = in_site(file).parent

    def turned(match: re.Match[str]) -> str:
        target = Path(os.path.normpath(file.parent / match[1]))
        is_picture = target.suffix in {".png", ".svg"}
        if not target.exists() or (is_picture and target not in pictures().values()):
            raise BrokenLink(f"{file.relative_to(ROOT)} links to {match[1]}, which the site does not have")
        if is_picture:
            return f"]({_way(here, target.relative_to(DOCS))})"
        linked.append(target)
        return f"]({_way(here, in_site(target))}{match[2] or ''})"

    lines = [
        line if in_block else LINK.sub(turned, line)
        for line, in_block in with_blocks(_with_blank_lines(text))
    ]
    return "\n".join(lines) + "\n", linked


def _with_blank_lines(text: str) -> str:
    """With a blank line before every list and table that follows a paragraph: this Markdown asks for it."""
    lines: list[str] = []
    before = ""
    for line, in_block in with_blocks(text):
        begins = not in_block and (ITEM.match(line) or line.startswith("|"))
        is_paragraph = before and not ITEM.match(before) and not before.startswith(("#", "|", " ", "<", "`"))
        if begins and is_paragraph:
            lines.append("")
        lines.append(line)
        before = line
    return "\n".join(lines) + "\n"


def with_blocks(text: str) -> Iterator[tuple[str, bool]]:
    """Each line, and whether it belongs to a block of code."""
    in_block = False
    for line in text.splitlines():
        is_fence = line.lstrip().startswith(("```", "~~~"))
        yield line, in_block or is_fence
        in_block ^= is_fence


def _way(start: Path, to: Path) -> str:
    return Path(os.path.relpath(to, start)).as_posix()
