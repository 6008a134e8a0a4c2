"""The worker processes and the queue of their tasks: workers start when needed and are replaced when lost."""

import asyncio
import itertools
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from blockcade.server.limits import Guest
from blockcade.server.logs import note
from blockcade.server.thinking.messages import Answer, Choose, Failed, Forget, SeenView, Stop, Task
from blockcade.server.thinking.metrics import ThinkingMetrics
from blockcade.server.thinking.process import WorkerLost
from blockcade.server.thinking.queue import LANES, URGENT, FairQueue, Lane, Ticket
from blockcade.server.thinking.slot import WorkerSlot

log = logging.getLogger(__name__)

# Tasks that may wait in a lane. When it is full, the player with the most tasks in it gets Busy.
MAX_WAITING = {Lane.QUICK: 512, Lane.HINT: 128, Lane.STRONG: 512, Lane.REVIEW: 64}
ATTEMPTS = 3  # workers that may be lost over one task before it is given up
MAX_HOMES = 256  # tables whose tree's worker is remembered
NOBODY = Guest("", "")


class Busy(Exception):
    """Too much waits already; ask again later."""


class EngineFailed(Exception):
    """There will be no answer to this task."""


@dataclass(eq=False, slots=True)
class EngineJob:
    """A task on its way to a worker and its answer on the way back."""

    number: int
    task: Task
    seconds: float  # the maximum it should take; a worker that takes much longer is broken
    answer: "asyncio.Future[Answer]"
    asked_at: float
    attempts: int = 0  # workers that were lost over it


class Pool:
    """Gives each task to a free process, if possible to the one that has thought for the table before.

    One more process is in reserve for quick moves and hints only, so that these never wait for a long
    search. It is started when the others have more to do than they can.
    """

    def __init__(self, processes: int, metrics: ThinkingMetrics | None = None) -> None:
        self._slots = [WorkerSlot() for _ in range(processes)]
        self._reserve = WorkerSlot()
        self._queue: FairQueue[EngineJob] = FairQueue()
        self._metrics = metrics or ThinkingMetrics()
        self._metrics.watch(self._queue)
        self._numbers = itertools.count(1)
        self._homes: dict[str, WorkerSlot] = {}  # where each table's tree is, least recently used first
        self._running: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def size(self) -> int:
        return len(self._slots)

    @property
    def process_ids(self) -> list[int]:
        """The ids of the running workers."""
        return [slot.worker.process_id for slot in self._all if slot.worker and slot.worker.is_alive]

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def ask(
        self,
        table: str,
        task: Task,
        *,
        seconds: float,
        lane: Lane = Lane.QUICK,
        payer: Guest = NOBODY,
        usual_seconds: float | None = None,
    ) -> Answer:
        """Returns the answer, or raises Busy or EngineFailed. Cancelling the call stops the thinking.

        It takes `seconds` at most and `usual_seconds` usually; `payer` is the guest whose share it uses.
        """
        if self._is_closed:
            raise Busy
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        job = EngineJob(next(self._numbers), task, seconds, answer, loop.time())
        usual = seconds if usual_seconds is None else usual_seconds
        ticket = Ticket(job, lane, payer, table, min(usual, seconds))
        self._admit(ticket)
        self._hand_out()
        try:
            return await answer
        finally:
            if answer.cancelled():
                self._withdraw(ticket)

    def _admit(self, ticket: Ticket[EngineJob]) -> None:
        """Queues the ticket. A full lane drops a ticket of a player who has more waiting, or raises Busy."""
        if self._queue.waiting(ticket.lane) >= MAX_WAITING[ticket.lane]:
            refused = self._queue.push_out(ticket)
            if refused is ticket:
                raise Busy
            if not refused.item.answer.done():
                refused.item.answer.set_exception(Busy())
        self._queue.put(ticket)

    def ponder(self, table: str, view: SeenView) -> None:
        """Lets the table's worker think about this position whenever it is idle."""
        home = self._homes.get(table)
        if home and home.wishes.get(table) != view:
            home.wishes.pop(table, None)
            home.wishes[table] = view
            home.ponder()

    def forget(self, table: str) -> None:
        """Drops the table's tree and stops its pondering."""
        home = self._homes.pop(table, None)
        if home:
            home.wishes.pop(table, None)
            if home.worker:
                home.worker.send(Forget(table))
            home.ponder()

    async def close(self) -> None:
        """Cancels all tasks, and returns when all processes have ended."""
        self._is_closed = True
        for job in [ticket.item for ticket in self._queue] + [slot.job for slot in self._all if slot.job]:
            job.answer.cancel()
        await asyncio.gather(*(slot.end() for slot in self._all))
        await asyncio.gather(*self._running)  # they notice that their worker has gone
        await asyncio.gather(*(slot.end() for slot in self._all))  # one may just have been started

    @property
    def _all(self) -> list[WorkerSlot]:
        return [*self._slots, self._reserve]

    def _hand_out(self) -> None:
        while not self._is_closed:
            free = [slot for slot in self._slots if not slot.job]
            lanes = LANES if free else URGENT
            if not free and self._reserve.job:
                break
            ticket = self._queue.take(lanes)
            if not ticket:
                break
            slot = self._best(free, ticket.table) if free else self._reserve
            slot.job = job = ticket.item
            if isinstance(job.task, Choose) and job.task.keeps_tree:
                self._settle(ticket.table, slot)
            self._run(self._work(slot, ticket))
        if len(self._queue) and not self._is_closed and (preparing := self._reserve.prepared()):
            self._run(preparing)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def _best(self, free: list[WorkerSlot], table: str) -> WorkerSlot:
        """The table's home if it is free, else a slot with a worker and the fewest trees to lose."""
        home = self._homes.get(table)
        if home in free:
            return home
        return min(free, key=lambda slot: (slot.worker is None, len(slot.wishes)))

    def _settle(self, table: str, slot: WorkerSlot) -> None:
        known = self._homes.pop(table, slot)
        known.wishes.pop(table, None)
        self._homes[table] = slot
        while len(self._homes) > MAX_HOMES:
            oldest = next(iter(self._homes))
            self._homes.pop(oldest).wishes.pop(oldest, None)

    async def _work(self, slot: WorkerSlot, ticket: Ticket[EngineJob]) -> None:
        job, now = ticket.item, asyncio.get_running_loop().time
        began = now()
        self._metrics.began(ticket, began - job.asked_at)
        try:
            answer = await slot.answer(
                job.number, job.task, job.seconds, is_wanted=lambda: not job.answer.done()
            )
        except WorkerLost as lost:
            if not self._is_closed:  # else `close` ended the worker
                note(log, logging.WARNING, "worker-lost", table=ticket.table, error=lost)
            job.attempts += 1
            if not job.answer.done():
                if job.attempts < ATTEMPTS:
                    self._queue.put_back(ticket)
                else:
                    job.answer.set_exception(EngineFailed(str(lost)))
        else:
            if answer and not job.answer.done():
                if isinstance(answer, Failed):
                    job.answer.set_exception(EngineFailed(answer.error))
                else:
                    job.answer.set_result(answer.answer)
        finally:
            slot.job = None
        self._queue.settle(ticket, now() - began)
        self._metrics.ended(ticket, now() - began)
        self._hand_out()
        if not slot.job:
            slot.ponder()

    def _withdraw(self, ticket: Ticket[EngineJob]) -> None:
        self._queue.discard(ticket)
        for slot in self._all:
            if slot.job is ticket.item and slot.worker:
                slot.worker.send(Stop(ticket.item.number))
