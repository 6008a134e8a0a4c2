"""Taking back: one's own last move and all that followed, as long as no other person has moved since."""

from pathlib import Path

import pytest

from blockcade.wire.to_browser import Accepted, Code, Refused
from tests.server.house import BOT, HERE, LINK, ME, reason, serving

pytestmark = pytest.mark.anyio


async def test_a_move_is_taken_back_with_what_the_bots_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, BOT, takeback=True)
        async with host.at(table) as chat:
            start, first = chat.view, chat.moves(0)[0]
            assert chat.update.can_take_back == []
            assert reason(await chat.take_back(0)) == "no-takeback"
            await chat.play(0, first)
            await chat.until(lambda chat: chat.update.to_act == [0])
            assert chat.update.can_take_back == [0]
            assert isinstance(await chat.take_back(0), Accepted)
            assert [(cause.who, cause.taken_back) for cause in chat.update.causes] == [("0", True)]
            assert chat.view == start
            assert isinstance(await chat.play(0, first), Accepted)
            seq = chat.update.seq
    async with serving(tmp_path) as house, house.page(host.cookie).at(table) as chat:
        assert chat.update.seq >= seq


async def test_not_when_another_person_has_moved_since(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK, takeback=True)
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1))
            await ann.play_any(0)
            assert ann.update.can_take_back == [0]
            await ben.until_seq(ann.update.seq)
            assert ben.update.can_take_back == []
            await ben.play_any(1)
            await ann.until_seq(ben.update.seq)
            assert ann.update.can_take_back == []
            assert reason(await ann.take_back(0)) == "no-takeback"
            assert isinstance(await ben.take_back(1), Accepted)
            await ann.until_seq(ben.update.seq)
            assert isinstance(await ann.take_back(0), Accepted)
            assert ann.view["ply"] == 0


async def test_seats_of_the_same_page_do_not_stand_in_the_way(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, takeback=True)
        async with host.at(table) as chat:
            await chat.play_any(0)
            await chat.play_any(1)
            assert chat.update.can_take_back == [0, 1]
            await chat.take_back(0)
            assert chat.view["ply"] == 0


async def test_a_takeback_makes_older_plays_and_takebacks_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, takeback=True)
        async with host.at(table) as chat:
            start, move = chat.update.seq, chat.moves(0)[0]
            await chat.play(0, move)
            await chat.play_any(1)
            await chat.play_any(0)
            before = chat.update.seq
            await chat.take_back(0)
            answer = await chat.take_back(0, at_seq=before)
            assert isinstance(answer, Refused)
            assert answer.code is Code.STALE
            await chat.take_back(0)
            assert reason(await chat.play(0, move, at_seq=start)) == "stale"


async def test_not_at_tables_without_and_not_after_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        strict = await host.open("blokus", ME, HERE)
        async with host.at(strict) as chat:
            await chat.play_any(0)
            assert reason(await chat.take_back(0)) == "no-takeback"
        short = await host.open("quarry", ME, HERE, takeback=True)
        async with host.at(short) as chat:
            for turn in range(8):
                await chat.play_any(turn % 2)
            assert chat.update.over
            assert chat.update.can_take_back == []
            assert reason(await chat.take_back(1)) == "no-takeback"


async def test_luck_comes_out_the_same_after_a_takeback(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("quarry", ME, HERE, takeback=True)
        async with host.at(table) as chat:
            move = chat.moves(0)[0]
            await chat.play(0, move)
            drawn = chat.update.causes[-1].move
            for _ in range(3):
                await chat.take_back(0)
                await chat.play(0, move)
                assert chat.update.causes[-1].move == drawn
