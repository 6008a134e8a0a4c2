"""Moves of BlockYou! as text and back; docs/formats/notation.md is the specification."""

import re

from blockcade.core import BadNotation, Seat, Wait
from blockcade.games.blockyou.cards import Card
from blockcade.games.blockyou.moves import Begin, Draw, Lay, Move, Ready

_BEGIN = re.compile(r"begin([0-4])", re.ASCII)
_LAY = re.compile(r"(-?\d),(-?\d)/([0-3])", re.ASCII)


def format_move(move: Move) -> str:
    match move:
        case Ready():
            return "ready"
        case Lay(row, column, turns):
            return f"{row},{column}/{turns}"
        case Begin(seat):
            return f"begin{seat}"
        case Draw(card):
            return f"draw{card}"
        case Wait():
            return str(move)


def parse_move(text: str) -> Move:
    if text == "ready":
        return Ready()
    if match := _LAY.fullmatch(text):
        lay = Lay(int(match[1]), int(match[2]), int(match[3]))
        if format_move(lay) == text:  # refuses -0
            return lay
    if match := _BEGIN.fullmatch(text):
        return Begin(Seat(int(match[1])))
    if text.startswith("draw"):
        return Draw(Card.parse(text.removeprefix("draw")))
    if wait := Wait.parse(text):
        return wait
    raise BadNotation(f"{text!r} is not a move like ready or 1,1/0 (row, column, quarter turns)")
