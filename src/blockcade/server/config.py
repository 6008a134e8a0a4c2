"""What a host may choose about the server, with the values it has when nobody chooses."""

from dataclasses import dataclass
from pathlib import Path

DATABASE_NAME = "blockcade.sqlite3"
KEY_NAME = "server.key"


@dataclass(frozen=True, slots=True)
class Config:
    data: Path  # the folder of the database and the server's key
    page: Path = Path(__file__).parent / "page"  # the built browser page
    bot_pause_ms: int = (
        700  # least time a bot takes for its turn: people want to follow; races have their own
    )
    bot_seconds: float = 2.0  # longest time a bot thinks about one move
    bot_threads: int = 2  # bots of all tables that think at the same time
    idle_ms: int = 600_000  # a table nobody looks at leaves memory after this long
    scripted_seed: bytes | None = None  # every table draws from this one; its luck is then no secret
    busy_timeout_ms: int = 5_000  # how long an append waits for another program that holds the database
