"""An open server on a listening socket, until it is told to stop."""

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from types import FrameType

import uvicorn

from blockcade.server.app import Server
from blockcade.server.transport.wire import Wire
from blockcade.wire.to_server import MAX_MESSAGE_BYTES

GRACE_SECONDS = 10  # for requests under way when the server stops
STOPPING = (signal.SIGINT, signal.SIGTERM)


class Listener(uvicorn.Server):
    """Says when it listens; setting `should_exit` ends it, in good order."""

    def __init__(self, server: Server, on_listening: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                server.app,
                lifespan="off",  # whoever opened the server closes it
                access_log=False,
                log_config=None,  # whoever runs the server decides where its log goes
                ws=Wire,
                ws_max_size=4 * MAX_MESSAGE_BYTES,  # what is a little too big gets an answer that says so
                timeout_graceful_shutdown=GRACE_SECONDS,
                server_header=False,
                proxy_headers=bool(server.config.trusted_proxies),
                forwarded_allow_ips=list(server.config.trusted_proxies),
            )
        )
        self._server = server
        self._on_listening = on_listening

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """The first signal asks for a stop in good order; a second one ends the process at once."""
        self.should_exit = True
        for number in STOPPING:
            signal.signal(number, signal.SIG_DFL)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in; what was asked is answered; then all sockets are closed with code 1012."""
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        await self._server.drain()
        await super().shutdown(sockets)


class _WatchListener(uvicorn.Server):
    """The same server's health and figures at an address of their own; signals are the Listener's."""

    def __init__(self, server: Server) -> None:
        super().__init__(
            uvicorn.Config(
                server.watch_app,
                lifespan="off",
                access_log=False,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=1,
            )
        )

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


@asynccontextmanager
async def watched(server: Server, address: tuple[str, int] | None) -> AsyncGenerator[int | None]:
    """For as long as the block lasts, those who watch are answered at this address; gives its port."""
    if address is None:
        yield None
        return
    try:
        listening = bind(*address)
    except OSError as error:
        raise OSError(f"{address[0]}, port {address[1]}: {error.strerror or error}") from error
    with listening:
        listening.listen()  # whoever is told the port may ask at once
        listener = _WatchListener(server)
        task = asyncio.create_task(listener.serve(sockets=[listening]))
        try:
            yield listening.getsockname()[1]
        finally:
            listener.should_exit = True
            await task


def allow_many_files() -> int:
    """Takes all that the system allows this process, a socket being a file too; says how many that is."""
    if sys.platform == "win32":
        return sys.maxsize  # there is no such limit
    import resource  # noqa: PLC0415 - there is none on Windows

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return sys.maxsize if most == resource.RLIM_INFINITY else most


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to the address, port 0 meaning any free one, or OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a server may start again at once
        bound.bind((host, port))
    except BaseException:
        bound.close()
        raise
    return bound
