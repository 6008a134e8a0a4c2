"""People choose how fast the bots of their table play: quick, normal or slow."""

from pathlib import Path

import pytest

from blockcade.record.events import Pace
from blockcade.wire.to_browser import Accepted
from tests.server.house import BOT, LINK, ME, FakeClock, reason
from tests.tables.memory import Chat, serving

pytestmark = pytest.mark.anyio

PAUSE_MS = 700


async def pause_of_bot(chat: Chat, clock: FakeClock) -> int:
    """Plays a move, and measures in steps of 100 ms how long the bot on the next seat takes."""
    await chat.play_any(0)
    began_ms = clock.now_ms()
    await chat.pong()
    while chat.update.to_act != [0]:
        assert clock.now_ms() < began_ms + 60_000
        clock.pass_ms(100)
        await chat.pong()
    return clock.now_ms() - began_ms


@pytest.mark.parametrize(("pace", "pause_ms"), [(Pace.QUICK, 0), (Pace.NORMAL, 700), (Pace.SLOW, 2_100)])
async def test_a_table_opens_with_the_pace_of_its_host(tmp_path: Path, pace: Pace, pause_ms: int) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, bot_pause_ms=PAUSE_MS) as house:
        page = house.page()
        async with page.at(await page.open("blokus", ME, BOT, pace=pace, starter="0")) as chat:
            assert chat.table.pace is pace
            assert await pause_of_bot(chat, clock) == pause_ms


async def test_a_choice_counts_from_the_next_turn_of_a_bot_and_for_everybody(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, bot_pause_ms=PAUSE_MS) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, BOT, LINK, BOT, starter="0")
        async with host.at(table) as ann, friend.at(table) as ben:
            assert reason(await ben.set_pace(Pace.SLOW)) == "not-your-seat"
            await ben.claim(ann.link(2))
            assert isinstance(await ben.set_pace(Pace.SLOW), Accepted)
            await ann.until(lambda chat: chat.table.pace is Pace.SLOW)
            await ann.play_any(0)
            await ann.pong()
            assert isinstance(await ann.set_pace(Pace.QUICK), Accepted)
            clock.pass_ms(2_000)
            await ann.pong()
            assert ann.update.to_act == [1], "the turn that had begun is as slow as it was"
            clock.pass_ms(100)
            await ben.until(lambda chat: chat.update.to_act == [2])
            await ben.play_any(2)
            await ann.pong()
            assert ann.update.to_act == [0], "the other bot has moved while the clock stood still"


async def test_the_pace_outlives_a_restart_and_goes_on_to_the_rematch(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, bot_pause_ms=PAUSE_MS) as house:
        page = house.page()
        table = await page.open("blokus", ME, BOT, starter="0")
        async with page.at(table) as chat:
            await chat.set_pace(Pace.SLOW)
    async with serving(tmp_path, clock=clock, bot_pause_ms=PAUSE_MS) as house:
        page = house.page(page.cookie)
        async with page.at(table) as chat:
            assert chat.table.pace is Pace.SLOW
            assert await pause_of_bot(chat, clock) == 2_100
            await chat.resign(0)
            await chat.rematch()
            await chat.until(lambda chat: chat.table.next_table != "")
            assert reason(await chat.set_pace(Pace.QUICK)) == "game-over"
        async with page.at(chat.table.next_table) as again:
            assert again.table.pace is Pace.SLOW


async def test_without_a_pause_of_the_server_no_pace_has_one(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, bot_pause_ms=0) as house:
        page = house.page()
        async with page.at(await page.open("blokus", ME, BOT, starter="0")) as chat:
            assert await pause_of_bot(chat, clock) == 0
            await chat.set_pace(Pace.SLOW)
            assert await pause_of_bot(chat, clock) == 0


async def test_a_slow_bot_is_never_late(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, bot_pause_ms=20_000) as house:
        page = house.page()
        table = await page.open("blokus", ME, BOT, pace=Pace.SLOW, starter="0", turnSeconds="30")
        async with page.at(table) as chat:
            assert await pause_of_bot(chat, clock) == 28_000
