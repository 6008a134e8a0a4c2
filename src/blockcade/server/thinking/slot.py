"""A place for one worker process, which comes with the first job and is replaced when it is lost."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from blockcade.server.thinking.messages import Done, Failed, Order, Ponder, Ready, SeenView, Task
from blockcade.server.thinking.process import WorkerLost, WorkerProcess

GRACE_SECONDS = 20.0  # a worker on a busy machine may be this late before it counts as broken


class WorkerSlot:
    def __init__(self) -> None:
        self.job: Any = None  # the pool's job that this slot works on
        self.worker: WorkerProcess | None = None
        self.wishes: dict[str, SeenView] = {}  # positions to ponder, the newest last
        self._starting = asyncio.Lock()
        self._is_preparing = False

    async def answer(
        self, number: int, task: Task, seconds: float, is_wanted: Callable[[], bool]
    ) -> Done | Failed | None:
        """The worker's answer to the task; None if nobody waits any more.

        Raises WorkerLost when there is no answer; the slot then has no worker.
        """
        try:
            worker = await self._ready()
            if not is_wanted():
                return None
            worker.send(Order(number, task))
            async with asyncio.timeout(seconds + GRACE_SECONDS):
                while isinstance(answer := await worker.receive(), Ready) or answer.number != number:
                    pass
                return answer
        except (WorkerLost, TimeoutError, OSError) as error:
            await self.end(at_once=True)
            raise WorkerLost(f"a worker process was lost: {error!r}") from error

    def prepared(self) -> Coroutine[Any, Any, None] | None:
        """Starts a worker before there is a job; None if there is one, or soon will be."""
        if self.job or self.worker or self._is_preparing:
            return None
        self._is_preparing = True
        return self._prepare()

    def ponder(self) -> None:
        """Lets an idle worker think about the newest wish."""
        if self.worker and self.wishes and not self.job:
            self.worker.send(Ponder(*next(reversed(self.wishes.items()))))

    async def end(self, *, at_once: bool = False) -> None:
        worker, self.worker = self.worker, None
        self.wishes.clear()
        if worker:
            await worker.end(at_once=at_once)

    async def _prepare(self) -> None:
        try:
            with suppress(WorkerLost, TimeoutError, OSError):  # the next job notices and reports it
                await self._ready()
        finally:
            self._is_preparing = False

    async def _ready(self) -> WorkerProcess:
        """A worker that takes orders. Raises WorkerLost, TimeoutError or OSError."""
        async with self._starting:
            if self.worker and not self.worker.is_alive:
                worker, self.worker = self.worker, None
                self.wishes.clear()
                await worker.end()
            self.worker = worker = self.worker or await WorkerProcess.start()
            await worker.ready()
            return worker
