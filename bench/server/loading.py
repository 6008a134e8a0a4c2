"""Runs the contestants: each is a server process beside a program that loads it step by step."""

import json
import subprocess
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.server.running import HOUSE, running

HERE = Path(__file__).parent
NODE_FOLDER = HERE / "boardgame_io"
BOARDGAME_IO, COLYSEUS = str(NODE_FOLDER / "server.js"), str(HERE / "colyseus" / "server.js")
Figures = dict[str, Any]  # answers of load.js


@dataclass(frozen=True, slots=True)
class Contestant:
    name: str
    tables: str  # the module with which the load program opens tables
    command: Sequence[str]  # the folder for its data comes last


OURS = Contestant("Blockcade, durable", "ours.js", HOUSE)
CONTESTANTS = (
    OURS,
    Contestant("boardgame.io, in memory", "theirs.js", ("node", BOARDGAME_IO, "memory")),
    Contestant("boardgame.io, on disk", "theirs.js", ("node", BOARDGAME_IO, "disk")),
    Contestant("Colyseus, in memory", "../colyseus/tables.js", ("node", COLYSEUS)),
)


class Load:
    """A load program that waits for steps; between steps it and its server are idle."""

    def __init__(self, program: "subprocess.Popen[str]") -> None:
        self._program = program

    def do(self, step: dict[str, object]) -> Figures:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        print(json.dumps(step), file=self._program.stdin, flush=True)
        answer = self._program.stdout.readline()
        if not answer:
            raise SystemExit("the load program gave up; what it said is above")
        return json.loads(answer)


@contextmanager
def loaded(contestant: Contestant) -> Generator[Load]:
    """Start a fresh server of this contestant, and its load program."""
    with running(contestant.command) as (url, pid):
        program = subprocess.Popen(
            ["node", "load.js", contestant.tables, url, str(pid)],
            cwd=NODE_FOLDER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        with program:
            try:
                yield Load(program)
            finally:
                program.terminate()
