"""What a host may choose about the server, with the values it has when nobody chooses."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from blockcade.server.limits import Limits

DATABASE_NAME = "blockcade.sqlite3"
KEY_NAME = "server.key"
OPERATOR_KEY_NAME = "operator.key"
LOOPBACK = ("127.0.0.1", "::1")


def default_bot_processes() -> int:
    """One processor is left for the server itself, if there are several."""
    own = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, own - 1)


@dataclass(frozen=True, slots=True)
class Config:
    data: Path  # the folder of the database and the server's key, unless many nodes share a database
    database: str = ""  # the address of a PostgreSQL database that nodes share
    bus: str = ""  # the address of the NATS server by which they hear of each other
    lease_ms: int = 6_000  # a node that was silent for so long has lost its duties to others
    page: Path = Path(__file__).parent / "page"  # the built browser page
    bot_pause_ms: int = (
        700  # least time a bot takes for its turn: people want to follow; races have their own
    )
    bot_seconds: float = 2.0  # longest time a bot thinks about one move
    bot_threads: int = 2  # bots of all tables that think at the same time
    bot_processes: int = field(default_factory=default_bot_processes)  # in which the Blokus engine thinks
    engine_seconds: float = 30.0  # longest time the top level of Blokus thinks about one move
    hint_seconds: float = 1.5  # how long the engine thinks about a hint
    idle_ms: int = 600_000  # a table nobody looks at leaves memory after this long
    scripted_seed: bytes | None = None  # every table draws from this one; its luck is then no secret
    limits: Limits = field(default_factory=Limits)  # on what one address and one player may ask for
    trusted_proxies: tuple[str, ...] = LOOPBACK  # whose word on a request's address and scheme is taken
    busy_timeout_ms: int = 5_000  # how long an append waits for another program that holds the database
