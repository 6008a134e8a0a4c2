"""Reviews a game that nobody plays any more, move by move, for the pages that asked; keeps the result."""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import asdict
from typing import NamedTuple

from msgspec import convert

from blockcade.bots import analysis_of
from blockcade.core import GameAnalysis
from blockcade.record import Chanced, Moved, format_record, record_of
from blockcade.record.fold import Fold
from blockcade.server.clocks import Clock
from blockcade.server.guests import Guests
from blockcade.server.limits import Guest
from blockcade.server.logs import note
from blockcade.server.tables.judging import Refusal
from blockcade.server.tables.outbox import Outbox
from blockcade.server.thinking import Busy, Engine
from blockcade.wire.to_browser import Accepted, Code, Refused, ReviewedPly, ReviewPart
from blockcade.wire.to_server import Review

log = logging.getLogger(__name__)

MAX_REVIEWS = 256  # in memory; the least recently used one is dropped
BUSY_MS = 2_000  # before a review that found all workers busy tries again


class ReviewShelf:
    """The reviewed plies of finished games so far, in order. Such games never change."""

    def __init__(self) -> None:
        self._plies: OrderedDict[str, list[ReviewedPly]] = OrderedDict()

    def plies(self, table: str) -> list[ReviewedPly]:
        """The table's list itself; callers may append to it."""
        found = self._plies.setdefault(table, [])
        self._plies.move_to_end(table)
        while len(self._plies) > MAX_REVIEWS:
            self._plies.popitem(last=False)
        return found


class Reviewing:
    """The review of one table: goes on as long as a page that asked for it is there."""

    def __init__(self, table: str, engine: Engine, shelf: ReviewShelf, clock: Clock, guests: Guests) -> None:
        self._table = table
        self._engine = engine
        self._shelf = shelf
        self._clock = clock
        self._guests = guests
        self._listeners: dict[Outbox, str] = {}  # with the id of each one's command
        self._task: asyncio.Task[None] | None = None

    def ask(self, fold: Fold, outbox: Outbox, command: Review) -> None:
        """Posts all known results at once. Raises Refusal."""
        analysis = analysis_of(fold.game.key)
        if not analysis:
            raise Refusal(Code.ILLEGAL, "no-review")
        if not fold.is_over:
            raise Refusal(Code.ILLEGAL, "not-over")
        outbox.post(Accepted(command.command_id, fold.seq))
        plies = _assessed(fold, analysis)
        known = self._shelf.plies(self._table)
        is_ended = fold.position.is_over
        final = list(analysis.final_points(fold.game.view_for(fold.state, None))) if is_ended else []
        outbox.post(ReviewPart(len(known), len(plies), list(known), final))
        if len(known) < len(plies):
            self._listeners[outbox] = command.command_id
            if not self._task or self._task.done():
                payer = self._guests.of(outbox.player)
                self._task = asyncio.create_task(self._go_on(fold, plies, known, final, payer))

    def leave(self, outbox: Outbox) -> None:
        if self._listeners.pop(outbox, None) is not None and not self._listeners:
            self.stop()

    def stop(self) -> None:
        if self._task:
            self._task.cancel()
        self._task = None

    async def _go_on(
        self,
        fold: Fold,
        plies: list["_Assessed"],
        known: list[ReviewedPly],
        final: list[float],
        payer: Guest,
    ) -> None:
        game, record = fold.game.key, format_record(record_of(fold.timeline))
        while len(known) < len(plies):
            batch = plies[len(known) : len(known) + self._engine.processes]
            try:
                found = await asyncio.gather(
                    *(self._engine.assess(self._table, game, record, one.ply, payer) for one in batch)
                )
            except Busy:
                await self._clock.sleep_ms(BUSY_MS)
                continue
            except Exception:
                note(log, logging.ERROR, "review-failed", trace=True, table=self._table)
                self._tell_failure()
                return
            part = [
                convert({**asdict(assessed), "step": one.step}, ReviewedPly)
                for one, assessed in zip(batch, found, strict=True)
            ]
            known.extend(part)
            for outbox in self._listeners:
                outbox.post(ReviewPart(len(known), len(plies), part, final))
        self._listeners.clear()

    def _tell_failure(self) -> None:
        for outbox, command_id in self._listeners.items():
            outbox.post(Refused(command_id, Code.BUSY, "no-review"))
        self._listeners.clear()


class _Assessed(NamedTuple):
    """A move that the review looks at."""

    ply: int  # its number among the moves, luck's not counted
    step: int  # and among all events of the game


def _assessed(fold: Fold, analysis: GameAnalysis) -> list[_Assessed]:
    found: list[_Assessed] = []
    ply = 0
    for step, event in enumerate(fold.timeline.events, start=1):
        ply += not isinstance(event, Chanced)
        if isinstance(event, Moved) and analysis.is_assessed(event.move):
            found.append(_Assessed(ply, step))
    return found
