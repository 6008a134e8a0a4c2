"""Bots at tables: they play their seats, stand in for people, and give way."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from blockcade.bots import Budget
from blockcade.core import Dice
from blockcade.record import Moved, parse_record, verify_fairness
from blockcade.wire.http import NewSeat, Sitter
from blockcade.wire.to_browser import Accepted
from tests.server.house import ALL_GAMES, BOT, HERE, LINK, ME, bot, reason, serving

pytestmark = pytest.mark.anyio

GREEDY = NewSeat(Sitter.BOT, level="greedy")


async def test_four_bots_play_a_whole_game_of_blokus(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", BOT, GREEDY, BOT, GREEDY)
        async with page.at(table) as chat:
            await chat.until(lambda chat: chat.update.over)
            assert chat.view["outcome"]["reason"]
        record = parse_record((await page.get(f"/api/tables/{table}/record")).content, ALL_GAMES)
        assert record.outcome is not None
        assert verify_fairness(record, ALL_GAMES).draws == 1


async def test_a_bot_stands_in_until_its_person_is_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            move = chat.moves(0)[0]
            assert isinstance(await chat.give_to_bot(0), Accepted)
            assert chat.table.chairs[0].bot == "random"
            assert chat.table.chairs[0].mine
            await chat.until(lambda chat: chat.update.to_act == [1])
            assert reason(await chat.play(0, move)) == "not-your-seat"
            assert isinstance(await chat.reclaim(0), Accepted)
            await chat.play_any(1)
            assert chat.update.to_act == [0]
            assert isinstance(await chat.play_any(0), Accepted)


async def test_the_host_seats_a_bot_and_the_invited_person_takes_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann, friend.at(table) as ben:
            link = ann.link(1)
            assert reason(await ann.give_to_bot(1, "unbeatable")) == "unknown-id"
            await ann.give_to_bot(1)
            assert ann.link(1) == link
            await ann.play_any(0)
            await ann.until(lambda chat: chat.update.to_act == [0])
            assert isinstance(await ben.claim(link), Accepted)
            assert ben.table.chairs[1].bot == ""
            await ann.play_any(0)
            await ben.until_seq(ann.update.seq)
            assert isinstance(await ben.play_any(1), Accepted)


async def test_the_host_changes_the_strength_of_a_bot_during_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blackout", ME, LINK, bot("easy"))
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1))
            assert reason(await ben.give_to_bot(2, "strong")) == "not-host"
            assert reason(await ann.give_to_bot(2, "unbeatable")) == "unknown-id"
            assert isinstance(await ann.give_to_bot(2, "strong"), Accepted)
            for chat in (ann, ben):
                await chat.until(lambda chat: chat.table.chairs[2].bot == "strong")
    async with serving(tmp_path) as house, house.page(host.cookie).at(table) as chat:
        assert chat.table.chairs[2].bot == "strong"


class Mistaken:
    """Chooses an illegal move, or fails."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:  # noqa: ARG002
        if self.level == "failing":
            raise ZeroDivisionError
        return ALL_GAMES["quarry"].parse_move("ring")


async def test_a_faulty_bot_does_not_hold_up_the_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    levels = ("failing", "wrong")
    async with serving(tmp_path, bot_for=lambda _, level: Mistaken(level), levels=lambda _: levels) as house:
        page = house.page()
        seats = [NewSeat(Sitter.BOT, level=level) for level in levels]
        table = await page.open("quarry", *seats)
        async with page.at(table) as chat:
            await chat.until(lambda chat: chat.update.over)
    assert "ZeroDivisionError" in caplog.text
    assert "bot-refused" in caplog.text


async def test_bots_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause_ms=60_000) as house:
        page = house.page()
        table = await page.open("blokus", BOT, BOT, ME)
    async with serving(tmp_path) as house, asyncio.timeout(30):
        moves = 0
        while moves < 2:
            log = await house.server.store.log(table)
            moves = sum(isinstance(stamped.event, Moved) for stamped in log)
            await asyncio.sleep(0.02)
