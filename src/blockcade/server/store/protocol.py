"""The interface between tables and a store, whatever database is behind it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from msgspec import Struct

from blockcade.projections.attempts import PuzzleAttempt
from blockcade.record.events import Left, Revealed, Seated, Stamped
from blockcade.server.reasons import FrameReason


class StoreError(Exception):
    """The store could not write or read. Nothing was stored, unless `unsure` is True."""

    reason: FrameReason = "busy"  # what a page is told

    def __init__(self, message: str, *, unsure: bool = False) -> None:
        super().__init__(message)
        self.unsure = unsure  # the database failed during the commit, so the events may be stored


class DiskFull(StoreError):
    """The disk is full, so an early retry is useless. The store has logged it already."""

    reason: FrameReason = "disk-full"


class SeqConflict(StoreError):
    """The log has another length than the writer expected: somebody else has written to it."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The facts about a table that its first append stores and that never change."""

    game: str
    seed: bytes


class Summary(Struct, frozen=True):
    """A table after an append, as far as lists and alarms need it without reading the log."""

    names: tuple[str, ...]
    holders: Mapping[str, bool]  # players who hold a seat; True: one of their seats is to act
    over: bool
    wake_ms: int | None  # when the table must act by itself: a bot's turn, an alarm


class Append(Struct, frozen=True):
    """Events to add to one table's log."""

    table: str
    seq: int  # the length of the log before
    events: Sequence[Stamped]
    summary: Summary
    opening: Opening | None = None
    takes_duty: bool = True  # from now on the writing node runs the table's bots, alarms and gravity
    attempt: PuzzleAttempt | None = None  # as it is after these events, if they change it

    @property
    def is_plain(self) -> bool:
        """Whether it adds events and changes nothing else that a list shows, as nearly all appends do."""
        return not self.may_change_holders and self.attempt is None

    @property
    def may_change_holders(self) -> bool:
        """Whether the events can change which players the table is listed for.

        A player who leaves is not listed again until the end, which `Revealed` marks.
        """
        return self.opening is not None or any(
            isinstance(stamped.event, Seated | Left | Revealed) for stamped in self.events
        )


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in a player's list."""

    table: str
    game: str
    names: tuple[str, ...]
    my_turn: bool
    over: bool
    changed_ms: int
    options: Mapping[str, str] = field(default_factory=dict[str, str])


class Store(Protocol):
    async def append(self, *appends: Append) -> None:
        """Stores all appends durably, or none and raises StoreError."""
        ...

    async def seed(self, table: str) -> bytes | None:
        """The seed of a table, or None if there is no such table."""
        ...

    async def log(self, table: str, after: int = 0) -> list[Stamped]:
        """The log without its first `after` events; empty if there is no such table.

        Raises BadLog when the log cannot be read.
        """
        ...

    async def tables_of(self, player: str) -> list[TableRow]:
        """The tables where the player holds a seat, last changed first."""
        ...

    async def to_wake(self) -> list[str]:
        """The tables that must act by themselves, most urgent first."""
        ...

    async def shut(self, table: str, at_ms: int) -> bool:
        """Marks a table whose log cannot be read as ended; False if it was over already."""
        ...

    async def is_shut(self, table: str) -> bool:
        """Whether `shut` has ended the table."""
        ...

    async def ping(self) -> None:
        """Returns when the store has answered a query, or raises StoreError."""
        ...

    async def close(self) -> None:
        """Waits until every pending append is stored or refused."""
        ...


@runtime_checkable
class OnDisk(Protocol):
    """A store on a disk of this machine."""

    def free_bytes(self) -> int:
        """The free space on that disk."""
        ...


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several nodes write to. One node has each table's duty: its bots, alarms and gravity.

    The node that last wrote to the table has the duty while it lives; then the first node that claims it. The
    duty only avoids double work: if two nodes act, the sequence number decides.
    """

    async def beat(self) -> bool:
        """Reports that this node lives. False: it was silent for too long and has lost all its duties."""
        ...

    async def claim(self, until_ms: int, minded: Collection[str]) -> list[str]:
        """Takes the duty of tables that must act before `until_ms` and whose node is gone, most urgent first.

        The result also holds our own tables that are not in `minded`.
        """
        ...

    async def longer(self, known: Mapping[str, int]) -> list[str]:
        """The tables whose log is longer than the given number of events."""
        ...
