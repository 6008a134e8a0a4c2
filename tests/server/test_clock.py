"""Time at a table, with a clock that moves only when the test says so."""

from pathlib import Path

import pytest

from blockcade.wire.to_browser import Accepted
from tests.server.house import HERE, LINK, ME, FakeClock, serving

pytestmark = pytest.mark.anyio


async def test_a_turn_is_passed_when_its_time_is_up(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, HERE, turnSeconds="30")
        async with host.at(table) as chat:
            assert [alarm.left_ms for alarm in chat.update.alarms] == [30_000]
            clock.pass_ms(29_999)
            await chat.play_any(0)
            assert chat.update.to_act == [1]
            assert [alarm.left_ms for alarm in chat.update.alarms] == [30_000]
            clock.pass_ms(30_000)
            await chat.until(lambda chat: chat.update.to_act == [2])
            assert [cause.who for cause in chat.update.causes] == ["clock"]


async def test_a_restart_keeps_the_time_that_is_left(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, turnSeconds="60")
        clock.pass_ms(20_000)
    clock.pass_ms(15_000)
    async with serving(tmp_path, clock=clock) as house, house.page(host.cookie).at(table) as chat:
        assert [alarm.left_ms for alarm in chat.update.alarms] == [25_000]
        clock.pass_ms(25_000)
        await chat.until(lambda chat: chat.update.to_act == [1])


async def test_what_fell_due_while_the_server_was_off_happens_at_its_start(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, turnSeconds="60")
    clock.pass_ms(90_000)
    async with serving(tmp_path, clock=clock) as house, house.page().at(table) as chat:
        await chat.until(lambda chat: chat.update.to_act == [1])
        assert [alarm.left_ms for alarm in chat.update.alarms] == [60_000]


async def test_the_clock_waits_for_everybody_to_sit_down(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK, turnSeconds="30")
        async with host.at(table) as ann, friend.at(table) as ben:
            assert ann.update.alarms == []
            clock.pass_ms(600_000)
            await ben.claim(ann.link(1))
            await ann.until_seq(ben.update.seq)
            assert [alarm.left_ms for alarm in ann.update.alarms] == [30_000]
            assert ann.update.to_act == [0]


async def test_a_takeback_gives_the_turn_its_whole_time_again(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, takeback=True, turnSeconds="30")
        async with host.at(table) as chat:
            clock.pass_ms(10_000)
            await chat.play_any(0)
            clock.pass_ms(10_000)
            assert isinstance(await chat.take_back(0), Accepted)
            assert [alarm.left_ms for alarm in chat.update.alarms] == [30_000]


async def test_in_a_race_the_clock_may_be_first(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("quarry", ME, HERE, bell="on")
        async with host.at(table) as chat:
            for turn in range(8):
                await chat.play_any(turn % 2)
            await chat.rename(0, "still the same wait")
            assert [alarm.move for alarm in chat.update.alarms] == ["wait5000ms@0"]
            clock.pass_ms(5_000)
            await chat.until(lambda chat: chat.update.over)
            assert chat.update.causes[0].who == "clock"
            assert chat.update.alarms == []
