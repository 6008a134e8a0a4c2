"""The results of finished games, read from their logs and remembered for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from blockcade.bots import level_now
from blockcade.core import AnyGame
from blockcade.record.events import Seated, Stamped
from blockcade.record.fold import Fold
from blockcade.record.timeline import BadLog
from blockcade.server.store import Store, TableRow
from blockcade.wire.http import FinishedTable, PastSeat

MOST_LISTED = 12  # games in one answer; the page shows fewer, and players may remove some
MOST_KNOWN = 4_096  # results in memory; the least recently used one is dropped


@dataclass(frozen=True, slots=True)
class _Result:
    """A finished game, whoever asks about it."""

    options: Mapping[str, str]
    chairs: Sequence[Seated]
    winners: tuple[int, ...]
    reason: str
    ended_ms: int
    next_table: str


class FinishedGames:
    """Replays each log once: its result is known until the log changes, by a rematch for example."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games
        self._known: OrderedDict[tuple[str, int], _Result | None] = OrderedDict()

    async def of(self, player: str) -> list[FinishedTable]:
        """The player's finished games, last ended first. Raises StoreError."""
        rows = [row for row in await self._store.tables_of(player) if row.over][:MOST_LISTED]
        found = [(row, await self._result(row)) for row in rows]
        seen = [_as_seen(row, result, player) for row, result in found if result]
        return sorted(seen, key=lambda table: -table.ended_ms)

    async def _result(self, row: TableRow) -> _Result | None:
        """None: the log cannot be read, or the game goes on after a takeback."""
        key = (row.table, row.changed_ms)
        if key not in self._known:
            self._known[key] = await self._read(row.table)
            while len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    async def _read(self, table: str) -> _Result | None:
        try:
            events = await self._store.log(table)
            return await asyncio.to_thread(_result_of, events, self._games)
        except BadLog:  # reported when somebody visits the table
            return None


def _result_of(events: Sequence[Stamped], games: Mapping[str, AnyGame]) -> _Result | None:
    fold = Fold.of(events, games)
    if not fold.is_over:
        return None
    outcome = None if fold.is_closed else fold.game.outcome(fold.state)
    return _Result(
        options=fold.opened.options,
        chairs=fold.chairs,
        winners=outcome.winners if outcome else (),
        reason=outcome.reason if outcome else "",
        ended_ms=fold.line[-1].at_ms if fold.line and not fold.is_closed else fold.last_ms,
        next_table=fold.next_table,
    )


def _as_seen(row: TableRow, result: _Result, player: str) -> FinishedTable:
    """Names no player's id: each player learns only which chairs are their own."""
    return FinishedTable(
        table=row.table,
        game=row.game,
        options=dict(result.options),
        chairs=[
            PastSeat(
                chair.seat,
                chair.name,
                bool(chair.player),
                chair.player == player,
                level_now(row.game, chair.bot),
            )
            for chair in result.chairs
        ],
        winners=list(result.winners),
        reason=result.reason,
        ended_ms=result.ended_ms,
        next_table=result.next_table,
    )
