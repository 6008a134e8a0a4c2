"""Locks the data folder of one server: other users cannot read it, and a second server cannot use it."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from blockcade.server.config import DATABASE_NAME, KEY_NAME, OPERATOR_KEY_NAME
from blockcade.server.private import FOLDER_MODE, close_to_others, open_private
from blockcade.server.store.protocol import StoreError

LOCK_NAME = "server.lock"
MANIFEST_NAME = "backup.json"  # a backup can be used as a data folder
DRAFT, REPLACED = ".restore.", "replaced-"  # name prefixes of the folders that a restore makes
BEFORE = "backup-before-"  # and of the backup that an upgrade makes
_KEYS = (KEY_NAME, OPERATOR_KEY_NAME)
_DATABASE = (f"{DATABASE_NAME}{end}" for end in ("", "-wal", "-shm", "-journal"))
_FILES = {LOCK_NAME, MANIFEST_NAME, *_KEYS, *_DATABASE}
_NEW_KEYS = (f"{key}." for key in _KEYS)  # a new key is first written to a draft file
_PREFIXES = (DRAFT, REPLACED, BEFORE, f".{BEFORE}", *_NEW_KEYS)
_RESTORING = b"restoring"
_LOCKED_BYTE = 1 << 20  # beyond the end of the file: on Windows nobody else can read a locked byte


class FolderInUse(StoreError):
    """Another process uses the folder, or a restore into it was interrupted. The message says which."""


class FolderLock:
    """An exclusive lock until `close`. The system releases it when the process ends for any reason."""

    def __init__(self, folder: Path, *, to_restore: bool = False) -> None:
        """Raises FolderInUse when another process has the lock or a restore was interrupted.

        With `to_restore`, an interrupted restore is no error: the new restore repairs it.
        """
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        self._file = open_private(folder / LOCK_NAME, "a+b")
        try:
            _lock(self._file)
        except OSError:
            holder = self._read().decode(errors="replace") or "another process"
            self._file.close()
            raise FolderInUse(f"{folder} is in use: {holder}") from None
        close_to_others(folder, _is_ours)  # older releases left these files readable for everybody
        if self._read() != _RESTORING:
            work = "a restore" if to_restore else "a server"
            self._write(f"{work} runs there, process {os.getpid()}".encode())
        elif not to_restore:
            self._file.close()
            raise FolderInUse(f"a restore into {folder} was interrupted: run it again, with --force")

    @contextmanager
    def restoring(self) -> Generator[None]:
        """Marks the folder as incomplete while the block runs, so that no server starts on half a restore."""
        self._write(_RESTORING)
        yield
        self._write(b"")

    def close(self) -> None:
        """Releases the lock. The file stays, since removing it could remove another process's lock."""
        if not self._file.closed:
            if self._read() != _RESTORING:
                self._write(b"")
            self._file.close()

    def _read(self) -> bytes:
        self._file.seek(0)
        return self._file.read()

    def _write(self, text: bytes) -> None:
        self._file.seek(0)
        self._file.truncate()
        self._file.write(text)
        self._file.flush()
        os.fsync(self._file.fileno())


def was_restoring(folder: Path) -> bool:
    """Whether a restore into the folder was interrupted, or is going on."""
    lock = folder / LOCK_NAME
    return lock.is_file() and lock.read_bytes() == _RESTORING


def _is_ours(name: str) -> bool:
    return name in _FILES or name.startswith(_PREFIXES)


def _lock(file: IO[bytes]) -> None:
    """Takes the lock or raises OSError."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        file.seek(_LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
