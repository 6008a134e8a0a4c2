"""Measures the disk while a server is measured: it appends to a small file and syncs it."""

import os
import tempfile
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager

APPENDED = bytes(8192)
PAUSE_SECONDS = 0.05


@contextmanager
def bare_syncs() -> Generator[list[float]]:
    """Collect the milliseconds of each sync while the block runs, in order."""
    taken: list[float] = []
    over = threading.Event()

    def sync_again_and_again() -> None:
        with tempfile.TemporaryFile() as file:
            while not over.wait(PAUSE_SECONDS):
                began = time.perf_counter()
                os.write(file.fileno(), APPENDED)
                os.fdatasync(file.fileno())
                taken.append(1000 * (time.perf_counter() - began))

    thread = threading.Thread(target=sync_again_and_again)
    thread.start()
    try:
        yield taken
    finally:
        over.set()
        thread.join()
