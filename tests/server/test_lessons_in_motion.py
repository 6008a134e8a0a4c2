"""Lesson steps with a hand at the tower or a clock: what no replay of moves can try."""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from blockcade.wire.to_browser import Accepted, Poses, StudyState
from blockcade.wire.to_server import Hand
from tests.server.house import Chat, FakeClock, House, reason, serving

pytestmark = pytest.mark.anyio

TICK_MS = 34
LOWER_BY = 20  # units a tick


@asynccontextmanager
async def study(house: House, step: str) -> AsyncGenerator[Chat]:
    page = house.page()
    async with page.at(await page.study(f"lesson/{step}")) as chat:
        yield chat


async def pass_time(clock: FakeClock, chat: Chat, until: Callable[[], bool]) -> None:
    """Lets ticks pass until a condition holds; on a busy machine the tower takes many of them."""
    waiting = asyncio.create_task(chat.until(lambda _: until()))
    too_late = time.monotonic() + 30
    while not waiting.done() and time.monotonic() < too_late:
        clock.pass_ms(TICK_MS)
        await asyncio.sleep(0.004)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert until(), "it never came to that"


def state_of(chat: Chat) -> StudyState:
    assert chat.table.study is not None
    return chat.table.study


def placement(chat: Chat) -> int:
    return next(message.placement for message in chat.received if isinstance(message, Poses))


async def let_go_over(clock: FakeClock, chat: Chat, x: int, rests_z: int) -> None:
    """Brings the held block over a spot, lowers it, and lets go."""
    await chat.until(lambda chat: any(isinstance(message, Poses) for message in chat.received))
    number, z = placement(chat), rests_z + 600

    async def to(z: int, *, let_go: bool = False) -> None:
        await chat.send(Hand(seat=0, placement=number, x=x, y=0, z=z, yaw=0, let_go=let_go))
        await chat.pong()  # the server has the hand before its next tick
        clock.pass_ms(TICK_MS)

    for _ in range(45):
        await to(z)
    while z > rests_z - 10:
        z -= LOWER_BY
        await to(z)
    await to(z, let_go=True)


# The steps in which the learner builds: the move, and where the centre of the block goes.
BUILT = [
    ("lower", "medium-wood>medium-wood", 0, 240),
    ("stack", "medium-red>medium-red", 0, 760),
    ("edge", "large-red>large-red", 320, 1320),
    ("extra", ">medium-red", 0, 1800),
    ("ninth", "small-blue>small-blue", 0, 4120),
]


@pytest.mark.parametrize(("step", "move", "x", "rests_z"), BUILT)
async def test_a_steady_hand_does_it(tmp_path: Path, step: str, move: str, x: int, rests_z: int) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, study(house, f"blockout/basics/{step}") as chat:
        assert isinstance(await chat.play(0, move), Accepted)
        await let_go_over(clock, chat, x, rests_z)
        assert not state_of(chat).done
        await pass_time(clock, chat, lambda: state_of(chat).done)
        assert state_of(chat).lost == ""


@pytest.mark.parametrize("step", ["stack", "edge"])
async def test_a_block_beside_the_tower_loses_the_step(tmp_path: Path, step: str) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, study(house, f"blockout/basics/{step}") as chat:
        move = next(move for each, move, _, _ in BUILT if each == step)
        assert isinstance(await chat.play(0, move), Accepted)
        await chat.until(lambda chat: any(isinstance(message, Poses) for message in chat.received))
        number = placement(chat)
        await chat.send(Hand(seat=0, placement=number, x=1800, y=0, z=2000, yaw=0, let_go=True))
        await pass_time(clock, chat, lambda: state_of(chat).lost != "")
        assert (state_of(chat).lost, state_of(chat).done) == ("fell", False)
        assert reason(await chat.play(0, "red>small-red")) == "study-over"


async def test_the_slow_round_waits_for_nobody_but_the_clock(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, study(house, "blockyou/basics/round") as chat:
        assert isinstance(await chat.play(0, "ready"), Accepted)
        assert [alarm.left_ms for alarm in chat.update.alarms] == [5000]
        assert reason(await chat.play(0, "5,3/0")) == "wrong-phase"
        clock.pass_ms(5000)
        await chat.until(lambda chat: chat.view["phase"] == "turning")
        clock.pass_ms(150)
        await chat.until(lambda chat: chat.view["phase"] == "race")
        assert chat.view["hand"] == "WRRY/N.NE"
        clock.pass_ms(600_000)
        assert reason(await chat.play(0, "5,3/1")) == "colours-differ"
        assert reason(await chat.play(0, "1,1/2")) == "colours-differ"
        assert not state_of(chat).done
        assert isinstance(await chat.play(0, "5,3/0"), Accepted)
        assert state_of(chat).done
        assert chat.view["players"][1]["cards"] == 12


async def test_a_real_block_is_counted_and_reported(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, study(house, "blockout/box/real") as chat:
        for move in ("medium-wood>medium-wood", "letgo"):
            assert isinstance(await chat.play(0, move), Accepted)
        assert reason(await chat.play(0, "stood")) == "wrong-phase"
        clock.pass_ms(3000)
        await chat.until(lambda chat: chat.view["phase"] == "report")
        assert isinstance(await chat.play(0, "stood"), Accepted)
        assert not state_of(chat).done, "others may have seen something else"
        clock.pass_ms(2000)
        await chat.until(lambda _: state_of(chat).done)
