"""The bus over NATS: every table has one subject, and the nodes that have it in memory subscribe to it."""

import logging
from collections.abc import Callable

import msgspec
from nats.aio.msg import Msg

from blockcade.server.bus.connection import NatsConnection
from blockcade.server.bus.protocol import BusMessage, decode, encode

log = logging.getLogger(__name__)


class NatsBus:
    def __init__(self, connection: NatsConnection) -> None:
        self._connection = connection

    @property
    def connected(self) -> bool:
        return self._connection.connected

    def tell(self, table: str, message: BusMessage) -> None:
        self._connection.publish(_subject(table), encode(message))

    async def listen(self, table: str, hear: Callable[[BusMessage], None]) -> None:
        async def handle(message: Msg) -> None:
            try:
                hear(decode(message.data))
            except msgspec.DecodeError as error:
                log.warning("table %s: unknown message, perhaps from another version: %s", table, error)

        await self._connection.subscribe(_subject(table), handle)

    async def ignore(self, table: str) -> None:
        await self._connection.unsubscribe(_subject(table))

    def on_return(self, call: Callable[[], None]) -> None:
        self._connection.on_return(call)

    async def close(self) -> None:
        await self._connection.close()


def _subject(table: str) -> str:
    return f"blockcade.table.{table}"
