"""What all tables share: the store, the clock, the keys, the games and the bots."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from blockcade.bots import Bot
from blockcade.core import AnyGame
from blockcade.server.clocks import Clock
from blockcade.server.config import Config
from blockcade.server.identity import Identity
from blockcade.server.store import Store
from blockcade.server.tables.reviewing import ReviewShelf
from blockcade.server.thinking import Engine, Thinkers

SEED_BYTES = 32


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    identity: Identity
    config: Config
    clock: Clock
    games: Mapping[str, AnyGame]
    bot_for: Callable[[str, str], Bot[Any, Any]]
    levels: Callable[[str], Sequence[str]]
    thinkers: Thinkers
    engine: Engine
    reviews: ReviewShelf

    def new_seed(self) -> bytes:
        """What a new table draws its luck from."""
        return self.config.scripted_seed or secrets.token_bytes(SEED_BYTES)
