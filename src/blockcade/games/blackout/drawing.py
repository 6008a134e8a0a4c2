"""The open cards of Blackout with chips and dice as a picture, for notebooks and reports."""

from blockcade.games.blackout.view import CardView, DieView, View

_CARD_WIDTH, _CARD_HEIGHT, _GAP, _EDGE = 110, 210, 16, 20
_CHIP = "#D9443A"
_INK = "#221D16"


def draw_svg(view: View) -> str:
    """Three cards, the last roll under them, and the cards that each seat has won."""
    width = 3 * _CARD_WIDTH + 2 * _GAP + 2 * _EDGE
    height = _CARD_HEIGHT + 150
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}">',
        '<g font-family="Rubik, sans-serif" font-size="16" text-anchor="middle">',
        f'<rect width="{width}" height="{height}" rx="12" fill="#F6EFE3"/>',
    ]
    for slot, card in enumerate(view.cards):
        parts.append(_card(_EDGE + slot * (_CARD_WIDTH + _GAP), card))
    for place, die in enumerate(view.dice):
        parts.append(_die(_EDGE + place * 74, _CARD_HEIGHT + 36, die))
    won = "   ".join(f"{seat}: {len(player.cards)}" for seat, player in enumerate(view.players))
    line = f"cards won  {won}   pile {view.pile}   chips {view.chips}"
    parts.append(f'<text x="{width / 2}" y="{height - 24}" font-size="13" fill="{_INK}">{line}</text>')
    return "".join([*parts, "</g></svg>"])


def _card(x: int, card: CardView | None) -> str:
    frame = f'<rect x="{x}" y="{_EDGE}" width="{_CARD_WIDTH}" height="{_CARD_HEIGHT}" rx="12"'
    if card is None:
        return f'{frame} fill="none" stroke="#E3D8C6" stroke-dasharray="6"/>'
    middle = x + _CARD_WIDTH / 2
    parts = [f'{frame} fill="#FFFDF8" stroke="#E3D8C6"/>']
    for at, space in enumerate(card.spaces):
        y = _EDGE + 30 + at * 37
        fill = _CHIP if space.covered else "#F6EFE3"
        ink = "#FFFDF8" if space.covered else _INK
        word = str(space.number) if space.number else "FREE"
        size = 16 if space.number else 9
        parts.append(f'<circle cx="{middle}" cy="{y}" r="16" fill="{fill}" stroke="#E3D8C6"/>')
        parts.append(f'<text x="{middle}" y="{y + 5}" font-size="{size}" fill="{ink}">{word}</text>')
    return "".join(parts)


def _die(x: int, y: int, die: DieView) -> str:
    size = 16 if len(die.face) < 2 else 11
    return (
        f'<rect x="{x}" y="{y}" width="62" height="44" rx="8" fill="#FFFDF8" stroke="{_INK}"/>'
        f'<text x="{x + 31}" y="{y + 28}" font-size="{size}" fill="{_INK}">{die.face}</text>'
    )
