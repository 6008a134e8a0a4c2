"""Starts a server's storage on copies of old data, and kills it with -9 before its first step, its second, …

A step is a statement in the database or a change in the folder. Every start is a process of its own: a fork,
so that a hundred of them take seconds. Prints the data's version after each.

    python -m tests.upgrade.killing folder OLD SCRATCH
    python -m tests.upgrade.killing database ADDRESS
"""

import asyncio
import functools
import itertools
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from blockcade.server.backing import open_backing
from blockcade.server.config import DATABASE_NAME, Config
from blockcade.server.folder import BEFORE
from blockcade.server.store.data_version import DATA_VERSION
from tests.upgrade.old import is_whole, rows_in

CHANGES = {"open", "os.mkdir", "os.rename", "os.remove", "os.rmdir"}


class Countdown:
    def __init__(self, steps: int) -> None:
        self.left = steps

    def step(self) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def kill_in_folder(steps: int, data: Path) -> None:
    countdown = Countdown(steps)

    class Counted(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            countdown.step()
            return super().execute(*args)

        def backup(self, *args: Any, **rest: Any) -> None:
            countdown.step()
            super().backup(*args, **rest)

    def audit(event: str, args: tuple[Any, ...]) -> None:
        if event in CHANGES and str(args[0]).startswith(str(data)):
            countdown.step()

    module: Any = sqlite3
    module.connect = functools.partial(sqlite3.connect, factory=Counted)
    sys.addaudithook(audit)


def kill_in_database(steps: int) -> None:
    import asyncpg

    countdown = Countdown(steps)
    connection: Any = asyncpg.Connection

    def counted(run: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*args: Any, **rest: Any) -> Any:
            countdown.step()
            return run(*args, **rest)

        return counting

    for name in ("execute", "fetch", "fetchval"):
        setattr(connection, name, counted(getattr(connection, name)))


def start(config: Config, before: Callable[[], None] = lambda: None) -> bool:
    """Opens and closes the storage in a process of its own; whether that was not killed."""
    if (child := os.fork()) == 0:
        before()
        asyncio.run(_open(config))
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return not os.WIFSIGNALED(status)


async def _open(config: Config) -> None:
    await (await open_backing(config)).close()


def in_folder(old: Path, scratch: Path) -> Iterator[int]:
    _, wanted = rows_in(old / DATABASE_NAME)
    for steps in itertools.count(1):
        data = scratch / f"killed-{steps}"
        shutil.copytree(old, data)
        config = Config(data=data)
        if start(config, lambda data=data, steps=steps: kill_in_folder(steps, data)):
            return
        yield is_whole(data, wanted)
        assert start(config)
        assert is_whole(data, wanted) == DATA_VERSION
        assert len(list(data.glob(f"{BEFORE}*"))) == 1
        assert not list(data.glob(f".{BEFORE}*"))
        shutil.rmtree(data)


def in_database(address: str) -> Iterator[int]:
    """All starts meet one database: a copy for each would take minutes, and a killed one changes nothing."""
    from tests.upgrade.shared import is_whole_database, rows_of

    _, wanted = asyncio.run(rows_of(address))
    config = Config(data=Path(), database=address)
    for steps in itertools.count(1):
        if start(config, lambda steps=steps: kill_in_database(steps)):
            return
        yield asyncio.run(is_whole_database(address, wanted))


if __name__ == "__main__":
    kind, *places = sys.argv[1:]
    killed = in_folder(*(Path(place) for place in places)) if kind == "folder" else in_database(*places)
    sys.stdout.write(" ".join(map(str, killed)))
