"""A bus that leads nowhere, for a node that has nobody to talk to."""

from collections.abc import Callable

from blockcade.server.bus.protocol import BusMessage


class LocalBus:
    """If there are other nodes after all, they and we find each other's events in the store."""

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
