"""Simulates a connection between page and server: ordered, late, and cut at any moment, noticed or not."""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import Any

from blockcade.faults.simulation.disk import OUTSIDE
from blockcade.faults.simulation.loop import Process, SimulatedLoop
from blockcade.server.transport.frame import Frame
from blockcade.server.transport.talking import STALLED_SECONDS, Listener

WINDOW = 4  # frames in transit before the sender has to wait
GONE = 1006


class _Way:
    """One direction: frames stay in order, however late they are."""

    def __init__(self, loop: SimulatedLoop, luck: random.Random, slowness: float, context: Context) -> None:
        self._loop = loop
        self._luck = luck
        self._slowness = slowness
        self._context = context
        self._arrives = 0.0
        self._under_way: deque[Callable[[], None]] = deque()

    def send(self, arrive: Callable[[], None]) -> None:
        due = self._loop.time() + self._luck.expovariate(1 / self._slowness)
        self._arrives = max(self._arrives, due)
        self._under_way.append(arrive)
        self._loop.call_at(self._arrives, self._arrive, context=self._context)

    def _arrive(self) -> None:
        self._under_way.popleft()()  # the oldest comes first, whichever timer fired


class SimulatedSocket:
    """One WebSocket. Methods are the page's end; the server's end is `server`."""

    def __init__(
        self,
        loop: SimulatedLoop,
        luck: random.Random,
        process: Process,
        *,
        on_leaving: Callable[[str], None],
        on_frame: Callable[[str], None],
        on_close: Callable[[int, str], None],
    ) -> None:
        slowness = luck.choice((0.01, 0.05, 0.3))
        self.is_open = True  # from the page's side
        self.server = ServerEnd(self, loop, process)
        self._loop = loop
        self._to_server = _Way(loop, luck, slowness, process.context())
        self._to_page = _Way(loop, luck, slowness, OUTSIDE)
        self._on_leaving = on_leaving
        self._on_frame = on_frame
        self._on_close = on_close
        self._untaken: deque[str] = deque()
        self._is_taking = True

    # The page's end

    def send(self, text: str) -> None:
        if self.is_open:
            self._to_server.send(lambda: self.server.arrive(text.encode()))

    def take(self, *, taking: bool) -> None:
        """Set whether the page reads; unread frames wait."""
        self._is_taking = taking
        while self._is_taking and self._untaken and self.is_open:
            self._hand_over(self._untaken.popleft())

    def cut(self, unseen_seconds: float = 0.0) -> None:
        """End both directions and lose frames in transit; the server may notice late."""
        if self.is_open:
            self.is_open = False
            self._untaken.clear()
            self._loop.call_later(unseen_seconds, self.server.lose, context=OUTSIDE)
            self._on_close(GONE, "")

    # Called by the server's end

    def leave(self, text: str) -> None:
        """Send a frame from the server."""
        self._on_leaving(text)
        self._to_page.send(lambda: self._arrive(text))

    def say_goodbye(self, code: int, reason: str) -> None:
        """Close the connection after all frames that were sent before."""
        self._to_page.send(lambda: self._end(code, reason))

    def _arrive(self, text: str) -> None:
        if self.is_open and self._is_taking and not self._untaken:
            self._hand_over(text)
        elif self.is_open:
            self._untaken.append(text)

    def _hand_over(self, text: str) -> None:
        self.server.taken()
        self._on_frame(text)

    def _end(self, code: int, reason: str) -> None:
        if self.is_open:
            self.is_open = False
            self.server.lose()
            self._on_close(code, reason)


class ServerEnd:
    """Stands in for the socket and the ASGI messages of the server's transport."""

    def __init__(self, line: SimulatedSocket, loop: SimulatedLoop, process: Process) -> None:
        self._line = line
        self._loop = loop
        self._context = process.context()
        self._listener: Listener | None = None
        self._early: list[bytes] = []
        self._on_way = 0
        self._is_closing = False
        self._has_begun = False
        self._ended = asyncio.Event()
        self._stalled: asyncio.TimerHandle | None = None

    # ASGI

    async def receive(self) -> dict[str, Any]:
        """Receive the connect message, and after that only the disconnect."""
        if not self._has_begun:
            self._has_begun = True
            return {"type": "websocket.connect"}
        await self._ended.wait()
        return {"type": "websocket.disconnect", "code": GONE}

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.hang_up(GONE, "")

    # The wire

    def listen(self, listener: Listener) -> None:
        self._listener = listener
        early, self._early = self._early, []
        for message in early:
            listener.received(message)

    def send_frame(self, frame: Frame) -> bool:
        if self._is_closing or self._stalled:
            return False
        self._on_way += 1
        if self._on_way >= WINDOW and self._listener:
            self._stalled = self._loop.call_later(STALLED_SECONDS, self._listener.stalled)
        self._line.leave(frame.payload.decode())
        return True

    def hold(self) -> None:
        """Do nothing: a simulated line has no write buffer."""

    def let_go(self) -> None: ...

    def hang_up(self, code: int, reason: str) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._line.say_goodbye(code, reason)
            self._ended.set()

    def rest(self, seconds: float) -> None:
        """Do nothing: simulated people never exceed the rate."""

    # Called by the line

    def arrive(self, message: bytes) -> None:
        if self._is_closing:
            return
        if self._listener:
            self._listener.received(message)
        else:
            self._early.append(message)

    def taken(self) -> None:
        self._on_way -= 1
        if self._stalled and self._on_way < WINDOW:
            self._stalled.cancel()
            self._stalled = None
            if self._listener and not self._is_closing:
                self._loop.call_soon(self._listener.writable, context=self._context)

    def lose(self) -> None:
        self._is_closing = True
        if self._stalled:
            self._stalled.cancel()
        self._ended.set()
