"""The messages between nodes about a table, and the interface of the bus that carries them."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

from blockcade.record.events import Stamped
from blockcade.wire.to_browser import Poses
from blockcade.wire.to_server import Hand


class EventsStored(Struct, frozen=True, tag="kept"):
    """Events that the sender has stored. Only nodes see them; pages get views."""

    seq: int  # the number of events in the log before these
    events: tuple[Stamped, ...]


class PagesOpen(Struct, frozen=True, tag="here"):
    """The pages that are open at the table through one node."""

    node: str
    players: tuple[str, ...]
    watchers: int
    asks: bool = False  # the other nodes answer with the same message


class PosesChanged(Struct, frozen=True, tag="shown"):
    """The positions of all blocks while a player places one."""

    poses: Poses


class HandMoved(Struct, frozen=True, tag="held"):
    """A movement of a player's hand. The sending node has checked that the seat is the player's."""

    hand: Hand


BusMessage: TypeAlias = EventsStored | PagesOpen | PosesChanged | HandMoved

_ENCODER = msgspec.msgpack.Encoder()
_DECODER: msgspec.msgpack.Decoder[BusMessage] = msgspec.msgpack.Decoder(BusMessage)


def encode(message: BusMessage) -> bytes:
    return _ENCODER.encode(message)


def decode(data: bytes) -> BusMessage:
    """The inverse of `encode`. Raises msgspec.DecodeError, since nodes may run different versions."""
    return _DECODER.decode(data)


class Bus(Protocol):
    """Delivers each message to every other listening node at most once, and perhaps never.

    A node therefore also polls the store from time to time.
    """

    @property
    def connected(self) -> bool:
        """Whether a message sent now is likely to arrive."""
        ...

    def tell(self, table: str, message: BusMessage) -> None:
        """Sends a message to the other nodes that listen to the table; never waits and never fails."""
        ...

    async def listen(self, table: str, hear: Callable[[BusMessage], None]) -> None:
        """Calls `hear` for every message about the table, from the moment this returns."""
        ...

    async def ignore(self, table: str) -> None: ...

    def on_return(self, call: Callable[[], None]) -> None:
        """Registers a callback for every reconnection: messages may have been lost before it."""
        ...

    async def close(self) -> None: ...
