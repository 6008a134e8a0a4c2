"""An event loop without threads, files or waiting: time jumps, and the order of what is ready is drawn."""

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

MAX_CALLS_AT_ONCE = 50_000  # without any time going by: more is a loop that turns on the spot


class Stuck(Exception):
    """The simulation cannot go on: nothing is left to happen, or time does not go by any more."""


@dataclass(eq=False, slots=True)
class Process:
    """Something that can be killed: what was begun in its name never runs again, not even to clean up."""

    name: str
    is_alive: bool = True
    paused_until: float = 0.0  # the machine is busy elsewhere: all that it has to do comes later

    def context(self) -> Context:
        """What is begun in this context, and whatever that begins, belongs to the process."""
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
    """What asyncio needs of a loop, and nothing that would reach out of the simulation.

    Whoever asks for a thread, a pipe or a real socket gets NotImplementedError.
    """

    def __init__(self, luck: random.Random, *, shuffles: bool) -> None:
        self.on_failure: Callable[[BaseException], None] = _ignore
        self._luck = luck
        self._shuffles = shuffles  # else first come, first served, as asyncio happens to do it
        self._now = 0.0
        self._ready: list[_Call] = []
        self._timers: list[tuple[float, int, _Call]] = []
        self._numbers = 0
        self._tasks: list[asyncio.Task[Any]] = []  # held, so that no garbage collector has a say
        self._has_ended = False

    # What asyncio asks of a loop

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
        pass  # it is passed over when its time comes

    # The simulation's own doors

    def run(self, main: Coroutine[Any, Any, None]) -> None:
        """Runs until `main` has ended, and raises what it raised, or Stuck; then nothing runs any more."""
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
            self._bury()

    def stop(self) -> None:
        """Nothing runs any more; `run` returns."""
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
        except Exception as error:  # a callback's, not a task's
            self.on_failure(error)

    def _at(self, when: float, call: _Call) -> None:
        self._numbers += 1
        heapq.heappush(self._timers, (when, self._numbers, call))

    def _look_at(self, task: "asyncio.Task[Any]") -> None:
        if not task.cancelled() and (error := task.exception()) and not self._has_ended:
            self.on_failure(error)

    def _bury(self) -> None:
        """Ends what was left in the middle, so that nothing of it is heard of later."""
        self._ready.clear()
        self._timers.clear()
        for task in self._tasks:
            if not task.done() and (coro := task.get_coro()):
                with suppress(RuntimeError):  # it would rather wait for something while it is being closed
                    coro.close()
        self._tasks.clear()


def _ignore(_: BaseException) -> None:
    pass


async def sleep(seconds: float) -> None:
    """Lets virtual time go by."""
    await asyncio.sleep(seconds)
