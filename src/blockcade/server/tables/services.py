"""What all tables share: the store, the clock, the keys, the games and the bots."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, TypeVar

from blockcade.bots import Bot
from blockcade.core import AnyGame, SeededDice
from blockcade.server.bus import Bus
from blockcade.server.clocks import Clock
from blockcade.server.config import Config
from blockcade.server.identity import Identity, new_id
from blockcade.server.store import Append, SeqConflict, Store, StoreError
from blockcade.server.tables.reviewing import ReviewShelf
from blockcade.server.thinking import Engine, Thinkers
from blockcade.server.watching.counts import Counts

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
    node: str = ""  # what this one is called among them
    random_bytes: Callable[[int], bytes] = secrets.token_bytes  # where all luck and all names come from
    counts: Counts = field(default_factory=Counts)

    async def append(self, *appends: Append) -> None:
        """Keeps them in the store, as `Store.append`, and counts how long that took or that it failed."""
        began = perf_counter()
        try:
            await self.store.append(*appends)
        except StoreError as error:
            self.counts.store_failed(
                "conflict" if isinstance(error, SeqConflict) else "unsure" if error.unsure else "failed"
            )
            raise
        self.counts.appended(perf_counter() - began)

    def new_seed(self) -> bytes:
        """What a new table draws its luck from."""
        return self.config.scripted_seed or self.random_bytes(SEED_BYTES)

    def new_table(self) -> str:
        """The name of a new table."""
        return new_id(self.random_bytes)

    def any_of(self, choices: Sequence[T]) -> T:
        """One of them, whichever."""
        return choices[SeededDice(self.random_bytes(SEED_BYTES)).roll(len(choices))]
