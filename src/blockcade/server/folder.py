"""The data folder of one server, and the lock on it that keeps a second server out."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from blockcade.server.store.protocol import StoreError

LOCK_NAME = "server.lock"
_RESTORING = b"restoring"
_BEYOND = 1 << 20  # Windows keeps others from reading what is locked: a byte that is not there


class FolderInUse(StoreError):
    """Somebody else works in the folder, or was interrupted there. The message says who."""


class FolderLock:
    """Held until it is closed or the process ends, in whatever way: the system lets go of it."""

    def __init__(self, folder: Path, *, to_restore: bool = False) -> None:
        """FolderInUse when another process holds it; or, but to restore, when a restore was interrupted."""
        folder.mkdir(parents=True, exist_ok=True)
        self._file = (folder / LOCK_NAME).open("a+b")
        try:
            _lock(self._file)
        except OSError:
            holder = self._read().decode(errors="replace") or "another process"
            self._file.close()
            raise FolderInUse(f"{folder} is in use: {holder}") from None
        if self._read() != _RESTORING:
            work = "a restore" if to_restore else "a server"
            self._write(f"{work} runs there, process {os.getpid()}".encode())
        elif not to_restore:
            self._file.close()
            raise FolderInUse(f"a restore into {folder} was interrupted: run it again, with --force")

    @contextmanager
    def restoring(self) -> Generator[None]:
        """If the block is not left in good order, no server will start on what is half there."""
        self._write(_RESTORING)
        yield
        self._write(b"")

    def close(self) -> None:
        """The file stays: whoever removes a lock file may remove another's lock."""
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


def _lock(file: IO[bytes]) -> None:
    """Takes the lock, or OSError."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        file.seek(_BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
