"""What nodes say to each other about a table, and what a bus between them has to do."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

from blockcade.record.events import Stamped
from blockcade.wire.to_browser import Poses
from blockcade.wire.to_server import Hand


class Kept(Struct, frozen=True, tag="kept"):
    """Events that are in the store now. They are for nodes; pages get views."""

    seq: int  # how many events the log held before them
    events: tuple[Stamped, ...]


class Here(Struct, frozen=True, tag="here"):
    """Who looks at the table through one node."""

    node: str
    players: tuple[str, ...]
    watchers: int
    asks: bool = False  # and would like to hear the same of others


class Shown(Struct, frozen=True, tag="shown"):
    """Where the blocks are while one is being placed, always all of them."""

    poses: Poses


class Held(Struct, frozen=True, tag="held"):
    """What a player's hand does. The sender has seen to it that it is that player's."""

    hand: Hand


BusMessage: TypeAlias = Kept | Here | Shown | Held

_ENCODER = msgspec.msgpack.Encoder()
_DECODER: msgspec.msgpack.Decoder[BusMessage] = msgspec.msgpack.Decoder(BusMessage)


def encode(message: BusMessage) -> bytes:
    return _ENCODER.encode(message)


def decode(data: bytes) -> BusMessage:
    """The inverse of `encode`, or msgspec.DecodeError: nodes may be of different versions."""
    return _DECODER.decode(data)


class Bus(Protocol):
    """Carries messages to all other nodes that listen, each at most once, and perhaps never: whoever needs to
    know looks into the store from time to time."""

    @property
    def connected(self) -> bool:
        """Whether what is told now is likely to arrive."""
        ...

    def tell(self, table: str, message: BusMessage) -> None:
        """To the other nodes that listen to the table; does not wait, and never fails."""
        ...

    async def listen(self, table: str, hear: Callable[[BusMessage], None]) -> None:
        """From when this returns, what is told is heard, unless the bus is away."""
        ...

    async def ignore(self, table: str) -> None: ...

    def on_return(self, call: Callable[[], None]) -> None:
        """Called whenever the bus was away and is back: something may have been missed."""
        ...

    async def close(self) -> None: ...
