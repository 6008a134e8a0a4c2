"""The absences of one table's players: in memory at once, and in the log after the table's patience."""

from collections.abc import Callable, Collection

from blockcade.record.events import Event, Missed, Returned
from blockcade.record.fold import Fold
from blockcade.server.clocks import Clock, Timer


class Presence:
    """Call `look` whenever pages come or go, on any node. It calls `due` when `news` has events for the log.

    A short absence (a reload, a tunnel) is only in memory. After the table's patience it becomes an event, so
    that a restarted server and other nodes know its start. A player who is in neither counts as away since
    this node first looked: after a restart everybody has the whole patience again.
    """

    def __init__(self, clock: Clock, due: Callable[[], None]) -> None:
        self._clock = clock
        self._due = due
        self._since_ms: dict[str, int] = {}
        self._timer: Timer | None = None

    def look(self, fold: Fold, present: Collection[str]) -> None:
        now_ms = self._clock.now_ms()
        away = [player for player in fold.seats if player not in present]
        self._since_ms = {player: self._since_ms.get(player, now_ms) for player in away}
        self.cancel()
        if not self._matters(fold):
            return
        if any(player not in self._since_ms for player in fold.missed):
            self._due()
            return
        unknown = [since_ms for player, since_ms in self._since_ms.items() if player not in fold.missed]
        if unknown:
            wait_ms = min(unknown) + 1000 * fold.opened.patience_s - now_ms
            self._timer = self._clock.call_later(max(0, wait_ms), self._due)

    def since_ms(self, fold: Fold, player: str) -> int:
        """When the player's last page closed; 0: one is open. The log's time counts, once it has one."""
        since_ms = self._since_ms.get(player, 0)
        return fold.missed.get(player, since_ms) if since_ms else 0

    def away_ms(self, fold: Fold, player: str) -> int:
        """How long the player has been away; 0: is here."""
        since_ms = self.since_ms(fold, player)
        return max(1, self._clock.now_ms() - since_ms) if since_ms else 0

    def news(self, fold: Fold) -> list[Event]:
        """Events for the players who are away long enough to be missed, and for those who are back."""
        if not self._matters(fold):
            return []
        until_ms = self._clock.now_ms() - 1000 * fold.opened.patience_s
        missed = [
            Missed(player, since_ms)
            for player, since_ms in self._since_ms.items()
            if player not in fold.missed and since_ms <= until_ms
        ]
        return [*missed, *(Returned(player) for player in fold.missed if player not in self._since_ms)]

    def cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None

    @staticmethod
    def _matters(fold: Fold) -> bool:
        """Nobody is missed at a table of one person, or when the game is over."""
        return not fold.is_over and fold.opened.patience_s > 0 and len(fold.seats) > 1
