"""What tables ask of a store, whatever database is behind it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from msgspec import Struct

from blockcade.record.events import Stamped


class StoreError(Exception):
    """The store could not keep or fetch something now. Nothing of the request is kept unless `unsure`."""

    def __init__(self, message: str, *, unsure: bool = False) -> None:
        super().__init__(message)
        self.unsure = unsure  # the database broke down while making it durable


class SeqConflict(StoreError):
    """The log is not as long as the writer believed: somebody else has written to it."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What a table's first append says about it for ever."""

    game: str
    seed: bytes


class Summary(Struct, frozen=True):
    """What lists and alarms need to know of a table without reading its log; as it is after the append."""

    names: tuple[str, ...]
    holders: Mapping[str, bool]  # the players who hold a seat; True: one of their seats is to act
    over: bool
    wake_ms: int | None  # when the table has something to do of its own accord: a bot's turn, an alarm


class Append(Struct, frozen=True):
    table: str
    seq: int  # how many events the log held before
    events: Sequence[Stamped]
    summary: Summary
    opening: Opening | None = None
    takes_duty: bool = True  # from now on the writer's node does what the table does of its own accord


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in a player's list."""

    table: str
    game: str
    names: tuple[str, ...]
    my_turn: bool
    over: bool
    changed_ms: int


class Store(Protocol):
    async def append(self, *appends: Append) -> None:
        """Keeps all of them durably or none, or raises StoreError."""
        ...

    async def seed(self, table: str) -> bytes | None:
        """The seed of a table; None when there is no such table."""
        ...

    async def log(self, table: str, after: int = 0) -> list[Stamped]:
        """The log without its first `after` events, so by default all of it; empty when there is no such
        table. Raises BadLog when it cannot be read."""
        ...

    async def tables_of(self, player: str) -> list[TableRow]:
        """The tables where the player holds a seat, last changed first."""
        ...

    async def to_wake(self) -> list[str]:
        """The tables that have something to do of their own accord, most urgent first."""
        ...

    async def shut(self, table: str, at_ms: int) -> bool:
        """Ends a table whose log cannot be read, beside the log; False when it is over already."""
        ...

    async def is_shut(self, table: str) -> bool:
        """Whether it was ended so."""
        ...

    async def ping(self) -> None:
        """Returns when the store could be asked something, or raises StoreError."""
        ...

    async def close(self) -> None:
        """Returns when everything that was asked is kept or refused."""
        ...


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several nodes write to. Each table's duty is one node's: its bots, alarms and gravity.

    The duty is with the node that changed the table last, as long as that node lives; then whoever claims it
    has it. It only saves work: if two nodes act, the sequence number decides.
    """

    async def beat(self) -> bool:
        """Says that this node lives. False: it was silent for so long that it has lost all its duties."""
        ...

    async def claim(self, until_ms: int, minded: Collection[str]) -> list[str]:
        """Tables that have something to do before `until_ms` and whose node is gone, most urgent first; their
        duty is ours from now on. Also those of our own that we do not mind, as `minded` shows."""
        ...

    async def longer(self, known: Mapping[str, int]) -> list[str]:
        """Which of these tables have more events than we know of."""
        ...
