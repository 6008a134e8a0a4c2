"""Watches the free space on the store's disk: logs once when it is full and once when it has space again."""

import errno
import logging
import shutil
import tempfile
from pathlib import Path

from blockcade.server.logs import note

log = logging.getLogger(__name__)

_NO_ROOM = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
_PROBE_BYTES = 65_536


class DiskSpace:
    """The space on the disk that holds the file at `path`; None: the disk belongs to another host."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._is_full = False

    def report_full(self, error: BaseException) -> None:
        """Reports that a write failed because the disk is full."""
        if not self._is_full:
            self._is_full = True
            self._note(logging.ERROR, "disk-full", error=error)

    def report_free(self) -> None:
        """Reports that a write succeeded."""
        if self._is_full:
            self._is_full = False
            self._note(logging.INFO, "disk-has-room")

    def free_bytes(self) -> int:
        """The free space for this user; a quota may allow less."""
        return shutil.disk_usage(self._path.parent).free if self._path else 0

    def can_be_written(self) -> bool:
        """Tries a write. SQLite reports a full quota as any I/O error, but the system names it."""
        try:
            with tempfile.TemporaryFile(dir=self._path and self._path.parent, buffering=0) as probe:
                probe.write(bytes(_PROBE_BYTES))
        except OSError as error:
            return error.errno not in _NO_ROOM
        return True

    def _note(self, level: int, event: str, **fields: object) -> None:
        if self._path:
            fields = {"path": self._path, "free_bytes": self.free_bytes(), **fields}
        note(log, level, event, trace=False, **fields)
