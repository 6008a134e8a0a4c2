"""One address requests as much thinking as it can; people elsewhere still get their moves and hints."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from blockcade.wire.http import NewTable, OpenedTable
from blockcade.wire.to_browser import Accepted, Advice
from tests.server.house import ME, PATIENCE_SECONDS, Chat, House, Page, bot, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TABLES = 120
AT_ONCE = 10  # tables that are opened at the same time
FLOOD, HOME = ({"x-forwarded-for": address} for address in ("203.0.113.1", "198.51.100.1"))


async def opened_from(page: Page, headers: dict[str, str], table: NewTable) -> str:
    response = await page.post(msgspec.json.encode(table), headers=headers)
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=OpenedTable).table


async def flood(house: House, watching: AsyncExitStack | None = None) -> None:
    """120 tables of four level-10 bots, each opened, and perhaps watched, by a player of its own from one
    address."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with gate:
            page = house.page()
            table = await opened_from(page, FLOOD, NewTable("blokus", [bot("10")] * 4))
            if watching:
                await watching.enter_async_context(page.connect(table, headers=FLOOD, compression=None))

    await asyncio.gather(*(one() for _ in range(TABLES)))


async def until_all_wait(house: House) -> None:
    """The first moves are in the opening book; then every table needs a long search."""
    pool = house.server.pool
    async with asyncio.timeout(PATIENCE_SECONDS * 2):
        known, since = -1, monotonic()
        while pool.waiting < TABLES - 10 or monotonic() - since < 1.0:
            if pool.waiting != known:
                known, since = pool.waiting, monotonic()
            await asyncio.sleep(0.05)


async def seconds_of_a_move(chat: Chat) -> float:
    assert isinstance(await chat.play_any(0), Accepted)
    began = monotonic()
    await chat.until(lambda chat: chat.update.to_act == [0])
    return monotonic() - began


async def test_s_48_a_flood_of_strong_bots_does_not_hold_up_moves_and_hints_elsewhere(
    tmp_path: Path,
) -> None:
    """Neither limits nor the pause of unwatched tables help here: only the fair share does."""
    async with serving(tmp_path, bot_processes=1) as house, AsyncExitStack() as watching:
        await flood(house, watching)
        await until_all_wait(house)
        page = house.page()
        table = await opened_from(page, HOME, NewTable("blokus", [ME, bot("1")]))
        async with page.at(table, headers=HOME) as chat, asyncio.timeout(PATIENCE_SECONDS):
            assert isinstance(await chat.hint(0), Advice)  # it may have to start a process
            moves = [await seconds_of_a_move(chat) for _ in range(4)]
            assert isinstance(await chat.hint(0), Advice)
        assert max(moves) < 2.0, moves
        assert house.server.pool.waiting >= TABLES // 2, "they still wait, so it was not idle"


async def test_s_48_a_strong_bot_elsewhere_gets_its_share(tmp_path: Path) -> None:
    """It waits for the running search, not for those of all 120 tables."""
    async with (
        serving(tmp_path, bot_processes=1, engine_seconds=1.0) as house,
        AsyncExitStack() as watching,
    ):
        await flood(house, watching)
        await until_all_wait(house)
        page = house.page()
        table = await opened_from(page, HOME, NewTable("blokus", [ME, bot("9")]))
        async with page.at(table, headers=HOME) as chat, asyncio.timeout(PATIENCE_SECONDS):
            for _ in range(2):
                await seconds_of_a_move(chat)


async def test_s_49_bots_whom_nobody_watches_do_not_think(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=1) as house:
        await flood(house)
        await asyncio.sleep(1.0)
        assert house.server.pool.waiting == 0
        assert house.server.pool.process_ids == []
