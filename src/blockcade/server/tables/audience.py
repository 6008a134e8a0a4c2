"""The pages that show a table through this node, and the messages that all of them get."""

from collections.abc import Callable, Sequence

from blockcade.record.fold import Fold, Happening
from blockcade.server.tables.news import Bulletin, table_for
from blockcade.server.tables.outbox import Outbox
from blockcade.server.tables.presence import Presence
from blockcade.server.tables.replica import Replica
from blockcade.server.tables.services import Services
from blockcade.server.tables.studying import state_of
from blockcade.study import Study
from blockcade.wire.to_browser import Poses, Update


class Audience:
    """Posts to every page of this node; the replica knows the pages on other nodes."""

    def __init__(
        self,
        table: str,
        services: Services,
        replica: Replica | None,
        presence: Presence,
        study: Study | None,
    ) -> None:
        self._table = table
        self._study = study
        self._presence = presence
        self._services = services
        self._replica = replica
        self._outboxes: list[Outbox] = []

    @property
    def players(self) -> list[str]:
        """One entry for each page."""
        return [outbox.player for outbox in self._outboxes]

    @property
    def is_watched(self) -> bool:
        """Whether any page looks at the table, here or through another node."""
        return bool(self._outboxes) or (self._replica is not None and self._replica.is_watched)

    def join(self, outbox: Outbox, fold: Fold) -> None:
        self._outboxes.append(outbox)
        self.tell_chairs(fold)
        outbox.post(_update(self._bulletin(fold), outbox, fold))

    def leave(self, outbox: Outbox, fold: Fold) -> None:
        self._outboxes.remove(outbox)
        self.tell_chairs(fold)

    def tell_game(self, fold: Fold, happenings: Sequence[Happening] = ()) -> None:
        """Sends every page what happened and the new state."""
        bulletin = self._bulletin(fold, happenings)
        for outbox in self._outboxes:
            outbox.post(_update(bulletin, outbox, fold))

    def tell_chairs(self, fold: Fold) -> None:
        """Sends the table to each page that shows an outdated one."""
        present = {outbox.player for outbox in self._outboxes}
        watchers = sum(not fold.seats_of(outbox.player) for outbox in self._outboxes)
        if replica := self._replica:
            replica.be_here(sorted(present), watchers)
            present |= replica.players()
            watchers += replica.watchers()
        self._presence.look(fold, present)
        study = state_of(self._study, fold)
        for outbox in self._outboxes:
            table = table_for(
                outbox.player,
                fold,
                table=self._table,
                present=present,
                away_since_ms=lambda player: self._presence.since_ms(fold, player),
                watchers=watchers,
                identity=self._services.identity,
                study=study,
            )
            if table != outbox.shown:
                outbox.post(table)

    def show(self, poses: Poses, instead: Callable[[], Poses] | None = None) -> None:
        """Sends the positions of a tower's blocks; `instead` as in `Outbox.post`."""
        for outbox in self._outboxes:
            outbox.post(poses, instead)

    def show_elsewhere(self, picture: Callable[[], Poses]) -> None:
        """Always sends the whole picture: messages between nodes may be lost."""
        if self._replica and self._replica.is_watched:
            self._replica.show(picture())

    def send_home(self, code: int, reason: str) -> None:
        """Closes every page with this reason, after the messages that still wait for it."""
        for outbox in self._outboxes:
            outbox.close(code, reason)

    def _bulletin(self, fold: Fold, happenings: Sequence[Happening] = ()) -> Bulletin:
        return Bulletin(fold, happenings, self._services.clock.now_ms())


def _update(bulletin: Bulletin, outbox: Outbox, fold: Fold) -> Update:
    return bulletin.for_seats(fold.seats_of(outbox.player), by_number=outbox.by_number)
