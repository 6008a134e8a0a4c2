"""The field of BlockYou! as a picture, for notebooks and reports."""

from html import escape
from math import cos, pi, sin

from blockcade.games.blockyou.cards import Card
from blockcade.games.blockyou.data import COLOUR_LETTERS, DIRECTIONS, SQUARES_SIDE
from blockcade.games.blockyou.view import LyingView, View

_SQUARE, _EDGE = 40, 60
_FIELD = SQUARES_SIDE * _SQUARE
_INK, _QUIET = "#221D16", "#6C6254"
_COLOURS = ("#FFFFFF", "#E2574C", "#F08A24", "#F2C230", "#8CC63F", "#3F7FE0", "#8E5BC4")


def draw_svg(view: View) -> str:
    """Cards as they lie over each other, seats on their sides with cards left, the viewer's card below."""
    width, height = _FIELD + 2 * _EDGE, _FIELD + 2 * _EDGE + 110
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}">',
        '<g font-family="Rubik, sans-serif" font-size="13" text-anchor="middle">',
        f'<rect width="{width}" height="{height}" rx="12" fill="#F6EFE3"/>',
    ]
    parts.extend(
        _card(lying, _EDGE + lying.column * _SQUARE, _EDGE + lying.row * _SQUARE) for lying in view.field
    )
    for seat, player in enumerate(view.players):
        angle = DIRECTIONS.index(player.direction) * pi / 4
        x = width / 2 + sin(angle) * (_FIELD / 2 + 34)
        y = _EDGE + _FIELD / 2 - cos(angle) * (_FIELD / 2 + 26)
        words = escape(f"{seat}: {player.cards} {player.status.value}")
        parts.append(f'<text x="{x:.0f}" y="{y:.0f}" fill="{_INK}">{words}</text>')
    if view.hand is not None:
        hand = LyingView(view.hand, 0, 0, 0)
        parts.append(_card(hand, width // 2 - _SQUARE, _FIELD + 2 * _EDGE))
    line = f"round {view.round}, {view.phase.value}, penalty pile {view.pile}"
    parts.append(f'<text x="{width / 2}" y="{height - 12}" fill="{_QUIET}">{line}</text>')
    return "".join([*parts, "</g></svg>"])


def _card(lying: LyingView, x: int, y: int) -> str:
    card = Card.parse(lying.card).turned(lying.turns)
    parts = [f'<g transform="translate({x} {y})">']
    for at, colour in enumerate(card.squares):
        left, top = at % 2 * _SQUARE, at // 2 * _SQUARE
        parts.append(
            f'<rect x="{left + 1}" y="{top + 1}" width="{_SQUARE - 2}" height="{_SQUARE - 2}" rx="6"'
            f' fill="{_COLOURS[colour]}" stroke="#E3D8C6"/>'
            f'<text x="{left + _SQUARE / 2:.0f}" y="{top + _SQUARE / 2 + 5:.0f}" fill="{_INK}"'
            f' opacity="0.55">{COLOUR_LETTERS[colour]}</text>'
        )
    for finger in card.fingers:
        angle = finger * pi / 4
        end_x, end_y = _SQUARE + sin(angle) * 26, _SQUARE - cos(angle) * 26
        parts.append(
            f'<line x1="{_SQUARE}" y1="{_SQUARE}" x2="{end_x:.1f}" y2="{end_y:.1f}"'
            f' stroke="{_INK}" stroke-width="4" stroke-linecap="round"/>'
        )
    parts.append(f'<circle cx="{_SQUARE}" cy="{_SQUARE}" r="6" fill="{_INK}"/></g>')
    return "".join(parts)
