"""A tower at a table: everybody sees the hand, gravity judges, and only a tower that stood stays."""

import asyncio
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path

import pytest

from blockcade.core.pose import Box, Pose
from blockcade.physics import HandTarget, Stood, Sway, TowerSim, Void, decode_frame, start_pose
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
    """The places of the held block that this page received."""
    track: list[Pose] = []
    for poses in frames(chat):
        _, told = decode_frame(b64decode(poses.frame))
        if told:
            track.append(told[max(told)])
    return track


async def pass_time(
    clock: FakeClock, chat: Chat, until: Callable[[Chat], bool], most_ticks: int = 400
) -> None:
    """Lets ticks pass until a condition holds."""
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


async def test_a_block_that_is_put_back_returns_with_its_card(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        table, host, friend = await two_at_a_table(house)
        async with house.page(host).at(table) as ann, house.page(friend).at(table) as ben:
            cards = ann.view["hand"]
            assert isinstance(await ann.play(0, a_block_move(ann, 0)), Accepted)
            await ann.until(lambda chat: bool(frames(chat)))
            assert not frames(ann)[0].touched
            number = frames(ann)[0].placement
            await ann.send(Hand(seat=0, placement=number, x=0, y=0, z=900, yaw=0, back=True))
            await pass_time(clock, ben, lambda chat: chat.view["last"] is not None)
            assert ben.view["last"]["verdict"] == "void:back"
            assert ben.view["seat"] == 0
            await ann.until(lambda chat: chat.view["last"] is not None)
            assert ann.view["hand"] == cards


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


class Held:
    """A block in a person's hand, without a server."""

    def __init__(self, *, is_waited_for: bool) -> None:
        self.clock = FakeClock()
        self.told: list[Poses] = []
        self.judged = 0
        box = Box(400, 400, 480)
        self.sim = TowerSim([], box, start_pose([], box), Sway.of_mm(b"held", 4.0))
        self.placing = Placing(1, 0, self.sim, self.clock, tell=self.told.append, judge=self._judge)
        self.placing.limit(is_waited_for=is_waited_for)
        self.placing.start()

    def _judge(self) -> None:
        self.judged += 1

    async def seconds(self, count: int, *, x: int = 0) -> None:
        """Lets time pass; the page sends the hand's place twice a second, as pages do."""
        for _ in range(2 * count):
            self.placing.move(HandTarget(x, 0, 900, 0), let_go=False)
            await self.passes(15)

    async def passes(self, ticks: int) -> None:
        for _ in range(ticks):
            self.clock.pass_ms(34 if self.clock.time_ms % 100 == 0 else 33)
            await asyncio.sleep(0)


async def test_a_block_goes_on_though_it_could_not_be_shown() -> None:
    held = Held(is_waited_for=False)

    def fail(_: Poses) -> None:
        raise ConnectionError

    held.placing.stop()
    held.placing = Placing(1, 0, held.sim, held.clock, tell=fail, judge=lambda: None)
    with pytest.raises(ConnectionError):
        held.placing.start()
    for _ in range(5):
        ticks = held.sim.ticks
        with pytest.raises(ConnectionError):
            held.clock.pass_ms(TICK_MS)
        assert held.sim.ticks > ticks
    held.placing.stop()


@pytest.mark.slow
async def test_a_held_block_comes_back_after_a_minute_where_somebody_waits() -> None:
    held = Held(is_waited_for=True)
    await held.seconds(44)
    assert all(poses.left_ms is None for poses in held.told)
    await held.seconds(3)
    left = [poses.left_ms for poses in held.told if poses.left_ms is not None]
    assert left[0] == 15_000
    assert left == sorted(left, reverse=True)
    assert held.placing.picture().left_ms == left[-1], "whoever comes in the middle is told as well"
    await held.seconds(16)
    assert held.sim.verdict == Void("time")
    assert held.judged == 1


@pytest.mark.slow
async def test_a_held_block_stays_in_the_hand_where_nobody_waits() -> None:
    held = Held(is_waited_for=False)
    await held.seconds(70)
    assert held.placing.is_resting, "a hand that does not move costs nothing"
    ticks = held.sim.ticks
    await held.seconds(600)
    assert held.sim.ticks == ticks
    assert held.sim.verdict is None
    await held.seconds(70, x=100)
    assert held.sim.ticks > ticks, "it goes on when the hand moves"
    assert all(poses.left_ms is None for poses in held.told)
    await held.seconds(70)
    held.placing.move(HandTarget(100, 0, 300, 0), let_go=True)
    await held.passes(300)
    assert isinstance(held.sim.verdict, Stood)


@pytest.mark.slow
async def test_the_minute_begins_when_somebody_begins_to_wait_and_ends_when_nobody_does() -> None:
    held = Held(is_waited_for=False)
    await held.seconds(300)
    held.placing.limit(is_waited_for=True)
    await held.seconds(50)
    assert held.sim.verdict is None
    assert held.told[-1].left_ms is not None
    held.placing.limit(is_waited_for=False)
    assert held.told[-1].left_ms is None, "pages are told at once that there is no hurry"
    await held.seconds(300)
    assert held.sim.verdict is None
    held.placing.stop()


async def test_pages_get_a_whole_picture_now_and_then() -> None:
    held = Held(is_waited_for=False)
    await held.seconds(30)
    assert sum(poses.whole for poses in held.told) == 4
    held.placing.stop()


async def test_who_comes_during_the_count_is_told_how_long_it_has_run() -> None:
    held = Held(is_waited_for=True)
    held.placing.move(HandTarget(0, 0, 240, 0), let_go=True)
    await held.passes(30)
    picture = held.placing.picture()
    assert picture.let_go
    assert picture.counted_ms == 1_000
    assert picture.left_ms is None
    held.placing.stop()


async def hold_for(clock: FakeClock, duration_ms: int) -> None:
    """Lets time pass without moves, four ticks at a time: a server catches up with that many at once."""
    for _ in range(duration_ms // 133):
        clock.pass_ms(133)
        await asyncio.sleep(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "is_taken"),
    [([ME, LINK], True), ([ME, HERE], False), ([ME, NewSeat(Sitter.BOT, level="easy")], False)],
)
async def test_only_another_person_is_somebody_who_waits(
    tmp_path: Path, seats: list[NewSeat], *, is_taken: bool
) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blockout", *seats, starter="0")
        async with host.at(table) as ann, friend.at(table) as ben:
            if LINK in seats:
                await ben.claim(ann.link(1), "Ben")
            await ann.play(0, a_block_move(ann, 0))
            await ann.until(lambda chat: bool(frames(chat)))
            await hold_for(clock, 62_000)
            if is_taken:
                await ann.until(lambda chat: chat.view["phase"] == "choose")
                assert ann.view["last"]["verdict"] == "void:time"
            await asyncio.sleep(0.1)
            await asyncio.gather(ann.pong(), ben.pong())  # unread messages would delay the close
            assert ann.view["phase"] == ("choose" if is_taken else "placing")
            assert any(poses.left_ms for poses in frames(ben)) is is_taken


@pytest.mark.slow
async def test_a_friend_who_has_given_up_does_not_wait(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host, friend, third = house.page(), house.page(), house.page()
        table = await host.open("blockout", ME, LINK, NewSeat(Sitter.BOT, level="easy"), starter="0")
        async with host.at(table) as ann, friend.at(table) as ben, third.at(table) as watcher:
            await ben.claim(ann.link(1), "Ben")
            await ann.play(0, a_block_move(ann, 0))
            await ben.resign(1)
            await watcher.until(lambda chat: bool(frames(chat)))
            await hold_for(clock, 62_000)
            await asyncio.sleep(0.1)
            await asyncio.gather(ann.pong(), ben.pong(), watcher.pong())
            assert watcher.view["phase"] == "placing"
            assert not any(poses.left_ms for poses in frames(watcher))


@pytest.mark.slow
async def test_a_table_whose_block_nobody_moves_or_looks_at_leaves_memory(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        page = house.page()
        table = await page.open("blockout", ME, HERE, starter="0")
        async with page.at(table) as chat:
            await chat.play(0, a_block_move(chat, 0))
        for _ in range(7_000):
            clock.pass_ms(100)
        await asyncio.sleep(0.05)
        clock.pass_ms(700_000)
        await asyncio.sleep(0.05)
        assert house.server.directory.in_memory == 0
        async with page.at(table) as chat:
            await chat.until(lambda chat: chat.view["phase"] == "choose")
            assert chat.view["last"]["verdict"] == "void:lost"


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
