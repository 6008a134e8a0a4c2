"""A BLACKOUT at a table: all may call, and the first call to arrive takes the card."""

import asyncio
from pathlib import Path

import pytest

from blockcade.core import SeededDice
from blockcade.wire.to_browser import Accepted
from tests.server.house import BOT, HERE, LINK, ME, Chat, FakeClock, House, reason, serving

pytestmark = pytest.mark.anyio


def blackout_seed() -> bytes:
    """The first seed whose first roll, after three cards, shows WILD, UNDO and REROLL."""
    for number in range(100_000):
        seed = number.to_bytes(32)
        dice = SeededDice(seed)
        for cards in (24, 23, 22):
            dice.roll(cards)
        if all(dice.roll(6) == 5 for _ in range(3)):
            return seed
    raise AssertionError("luck has no such seed")


SEED = blackout_seed()


async def two_at_a_table(house: House) -> tuple[str, str, str]:
    """Host and friend, each with a seat; returns the table and their cookies."""
    host, friend = house.page(), house.page()
    table = await host.open("blackout", ME, LINK, starter="0")
    async with host.at(table) as ann, friend.at(table) as ben:
        await ben.claim(ann.link(1), "Ben")
    return table, host.cookie, friend.cookie


def cards(chat: Chat) -> list[int]:
    return [len(player["cards"]) for player in chat.view["players"]]


async def test_everybody_may_call_and_the_first_takes_the_card(tmp_path: Path) -> None:
    async with serving(tmp_path, scripted_seed=SEED) as house:
        table, host, friend = await two_at_a_table(house)
        async with house.page(host).at(table) as ann, house.page(friend).at(table) as ben:
            assert isinstance(await ann.play(0, "roll"), Accepted)
            await ben.until(lambda chat: chat.view["phase"] == "call")
            assert ann.moves(0) == ben.moves(1) == ["call"]
            assert [alarm.left_ms > 0 for alarm in ben.update.alarms] == [True]
            seen = ann.update.seq
            assert isinstance(await ben.play(1, "call"), Accepted)
            assert reason(await ann.play(0, "call", at_seq=seen)) == "no-blackout"
            assert cards(ann) == [0, 1]
            assert ann.view["caller"] == 1
            assert ann.view["seat"] == 0, "the one who rolled takes the turn anew"
            assert ann.view["extra"] is True


async def test_two_calls_at_once_give_one_card(tmp_path: Path) -> None:
    async with serving(tmp_path, scripted_seed=SEED) as house:
        table, host, friend = await two_at_a_table(house)
        async with house.page(host).at(table) as ann, house.page(friend).at(table) as ben:
            await ann.play(0, "roll")
            await ben.until(lambda chat: chat.view["phase"] == "call")
            answers = await asyncio.gather(ann.play(0, "call"), ben.play(1, "call"))
            assert sorted(reason(answer) for answer in answers) == ["", "no-blackout"]
            await ann.until(lambda chat: sum(cards(chat)) == 1)


async def test_when_nobody_calls_in_time_the_dice_roll_again(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house:
        host = house.page()
        table = await host.open("blackout", ME, HERE, starter="0")
        async with host.at(table) as chat:
            await chat.play(0, "roll")
            assert [alarm.left_ms for alarm in chat.update.alarms] == [10_000]
            clock.pass_ms(10_000)
            await chat.until(lambda chat: chat.view["phase"] != "call")
            assert cards(chat) == [0, 0]
            assert chat.view["extra"] is True


async def test_a_bot_calls_after_a_moment_not_at_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house:
        host = house.page()
        table = await host.open("blackout", ME, BOT, starter="0")
        async with host.at(table) as chat:
            await chat.play(0, "roll")
            clock.pass_ms(800)
            await chat.pong()
            assert chat.view["phase"] == "call", "a person has a chance"
            await asyncio.sleep(0.2)  # until the bot has thought and sleeps
            clock.pass_ms(2_000)
            await chat.until(lambda chat: cards(chat) == [0, 1])


async def test_a_false_call_costs_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blackout", ME, HERE, starter="0")
        async with host.at(table) as chat:
            assert reason(await chat.play(1, "call")) == "no-blackout"
            assert chat.view["phase"] == "roll"
