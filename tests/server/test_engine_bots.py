"""Bots of Blokus at tables: they think in processes of their own, and other tables do not wait for them."""

import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from blockcade import bots
from blockcade.bots.blokus.engine import CHARACTER_LEVELS
from blockcade.record import parse_record
from blockcade.server.thinking import pool
from blockcade.server.thinking.queue import Lane
from blockcade.wire.to_browser import Accepted, Advice, Code, Refused
from tests.server.house import ALL_GAMES, HERE, ME, FakeClock, bot, reason, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_bots_of_four_levels_play_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", bot("1"), bot("2"), bot("3"), bot("4"))
        async with page.at(table) as chat:
            await chat.until(lambda chat: chat.update.over)
        record = parse_record((await page.get(f"/api/tables/{table}/record")).content, ALL_GAMES)
        assert record.outcome is not None
        assert len(house.server.pool.process_ids) == 1, "one at a time is to move"


async def test_a_table_offers_ten_levels_three_characters_and_old_ones_stay_readable(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        old = await page.open("blokus", ME, bot("greedy"))
    async with serving(tmp_path, levels=bots.table_levels) as house:
        page = house.page(page.cookie)
        offered = {game["key"]: game["bots"] for game in (await page.get("/api/games")).json()}
        assert offered["blokus"] == [*bots.STEPS, *CHARACTER_LEVELS, *map(str, range(1, 11))]
        response = await page.post(
            b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"bot","level":"random"}]}'
        )
        assert (response.status_code, response.json()["reason"]) == (400, "unknown-id")
        async with page.at(old) as chat:
            await chat.play_any(0)
            await chat.until(lambda chat: chat.update.to_act == [0])
            assert reason(await chat.give_to_bot(0, "greedy")) == "unknown-id"
            assert isinstance(await chat.give_to_bot(0, "2"), Accepted)


async def test_the_game_goes_on_when_a_worker_is_killed(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", bot("3"), bot("3"))
        async with page.at(table) as chat:
            for ply in (3, 6, 9):
                await chat.until(lambda chat, ply=ply: chat.view["ply"] >= ply)
                for process_id in house.server.pool.process_ids:
                    os.kill(process_id, signal.SIGKILL)
            await chat.until(lambda chat: chat.update.over)


async def test_people_play_while_twenty_tables_think(tmp_path: Path) -> None:
    """Each search takes seconds; all of a person's moves are answered before more than a few searches end."""
    async with serving(tmp_path, bot_processes=1) as house, AsyncExitStack() as watching:
        page = house.page()
        tables = [await page.open("blokus", bot("10"), bot("10")) for _ in range(20)]
        for table in tables:
            await watching.enter_async_context(page.at(table))
        people = await page.open("blokus", ME, HERE)
        async with page.at(people) as chat:
            waiting = house.server.pool.waiting
            assert waiting > 10
            for ply in range(12):
                assert isinstance(await chat.play_any(ply % 2), Accepted)
            assert (await chat.pong()).sent_ms == 1.5
            assert house.server.pool.waiting >= waiting - 6
        for table in tables:
            async with page.at(table) as chat:
                assert not chat.update.over


async def test_when_too_much_waits_hints_are_refused_and_bots_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lane in Lane:
        monkeypatch.setitem(pool.MAX_WAITING, lane, 0)
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, hint_seconds=0.1) as house:
        page = house.page()
        table = await page.open("blokus", ME, bot("1"))
        async with page.at(table) as chat:
            refused = await chat.hint(0)
            assert isinstance(refused, Refused)
            assert (refused.code, refused.reason) == (Code.BUSY, "busy")
            await chat.play_any(0)
            assert (await chat.pong()).sent_ms == 1.5
            assert chat.update.to_act == [1]
            monkeypatch.undo()
            clock.pass_ms(1_000)
            await chat.until(lambda chat: chat.update.to_act == [0])
            assert isinstance(await chat.hint(0), Advice)


async def test_stopping_the_server_does_not_wait_for_thoughts_and_loses_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, bot("10"))
        async with page.at(table) as chat:
            await chat.play_any(0)
            await chat.until(lambda chat: chat.update.to_act == [1])
            seq = chat.update.seq
    async with serving(tmp_path, engine_seconds=0.2) as house, house.page(page.cookie).at(table) as chat:
        assert chat.update.seq >= seq
        await chat.until(lambda chat: chat.update.to_act == [0])


async def test_a_bot_whose_time_is_up_thinks_no_more(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, bot_processes=1) as house:
        page = house.page()
        table = await page.open("blokus", ME, bot("10"), turnSeconds="30")
        async with page.at(table) as chat:
            await chat.play_any(0)
            clock.pass_ms(30_000)
            await chat.until(lambda chat: chat.update.to_act == [0])
            assert chat.update.causes[-1].who == "clock"
            assert house.server.pool.waiting == 0


async def test_a_bot_that_keeps_its_tree_ponders_and_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path, engine_seconds=0.2) as house:
        page = house.page()
        table = await page.open("blokus", ME, bot("10"), takeback=True)
        async with page.at(table) as chat:
            for _ in range(4):
                await chat.play_any(0)
                await chat.until(lambda chat: chat.update.to_act == [0])
            await chat.take_back(0)
            await chat.play(0, chat.moves(0)[-1])
            await chat.until(lambda chat: chat.update.to_act == [0])
            assert len(house.server.pool.process_ids) == 1
            await chat.resign(0)
            await chat.until(lambda chat: chat.update.over)
