"""The changes for a player of Block Out!: a fall and its price, cards drawn, the way round."""

from collections.abc import Sequence

from blockcade.core import Arg, Note, NoteKind, Seat
from blockcade.games.blockout.data import BLOCKS, FALL_DRAW
from blockcade.games.blockout.moment import playable
from blockcade.games.blockout.phase import Phase
from blockcade.games.blockout.view import View

NOTES = {
    "back": NoteKind.RULE,
    "bonus": NoteKind.RULE,
    "drew": NoteKind.RULE,
    "eight": NoteKind.RULE,
    "fell": NoteKind.RULE,
    "late": NoteKind.RULE,
    "one-card": NoteKind.RULE,
    "reverse": NoteKind.RULE,
    "stuck": NoteKind.ADVICE,
}


def changes(before: View, after: View, seat: Seat) -> Sequence[Note]:
    """The most important change first."""
    if after.outcome is not None or before.phase is Phase.DEALING:
        return []
    found: list[Note] = []
    if after.last is not None and after.last != before.last:
        found += _verdict(after, seat)
    if after.clockwise is not before.clockwise:
        found.append(Note("reverse", {"way": "clockwise" if after.clockwise else "back"}))  # BO-42
    if after.phase is Phase.BONUS and before.phase is not Phase.BONUS and after.seat == seat:
        found.append(Note("bonus"))  # BO-49
    drawn = after.players[seat].cards - before.players[seat].cards
    if drawn > 0 and not found:
        found.append(Note("drew", {"count": drawn}))  # BO-15, BO-35
    if len(after.tower) == BLOCKS - 1 > len(before.tower):
        found.append(Note("eight"))  # BO-45
    for other, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if other != seat and new.cards == 1 < old.cards:
            found.append(Note("one-card", {"seat": other}))  # BO-44
    if lost := len(set(playable(before)) & set(after.hand) - set(playable(after))):
        found.append(Note("stuck", {"count": lost}))
    return found


def _verdict(after: View, seat: Seat) -> list[Note]:
    assert after.last is not None
    args: dict[str, Arg] = {"seat": after.last.seat, "count": 0 if _is_practice(after) else FALL_DRAW}
    match after.last.verdict:
        case "fell":
            return [Note("fell", args)]  # BO-35, BO-36
        case "late":
            return [Note("late")]  # BO-38
        case verdict if verdict == "oops" or verdict.startswith("void"):
            return [Note("back")] if after.last.seat == seat else []
        case _:
            return []


def _is_practice(view: View) -> bool:
    return view.phase is Phase.PRACTICE
