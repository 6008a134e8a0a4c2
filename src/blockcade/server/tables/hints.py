"""The hints of one table: who is to lay asks, the engine thinks, and a turn that passes ends the thinking."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any

from blockcade.core import Seat
from blockcade.server.tables.fold import Fold
from blockcade.server.tables.judging import check_hint
from blockcade.server.tables.outbox import Outbox
from blockcade.server.thinking import Advised, Busy, Engine
from blockcade.server.watching.logs import note
from blockcade.wire.to_browser import Advice, Candidate, Code, Refused
from blockcade.wire.to_server import Hint

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Thought:
    """One search for one turn; whoever asks again meanwhile or later gets the same answer."""

    seat: int
    since: int  # the turn it is for: when that began
    at_seq: int
    waiting: list[tuple[Outbox, str]] = field(
        default_factory=list[tuple[Outbox, str]]
    )  # who, and by which command
    found: Advised | None = None
    task: "asyncio.Task[None] | None" = None


class Hints:
    """`look` at every change."""

    def __init__(self, table: str, engine: Engine, seconds: float) -> None:
        self._table = table
        self._engine = engine
        self._seconds = seconds
        self._thought: _Thought | None = None

    def ask(self, fold: Fold, outbox: Outbox, command: Hint) -> None:
        """The advice comes to the outbox, or Refusal at once."""
        check_hint(fold, outbox.player, command)
        self.look(fold)
        thought = self._thought
        if not thought:
            thought = self._thought = _Thought(command.seat, fold.acting_since[command.seat], fold.seq)
            view = fold.game.view_for(fold.position.state, Seat(command.seat))
            thought.task = asyncio.create_task(self._think(thought, view))
        thought.waiting.append((outbox, command.command_id))
        if thought.found:
            _tell(thought, thought.found)

    def look(self, fold: Fold) -> None:
        thought = self._thought
        if thought and fold.acting_since.get(thought.seat) != thought.since:
            self.forget()

    def forget(self) -> None:
        """Ends thinking; whoever still waits is told that the turn has passed."""
        thought, self._thought = self._thought, None
        if thought:
            if thought.task:
                thought.task.cancel()
            _refuse(thought, Code.STALE, "stale")

    async def _think(self, thought: _Thought, view: Any) -> None:
        try:
            thought.found = await self._engine.advise(self._table, view, self._seconds)
        except Exception as error:
            if not isinstance(error, Busy):
                note(log, logging.ERROR, "hint-failed", trace=True, table=self._table, seq=thought.at_seq)
            self._thought = None  # whoever asks again has it tried again
            _refuse(thought, Code.BUSY, "busy")
        else:
            _tell(thought, thought.found)


def _tell(thought: _Thought, found: Advised) -> None:
    best = found.options[0]
    candidates = [
        Candidate(option.move, option.margin, option.win, option.visits) for option in found.options
    ]
    for outbox, command_id in thought.waiting:
        outbox.post(
            Advice(
                command_id=command_id,
                seat=thought.seat,
                at_seq=thought.at_seq,
                move=best.move,
                points=best.points,
                best_other=best.best_other,
                margin=best.margin,
                win=best.win,
                candidates=candidates,
            )
        )
    thought.waiting.clear()


def _refuse(thought: _Thought, code: Code, reason: str) -> None:
    for outbox, command_id in thought.waiting:
        outbox.post(Refused(command_id, code, reason))
    thought.waiting.clear()
