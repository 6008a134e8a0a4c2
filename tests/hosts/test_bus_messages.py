"""The messages of a node and a worker about NATS: out of reach, without JetStream, there, lost and back."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any
from urllib.request import urlopen

import pytest

from blockcade.cli.addresses import BUS_VARIABLE, DB_VARIABLE
from tests.hosts.machines import Postgres, free_port, running_nats
from tests.server.house import PATIENCE_SECONDS

pytestmark = pytest.mark.slow

WORKER = ("worker", "--processes", "1", "--log", "json")
NODE = ("serve", "--port", "0", "--json", "--log", "json")


class Running:
    """A process and the events of its log, as they come."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.said: SimpleQueue[str] = SimpleQueue()
        self.events: list[dict[str, Any]] = []
        self._lines: SimpleQueue[str] = SimpleQueue()
        assert process.stdout
        assert process.stderr
        for stream, lines in ((process.stdout, self.said), (process.stderr, self._lines)):
            Thread(target=_collect, args=(stream, lines), daemon=True).start()

    def until(self, event: str) -> dict[str, Any]:
        while True:
            line = json.loads(self._lines.get(timeout=PATIENCE_SECONDS))
            self.events.append(line)
            if line["event"] == event:
                return line


def _collect(stream: IO[str], lines: "SimpleQueue[str]") -> None:
    for line in stream:
        lines.put(line)


Started = Callable[..., Running]


@pytest.fixture
def started(tmp_path: Path) -> Generator[Started]:
    processes: list[subprocess.Popen[str]] = []

    def start(*words: str, **environment: str) -> Running:
        process = subprocess.Popen(
            [sys.executable, "-m", "blockcade.cli", *words],
            cwd=tmp_path,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        processes.append(process)
        return Running(process)

    yield start
    for process in processes:
        process.kill()
        process.communicate()


@contextmanager
def warnings_of(node: Running) -> Generator[Callable[[], list[str]]]:
    url = json.loads(node.said.get(timeout=PATIENCE_SECONDS))["url"].rstrip("/")

    def asked() -> list[str]:
        with urlopen(f"{url}/readyz") as answer:
            return json.load(answer)["warnings"]

    yield asked


def test_a_bus_out_of_reach_is_told_once_at_the_start(postgres: Postgres, started: Started) -> None:
    address = asyncio.run(postgres.new_database())
    bus = f"nats://somebody:secret@127.0.0.1:{free_port()}"
    node = started(*NODE, **{DB_VARIABLE: address, BUS_VARIABLE: bus})
    worker = started(*WORKER, **{BUS_VARIABLE: bus})
    for process in (node, worker):
        told = process.until("bus-unreachable")
        assert told["level"] == "warning"
        assert bus.partition("@")[2] in told["servers"]
        assert "secret" not in json.dumps(process.events)
    with warnings_of(node) as warnings:
        assert warnings() == ["bus-lost"]
    assert worker.said.empty(), "nobody can think there yet"


def test_a_bus_without_jetstream_is_told_and_later_one_with_it(postgres: Postgres, started: Started) -> None:
    address = asyncio.run(postgres.new_database())
    with running_nats(jetstream=False) as nats:
        node = started(*NODE, **{DB_VARIABLE: address, BUS_VARIABLE: nats.address})
        worker = started(*WORKER, **{BUS_VARIABLE: nats.address})
        for process in (node, worker):
            told = process.until("bus-without-jetstream")
            assert (told["level"], "-js" in told["until_then"]) == ("warning", True)
        assert worker.said.empty(), "nobody can think there yet"
        with warnings_of(node) as warnings:
            assert warnings() == ["no-jetstream"]
            nats.stop()
            for process in (node, worker):
                process.until("bus-lost")
            assert warnings() == ["bus-lost"]
            nats.jetstream = True
            nats.start()
            for process in (node, worker):
                process.until("bus-there")
            assert warnings() == []
        assert worker.said.get(timeout=PATIENCE_SECONDS) == "1 bots can think here now.\n"
        for process in (node, worker):
            events = [line["event"] for line in process.events]
            assert events.count("queue-away") == (process is worker)
            assert [events.count(event) for event in ("bus-lost", "bus-there", "bus-unreachable")] == [
                1,
                1,
                0,
            ]
