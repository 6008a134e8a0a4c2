"""The inbox of a table: commands, bots' moves, news from other nodes and alarms, in one queue."""

import asyncio
from collections import deque
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeAlias, TypeVar

import msgspec

from blockcade.server.bus import EventsStored
from blockcade.server.clocks import Clock
from blockcade.server.reasons import FrameReason
from blockcade.server.store import StoreError
from blockcade.server.tables.botseats import BotTurn
from blockcade.server.tables.outbox import Outbox
from blockcade.wire.to_browser import Code, Refused
from blockcade.wire.to_server import Hand, Ping, ToServer

UNANSWERED = (Ping, Hand)  # the socket answers pings, and hands get no answer
MAX_INBOX = 256  # commands beyond it are refused as busy
FULL_INBOX_MS = 20  # before a bot or an alarm tries a full inbox again

T = TypeVar("T")


class Asked(msgspec.Struct, frozen=True):
    """A command from a page."""

    outbox: Outbox
    command: ToServer

    def refuse_busy(self, reason: FrameReason = StoreError.reason) -> bool:
        """Whether the page was told to try again."""
        if isinstance(self.command, UNANSWERED):
            return False
        self.outbox.post(Refused(self.command.command_id, Code.BUSY, reason))
        return True


class Signal(Enum):
    RANG = "rang"  # an alarm may be due
    WEIGHED = "weighed"  # gravity has come to a verdict
    BEHIND = "behind"  # other nodes have added to the log
    PRESENCE = "presence"  # a player has been away for so long that it matters, or is back
    STOP = "stop"


@dataclass(frozen=True, slots=True)
class _Waiting(Generic[T]):
    """Somebody waits for the item to be done."""

    done: "asyncio.Future[T]"

    def answer(self, result: T) -> None:
        """Does nothing if nobody waits any more."""
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: StoreError) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Awaited(_Waiting[None]):
    """Somebody waits until the table knows all events that its log had when this item was put in."""


class Closing(_Waiting[bool]):
    """The operator ends the table. `done` gets True, or False if the table was over already."""


Item: TypeAlias = Asked | BotTurn | EventsStored | Awaited | Closing | Signal


class Inbox:
    """First come, first served, by one reader; a full inbox takes no more commands."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._items: deque[Item] = deque()
        self._news: asyncio.Future[None] | None = None  # the reader waits for it

    @property
    def is_empty(self) -> bool:
        return not self._items

    async def take(self) -> Item:
        while not self._items:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._items.popleft()

    def put(self, item: Item) -> None:
        """Adds an item even to a full inbox, for the few callers that wait until it is done."""
        self._items.append(item)
        if self._news and not self._news.done():
            self._news.set_result(None)

    def offer(self, item: Item) -> bool:
        """Adds the item if there is room; returns whether there was."""
        if len(self._items) >= MAX_INBOX:
            return False
        self.put(item)
        return True

    def post(self, item: BotTurn | Signal) -> None:
        """Adds an action of the table itself. A full inbox delays it, but it is never dropped."""
        if not self.offer(item):
            self._clock.call_later(FULL_INBOX_MS, lambda: self.post(item))

    def refuse_rest(self) -> None:
        """Refuses the items that came after the end: the page may ask the next server."""
        while self._items:
            item = self._items.popleft()
            if isinstance(item, Asked):
                item.refuse_busy()
            elif isinstance(item, Awaited | Closing):
                item.fail(StoreError("the table is about to stop"))


def kind_of(command: ToServer) -> str:
    """The name of the command in its message."""
    return str(type(command).__struct_config__.tag)


def kind_of_item(item: Item) -> str:
    """The name of the item for the log, without anything that a player wrote."""
    match item:
        case Asked(command=command):
            return kind_of(command)
        case Closing():
            return "close"
        case Signal():
            return item.value
        case _:
            return "bot"
