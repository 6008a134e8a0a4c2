"""Bots that think in threads: they share these fairly, and a thread is free only when its work has ended."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import pytest

from blockcade.bots import Budget
from blockcade.core import Dice, SeededDice
from blockcade.server.guests import Guests
from blockcade.server.limits import Guest
from blockcade.server.thinking import BotQuestion, ThreadThinkers
from blockcade.testkit.quarry import QUARRY

pytestmark = pytest.mark.anyio

FLOOD, HOME = Guest("ann", "203.0.113.1"), Guest("ben", "198.51.100.1")


class Slow:
    """Thinks until the test stops it."""

    def __init__(self, name: str, order: list[str], enough: threading.Event) -> None:
        self._name = name
        self._order = order
        self._enough = enough

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:  # noqa: ARG002
        self._order.append(self._name)
        assert self._enough.wait(30)
        if self._name == "failing":
            raise ZeroDivisionError
        return self._name


def question(bot: Slow, table: str, payer: Guest) -> BotQuestion:
    return BotQuestion(table, QUARRY, "slow", bot, None, (), Budget(1.0), SeededDice(b"seed"), payer)


async def until(happened: Any) -> None:
    async with asyncio.timeout(30):
        while not happened():  # noqa: ASYNC110 - threads tell nobody
            await asyncio.sleep(0.01)


async def test_a_newcomer_is_next_however_many_wait_elsewhere() -> None:
    thinkers, order, enough = ThreadThinkers(1), list[str](), threading.Event()

    def ask(name: str, table: str, payer: Guest) -> "asyncio.Task[Any]":
        return asyncio.create_task(thinkers.choose(question(Slow(name, order, enough), table, payer)))

    flood = [ask(f"flood {number}", f"t{number}", FLOOD) for number in range(20)]
    await until(lambda: order == ["flood 0"])
    home = ask("home", "h", HOME)
    await until(lambda: thinkers.asked == 21)
    enough.set()
    assert await home == "home"
    assert order.index("home") == 1
    await asyncio.gather(*flood)
    assert thinkers.asked == 0
    thinkers.close()


async def test_a_cancelled_thought_keeps_its_thread_until_it_ends() -> None:
    thinkers, order, enough = ThreadThinkers(1), list[str](), threading.Event()

    def ask(name: str) -> "asyncio.Task[Any]":
        return asyncio.create_task(thinkers.choose(question(Slow(name, order, enough), name, HOME)))

    first, second, third = ask("failing"), ask("second"), ask("third")
    await until(lambda: order == ["failing"])
    first.cancel()
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert order == ["failing"], "its thread is not free yet"
    enough.set()
    assert await third == "third"
    assert order == ["failing", "third"]
    thinkers.close()


def test_addresses_are_remembered_for_so_many_players_and_no_more() -> None:
    guests = Guests(most=3)
    for number in range(3):
        guests.note(Guest(f"player {number}", f"192.0.2.{number}"))
    assert guests.of("player 0").address == "192.0.2.0"  # and so it is the last one used
    guests.note(Guest("player 3", "192.0.2.3"))
    assert len(guests) == 3
    assert guests.of("player 1") == Guest("player 1", "")
    assert guests.first_known(["stranger", "player 1", "player 0"]) == Guest("player 0", "192.0.2.0")
    assert guests.first_known(["stranger", "player 1"]) == Guest("stranger", "")
    guests.note(Guest("player 0", "198.51.100.1"))
    assert guests.of("player 0").address == "198.51.100.1"
