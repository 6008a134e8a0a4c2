"""Doubled, reordered, cut-off and oversized messages: the connection may be closed, but the table goes on."""

import asyncio
import base64
import os
import struct
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from blockcade.server.identity import COOKIE_NAME
from blockcade.wire.to_browser import Accepted, Refused
from blockcade.wire.to_server import Play, Rename
from tests.server.house import HERE, ME, House, Page, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TEXT, CLOSE = 0x1, 0x8


def frame(payload: bytes, *, code: int = TEXT, is_last: bool = True, said_bytes: int | None = None) -> bytes:
    """A frame as a browser masks it; it may claim to be longer than it is."""
    size = len(payload) if said_bytes is None else said_bytes
    head = bytes([code | (0x80 if is_last else 0), 0x80 | (126 if size < 65536 else 127)])
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return head + struct.pack(">H" if size < 65536 else ">Q", size) + mask + masked


async def raw_line(house: House, page: Page, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = urlsplit(house.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE_NAME}={page.cookie}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readline()
    return reader, writer


SPOILT = {
    "half a frame": frame(b'{"type":"resign","seat":0', said_bytes=400),
    "half a message": frame(b'{"type":"resign",', is_last=False),
    "wrong UTF-8": frame(b'{"type":"resign","seat":0,"command_id":"\xff\xfe"}'),
    "deep": frame(b"[" * 4000),
    "oversized": frame(b'{"type":"' + b"x" * 70_000 + b'"}'),
    "a length beyond all measure": frame(b"{}", said_bytes=1 << 62),
    "no frame at all": b"\xff" * 300,
    "not masked": bytes([0x81, 2]) + b"{}",
    "an unknown kind of frame": frame(b"{}", code=0x5),
    "a goodbye of one byte": frame(b"x", code=CLOSE),
}


@pytest.mark.parametrize("what", SPOILT)
async def test_a_spoilt_line_spoils_nothing_else(tmp_path: Path, what: str) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            seq = chat.update.seq
            reader, writer = await raw_line(house, page, table)
            writer.write(SPOILT[what])
            await writer.drain()
            await chat.pong()
            assert isinstance(await chat.play_any(0), Accepted), "whoever sits at the same table plays on"
            assert chat.update.seq == seq + 1, "and nothing of it was taken for a command"
            writer.close()
            reader.feed_eof()
        async with page.at(table) as again:
            assert isinstance(await again.play_any(1), Accepted)


async def test_doubled_and_reordered_commands_are_done_once_each(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat, page.at(table) as other:
            seq, move = chat.update.seq, chat.moves(0)[0]
            play = Play(command_id="play", seat=0, at_seq=seq, move=move)
            names = [Rename(command_id=f"n{number}", seat=1, name=f"N {number}") for number in range(5)]
            for number in (3, 0, 4, 0, 1, 3, 2, 4):  # out of order, on two connections
                await (chat if number % 2 else other).send(names[number])
                await chat.send(play)
                await other.send(play)
            for line, command_id in ((chat, "last"), (other, "very-last")):  # answers come in order
                await line.ask(Rename(command_id=command_id, seat=0, name="Last"))
            answers = [
                each for each in (*chat.received, *other.received) if isinstance(each, Accepted | Refused)
            ]
            by_command: dict[str, set[int]] = {}
            for answer in answers:
                assert isinstance(answer, Accepted), answer
                by_command.setdefault(answer.command_id, set()).add(answer.seq)
            assert all(len(seqs) == 1 for seqs in by_command.values()), "each has one place in the log"
            assert set(by_command) == {"play", "n0", "n1", "n2", "n3", "n4", "last", "very-last"}
            assert other.update.seq == seq + 8
