"""The rule of the moment in Blackout: what to roll, to place, to take off or to call, and what is lost."""

from collections.abc import Iterator

from blockcade.core import Arg, Moment, Seat, Setup
from blockcade.games.blackout.data import FREE
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.view import View

RULES = (
    *("lots", "wait", "watch", "over"),
    *("roll", "luck", "place", "reroll", "wild", "undo", "end", "call"),
)
CLAUSES = {  # where a refusal is explained
    "covered": "roll",
    "game-over": "end",
    "must-place": "roll",
    "no-blackout": "dark",
    "no-chip": "undo-about",
    "no-match": "roll",
    "not-pending": "roll",
    "not-your-turn": "roll",
    "unknown-id": "win",
    "wrong-phase": "roll",
}


def moment(view: View, seat: Seat | None, setup: Setup) -> Moment:
    if view.outcome is not None:
        return Moment("over", "end")
    if view.phase is Phase.SETTING or view.seat is None:
        return Moment("lots", "begin-who")
    is_watching = seat is None or view.players[seat].left
    if view.phase is Phase.CALL and not is_watching:
        return Moment("call", "dark")  # BL-32
    if is_watching:
        return Moment("watch", "roll", {"seat": view.seat})
    if view.seat != seat:
        return Moment("wait", "roll", {"seat": view.seat})
    match view.phase:
        case Phase.ROLL:
            return Moment("roll", "roll")  # BL-15
        case Phase.PLACE:
            return _placing(view, setup)
        case _:
            return Moment("luck", "roll")


def _placing(view: View, setup: Setup) -> Moment:
    """BL-16 to BL-19 for numbers, then the faces that are left: BL-26, BL-27, BL-28."""
    numbers = fitting(view)
    specials = [item.lower() for item in view.pending if not item.isdigit()]
    args: dict[str, Arg] = {
        "numbers": numbers,
        "count": len(numbers),
        "lost": list(view.lost),
        "gone": len(view.lost),
        "specials": specials,
        "more": len(specials),
        "duty": setup["duty"],  # BL-D01, BL-D02
    }
    if numbers:
        return Moment("place", "roll", args, _spaces(open_spaces(view, {int(each) for each in numbers})))
    if "wild" in specials:
        return Moment("wild", "wild-about", args, _spaces(open_spaces(view)))
    if "undo" in specials and (chips := _spaces(_chips(view))):
        return Moment("undo", "undo-about", args, chips)
    if "reroll" in specials:
        return Moment("reroll", "reroll-about", args)
    return Moment("end", "roll", args)


def fitting(view: View) -> list[str]:
    """The rolled numbers that have a place now, each once."""
    return sorted({item for item in view.pending if item.isdigit()} - set(view.lost))


def open_spaces(view: View, numbers: set[int] | None = None) -> Iterator[str]:
    """The spaces without a chip, by name; only those with one of these numbers."""
    for card in view.cards:
        for at, space in enumerate(card.spaces if card else ()):
            if card and not space.covered and (numbers is None or space.number in numbers):
                yield f"{card.name}.{at + 1}"


def _chips(view: View) -> Iterator[str]:
    """BL-O15: chips on numbers of open cards."""
    for card in view.cards:
        for at, space in enumerate(card.spaces if card else ()):
            if card and space.covered and space.number != FREE:
                yield f"{card.name}.{at + 1}"


def _spaces(names: Iterator[str]) -> tuple[str, ...]:
    return tuple(f"space:{name}" for name in names)
