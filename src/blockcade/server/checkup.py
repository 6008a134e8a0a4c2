"""Looks for what is missing or wrong on this machine and in a server's data; it changes nothing."""

import os
import shutil
import socket
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from blockcade.server.admin.key import given_operator_key
from blockcade.server.config import DATABASE_NAME, KEY_NAME, OPERATOR_KEY_NAME, Config
from blockcade.server.folder import was_restoring
from blockcade.server.identity import KEY_BYTES, BadKey, given_key
from blockcade.server.listening import allow_many_files
from blockcade.server.store.data_version import DATA_VERSION
from blockcade.server.transport import internals
from blockcade.server.transport.pages import is_built

FEW_FILES = 4_096  # with fewer, later pages would be refused
LITTLE_SPACE = 200 * 1024 * 1024  # bytes on disk
PATIENCE_SECONDS = 5.0
_OTHERS = 0o077
_LOSSES = {"numpy": "the engine", "rapier3d": "the simulated tower of Block Out!"}


class Finding(NamedTuple):
    """One sentence about what is wrong and one about what to do."""

    what: str
    remedy: str
    is_wrong: bool = True  # False: all works, but not as well as it could


def look_at_machine() -> Iterator[Finding]:
    try:
        import_module("blockcade._kernel")
    except ImportError as error:
        yield Finding(
            f"The compiled kernel does not load: {error}.",
            "Install a wheel for this machine: pip install --force-reinstall blockcade.",
        )
    if not is_built(Config(data=Path()).page):
        yield Finding(
            "The browser page is not part of this installation.",
            "Install a wheel; in a clone of the repository, run `make page`.",
        )
    for module, loss in _LOSSES.items():
        if find_spec(module) is None:
            yield Finding(
                f"{module} is not installed, so {loss} is missing.",
                f"pip install {module}, if there is a wheel for this machine.",
                is_wrong=module != "rapier3d",
            )
    if not internals.are_known():
        yield Finding(
            "Connections go through plain ASGI, without limits: uvicorn or websockets is a version that this"
            " release does not know from within.",
            f"pip install {' '.join(internals.wanted())}",
            is_wrong=False,
        )
    if (files := allow_many_files()) < FEW_FILES:
        yield Finding(
            f"Only {files} files may be open at once, and every player needs one.",
            "Raise the limit before the server starts: ulimit -n 65536, or LimitNOFILE= in its unit.",
            is_wrong=False,
        )


def look_at_environment(database: str, bus: str) -> Iterator[Finding]:
    """The keys in the environment, the database and the bus."""
    for load in (given_key, given_operator_key):
        try:
            load()
        except BadKey as error:
            yield Finding(f"The server would not start: {error}.", "Correct or remove the variable.")
    for address, module, port in ((database, "asyncpg", 5432), (bus, "nats", 4222)):
        if address and find_spec(module) is None:
            yield Finding(f"{module} is not installed.", "pip install 'blockcade[hosts]'.")
        for server in address.split(",") if address else []:
            yield from _look_at_server(server, port)


def look_at_folder(folder: Path) -> Iterator[Finding]:
    """The data folder of a server, which may run meanwhile."""
    if not folder.exists():
        above = next(parent for parent in folder.absolute().parents if parent.exists())
        if not os.access(above, os.W_OK):
            yield Finding(
                f"{folder} does not exist, and this user may not make it.",
                f"Make it as another user, or give this user the right to write in {above}.",
            )
        return
    if not folder.is_dir():
        yield Finding(f"{folder} is not a folder.", "Name the server's data folder with --data.")
        return
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        yield Finding(
            f"This user may not read and write {folder}.",
            "Run this as the server's user, or make that user the owner of the folder and its files.",
        )
        return
    if (free := shutil.disk_usage(folder).free) < LITTLE_SPACE:
        yield Finding(
            f"Only {free // 1024**2} MB are free where {folder} is.",
            "Make room: without it the server refuses moves.",
        )
    if was_restoring(folder):
        yield Finding(f"A restore into {folder} was interrupted.", "Run it again: blockcade restore --force.")
    yield from _look_at_keys(folder)
    database = folder / DATABASE_NAME
    if database.is_file():
        yield from _look_at_database(database)


def _look_at_keys(folder: Path) -> Iterator[Finding]:
    for name in (KEY_NAME, OPERATOR_KEY_NAME, DATABASE_NAME):
        path = folder / name
        if not path.is_file():
            continue
        if os.name != "nt" and stat.S_IMODE(path.stat().st_mode) & _OTHERS:
            yield Finding(f"Other users of this machine may read {path}.", f"chmod 600 {path}")
        if name == KEY_NAME and path.stat().st_size != KEY_BYTES:
            yield Finding(
                f"{path} holds {path.stat().st_size} bytes instead of {KEY_BYTES}.",
                "Bring it back from a backup; with a new key, players lose their seats.",
            )


def _look_at_database(path: Path) -> Iterator[Finding]:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            (version,) = database.execute("PRAGMA user_version").fetchone()
            (complaint,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        yield Finding(f"{path} cannot be read: {error}.", "Bring it back: blockcade restore.")
        return
    if version > DATA_VERSION:
        yield Finding(
            f"{path} was written by a newer Blockcade: data of version {version}, this one knows"
            f" {DATA_VERSION}.",
            "Install that version or a later one: pip install --upgrade blockcade.",
        )
    if complaint != "ok":
        yield Finding(
            f"{path} is damaged: {complaint}.",
            "Stop the server, keep a copy of the folder, and bring the last backup back: blockcade restore.",
        )


def _look_at_server(address: str, usual_port: int) -> Iterator[Finding]:
    parts = urlsplit(address)
    if not parts.hostname:
        return  # a socket in the file system, which its own client checks
    host, port = parts.hostname, parts.port or usual_port
    try:
        socket.create_connection((host, port), PATIENCE_SECONDS).close()
    except OSError as error:
        yield Finding(
            f"{host}, port {port}, does not answer: {error.strerror or error}.",
            "Start it, or correct the address.",
        )


def describe_machine() -> str:
    """The versions, for a report of an error."""
    python = ".".join(map(str, sys.version_info[:3]))
    return f"Python {python}, SQLite {sqlite3.sqlite_version}, {sys.platform}"
