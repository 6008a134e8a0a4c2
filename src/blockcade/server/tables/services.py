"""The services that all tables share: the store, the clock, the keys, the games and the bots."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, TypeVar

from blockcade.bots import Bot, thinks_long
from blockcade.core import AnyGame, SeededDice
from blockcade.server.bus import Bus
from blockcade.server.clocks import Clock
from blockcade.server.config import Config
from blockcade.server.guests import Guests
from blockcade.server.identity import Identity, new_id
from blockcade.server.metrics.counters import Counters
from blockcade.server.store import Append, DiskFull, SeqConflict, Store, StoreError
from blockcade.server.tables.reviewing import ReviewShelf
from blockcade.server.thinking import Engine, Thinkers
from blockcade.study import Study, find

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
    bus: Bus | None = None  # to other nodes; None: there are none, and the store is ours alone
    node: str = ""  # the name of this node
    random_bytes: Callable[[int], bytes] = secrets.token_bytes  # the source of all seeds and names
    counts: Counters = field(default_factory=Counters)
    guests: Guests = field(default_factory=Guests)
    find_study: Callable[[str, Mapping[str, AnyGame]], Study | None] = find

    async def append(self, *appends: Append) -> None:
        """Calls `Store.append`; measures how long it takes, or counts that it failed."""
        began = perf_counter()
        try:
            await self.store.append(*appends)
        except StoreError as error:
            self.counts.store_failed(_kind_of(error))
            raise
        self.counts.appended(perf_counter() - began)

    def new_seed(self) -> bytes:
        """The seed of a new table's luck."""
        return self.config.scripted_seed or self.random_bytes(SEED_BYTES)

    def new_table(self) -> str:
        """The name of a new table."""
        return new_id(self.random_bytes)

    def study(self, study: str) -> Study | None:
        """The study of this id; None: the id is empty, or this version has no such study."""
        return self.find_study(study, self.games) if study else None

    def is_strong(self, game_key: str, level: str) -> bool:
        """Whether a bot of this level thinks for seconds; False for unknown levels."""
        return level in self.levels(game_key) and thinks_long(self.bot_for(game_key, level))

    def any_of(self, choices: Sequence[T]) -> T:
        """A random one of them."""
        return choices[SeededDice(self.random_bytes(SEED_BYTES)).roll(len(choices))]


def _kind_of(error: StoreError) -> str:
    match error:
        case SeqConflict():
            return "conflict"
        case DiskFull():
            return DiskFull.reason
        case _:
            return "unsure" if error.unsure else "failed"
