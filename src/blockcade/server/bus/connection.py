"""One connection to NATS that is there whenever NATS is; nobody waits for it or looks after it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error
from nats.js import JetStreamContext

log = logging.getLogger(__name__)

MAX_OUTGOING = 10_000  # messages; what comes then is lost, and found by whoever looks into the store
AGAIN_SECONDS = 0.5  # between two attempts to connect
FLUSH_SECONDS = 2
PING_SECONDS = 5  # so that a connection that has died without a word is noticed

Ear: TypeAlias = Callable[[Msg], Awaitable[None]]


class NatsConnection:
    """Begins to connect when it is made; `on_return` is called at every connection, also the first."""

    def __init__(self, address: str, name: str) -> None:
        self._servers = address.split(",")
        self._name = name
        self._client = Client()
        self._ears: dict[str, tuple[Ear, str]] = {}
        self._subscriptions: dict[str, Any] = {}
        self._returns: list[Callable[[], None]] = []
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MAX_OUTGOING)
        self._arrived = asyncio.Event()
        self._is_closing = False
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._send())]

    @property
    def connected(self) -> bool:
        return self._client.is_connected

    def jetstream(self) -> JetStreamContext:
        """For work queues; of use as long as this connection lasts."""
        client: Any = self._client
        return client.jetstream()

    def on_return(self, call: Callable[[], None]) -> None:
        self._returns.append(call)

    async def arrived(self) -> None:
        """Returns as soon as there was a connection."""
        await self._arrived.wait()

    def publish(self, subject: str, data: bytes) -> None:
        if self.connected:
            with suppress(asyncio.QueueFull):
                self._outgoing.put_nowait((subject, data))

    async def subscribe(self, subject: str, ear: Ear, queue: str = "") -> None:
        """What is published from now on is heard, whenever there is a connection."""
        self._ears[subject] = (ear, queue)
        if self.connected:
            with suppress(Error, OSError, TimeoutError):
                await self._subscribe(subject)
                await self._client.flush(FLUSH_SECONDS)  # the server has heard of it

    async def unsubscribe(self, subject: str) -> None:
        self._ears.pop(subject, None)
        if subscription := self._subscriptions.pop(subject, None):
            with suppress(Error, OSError):
                await subscription.unsubscribe()

    async def close(self) -> None:
        """What was published is sent, if there is a connection."""
        self._is_closing = True
        if self.connected:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._outgoing.join(), FLUSH_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Error, OSError, TimeoutError):
            await self._client.close()

    async def _live(self) -> None:
        """The client comes back by itself from nearly everything; from the rest it is made anew."""
        while True:
            closed = asyncio.Event()
            self._client = Client()
            try:
                await self._connect(closed)
                await closed.wait()
            except (Error, OSError, TimeoutError) as error:
                log.warning("the bus cannot be reached: %r", error)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _connect(self, closed: asyncio.Event) -> None:
        async def on_error(error: Exception) -> None:
            log.debug("bus: %r", error)

        async def on_loss() -> None:
            if not self._is_closing:
                log.warning("the bus has gone; what happens on other nodes is heard later")

        async def on_closed() -> None:
            closed.set()

        async def on_reconnected() -> None:
            self._back()

        await self._client.connect(
            self._servers,
            name=self._name,
            no_echo=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN_SECONDS,  # pyright: ignore[reportArgumentType] - any number will do
            ping_interval=PING_SECONDS,
            max_outstanding_pings=2,
            error_cb=on_error,
            disconnected_cb=on_loss,
            reconnected_cb=on_reconnected,
            closed_cb=on_closed,
        )
        self._subscriptions.clear()
        for subject in list(self._ears):
            await self._subscribe(subject)
        await self._client.flush(FLUSH_SECONDS)
        self._back()

    def _back(self) -> None:
        log.info("the bus is there")
        self._arrived.set()
        for call in self._returns:
            call()

    async def _subscribe(self, subject: str) -> None:
        ear, queue = self._ears[subject]
        client: Any = self._client
        self._subscriptions[subject] = await client.subscribe(subject, queue=queue, cb=ear)

    async def _send(self) -> None:
        while True:
            subject, data = await self._outgoing.get()
            with suppress(Error, OSError):
                await self._client.publish(subject, data)
            self._outgoing.task_done()
