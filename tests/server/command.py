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
def announcing(*arguments: str) -> Generator[tuple[subprocess.Popen[str], dict[str, str]]]:
    """A server on a free port, and what it says when it listens; it is ended when the block is left."""
    process = subprocess.Popen(
        serve_command("--port", "0", "--json", *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE if "--log" in arguments else None,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, "the server did not start"
        yield process, json.loads(line)
    finally:
        process.kill()
        process.wait()
        for stream in (process.stdout, process.stderr):
            if stream:
                stream.close()


@contextmanager
def server_process(*arguments: str) -> Generator[tuple[subprocess.Popen[str], str]]:
    """The same, with its address alone."""
    with announcing(*arguments) as (process, said):
        yield process, said["url"].rstrip("/")
