"""`blockcade serve` as a process of its own."""

import json
import subprocess
import sys
from collections.abc import Generator, Sequence
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
def announcing(
    *arguments: str, umask: int = -1, files: int | None = None, within: Sequence[str] = ()
) -> Generator[tuple[subprocess.Popen[str], dict[str, str]]]:
    """A server on a free port, and its message when it listens; it is stopped at the end of the block.

    `files` limits its open files. `within` is a command that runs another command: the server's is appended.
    """
    limiting = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"] if files else []
    process = subprocess.Popen(
        [*within, *limiting, *serve_command("--port", "0", "--json", *arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE if "--log" in arguments else None,
        text=True,
        umask=umask,
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
def server_process(
    *arguments: str, umask: int = -1, files: int | None = None
) -> Generator[tuple[subprocess.Popen[str], str]]:
    """The same, with only its address."""
    with announcing(*arguments, umask=umask, files=files) as (process, said):
        yield process, said["url"].rstrip("/")
