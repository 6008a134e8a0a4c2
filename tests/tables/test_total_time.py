"""Players with a total time: it runs in their turns, grows with each, and ends their game when it is over."""

from pathlib import Path

import pytest

from blockcade.core import BadSetup
from tests.server.house import BOT, HERE, LINK, ME, FakeClock
from tests.tables.memory import Chat, serving

pytestmark = pytest.mark.anyio


def times(chat: Chat) -> list[tuple[int, int, bool]]:
    return [(time.seat, time.left_ms, time.runs) for time in chat.update.times]


async def test_time_runs_in_turns_and_grows_after_each(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, total_s=300, increment_s=5)
        async with host.at(table) as chat:
            assert (chat.table.total_s, chat.table.increment_s) == (300, 5)
            assert times(chat) == [(0, 300_000, True), (1, 300_000, False)]
            clock.pass_ms(20_000)
            await chat.play_any(0)
            assert times(chat) == [(0, 285_000, False), (1, 300_000, True)]
            clock.pass_ms(1_000)
            await chat.play_any(1)
            assert times(chat) == [(0, 285_000, True), (1, 304_000, False)]


async def test_no_time_is_lost_by_a_restart_that_nobody_noticed(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, total_s=300)
        async with host.at(table) as chat:
            clock.pass_ms(20_000)
            await chat.play_any(0)
    async with serving(tmp_path, clock=clock) as house, house.page(host.cookie).at(table) as chat:
        assert times(chat) == [(0, 280_000, False), (1, 300_000, True)]


async def test_a_player_without_time_is_out_and_everybody_learns_why(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, HERE, total_s=60)
        async with host.at(table) as chat:
            clock.pass_ms(59_999)
            await chat.pong()
            assert not chat.table.chairs[0].left
            clock.pass_ms(1)
            await chat.until(lambda chat: chat.update.to_act == [1])
            assert [cause.move for cause in chat.update.causes] == ["left"]
            assert [(chair.left, chair.is_late) for chair in chat.table.chairs] == [
                (True, True),
                (False, False),
                (False, False),
            ]
            assert times(chat) == [(0, 0, False), (1, 60_000, True), (2, 60_000, False)]
            await chat.resign(1)
            await chat.until(lambda chat: chat.table.chairs[1].left)
            assert not chat.table.chairs[1].is_late


async def test_bots_have_no_clock_and_their_turns_count_as_turns(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, BOT, total_s=300, increment_s=5)
        async with host.at(table) as chat:
            assert times(chat) == [(0, 300_000, True)]
            clock.pass_ms(10_000)
            await chat.play_any(0)
            await chat.until(lambda chat: chat.view["ply"] == 2)
            assert times(chat) == [(0, 295_000, True)]


async def test_no_clock_runs_before_all_chairs_are_taken(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, LINK, total_s=60)
        async with host.at(table) as ann:
            clock.pass_ms(600_000)
            await ann.pong()
            assert not ann.table.chairs[0].left
            async with house.page().at(table) as ben:
                await ben.claim(ann.link(1), "Ben")
                await ann.until(lambda chat: chat.table.chairs[1].taken)
                await ann.play_any(0)
                assert times(ann) == [(0, 60_000, False), (1, 60_000, True)]


async def test_a_taken_back_turn_brings_no_increment(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, takeback=True, total_s=300, increment_s=5)
        async with host.at(table) as chat:
            clock.pass_ms(10_000)
            await chat.play_any(0)
            await chat.take_back(0)
            assert times(chat) == [(0, 295_000, True), (1, 300_000, False)]
            await chat.play_any(0)
            assert times(chat) == [(0, 300_000, False), (1, 300_000, True)]


async def test_a_rematch_has_the_same_time(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, total_s=60, increment_s=3)
        async with host.at(table) as chat:
            clock.pass_ms(60_000)
            await chat.until(lambda chat: chat.update.over)
            await chat.rematch()
            await chat.until(lambda chat: bool(chat.table.next_table))
            following = chat.table.next_table
        async with host.at(following) as chat:
            assert (chat.table.total_s, chat.table.increment_s) == (60, 3)


async def test_a_game_without_turns_has_no_total_time(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=FakeClock()) as house:
        with pytest.raises(BadSetup) as refused:
            await house.page().open("blockyou", ME, HERE, total_s=60)
        assert refused.value.reason == "no-total-time"
