"""Runs many independent tasks on processes or on Ray, with results in the order of the tasks."""

import hashlib
import importlib
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context, parent_process
from typing import Any, Self, TypeVar

from blockcade.core import RuleError

T = TypeVar("T")
R = TypeVar("R")

NO_RAY = "--ray needs the package ray, which is not installed: pip install 'blockcade[ray]'"


class WorkerPool:
    """Runs tasks on `jobs` processes of this machine, or on Ray.

    Processes end with each call of `each`; within a `with` block they stay for the next call.
    """

    def __init__(self, jobs: int = 1, ray: bool = False) -> None:
        self.jobs = jobs
        self.ray = ray
        self._pool: ProcessPoolExecutor | None = None
        self._stays = False

    @property
    def is_alone(self) -> bool:
        """Whether this process does all work itself."""
        return self.jobs == 1 and not self.ray

    def __enter__(self) -> Self:
        self._stays = True
        return self

    def __exit__(self, *_: object) -> None:
        self._stays = False
        self._dismiss()

    def each(self, task: Callable[[T], R], work: Sequence[T], *, threads: int = 1) -> Iterator[R]:
        """Yield the result of `task` for each item, in order; each call uses `threads` threads."""
        if self.ray:
            yield from _on_ray(task, work, self.jobs, threads)
        elif self.jobs == 1 or not work:
            yield from map(task, work)
        else:
            yield from self._on_processes(task, work)

    def _on_processes(self, task: Callable[[T], R], work: Sequence[T]) -> Iterator[R]:
        if self._pool is None:
            processes = self.jobs if self._stays else min(self.jobs, len(work))
            self._pool = ProcessPoolExecutor(
                processes, mp_context=get_context("spawn"), initializer=_serve_parent
            )
        try:
            yield from self._pool.map(task, work)
        finally:
            if not self._stays:
                self._dismiss()

    def _dismiss(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def processes_for(games: int) -> int:
    """One for each processor, but each with eight games or more: a process takes a second to start."""
    return max(1, min(os.cpu_count() or 1, games // 8))


def seed_for(seed: int, label: str) -> int:
    """Derive a seed below 2^31 for one labelled part of a run, such as game 12 of a match."""
    digest = hashlib.sha256(f"{seed}:{label}".encode()).digest()
    return int.from_bytes(digest[:4], "big") >> 1


def _serve_parent() -> None:
    """End this worker quietly on Ctrl-C, and always when the process that started it ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def require_ray() -> Any:
    """Import Ray, or raise a RuleError that says how to install it."""
    try:
        return importlib.import_module("ray")
    except ModuleNotFoundError as missing:
        if missing.name != "ray":
            raise  # Ray is there, and something that it needs is not
        raise RuleError(NO_RAY) from missing


def _ray_started() -> Any:
    """Join the cluster that RAY_ADDRESS names, or start one on this machine."""
    ray = require_ray()
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    return ray


def _on_ray(task: Callable[[T], R], work: Sequence[T], jobs: int, threads: int) -> Iterator[R]:
    """Keep two tasks a processor queued: enough that none idles, few enough to stop soon."""
    ray = _ray_started()
    remote = ray.remote(_done).options(num_cpus=threads)  # Ray takes functions; a task may be a partial
    window = 2 * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(work)
    under_way: deque[Any] = deque(remote.remote(task, piece) for piece in islice(left, window))
    while under_way:
        yield ray.get(under_way.popleft())
        under_way.extend(remote.remote(task, piece) for piece in islice(left, 1))


def _done(task: Callable[[T], R], piece: T) -> R:
    return task(piece)
