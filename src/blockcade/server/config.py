"""The server's settings and their defaults."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from blockcade.server.limits import ConnectionLimits, Limits

DATABASE_NAME = "blockcade.sqlite3"
KEY_NAME = "server.key"
OPERATOR_KEY_NAME = "operator.key"
OPERATOR_KEY_SETTING = "operator-key"  # the same key in a shared database
LOOPBACK = ("127.0.0.1", "::1")


def default_bot_processes() -> int:
    """One process a processor; one processor is left for the server itself if there are several."""
    own = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, own - 1)


@dataclass(frozen=True, slots=True)
class Config:
    data: Path  # the folder of the database and the server's key; unused when nodes share a database
    database: str = ""  # the address of a PostgreSQL database that several nodes share
    bus: str = ""  # the address of the NATS server that connects the nodes
    lease_ms: int = 6_000  # a node that is silent for this long loses its tables' duties to other nodes
    page: Path = Path(__file__).parent / "page"  # the built browser page
    bot_pause_ms: int = 700  # a bot's turn takes at least this long at the normal pace; not in races
    bot_seconds: float = 2.0  # a bot thinks about one move for at most this long
    bot_threads: int = 2  # how many bots of all tables think in threads at the same time
    bot_processes: int = field(default_factory=default_bot_processes)  # worker processes of the engine
    engine_seconds: float = 30.0  # the engine's top level thinks about one move for at most this long
    hint_seconds: float = 1.5  # the engine thinks about a hint for this long
    idle_ms: int = 600_000  # a table that nobody looks at leaves memory after this long
    scripted_seed: bytes | None = None  # every table uses this seed, so its luck is predictable: for tests
    limits: Limits = field(default_factory=Limits)  # rate limits per address and per player
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)
    trusted_proxies: tuple[str, ...] = LOOPBACK  # the server believes their X-Forwarded headers
    busy_timeout_ms: int = 5_000  # how long an append waits for another program that locks the database
