"""Many pages and many tables on one process: every page gets its news, and unused tables leave memory."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from blockcade.server.limits import NO_LIMITS
from blockcade.server.tables.table import Table
from blockcade.wire.to_browser import Accepted
from tests.server.house import BOT, HERE, ME, FakeClock, House, Page, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

IDLE_MS = 60_000


async def test_alarms_ring_and_moves_pass_beside_many_idle_pages(tmp_path: Path) -> None:
    clock, tables, pages_each = FakeClock(), 30, 10
    async with serving(tmp_path, clock=clock, limits=NO_LIMITS) as house:
        host = house.page()
        quiet = [await host.open("blokus", ME, HERE) for _ in range(tables)]
        belled = [await host.open("quarry", BOT, BOT, bell="on") for _ in range(tables)]
        pages = [house.page().connect(name) for name in quiet for _ in range(pages_each)]
        idle = await asyncio.gather(*(page.__aenter__() for page in pages))
        async with host.at(quiet[0]) as chat:
            await chat.until(lambda chat: chat.table.watchers == pages_each)
            for name in belled:
                async with host.at(name) as watched:
                    await watched.until(lambda chat: bool(chat.update.alarms) or chat.update.over)
            clock.pass_ms(6_000)  # the bell rings at all tables at once
            for name in belled:
                async with host.at(name) as watched:
                    await watched.until(lambda chat: chat.update.over)
            assert isinstance(await chat.play_any(0), Accepted)
            seq = chat.update.seq
            assert [(await page.pong()).sent_ms for page in idle] == [1.5] * len(idle)
            for page in idle[:pages_each]:
                await page.until_seq(seq)
        await asyncio.gather(*(page.__aexit__(None, None, None) for page in pages))


async def opened_and_seen(house: House, host: Page, *names: str) -> "weakref.WeakSet[Table]":
    seen: weakref.WeakSet[Table] = weakref.WeakSet()
    for name in names:
        async with house.server.directory.visit(name) as table:
            seen.add(table)
        async with host.at(name):
            pass
    return seen


async def test_what_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    """Finished games, games that people left in the middle, and finished games of bots."""
    clock, each = FakeClock(), 20
    async with serving(tmp_path, clock=clock, limits=NO_LIMITS, idle_ms=IDLE_MS) as house:
        host, directory = house.page(), house.server.directory
        left = [await host.open("blokus", ME, HERE) for _ in range(each)]
        ended = [await host.open("quarry", ME, HERE) for _ in range(each)]
        bots = [await host.open("quarry", BOT, BOT) for _ in range(each)]
        for name in left:
            async with host.at(name) as chat:
                await chat.play_any(0)
        for name in ended:
            async with host.at(name) as chat:
                await chat.resign(0)
        for name in bots:
            async with host.at(name) as chat:
                await chat.until(lambda chat: chat.update.over)
        seen = await opened_and_seen(house, host, *left, *ended)
        assert directory.in_memory == 3 * each
        assert len(seen) == 2 * each
        clock.pass_ms(IDLE_MS + 1)
        async with host.at(left[0]) as chat:  # a watcher keeps a table in memory
            await directory.sweep()
            async with asyncio.timeout(30):
                while len(seen) > 1:  # the server's own sweep may be running, and holds the tables it checks
                    await asyncio.sleep(0.05)
                    gc.collect()
            assert directory.in_memory == 1
            assert isinstance(await chat.play_any(1), Accepted)
        for name in (left[1], ended[0], bots[0]):
            async with host.at(name) as chat:
                assert chat.update.over == (name != left[1])
                assert name != left[1] or isinstance(await chat.play_any(1), Accepted)
        assert directory.in_memory == 4
