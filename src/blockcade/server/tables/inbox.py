"""What a table has yet to do: commands, bots' moves, news from other nodes and alarms, in one line."""

import asyncio
from collections import deque
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

import msgspec

from blockcade.server.bus import Kept
from blockcade.server.clocks import Clock
from blockcade.server.store import StoreError
from blockcade.server.tables.botseats import BotTurn
from blockcade.server.tables.outbox import Outbox
from blockcade.wire.to_browser import Code, Refused
from blockcade.wire.to_server import Hand, Ping, ToServer

UNANSWERED = (Ping, Hand)  # the socket sees to the first, and nobody waits to hear of a hand
MAX_INBOX = 256  # who comes then is told to try again
FULL_INBOX_MS = 20  # until a bot or an alarm that finds it full tries again


class Asked(msgspec.Struct, frozen=True):
    """A command from a page."""

    outbox: Outbox
    command: ToServer

    def refuse_busy(self) -> bool:
        """Whether the page was told to try again."""
        if isinstance(self.command, UNANSWERED):
            return False
        self.outbox.post(Refused(self.command.command_id, Code.BUSY, "busy"))
        return True


class Signal(Enum):
    RANG = "rang"  # an alarm may be due
    WEIGHED = "weighed"  # gravity has come to a verdict
    BEHIND = "behind"  # other nodes have added to the log
    STOP = "stop"


@dataclass(frozen=True, slots=True)
class Awaited:
    """Somebody waits until the table knows what its log held when this was put into the inbox."""

    done: "asyncio.Future[None]"


@dataclass(frozen=True, slots=True)
class Closing:
    """The operator ends the table. `done` gets True if that did it, False if it was over already."""

    done: "asyncio.Future[bool]"


Item: TypeAlias = Asked | BotTurn | Kept | Awaited | Closing | Signal


class Inbox:
    """Whoever comes first is served first, by the one who takes; a full inbox takes no more commands."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._items: deque[Item] = deque()
        self._news: asyncio.Future[None] | None = None  # what the one who takes waits for

    @property
    def is_empty(self) -> bool:
        return not self._items

    async def take(self) -> Item:
        while not self._items:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._items.popleft()

    def put(self, item: Item) -> None:
        """For the few who wait until it is done: they always find room."""
        self._items.append(item)
        if self._news and not self._news.done():
            self._news.set_result(None)

    def offer(self, item: Item) -> bool:
        """Whether there was room for it."""
        if len(self._items) >= MAX_INBOX:
            return False
        self.put(item)
        return True

    def post(self, item: BotTurn | Signal) -> None:
        """What the table does of its own accord waits here like everything else, and is never left out."""
        if not self.offer(item):
            self._clock.call_later(FULL_INBOX_MS, lambda: self.post(item))

    def refuse_rest(self) -> None:
        """Whoever asked when all had ended already may ask again, of the server that comes next."""
        while self._items:
            item = self._items.popleft()
            if isinstance(item, Asked):
                item.refuse_busy()
            elif isinstance(item, Awaited | Closing) and not item.done.done():
                item.done.set_exception(StoreError("the table is about to stop"))


def kind_of(command: ToServer) -> str:
    """What the command is called on the wire."""
    return str(type(command).__struct_config__.tag)


def kind_of_item(item: Item) -> str:
    """What the table was doing, without what a player wrote."""
    match item:
        case Asked(command=command):
            return kind_of(command)
        case Closing():
            return "close"
        case Signal():
            return item.value
        case _:
            return "bot"
