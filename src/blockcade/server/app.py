"""Joins the parts into one ASGI application."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, cast

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from blockcade import bots
from blockcade.core import AnyGame
from blockcade.games import GAMES
from blockcade.server.backing import Backing, open_backing
from blockcade.server.clocks import Clock, SystemClock
from blockcade.server.config import Config
from blockcade.server.identity import Identity
from blockcade.server.limits import Turnstile
from blockcade.server.operating.key import Operator
from blockcade.server.operating.overview import Office
from blockcade.server.operating.routes import operator_routes
from blockcade.server.store import Store
from blockcade.server.tables.directory import Directory
from blockcade.server.tables.reviewing import ReviewShelf
from blockcade.server.tables.services import Services
from blockcade.server.thinking import Engine, HouseThinkers, Pool, Thinkers, ThreadThinkers
from blockcade.server.transport.asgi import App, Receive, Scope, Send
from blockcade.server.transport.doorman import Doorman
from blockcade.server.transport.http import api_routes
from blockcade.server.transport.pages import Pages
from blockcade.server.transport.problems import HANDLERS
from blockcade.server.transport.socket import TableSockets
from blockcade.server.transport.watchman import Watchman, with_key
from blockcade.server.watching.counts import Counts
from blockcade.server.watching.exposition import Figures
from blockcade.server.watching.health import Readiness
from blockcade.server.watching.logs import note
from blockcade.server.watching.pulse import Pulse

log = logging.getLogger(__name__)

MAX_BODY_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Parts:
    """What tests and other hosts may put in place of the usual."""

    games: Mapping[str, AnyGame] = field(default_factory=lambda: GAMES)
    clock: Clock = field(default_factory=SystemClock)
    bot_for: Callable[[str, str], bots.Bot[Any, Any]] = bots.bot_for
    levels: Callable[[str], Sequence[str]] = bots.table_levels


@dataclass(frozen=True, slots=True)
class Server:
    """A server that is open: serve `app`, and when that is over, `close`."""

    app: App
    config: Config
    watch_app: App  # health and figures alone, for an address that only the host can reach
    readiness: Readiness
    pulse: Pulse
    backing: Backing
    directory: Directory
    threads: ThreadThinkers
    pool: Pool

    @property
    def store(self) -> Store:
        return self.backing.store

    async def drain(self) -> None:
        """What was asked is answered, nothing more is begun, and every page is told that the server stops."""
        self.readiness.draining = True
        note(log, logging.INFO, "draining", tables=self.directory.in_memory)
        await self.directory.drain()

    async def close(self) -> None:
        """Inboxes are emptied, thinking ends, then the store is closed."""
        self.pulse.stop()
        await self.directory.close()
        self.threads.close()
        await self.pool.close()
        await self.backing.close()
        note(log, logging.INFO, "stopped")


async def open_server(config: Config, parts: Parts | None = None) -> Server:
    """Reads the page, opens the store and wakes what has to go on, or StoreError, BadKey, OSError."""
    backing = await open_backing(config)
    try:
        return await _open(config, parts or Parts(), backing)
    except BaseException:
        await backing.close()
        raise


async def _open(config: Config, parts: Parts, backing: Backing) -> Server:
    identity = Identity(backing.key)
    operator = Operator(backing.operator_key)
    pages = await asyncio.to_thread(Pages, config.page)
    threads, pool = ThreadThinkers(config.bot_threads), Pool(config.bot_processes)
    engine, counts = Engine(pool), Counts()
    thinkers, queues = await _thinkers(backing, threads, engine)
    directory = Directory(
        Services(
            store=backing.store,
            identity=identity,
            config=config,
            clock=parts.clock,
            games=parts.games,
            bot_for=parts.bot_for,
            levels=parts.levels,
            thinkers=thinkers,
            engine=engine,
            reviews=ReviewShelf(),
            counts=counts,
            bus=backing.bus,
            node=backing.node,
        )
    )
    turnstile = Turnstile(config.limits, asyncio.get_running_loop().time)
    readiness, pulse = Readiness(backing.store, counts, backing.has_bus), Pulse(counts.loop_lag)
    queues |= {"engine": lambda: pool.waiting, "threads": lambda: threads.asked}
    figures = Figures(directory, queues, readiness)
    office = Office(directory, backing.catalogue, readiness, figures)
    api = Litestar(
        route_handlers=[*api_routes(directory, turnstile), *operator_routes(office, operator)],
        exception_handlers=HANDLERS,
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Blockcade",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    threads.executor.submit(_warm_up, parts.games)
    sockets = TableSockets(directory, turnstile)
    doorman = Doorman(_by_kind(cast("App", api), sockets), pages, identity, turnstile)
    app = Watchman(readiness, figures, with_key(operator, counts), doorman)
    directory.start()
    pulse.start()
    return Server(
        app=app,
        config=config,
        watch_app=Watchman(readiness, figures, lambda _: True),
        readiness=readiness,
        pulse=pulse,
        backing=backing,
        directory=directory,
        threads=threads,
        pool=pool,
    )


def _by_kind(requests: App, sockets: App) -> App:
    """Messages on sockets are many and small; they need nothing of what serves requests."""

    async def api(scope: Scope, receive: Receive, send: Send) -> None:
        await (sockets if scope["type"] == "websocket" else requests)(scope, receive, send)

    return api


async def _thinkers(
    backing: Backing, threads: ThreadThinkers, engine: Engine
) -> tuple[Thinkers, dict[str, Callable[[], int]]]:
    """Who thinks for bots, and how much waits elsewhere."""
    house = HouseThinkers(threads, engine)
    if not backing.connection:
        return house, {}
    from blockcade.server.thinking.remote import RemoteThinkers  # noqa: PLC0415 - only with a bus

    remote = RemoteThinkers(backing.connection, backing.node, house)
    await remote.start()
    return remote, {"workers": lambda: remote.asked}


def _warm_up(games: Mapping[str, AnyGame]) -> None:
    """Lets games build their tables before the first person waits for them."""
    for game in games.values():
        state = game.initial(game.setup(game.players[0], {}))
        for who in game.to_act(state):
            game.legal_moves(state, who)


@asynccontextmanager
async def running_server(config: Config, parts: Parts | None = None) -> AsyncGenerator[Server]:
    """An open server for as long as the block lasts."""
    server = await open_server(config, parts)
    try:
        yield server
    finally:
        await server.close()
