"""What those who watch the server learn of one table: figures, and lines in the log."""

import logging

from blockcade.server.store import StoreError
from blockcade.server.tables.fold import Fold
from blockcade.server.tables.inbox import Item, kind_of, kind_of_item
from blockcade.server.watching.counts import Counts
from blockcade.server.watching.logs import note, person
from blockcade.wire.to_server import ToServer

log = logging.getLogger(__name__)

LATE_MS = 1_000  # an alarm that rings so late is worth a line in the log


class Notes:
    """One method for each thing that may be worth knowing; `seq` says how far the table was."""

    def __init__(self, table: str, counts: Counts) -> None:
        self._table = table
        self._counts = counts

    def accepted(self, command: ToServer) -> None:
        self._counts.commands[kind_of(command), "accepted"] += 1

    def refused(self, command: ToServer, player: str, reason: str, *, seq: int) -> None:
        kind = kind_of(command)
        self._counts.refused(kind, reason)
        note(log, logging.DEBUG, "command-refused", table=self._table, seq=seq, command=kind,
             reason=reason, player=person(player))  # fmt: skip

    def opened_another(self, table: str, game: str) -> None:
        self._counts.opened[game] += 1
        note(log, logging.INFO, "table-opened", table=table, game=game, after=self._table)

    def ended(self, fold: Fold) -> None:
        game = fold.game.key
        (self._counts.closed if fold.is_closed else self._counts.finished)[game] += 1
        event = "table-closed" if fold.is_closed else "table-finished"
        note(log, logging.INFO, event, table=self._table, seq=fold.seq, game=game)

    def rang(self, late_ms: int, *, seq: int) -> None:
        self._counts.alarm_lateness.add(late_ms / 1000)
        if late_ms > LATE_MS:
            note(log, logging.WARNING, "alarm-late", table=self._table, seq=seq, late_ms=late_ms)

    def heard(self, age_ms: int) -> None:
        """Of something that another node kept so long ago."""
        self._counts.bus_lag.add(max(0, age_ms) / 1000)

    def lost_race(self, error: StoreError, *, seq: int) -> None:
        note(log, logging.INFO, "race-lost", table=self._table, seq=seq, error=error)

    def store_failed(self, error: StoreError, *, seq: int) -> None:
        note(log, logging.WARNING, "store-failed", table=self._table, seq=seq, error=error)

    def unreadable(self, error: StoreError) -> None:
        """How far the table is, the store would have to say."""
        note(log, logging.WARNING, "store-failed", table=self._table, error=error)

    def failed(self, item: Item, *, seq: int) -> None:
        """By the error that is being handled."""
        note(log, logging.ERROR, "table-failed", trace=True,
             table=self._table, seq=seq, item=kind_of_item(item))  # fmt: skip

    def damaged(self) -> None:
        """By the error that is being handled."""
        self._counts.damaged += 1
        note(log, logging.ERROR, "table-damaged", trace=True, table=self._table)
