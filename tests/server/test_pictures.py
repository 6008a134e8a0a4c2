"""Games from outside at a table: every view comes with its picture, live and in the replay."""

from pathlib import Path

import msgspec
import pytest
from blockcade_noughts import Noughts

from blockcade.bots.general import general_bots
from blockcade.wire.http import Replay
from tests.server.house import BOT, HERE, ME, serving

pytestmark = pytest.mark.anyio
GAMES = {"noughts": Noughts()}


async def test_each_view_and_each_step_of_a_replay_has_its_picture(tmp_path: Path) -> None:
    async with serving(tmp_path, games=GAMES) as house:
        host = house.page()
        table = await host.open("noughts", ME, HERE)
        async with host.at(table) as chat:
            assert ": cross" not in chat.update.views[0].picture
            for number, move in enumerate(("a1", "a2", "b1", "b2", "c1")):
                await chat.play(number % 2, move)
            await chat.until(lambda chat: chat.update.over)
            assert chat.update.views[0].picture.count(": cross") == 3
        answer = await host.get(f"/api/tables/{table}/replay")
        steps = msgspec.json.decode(answer.content, type=Replay).steps
        assert [step.picture.count(": cross") for step in steps] == [0, 1, 1, 2, 2, 3]


async def test_our_own_games_send_no_picture(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            assert chat.update.views[0].picture == ""
            assert b"picture" not in msgspec.json.encode(chat.update)


async def test_the_general_bot_plays_at_a_table(tmp_path: Path) -> None:
    bots = general_bots(GAMES["noughts"]).levels
    async with serving(
        tmp_path, games=GAMES, bot_for=lambda _, level: bots[level](), levels=lambda _: tuple(bots)
    ) as house:
        host = house.page()
        table = await host.open("noughts", ME, msgspec.structs.replace(BOT, level="strong"))
        async with host.at(table) as chat:
            while not chat.update.over:
                await chat.play_any(0)
                await chat.until(lambda chat: chat.update.over or chat.update.to_act == [0])
            assert chat.view["outcome"]["places"][1] == 1  # it wins or draws
