"""A connection to NATS that reconnects by itself and never blocks its users."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error
from nats.js import JetStreamContext

from blockcade.server.logs import note

log = logging.getLogger(__name__)

MAX_OUTGOING = 10_000  # queued messages; further ones are dropped, and the other nodes read the store
RETRY_SECONDS = 0.5  # between two attempts to connect
FLUSH_SECONDS = 2
PING_SECONDS = 5  # detects a connection that died silently

Handler: TypeAlias = Callable[[Msg], Awaitable[None]]


class NatsConnection:
    """Starts to connect when it is created. `on_return` callbacks run after every connect."""

    def __init__(self, address: str, name: str) -> None:
        self._servers = address.split(",")
        self._name = name
        self._client = Client()
        self._handlers: dict[str, tuple[Handler, str]] = {}
        self._subscriptions: dict[str, Any] = {}
        self._returns: list[Callable[[], None]] = []
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MAX_OUTGOING)
        self._arrived = asyncio.Event()
        self._is_closing = False
        self._is_reported_lost = False  # the log says once that the connection is lost
        self._checking: asyncio.Task[None] | None = None
        self._has_queue = True  # until a check says otherwise
        self._tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._send())]

    @property
    def connected(self) -> bool:
        return self._client.is_connected

    @property
    def has_queue(self) -> bool:
        """Whether the NATS server offers work queues (JetStream), as far as is known."""
        return self._has_queue

    def jetstream(self) -> JetStreamContext:
        """The interface to work queues; valid until the connection is lost."""
        client: Any = self._client
        return client.jetstream()

    def on_return(self, call: Callable[[], None]) -> None:
        self._returns.append(call)

    async def arrived(self) -> None:
        """Waits for the first connection."""
        await self._arrived.wait()

    def publish(self, subject: str, data: bytes) -> None:
        """Queues a message; drops it when there is no connection or the queue is full."""
        if self.connected:
            with suppress(asyncio.QueueFull):
                self._outgoing.put_nowait((subject, data))

    async def subscribe(self, subject: str, handler: Handler, queue: str = "") -> None:
        """Calls `handler` for every message on the subject from now on, also after reconnections."""
        self._handlers[subject] = (handler, queue)
        if self.connected:
            with suppress(Error, OSError, TimeoutError):
                await self._subscribe(subject)
                await self._client.flush(FLUSH_SECONDS)  # returns after the server has the subscription

    async def unsubscribe(self, subject: str) -> None:
        self._handlers.pop(subject, None)
        if subscription := self._subscriptions.pop(subject, None):
            with suppress(Error, OSError):
                await subscription.unsubscribe()

    async def close(self) -> None:
        """Sends the queued messages if there is a connection, then disconnects."""
        self._is_closing = True
        if self.connected:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._outgoing.join(), FLUSH_SECONDS)
        tasks = [*self._tasks, *([self._checking] if self._checking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Error, OSError, TimeoutError):
            await self._client.close()

    async def _stay_connected(self) -> None:
        """The client reconnects after most failures; after the others a new client is created."""
        while True:
            closed = asyncio.Event()
            self._client = Client()
            try:
                await self._connect(closed)
                await closed.wait()
            except (Error, OSError, TimeoutError) as error:
                self._report_lost("bus-unreachable", error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _connect(self, closed: asyncio.Event) -> None:
        async def on_error(error: Exception) -> None:
            log.debug("bus: %r", error)
            if not self.connected:  # the client retries without any other callback
                self._report_lost("bus-unreachable", error)

        async def on_loss() -> None:
            self._report_lost("bus-lost")

        async def on_closed() -> None:
            closed.set()

        async def on_reconnected() -> None:
            self._on_connected()

        await self._client.connect(
            self._servers,
            name=self._name,
            no_echo=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RETRY_SECONDS,  # pyright: ignore[reportArgumentType] - accepts any number
            ping_interval=PING_SECONDS,
            max_outstanding_pings=2,
            error_cb=on_error,
            disconnected_cb=on_loss,
            reconnected_cb=on_reconnected,
            closed_cb=on_closed,
        )
        self._subscriptions.clear()
        for subject in list(self._handlers):
            await self._subscribe(subject)
        await self._client.flush(FLUSH_SECONDS)
        self._on_connected()

    def _on_connected(self) -> None:
        self._is_reported_lost = False
        self._arrived.set()
        for call in self._returns:
            call()
        if self._checking:
            self._checking.cancel()
        self._checking = asyncio.create_task(self._check_queue())

    def _report_lost(self, event: str, error: Exception | None = None) -> None:
        """Logs the loss once until the connection is back."""
        if not self._is_reported_lost and not self._is_closing:
            self._is_reported_lost = True
            why = {"error": repr(error)} if error else {}
            note(log, logging.WARNING, event, trace=False, servers=self._shown(), **why,
                 until_then="news of other nodes is found in the database, and bots think here")  # fmt: skip

    async def _check_queue(self) -> None:
        """Checks for JetStream: messages between nodes do not need it, remote workers do."""
        try:
            await self.jetstream().account_info()
            self._has_queue = True
            note(log, logging.INFO, "bus-there", servers=self._shown())
        except (Error, OSError, TimeoutError) as error:
            if self.connected:
                self._has_queue = False
                note(log, logging.WARNING, "bus-without-jetstream", servers=self._shown(), error=repr(error),
                     until_then="bots think on the nodes, not at workers; start NATS with -js")  # fmt: skip

    def _shown(self) -> str:
        """The servers without their passwords."""
        return ",".join(urlsplit(server).netloc.rpartition("@")[2] for server in self._servers)

    async def _subscribe(self, subject: str) -> None:
        handler, queue = self._handlers[subject]
        client: Any = self._client
        self._subscriptions[subject] = await client.subscribe(subject, queue=queue, cb=handler)

    async def _send(self) -> None:
        while True:
            subject, data = await self._outgoing.get()
            with suppress(Error, OSError):
                await self._client.publish(subject, data)
            self._outgoing.task_done()
