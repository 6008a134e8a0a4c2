"""Brings SQLite's write-ahead log into the database beside the commits, so that none of them waits for it."""

import logging
import sqlite3
import threading

from blockcade.server.watching.logs import note

log = logging.getLogger(__name__)

APPENDS_BETWEEN = 1_000  # each leaves some five pages of 4 kB in the log, fewer where many share a commit
MAX_LOG_PAGES = 16_384  # 64 MB: from there on commits do it themselves, as SQLite's own way is


class Checkpointer:
    """Does the long part with a thread and a connection of its own, while the writer goes on.

    What the writer has added meanwhile is little, and the writer brings it over between two transactions:
    only when nothing is left does SQLite begin the log anew, from the start of its file.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._db = connection
        self._appends = 0  # since the last checkpoint was asked for; the writer's thread counts
        self._due, self._nearly_done = threading.Event(), threading.Event()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="store-checkpoints", daemon=True)
        self._thread.start()

    def go_on(self, writer: sqlite3.Connection, appends: int) -> None:
        """The writer's thread calls this between two transactions; in the last there were so many appends."""
        self._appends += appends
        if self._nearly_done.is_set():
            self._nearly_done.clear()
            _checkpoint(writer)
        elif self._appends >= APPENDS_BETWEEN:
            self._appends = 0
            self._due.set()

    def close(self) -> None:
        """Returns when a checkpoint that is under way has ended."""
        self._closing = True
        self._due.set()
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while self._due.wait() and not self._closing:
            self._due.clear()
            if _checkpoint(self._db):
                self._nearly_done.set()


def _checkpoint(db: sqlite3.Connection) -> bool:
    """Whether it could be done; if not, all stays in the log, and the next one tries again."""
    try:
        db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error as error:
        note(log, logging.WARNING, "checkpoint-failed", error=str(error))
        return False
    return True
