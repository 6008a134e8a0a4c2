"""The pages that look at a table through this node: who they are, and what all of them are told."""

from collections.abc import Callable, Sequence

from blockcade.server.tables.company import Company
from blockcade.server.tables.fold import Fold, Happening
from blockcade.server.tables.news import Bulletin, table_for
from blockcade.server.tables.outbox import Outbox, Parcel
from blockcade.server.tables.services import Services
from blockcade.wire.to_browser import Poses


class Audience:
    """Is told what to tell; of `company`, the same on other nodes, it only knows how many they are."""

    def __init__(self, table: str, services: Services, company: Company | None) -> None:
        self._table = table
        self._services = services
        self._company = company
        self._outboxes: list[Outbox] = []

    @property
    def players(self) -> list[str]:
        """One entry a page."""
        return [outbox.player for outbox in self._outboxes]

    def join(self, outbox: Outbox, fold: Fold) -> None:
        self._outboxes.append(outbox)
        self.tell_chairs(fold)
        outbox.post(self._bulletin(fold).for_seats(fold.seats_of(outbox.player)))

    def leave(self, outbox: Outbox, fold: Fold) -> None:
        self._outboxes.remove(outbox)
        self.tell_chairs(fold)

    def tell_game(self, fold: Fold, happenings: Sequence[Happening] = ()) -> None:
        """What happened, and how things stand now."""
        bulletin = self._bulletin(fold, happenings)
        for outbox in self._outboxes:
            outbox.post(bulletin.for_seats(fold.seats_of(outbox.player)))

    def tell_chairs(self, fold: Fold) -> None:
        """To each page whose picture of the table is no longer true."""
        present = {outbox.player for outbox in self._outboxes}
        watchers = sum(not fold.seats_of(outbox.player) for outbox in self._outboxes)
        if company := self._company:
            company.be_here(sorted(present), watchers)
            present |= company.players()
            watchers += company.watchers()
        for outbox in self._outboxes:
            table = table_for(
                outbox.player,
                fold,
                table=self._table,
                present=present,
                watchers=watchers,
                identity=self._services.identity,
            )
            if table != outbox.shown:
                outbox.post(table)

    def show(self, poses: Poses, instead: Callable[[], Poses] | None = None) -> None:
        """Where the blocks of a tower are; `instead` as for `Outbox.post`."""
        parcel = Parcel(poses)
        for outbox in self._outboxes:
            outbox.post(parcel, instead)

    def show_elsewhere(self, picture: Callable[[], Poses]) -> None:
        """Always the whole picture: what goes between nodes may be lost."""
        if self._company and self._company.is_watched:
            self._company.show(picture())

    def send_home(self, code: int, reason: str) -> None:
        """Every page gets what still waits for it, and is then told why no more will come."""
        for outbox in self._outboxes:
            outbox.close(code, reason)

    def _bulletin(self, fold: Fold, happenings: Sequence[Happening] = ()) -> Bulletin:
        return Bulletin(fold, happenings, self._services.clock.now_ms())
