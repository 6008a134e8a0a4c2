"""Hidden information in messages beside the views: moving blocks, and reviews of finished games."""

import asyncio
import base64
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from blockcade.physics import decode_frame
from blockcade.wire.to_browser import Accepted, Poses
from blockcade.wire.to_server import Hand
from tests.security.peeking import Leak, Peeker, all_caught_up
from tests.security.test_hidden import Evening
from tests.server.house import FakeClock, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TICK_MS = 34


def poses_of(peeker: Peeker) -> list[Any]:
    return [frame for raw in peeker.frames if (frame := json.loads(raw))["type"] == "poses"]


async def place(evening: Evening, peeker: Peeker) -> None:
    """One of the players takes a block, carries it a little, and lets go."""
    chat, seat = peeker.chat, peeker.seats[0]
    assert isinstance(await chat.play(seat, next(move for move in chat.moves(seat) if ">" in move)), Accepted)
    begun = len(await evening.house.server.store.log(evening.table))
    await chat.until(lambda chat: isinstance(chat.received[-1], Poses))
    number = poses_of(peeker)[-1]["placement"]
    for z in range(620, 420, -20):
        await chat.send(Hand(seat=seat, placement=number, x=20, y=-20, z=z, yaw=0))
        await asyncio.sleep(0.003)
        evening.clock.pass_ms(TICK_MS)
    await chat.send(Hand(seat=seat, placement=number, x=20, y=-20, z=420, yaw=0, let_go=True))
    for _ in range(400):
        if len(await evening.house.server.store.log(evening.table)) > begun:
            return
        evening.clock.pass_ms(TICK_MS)
        await asyncio.sleep(0.004)
    raise AssertionError("gravity never said anything")


def motions(peekers: Sequence[Peeker]) -> dict[tuple[int, int, int], set[object]]:
    """All poses that any page got of each block at each tick of each placement."""
    told: dict[tuple[int, int, int], set[object]] = {}
    for peeker in peekers:
        for frame in poses_of(peeker):
            tick, poses = decode_frame(base64.b64decode(frame["frame"]))
            for block, pose in poses.items():
                told.setdefault((frame["placement"], tick, block), set()).add(pose)
    return told


async def test_s_27_a_tower_on_its_way_tells_all_the_same_and_nothing_else(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        evening = Evening(house, clock, random.Random(5))
        await evening.begin("blockout", {"towerModel": "physics", "starter": "0"})
        await place(evening, evening.peekers[0])
        await all_caught_up(house, evening.table, evening.peekers)
        assert all(len(poses_of(peeker)) > 5 for peeker in evening.peekers)
        assert {len(poses) for poses in motions(evening.peekers).values()} == {1}
        assert await evening.judged() > 30
        await is_noticed(evening)
        await evening.go_home()


async def is_noticed(evening: Evening) -> None:
    """The judge notices an extra byte, an extra block, an extra field and an unknown kind of frame."""
    eve = evening.peekers[2]
    sound = poses_of(eve)[-1]
    written = base64.b64decode(sound["frame"])
    many = b"\0\0\xff\xff" + 16 * written[4:16]
    for planted in (
        {**sound, "frame": base64.b64encode(written + b"\1").decode()},
        {**sound, "frame": base64.b64encode(many).decode()},
        {**sound, "deck": "none"},
        {**sound, "type": "tower"},
    ):
        eve.frames.append(json.dumps(planted))
        with pytest.raises(Leak):
            await evening.judged()
        eve.frames.pop()
    assert await evening.judged()


async def test_s_27_a_review_comes_after_the_end_and_tells_of_what_was_played(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        evening = Evening(house, clock, random.Random(6))
        await evening.begin("blokus", {})
        await evening.play(4)
        for peeker in evening.peekers:
            assert not isinstance(await peeker.chat.review(), Accepted)
        await evening.end()
        reviews: list[Any] = []
        for peeker in evening.peekers:
            assert isinstance(await peeker.chat.review(), Accepted)
            reviews.append(await peeker.chat.reviewed())
        assert reviews[0] == reviews[1] == reviews[2]
        assert reviews[0]
        assert await evening.judged() > 12
        eve = evening.peekers[2]
        at = next(place for place, raw in enumerate(eve.frames) if '"review_part"' in raw)
        part = json.loads(eve.frames[at])
        ply = part["plies"][0]
        gave: Any = {"finding": "room", "args": {"count": 9, "bag": "none"}, "light": []}
        for planted in (
            {**part, "bag": "none"},
            {**part, "plies": [{**ply, "move": "I1:a1"}]},
            {**part, "plies": [{**ply, "gave": [gave]}]},
        ):
            eve.frames[at] = json.dumps(planted)
            with pytest.raises(Leak):
                await evening.judged()
        eve.frames[at] = json.dumps(part)
        eve.frames.insert(2, json.dumps(part))  # in the middle of the game
        with pytest.raises(Leak):
            await evening.judged()
        await evening.go_home()
