"""Rebuilds what is known about attempts and ratings from the tables' logs, which alone are the truth."""

import logging
from collections.abc import Callable, Mapping
from typing import Protocol

from blockcade.core import AnyGame
from blockcade.projections.attempts import attempt_of
from blockcade.record import BadLog
from blockcade.record.fold import Fold
from blockcade.server.logs import note
from blockcade.server.store import Store
from blockcade.server.store.attempt_rows import CLEAR, NAME, VERSION, Queried, Statement, put_statements
from blockcade.server.store.first_event import STUDY
from blockcade.study import Study, find

log = logging.getLogger(__name__)

_SAY_VERSION = (
    "INSERT INTO {s}projections VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET version = excluded.version"
)


class QueriedStore(Store, Queried, Protocol):
    """A store that also answers queries."""


async def rebuild_if_needed(store: QueriedStore, games: Mapping[str, AnyGame]) -> None:
    """At the start of a server: its rows must mean what this version means by them."""
    rows = await store.ask_rows("SELECT version FROM {s}projections WHERE name = $1", NAME)
    if not rows or rows[0][0] != VERSION:
        count = await rebuild(store, games)
        if rows or count:  # a new store has nothing to rebuild
            note(log, logging.INFO, "puzzles-rebuilt", attempts=count)


async def rebuild(
    store: QueriedStore,
    games: Mapping[str, AnyGame],
    find_study: Callable[[str, Mapping[str, AnyGame]], Study | None] = find,
) -> int:
    """Throws all rows away and writes them anew, in one transaction. Returns how many attempts there are.

    Nobody may play meanwhile: what is decided while the logs are read would be missing. Ratings are computed
    again when somebody asks for them.
    """
    statements: list[Statement] = [(sql, ()) for sql in CLEAR]
    count = 0
    for (table,) in await store.ask_rows("SELECT id FROM {s}tables WHERE game LIKE $1", f"%{STUDY}"):
        try:
            fold = Fold.of(await store.log(table), games)
        except BadLog as error:
            note(log, logging.ERROR, "table-damaged", table=table, error=error)
            continue
        study = find_study(fold.opened.study, games)
        attempt = attempt_of(table, fold, is_done=study is not None and study.is_done(fold))
        if attempt:
            count += 1
            statements += put_statements(attempt)[:1]  # no ratings are left that it could take back
    statements.append((_SAY_VERSION, (NAME, VERSION)))
    await store.run_all(statements)
    return count
