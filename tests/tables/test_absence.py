"""A player who is away does not block the others for ever, and learns on return what happened."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from blockcade.wire.http import NewSeat, Sitter
from blockcade.wire.to_browser import Accepted
from tests.server.house import BOT, LINK, ME, FakeClock, reason
from tests.tables.memory import Chat, House, Page, serving

pytestmark = pytest.mark.anyio

MINUTE_MS = 60_000


@asynccontextmanager
async def at_a_table_of_two(house: House, patience_s: int = 60) -> AsyncGenerator[tuple[str, Page, Chat]]:
    """Ann has moved, it is Ben's turn, and Ben has closed the page: the table, Ben's browser, Ann's page."""
    host, friend = house.page(), house.page()
    table = await host.open("blokus", NewSeat(Sitter.ME, "Ann"), LINK, patience_s=patience_s)
    async with host.at(table) as ann:
        async with friend.at(table) as ben:
            await ben.claim(ann.link(1), "Ben")
            await ann.play_any(0)
        await ann.until(lambda chat: not chat.table.chairs[1].here)
        yield table, friend, ann


async def pass_ms(clock: FakeClock, ann: Chat, duration_ms: int) -> None:
    clock.pass_ms(duration_ms)
    await ann.pong()


async def test_everybody_sees_who_is_away_and_since_when(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, at_a_table_of_two(house) as (table, _, ann):
        assert ann.table.chairs[1].away_since_ms == clock.now_ms()
        assert ann.table.chairs[0].away_since_ms == 0
        assert (ann.table.patience_ms, ann.table.claim_ms) == (MINUTE_MS, 3 * MINUTE_MS)
        async with house.page().at(table) as watcher:
            assert watcher.table.chairs[1].away_since_ms == clock.now_ms()


async def test_a_bot_plays_until_the_player_returns_and_takes_the_seat_back(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, at_a_table_of_two(house) as (table, friend, ann):
        await pass_ms(clock, ann, MINUTE_MS - 1)
        assert reason(await ann.give_to_bot(1)) == "not-away-yet"
        await pass_ms(clock, ann, 1)
        assert isinstance(await ann.give_to_bot(1), Accepted)
        await ann.until(lambda chat: chat.update.to_act == [0])
        assert ann.view["ply"] == 2, "the bot has moved"
        async with friend.at(table) as ben:
            chair = ben.table.chairs[1]
            assert (chair.mine, chair.bot, chair.by) == (True, "random", 0)
            assert isinstance(await ben.reclaim(1), Accepted)
            await ann.until(lambda chat: not chat.table.chairs[1].bot)
            assert (ann.table.chairs[1].name, ann.table.chairs[1].by) == ("Ben", None)
            await ann.play_any(0)
            await ben.until_seq(ann.update.seq)
            assert isinstance(await ben.play_any(1), Accepted)


async def test_the_chair_is_offered_to_somebody_else(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, at_a_table_of_two(house) as (table, friend, ann):
        assert reason(await ann.offer(1)) == "not-away-yet"
        await pass_ms(clock, ann, MINUTE_MS)
        assert isinstance(await ann.offer(1), Accepted)
        link = ann.link(1)
        assert link
        async with friend.at(table) as ben, house.page().at(table) as cara:
            assert (ben.table.chairs[1].mine, ben.table.chairs[1].was_mine) == (False, True)
            assert ben.link(1) == ""
            assert not cara.table.chairs[1].was_mine
            assert isinstance(await cara.claim(link, "Cara"), Accepted)
            await ben.until(lambda chat: chat.table.chairs[1].name == "Cara")
            assert ben.table.chairs[1].was_mine, "so that Ben can be told who has the chair"
            assert reason(await ben.reclaim(1)) == "not-your-seat"
            assert isinstance(await cara.play_any(1), Accepted)


async def test_an_offered_chair_is_the_old_players_again_while_nobody_has_taken_it(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, at_a_table_of_two(house) as (table, friend, ann):
        await pass_ms(clock, ann, MINUTE_MS)
        await ann.offer(1)
        link = ann.link(1)
        async with friend.at(table) as ben, house.page().at(table) as cara:
            assert reason(await cara.reclaim(1)) == "not-your-seat"
            assert isinstance(await ben.reclaim(1), Accepted)
            chair = ben.table.chairs[1]
            assert (chair.mine, chair.name, chair.was_mine) == (True, "Ben", False)
            assert reason(await cara.claim(link, "Cara")) == "seat-taken"
            assert isinstance(await ben.play_any(1), Accepted)


@pytest.mark.parametrize("game", ["blokus", "blackout", "blockyou"])
async def test_in_a_game_of_two_the_win_is_claimed_after_three_minutes(tmp_path: Path, game: str) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host, friend = house.page(), house.page()
        table = await host.open(game, ME, LINK)
        async with host.at(table) as ann:
            async with friend.at(table) as ben:
                await ben.claim(ann.link(1))
                await ann.until(lambda chat: chat.table.chairs[1].taken)
                if ann.update.to_act == [0]:
                    while ann.update.to_act == [0]:
                        await ann.play_any(0)
            await ann.until(lambda chat: not chat.table.chairs[1].here)
            await pass_ms(clock, ann, 3 * MINUTE_MS - 1)
            assert reason(await ann.claim_win(1)) == "not-away-yet"
            await pass_ms(clock, ann, 1)
            assert isinstance(await ann.claim_win(1), Accepted)
            assert ann.update.over
            outcome = ann.view["outcome"]
            assert (outcome["reason"], outcome["places"]) == ("last-player", [1, 2])
        async with friend.at(table) as ben:
            assert ben.update.over
            assert (ben.table.chairs[1].left, ben.table.chairs[1].by) == (True, 0)


async def test_a_win_is_claimed_only_over_one_for_whom_the_game_waits(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann:
            async with friend.at(table) as ben:
                await ben.claim(ann.link(1))
                assert reason(await ann.claim_win(1)) == "not-away"
                assert reason(await ben.claim_win(1)) == "not-away"
            await ann.until(lambda chat: not chat.table.chairs[1].here)
            await pass_ms(clock, ann, 3 * MINUTE_MS)
            assert reason(await ann.claim_win(1)) == "not-waited-for"
            await ann.play_any(0)
            await ann.give_to_bot(1)
            await ann.until(lambda chat: chat.update.to_act == [0])
            await ann.play_any(0)
            assert reason(await ann.claim_win(1)) == "not-waited-for", "a bot plays"
            async with house.page().at(table) as watcher:
                assert reason(await watcher.claim_win(1)) == "not-away"
                assert reason(await watcher.give_to_bot(1)) == "not-your-seat"
                assert reason(await watcher.offer(1)) == "not-host"


async def test_with_three_players_nobody_claims_but_every_other_player_may_go_on(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host, friend, third = house.page(), house.page(), house.page()
        table = await host.open("blokus", ME, LINK, LINK)
        async with third.at(table) as cyd:
            async with host.at(table) as ann, friend.at(table) as ben:
                await ben.claim(ann.link(1), "Ben")
                await cyd.claim(ann.link(2), "Cyd")
            await cyd.until(lambda chat: not any(chair.here for chair in chat.table.chairs[:2]))
            await pass_ms(clock, cyd, 3 * MINUTE_MS)
            assert reason(await cyd.claim_win(0)) == "not-two"
            assert isinstance(await cyd.give_to_bot(0), Accepted), "the host may be the one who is away"
            assert isinstance(await cyd.offer(1), Accepted)
            assert cyd.link(1), "who offers a chair gets its link"
            await cyd.until(lambda chat: chat.update.to_act == [1])


async def test_the_host_chooses_how_long(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        async with at_a_table_of_two(house, patience_s=600) as (_, _, ann):
            await pass_ms(clock, ann, 10 * MINUTE_MS - 1)
            assert reason(await ann.give_to_bot(1)) == "not-away-yet"
            await pass_ms(clock, ann, 1)
            assert isinstance(await ann.give_to_bot(1), Accepted)
        async with at_a_table_of_two(house, patience_s=0) as (_, _, ann):
            await pass_ms(clock, ann, 60 * MINUTE_MS)
            assert reason(await ann.give_to_bot(1)) == "not-your-seat"
            assert reason(await ann.claim_win(1)) == "not-away"


async def test_coming_back_in_time_changes_nothing_and_later_the_time_runs_anew(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, at_a_table_of_two(house) as (table, friend, ann):
        seq = ann.update.seq
        await pass_ms(clock, ann, MINUTE_MS - 1)
        async with friend.at(table):
            await ann.until(lambda chat: chat.table.chairs[1].here)
            await pass_ms(clock, ann, MINUTE_MS)
            assert reason(await ann.give_to_bot(1)) == "not-your-seat"
        await ann.until(lambda chat: not chat.table.chairs[1].here)
        assert ann.update.seq == seq, "nothing was worth an event"
        assert reason(await ann.give_to_bot(1)) == "not-away-yet"
        await pass_ms(clock, ann, MINUTE_MS)
        await ann.until(lambda chat: chat.update.seq == seq + 1)
        async with friend.at(table):
            await ann.until(lambda chat: chat.update.seq == seq + 2)
        await ann.until(lambda chat: not chat.table.chairs[1].here)
        assert reason(await ann.give_to_bot(1)) == "not-away-yet"


async def test_since_when_survives_a_restart(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, at_a_table_of_two(house) as (table, _, ann):
        gone_ms, host = clock.now_ms(), ann.table.chairs[1].away_since_ms
        assert host == gone_ms
        await pass_ms(clock, ann, MINUTE_MS)
        seq = ann.update.seq
        await ann.until(lambda chat: chat.update.seq >= seq)
        cookie = ann.player
    clock.pass_ms(2 * MINUTE_MS)
    async with serving(tmp_path, clock=clock) as house, house.page(cookie).at(table) as ann:
        assert ann.table.chairs[1].away_since_ms == gone_ms
        assert isinstance(await ann.claim_win(1), Accepted)
        assert ann.update.over


async def test_after_a_restart_everybody_has_the_whole_time_again(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house, at_a_table_of_two(house) as (table, _, ann):
        cookie = ann.player
    clock.pass_ms(10 * MINUTE_MS)
    async with serving(tmp_path, clock=clock) as house, house.page(cookie).at(table) as ann:
        assert reason(await ann.give_to_bot(1)) == "not-away-yet"
        await pass_ms(clock, ann, MINUTE_MS)
        assert isinstance(await ann.give_to_bot(1), Accepted)


async def test_one_person_with_bots_is_never_missed(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, BOT)
        async with host.at(table) as ann:
            seq = ann.update.seq
        clock.pass_ms(5 * MINUTE_MS)
        async with host.at(table) as ann:
            assert ann.update.seq == seq
