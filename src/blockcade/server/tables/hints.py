"""The hints of one table: the player to move asks, the engine thinks, and the end of the turn stops it."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field

from blockcade.bots import analysis_of
from blockcade.core import AdvisedMove, Seat
from blockcade.record.fold import Fold
from blockcade.server.guests import Guests
from blockcade.server.limits import Guest
from blockcade.server.logs import note
from blockcade.server.reasons import FrameReason
from blockcade.server.tables.judging import check_hint
from blockcade.server.tables.outbox import Outbox
from blockcade.server.thinking import Advise, Busy, Engine, SeenView
from blockcade.wire.to_browser import Advice, Candidate, Code, Refused
from blockcade.wire.to_server import Hint

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _PendingHint:
    """One search for one turn; all who ask during or after it get the same answer."""

    seat: int
    since: int  # the number of the event that began the turn
    at_seq: int
    waiting: list[tuple[Outbox, str]] = field(
        default_factory=list[tuple[Outbox, str]]
    )  # the outbox and the command's id
    found: Sequence[AdvisedMove] = ()  # empty: not yet
    task: "asyncio.Task[None] | None" = None


class Hints:
    """Call `look` after every change."""

    def __init__(self, table: str, engine: Engine, seconds: float, guests: Guests) -> None:
        self._table = table
        self._engine = engine
        self._seconds = seconds
        self._guests = guests
        self._pending: _PendingHint | None = None

    def ask(self, fold: Fold, outbox: Outbox, command: Hint) -> None:
        """Posts the advice to the outbox later, or raises Refusal at once."""
        check_hint(fold, outbox.player, command)
        self.look(fold)
        pending = self._pending
        if not pending:
            pending = self._pending = _PendingHint(command.seat, fold.acting_since[command.seat], fold.seq)
            question = self._question(fold, Seat(command.seat))
            pending.task = asyncio.create_task(self._think(pending, question, self._guests.of(outbox.player)))
        pending.waiting.append((outbox, command.command_id))
        if pending.found:
            _tell(pending, pending.found)

    def look(self, fold: Fold) -> None:
        pending = self._pending
        if pending and fold.acting_since.get(pending.seat) != pending.since:
            self.forget()

    def forget(self) -> None:
        """Stops thinking, and tells waiting pages that the turn has passed."""
        pending, self._pending = self._pending, None
        if pending:
            if pending.task:
                pending.task.cancel()
            _refuse(pending, Code.STALE, "stale")

    def _question(self, fold: Fold, seat: Seat) -> Advise:
        """Only what the seat may see: its view, and its legal moves if the analysis reads them."""
        game, state = fold.game, fold.position.state
        analysis = analysis_of(game.key)
        legal = game.legal_moves(state, seat) if analysis and analysis.needs_legal else ()
        return Advise(
            view=SeenView.of(game, game.view_for(state, seat)),
            seconds=self._seconds,
            seat=seat,
            legal=[game.format_move(move) for move in legal],
        )

    async def _think(self, pending: _PendingHint, question: Advise, payer: Guest) -> None:
        try:
            pending.found = await self._engine.advise(self._table, question, payer)
        except Exception as error:
            if not isinstance(error, Busy):
                note(log, logging.ERROR, "hint-failed", trace=True, table=self._table, seq=pending.at_seq)
            self._pending = None  # the next question starts a new search
            _refuse(pending, Code.BUSY, "busy")
        else:
            _tell(pending, pending.found)


def _tell(pending: _PendingHint, found: Sequence[AdvisedMove]) -> None:
    best = found[0]
    candidates = [Candidate(option.move, option.margin, option.win, option.visits) for option in found]
    for outbox, command_id in pending.waiting:
        outbox.post(
            Advice(
                command_id=command_id,
                seat=pending.seat,
                at_seq=pending.at_seq,
                move=best.move,
                points=best.points,
                best_other=best.best_other,
                margin=best.margin,
                win=best.win,
                candidates=candidates,
            )
        )
    pending.waiting.clear()


def _refuse(pending: _PendingHint, code: Code, reason: FrameReason) -> None:
    for outbox, command_id in pending.waiting:
        outbox.post(Refused(command_id, code, reason))
    pending.waiting.clear()
