"""Tables without sockets, files, threads or processes: the same service and the same pages, all in memory."""

import asyncio
import random
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from blockcade.core import AnyGame
from blockcade.faults.simulation.thinking import SimulatedEngine, SimulatedThinkers
from blockcade.record.events import Pace, Stamped
from blockcade.server.clocks import Clock, SystemClock
from blockcade.server.config import Config
from blockcade.server.identity import KEY_BYTES, Identity, new_id
from blockcade.server.store import Append, SeqConflict, Summary, TableRow
from blockcade.server.tables.directory import Directory
from blockcade.server.tables.outbox import Outbox
from blockcade.server.tables.reviewing import ReviewShelf
from blockcade.server.tables.services import Services
from blockcade.server.tables.table import Table
from blockcade.wire.http import NewSeat, NewTable
from blockcade.wire.to_browser import Pong, ToBrowser
from blockcade.wire.to_server import ToServer
from tests.server import house
from tests.server.house import ALL_GAMES, any_bot, any_levels

TURNS = 20  # of the event loop, after which nothing is running any more
_STORES: dict[Path, "MemoryStore"] = {}  # by the folder of the test: a restart finds the stored data


@dataclass(slots=True)
class _Kept:
    game: str
    seed: bytes
    summary: Summary
    events: list[Stamped] = field(default_factory=list[Stamped])


class MemoryStore:
    def __init__(self) -> None:
        self._tables: dict[str, _Kept] = {}

    async def append(self, *appends: Append) -> None:
        for append in appends:
            known = self._tables.get(append.table)
            if (len(known.events) if known else 0) != append.seq:
                raise SeqConflict(append.table)
        for append in appends:
            if append.opening:
                self._tables[append.table] = _Kept(append.opening.game, append.opening.seed, append.summary)
            kept = self._tables[append.table]
            kept.summary = append.summary
            kept.events += append.events

    def put(self, table: str, stamped: Stamped) -> None:
        """Writes an event without any check, as damage to a file would."""
        self._tables[table].events.append(stamped)

    async def seed(self, table: str) -> bytes | None:
        return self._tables[table].seed if table in self._tables else None

    async def log(self, table: str, after: int = 0) -> list[Stamped]:
        return self._tables[table].events[after:] if table in self._tables else []

    async def tables_of(self, player: str) -> list[TableRow]:
        return [
            TableRow(name, kept.game, kept.summary.names, kept.summary.holders[player], kept.summary.over, 0)
            for name, kept in self._tables.items()
            if player in kept.summary.holders
        ]

    async def to_wake(self) -> list[str]:
        return [name for name, kept in self._tables.items() if kept.summary.wake_ms is not None]

    async def shut(self, table: str, at_ms: int) -> bool:
        raise NotImplementedError

    async def is_shut(self, table: str) -> bool:
        return table not in self._tables

    async def ping(self) -> None: ...

    async def close(self) -> None: ...


class _InstantThinkers(SimulatedThinkers):
    def __init__(self) -> None:
        super().__init__(random.Random(0), ())

    async def wait(self) -> None: ...


class House(house.House):
    def __init__(self, directory: Directory) -> None:
        self.directory = directory

    def page(self, cookie: str = "") -> "Page":
        """A new browser, or the one that got this cookie."""
        return Page(self.directory, cookie)


class Page(house.Page):
    """Its cookie is the player's id: the tests with sockets cover signatures."""

    def __init__(self, directory: Directory, cookie: str = "") -> None:
        super().__init__("", cookie or new_id(directory.services.random_bytes))
        self._directory = directory

    async def open(
        self,
        game: str,
        *seats: NewSeat,
        takeback: bool = False,
        hints: bool | None = None,
        patience_s: int = 60,
        total_s: int = 0,
        increment_s: int = 0,
        pace: Pace = Pace.NORMAL,
        **options: str,
    ) -> str:
        asked = NewTable(game, list(seats), options, takeback, hints, patience_s, total_s, increment_s, pace)
        return await self._directory.open(asked, self.cookie)

    @asynccontextmanager
    async def at(self, table: str, **rest: Any) -> "AsyncGenerator[Chat]":
        async with self.connect(table, **rest) as chat:
            await chat.until(lambda chat: chat.updates > 0)
            yield chat

    @asynccontextmanager
    async def connect(self, table: str, **_: Any) -> "AsyncGenerator[Chat]":
        async with self._directory.visit(table) as visited:
            outbox = Outbox(self.cookie)
            visited.join(outbox)
            try:
                yield Chat(visited, outbox)
            finally:
                visited.leave(outbox)


class Chat(house.Chat):
    """Takes messages from the outbox where a socket would, and puts commands into the inbox."""

    def __init__(self, table: Table, outbox: Outbox) -> None:
        self.received: list[ToBrowser] = []
        self.updates = 0
        self._table, self._update = None, None
        self.player = outbox.player
        self._at, self._outbox = table, outbox

    @property
    def closing(self) -> tuple[int, str] | None:
        """The code and reason with which the table closed the page."""
        return self._outbox.closing

    async def next_message(self) -> bytes:
        message = await self._outbox.take()
        assert message is not None, "the table has closed the page"
        return msgspec.json.encode(message)

    async def send(self, message: ToServer | bytes | str) -> None:
        assert not isinstance(message, bytes | str)
        self._at.ask(self._outbox, message)

    async def pong(self) -> Pong:
        await settled()
        self._outbox.post(Pong(0, 0))
        while not isinstance(message := await self.receive(), Pong):
            pass
        return message


async def settled() -> None:
    """Returns when nothing is running any more, except waits for a clock."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    clock: Clock | None = None,
    games: Mapping[str, AnyGame] = MappingProxyType(ALL_GAMES),
    **settings: Any,
) -> AsyncGenerator[House]:
    """Like the server of the tests with sockets; `folder` only names the store."""
    settings.setdefault("bot_pause_ms", 0)
    thinkers, luck = _InstantThinkers(), random.Random(str(folder))
    directory = Directory(
        Services(
            store=_STORES.setdefault(folder, MemoryStore()),
            identity=Identity(bytes(KEY_BYTES)),
            config=Config(data=folder, **settings),
            clock=clock or SystemClock(),
            games=games,
            bot_for=any_bot,
            levels=any_levels,
            thinkers=thinkers,
            engine=SimulatedEngine(thinkers),
            reviews=ReviewShelf(),
            random_bytes=luck.randbytes,
        )
    )
    directory.start()
    try:
        yield House(directory)
    finally:
        await directory.close()
