"""The changes for a player of BlockYou!: blocked, a fault, a new field; never where a card fits."""

from collections.abc import Mapping, Sequence

from blockcade.core import Note, NoteKind, Seat
from blockcade.games.blockyou.data import LAST_SECONDS
from blockcade.games.blockyou.phase import Ending, Phase, Status
from blockcade.games.blockyou.view import ViewVersion1

NOTES: Mapping[str, NoteKind] = dict.fromkeys(
    ("blocked", "colours", "dead", "fewer", "last", "refreshed", "self", "ten"), NoteKind.RULE
)
_ENDINGS = {Ending.DEAD: "dead", Ending.REFRESHED: "refreshed"}  # BY-O21


def changes(before: ViewVersion1, after: ViewVersion1, seat: Seat) -> Sequence[Note]:
    """The most important change first."""
    if after.outcome is not None:
        return []
    found: list[Note] = []
    old, new = before.players[seat].status, after.players[seat].status
    if new is not old:
        found += _own(after, seat, new)
    if after.phase is Phase.LAST and before.phase is not Phase.LAST and new is Status.ACTIVE:
        found.append(Note("ten", {"seconds": LAST_SECONDS}))  # BY-38
    if after.ending is not before.ending and after.ending in _ENDINGS:
        found.append(Note(_ENDINGS[after.ending]))
    return found


def _own(after: ViewVersion1, seat: Seat, status: Status) -> list[Note]:
    match status:
        case Status.BLOCKED:  # BY-25
            return [Note("blocked", {"seat": laid.seat}) for laid in after.laid if seat in laid.blocked][-1:]
        case Status.FAULT:  # BY-31, BY-32
            return [Note(laid.fault) for laid in after.laid if laid.seat == seat and laid.fault][-1:]
        case Status.DONE:  # BY-F03
            return [Note("fewer", {"count": after.players[seat].cards})]
        case Status.LAST:  # BY-29
            return [Note("last")]
        case _:
            return []
