"""An HTTP connection with limits on sizes and times from its first byte on.

uvicorn parses and answers, but limits nothing before a request is complete. This class counts the bytes as
they arrive and runs one deadline for the next thing that the client has to send.
"""

import asyncio
from functools import partial
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from blockcade.server.transport.admission import Admission, ConnectionSlot
from blockcade.server.transport.asgi import App, Receive, Scope, Send, respond
from blockcade.server.transport.websocket import WebSocketConnection

PIECE_BYTES = 16_384  # the parser gets at most so many bytes at once
MAX_PIPELINED = 16  # requests before the first answer; browsers do not pipeline
LINGER_SECONDS = 1.0  # for a refusal to reach a client that is still sending
RESERVE_SECONDS = 3.0  # for a request in the reserve, where other connections wait
RETRY_SECONDS = 10  # Retry-After for visitors when the server is full

_FULL = "The server is full; try again in a moment.\n"
_FOR_OPERATORS = ("/healthz", "/readyz", "/metrics", "/operator")
_UNDER_OPERATORS = ("/operator/", "/api/operator/", "/assets/")  # the operator's page needs the assets
_REFUSALS = {
    "url-bytes": (414, "The address of this request is too long."),
    "head-bytes": (431, "The headers of this request are too long."),
    "head-count": (431, "This request has too many headers."),
    "body-bytes": (413, "The body of this request is too long."),
    "head-time": (408, "The headers of this request took too long."),
    "body-time": (408, "The body of this request took too long."),
    "pipelined": (429, "Too many requests were sent ahead of their answers."),
    "malformed": (400, "This is not an HTTP request."),
    "connections": (503, _FULL.strip()),
}


class HttpConnection(HttpToolsProtocol):
    """One connection, until it is closed or becomes a WebSocket."""

    def __init__(self, admission: Admission, **rest: Any) -> None:
        super().__init__(**rest)
        self._admission = admission
        self._limits = admission.limits
        self._slot: ConnectionSlot | None = None
        self._in_head = True  # True: the client sends headers; False: a body
        self._has_begun = False  # the first byte of a request has arrived
        self._taken = 0  # bytes of this head or body so far
        self._head_bytes = 0  # bytes of the complete headers
        self._excess = ""  # the limit that a parser callback found exceeded
        self._is_over = False  # the connection is refused and not read any more
        self._awaited = ""  # the name of the running deadline
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._unread_bytes = 0

    # Called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        slot = self._admission.enter(self.client[0] if self.client else "", self.transport.abort)
        if slot is None:
            self._is_over = True
            self.transport.abort()
            return
        self._slot = slot
        if slot.is_reserve:
            self.app = cast("Any", _for_operators(cast("App", self.app)))
        self._await("first-byte")

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for at in range(0, len(data), PIECE_BYTES):
            if self._is_over:
                return
            piece = data if len(data) <= PIECE_BYTES else data[at : at + PIECE_BYTES]
            try:
                self._feed(piece)
            except httptools.HttpParserUpgrade:
                self._upgrade()
                return  # a client may not send more before the answer
            except httptools.HttpParserError:
                self._refuse(self._excess or "malformed")
        if not self._is_over:
            self._settle()

    def _feed(self, piece: bytes) -> None:
        self._taken += len(piece)
        parser: Any = self.parser
        parser.feed_data(piece)
        limit = self._limits.head_bytes if self._in_head else self._limits.body_bytes
        if self._taken > limit:
            self._refuse("head-bytes" if self._in_head else "body-bytes")

    def _upgrade(self) -> None:
        if self._should_upgrade():
            self.handle_websocket_upgrade()
        else:  # an unknown protocol: the request is answered without an upgrade
            self._is_over = True
            self._await("")
            self.cycle.keep_alive = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forget_reader()

    def connection_lost(self, exc: Exception | None) -> None:
        self._await("")
        self._forget_reader()
        self._leave()
        super().connection_lost(exc)

    # Called by the parser and uvicorn

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._has_begun = True
        self._head_bytes = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._limits.url_bytes:
            self._exceed("url-bytes")

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head_bytes += len(name) + len(value) + len(": \r\n")
        if self._head_bytes > self._limits.head_bytes:
            self._exceed("head-bytes")
        super().on_header(name, value)
        if len(self.headers) > self._limits.headers:
            self._exceed("head-count")

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            self._exceed("pipelined")
        self._in_head = False
        self._taken = 0
        super().on_headers_complete()
        if self._slot:
            self._admission.set_idle(self._slot, is_idle=False)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True
        self._has_begun = False
        self._taken = 0
        self._await("")

    def on_response_complete(self) -> None:
        is_last = not self.pipeline
        super().on_response_complete()
        self._unset_keepalive_if_required()  # this class has its own deadline for the next request
        if is_last and self._slot:
            self._admission.set_idle(self._slot, is_idle=True)
        if not self.transport.is_closing():
            self._settle()

    def handle_websocket_upgrade(self) -> None:
        if self._slot is None or self._slot.is_reserve:
            self._refuse("connections")
            return
        self._await("")
        super().handle_websocket_upgrade()
        websocket = cast("WebSocketConnection", self.transport.get_protocol())
        websocket.on_lost = partial(self._admission.leave, self._slot)  # the rest of this object is freed
        if not websocket.handshake_initiated:  # websockets refused the handshake; uvicorn would wait for ever
            self._refuse("malformed")

    # Deadlines

    def _settle(self) -> None:
        """Sets the deadline for the next thing that the client has to send."""
        if not self._in_head:
            self._await("body-time")
        elif self._has_begun or self._taken:
            self._await("head-time")
        elif not self._is_answered:
            self._await("")  # the server has to answer first
        else:
            self._await("idle")

    @property
    def _is_answered(self) -> bool:
        """Whether the last request, if any, is completely answered."""
        cycle: Any = self.cycle  # None before the first request
        return cycle is None or cycle.response_complete

    def _await(self, what: str) -> None:
        if what == self._awaited:
            return  # the deadline runs from the first byte, not from the last
        self._awaited = what
        if self._deadline:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(self._seconds(what), self._late, what) if what else None

    def _seconds(self, what: str) -> float:
        limits = self._limits
        seconds = {
            "first-byte": limits.first_seconds,
            "head-time": limits.head_seconds,
            "body-time": limits.body_seconds,
            "idle": limits.idle_seconds,
        }[what]
        return min(seconds, RESERVE_SECONDS) if self._slot and self._slot.is_reserve else seconds

    def _late(self, what: str) -> None:
        self._awaited, self._deadline = "", None
        if self.transport.is_closing():
            return
        if self.flow.read_paused:  # the server itself has paused reading
            self._await(what)
        elif what == "idle":
            if self.transport.get_write_buffer_size():  # the client has not read the last answer
                self.loop.call_later(self._limits.unread_seconds, self.transport.abort)
            self.transport.close()
        elif what == "first-byte":
            self._count(what)
            self.transport.close()  # no answer: there was no request
        else:
            self._refuse(what)

    def _watch_reader(self) -> None:
        """Starts to check that the client reads its answer: slowly is fine, not at all is not."""
        self._unread_bytes = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(self._limits.unread_seconds, self._look_at_reader)

    def _look_at_reader(self) -> None:
        if self.transport.get_write_buffer_size() < self._unread_bytes:
            self._watch_reader()
        else:
            self._count("unread")
            self.transport.abort()

    def _forget_reader(self) -> None:
        if self._unread:
            self._unread.cancel()
            self._unread = None

    # Refusals

    def _exceed(self, limit: str) -> None:
        """Stops the parser from a callback; only an exception can."""
        self._excess = limit
        raise ValueError(limit)

    def _refuse(self, limit: str) -> None:
        """Stops reading, answers if the client waits for an answer, and closes."""
        self._is_over = True
        self._await("")
        self._count(limit)
        cycle: Any = self.cycle
        if cycle is None or (cycle.response_complete and self._in_head):
            self._write_refusal(*_REFUSALS[limit])
        elif not (self._in_head or cycle.response_started or self.pipeline):
            self._write_refusal(*_REFUSALS[limit])
            cycle.disconnected = True  # stops the application's wait for the rest of the body
            cycle.message_event.set()
        elif not cycle.response_complete:
            self.transport.abort()  # in the middle of another answer
            return
        self.flow.pause_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        # An immediate close while the client still sends would reset the connection and lose the answer.
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _write_refusal(self, status: int, sentence: str) -> None:
        body = sentence.encode() + b"\n"
        head = (
            b"content-type: text/plain; charset=utf-8\r\n"
            b"content-length: %d\r\nconnection: close\r\ncache-control: no-store\r\n\r\n" % len(body)
        )
        self.transport.write(STATUS_LINE[status] + head + body)

    def _count(self, limit: str) -> None:
        self._admission.limited(limit, self._slot.address if self._slot else "")

    def _leave(self) -> None:
        if self._slot:
            self._admission.leave(self._slot)


def _for_operators(app: App) -> App:
    """Passes health checks and the operator's requests to `app`; answers all others with 503."""

    async def reserved(scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if path in _FOR_OPERATORS or path.startswith(_UNDER_OPERATORS):
            await app(scope, receive, send)
            return
        body = _FULL.encode()
        headers = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", str(len(body)).encode()),
            (b"retry-after", str(RETRY_SECONDS).encode()),
            (b"cache-control", b"no-store"),
            (b"connection", b"close"),
        ]
        await respond(send, 503, headers, b"" if scope["method"] == "HEAD" else body)

    return reserved
