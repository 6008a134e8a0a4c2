"""A bus that does nothing, for a server without NATS."""

from collections.abc import Callable

from blockcade.server.bus.protocol import BusMessage


class LocalBus:
    """Other nodes of the same database, if there are any, find new events in the store."""

    connected = True

    def tell(self, table: str, message: BusMessage) -> None:
        pass

    async def listen(self, table: str, hear: Callable[[BusMessage], None]) -> None:
        pass

    async def ignore(self, table: str) -> None:
        pass

    def on_return(self, call: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass
