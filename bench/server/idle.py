"""Measures alarms beside thousands of silent sockets: delays of countdowns, and the cost of sockets."""

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from bench.racing import RaceFigures, percentile, watch_all
from bench.server.running import HOUSE, running
from blockcade.server.listening import allow_many_files

SETTLING_SECONDS = 10.0  # until every table is past its first countdown
AT_ONCE = 50  # sockets that open at the same time
WATCHING_EACH = 10  # idle sockets at one table


@dataclass(frozen=True, slots=True)
class IdleFigures:
    sockets: int  # idle sockets still open at the end
    socket_kb: float
    race: RaceFigures


class IdleSocket(asyncio.Protocol):
    """An open page that only answers pings."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._received = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.is_open:
            head, end, rest = self._received.partition(b"\r\n\r\n")
            if not end:
                return
            self.is_open, self._received = b" 101 " in head, rest
            self.opened.set_result(None)
        while (frame := self._received) and len(frame) > 1:
            begin = {126: 4, 127: 10}.get(frame[1], 2)
            end_at = begin + (frame[1] if begin == 2 else int.from_bytes(frame[2:begin], "big"))
            if len(frame) < max(begin, end_at):
                return
            if frame[0] == 0x89 and self.transport:  # a ping; its answer is masked with zeros
                self.transport.write(bytes((0x8A, 0x80 | frame[1], 0, 0, 0, 0)) + frame[begin:end_at])
            self._received = frame[end_at:]

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.is_open = False
        if not self.opened.done():
            self.opened.set_result(None)


async def open_idle(url: str, tables: list[str], count: int) -> list[IdleSocket]:
    """Open spectators' pages, spread over the tables."""
    host, _, port = url.removeprefix("http://").partition(":")
    loop, gate = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)

    async def one(table: str) -> IdleSocket:
        request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        async with gate:
            _, opened = await loop.create_connection(lambda: IdleSocket(request.encode()), host, int(port))
            await opened.opened
        return opened

    return await asyncio.gather(*(one(tables[number % len(tables)]) for number in range(count)))


def measure(sockets: int, tables: int, seconds: float) -> IdleFigures:
    allow_many_files()
    with running(HOUSE) as (url, pid):
        return asyncio.run(_measure(url, pid, sockets, tables, seconds))


async def _measure(url: str, pid: int, sockets: int, tables: int, seconds: float) -> IdleFigures:
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        quiet: dict[str, Any] = {"game": "blokus", "seats": [{"sitter": "me"}] * 2, "options": {}}
        racing: dict[str, Any] = {
            "game": "blockyou",
            "seats": [{"sitter": "bot", "level": "strong"}] * 2,
            "options": {},
        }
        places = [await _opened(http, quiet) for _ in range(-(-sockets // WATCHING_EACH))]
        before_kb = _resident_kb(pid)
        idle = await open_idle(url, places, sockets)
        await asyncio.sleep(1)
        socket_kb = (_resident_kb(pid) - before_kb) / sockets
        names = [await _opened(http, racing) for _ in range(tables)]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    race = await watch_all(url, pid, names, cookie, seconds=seconds, settling=SETTLING_SECONDS)
    return IdleFigures(sum(page.is_open for page in idle), socket_kb, race)


async def _opened(http: httpx.AsyncClient, body: dict[str, Any]) -> str:
    response = await http.post("/api/tables", json=body)
    response.raise_for_status()
    return response.json()["table"]


def _resident_kb(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1000


def main(sockets: int = 5_000, tables: int = 500, seconds: float = 45) -> None:
    figures = measure(sockets, tables, seconds)
    table = Table(title="Idle sockets beside racing tables, one process", title_justify="left")
    table.add_column("what")
    table.add_column("figure", justify="right")
    rows = [
        ("idle sockets, open to the end", f"{figures.sockets:,} of {sockets:,}"),
        ("kB of memory each, its table's share included", f"{figures.socket_kb:.1f}"),
        ("racing tables, watched", f"{figures.race.tables:,}"),
        ("cards laid a second", f"{figures.race.lays / seconds:,.0f}"),
        ("countdowns that rang", f"{len(figures.race.rings_late_ms):,}"),
        ("taken late, p50 / p99 / worst", _spread(figures.race.rings_late_ms)),
        ("kept and told, p50 / p99 / worst", _spread(figures.race.news_late_ms)),
        ("share of a core", f"{figures.race.server_cpu_seconds / seconds:.0%}"),
    ]
    for row in rows:
        table.add_row(*row)
    Console(width=100).print(table)


def _spread(figures: list[float]) -> str:
    return " / ".join(f"{percentile(figures, share):,.0f}" for share in (0.5, 0.99, 1)) + " ms"
