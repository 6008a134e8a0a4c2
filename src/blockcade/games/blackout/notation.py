"""Moves of Blackout as text and back; docs/formats/notation.md is the specification."""

import re

from blockcade.core import BadNotation, Seat, Wait
from blockcade.games.blackout.cards import CARD_BY_NAME
from blockcade.games.blackout.data import DIE_SPECIALS
from blockcade.games.blackout.moves import (
    Begin,
    Call,
    Draw,
    End,
    Face,
    Move,
    Put,
    Reroll,
    Roll,
    Space,
    UseUndo,
    UseWild,
)

_SPACE_MOVE = re.compile(r"([1-5]|wild|undo)@([A-Z][1-5])\.([1-5])", re.ASCII)
_BEGIN = re.compile(r"begin([0-3])", re.ASCII)
_FACE = re.compile(r"([WUR])=([1-5]|WILD|UNDO|REROLL)", re.ASCII)
_DRAW = re.compile(r"draw([A-Z][1-5])", re.ASCII)
_WORDS: dict[str, Move] = {"roll": Roll(), "reroll": Reroll(), "end": End(), "call": Call()}
_WORD_OF = {move: word for word, move in _WORDS.items()}


def format_face(die: str, number: int) -> str:
    """`3`, or the special of the die."""
    return str(number) if number else DIE_SPECIALS[die]


def format_move(move: Move) -> str:
    match move:
        case Put(number, space):
            return f"{number}@{space.card}.{space.number}"
        case UseWild(space):
            return f"wild@{space.card}.{space.number}"
        case UseUndo(space):
            return f"undo@{space.card}.{space.number}"
        case Begin(seat):
            return f"begin{seat}"
        case Face(die, number):
            return f"{die}={format_face(die, number)}"
        case Draw(card):
            return f"draw{card}"
        case Wait():
            return str(move)
        case Roll() | Reroll() | End() | Call():
            return _WORD_OF[move]


def parse_move(text: str) -> Move:
    if word := _WORDS.get(text):
        return word
    if match := _SPACE_MOVE.fullmatch(text):
        return _on_space(match[1], Space(_card(match[2]), int(match[3])))
    if match := _BEGIN.fullmatch(text):
        return Begin(Seat(int(match[1])))
    if match := _FACE.fullmatch(text):
        die, face = match[1], match[2]
        if face.isdigit() or face == DIE_SPECIALS[die]:
            return Face(die, int(face) if face.isdigit() else 0)
    if match := _DRAW.fullmatch(text):
        return Draw(_card(match[1]))
    if wait := Wait.parse(text):
        return wait
    raise BadNotation(f"{text!r} is not a move like roll, 3@S1.3, wild@A2.1, undo@S1.3, reroll, end or call")


def _on_space(what: str, space: Space) -> Move:
    match what:
        case "wild":
            return UseWild(space)
        case "undo":
            return UseUndo(space)
        case _:
            return Put(int(what), space)


def _card(name: str) -> str:
    if name not in CARD_BY_NAME:
        raise BadNotation(f"{name!r} is not a card; there are {', '.join(CARD_BY_NAME)}")
    return name
