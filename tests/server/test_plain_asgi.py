"""Tables through plain ASGI, as with versions of uvicorn and websockets that we do not know from within."""

import asyncio
from pathlib import Path

import pytest

from blockcade.server.transport.asgi import Message
from blockcade.server.transport.frame import Frame
from blockcade.server.transport.internals import PLAIN_VARIABLE, are_known
from blockcade.server.transport.plain_websocket import FULL_BYTES, PlainWebSocket
from blockcade.wire.to_browser import Accepted, Code, Pong, Refused
from tests.server.house import HERE, LINK, ME, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PLAIN_VARIABLE, "1")
    assert not are_known()


async def test_two_people_play_one_comes_back_and_a_broken_message_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as chat, friend.at(table) as other:
            await other.claim(chat.link(1))
            assert isinstance(await chat.play_any(0), Accepted)
            await other.until_seq(chat.update.seq)
            await chat.send("{")
            assert await chat.receive() == Refused("", Code.MALFORMED, "malformed")
        async with host.at(table) as chat:
            assert isinstance(await chat.pong(), Pong)
            assert chat.update.seq >= 2


async def test_an_unknown_table_closes_with_its_code(tmp_path: Path) -> None:
    async with serving(tmp_path) as house, house.page().connect("nowhere") as chat:
        assert await chat.until_closed() == (4404, "no-such-table")


async def test_a_stopping_server_says_goodbye(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        connecting = host.connect(table)
        chat = await connecting.__aenter__()
        await chat.until(lambda chat: chat.updates > 0)
    assert (await chat.until_closed())[0] == 1012
    await connecting.__aexit__(None, None, None)


async def test_a_page_that_reads_nothing_is_full_until_it_reads() -> None:
    reading, sent, heard = asyncio.Event(), list[Message](), asyncio.Event()

    async def receive() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        await reading.wait()
        sent.append(message)

    class Heard:
        def received(self, message: bytes) -> None: ...

        def writable(self) -> None:
            heard.set()

        def stalled(self) -> None: ...

    socket = PlainWebSocket(receive, send)
    socket.listen(Heard())
    frame = Frame(Pong(1.0, 2))
    count = 0
    while socket.send_frame(frame):
        count += 1
    assert count == -(-FULL_BYTES // len(frame.payload))
    running = asyncio.create_task(socket.until_end())
    await asyncio.sleep(0)
    assert not heard.is_set()
    reading.set()
    await heard.wait()
    assert len(sent) == count
    assert socket.send_frame(frame)
    socket.hang_up(4000, "enough")
    await running
    assert sent[-1] == {"type": "websocket.close", "code": 4000, "reason": "enough"}
    assert not socket.send_frame(frame)
