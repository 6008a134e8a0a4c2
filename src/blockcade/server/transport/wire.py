"""A WebSocket that hands messages over where they arrive, with no queue, task or ASGI message for each.

uvicorn and websockets do the handshake, pings, closing, fragments and compression. What nearly all messages
are, one short plain frame of text, takes a short cut past them in both directions.
"""

import asyncio
import socket
import zlib
from collections.abc import Sequence
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode
from websockets.protocol import State
from websockets.typing import ExtensionParameter

from blockcade.server.tables.outbox import Parcel

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was not built
    from websockets.utils import apply_mask

WIRE_KEY = "blockcade.wire"  # in the scope's extensions
STALLED_SECONDS = 30.0  # a page that takes too little for so long is gone
CLOSING_SECONDS = 10.0  # for the page to say goodbye too; then its connection is dropped
KERNEL_BYTES = 64 * 1024  # that the system may hold for a page, which else would be megabytes

_WHOLE_TEXT = 0x81  # the first byte of a message in one frame, not compressed
_MASKED = 0x80
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # as lengths: the real one follows in so many
_MASK_BYTES = 4


class Listener(Protocol):
    """Who hears what comes over a wire, once it listens."""

    def received(self, message: bytes) -> None: ...

    def writable(self) -> None:
        """The page takes messages again."""
        ...

    def stalled(self) -> None:
        """The page has taken too little for too long."""
        ...


class Wire(WebSocketsSansIOProtocol):
    """One connection. Who listens gets the messages; ASGI's `receive` then tells only of the end."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.conn.available_extensions = [_DEFLATE]
        self._has_request = False
        self._rest = b""  # what has come and is not yet looked at, mostly the beginning of a frame
        self._listener: Listener | None = None
        self._held: list[bytes] | None = None  # frames that are to be written together
        self._is_resting = False
        self._is_full = False
        self._stalled: asyncio.TimerHandle | None = None

    def listen(self, listener: Listener) -> None:
        """What came before is told now."""
        self._listener = listener
        early, end = self.queue, _End()
        self.queue = end  # only the end goes the old way from here on
        while not early.empty():
            event: Any = early.get_nowait()
            if event["type"] == "websocket.receive":
                text: str | None = event.get("text")
                listener.received(event["bytes"] if text is None else text.encode())
            else:
                end.put_nowait(event)
        self.request.headers.clear()  # a quarter of what a socket costs; the library holds on to the rest
        del self.request, self.response
        self.scope["headers"] = []
        if not self._is_resting:
            self._read_on()

    def send_parcel(self, parcel: Parcel) -> bool:
        """Whether the page takes it; if not, `writable` tells when it would."""
        if self._is_full or self.conn.state is not State.OPEN:
            return False
        if parcel.is_worth_packing and self.conn.extensions:
            self.conn.send_text(parcel.payload)
            frame = b"".join(self.conn.data_to_send())
        else:
            if parcel.framed is None:
                parcel.framed = framed(parcel.payload)
            frame = parcel.framed
        if self._held is None:
            self.transport.write(frame)
        else:
            self._held.append(frame)
        return True

    def hold(self) -> None:
        """Frames wait for each other from here on: writing is what costs most of a small one."""
        self._held = []

    def let_go(self) -> None:
        """Writes what was held."""
        held, self._held = self._held, None
        if held:
            self.transport.write(b"".join(held))

    def hang_up(self, code: int, reason: str) -> None:
        """Says goodbye, and does not wait for a page that takes nothing."""
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
        """Looks at nothing more for a while."""
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
        is_plain = data[at] == _WHOLE_TEXT and data[at + 1] & _MASKED and self.conn.current_size is None
        if is_plain and self._listener and not self.close_sent:
            text = apply_mask(data[begin:end], data[begin - _MASK_BYTES : begin])
            if text.isascii():  # what is not, the library looks through
                self._listener.received(text)
                return
        super().data_received(data[at:end])

    # What uvicorn and the loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if connected := transport.get_extra_info("socket"):
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope["extensions"][WIRE_KEY] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if self._has_request:
            self._rest = self._rest + data if self._rest else data
            self._take_frames()
        else:
            self._has_request = True
            super().data_received(data)

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
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)  # who takes nothing takes no goodbye

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_stall()
        super().connection_lost(exc)

    def _forget_stall(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None


class _End(asyncio.Queue[Any]):
    """A queue of the one event that will ever come, without the memory of a queue."""

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
    """Where the payload of the frame begins and ends that begins there; beyond all data: it is not whole.

    Of a frame over the limit the head is enough: the library refuses it by that.
    """
    if len(data) < at + 2:
        return at, len(data) + 1
    length, begin = data[at + 1] & ~_MASKED, at + 2
    if length >= _TWO_BYTES:
        begin += 2 if length == _TWO_BYTES else 8
        if len(data) < begin:
            return begin, len(data) + 1
        length = int.from_bytes(data[at + 2 : begin], "big")
    if data[at + 1] & _MASKED:
        begin += _MASK_BYTES
    return begin, begin if length > limit else begin + length


def framed(payload: bytes) -> bytes:
    """A whole text message in one frame, as a server sends it."""
    size = len(payload)
    if size < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, _TWO_BYTES)) + size.to_bytes(2, "big") + payload
    return bytes((_WHOLE_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big") + payload


class _LazyDeflate(PerMessageDeflate):
    """Takes the memory of its two streams, 40 kB, only where something is compressed."""

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


# What a page says is short: nothing is gained, and memory is spent, by remembering what it said before.
_DEFLATE = _LazyDeflateFactory(
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
