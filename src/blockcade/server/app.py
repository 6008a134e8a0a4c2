"""Joins the parts into one ASGI application."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from blockcade import bots
from blockcade.core import AnyGame
from blockcade.games import GAMES
from blockcade.server.admin.key import Operator
from blockcade.server.admin.overview import AdminService
from blockcade.server.admin.routes import operator_routes
from blockcade.server.backing import Backing, open_backing
from blockcade.server.clocks import Clock, SystemClock
from blockcade.server.config import Config
from blockcade.server.identity import Identity
from blockcade.server.limits import RateLimiter
from blockcade.server.logs import note
from blockcade.server.metrics.counters import Counters
from blockcade.server.metrics.exporter import MetricsExporter
from blockcade.server.metrics.health import Readiness
from blockcade.server.metrics.loop_lag import LoopLagMeter
from blockcade.server.puzzles.mistakes import OwnMistakes
from blockcade.server.puzzles.rebuilding import rebuild_if_needed
from blockcade.server.puzzles.service import PuzzleService
from blockcade.server.store import Store
from blockcade.server.store.attempt_rows import Queried
from blockcade.server.tables.directory import Directory
from blockcade.server.tables.reviewing import ReviewShelf
from blockcade.server.tables.services import Services
from blockcade.server.thinking import Engine, LocalThinkers, Pool, Thinkers, ThinkingMetrics, ThreadThinkers
from blockcade.server.transport.access import AccessMiddleware
from blockcade.server.transport.admission import Admission
from blockcade.server.transport.asgi import App, Receive, Scope, Send
from blockcade.server.transport.http import admission, api_routes
from blockcade.server.transport.lately import lately_route
from blockcade.server.transport.monitoring import Monitoring, with_key
from blockcade.server.transport.openapi import schema_route
from blockcade.server.transport.pages import Pages
from blockcade.server.transport.problems import HANDLERS
from blockcade.server.transport.puzzles import puzzle_routes
from blockcade.server.transport.router import Router
from blockcade.server.transport.socket import TableSockets
from blockcade.study import Study, find

log = logging.getLogger(__name__)

MAX_BODY_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts that tests and other hosts may replace."""

    games: Mapping[str, AnyGame] = field(default_factory=lambda: GAMES)
    clock: Clock = field(default_factory=SystemClock)
    bot_for: Callable[[str, str], bots.Bot[Any, Any]] = bots.bot_for
    levels: Callable[[str], Sequence[str]] = bots.table_levels
    find_study: Callable[[str, Mapping[str, AnyGame]], Study | None] = find


@dataclass(frozen=True, slots=True)
class Server:
    """An open server. The caller serves `app` and then calls `close`."""

    app: App
    config: Config
    admission: Admission  # decides which TCP connections are accepted
    watch_app: App  # health and metrics only, for an address that only the host can reach
    readiness: Readiness
    lag_meter: LoopLagMeter
    backing: Backing
    directory: Directory
    threads: ThreadThinkers
    pool: Pool

    @property
    def store(self) -> Store:
        return self.backing.store

    async def drain(self) -> None:
        """Answers pending commands, starts nothing new and tells every page that the server stops."""
        self.readiness.draining = True
        note(log, logging.INFO, "draining", tables=self.directory.in_memory)
        await self.directory.drain()

    async def close(self) -> None:
        """Empties the inboxes, stops the bots and the engine, then closes the store."""
        self.lag_meter.stop()
        await self.directory.close()
        self.threads.close()
        await self.pool.close()
        await self.backing.close()
        note(log, logging.INFO, "stopped")


async def open_server(config: Config, parts: Parts | None = None) -> Server:
    """Reads the page's files, opens the store and resumes tables whose bots or clocks must act.

    Raises StoreError, BadKey or OSError.
    """
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
    thinking = ThinkingMetrics()
    threads, pool = ThreadThinkers(config.bot_threads, thinking), Pool(config.bot_processes, thinking)
    engine, counts = Engine(pool), Counters()
    if isinstance(backing.store, Queried):
        await rebuild_if_needed(backing.store, parts.games)
    thinkers, queues = await _thinkers(backing, threads, engine, thinking)
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
            find_study=parts.find_study,
        )
    )
    limiter = RateLimiter(config.limits, asyncio.get_running_loop().time)
    readiness = Readiness(backing.store, counts, backing.has_bus, backing.has_queue)
    lag_meter = LoopLagMeter(counts.loop_lag)
    queues |= {"engine": lambda: pool.waiting, "threads": lambda: threads.asked}
    metrics = MetricsExporter(directory, queues, readiness, thinking)
    admin = AdminService(directory, backing.catalogue, readiness, metrics)
    routes = [
        *api_routes(directory, limiter),
        lately_route(directory.services),
        *puzzle_routes(PuzzleService(directory), OwnMistakes(directory), admission(directory, limiter)),
        *operator_routes(admin, operator),
    ]
    api = Router([*routes, schema_route(routes)], HANDLERS, MAX_BODY_BYTES)
    threads.executor.submit(_warm_up, parts.games)
    sockets = TableSockets(directory, limiter)
    access = AccessMiddleware(_by_kind(api, sockets), pages, identity, limiter, operator.is_shown)
    app = Monitoring(readiness, metrics, with_key(operator, counts), access)
    directory.start()
    lag_meter.start()
    return Server(
        app=app,
        config=config,
        admission=Admission(
            config.connections,
            counts,
            per_address=config.limits.address_connections,
            trusted=config.trusted_proxies,
        ),
        watch_app=Monitoring(readiness, metrics, lambda _: True),
        readiness=readiness,
        lag_meter=lag_meter,
        backing=backing,
        directory=directory,
        threads=threads,
        pool=pool,
    )


def _by_kind(requests: App, sockets: App) -> App:
    """Sends sockets past the router: they have a handler of their own."""

    async def api(scope: Scope, receive: Receive, send: Send) -> None:
        await (sockets if scope["type"] == "websocket" else requests)(scope, receive, send)

    return api


async def _thinkers(
    backing: Backing, threads: ThreadThinkers, engine: Engine, thinking: ThinkingMetrics
) -> tuple[Thinkers, dict[str, Callable[[], int]]]:
    """The thinkers that choose the bots' moves, and the length of each remote queue by name."""
    local = LocalThinkers(threads, engine)
    if not backing.connection:
        return local, {}
    from blockcade.server.thinking.remote import RemoteThinkers  # noqa: PLC0415 - only with a bus

    remote = RemoteThinkers(backing.connection, backing.node, local, thinking)
    await remote.start()
    return remote, {"workers": lambda: remote.asked}


def _warm_up(games: Mapping[str, AnyGame]) -> None:
    """Makes every game build its static tables, so that the first player does not wait for them."""
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
