"""One worker process as the server sees it: messages in and out, and its end."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from blockcade.server.thinking.messages import LENGTH_BYTES, FromWorker, ToWorker, framed, from_worker

START_SECONDS = 120.0  # for a worker to load everything, on a very busy machine
END_SECONDS = 2.0  # for a worker to end by itself


class WorkerLost(Exception):
    """The process has ended, or does not answer."""


class WorkerProcess:
    """A child that ends when its pipe is closed, so that none outlives the server, even after a crash."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self._process = process
        self._to = process.stdin
        self._from = process.stdout
        self._is_ready = False

    @staticmethod
    async def start() -> "WorkerProcess":
        """Starts a fresh interpreter: it shares no memory, lock or thread with the server. Raises OSError."""
        worker = "blockcade.server.thinking.worker"
        command = (sys.executable, "-P", "-m", worker)
        return WorkerProcess(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))

    async def ready(self) -> None:
        """Returns when the worker takes orders. Raises WorkerLost or TimeoutError."""
        if not self._is_ready:
            async with asyncio.timeout(START_SECONDS):
                await self.receive()  # its first message
            self._is_ready = True

    @property
    def process_id(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    def send(self, message: ToWorker) -> None:
        """Does not wait: messages are few and small enough for the pipe. Only an answer shows it was read."""
        with suppress(OSError, RuntimeError):  # it has ended: `receive` reports that
            self._to.write(framed(message))

    async def receive(self) -> FromWorker:
        """The next answer, or WorkerLost."""
        try:
            head = await self._from.readexactly(LENGTH_BYTES)
            return from_worker(await self._from.readexactly(int.from_bytes(head)))
        except (asyncio.IncompleteReadError, OSError) as error:
            raise WorkerLost(f"worker process {self.process_id} is gone") from error

    async def end(self, *, at_once: bool = False) -> None:
        """Returns when the process has ended."""
        if at_once and self.is_alive:
            self._kill()
        self._to.close()
        try:
            async with asyncio.timeout(END_SECONDS):
                await self._process.wait()
        except TimeoutError:
            self._kill()
            await self._process.wait()
        with suppress(OSError):  # messages that it can no longer get
            await self._to.wait_closed()

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
