"""Messages as WebSocket frames: each is encoded once, however many pages it goes to."""

import msgspec

from blockcade.wire.to_browser import Poses, ToBrowser, Update

COMPRESSED_FROM = 1024  # bytes
MAX_CACHED = 32  # messages: more than one change of a table makes

WHOLE_TEXT = 0x81  # the first byte of a message in one frame, not compressed
TWO_BYTES, EIGHT_BYTES = 126, 127  # as lengths: the real length follows in 2 or 8 bytes
_ENCODER = msgspec.json.Encoder()


class Frame:
    """An encoded message, and the whole frame of one that is not worth compressing."""

    __slots__ = ("is_compressible", "payload", "plain")

    def __init__(self, message: ToBrowser) -> None:
        self.payload = _ENCODER.encode(message)
        # Compressing a small message takes longer than sending it, unless many similar ones follow.
        self.is_compressible = len(self.payload) >= COMPRESSED_FROM or isinstance(message, Poses)
        self.plain = b"" if self.is_compressible else plain_frame(self.payload)


class FrameCache:
    """The frames of the last messages that go to several pages, by the identity of the message."""

    def __init__(self) -> None:
        self._frames: dict[int, tuple[ToBrowser, Frame]] = {}  # a held message keeps its id unique

    def frame(self, message: ToBrowser) -> Frame:
        if not isinstance(message, (Update, Poses)):
            return Frame(message)
        cached = self._frames.get(id(message))
        if cached:
            return cached[1]
        if len(self._frames) >= MAX_CACHED:
            self._frames.clear()
        frame = Frame(message)
        self._frames[id(message)] = (message, frame)
        return frame


def plain_frame(payload: bytes) -> bytes:
    """A whole text message in one frame, as a server sends it."""
    size = len(payload)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + payload
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + payload
