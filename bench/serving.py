"""Measures moves of a real server: sockets, judging, one sync a batch, views sent back."""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


@dataclass(frozen=True, slots=True)
class ServerFigures:
    tables: int
    moves: int
    seconds: float
    server_cpu_seconds: float
    latencies_ms: list[float]  # sorted

    def percentile(self, share: float) -> float:
        return self.latencies_ms[min(len(self.latencies_ms) - 1, int(share * len(self.latencies_ms)))]


@contextmanager
def running_server(environment: Mapping[str, str] | None = None) -> Generator[tuple[str, int]]:
    """Yield address and process id of a fresh server process, with these variables besides our own."""
    with tempfile.TemporaryDirectory() as data:
        command = [
            sys.executable,
            "-m",
            "blockcade.cli",
            "serve",
            "--port",
            "0",
            "--data",
            data,
            "--json",
            "--limits",
            "0",
        ]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **(environment or {})}
        )
        try:
            assert server.stdout is not None
            yield json.loads(server.stdout.readline())["url"].rstrip("/"), server.pid
        finally:
            server.terminate()
            server.wait(20)


def measure(tables: int, moves_each: int) -> ServerFigures:
    """Play tables at once from this process, each on one device; the server is another process."""
    with running_server() as (url, pid):
        before = cpu_seconds(pid)
        started = time.perf_counter()
        latencies = asyncio.run(_play_all(url, tables, moves_each))
        seconds = time.perf_counter() - started
        used = cpu_seconds(pid) - before
    return ServerFigures(tables, len(latencies), seconds, used, sorted(latencies))


async def _play_all(url: str, tables: int, moves_each: int) -> list[float]:
    async with httpx.AsyncClient(base_url=url) as http:
        seats = [{"sitter": "me"}, *[{"sitter": "here"}] * 3]
        body = {"game": "blokus", "seats": seats, "options": {"starter": "0"}}
        names = [(await http.post("/api/tables", json=body)).json()["table"] for _ in range(tables)]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    lists = await asyncio.gather(*(_play_one(url, name, cookie, moves_each) for name in names))
    return [latency for latencies in lists for latency in latencies]


async def _play_one(url: str, table: str, cookie: str, moves: int) -> list[float]:
    """Play the first legal move each time, so that every run plays the same games."""
    latencies: list[float] = []
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
        update = await _next(socket, "update")
        for number in range(moves):
            choice = update["choices"][0]
            play = {
                "type": "play",
                "command_id": str(number),
                "seat": choice["seat"],
                "at_seq": update["seq"],
                "move": choice["moves"][0],
            }
            sent = time.perf_counter()
            await socket.send(json.dumps(play))
            update = await _next(socket, "update")
            latencies.append(1000 * (time.perf_counter() - sent))
    return latencies


async def _next(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message = msgspec.json.decode(await socket.recv())
        if message["type"] == kind:
            return message


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100
