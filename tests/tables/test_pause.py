"""Between the rounds of a race everybody may ask for a pause, and it ends when those who may say so do."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from blockcade.wire.to_browser import Accepted
from blockcade.wire.to_server import Pause, Resume
from tests.server.house import HERE, ME, FakeClock, reason
from tests.tables.memory import Chat, serving
from tests.tables.test_races import (
    BLOCKING,
    COUNTDOWN_MS,
    SEED,
    all_ready,
    into_the_race,
    phase,
    three_at_a_table,
)

pytestmark = pytest.mark.anyio


async def pause(chat: Chat, seat: int) -> str:
    return reason(await chat.ask(Pause(command_id=f"p{seat}", seat=seat)))


async def go_on(chat: Chat, seat: int) -> str:
    return reason(await chat.ask(Resume(command_id=f"r{seat}", seat=seat)))


async def paused(chat: Chat, by: int | None) -> None:
    await chat.until(lambda chat: chat.table.paused_by == by)


async def test_a_pause_stops_the_countdown_and_the_one_who_asked_ends_it(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house, AsyncExitStack() as stack:
        ann, ben, cam = chats = await three_at_a_table(house, stack)
        await all_ready(chats)
        await phase(cam, "countdown")
        assert not await pause(ben, 1)
        await cam.until(lambda chat: chat.update.alarms == [])
        await paused(cam, 1)
        await asyncio.sleep(0.05)
        clock.pass_ms(100 * COUNTDOWN_MS)
        await asyncio.sleep(0.05)
        assert await ann.pong()
        assert ann.view["phase"] == "countdown"
        assert not await go_on(ben, 1)
        await cam.until(lambda chat: chat.update.alarms != [])
        assert cam.update.alarms[0].left_ms == COUNTDOWN_MS, "the whole count again"
        await paused(cam, None)


async def test_a_pause_that_is_asked_for_during_a_race_comes_after_it(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house, AsyncExitStack() as stack:
        ann, ben, cam = chats = await three_at_a_table(house, stack)
        await into_the_race(chats, clock)
        assert not await pause(cam, 2)
        assert isinstance(await ann.play(0, BLOCKING), Accepted), "the race goes on"
        await phase(ben, "countdown")
        assert ben.update.alarms == []
        assert ben.table.paused_by == 2


async def test_the_host_ends_it_alone_and_the_others_only_together(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house, AsyncExitStack() as stack:
        ann, ben, cam = chats = await three_at_a_table(house, stack)
        await all_ready(chats)
        assert not await pause(ann, 0)
        assert not await go_on(ben, 1)
        await cam.until(lambda chat: chat.table.going == [1])
        assert cam.table.paused_by == 0, "one of two others is not enough"
        assert not await go_on(cam, 2)
        await paused(ann, None)
        assert not reason(await cam.ask(Pause(command_id="again", seat=2)))
        await paused(ann, 2)
        assert not await go_on(ann, 0)
        await paused(cam, None)


async def test_nobody_is_kept_waiting_by_a_player_who_has_left(tmp_path: Path) -> None:
    async with serving(tmp_path, scripted_seed=SEED) as house, AsyncExitStack() as stack:
        ann, ben, _ = chats = await three_at_a_table(house, stack)
        await all_ready(chats)
        assert not await pause(ben, 1)
        await paused(ann, 1)
        await ben.resign(1)
        await paused(ann, None)
        await ann.until(lambda chat: chat.update.alarms != [])


async def test_only_the_own_seat_asks_and_only_where_the_game_has_pauses(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page, other = house.page(), house.page()
        table = await page.open("blockyou", ME, HERE)
        async with page.at(table) as chat, other.at(table) as stranger:
            assert await pause(stranger, 0) == "not-your-seat"
            assert await go_on(stranger, 0) == "not-your-seat"
            assert not await go_on(chat, 0), "without a pause it changes nothing"
        async with page.at(await page.open("blackout", ME, HERE)) as chat:
            assert await pause(chat, 0) == "wrong-phase"


async def test_a_pause_outlives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, scripted_seed=SEED) as house:
        page = house.page()
        table = await page.open("blockyou", ME, HERE)
        async with page.at(table) as chat:
            for seat in range(2):
                await chat.play(seat, "ready")
            assert not await pause(chat, 1)
    async with serving(tmp_path) as house, house.page(page.cookie).at(table) as chat:
        assert chat.table.paused_by == 1
        assert chat.update.alarms == []
