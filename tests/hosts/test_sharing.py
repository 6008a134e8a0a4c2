"""Two nodes and one table: players at either node play the same game."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from blockcade.record.events import Elapsed, Missed, Moved, Returned
from blockcade.server.app import open_server, running_server
from blockcade.server.config import Config
from blockcade.server.identity import KEY_VARIABLE, BadKey
from blockcade.server.store.postgres import PostgresStore
from blockcade.wire.to_browser import Accepted, Refused
from blockcade.wire.to_server import Hand, Play
from tests.hosts.machines import Nats, Postgres
from tests.server.house import BOT, HERE, LINK, ME, Chat, House, Page, reason, serving
from tests.server.test_blockout import a_block_move, frames, held_track

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_nodes(
    folder: Path, postgres: Postgres, nats: Nats, **settings: Any
) -> AsyncGenerator[tuple[House, House]]:
    database = await postgres.new_database()
    shared: dict[str, Any] = {"database": database, "bus": nats.address, "lease_ms": 3_000, **settings}
    async with serving(folder / "a", **shared) as a, serving(folder / "b", **shared) as b:
        for house in (a, b):
            if connection := house.server.backing.connection:
                await connection.arrived()
        yield a, b


@asynccontextmanager
async def both_at(host: Page, other: House, table: str) -> AsyncGenerator[tuple[Chat, Chat]]:
    """The host at one node, and the same host at the other."""
    async with host.at(table) as chat, other.page(host.cookie).at(table) as chat_there:
        yield chat, chat_there


async def log_of(house: House, table: str) -> list[Any]:
    return [stamped.event for stamped in await house.server.store.log(table)]


async def test_a_game_is_played_through_two_nodes(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async with two_nodes(tmp_path, postgres, nats) as (a, b):
        ann, ben = a.page(), b.page()
        table = await ann.open("blokus", ME, LINK, takeback=True)
        async with ann.at(table) as here, ben.at(table) as there:
            assert isinstance(await there.claim(here.link(1), "Ben"), Accepted)
            await here.until(lambda chat: chat.table.chairs[1].name == "Ben")
            await here.until(lambda chat: chat.table.chairs[1].here)  # through another node
            assert there.table.chairs[0].here
            for ply in range(6):
                mover, other = (here, there) if ply % 2 == 0 else (there, here)
                answer = await mover.play_any(ply % 2)
                assert isinstance(answer, Accepted)
                await other.until_seq(answer.seq)
                assert other.view == mover.view
                assert [cause.who for cause in other.update.causes] == [str(ply % 2)]
            assert isinstance(await there.take_back(1), Accepted)
            await here.until_seq(there.update.seq)
            assert here.update.to_act == [1]
            assert (await b.page(ann.cookie).get("/api/tables")).json()[0]["table"] == table
        assert len([event for event in await log_of(a, table) if isinstance(event, Moved)]) == 6


async def test_the_moves_so_far_are_the_same_at_every_node(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async with two_nodes(tmp_path, postgres, nats) as (a, b):
        host = a.page()
        table = await host.open("blackout", ME, BOT, starter="0")
        async with both_at(host, b, table) as (here, there):
            answer = await here.play_any(0)
            assert isinstance(answer, Accepted)
            await there.until_seq(answer.seq)
            first, second = [
                (await page.get(f"/api/tables/{table}/moves")).json() for page in (host, b.page(host.cookie))
            ]
            assert first == second
            assert first["steps"][-1]["view"] == here.view


async def test_of_two_moves_for_one_turn_one_is_made(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    async with two_nodes(tmp_path, postgres, nats) as (a, b):
        host = a.page()
        table = await host.open("blokus", ME, HERE)
        async with both_at(host, b, table) as (here, there):
            for ply in range(8):
                seat, seq = ply % 2, here.update.seq
                await there.until_seq(seq)
                first, second = here.moves(seat)[:2]
                answers = await asyncio.gather(
                    here.play(seat, first, seq, f"a{ply}"), there.play(seat, second, seq, f"b{ply}")
                )
                assert {type(answer) for answer in answers} == {Accepted, Refused}
                assert "not-your-turn" in {reason(answer) for answer in answers}
                length = max(answer.seq for answer in answers if isinstance(answer, Accepted))
                await here.until_seq(length)
                await there.until_seq(length)
                assert here.view == there.view


async def test_one_command_sent_through_both_nodes_is_done_once(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async with two_nodes(tmp_path, postgres, nats) as (a, b):
        host = a.page()
        table = await host.open("blokus", ME, HERE)
        async with both_at(host, b, table) as (here, there):
            for ply in range(6):
                seat, seq = ply % 2, here.update.seq
                await there.until_seq(seq)
                play = Play(command_id=f"p{ply}", seat=seat, at_seq=seq, move=here.moves(seat)[0])
                answers = await asyncio.gather(here.ask(play), there.ask(play))
                assert answers[0] == answers[1]
                assert isinstance(answers[0], Accepted)
        moved = [event for event in await log_of(a, table) if isinstance(event, Moved)]
        assert [event.command for event in moved] == [f"p{ply}" for ply in range(6)]


async def test_bots_and_alarms_act_once_though_both_nodes_look(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async with two_nodes(tmp_path, postgres, nats) as (a, b):
        host = a.page()
        table = await host.open("quarry", BOT, BOT)
        timed = await host.open("blokus", ME, HERE, turnSeconds="30")
        async with both_at(host, b, table) as (here, there):
            await there.until(lambda chat: chat.update.over)
            await here.until(lambda chat: chat.update.over)
            assert here.view == there.view
        async with both_at(host, b, timed) as (here, there):
            assert isinstance(await there.play_any(0), Accepted)  # so the other node has the duty
            await here.until_seq(there.update.seq)
            assert a.server.directory.minded() == []
            assert b.server.directory.minded() == [timed]
        ringing = await host.open("quarry", ME, HERE, bell="on")
        async with both_at(host, b, ringing) as (here, there):
            while len(here.update.to_act) == 1:  # until only the bell is missing
                assert isinstance(await here.play_any(here.update.to_act[0]), Accepted)
            await there.until(lambda chat: chat.update.rang_ms > 0)
        assert sum(isinstance(event, Elapsed) for event in await log_of(a, ringing)) == 1


@pytest.mark.parametrize("with_bus", [True, False])
async def test_bots_that_play_alone_go_on_wherever_somebody_watches(
    tmp_path: Path, postgres: Postgres, nats: Nats, *, with_bus: bool
) -> None:
    settings = {} if with_bus else {"bus": ""}
    async with two_nodes(tmp_path, postgres, nats, bot_pause_ms=20, **settings) as (a, b):

        async def plies() -> int:
            return sum(isinstance(event, Moved) for event in await log_of(a, table))

        table = await a.page().open("blokus", BOT, BOT)
        await asyncio.sleep(2.0)  # longer than nodes wait to claim what is due
        assert await plies() == 0
        for house, until in ((b, 3), (a, 7), (b, 11)):
            async with house.page().at(table) as chat:
                await chat.until(lambda chat, until=until: chat.view["ply"] >= until)
            await asyncio.sleep(1.0)
            before = await plies()
            await asyncio.sleep(2.0)
            assert await plies() == before
            assert await a.server.store.to_wake() == []


async def test_a_page_that_changes_nodes_sees_what_it_has_seen(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    with_bus = await postgres.new_database()
    async with (
        serving(tmp_path / "a", database=with_bus) as a,  # without a bus, they get no news in time
        serving(tmp_path / "b", database=with_bus) as b,
    ):
        host = a.page()
        table = await host.open("blokus", ME, HERE)
        async with b.page(host.cookie).at(table) as there:
            for ply in range(4):
                async with host.at(table) as here:
                    assert here.update.seq == there.update.seq
                    answer = await here.play_any(ply % 2)
                    assert isinstance(answer, Accepted)
                seen = there.update.seq
                play = Play(command_id=f"p{ply}", seat=ply % 2, at_seq=answer.seq, move="I1:a1")
                assert reason(await there.ask(play)) == "not-your-turn"
                await there.until_seq(answer.seq)
                assert there.update.seq > seen
        async with b.page(host.cookie).at(table) as there:
            assert there.view["ply"] == 4


async def test_a_block_on_its_way_is_seen_and_held_through_another_node(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async with two_nodes(tmp_path, postgres, nats) as (a, b):
        host = a.page()
        table = await host.open("blockout", ME, HERE, starter="0")
        async with both_at(host, b, table) as (here, there):
            assert isinstance(await here.play(0, a_block_move(here, 0)), Accepted)
            await there.until(lambda chat: bool(frames(chat)))
            assert all(poses.whole for poses in frames(there))
            assert isinstance(await there.rename(1, "Ben"), Accepted)  # and the block stays where it is
            await here.until(lambda chat: chat.table.chairs[1].name == "Ben")
            assert (a.server.directory.minded(), b.server.directory.minded()) == ([table], [])
            number = frames(there)[-1].placement
            await there.send(Hand(seat=0, placement=number, x=40, y=-20, z=420, yaw=0))
            await there.until(lambda chat: len(set(held_track(chat))) > 3)
            await there.send(Hand(seat=0, placement=number, x=40, y=-20, z=420, yaw=0, let_go=True))
            await there.until(lambda chat: chat.view["phase"] != "placing")
            await here.until_seq(there.update.seq)
            assert here.view == there.view
            assert here.view["last"]["verdict"] == "stood"


async def test_nodes_with_different_keys_do_not_start(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [
        Config(data=tmp_path, page=tmp_path, database=await postgres.new_database()) for _ in range(2)
    ]
    async with running_server(first):
        pass
    monkeypatch.setenv(KEY_VARIABLE, "11" * 32)
    with pytest.raises(BadKey, match="not the key"):
        await open_server(first)
    async with running_server(second):
        pass
    store = await PostgresStore.open(second.database, "x")
    assert await store.setting("key") is None  # only its hash
    await store.close()
    monkeypatch.delenv(KEY_VARIABLE)
    with pytest.raises(BadKey, match="were given a"):
        await open_server(second)


async def test_a_player_who_left_another_node_is_missed_here(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async with two_nodes(tmp_path, postgres, nats) as (a, b):
        ann, ben = a.page(), b.page()
        table = await ann.open("blokus", ME, LINK, patience_s=1)
        async with ann.at(table) as here:
            async with ben.at(table) as there:
                await there.claim(here.link(1), "Ben")
                await here.until(lambda chat: chat.table.chairs[1].here)
                await here.play_any(0)
            await here.until(lambda chat: not chat.table.chairs[1].here)
            since_ms = here.table.chairs[1].away_since_ms
            assert since_ms > 0
            assert reason(await here.give_to_bot(1)) == "not-away-yet"
            await here.until_seq(here.update.seq + 1)  # one of the nodes has written that Ben is missed
            (missed,) = [event for event in await log_of(a, table) if isinstance(event, Missed)]
            async with b.page(ann.cookie).at(table) as elsewhere:
                assert elsewhere.table.chairs[1].away_since_ms == missed.since_ms
                assert isinstance(await elsewhere.give_to_bot(1), Accepted)
            await here.until(lambda chat: chat.update.to_act == [0])
            async with a.page(ben.cookie).at(table) as back:
                assert (back.table.chairs[1].mine, back.table.chairs[1].bot) == (True, "random")
                assert isinstance(await back.reclaim(1), Accepted)
                await here.until(lambda chat: chat.table.chairs[1].here and not chat.table.chairs[1].bot)
                await back.until(lambda chat: chat.table.chairs[1].away_since_ms == 0)
        assert len([event for event in await log_of(a, table) if isinstance(event, Returned)]) == 1
