"""A page that disconnects in the middle of something: nobody else notices."""

import asyncio
from pathlib import Path

import pytest
import uvloop

from blockcade.server.transport.frame import Frame
from blockcade.server.transport.talking import Listener
from blockcade.server.transport.websocket import WebSocketConnection
from blockcade.wire.to_browser import Pong
from tests.server.house import HERE, ME, serving


def test_what_is_told_to_a_connection_that_has_just_gone_is_not_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the event loop of real servers: it refuses to write to a closed connection."""
    opened: list[WebSocketConnection] = []
    listen = WebSocketConnection.listen

    def remembered(websocket: WebSocketConnection, listener: Listener) -> None:
        opened.append(websocket)
        listen(websocket, listener)

    monkeypatch.setattr(WebSocketConnection, "listen", remembered)

    async def journey() -> None:
        async with serving(tmp_path) as house:
            page = house.page()
            table = await page.open("blockout", ME, HERE, starter="0")
            async with page.at(table):
                [websocket] = opened
                frame = Frame(Pong(0, 0))
                assert websocket.send_frame(frame)
                websocket.hold()
                assert websocket.send_frame(frame)
                websocket.transport.abort()
                assert not websocket.send_frame(frame)
                websocket.let_go()
                await asyncio.sleep(0)

    uvloop.run(journey())
