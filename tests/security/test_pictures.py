"""Pictures of games from outside hold only drawing elements when they reach a page."""

import logging
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from blockcade_noughts import Noughts

from blockcade.core import AnyGame
from blockcade.games import GAMES, OWN_GAMES
from blockcade.server.pictures import MOST_CHARACTERS, BadPicture, picture_of, safe_svg
from blockcade.testkit.quarry import QUARRY

NS = 'xmlns="http://www.w3.org/2000/svg"'
XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'


USE = '<use href="#a"/>'


def svg(inside: str, more: str = "") -> str:
    return f"<svg {NS} {more}>{inside}</svg>"


ATTACKS = {
    "script": svg("<script>alert(1)</script>"),
    "script in no namespace": svg('<script xmlns="">alert(1)</script>'),
    "script of the page's namespace": svg('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'),
    "script under another prefix": '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>',
    "script in capitals": svg("<SCRIPT>alert(1)</SCRIPT>"),
    "event of the picture": svg("", 'onload="alert(1)"'),
    "event of a shape": svg('<rect onclick="alert(1)"/>'),
    "event in capitals": svg('<rect ONCLICK="alert(1)"/>'),
    "event of focus": svg('<g tabindex="1" onfocus="alert(1)"/>'),
    "page inside": svg("<foreignObject><p>hello</p></foreignObject>"),
    "frame inside": svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.com"/>'),
    "link": svg('<a href="https://example.com"><text>click</text></a>'),
    "link that runs": svg('<a href="javascript:alert(1)"><text>click</text></a>'),
    "picture from elsewhere": svg('<image href="https://example.com/a.png"/>'),
    "picture in a picture": svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
    "shape from elsewhere": svg('<use href="https://example.com/a.svg#x"/>'),
    "shape from elsewhere, old spelling": svg('<use xlink:href="//example.com/a.svg#x"/>', XLINK),
    "shape from data": svg('<use href="data:image/svg+xml,&lt;svg/>#x"/>'),
    "gradient from elsewhere": svg('<linearGradient href="https://example.com/a.svg#x"/>'),
    "paint from elsewhere": svg('<rect fill="url(https://example.com/a.svg#x)"/>'),
    "paint from elsewhere, beside a name": svg('<rect fill="url(#a) url(//example.com)"/>'),
    "paint from elsewhere, escaped": svg('<rect fill="\\75rl(https://example.com)"/>'),
    "paint from elsewhere, by entity": svg('<rect fill="&#117;rl(&#x2f;/example.com)"/>'),
    "image set": svg('<rect fill="image-set(x)"/>'),
    "style element": svg("<style>@import url(https://example.com/a.css);</style>"),
    "style attribute": svg('<rect style="background:url(https://example.com)"/>'),
    "class of the page": svg('<rect class="button primary"/>'),
    "filter": svg('<filter id="f"><feImage href="https://example.com"/></filter>'),
    "cursor": svg('<rect cursor="url(https://example.com)"/>'),
    "mask": svg('<rect mask="url(https://example.com#m)"/>'),
    "animation that sets an address": svg('<set attributeName="href" to="javascript:alert(1)"/>'),
    "animation": svg('<rect><animate attributeName="x" onbegin="alert(1)"/></rect>'),
    "entity from a file": f'<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>{svg("<text>&e;</text>")}',
    "entities that grow": f'<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>{svg("<text>&b;</text>")}',
    "document type": f'<!DOCTYPE svg SYSTEM "https://example.com/a.dtd">{svg("")}',
    "style sheet by instruction": f'<?xml-stylesheet href="https://example.com/a.css"?>{svg("")}',
    "instruction inside": svg("<?php evil ?>"),
    "base of all addresses": svg("", 'xml:base="https://example.com/"'),
    "picture of pictures": svg(f"<svg {NS}/>"),
    "another root": "<html><body/></html>",
    "uses of uses": svg('<g id="a"><rect/></g><g id="b"><use href="#a"/></g><use href="#b"/>'),
    "use of itself": svg('<g id="a"><use href="#a"/></g>'),
    "two of a name": svg('<g id="a"><use href="#b"/></g><g id="b"/><g id="a"/>'),
    "many uses of much": svg(f'<g id="a">{"<rect/>" * 500}</g>{USE * 500}'),
    "too deep": svg("<g>" * 40 + "</g>" * 40),
    "too many": svg("<rect/>" * 9000),
    "too long": svg(f"<text>{'a' * MOST_CHARACTERS}</text>"),
    "half a picture": svg("<g>"),
    "two pictures": svg("") + svg(""),
    "a lone surrogate": svg("<text>\ud800</text>"),
    "text of a page": "hello",
    "nothing": "",
}


@pytest.mark.parametrize("text", ATTACKS.values(), ids=ATTACKS.keys())
def test_s_51_whatever_is_no_drawing_is_refused(text: str) -> None:
    with pytest.raises(BadPicture):
        safe_svg(text)


def test_s_51_text_and_labels_stay_text() -> None:
    inside = '<text aria-label="&quot;>&lt;script>" data-move="&amp;">&lt;script>alert(1)&lt;/script></text>'
    safe = safe_svg(svg(f"<!-- a note --><![CDATA[<script>]]>{inside}<desc><![CDATA[<script>]]></desc>"))
    assert "<script" not in safe
    text = ElementTree.fromstring(safe)[0]
    assert text.text == "<script>alert(1)</script>"
    assert text.get("aria-label") == '"><script>'
    assert text.get("data-move") == "&"


def test_s_51_names_are_not_those_of_the_page() -> None:
    safe = safe_svg(svg('<linearGradient id="app"/><rect id="r" fill="url(#app)"/><use href="#r"/>'))
    assert 'id="picture-app"' in safe
    assert 'fill="url(#picture-app)"' in safe
    assert 'href="#picture-r"' in safe


@pytest.mark.parametrize("game", [*OWN_GAMES.values(), QUARRY, Noughts()], ids=lambda game: game.key)
def test_s_51_honest_pictures_are_shown(game: AnyGame) -> None:
    """All pictures of our own games pass unchanged: the list of allowed elements is wide enough."""
    view = game.view_for(game.initial(game.setup(game.players[0])), None)
    drawn, safe = (
        ElementTree.fromstring(text) for text in (game.draw_svg(view), safe_svg(game.draw_svg(view)))
    )
    assert len(list(safe.iter())) == len(list(drawn.iter()))
    assert safe_svg(ElementTree.tostring(safe, encoding="unicode"))


def test_s_51_a_bad_picture_is_empty_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    class Bad(Noughts):
        key = "badpicture"

        def draw_svg(self, view: Any) -> str:
            return svg("<script/>") if view.squares == "." * 9 else 1 / 0  # type: ignore[return-value]

    game: Any = Bad()
    with caplog.at_level(logging.WARNING):
        assert picture_of(game, game.initial(game.setup(2))) == ""
        assert picture_of(game, game.parse_position("X........")) == ""
    assert [record.getMessage().count("script") for record in caplog.records] == [1]


def test_s_51_our_own_games_bring_no_picture() -> None:
    game = GAMES["blokus"]
    assert picture_of(game, game.view_for(game.initial(game.setup(2)), None)) == ""


def test_s_51_the_page_parses_pictures_and_never_writes_them_as_html() -> None:
    board = Path(__file__).parents[2] / "web" / "src" / "lib" / "games" / "general" / "picture.ts"
    assert "'image/svg+xml'" in board.read_text("utf-8")
