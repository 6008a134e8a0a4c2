"""One simulated server process: the real table service on simulated edges, killed and restarted."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from blockcade import bots
from blockcade.bots import Bot
from blockcade.bots.any_game import RandomBot
from blockcade.faults.simulation.clock import SimulatedClock
from blockcade.faults.simulation.cluster import LEASE_SECONDS, SharedSimulatedStore, SimulatedBus
from blockcade.faults.simulation.disk import SimulatedStore
from blockcade.faults.simulation.loop import Process
from blockcade.faults.simulation.net import GONE, SimulatedSocket
from blockcade.faults.simulation.promises import Broken, Promise
from blockcade.faults.simulation.scenario import ALL_GAMES, levels_for
from blockcade.faults.simulation.thinking import SimulatedEngine, SimulatedThinkers
from blockcade.faults.simulation.witness import Page
from blockcade.server.config import Config
from blockcade.server.limits import Guest, Limits, RateLimiter
from blockcade.server.tables.directory import Directory
from blockcade.server.tables.reviewing import ReviewShelf
from blockcade.server.tables.services import Services
from blockcade.server.transport.access import GUEST_KEY, PLAYER_KEY
from blockcade.server.transport.socket import TableSockets
from blockcade.server.transport.talking import WEBSOCKET_KEY
from blockcade.testkit.quarry import QUARRY

if TYPE_CHECKING:
    from blockcade.faults.simulation.people import Person
    from blockcade.faults.simulation.world import World

STOP_SECONDS = 120.0
IDLE_MS = 20_000
LEASE_MS = int(1000 * LEASE_SECONDS)
T = TypeVar("T")


class Node:
    def __init__(self, world: "World", name: str) -> None:
        self.name = name
        self.clock = SimulatedClock(world.luck.randrange(-1500, 1500) if world.scenario.nodes > 1 else 0)
        self.thinkers = SimulatedThinkers(world.scenario.luck(f"{name}/thinking"), world.scenario.mishaps)
        self.directory: Directory | None = None  # None: not running
        self._world = world
        self._luck = world.scenario.luck(name)
        self._process = Process(name, is_alive=False)
        self._starts = 0
        self._bus: SimulatedBus | None = None
        self._lines: dict[SimulatedSocket, asyncio.Task[None]] = {}
        self._sockets: TableSockets | None = None

    @property
    def is_up(self) -> bool:
        return self.directory is not None

    def start(self) -> None:
        """Start a new process, which knows only the disk's content."""
        self._world.trace(self.name, "starts")
        self._starts += 1
        many = self._world.scenario.nodes > 1
        self._process = Process(f"{self.name}.{self._starts}" if many else self.name)
        self._process.context().run(self._begin)

    def kill(self) -> None:
        """Kill the process at once, without any clean-up."""
        self._world.trace(self.name, "is killed")
        self._end()

    async def stop(self) -> None:
        """Stop in order: close pages, empty inboxes, close the store."""
        directory, self.directory = self.directory, None
        assert directory
        self._world.trace(self.name, "is stopped")
        closing = self._world.loop.spawn(self._process, _close(directory))
        await asyncio.wait([closing], timeout=STOP_SECONDS)
        if not closing.done():
            raise Broken(Promise.ALIVE, f"{self.name} had not stopped after {STOP_SECONDS:.0f} s")
        self._world.trace(self.name, "has stopped")
        self._end()

    async def close_table(self, name: str) -> None:
        """End a table as the operator does."""
        self._world.trace(self.name, f"is told to close {name[:6]}")
        if self.directory:
            done = await self.ask(_close_table(self.directory, name), patience=60.0)
            self._world.trace(
                self.name, f"says that {name[:6]} {'is' if done else 'was or could not be'} closed"
            )

    def pause(self, seconds: float) -> None:
        self._world.trace(self.name, f"does nothing for {seconds:.1f} s")
        self._process.paused_until = self._world.loop.time() + seconds

    def connect(self, person: "Person") -> SimulatedSocket:
        sockets, world = self._sockets, self._world
        assert sockets
        page = Page(person.player, person.table, person.seen.get(person.table, 0))
        world.trace(person.name, f"connects to {self.name} for {person.table[:6]}")
        line = SimulatedSocket(
            world.loop,
            self._luck,
            self._process,
            on_leaving=lambda text: world.watch(lambda: world.witness.leaves(page, text)),
            on_frame=person.on_frame,
            on_close=person.on_close,
        )
        scope: dict[str, Any] = {
            "path": f"/api/tables/{person.table}/socket",
            "query_string": b"",
            "extensions": {WEBSOCKET_KEY: line.server},
            PLAYER_KEY: person.player,
            GUEST_KEY: Guest(person.player, person.name),
        }
        serving = sockets(scope, line.server.receive, line.server.send)
        self._lines[line] = task = world.loop.spawn(self._process, serving)
        task.add_done_callback(lambda _: self._hang_up(line))
        return line

    def _hang_up(self, line: SimulatedSocket) -> None:
        """Close a socket without a handler, as an HTTP server does."""
        self._lines.pop(line, None)
        line.server.hang_up(GONE, "")

    async def ask(self, asking: Coroutine[Any, Any, T], patience: float = 20.0) -> T | None:
        """Return the process's answer to a request; None if there is none."""
        task = self._world.loop.spawn(self._process, asking)
        await asyncio.wait([task], timeout=patience)
        return None if not task.done() or task.cancelled() or task.exception() else task.result()

    def cut_one(self, *, unseen: bool) -> None:
        if lines := [line for line in self._lines if line.is_open]:
            self._luck.choice(lines).cut(self._luck.uniform(0, 60) if unseen else 0.0)

    def part(self) -> None:
        """Disconnect this node from the others for a while."""
        if bus := self._bus:
            self._world.trace(self.name, "hears nothing of the others")
            bus.part()
            self._world.loop.call_later(self._luck.uniform(0, 15), bus.rejoin)

    def _begin(self) -> None:
        world = self._world
        shares = world.scenario.nodes > 1
        self._bus = SimulatedBus(world.hub, self._process) if shares else None
        self.directory = Directory(
            Services(
                store=(SharedSimulatedStore if shares else SimulatedStore)(world.disk, self._process),
                identity=world.identity,
                config=Config(data=Path(), bot_pause_ms=1_000, idle_ms=IDLE_MS, lease_ms=LEASE_MS),
                clock=self.clock,
                games=ALL_GAMES,
                bot_for=_bot_for,
                levels=levels_for,
                thinkers=self.thinkers,
                engine=SimulatedEngine(self.thinkers),
                reviews=ReviewShelf(),
                random_bytes=self._luck.randbytes,
                bus=self._bus,
                node=self._process.name,
            )
        )
        limiter = RateLimiter(Limits(), world.loop.time)
        self._sockets = TableSockets(self.directory, limiter)
        self.directory.start()

    def _end(self) -> None:
        self._process.is_alive = False
        self.directory = None
        lines, self._lines = list(self._lines), {}
        for line in lines:
            line.say_goodbye(GONE, "")


async def _close_table(directory: Directory, name: str) -> bool:
    async with directory.visit(name) as table:
        return await table.end()


async def _close(directory: Directory) -> None:
    await directory.drain()
    await directory.close()
    await directory.services.store.close()


def _bot_for(key: str, level: str) -> Bot[Any, Any]:
    return RandomBot() if key == QUARRY.key else bots.bot_for(key, level)
