"""Moves of BlockYou! as text and back; docs/formats/notation.md is the specification."""

import re

from blockcade.core import BadNotation, Wait
from blockcade.games.blockyou.cards import Card
from blockcade.games.blockyou.moves import Draw, Lay, Move, Ready

_LAY = re.compile(r"(-?\d),(-?\d)/([0-3])", re.ASCII)


def format_move(move: Move) -> str:
    match move:
        case Ready():
            return "ready"
        case Lay(row, column, turns):
            return f"{row},{column}/{turns}"
        case Draw(card):
            return f"draw{card}"
        case Wait():
            return str(move)


def parse_move(text: str) -> Move:
    if text == "ready":
        return Ready()
    if match := _LAY.fullmatch(text):
        lay = Lay(int(match[1]), int(match[2]), int(match[3]))
        if format_move(lay) == text:  # not -0
            return lay
    if text.startswith("draw"):
        return Draw(Card.parse(text.removeprefix("draw")))
    if wait := Wait.parse(text):
        return wait
    raise BadNotation(f"{text!r} is not a move like ready or 1,1/0 (row, column, quarter turns)")
