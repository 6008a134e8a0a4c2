"""The pages "How to play", made of the same messages as those of the app: one for each game and language.

The file `rules-<game>.ftl` is the outline, in its English order. A message `…-title` begins a section,
`…-picture` is the caption of a picture, `…-about` explains a name, and everything else is a paragraph.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from scripts.docs_site.fluent import Words
from scripts.docs_site.layout import PLAY, ROOT

from blockcade.games import OWN_GAMES
from blockcade.words import SOURCE, languages_in
from blockcade.words.texts import read_texts

LOCALES = ROOT / "locales"
PICTURES = Path("pictures", "play")
NAMES = re.compile(r"code: '(\w+)', name: '([^']+)', dir: '(\w+)'")


@cache
def words_of(code: str) -> Words:
    of_games = [f"{prefix}{game}.ftl" for game in OWN_GAMES for prefix in ("", "rules-")]
    return Words(code, [read_texts(LOCALES / code / name) for name in ("site.ftl", *of_games)])


@cache
def languages() -> dict[str, str]:
    """The name of each language in itself, by code, in the order of the app's settings."""
    listed = (ROOT / "web/src/lib/words/languages.ts").read_text("utf-8")
    found = {code: name for code, name, _ in NAMES.findall(listed)}
    assert sorted(found) == sorted(languages_in(LOCALES))
    return found


@cache
def outline(game: str) -> tuple[list[str], list[str]]:
    """The messages of the page of a game in their order, without its title, and the names of its options."""
    messages = list(read_texts(LOCALES / SOURCE / f"rules-{game}.ftl").messages)
    start, option = f"rules-{game}-", f"option-{game}-"
    parts = [key.removeprefix(start) for key in messages if key.startswith(start)]
    switches = [key.removeprefix(option).removesuffix("-about") for key in messages if key.startswith(option)]
    return parts[1:], [name for name in dict.fromkeys(switches) if "-value-" not in name]


def picture_parts(game: str) -> list[str]:
    return [part.removesuffix("-picture") for part in outline(game)[0] if part.endswith("-picture")]


def made_pages() -> dict[Path, str]:
    """All of them, by path in the site."""
    pages: dict[Path, str] = {}
    for code in languages():
        pages[PLAY / code / "index.md"] = shelf(code)
        for game in OWN_GAMES:
            pages[PLAY / code / f"{game}.md"] = rules_page(code, game)
    return pages


def shelf(code: str) -> str:
    """The games in one language, each with its picture and its sentence."""
    words = words_of(code)
    head = [_head(code), f"# {words.say('site-shelf')}", words.say("site-shelf-lead")]
    return _joined([*head, *_cards(code, Path()), *_switcher(code, "index")])


def rules_page(code: str, game: str) -> str:
    words = words_of(code)
    name = {"game": words.say(f"game-{game}")}
    head = [_head(code), f"# {words.say(f'rules-{game}-title', name)}", words.say("site-rules-lead")]
    pitch = f"*{words.say(f'game-{game}-pitch')}*"
    return _joined([*head, pitch, *_body(words, game), *_switcher(code, game)])


def _body(words: Words, game: str) -> Iterator[str]:
    parts, switches = outline(game)
    for part in parts:
        text = words.say(f"rules-{game}-{part}")
        if part.endswith("-title"):
            yield f"## {text} {{: #{part.removesuffix('-title')}-section }}"
        elif part.endswith("-picture"):
            yield f"![{text}](../../{PICTURES}/{game}-{part.removesuffix('-picture')}.png){{ .board }}"
            yield f"*{text}*{{ .caption }}"
        elif part.endswith("-about"):
            yield f"- **{_term(words, game, part.removesuffix('-about'))}**  \n  {text}"
        elif f"{part}-about" not in parts:  # a name stands with its explanation
            yield f"{text}\n{{: #{part} }}"
    for switch in switches:
        option = f"option-{game}-{switch}"
        if f"{option}-about" in words:
            yield f"- **{words.say(option)}**  \n  {words.say(f'{option}-about')}"


def _term(words: Words, game: str, name: str) -> str:
    own = f"rules-{game}-{name}"
    return words.say(own if own in words else f"{game}-{name}")


def _cards(code: str, way: Path) -> Iterator[str]:
    """A picture, a name and a sentence for each game; `way` leads to the folder of the language."""
    words = words_of(code)
    pictures = Path("..", "..") / PICTURES if way == Path() else Path("..") / PICTURES
    for game in OWN_GAMES:
        page = (way / f"{game}.md").as_posix()
        picture = (pictures / f"{game}-{picture_parts(game)[1]}.png").as_posix()
        name = words.say(f"game-{game}")
        yield f"## [{name}]({page}) {{: #{game} }}"
        yield f"[![{name}]({picture}){{ .board }}]({page})"
        yield words.say(f"game-{game}-pitch")


def english_cards() -> str:
    """What the players' first page ends with."""
    return _joined(_cards(SOURCE, Path(SOURCE)))


def _joined(parts: Iterable[str]) -> str:
    return "\n\n".join(parts) + "\n"


def _head(code: str) -> str:
    """The front matter: the theme speaks this language too, and writes in its direction."""
    return f"---\nlanguage: {code}\n---"


def _switcher(code: str, page: str) -> Iterator[str]:
    """The same page in all other languages."""
    links = [
        f'[{name}](../{other}/{page}.md){{ lang="{other}" }}'
        for other, name in languages().items()
        if other != code
    ]
    yield "---"
    yield " · ".join(links) + "\n{: .languages }"
