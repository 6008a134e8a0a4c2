"""What a table's socket is to the rest of the server, whichever way its messages travel."""

from typing import Protocol

from blockcade.server.transport.frame import Frame

WEBSOCKET_KEY = "blockcade.websocket"  # in the scope's extensions, if messages travel past ASGI
STALLED_SECONDS = 30.0  # a page that reads too little for so long counts as gone


class Listener(Protocol):
    """Receives the messages of a socket after `listen`."""

    def received(self, message: bytes) -> None: ...

    def writable(self) -> None:
        """The page can take messages again."""
        ...

    def stalled(self) -> None:
        """The page has read too little for too long."""
        ...


class TableSocket(Protocol):
    """One open socket. Nothing here waits."""

    def listen(self, listener: Listener) -> None:
        """Sets the listener, which first gets the messages that came before."""
        ...

    def send_frame(self, frame: Frame) -> bool:
        """Sends the frame and returns True; False: the page is full until `writable` is called."""
        ...

    def hold(self) -> None:
        """Collects frames from here on."""
        ...

    def let_go(self) -> None:
        """Writes the collected frames at once."""
        ...

    def hang_up(self, code: int, reason: str) -> None: ...

    def rest(self, seconds: float) -> None:
        """Stops reading for this time."""
        ...
