"""A WebSocket that delivers messages directly, without a queue, task or ASGI message for each.

uvicorn and websockets do the handshake, pings, closing, fragments and compression. Nearly all messages
are one short plain frame of text; these bypass the libraries in both directions.
"""

import asyncio
import socket
import zlib
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode
from websockets.protocol import State
from websockets.typing import ExtensionParameter

from blockcade.server.transport.frame import TWO_BYTES, WHOLE_TEXT, Frame, plain_frame
from blockcade.server.transport.talking import STALLED_SECONDS, WEBSOCKET_KEY, Listener

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library's C extension is not built
    from websockets.utils import apply_mask

CLOSING_SECONDS = 10.0  # for the page to close too; then its connection is dropped
KERNEL_BYTES = 64 * 1024  # the system's send buffer for a page, which else would be megabytes

_MASKED = 0x80
_MASK_BYTES = 4


class WebSocketConnection(WebSocketsSansIOProtocol):
    """One connection. Its listener gets the messages; ASGI's `receive` then gets only the end."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.conn.available_extensions = [_DEFLATE]
        self._has_request = False
        self._rest = b""  # bytes that are not yet parsed, mostly the beginning of a frame
        self._listener: Listener | None = None
        self._held: list[bytes] | None = None  # frames that are to be written together
        self._is_resting = False
        self._is_full = False
        self._stalled: asyncio.TimerHandle | None = None
        self.on_lost: Callable[[], None] | None = None  # called once when the connection has ended

    def listen(self, listener: Listener) -> None:
        """Sets the listener, which first gets the messages that came before."""
        self._listener = listener
        early, end = self.queue, _End()
        self.queue = end  # from here on only the end goes through the queue
        while not early.empty():
            event: Any = early.get_nowait()
            if event["type"] == "websocket.receive":
                text: str | None = event.get("text")
                listener.received(event["bytes"] if text is None else text.encode())
            else:
                end.put_nowait(event)
        self.request.headers.clear()  # a quarter of a socket's memory; the library keeps the rest
        del self.request, self.response
        self.scope["headers"] = []
        if not self._is_resting:
            self._read_on()

    def send_frame(self, frame: Frame) -> bool:
        """Sends the frame and returns True; False: the page is full until `writable` is called."""
        if self._is_full or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False  # a lost page that is not yet noticed must not break a message to everybody
        if frame.is_compressible and self.conn.extensions:
            self.conn.send_text(frame.payload)
            written = b"".join(self.conn.data_to_send())
        else:
            written = frame.plain or plain_frame(frame.payload)
        if self._held is None:
            self.transport.write(written)
        else:
            self._held.append(written)
        return True

    def hold(self) -> None:
        """Collects frames from here on: for a small frame the write costs the most."""
        self._held = []

    def let_go(self) -> None:
        """Writes the collected frames at once."""
        held, self._held = self._held, None
        if held and not self.transport.is_closing():
            self.transport.write(b"".join(held))

    def hang_up(self, code: int, reason: str) -> None:
        """Sends the close frame, and does not wait for a page that reads nothing."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.let_go()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._read_on()
        self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})

    def rest(self, seconds: float) -> None:
        """Stops reading for this time."""
        if not self._is_resting:
            self._is_resting = True
            self.transport.pause_reading()
            self.loop.call_later(seconds, self._read_on)

    def _read_on(self) -> None:
        self._is_resting = self.read_paused = False
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._take_frames()

    def _take_frames(self) -> None:
        data, at = self._rest, 0
        while not self._is_resting and self.conn.parser_exc is None:
            begin, end = _payload_at(data, at, self.config.ws_max_size)
            if end > len(data):
                break
            self._take_frame(data, at, begin, end)
            at = end
        self._rest = data[at:]

    def _take_frame(self, data: bytes, at: int, begin: int, end: int) -> None:
        is_plain = data[at] == WHOLE_TEXT and data[at + 1] & _MASKED and self.conn.current_size is None
        if is_plain and self._listener and not self.close_sent:
            text = apply_mask(data[begin:end], data[begin - _MASK_BYTES : begin])
            if text.isascii():  # the library checks all other text
                self._listener.received(text)
                return
        super().data_received(data[at:end])

    # Called by uvicorn and the loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if connected := transport.get_extra_info("socket"):
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope["extensions"][WEBSOCKET_KEY] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if self._has_request:
            self._rest = self._rest + data if self._rest else data
            self._take_frames()
        else:
            self._has_request = True
            super().data_received(data)
            self.close_sent |= not self.handshake_initiated  # the library refused it: no close frame follows

    def send_receive_event_to_app(self) -> None:
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            try:
                message.decode()
            except UnicodeDecodeError:
                self.conn.fail(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        self._listener.received(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_full = True
        if self._listener:
            self._stalled = self.loop.call_later(STALLED_SECONDS, self._listener.stalled)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_full = False
        self._forget_stall()
        if self._listener:
            self._listener.writable()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)  # a page that reads nothing cannot answer

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_stall()
        if self.on_lost:
            self.on_lost()
        super().connection_lost(exc)

    def _forget_stall(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None


class _End(asyncio.Queue[Any]):
    """A queue for one single event, without the memory of a queue."""

    def __init__(self) -> None:
        self._event: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def put_nowait(self, item: Any) -> None:
        if not self._event.done():
            self._event.set_result(item)

    async def get(self) -> Any:
        return await asyncio.shield(self._event)

    def empty(self) -> bool:
        return not self._event.done()


def _payload_at(data: bytes, at: int, limit: int) -> tuple[int, int]:
    """The begin and end of the payload of the frame at `at`; an end beyond the data: it is incomplete.

    For a frame over the limit the head is enough: the library then refuses it.
    """
    if len(data) < at + 2:
        return at, len(data) + 1
    length, begin = data[at + 1] & ~_MASKED, at + 2
    if length >= TWO_BYTES:
        begin += 2 if length == TWO_BYTES else 8
        if len(data) < begin:
            return begin, len(data) + 1
        length = int.from_bytes(data[at + 2 : begin], "big")
    if data[at + 1] & _MASKED:
        begin += _MASK_BYTES
    return begin, begin if length > limit else begin + length


class _LazyDeflate(PerMessageDeflate):
    """Allocates its two streams, 40 kB, only when something is compressed."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.__dict__.pop("encoder", None)
        self.__dict__.pop("decoder", None)

    def __getattr__(self, name: str) -> Any:
        if name == "encoder":
            self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
            return self.encoder
        if name == "decoder":
            self.decoder = zlib.decompressobj(wbits=-self.remote_max_window_bits)
            return self.decoder
        raise AttributeError(name)


class _LazyDeflateFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, plain = super().process_request_params(params, accepted_extensions)
        return answer, _LazyDeflate(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
            plain.compress_settings,
        )


# A page's messages are short: remembering earlier ones for compression gains nothing and costs memory.
_DEFLATE = _LazyDeflateFactory(
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
