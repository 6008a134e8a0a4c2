"""Metrics and log lines about one table, for the people who run the server."""

import logging

from blockcade.record.fold import Fold
from blockcade.server.logs import note, person
from blockcade.server.metrics.counters import Counters
from blockcade.server.store import DiskFull, StoreError
from blockcade.server.tables.inbox import Item, kind_of, kind_of_item
from blockcade.wire.to_server import ToServer

log = logging.getLogger(__name__)

LATE_MS = 1_000  # an alarm that rings so late is worth a line in the log


class Notes:
    """One method for each kind of incident; `seq` is the number of the table's last event."""

    def __init__(self, table: str, counts: Counters) -> None:
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
        if not fold.opened.study:
            (self._counts.closed if fold.is_closed else self._counts.finished)[game] += 1
        event = "table-closed" if fold.is_closed else "table-finished"
        note(log, logging.INFO, event, table=self._table, seq=fold.seq, game=game)

    def rang(self, late_ms: int, *, seq: int) -> None:
        self._counts.alarm_lateness.add(late_ms / 1000)
        if late_ms > LATE_MS:
            note(log, logging.WARNING, "alarm-late", table=self._table, seq=seq, late_ms=late_ms)

    def heard(self, age_ms: int) -> None:
        """Measures the age of events that another node stored."""
        self._counts.bus_lag.add(max(0, age_ms) / 1000)

    def tried_again(self, error: StoreError, *, seq: int) -> None:
        """Another node was faster, or it is unknown whether the events were stored."""
        event = "store-unsure" if error.unsure else "race-lost"
        note(log, logging.INFO, event, table=self._table, seq=seq, error=error)

    def store_failed(self, error: StoreError, *, seq: int) -> None:
        level = logging.DEBUG if isinstance(error, DiskFull) else logging.WARNING  # was logged once
        note(log, level, "store-failed", table=self._table, seq=seq, error=error)

    def unreadable(self, error: StoreError) -> None:
        """Logs no `seq`: only the store has the last one."""
        note(log, logging.WARNING, "store-failed", table=self._table, error=error)

    def failed(self, item: Item, *, seq: int) -> None:
        """Logs the error that is being handled."""
        note(log, logging.ERROR, "table-failed", trace=True,
             table=self._table, seq=seq, item=kind_of_item(item))  # fmt: skip

    def damaged(self) -> None:
        """Logs the error that is being handled."""
        self._counts.damaged += 1
        note(log, logging.ERROR, "table-damaged", trace=True, table=self._table)
