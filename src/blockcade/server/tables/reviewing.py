"""A finished game looked at again, move by move, for whoever listens; what was found is kept for a while."""

import asyncio
import logging
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from blockcade.games.blokus.pieces import SQUARES_OF_A_COLOUR
from blockcade.games.blokus.view import View
from blockcade.record import Chanced, Moved, format_record, record_of
from blockcade.server.clocks import Clock
from blockcade.server.tables.fold import Fold
from blockcade.server.tables.judging import Refusal
from blockcade.server.tables.outbox import Outbox
from blockcade.server.thinking import Busy, Engine
from blockcade.server.watching.logs import note
from blockcade.wire.to_browser import Accepted, Code, Refused, ReviewedPly, ReviewPart
from blockcade.wire.to_server import Review

log = logging.getLogger(__name__)

MAX_REVIEWS = 256  # that are remembered; the one asked for longest ago is forgotten
BUSY_MS = 2_000  # until a review that found everything busy tries again


class ReviewShelf:
    """What has been found out about finished games, which change no more: the plies so far, in order."""

    def __init__(self) -> None:
        self._plies: OrderedDict[str, list[ReviewedPly]] = OrderedDict()

    def plies(self, table: str) -> list[ReviewedPly]:
        """The table's own list, to be read and added to."""
        found = self._plies.setdefault(table, [])
        self._plies.move_to_end(table)
        while len(self._plies) > MAX_REVIEWS:
            self._plies.popitem(last=False)
        return found


class Reviewing:
    """The review of one table: goes on as long as a page that asked for it is there."""

    def __init__(self, table: str, engine: Engine, shelf: ReviewShelf, clock: Clock) -> None:
        self._table = table
        self._engine = engine
        self._shelf = shelf
        self._clock = clock
        self._listeners: dict[Outbox, str] = {}  # and the command by which each asked
        self._task: asyncio.Task[None] | None = None

    def ask(self, fold: Fold, outbox: Outbox, command: Review) -> None:
        """All that is known already comes at once, or Refusal."""
        if not self._engine.knows(fold.game.key):
            raise Refusal(Code.ILLEGAL, "no-review")
        if not fold.is_over:
            raise Refusal(Code.ILLEGAL, "not-over")
        outbox.post(Accepted(command.command_id, fold.seq))
        plies = _laid(fold)
        known = self._shelf.plies(self._table)
        final = _final_points(fold)
        outbox.post(ReviewPart(len(known), len(plies), list(known), final))
        if len(known) < len(plies):
            self._listeners[outbox] = command.command_id
            if not self._task or self._task.done():
                record = format_record(record_of(fold.timeline))
                self._task = asyncio.create_task(self._go_on(record, plies, known, final))

    def leave(self, outbox: Outbox) -> None:
        if self._listeners.pop(outbox, None) is not None and not self._listeners:
            self.stop()

    def stop(self) -> None:
        if self._task:
            self._task.cancel()
        self._task = None

    async def _go_on(
        self, record: str, plies: list["_Laid"], known: list[ReviewedPly], final: list[float]
    ) -> None:
        while len(known) < len(plies):
            batch = plies[len(known) : len(known) + self._engine.processes]
            try:
                found = await asyncio.gather(
                    *(self._engine.assess(self._table, record, laid.ply) for laid in batch)
                )
            except Busy:
                await self._clock.sleep_ms(BUSY_MS)
                continue
            except Exception:
                note(log, logging.ERROR, "review-failed", trace=True, table=self._table)
                self._tell_failure()
                return
            part = [
                ReviewedPly(step=laid.step, **msgspec.structs.asdict(assessed))
                for laid, assessed in zip(batch, found, strict=True)
            ]
            known.extend(part)
            for outbox in self._listeners:
                outbox.post(ReviewPart(len(known), len(plies), part, final))
        self._listeners.clear()

    def _tell_failure(self) -> None:
        for outbox, command_id in self._listeners.items():
            outbox.post(Refused(command_id, Code.BUSY, "no-review"))
        self._listeners.clear()


class _Laid(NamedTuple):
    """A move by which a piece was laid."""

    ply: int  # its number among the moves, luck's not counted
    step: int  # and among all events of the game


def _laid(fold: Fold) -> list[_Laid]:
    laid: list[_Laid] = []
    ply = 0
    for step, event in enumerate(fold.timeline.events, start=1):
        ply += not isinstance(event, Chanced)
        if isinstance(event, Moved) and ":" in event.move:
            laid.append(_Laid(ply, step))
    return laid


def _final_points(fold: Fold) -> list[float]:
    view: View = fold.game.view_for(fold.position.state, None)
    return [float(SQUARES_OF_A_COLOUR - shown.squares_left + shown.bonus) for shown in view.colours]
