"""The pages of the documentation site: complete, with their first lines, and links that lead somewhere."""

import os
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from scripts.docs_site.__main__ import STAGE, all_pages
from scripts.docs_site.fluent import Unreadable, Words
from scripts.docs_site.layout import CONFIG, DOCS, PLAY, ROOT, THEME, in_site, navigation
from scripts.docs_site.pages import BrokenLink, page_of, pictures, with_blocks
from scripts.docs_site.rules import languages, outline, picture_parts, words_of

from blockcade.games import OWN_GAMES
from blockcade.words.texts import parse_texts

LEAD = re.compile(r"For [a-z].*?\. After reading(?: this page)? you (?:can|know) .")
MADE = re.compile(rf"{PLAY}/\w\w/")


@cache
def pages() -> dict[Path, str]:
    return all_pages()


def prose(text: str) -> str:
    """Without blocks of code and what stands before the title."""
    return "\n".join(line for line, in_block in with_blocks(text) if not in_block).partition("# ")[2]


def lead(text: str) -> str:
    """The first paragraph below the title."""
    return " ".join(prose(text).partition("\n")[2].strip().partition("\n\n")[0].split())


def test_the_navigation_and_the_pages_of_docs_are_the_same() -> None:
    named = navigation()
    assert len(named) == len(set(named))
    assert set(map(Path, named)) <= set(pages())
    own = {in_site(page) for page in DOCS.rglob("*.md") if not page.is_relative_to(THEME)}
    decisions = {
        page for page in own if re.match(r"adr/\d", page.as_posix())
    }  # the list of decisions has them
    missing = sorted(map(str, own - decisions - set(map(Path, named))))
    assert not missing, f"docs/zensical.toml does not name {missing}"


def test_every_page_first_says_whom_it_is_for_and_what_it_brings() -> None:
    own = {path: text for path, text in pages().items() if not MADE.match(path.as_posix())}
    assert len(own) > 60
    wrong = [path.as_posix() for path, text in own.items() if not LEAD.match(lead(text))]
    assert not wrong, f"'For … . After reading you can …' does not begin {wrong}"


@pytest.mark.parametrize("code", languages())
def test_players_read_it_in_their_language(code: str) -> None:
    words = words_of(code)
    assert lead(pages()[PLAY / code / "index.md"]) == words.say("site-shelf-lead")
    for game in OWN_GAMES:
        text = pages()[PLAY / code / f"{game}.md"]
        assert lead(text) == words.say("site-rules-lead")
        assert text.startswith(f"---\nlanguage: {code}\n---\n")
        for part in outline(game)[0]:
            assert words.say(f"rules-{game}-{part}") in text
    assert {"English": f"{PLAY}/en/index.md"}.items() <= named_languages().items()
    assert named_languages()[languages()[code]] == f"{PLAY}/{code}/index.md"


def named_languages() -> dict[str, str]:
    """The languages of the navigation: their names and pages."""
    text = CONFIG.read_text("utf-8")
    return dict(re.findall(rf'{{ "([^"]+)" = "({PLAY}/\w\w/index\.md)" }}', text))


def test_every_link_and_picture_of_a_page_is_there() -> None:
    there = {*pages(), *pictures()}
    missing = [
        f"{path}: {link}"
        for path, text in pages().items()
        for link in re.findall(r"\]\((?!https?:|mailto:|#)([^)\s#]+)", prose(text))
        if Path(os.path.normpath(path.parent / link)) not in there
    ]
    assert not missing


def test_every_picture_of_the_rules_is_shown() -> None:
    shown = [part for game in OWN_GAMES for part in picture_parts(game)]
    assert len(shown) >= 15
    kept = {path.stem for path in (DOCS / "pictures" / "play").glob("*.png")}
    assert kept == {f"{game}-{part}" for game in OWN_GAMES for part in picture_parts(game)}


def test_a_link_that_leads_nowhere_ends_the_build() -> None:
    page = DOCS / "nowhere.md"
    with pytest.raises(BrokenLink, match=r"docs/nowhere\.md links to gone\.md"):
        page_of(page, "# Nowhere\n\nFor nobody. [A page](gone.md).\n")
    text, linked = page_of(
        page, "# Somewhere\n[a](../CONTRIBUTING.md#add-a-game)\n- one\n```\n[b](gone.md)\n```\n"
    )
    assert "](source/CONTRIBUTING.md#add-a-game)\n\n- one\n" in text
    assert [file.name for file in linked] == ["CONTRIBUTING.md"]


def test_a_message_with_a_choice_is_refused() -> None:
    texts = parse_texts("a.ftl", 'a = { $n ->\n  [one] one\n *[other] many\n }\nb = { $who } and { "R" }\n')
    words = Words("en", [texts])
    assert words.say("b", {"who": "Ada"}) == "Ada and R"
    with pytest.raises(Unreadable):
        words.say("a", {"n": "1"})
    with pytest.raises(Unreadable):
        words.say("b")


def test_the_site_asks_nobody_but_its_own_server() -> None:
    project = tomllib.loads(CONFIG.read_text("utf-8"))["project"]
    assert project["theme"]["font"] is False
    own = [file for file in THEME.rglob("*") if file.is_file()]
    assert own
    for file in (CONFIG, *own):
        assert not re.search(r"(?:https?:)?//[\w-]+\.\w", file.read_text("utf-8")), file.name


def test_the_configuration_names_what_is_there() -> None:
    project = tomllib.loads(CONFIG.read_text("utf-8"))["project"]
    assert project["theme"]["custom_dir"] == THEME.name
    assert all((THEME / style).is_file() for style in project["extra_css"])
    assert set(project["plugins"]) == {"search", "mkdocstrings"}  # others would be ignored in silence
    (sources,) = project["plugins"]["mkdocstrings"]["handlers"]["python"]["paths"]
    assert (STAGE / sources).resolve() == ROOT / "src"
    assert project["validation"] == {"invalid_links": True, "invalid_link_anchors": True}
