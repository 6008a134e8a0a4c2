"""Pictures of games from outside: the game's own SVG, made safe before it reaches a page.

The text is parsed and rewritten from an allow-list: shapes, text and gradients, with numbers, colours,
labels and moves as their attributes. Anything else (scripts, styles, links, images, entities) makes the whole
picture invalid: then the page shows the list of moves alone, and the log has one line for its author.
"""

import logging
import re
from functools import cache
from typing import Any, NoReturn
from xml.etree.ElementTree import ParseError, XMLParser
from xml.sax.saxutils import escape, quoteattr

from blockcade.core import AnyGame
from blockcade.games import OWN_GAMES
from blockcade.server.logs import note

log = logging.getLogger(__name__)

MOST_CHARACTERS = 262_144
MOST_ELEMENTS = 8_192
DEEPEST = 32
SVG = "http://www.w3.org/2000/svg"
_XML = "{http://www.w3.org/XML/1998/namespace}"
_XLINK_HREF = "{http://www.w3.org/1999/xlink}href"

_SHAPES = {"circle", "ellipse", "line", "path", "polygon", "polyline", "rect"}
_TEXTS = {"text", "tspan", "title", "desc"}
_GRADIENTS = {"linearGradient", "radialGradient", "stop"}
ELEMENTS = frozenset({"svg", "g", "defs", "symbol", "use", *_SHAPES, *_TEXTS, *_GRADIENTS})

_PLACES = """x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height d points transform viewBox offset
    preserveAspectRatio pathLength rotate textLength lengthAdjust
    gradientUnits gradientTransform spreadMethod"""
_PAINT = """fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
    stroke-dasharray stroke-dashoffset stroke-miterlimit opacity color stop-color stop-opacity paint-order
    vector-effect shape-rendering display visibility"""
_LETTERS = """font-family font-size font-style font-weight text-anchor dominant-baseline alignment-baseline
    letter-spacing word-spacing text-decoration direction writing-mode"""
PLAIN_ATTRIBUTES = frozenset(f"{_PLACES} {_PAINT} {_LETTERS}".split())
TEXT_ATTRIBUTES = frozenset({"aria-label", "aria-hidden", "aria-roledescription", "data-move", "lang"})
_ROLES = {"img", "group", "presentation", "none"}

_NAME = re.compile(r"[A-Za-z][\w.-]{0,63}", re.ASCII)
# No quotes, colons, slashes or backslashes: a value like this names no address, however it is read.
_PLAIN = re.compile(r"[A-Za-z0-9#.,%()+\s_-]*", re.ASCII)
_LOCAL = re.compile(r"#([A-Za-z][\w.-]{0,63})", re.ASCII)
_PAINT_BY_NAME = re.compile(r"\s*url\(#([A-Za-z][\w.-]{0,63})\)\s*", re.ASCII)
_LOADING = re.compile(r"url|image|src|element|attr|expression", re.IGNORECASE)
_FONTS = re.compile(r"[A-Za-z0-9 ,'\"_-]*", re.ASCII)
_PREFIX = "picture-"  # before every name, so that none is a name of the page


class BadPicture(ValueError):
    """The SVG holds something that a page must not show; the message says what."""


class _Writer:
    """Writes the allowed part of what an XML parser reads."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._open: list[str] = []
        self._count = 0
        self._open_names: list[tuple[str, int]] = []  # each with the number of elements before it
        self._sizes: dict[str, int] = {}  # the number of elements inside a named one
        self._with_use: set[str] = set()  # the names of elements that hold a `use`
        self._used: list[str] = []

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.removeprefix(f"{{{SVG}}}")
        self._count += 1
        if name not in ELEMENTS:
            raise BadPicture(f"element {name[:80]!r}")
        if (name == "svg") == bool(self._open):
            raise BadPicture("one <svg> element outside, none inside")
        if self._count > MOST_ELEMENTS or len(self._open) >= DEEPEST:
            raise BadPicture("too many elements, or too deep")
        own_name = attributes.get("id", "")
        if own_name in self._sizes:
            raise BadPicture(f"two elements with the id {own_name[:80]!r}")
        self._open.append(name)
        self._open_names.append((own_name, self._count))
        if own_name:
            self._sizes[own_name] = 0
        if name == "use":
            self._with_use.update(around for around, _ in self._open_names)
        written = [self._attribute(name, key, value) for key, value in attributes.items()]
        if name == "svg":
            written = [f' xmlns="{SVG}"', *(part for part in written if not part.startswith(" xmlns"))]
        self._parts.append(f"<{name}{''.join(written)}>")

    def end(self, tag: str) -> None:  # noqa: ARG002
        name, before = self._open_names.pop()
        if name:
            self._sizes[name] = self._count - before + 1
        self._parts.append(f"</{self._open.pop()}>")

    def data(self, text: str) -> None:
        if self._open[-1] in _TEXTS:
            self._parts.append(escape(text))

    def comment(self, text: str) -> None:
        """Drops comments."""

    def pi(self, target: str, data: str | None = None) -> NoReturn:
        raise BadPicture(f"processing instruction {target[:80]!r} {(data or '')[:80]!r}")

    def doctype(self, name: str, pubid: str | None, system: str | None) -> NoReturn:
        raise BadPicture(f"document type {name!r} {pubid!r} {system!r}")

    def written(self) -> str:
        """The whole text, after the parser has finished. Raises BadPicture."""
        if not self._with_use.isdisjoint(self._used):
            raise BadPicture("a <use> of something that holds another <use>")
        if sum(self._sizes.get(name, 0) for name in self._used) > MOST_ELEMENTS:
            raise BadPicture("too many elements by <use>")
        return "".join(self._parts)

    def _attribute(self, element: str, key: str, value: str) -> str:
        if key in (f"{_XML}space", f"{_XML}lang"):
            return ""
        if key in TEXT_ATTRIBUTES:
            return f" {key}={quoteattr(value)}"
        if key == "id" and _NAME.fullmatch(value):
            return f' id="{_PREFIX}{value}"'
        if key == "role" and value in _ROLES:
            return f' role="{value}"'
        if key in ("href", _XLINK_HREF) and element != "svg" and (found := _LOCAL.fullmatch(value)):
            if element == "use":
                self._used.append(found[1])
            return f' href="#{_PREFIX}{found[1]}"'
        if key in ("fill", "stroke") and (found := _PAINT_BY_NAME.fullmatch(value)):
            return f' {key}="url(#{_PREFIX}{found[1]})"'
        if key == "font-family" and _FONTS.fullmatch(value):
            return f" {key}={quoteattr(value)}"
        if key in PLAIN_ATTRIBUTES and _PLAIN.fullmatch(value) and not _LOADING.search(value):
            return f" {key}={quoteattr(value)}"
        raise BadPicture(f"attribute {key[:80]!r} with the value {value[:80]!r}")


def safe_svg(text: str) -> str:
    """The same picture with only what a page may show. Raises BadPicture."""
    if len(text) > MOST_CHARACTERS:
        raise BadPicture(f"{len(text)} characters; at most {MOST_CHARACTERS}")
    writer = _Writer()
    parser = XMLParser(target=writer)  # noqa: S314  # document types and entities are refused
    try:
        parser.feed(text)
        parser.close()
    except (ParseError, UnicodeError) as error:
        raise BadPicture(f"not well-formed: {error}") from error
    return writer.written()


_told: set[str] = set()  # games whose bad picture is in the log already


def picture_of(game: AnyGame, view: Any) -> str:
    """The safe picture of a view; empty for our own games, whose boards the page draws, and for bad ones."""
    if game.key in OWN_GAMES:
        return ""
    try:
        drawn = game.draw_svg(view)
        return safe_svg(drawn) if drawn else ""
    except Exception as error:  # code from outside: the table goes on after any error
        if game.key not in _told:
            _told.add(game.key)
            note(log, logging.WARNING, "bad-picture", game=game.key, why=f"{type(error).__name__}: {error}")
        return ""


@cache
def first_picture(game: AnyGame) -> str:
    """The picture of a game before its first move, for the list of games."""
    return picture_of(game, game.view_for(game.initial(game.setup(game.card.usual_players)), None))
