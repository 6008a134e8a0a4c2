"""A table's socket through ASGI alone, for versions of uvicorn and websockets whose insides are unknown.

It costs a task and two queues more for each page than `websocket`, and does the same.
"""

import asyncio
from collections import deque

from blockcade.server.transport.asgi import Message, Receive, Send
from blockcade.server.transport.frame import Frame
from blockcade.server.transport.talking import STALLED_SECONDS, Listener

FULL_BYTES = 64 * 1024  # waiting for a page: then it takes nothing more


class PlainWebSocket:
    """One accepted socket. Its owner calls `until_end` after `listen`, and `close` at the end."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._listener: Listener | None = None
        self._waiting: deque[Message] = deque()
        self._waiting_bytes = 0
        self._is_full = False
        self._is_closing = False
        self._rest_until = 0.0
        self._time = asyncio.get_running_loop().time
        self._changed = asyncio.Event()

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def send_frame(self, frame: Frame) -> bool:
        if self._is_full or self._is_closing:
            return False
        self._put({"type": "websocket.send", "text": frame.payload.decode()}, len(frame.payload))
        self._is_full = self._waiting_bytes >= FULL_BYTES
        return True

    def hold(self) -> None:
        """Messages are always written later, by a task."""

    def let_go(self) -> None:
        """See `hold`."""

    def hang_up(self, code: int, reason: str) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._put({"type": "websocket.close", "code": code, "reason": reason}, 0)

    def rest(self, seconds: float) -> None:
        self._rest_until = max(self._rest_until, self._time() + seconds)

    async def until_end(self) -> None:
        """Reads and writes until the page has gone, was hung up on, or has stalled."""
        reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def close(self) -> None:
        """Says goodbye if nobody has: what waits is written, within the time that a page gets."""
        goodbye = [message for message in self._waiting if message["type"] == "websocket.close"]
        for message in goodbye:
            try:
                await asyncio.wait_for(self._send(message), STALLED_SECONDS)
            except (TimeoutError, OSError, RuntimeError):  # the last: the page has closed meanwhile
                return

    def _put(self, message: Message, size: int) -> None:
        self._waiting.append(message)
        self._waiting_bytes += size
        self._changed.set()

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            text: str | None = message.get("text")
            if self._listener and not self._is_closing:
                self._listener.received(message["bytes"] if text is None else text.encode())
            if (wait := self._rest_until - self._time()) > 0:
                await asyncio.sleep(wait)

    async def _write(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            while self._waiting:
                message = self._waiting[0]
                try:
                    await asyncio.wait_for(self._send(message), STALLED_SECONDS)
                except TimeoutError:
                    if self._listener:
                        self._listener.stalled()
                    self._waiting.clear()
                    return
                except (OSError, RuntimeError):  # the page has gone
                    self._waiting.clear()
                    return
                self._waiting.popleft()
                self._waiting_bytes -= len(message.get("text", "").encode())
                if message["type"] == "websocket.close":
                    return
            if self._is_full and self._listener:
                self._is_full = False
                self._listener.writable()
