"""Rows of attempts are stored together with the events that they follow from, in both databases."""

import pytest
from msgspec.structs import replace

from blockcade.projections.attempts import DAY_MS, PuzzleAttempt, Told
from blockcade.server.store import SeqConflict
from blockcade.server.store.attempt_rows import COLUMNS, attempt_in
from tests.server.test_store import OPENED, AnyStore, Opener, appending, open_store

__all__ = ["open_store"]

pytestmark = pytest.mark.anyio

OPEN = PuzzleAttempt("t1", "ann", "Ann", "quarry", "quarry-1", Told.MIXED, "", 5 * DAY_MS)
DECIDED = replace(OPEN, ended_ms=5 * DAY_MS + 9, right=True, solved_ms=5 * DAY_MS + 9)


async def kept(store: AnyStore) -> list[PuzzleAttempt]:
    rows = await store.ask_rows(f"SELECT {COLUMNS} FROM {{s}}attempts ORDER BY table_id")
    return [attempt_in(row) for row in rows]


async def test_an_attempt_is_kept_with_its_events_or_not_at_all(open_store: Opener) -> None:
    store = await open_store()
    await store.append(replace(appending("t1", 0, [OPENED]), attempt=OPEN))
    assert await kept(store) == [OPEN]
    with pytest.raises(SeqConflict):
        await store.append(replace(appending("t1", 7, [OPENED]), attempt=DECIDED))
    assert await kept(store) == [OPEN]
    await store.append(replace(appending("t1", 1, [OPENED]), attempt=DECIDED))
    await store.close()
    assert await kept(await open_store()) == [DECIDED]


async def test_a_late_attempt_takes_the_ratings_of_its_day_back(open_store: Opener) -> None:
    store = await open_store()
    await store.append(replace(appending("t1", 0, [OPENED]), attempt=OPEN))
    days = [("INSERT INTO {s}rated_days VALUES ($1)", (day,)) for day in (4, 5, 6)]
    await store.run_all([*days, ("INSERT INTO {s}ratings VALUES ($1, $2, $3, $3, $3)", ("x", 5, 1.5))])
    await store.append(replace(appending("t1", 1, [OPENED]), attempt=DECIDED))
    assert [tuple(row) for row in await store.ask_rows("SELECT day FROM {s}rated_days")] == [(4,)]
    assert not await store.ask_rows("SELECT subject FROM {s}ratings")


async def test_statements_run_together_or_not_at_all(open_store: Opener) -> None:
    store = await open_store()
    day = ("INSERT INTO {s}rated_days VALUES ($1)", (4,))
    with pytest.raises(SeqConflict):
        await store.run_all([day, day])
    assert not await store.ask_rows("SELECT day FROM {s}rated_days")
