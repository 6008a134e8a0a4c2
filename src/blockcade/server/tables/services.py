"""What all tables share: the store, the clock, the keys, the games and the bots."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from blockcade.bots import Bot
from blockcade.core import AnyGame, SeededDice
from blockcade.server.clocks import Clock
from blockcade.server.config import Config
from blockcade.server.identity import Identity, new_id
from blockcade.server.store import Store
from blockcade.server.tables.reviewing import ReviewShelf
from blockcade.server.thinking import Engine, Thinkers

SEED_BYTES = 32
T = TypeVar("T")


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
    random_bytes: Callable[[int], bytes] = secrets.token_bytes  # where all luck and all names come from

    def new_seed(self) -> bytes:
        """What a new table draws its luck from."""
        return self.config.scripted_seed or self.random_bytes(SEED_BYTES)

    def new_table(self) -> str:
        """The name of a new table."""
        return new_id(self.random_bytes)

    def any_of(self, choices: Sequence[T]) -> T:
        """One of them, whichever."""
        return choices[SeededDice(self.random_bytes(SEED_BYTES)).roll(len(choices))]
