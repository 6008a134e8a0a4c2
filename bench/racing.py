"""Measures how punctual countdowns are when many tables of racing bots share one process."""

import asyncio
import time
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.serving import cpu_seconds, running_server

PLAYERS = 5
_SETTLING_SECONDS = 8  # until every table is past its first countdown


@dataclass(frozen=True, slots=True)
class RaceFigures:
    tables: int
    seconds: float
    server_cpu_seconds: float
    rings_late_ms: list[float]  # sorted: from the end of a countdown until its event
    news_late_ms: list[float]  # sorted: until it was stored, sent, and had arrived at a local page
    lays: int


def percentile(figures: list[float], share: float) -> float:
    return figures[min(len(figures) - 1, int(share * len(figures)))]


def measure(tables: int, seconds: float) -> RaceFigures:
    """Watch every table with a page; pages and server share a clock, which shows the delay."""
    with running_server() as (url, pid):
        return asyncio.run(_race(url, pid, tables, seconds))


async def _race(url: str, pid: int, tables: int, seconds: float) -> RaceFigures:
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        seats = [{"sitter": "bot", "level": "strong"}] * PLAYERS
        body: dict[str, Any] = {"game": "blockyou", "seats": seats, "options": {}}
        names = [(await http.post("/api/tables", json=body)).json()["table"] for _ in range(tables)]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return await watch_all(url, pid, names, cookie, seconds=seconds, settling=_SETTLING_SECONDS)


async def watch_all(
    url: str, pid: int, names: list[str], cookie: str, *, seconds: float, settling: float
) -> RaceFigures:
    """Watch tables whose bots race, once each is past its first countdown."""
    ends_at = time.time() + settling + seconds
    watching = asyncio.gather(*(watch(url, name, cookie, ends_at - seconds, ends_at) for name in names))
    await asyncio.sleep(settling)
    before = cpu_seconds(pid)
    await asyncio.sleep(seconds)
    used = cpu_seconds(pid) - before
    watched = await watching
    return RaceFigures(
        len(names),
        seconds,
        used,
        sorted(ring for rings, _, _ in watched for ring in rings),
        sorted(news for _, told, _ in watched for news in told),
        sum(lays for _, _, lays in watched),
    )


async def watch(
    url: str, table: str, cookie: str, begins: float, ends: float
) -> tuple[list[float], list[float], int]:
    """Return how late each countdown of one table was stored and sent, and how many cards were laid."""
    rings: list[float] = []
    told: list[float] = []
    lays = 0
    due_ms: float | None = None
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
        while (left := ends - time.time()) > 0:
            try:
                message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), left))
            except TimeoutError:
                break
            if message["type"] != "update":
                continue
            now = time.time()
            rang = any(cause["who"] == "clock" for cause in message["causes"])
            if now >= begins:
                lays += sum(cause["who"].isdigit() for cause in message["causes"])
                if rang and due_ms is not None:
                    rings.append(message["rang_ms"] - due_ms)
                    told.append(1000 * now - due_ms)
            alarms = message["alarms"]
            due_ms = message["server_ms"] + alarms[0]["left_ms"] if alarms else None
    return rings, told, lays
