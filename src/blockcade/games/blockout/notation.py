"""Moves of Block Out! as text and back; docs/formats/notation.md is the specification."""

import re

from blockcade.core import BadNotation, Seat, Wait
from blockcade.core.pose import Pose
from blockcade.games.blockout.cards import PASS, REVERSE, Block, Card
from blockcade.games.blockout.data import BLOCKS
from blockcade.games.blockout.moves import (
    VOID_REASONS,
    Begin,
    Draw,
    DrawCards,
    Fell,
    LetGo,
    Move,
    Oops,
    PlaceExtra,
    PlayAction,
    PlayCard,
    Slip,
    Spot,
    Stood,
    Unsay,
    Void,
)

_WORDS: dict[str, Move] = {
    "pass": PlayAction(PASS),
    "reverse": PlayAction(REVERSE),
    "drawcards": DrawCards(),
    "letgo": LetGo(),
    "oops": Oops(),
    "unsay": Unsay(),
}
_WORD_OF = {move: word for word, move in _WORDS.items()}
_PLACE = re.compile(r"([a-z-]*)>([a-z-]+)(?:@(-?\d{1,3}),(-?\d{1,3}),([01]))?", re.ASCII)
_BEGIN = re.compile(r"begin([0-5])", re.ASCII)
_SLIP = re.compile(r"slip:(0|-?[1-9]),(0|-?[1-9])", re.ASCII)
_VERDICT = re.compile(r"(stood|fell|void)(?::([^~\s]+))?(?:~([A-Za-z0-9_=.+/-]+))?", re.ASCII)


def format_move(move: Move) -> str:
    match move:
        case PlayCard(card, block, spot):
            return f"{card}{format_placing(block, spot)}"
        case PlaceExtra(block, spot):
            return format_placing(block, spot)
        case PlayAction() | DrawCards() | LetGo() | Oops() | Unsay():
            return _WORD_OF[move]
        case Stood(poses, trace):
            return f"stood{':' if poses else ''}{','.join(map(str, poses))}{_format_trace(trace)}"
        case Fell(trace, late):
            return f"fell{':late' if late else ''}{_format_trace(trace)}"
        case Void(reason, trace):
            return f"void:{reason}{_format_trace(trace)}"
        case Begin(seat):
            return f"begin{seat}"
        case Draw(card):
            return f"draw:{card}"
        case Slip(x_mm, y_mm):
            return f"slip:{x_mm},{y_mm}"
        case Wait():
            return str(move)


def format_placing(block: Block, spot: Spot | None) -> str:
    """`>large-red`, `>large-red@12,-3,1`."""
    return f">{block}" if spot is None else f">{block}@{spot.x_mm},{spot.y_mm},{spot.turns}"


def parse_move(text: str) -> Move:
    if word := _WORDS.get(text):
        return word
    if match := _PLACE.fullmatch(text):
        return _placing(text, match)
    if match := _VERDICT.fullmatch(text):
        return _verdict(text, match[1], match[2] or "", match[3] or "")
    if match := _BEGIN.fullmatch(text):
        return Begin(Seat(int(match[1])))
    if match := _SLIP.fullmatch(text):
        return Slip(int(match[1]), int(match[2]))
    if text.startswith("draw:"):
        return Draw(Card.parse(text.removeprefix("draw:")))
    if wait := Wait.parse(text):
        return wait
    raise BadNotation(f"{text!r} is not a move like red>large-red, pass, reverse, drawcards, stood or fell")


def _placing(text: str, match: re.Match[str]) -> Move:
    spot = None if match[3] is None else Spot(int(match[3]), int(match[4]), int(match[5]))
    block = Block.parse(match[2])
    card = Card.parse(match[1]) if match[1] else None
    move = PlaceExtra(block, spot) if card is None else PlayCard(card, block, spot)
    if (card and card.is_action) or format_move(move) != text:  # an action has no block; no -0, no 007
        raise BadNotation(f"{text!r} is not a placement like red>large-red or red>large-red@12,-3,1")
    return move


def _verdict(text: str, what: str, rest: str, trace: str) -> Move:
    if what == "stood":
        poses = tuple(map(Pose.parse, rest.split(","))) if rest else ()
        if len(poses) <= BLOCKS:
            return Stood(poses, trace)
    if what == "fell" and rest in ("", "late"):
        return Fell(trace, late=rest == "late")
    if what == "void" and rest in VOID_REASONS:
        return Void(rest, trace)
    raise BadNotation(f"{text!r} is not a verdict like stood:0.0.240.10000.0.0.0, fell or void:touched")


def _format_trace(trace: str) -> str:
    return f"~{trace}" if trace else ""
