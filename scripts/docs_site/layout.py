"""Where pages come from and where they stand in the site: the navigation, and paths both ways."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
CONFIG = DOCS / "zensical.toml"
SOURCE = Path("source")  # the part of the site for files from outside of docs/
PLAY = Path("play")  # the part whose pages are made of the page's texts, one folder a language
THEME = DOCS / "theme"


def in_site(file: Path) -> Path:
    """The path in the site of a file or folder of the repository.

    A README is the index of its folder, a folder has an index, and code is shown on a page of its own.
    """
    inside = file.is_relative_to(DOCS)
    path = file.relative_to(DOCS) if inside else SOURCE / file.relative_to(ROOT)
    if file.is_dir():
        return path / "index.md"
    if file.name == "README.md":
        return path.with_name("index.md")
    if inside or file.suffix == ".md":
        return path
    return path.with_name(f"{path.name}.md")


def navigation(config: Path = CONFIG) -> list[str]:
    """The paths of all pages that the navigation names, in its order."""
    return list(_leaves(tomllib.loads(config.read_text("utf-8"))["project"]["nav"]))


def _leaves(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
        return
    for part in nav.values() if isinstance(nav, dict) else nav:  # pyright: ignore[reportUnknownVariableType]
        yield from _leaves(part)
