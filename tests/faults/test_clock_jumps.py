"""The host's clock is set an hour forward or back: no turn is lost or endless, and no alarm fires twice."""

import time
from pathlib import Path

import pytest

from blockcade.record.events import Elapsed
from blockcade.server.clocks import SystemClock
from blockcade.wire.to_browser import Accepted
from tests.server.house import HERE, ME, FakeClock, House, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

HOUR_MS = 3_600_000


async def rings(house: House, table: str) -> int:
    log = await house.server.store.log(table)
    return sum(isinstance(stamped.event, Elapsed) for stamped in log)


@pytest.mark.parametrize("jump_ms", [HOUR_MS, -HOUR_MS])
def test_a_server_that_runs_does_not_notice(jump_ms: int) -> None:
    of_day_ns = time.time_ns()
    clock = SystemClock(lambda: of_day_ns)
    before_ms = clock.now_ms()
    of_day_ns += jump_ms * 1_000_000
    assert before_ms <= clock.now_ms() < before_ms + abs(jump_ms)
    assert abs(before_ms - time.time_ns() // 1_000_000) < HOUR_MS


async def test_an_hour_back_between_two_starts_costs_nobody_more_than_one_whole_wait(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE, turnSeconds="30")
        clock.pass_ms(10_000)
        async with page.at(table) as chat:
            assert isinstance(await chat.play_any(0), Accepted)
    clock = FakeClock()
    clock.time_ms -= HOUR_MS
    async with serving(tmp_path, clock=clock) as house, house.page(page.cookie).at(table) as chat:
        assert chat.update.to_act == [1]
        assert [alarm.left_ms for alarm in chat.update.alarms] == [30_000]
        clock.pass_ms(29_999)
        await chat.pong()
        assert await rings(house, table) == 0
        clock.pass_ms(1)
        await chat.until(lambda chat: chat.update.to_act == [0])
        assert [alarm.left_ms for alarm in chat.update.alarms] == [30_000], "and the next turn is a whole one"
        assert isinstance(await chat.play_any(0), Accepted)
        clock.pass_ms(29_999)
        await chat.pong()
        assert await rings(house, table) == 1, "what rang for the turn before does not count for this one"
        clock.pass_ms(1)
        await chat.until(lambda chat: chat.update.to_act == [0])
        assert await rings(house, table) == 2
        times = [stamped.at_ms for stamped in await house.server.store.log(table)]
        assert times == sorted(times), "time at a table never goes back"


async def test_an_hour_on_between_two_starts_rings_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE, turnSeconds="30")
    clock = FakeClock()
    clock.time_ms += HOUR_MS
    async with serving(tmp_path, clock=clock) as house, house.page(page.cookie).at(table) as chat:
        await chat.until(lambda chat: chat.update.to_act == [1])
        await chat.pong()
        assert await rings(house, table) == 1
        assert [alarm.left_ms for alarm in chat.update.alarms] == [30_000]
        assert isinstance(await chat.play_any(1), Accepted)
