"""What waits for a worker process: games before reviews, and one table no more often than another."""

from asyncio import Future
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum

from blockcade.server.thinking.messages import Answer, Task


class Rank(IntEnum):
    """What comes first when several wait."""

    PLAY = 0  # a bot's turn, a hint: somebody looks at the board and waits
    REVIEW = 1  # has time


@dataclass(eq=False, slots=True)
class Job:
    """A task on its way to a worker and its answer on the way back."""

    number: int
    table: str
    task: Task
    rank: Rank
    seconds: float  # what it should take at most; who takes much longer has broken down
    answer: "Future[Answer]"
    attempts: int = 0  # workers that were lost over it


@dataclass(slots=True)
class FairQueue:
    _tables: dict[Rank, dict[str, deque[Job]]] = field(default_factory=lambda: {rank: {} for rank in Rank})

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Job]:
        for tables in self._tables.values():
            for jobs in tables.values():
                yield from jobs

    def put(self, job: Job) -> None:
        self._tables[job.rank].setdefault(job.table, deque()).append(job)

    def put_back(self, job: Job) -> None:
        """Before all others of its rank: it had its turn and lost it through no fault of its own."""
        tables = self._tables[job.rank]
        jobs = tables.pop(job.table, deque())
        jobs.appendleft(job)
        self._tables[job.rank] = {job.table: jobs, **tables}

    def peek(self) -> Job | None:
        return next(iter(self), None)

    def take(self) -> Job:
        """The next one; its table then waits until every other has had a turn."""
        job = next(iter(self))
        tables = self._tables[job.rank]
        jobs = tables.pop(job.table)
        jobs.popleft()
        if jobs:
            tables[job.table] = jobs
        return job

    def discard(self, job: Job) -> None:
        """Forgets a job, if it waits."""
        tables = self._tables[job.rank]
        jobs = tables.get(job.table, deque())
        if job in jobs:
            jobs.remove(job)
            if not jobs:
                del tables[job.table]
