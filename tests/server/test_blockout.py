"""A tower at a table: everybody sees the hand, gravity judges, and nothing stands that did not."""

import asyncio
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path

import pytest

from blockcade.core.pose import Box, Pose
from blockcade.physics import HandTarget, TowerSim, decode_frame
from blockcade.physics.trace import unpack_trace
from blockcade.server.tables.placing import Placing
from blockcade.wire.http import NewSeat, Sitter
from blockcade.wire.to_browser import Accepted, Poses
from blockcade.wire.to_server import Hand
from tests.server.house import HERE, LINK, ME, Chat, FakeClock, House, reason, serving

pytestmark = pytest.mark.anyio

TICK_MS = 34


def frames(chat: Chat) -> list[Poses]:
    return [message for message in chat.received if isinstance(message, Poses)]


def held_track(chat: Chat) -> list[Pose]:
    """Where the held block was, as this page was told."""
    track: list[Pose] = []
    for poses in frames(chat):
        _, told = decode_frame(b64decode(poses.frame))
        if told:
            track.append(told[max(told)])
    return track


async def pass_time(
    clock: FakeClock, chat: Chat, until: Callable[[Chat], bool], most_ticks: int = 400
) -> None:
    """Lets ticks go by until something is so."""
    waiting = asyncio.create_task(chat.until(until))
    for _ in range(most_ticks):
        if waiting.done():
            break
        clock.pass_ms(TICK_MS)
        await asyncio.sleep(0.004)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert until(chat), "it never came to that"


def a_block_move(chat: Chat, seat: int) -> str:
    return next(move for move in chat.moves(seat) if ">" in move)


async def two_at_a_table(house: House) -> tuple[str, str, str]:
    host, friend = house.page(), house.page()
    table = await host.open("blockout", ME, LINK, starter="0")
    async with host.at(table) as ann, friend.at(table) as ben:
        await ben.claim(ann.link(1), "Ben")
    return table, host.cookie, friend.cookie


async def test_a_block_is_carried_let_go_and_stands_and_everybody_sees_it(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        table, host, friend = await two_at_a_table(house)
        async with house.page(host).at(table) as ann, house.page(friend).at(table) as ben:
            assert isinstance(await ann.play(0, a_block_move(ann, 0)), Accepted)
            assert ann.view["phase"] == "placing"
            await ann.until(lambda chat: bool(frames(chat)))
            number = frames(ann)[0].placement
            for z in range(900, 400, -20):
                await ann.send(Hand(seat=0, placement=number, x=40, y=-20, z=z, yaw=0))
                await asyncio.sleep(0.003)
                clock.pass_ms(TICK_MS)
            await ann.send(Hand(seat=0, placement=number, x=40, y=-20, z=420, yaw=0, let_go=True))
            await pass_time(clock, ben, lambda chat: len(chat.view["tower"]) == 1)
            track = held_track(ben)
            assert len(set(track)) > 10, "the friend saw it move"
            assert any(poses.let_go for poses in frames(ben))
            assert ben.view["last"]["verdict"] == "stood"
            assert ben.view["seat"] == 1
            cause = ben.update.causes[-1]
            assert cause.who == "gravity"
            assert cause.move.startswith("stood:")


async def test_a_replay_plays_what_the_hand_did(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        page = house.page()
        table = await page.open("blockout", ME, HERE, starter="0")
        async with page.at(table) as chat:
            await chat.play(0, a_block_move(chat, 0))
            await chat.until(lambda chat: bool(frames(chat)))
            number = frames(chat)[0].placement
            await chat.send(Hand(seat=0, placement=number, x=0, y=0, z=420, yaw=0, let_go=True))
            await pass_time(clock, chat, lambda chat: len(chat.view["tower"]) == 1)
            [told] = [cause.move for cause in chat.update.causes if cause.who == "gravity"]
            assert "~" not in told, "a page that watches needs no trace"
            assert isinstance(await chat.resign(1), Accepted)
        steps = (await page.get(f"/api/tables/{table}/replay")).json()["steps"]
        [kept] = [
            step["cause"]["move"] for step in steps if step["cause"] and step["cause"]["who"] == "gravity"
        ]
        seen, _, trace = kept.partition("~")
        assert seen == told
        track = unpack_trace(trace).track
        assert len(track) > 10
        assert str(track[-1][0]) == told.removeprefix("stood:")


async def test_letting_go_is_told_though_nothing_moves() -> None:
    clock = FakeClock()
    told: list[Poses] = []
    box = Box(400, 400, 480)
    lying = Pose.upright(0, 0, box.height // 2)
    placing = Placing(1, 0, TowerSim([], box, lying), clock, tell=told.append, judge=lambda: None)
    placing.start()
    for _ in range(30):
        placing.move(HandTarget.at(lying), let_go=False)
        clock.pass_ms(TICK_MS)
    assert not told[-1].let_go
    still = len(told)
    for _ in range(5):
        clock.pass_ms(TICK_MS)
    assert len(told) == still, "what does not move is not told"
    placing.move(HandTarget.at(lying), let_go=True)
    clock.pass_ms(TICK_MS)
    assert told[-1].let_go
    placing.stop()


async def test_nobody_else_moves_the_hand(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        table, host, friend = await two_at_a_table(house)
        async with house.page(host).at(table) as ann, house.page(friend).at(table) as ben:
            await ann.play(0, a_block_move(ann, 0))
            await ben.until(lambda chat: bool(frames(chat)))
            number = frames(ben)[0].placement
            await ben.send(Hand(seat=0, placement=number, x=900, y=900, z=0, yaw=0, let_go=True))
            for _ in range(20):
                clock.pass_ms(TICK_MS)
                await asyncio.sleep(0.004)
            await ben.pong()
            assert not any(poses.let_go for poses in frames(ben))
            assert ben.view["phase"] == "placing"


async def test_whoever_comes_in_the_middle_gets_the_whole_picture(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        table, host, _ = await two_at_a_table(house)
        async with house.page(host).at(table) as ann:
            await ann.play(0, a_block_move(ann, 0))
            async with house.page().at(table) as spectator:
                await spectator.until(lambda chat: bool(frames(chat)))
                assert frames(spectator)[0].whole


async def test_a_server_that_comes_back_lets_the_player_choose_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        table, host, _ = await two_at_a_table(house)
        async with house.page(host).at(table) as ann:
            hand = ann.view["hand"]
            await ann.play(0, a_block_move(ann, 0))
            assert ann.view["phase"] == "placing"
    async with serving(tmp_path) as house, house.page(host).at(table) as ann:
        await ann.until(lambda chat: chat.view["phase"] == "choose")
        assert ann.view["last"]["verdict"] == "void:lost"
        assert ann.view["hand"] == hand
        assert ann.view["tower"] == []
        assert isinstance(await ann.play(0, a_block_move(ann, 0)), Accepted)


async def test_bots_build_with_hands_of_their_own(tmp_path: Path) -> None:
    clock = FakeClock()
    bots = [NewSeat(Sitter.BOT, level="strong")] * 2
    async with serving(tmp_path, clock=clock) as house:
        page = house.page()
        table = await page.open("blockout", *bots)
        async with page.at(table) as chat:
            await pass_time(
                clock, chat, lambda chat: len(chat.view["tower"]) >= 2 or chat.view["turn"] > 4, 3_000
            )
            assert len(held_track(chat)) > 30


async def test_statics_judges_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blockout", ME, HERE, starter="0", towerModel="statics")
        async with page.at(table) as chat:
            assert isinstance(await chat.play(0, a_block_move(chat, 0)), Accepted)
            assert len(chat.view["tower"]) == 1
            assert chat.view["seat"] == 1
            assert reason(await chat.play(0, "pass")) in {"not-your-turn", "not-in-hand"}
