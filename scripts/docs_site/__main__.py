"""Writes the pages of the site into a folder and builds it: `make docs`."""

import shutil
import subprocess
import sys
from pathlib import Path

from scripts.docs_site.layout import CONFIG, PLAY, ROOT, THEME
from scripts.docs_site.pages import own_pages, pictures
from scripts.docs_site.rules import english_cards, made_pages

STAGE = ROOT / ".cache" / "docs" / "stage"
SITE = ROOT / "site"


def all_pages() -> dict[Path, str]:
    """The text of every page of the site, by its path there."""
    pages = own_pages()
    pages[PLAY / "index.md"] += "\n" + english_cards()
    return pages | made_pages()


def write_pages(stage: Path) -> None:
    """Writes everything that Zensical reads into an empty folder."""
    pages = stage / "pages"
    for path, text in all_pages().items():
        (pages / path).parent.mkdir(parents=True, exist_ok=True)
        (pages / path).write_text(text, "utf-8")
    for path, file in pictures().items():
        (pages / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, pages / path)
    shutil.copyfile(CONFIG, stage / CONFIG.name)
    shutil.copytree(THEME, stage / THEME.name)


def main() -> int:
    """With the program that builds sites as its one argument."""
    shutil.rmtree(STAGE, ignore_errors=True)
    STAGE.mkdir(parents=True)
    write_pages(STAGE)
    builder = Path(sys.argv[1]).absolute()
    if code := subprocess.run([builder, "build", "--strict"], cwd=STAGE, check=False).returncode:
        return code
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(STAGE / "site", SITE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
