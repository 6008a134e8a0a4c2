"""An event loop without threads, files or waiting: time jumps, and ready callbacks run in random order."""

import asyncio
import contextvars
import heapq
import random
from asyncio.events import _set_running_loop  # pyright: ignore[reportPrivateUsage] # meant for loops
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from contextvars import Context, ContextVar
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

MAX_CALLS_AT_ONCE = 50_000  # callbacks at one instant; more means an endless loop


class Stuck(Exception):
    """The simulation cannot go on: no callback is left, or time stands still."""


@dataclass(eq=False, slots=True)
class Process:
    """A process that can be killed: its callbacks never run again, not even to clean up."""

    name: str
    is_alive: bool = True
    paused_until: float = 0.0  # a paused process runs its callbacks later

    def context(self) -> Context:
        """Return a context whose tasks, and their own tasks, belong to the process."""
        context = contextvars.copy_context()
        context.run(_PROCESS.set, self)
        return context


_PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class _Call(NamedTuple):
    handle: asyncio.Handle
    callback: Callable[..., object]
    args: tuple[Any, ...]
    context: Context


class SimulatedLoop(asyncio.AbstractEventLoop):
    """The part of asyncio's loop that stays inside the simulation.

    Threads, pipes and real sockets raise NotImplementedError.
    """

    def __init__(self, luck: random.Random, *, shuffles: bool) -> None:
        self.on_failure: Callable[[BaseException], None] = _ignore
        self._luck = luck
        self._shuffles = shuffles  # otherwise in order of arrival, as asyncio does it
        self._now = 0.0
        self._ready: list[_Call] = []
        self._timers: list[tuple[float, int, _Call]] = []
        self._numbers = 0
        self._tasks: list[asyncio.Task[Any]] = []  # references, so that the garbage collector decides nothing
        self._has_ended = False

    # The interface for asyncio

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._has_ended

    def is_closed(self) -> bool:
        return self._has_ended

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        context = contextvars.copy_context() if context is None else context  # an empty one is falsy
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(_Call(handle, callback, args, context))
        return handle

    def call_later(
        self,
        delay: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + max(delay, 0.0), callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        context = contextvars.copy_context() if context is None else context  # an empty one is falsy
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._at(when, _Call(handle, callback, args, context))
        return handle

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Generator[Any, None, T] | Coroutine[Any, Any, T],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> "asyncio.Task[T]":
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self._tasks.append(task)
        task.add_done_callback(self._look_at)
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error and not self._has_ended:
            self.on_failure(error)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass  # skipped when its time comes

    # The interface for the simulation

    def run(self, main: Coroutine[Any, Any, None]) -> None:
        """Run until `main` ends; raise its exception, or Stuck. Nothing runs afterwards."""
        _set_running_loop(self)
        try:
            ending = self.create_task(main)
            while not ending.done() and not self._has_ended:
                self._step()
            if ending.done():
                ending.result()
        finally:
            self._has_ended = True
            _set_running_loop(None)
            self._close_leftovers()

    def stop(self) -> None:
        """Stop the loop, so that `run` returns."""
        self._has_ended = True

    def spawn(self, process: Process, coro: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        return self.create_task(coro, context=process.context())

    def _step(self) -> None:
        calls = 0
        while not self._ready:
            if not self._timers:
                raise Stuck("nothing is left to happen")
            self._now = self._timers[0][0]
            while self._timers and self._timers[0][0] <= self._now:
                self._ready.append(heapq.heappop(self._timers)[2])
        while self._ready and not self._has_ended:
            calls += 1
            if calls > MAX_CALLS_AT_ONCE:
                raise Stuck("time does not go by any more")
            chosen = self._luck.randrange(len(self._ready)) if self._shuffles and len(self._ready) > 1 else 0
            self._run_call(self._ready.pop(chosen))

    def _run_call(self, call: _Call) -> None:
        process = call.context.get(_PROCESS)
        if call.handle.cancelled() or (process and not process.is_alive):
            return
        if process and process.paused_until > self._now:
            self._at(process.paused_until, call)
            return
        try:
            call.context.run(call.callback, *call.args)
        except Exception as error:  # of a callback, not of a task
            self.on_failure(error)

    def _at(self, when: float, call: _Call) -> None:
        self._numbers += 1
        heapq.heappush(self._timers, (when, self._numbers, call))

    def _look_at(self, task: "asyncio.Task[Any]") -> None:
        if not task.cancelled() and (error := task.exception()) and not self._has_ended:
            self.on_failure(error)

    def _close_leftovers(self) -> None:
        """Close unfinished coroutines, so that Python does not warn about them later."""
        self._ready.clear()
        self._timers.clear()
        for task in self._tasks:
            if not task.done() and (coro := task.get_coro()):
                with suppress(RuntimeError):  # the coroutine awaits something while it is closed
                    coro.close()
        self._tasks.clear()


def _ignore(_: BaseException) -> None:
    pass


async def sleep(seconds: float) -> None:
    """Let virtual time pass."""
    await asyncio.sleep(seconds)
