"""`blockcade serve` as a process of its own."""

import json
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager

PROGRAM = """
import argparse, sys
from blockcade.cli import serve
parser = argparse.ArgumentParser()
serve.add_parser(parser.add_subparsers(required=True))
args = parser.parse_args()
sys.exit(serve.run(args))
"""


def serve_command(*arguments: str) -> list[str]:
    return [sys.executable, "-W", "error", "-c", PROGRAM, "serve", *arguments]


@contextmanager
def server_process(*arguments: str) -> Generator[tuple[subprocess.Popen[str], str]]:
    """A server on a free port, and its address; it is ended when the block is left."""
    process = subprocess.Popen(
        serve_command("--port", "0", "--json", *arguments), stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, "the server did not start"
        yield process, json.loads(line)["url"].rstrip("/")
    finally:
        process.kill()
        process.wait()
        if process.stdout:
            process.stdout.close()
