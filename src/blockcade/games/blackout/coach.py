"""The changes for a player of Blackout: cards won, numbers lost and found again, faces that are left."""

from collections.abc import Sequence

from blockcade.core import Note, NoteKind, Seat
from blockcade.games.blackout.moment import fitting
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.view import CardView, View

NOTES = {
    "dark": NoteKind.RULE,
    "found": NoteKind.RULE,
    "lost": NoteKind.RULE,
    "taken": NoteKind.RULE,
    "wild": NoteKind.RULE,
    "winner": NoteKind.ADVICE,
    "won": NoteKind.RULE,
}


def changes(before: View, after: View, seat: Seat) -> Sequence[Note]:
    """The most important change first."""
    if after.outcome is not None:
        return []
    found: list[Note] = []
    if after.phase is Phase.CALL and before.phase is not Phase.CALL:
        found.append(Note("dark"))  # BL-31, BL-32
    for other, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if len(new.cards) > len(old.cards):
            found.append(_won(after, other, seat))
    if after.seat == seat and after.phase is Phase.PLACE:
        found += _own(before, after)
    return found


def _won(after: View, winner: int, seat: Seat) -> Note:
    """BL-21 to BL-23: who goes on places the rest, on the new card too."""
    if winner != seat:
        return Note("taken", {"seat": winner})
    return Note("won", {"count": len(after.pending) if after.seat == seat else 0})


def _own(before: View, after: View) -> list[Note]:
    if (before.turn, before.pending, before.cards) == (after.turn, after.pending, after.cards):
        return []
    found: list[Note] = []
    is_same = before.turn == after.turn and before.phase is not Phase.ROLL
    numbers = fitting(after)
    if is_same and (again := sorted(set(before.lost) & set(numbers))):
        found.append(Note("found", {"numbers": again}))  # BL-O08, BL-O17
    if fresh := sorted(set(after.lost) - (set(before.lost) if is_same else set())):
        found.append(Note("lost", {"numbers": fresh, "count": len(fresh)}))  # BL-19
    if not numbers and "WILD" in after.pending:
        found.append(Note("wild"))  # BL-26
    wins = [number for number in numbers if any(_lacks_only(card, int(number)) for card in after.cards)]
    if wins:
        found.append(Note("winner", {"number": wins[0]}))
    return found


def _lacks_only(card: CardView | None, number: int) -> bool:
    """Whether a chip on this number wins the card (BL-21)."""
    missing = [space.number for space in card.spaces if not space.covered] if card else []
    return missing == [number]
