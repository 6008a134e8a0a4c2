"""Tables that bots play among themselves: they pause while nobody watches them.

Whether a table pauses is kept with its log: its summary has no time at which it must be woken. So it pauses
after a restart too, and no other node takes it up, until somebody looks at it.
"""

from collections.abc import Iterable

from blockcade.core import Actor
from blockcade.record.fold import Fold
from blockcade.server.store import Summary
from blockcade.server.tables.tower import is_falling


def is_left_to_bots(fold: Fold) -> bool:
    """Whether no person has anything to do there any more, though the game goes on."""
    if not fold.has_bots or fold.is_over:
        return False
    people = [chair.seat for chair in fold.chairs if not chair.bot]
    if not people:
        return True
    return fold.gone.keys() >= set(people)


def rests(fold: Fold, *, watched: bool) -> bool:
    """Whether the table starts no action of its own. A block on its way comes down first."""
    return not watched and is_left_to_bots(fold) and not is_falling(fold)


def summary_of(fold: Fold, *, watched: bool) -> Summary:
    """The summary that the store keeps beside the log. A table that rests need not be woken."""
    acting = {fold.chairs[seat].player for seat in fold.acting_since if not fold.chairs[seat].bot}
    return Summary(
        names=fold.names,
        # A study never stands among the games that a player may continue or has finished.
        holders={} if fold.opened.study else {player: player in acting for player in _holders(fold)},
        over=fold.is_over,
        wake_ms=None if rests(fold, watched=watched) else due_ms(fold),
    )


def due_ms(fold: Fold) -> int | None:
    """The time of the table's next own action: at once if a bot or gravity is to act."""
    falls = Actor.GRAVITY in fold.position.actors and not fold.is_over
    is_busy = (fold.has_bots and fold.bots_to_act()) or falls
    return fold.last_ms if is_busy else fold.next_alarm_ms()


def _holders(fold: Fold) -> Iterable[str]:
    """The players who have something to come back for: a game, or its result."""
    if not fold.gone or fold.is_over:
        return fold.seats
    return [player for player, seats in fold.seats.items() if any(seat not in fold.gone for seat in seats)]
