"""Runs the server under test as a process: started, killed and restarted on the same data."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

START_SECONDS = 120.0  # on a busy machine

SERVE = (sys.executable, "-m", "blockcade.cli", "serve")


class NotUp(Exception):
    """The server ended, or did not listen in time."""


class ServerProcess:
    """A server process; its stderr goes to a file beside the data."""

    def __init__(self, folder: Path, serve: Sequence[str] = SERVE, more: Sequence[str] = ()) -> None:
        self.data = folder / "data"
        self.complaints = folder / "server.log"
        self.url = ""
        self.is_up = asyncio.Event()
        self.starts = 0
        self._command = (
            *serve,
            "--port",
            "0",
            "--json",
            "--bot-pause-ms",
            "0",
            "--limits",  # all players share one address
            "0",
            "--data",
            str(self.data),
            *more,
        )
        self._process: Process | None = None

    @property
    def process_id(self) -> int:
        assert self._process
        return self._process.pid

    async def start(self) -> None:
        """Start the process; return before it listens."""
        with self.complaints.open("ab") as complaints:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=PIPE,
                stderr=complaints,
                env=_environment(),
            )
        self.starts += 1

    async def until_listening(self) -> None:
        """Wait until it listens; or raise NotUp."""
        assert self._process
        assert self._process.stdout
        try:
            async with asyncio.timeout(START_SECONDS):
                line = await self._process.stdout.readline()
            self.url = str(json.loads(line)["url"]).rstrip("/")
        except (TimeoutError, ValueError) as error:
            raise NotUp(f"the server did not come up: {error!r}") from error
        self.is_up.set()

    async def kill(self) -> None:
        self.kill_now()
        assert self._process
        await self._process.wait()

    def kill_now(self) -> None:
        """Send SIGKILL; the process may end a little later."""
        self.is_up.clear()
        assert self._process
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGKILL)

    def ask_to_stop(self) -> None:
        self.is_up.clear()
        assert self._process
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGTERM)

    async def ended(self) -> int:
        """Wait for the end, and return the exit code."""
        assert self._process
        return await self._process.wait()

    @property
    def has_ended(self) -> bool:
        return self._process is None or self._process.returncode is not None


def _environment() -> dict[str, str]:
    """Return the environment without BLOCKCADE settings, which could name a real database."""
    return {name: value for name, value in os.environ.items() if not name.startswith("BLOCKCADE_")}
