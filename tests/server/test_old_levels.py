"""Levels that were renamed keep their old names: in requests, in commands and in logs."""

from pathlib import Path
from typing import Any

import pytest

from blockcade import bots
from blockcade.wire.to_browser import Accepted
from tests.server.house import LINK, ME, bot, serving

pytestmark = pytest.mark.anyio

OLD = [
    ("blackout", "random", "easy"),
    ("blockyou", "child", "easy"),
    ("blockyou", "family", "medium"),
    ("blockout", "child", "easy"),
    ("blockout", "family", "medium"),
]


@pytest.mark.parametrize(("game", "old", "new"), OLD)
async def test_an_old_name_opens_a_table_and_gives_a_seat_away(
    tmp_path: Path, game: str, old: str, new: str
) -> None:
    async with serving(tmp_path, levels=bots.table_levels) as house:
        page = house.page()
        async with page.at(await page.open(game, ME, bot(old), LINK)) as chat:
            assert chat.table.chairs[1].bot == new
            assert isinstance(await chat.give_to_bot(2, old), Accepted)
            await chat.until(lambda chat: chat.table.chairs[2].bot == new)


@pytest.mark.parametrize(("game", "old", "new"), OLD)
async def test_a_log_with_an_old_name_is_read_and_its_bot_plays_on(
    tmp_path: Path, game: str, old: str, new: str
) -> None:
    options: dict[str, Any] = {"towerModel": "statics"} if game == "blockout" else {}
    async with serving(tmp_path, levels=lambda _: (old,)) as house:  # as a server of those days
        page = house.page()
        table = await page.open(game, ME, LINK, **options)
    async with serving(tmp_path, levels=lambda _: (old,)) as house:
        page = house.page(page.cookie)
        async with page.at(table) as chat:
            assert isinstance(await chat.give_to_bot(1, old), Accepted)
    async with serving(tmp_path, levels=bots.table_levels) as house:
        page = house.page(page.cookie)
        async with page.at(table) as chat:
            shown = chat.table.chairs[1].bot
            assert bots.level_now(game, old) == shown
            assert shown in {new, "random"}, "a level that scripts still have is shown as it is"
            assert isinstance(await chat.give_to_bot(0, new), Accepted)
            before = chat.update.seq
            await chat.until(lambda chat: chat.update.seq > before + 3)
