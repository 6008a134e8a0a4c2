"""Tables where bots play among themselves: they pause while nobody watches, and go on when somebody does."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from blockcade.record.events import Elapsed, Moved
from blockcade.wire.to_browser import Accepted
from tests.server.house import BOT, LINK, ME, FakeClock, House, serving

pytestmark = pytest.mark.anyio

PAUSE_MS = 20  # of a bot before its move, so that a game is not over at once


async def log_of(house: House, table: str) -> list[Any]:
    return [stamped.event for stamped in await house.server.store.log(table)]


async def moves(house: House, table: str) -> int:
    return sum(isinstance(event, Moved) for event in await log_of(house, table))


async def moves_without_watchers(house: House, table: str) -> int:
    """The number of new moves in a time in which a watched table makes dozens."""
    before = await moves(house, table)
    await asyncio.sleep(50 * PAUSE_MS / 1000)
    return await moves(house, table) - before


async def test_bots_whom_nobody_watches_do_not_play(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause_ms=PAUSE_MS) as house:
        table = await house.page().open("blokus", BOT, BOT)
        assert await moves_without_watchers(house, table) == 0
        async with house.page().at(table) as chat:
            await chat.until(lambda chat: chat.view["ply"] >= 3)


async def test_when_the_last_watcher_goes_only_the_thought_under_way_ends(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause_ms=PAUSE_MS) as house:
        page = house.page()
        table = await page.open("blokus", BOT, BOT)
        for ply in (3, 6):
            async with page.at(table) as chat:
                await chat.until(lambda chat, ply=ply: chat.view["ply"] >= ply)
            assert await moves_without_watchers(house, table) <= 2, "one on its way, and one that was thought"
            assert await moves_without_watchers(house, table) == 0


async def test_the_pause_survives_a_restart_and_ends_when_somebody_looks(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause_ms=PAUSE_MS) as house:
        page = house.page()
        table = await page.open("quarry", BOT, BOT)
        async with page.at(table) as chat:
            await chat.until(lambda chat: chat.update.seq > 5)
        await moves_without_watchers(house, table)
        assert await house.server.store.to_wake() == []
    async with serving(tmp_path, bot_pause_ms=PAUSE_MS) as house:
        assert await moves_without_watchers(house, table) == 0
        assert house.server.directory.in_memory == 0
        async with house.page().at(table) as chat:
            await chat.until(lambda chat: chat.update.over)


async def test_a_table_that_was_watched_when_the_server_died_makes_one_move_and_pauses(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, bot_pause_ms=60_000) as house:
        page = house.page()
        table = await page.open("blokus", ME, BOT)
        async with page.at(table) as chat:
            await chat.play_any(0)
            await chat.give_to_bot(0)
        assert await house.server.store.to_wake() == [table]
    async with serving(tmp_path, bot_pause_ms=PAUSE_MS) as house:
        await moves_without_watchers(house, table)
        assert await moves(house, table) == 2
        assert await house.server.store.to_wake() == []


async def test_bots_that_are_left_alone_by_people_who_gave_up_pause_too(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause_ms=PAUSE_MS) as house:
        page = house.page()
        table = await page.open("blokus", ME, BOT, BOT, BOT)
        async with page.at(table) as chat:
            assert isinstance(await chat.resign(0), Accepted)
        await moves_without_watchers(house, table)
        assert await moves_without_watchers(house, table) == 0


async def test_bots_play_on_while_a_person_holds_a_chair(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", BOT, BOT, ME)
        async with asyncio.timeout(30):
            while await moves(house, table) < 2:  # noqa: ASYNC110 - nobody watches
                await asyncio.sleep(0.02)


async def test_a_person_who_sits_down_finds_the_bots_playing(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause_ms=PAUSE_MS) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", BOT, LINK)
        async with host.at(table) as ann:
            link = ann.link(1)
            await ann.give_to_bot(1)
        await moves_without_watchers(house, table)
        async with friend.at(table) as ben:
            assert isinstance(await ben.claim(link), Accepted)
            await ben.until(lambda chat: chat.update.to_act == [1])
            assert isinstance(await ben.play_any(1), Accepted)


async def test_no_time_runs_out_during_a_pause(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, bot_pause_ms=1_000) as house:
        page = house.page()
        table = await page.open("blokus", BOT, BOT, turnSeconds="30")
        await asyncio.sleep(0.2)
        clock.pass_ms(3_600_000)
        await asyncio.sleep(0.2)
        async with page.at(table) as chat:
            clock.pass_ms(10)
            await asyncio.sleep(0.2)
            clock.pass_ms(1_000)
            await chat.until(lambda chat: chat.view["ply"] == 1)
        assert not any(isinstance(event, Elapsed) for event in await log_of(house, table))


async def test_a_paused_table_leaves_memory(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        page = house.page()
        table = await page.open("blokus", BOT, BOT)
        async with page.at(table):
            pass
        directory = house.server.directory
        async with asyncio.timeout(30):
            while table in directory.tables:
                clock.pass_ms(house.server.config.idle_ms)
                await asyncio.sleep(0.05)
                await directory.sweep()
