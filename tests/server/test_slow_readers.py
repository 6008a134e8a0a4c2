"""A page that does not read is cut off: it costs a bounded amount of memory and nobody waits for it."""

import asyncio
import socket
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from blockcade.server.identity import COOKIE_NAME
from blockcade.server.tables.outbox import TOO_SLOW
from blockcade.server.transport import websocket
from blockcade.wire.to_browser import Accepted
from tests.server.house import HERE, ME, Chat, House, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MOVES = 36  # of Blokus, with their lists of legal moves: more than all buffers between server and page hold
GOODBYE = b"\x88\x0a" + TOO_SLOW.to_bytes(2, "big") + b"too-slow"


@asynccontextmanager
async def stalled(house: House, table: str, cookie: str) -> AsyncGenerator[socket.socket]:
    """A page of the same browser that says hello and then never reads."""
    address = house.url.removeprefix("http://")
    host, _, port = address.partition(":")
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE_NAME}={cookie}\r\n\r\n"
    )
    with socket.socket() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        peer.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(peer, (host, int(port)))
        await loop.sock_sendall(peer, request.encode())
        yield peer


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not happened():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)


async def play_on(chat: Chat, moves: int) -> None:
    for _ in range(moves):
        choices = chat.update.choices[0]
        assert isinstance(await chat.play(choices.seat, choices.moves[-1]), Accepted)


async def read_until(peer: socket.socket, awaited: bytes) -> bytes:
    """The bytes that a page gets once it begins to read, up to the awaited text or the end."""
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
    told = b""
    async with asyncio.timeout(30):
        while awaited not in told and (part := await asyncio.get_running_loop().sock_recv(peer, 65536)):
            told += part
    return told


async def test_a_stalled_page_is_closed_with_a_code_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "STALLED_SECONDS", 0.2)
    monkeypatch.setattr(websocket, "CLOSING_SECONDS", 600)
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        cut_off = house.server.directory.services.counts.cut_off
        async with host.at(table) as chat, stalled(house, table, host.cookie) as peer:
            await play_on(chat, MOVES)
            await until(lambda: cut_off["takes-nothing"] == 1)
            told = await read_until(peer, GOODBYE)
            assert told.endswith(GOODBYE)
            assert len(told) < 512 * 1024  # most of what it did not read was dropped
            await play_on(chat, 1)


async def test_a_page_that_takes_no_goodbye_either_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "STALLED_SECONDS", 0.2)
    monkeypatch.setattr(websocket, "CLOSING_SECONDS", 0.2)
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        cut_off = house.server.directory.services.counts.cut_off
        async with host.at(table) as chat, stalled(house, table, host.cookie) as peer:
            async with house.server.directory.visit(table) as visited:
                await until(lambda: visited.visitors == 3)
                await play_on(chat, MOVES)
                await until(lambda: cut_off["takes-nothing"] == 1 and visited.visitors == 2)
            await asyncio.sleep(1)  # the connection ends without the page's help
            assert GOODBYE not in await read_until(peer, GOODBYE)
            await play_on(chat, 1)


async def test_a_page_that_reads_again_in_time_gets_the_newest_picture(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat, stalled(house, table, host.cookie) as peer:
            await play_on(chat, MOVES)
            newest = f'"seq":{chat.update.seq},'.encode()
            told = await read_until(peer, newest)
            assert newest in told
            assert told.count(b'{"type":"update"') < MOVES  # outdated updates were left out
