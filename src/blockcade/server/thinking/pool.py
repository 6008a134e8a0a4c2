"""The worker processes and what waits for them: started when needed, replaced when lost."""

import asyncio
import itertools
import logging

from blockcade.bots import keeps_its_tree
from blockcade.games.blokus.view import View
from blockcade.server.thinking.messages import (
    Answer,
    Choose,
    Done,
    Failed,
    Forget,
    Order,
    Ponder,
    Ready,
    Stop,
    Task,
)
from blockcade.server.thinking.process import WorkerLost, WorkerProcess
from blockcade.server.thinking.queue import FairQueue, Job, Rank
from blockcade.server.watching.logs import note

log = logging.getLogger(__name__)

MAX_WAITING = {Rank.PLAY: 512, Rank.REVIEW: 64}  # tasks; who comes then is told that all are busy
ATTEMPTS = 3  # workers that may be lost over one task before it is given up
GRACE_SECONDS = 20.0  # that an answer may be late by, on a busy machine, before its worker counts as broken
MAX_HOMES = 256  # tables of which it is known where their tree is


class Busy(Exception):
    """Too much waits already; ask again later."""


class ThoughtFailed(Exception):
    """There will be no answer to this task."""


class Pool:
    """Gives each task to a process that is free; the table's own one, if it has thought there before."""

    def __init__(self, processes: int) -> None:
        self._desks = [_Desk() for _ in range(processes)]
        self._queue = FairQueue()
        self._numbers = itertools.count(1)
        self._homes: dict[str, _Desk] = {}  # where each table's tree is, least recently used first
        self._running: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def size(self) -> int:
        return len(self._desks)

    @property
    def process_ids(self) -> list[int]:
        """Of the workers that are running."""
        return [desk.worker.process_id for desk in self._desks if desk.worker and desk.worker.is_alive]

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def ask(self, table: str, task: Task, *, seconds: float, rank: Rank = Rank.PLAY) -> Answer:
        """The answer, or Busy or ThoughtFailed. When the asking is cancelled, so is the thinking."""
        if self._is_closed or sum(job.rank is rank for job in self._queue) >= MAX_WAITING[rank]:
            raise Busy
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        job = Job(next(self._numbers), table, task, rank, seconds, answer)
        self._queue.put(job)
        self._hand_out()
        try:
            return await answer
        finally:
            if answer.cancelled():
                self._withdraw(job)

    def ponder(self, table: str, view: View) -> None:
        """Whenever its worker has nothing else to do, it may think on about this position of the table."""
        home = self._homes.get(table)
        if home and home.wishes.get(table) != view:
            home.wishes.pop(table, None)
            home.wishes[table] = view
            home.ponder()

    def forget(self, table: str) -> None:
        """The table's tree is not needed any more, nor is pondering."""
        home = self._homes.pop(table, None)
        if home:
            home.wishes.pop(table, None)
            if home.worker:
                home.worker.send(Forget(table))
            home.ponder()

    async def close(self) -> None:
        """Nobody gets an answer any more; returns when all processes have ended."""
        self._is_closed = True
        for job in [*self._queue, *(desk.job for desk in self._desks if desk.job)]:
            job.answer.cancel()
        await asyncio.gather(*(desk.end() for desk in self._desks))
        await asyncio.gather(*self._running)  # they see that their worker has gone
        await asyncio.gather(*(desk.end() for desk in self._desks))  # one may just have been started

    def _hand_out(self) -> None:
        while not self._is_closed and (job := self._queue.peek()) and (desk := self._desk_for(job)):
            self._queue.take()
            desk.job = job
            if isinstance(job.task, Choose) and keeps_its_tree(job.task.level):
                self._settle(job.table, desk)
            task = asyncio.create_task(self._work(desk, job))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    def _desk_for(self, job: Job) -> "_Desk | None":
        """A free one: best the table's home, then one that has a worker and no tree to lose."""
        free = [desk for desk in self._desks if not desk.job]
        home = self._homes.get(job.table)
        if home in free:
            return home
        return min(free, key=lambda desk: (desk.worker is None, len(desk.wishes)), default=None)

    def _settle(self, table: str, desk: "_Desk") -> None:
        known = self._homes.pop(table, desk)
        known.wishes.pop(table, None)
        self._homes[table] = desk
        while len(self._homes) > MAX_HOMES:
            oldest = next(iter(self._homes))
            self._homes.pop(oldest).wishes.pop(oldest, None)

    async def _work(self, desk: "_Desk", job: Job) -> None:
        try:
            answer = await desk.answer(job)
        except WorkerLost as lost:
            note(log, logging.WARNING, "worker-lost", table=job.table, error=lost)
            job.attempts += 1
            if not job.answer.done():
                if job.attempts < ATTEMPTS:
                    self._queue.put_back(job)
                else:
                    job.answer.set_exception(ThoughtFailed(str(lost)))
        else:
            if answer and not job.answer.done():
                if isinstance(answer, Failed):
                    job.answer.set_exception(ThoughtFailed(answer.error))
                else:
                    job.answer.set_result(answer.answer)
        finally:
            desk.job = None
        self._hand_out()
        if not desk.job:
            desk.ponder()

    def _withdraw(self, job: Job) -> None:
        self._queue.discard(job)
        for desk in self._desks:
            if desk.job is job and desk.worker:
                desk.worker.send(Stop(job.number))


class _Desk:
    """A place for one worker, which comes with the first job and is replaced when it is lost."""

    def __init__(self) -> None:
        self.job: Job | None = None
        self.worker: WorkerProcess | None = None
        self.wishes: dict[str, View] = {}  # positions to ponder, the newest last

    async def answer(self, job: Job) -> Done | Failed | None:
        """What the worker says to the job; None if nobody wants to know any more.

        WorkerLost when it says nothing; then there is no worker any more.
        """
        if self.worker and not self.worker.is_alive:
            await self.end()
        try:
            self.worker = worker = self.worker or await WorkerProcess.start()
            await worker.ready()
            if job.answer.done():
                return None
            worker.send(Order(job.number, job.task))
            async with asyncio.timeout(job.seconds + GRACE_SECONDS):
                while isinstance(answer := await worker.receive(), Ready) or answer.number != job.number:
                    pass
                return answer
        except (WorkerLost, TimeoutError, OSError) as error:
            await self.end(at_once=True)
            raise WorkerLost(f"a worker process was lost: {error!r}") from error

    def ponder(self) -> None:
        """Lets an idle worker think on about the newest wish."""
        if self.worker and self.wishes and not self.job:
            self.worker.send(Ponder(*next(reversed(self.wishes.items()))))

    async def end(self, *, at_once: bool = False) -> None:
        worker, self.worker = self.worker, None
        self.wishes.clear()
        if worker:
            await worker.end(at_once=at_once)
