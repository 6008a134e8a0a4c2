"""Runs a server as a process, with an empty folder for its data."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager

HOUSE = (sys.executable, "-m", "bench.server.house")


@contextmanager
def running(command: Sequence[str], variables: Mapping[str, str] | None = None) -> Generator[tuple[str, int]]:
    """Yield address and process id; the command gets the folder last and prints when it listens."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [*command, folder], stdout=subprocess.PIPE, text=True, env={**os.environ, **(variables or {})}
        )
        try:
            assert server.stdout is not None
            yield json.loads(server.stdout.readline())["url"], server.pid
        finally:
            server.terminate()
            server.wait(60)
