"""Runs an open server on a listening socket until it is told to stop."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from blockcade.server.app import Server
from blockcade.server.logs import note
from blockcade.server.metrics.counters import Counters
from blockcade.server.transport import internals
from blockcade.server.transport.admission import Admission, open_files
from blockcade.wire.to_server import MAX_MESSAGE_BYTES

log = logging.getLogger(__name__)

GRACE_SECONDS = 10  # for running requests when the server stops
WATCH_CONNECTIONS = 32  # at the address for health checks and metrics
STOPPING = (signal.SIGINT, signal.SIGTERM)


class Listener(uvicorn.Server):
    """Calls `on_listening` when it listens. Setting `should_exit` shuts it down cleanly."""

    def __init__(self, server: Server, on_listening: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                server.app,
                lifespan="off",  # the caller opens and closes the server
                access_log=False,
                log_config=None,  # the caller configures the log
                **_connections(server.admission),
                ws_max_size=4 * MAX_MESSAGE_BYTES,  # a message that is a little too big gets a refusal
                timeout_graceful_shutdown=GRACE_SECONDS,
                server_header=False,
                proxy_headers=bool(server.config.trusted_proxies),
                forwarded_allow_ips=list(server.config.trusted_proxies),
            )
        )
        self._server = server
        self._on_listening = on_listening

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """The first signal starts a clean shutdown; a second one ends the process at once."""
        self.should_exit = True
        for number in STOPPING:
            signal.signal(number, signal.SIG_DFL)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops listening, answers pending commands, then closes all sockets with code 1012."""
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        await self._server.drain()
        await super().shutdown(sockets)


class _WatchListener(uvicorn.Server):
    """Serves the server's health and metrics at a separate address; Listener handles the signals."""

    def __init__(self, server: Server) -> None:
        super().__init__(
            uvicorn.Config(
                server.watch_app,
                lifespan="off",
                access_log=False,
                log_config=None,
                http=_connections(_watch_admission(server))["http"],
                ws="none",
                server_header=False,
                timeout_graceful_shutdown=1,
            )
        )

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


def _connections(admission: Admission) -> dict[str, Any]:
    """What uvicorn is to make of every connection: ours, or its own if its version is none that we know."""
    if not internals.are_known():
        note(log, logging.WARNING, "connections-unlimited", uvicorn=uvicorn.__version__)
        return {"http": "auto", "ws": "websockets-sansio"}
    from blockcade.server.transport.connection import HttpConnection  # noqa: PLC0415
    from blockcade.server.transport.websocket import WebSocketConnection  # noqa: PLC0415

    return {"http": partial(HttpConnection, admission), "ws": WebSocketConnection}


def _watch_admission(server: Server) -> Admission:
    """A separate small limit: monitoring connections do not count as visitors' connections."""
    limits = replace(server.config.connections, most=WATCH_CONNECTIONS, reserve=0)
    return Admission(limits, Counters())


@asynccontextmanager
async def watched(server: Server, address: tuple[str, int] | None) -> AsyncGenerator[int | None]:
    """Serves health and metrics at this address while the block runs; yields the port."""
    if address is None:
        yield None
        return
    try:
        listening = bind(*address)
    except OSError as error:
        raise OSError(f"{address[0]}, port {address[1]}: {error.strerror or error}") from error
    with listening:
        listening.listen()  # before the yield: a caller may connect as soon as it has the port
        listener = _WatchListener(server)
        task = asyncio.create_task(listener.serve(sockets=[listening]))
        try:
            yield listening.getsockname()[1]
        finally:
            listener.should_exit = True
            await task


def allow_many_files() -> int:
    """Raises this process's limit on open files, sockets included, to the maximum; returns the limit."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - does not exist on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return open_files()


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to the address; port 0 means any free port. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only where the protocol is named; without it, small messages wait up to 40 ms.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a restarted server can bind at once
        bound.bind((host, port))
    except BaseException:
        bound.close()
        raise
    return bound
