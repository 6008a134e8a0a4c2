"""Answers the operator's questions about the server and its tables, and ends tables."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from blockcade.bots import level_now
from blockcade.core import AnyGame
from blockcade.record import BadLog, Event, Left, Moved, Seated, Stamped, TakenBack
from blockcade.record.fold import Fold
from blockcade.server.logs import note, person
from blockcade.server.metrics.counters import Buckets
from blockcade.server.metrics.exporter import MetricsExporter
from blockcade.server.metrics.health import Readiness
from blockcade.server.store.catalogue import Catalogue, KeptTable, TableQuery
from blockcade.server.tables.directory import Directory, NoSuchTable
from blockcade.server.tables.kept_log import TableDamaged
from blockcade.server.tables.table import TableShut
from blockcade.wire.operator import (
    GameCensus,
    ListedTable,
    Overview,
    PastEvent,
    Reason,
    SeatedPerson,
    TableDetails,
    TableList,
)

log = logging.getLogger(__name__)

MOST_REASONS = 8
MOST_EVENTS = 20


@dataclass(frozen=True, slots=True)
class AdminService:
    """The functions behind the operator's routes."""

    directory: Directory
    catalogue: Catalogue
    readiness: Readiness
    metrics: MetricsExporter

    async def overview(self) -> Overview:
        services = self.directory.services
        counts = services.counts
        tables = self.directory.tables.values()
        present = [player for table in tables for player in table.present]
        return Overview(
            version=version("blockcade"),
            now_ms=services.clock.now_ms(),
            started_ms=int(self.metrics.started * 1000),
            problems=[*await self.readiness.problems(), *self.readiness.warnings()],
            tables_in_memory=len(tables),
            sockets=len(present),
            people=len(set(present)),
            games=by_game(await self.catalogue.census()),
            commands=sum(counts.commands.values()),
            refusals=[Reason(*pair) for pair in counts.refusals.most_common(MOST_REASONS)],
            append_ms=1000 * quantile(counts.appending, 0.99),
            lag_ms=1000 * quantile(counts.loop_lag, 0.99),
            store_errors=sum(counts.store_errors.values()),
            cut_offs=sum(counts.cut_off.values()),
            damaged=counts.damaged,
            bot_queue=self.metrics.bot_queue(),
            bot_failures=counts.bot_failures,
        )

    async def tables(self, query: TableQuery) -> TableList:
        found = await self.catalogue.list_tables(TableQuery(query.search, query.after, limit=query.limit + 1))
        return TableList([self._listed(kept) for kept in found[: query.limit]], len(found) > query.limit)

    async def details(self, name: str) -> TableDetails:
        """One table. Raises NoSuchTable or StoreError."""
        kept = await self.catalogue.kept_table(name)
        if kept is None:
            raise NoSuchTable(name)
        store, table = self.directory.services.store, self.directory.tables.get(name)
        try:
            events = await store.log(name)
            return details_of(
                self._listed(kept), events, self.directory.services.games, table.present if table else ()
            )
        except BadLog:
            return damaged_details(self._listed(kept), closed=await store.is_shut(name))

    async def end(self, name: str) -> bool:
        """Ends a table; False if it was over already. Raises NoSuchTable or StoreError."""
        try:
            async with self.directory.visit(name) as table:
                return await table.end()
        except TableShut:
            return False
        except TableDamaged:
            return await self._shut(name)

    async def _shut(self, name: str) -> bool:
        """Ends a table whose log cannot be read: the log stays as it is, and the store marks the table."""
        services = self.directory.services
        if not await services.store.shut(name, services.clock.now_ms()):
            return False
        kept = await self.catalogue.kept_table(name)
        game = kept.game if kept else ""
        services.counts.closed[game] += 1
        note(log, logging.INFO, "table-closed", table=name, game=game, damaged=True)
        return True

    def _listed(self, kept: KeptTable) -> ListedTable:
        table = self.directory.tables.get(kept.table)
        return listed(kept, in_memory=table is not None, sockets=len(table.present) if table else 0)


def listed(kept: KeptTable, *, in_memory: bool = False, sockets: int = 0) -> ListedTable:
    return ListedTable(
        kept.table,
        kept.game,
        list(kept.names),
        kept.over,
        kept.created_ms,
        kept.changed_ms,
        kept.seq,
        in_memory,
        sockets,
        dict(kept.options),
        kept.is_study,
    )


def details_of(
    table: ListedTable, log: Sequence[Stamped], games: Mapping[str, AnyGame], present: Sequence[str] = ()
) -> TableDetails:
    """The operator's view of a table. It hides every secret: events are listed without their content."""
    fold = Fold.of(log, games)
    acting = set(fold.seats_to_act)
    chairs = [
        SeatedPerson(
            seat=chair.seat,
            name=chair.name,
            person=person(chair.player) if chair.player else "",
            bot=level_now(fold.game.key, chair.bot),
            here=bool(chair.player) and chair.player in present,
            to_act=chair.seat in acting,
        )
        for chair in fold.chairs
    ]
    numbered = list(enumerate(log, start=1))[-MOST_EVENTS:]
    return TableDetails(
        listed=table,
        options=dict(fold.opened.options),
        chairs=chairs,
        closed=fold.is_closed,
        damaged=False,
        watchers=sum(not fold.seats_of(player) for player in present),
        events=[
            PastEvent(seq, stamped.at_ms, _kind_of(stamped.event), _seat_of(stamped.event))
            for seq, stamped in reversed(numbered)
        ],
    )


def damaged_details(table: ListedTable, *, closed: bool) -> TableDetails:
    """The operator's view of a table whose log cannot be read."""
    return TableDetails(table, options={}, chairs=[], closed=closed, damaged=True, watchers=0, events=[])


def quantile(buckets: Buckets, share: float) -> float:
    """The value below which that share of the values lies, interpolated between two bounds."""
    rank, below = share * buckets.number, 0
    lower = 0.0
    for bound, count in zip(buckets.bounds, buckets.counts, strict=False):  # the last count has no bound
        if count and below + count >= rank:
            return lower + (bound - lower) * (rank - below) / count
        below += count
        lower = bound
    return lower if buckets.number else 0.0


def by_game(census: Sequence[tuple[str, bool, int]]) -> list[GameCensus]:
    games = sorted({game for game, _, _ in census})
    return [
        GameCensus(
            game,
            kept=sum(count for each, _, count in census if each == game),
            running=sum(count for each, over, count in census if each == game and not over),
        )
        for game in games
    ]


def _kind_of(event: Event) -> str:
    kind: Any = type(event).__struct_config__.tag
    return str(kind)


def _seat_of(event: Event) -> int | None:
    return event.seat if isinstance(event, Moved | Left | Seated | TakenBack) else None
