"""Measures the bytes that a viewer of a growing tower receives over a socket."""

import asyncio
import time

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.serving import running_server

_HEADS = 52  # header of TCP over IP with time stamps, for each packet


class _Counting(ClientConnection):
    received = 0
    packets = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.packets += 1
        super().data_received(data)


def bytes_per_second(seconds: float) -> tuple[float, int]:
    """Return bytes a second while blocks move, headers included, and the frames; three bots build."""
    with running_server() as (url, _):
        return asyncio.run(_watch(url, seconds))


async def _watch(url: str, seconds: float) -> tuple[float, int]:
    async with httpx.AsyncClient(base_url=url) as http:
        seats = [{"sitter": "bot", "level": "champion"}] * 3
        body = {"game": "blockout", "seats": seats, "options": {"starter": "0"}}
        table = (await http.post("/api/tables", json=body)).json()["table"]
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    frames, received, lasted = 0, 0, 0.0
    began: tuple[float, int] | None = None
    ends = time.monotonic() + seconds
    async with connect(address, create_connection=_Counting) as socket:
        assert isinstance(socket, _Counting)
        while time.monotonic() < ends:
            kind = msgspec.json.decode(await socket.recv())["type"]
            so_far = socket.received + _HEADS * socket.packets
            if kind == "poses":
                frames += 1
                began = began or (time.monotonic(), so_far)
            elif began:
                lasted += time.monotonic() - began[0]
                received += so_far - began[1]
                began = None
    return received / lasted, frames
