"""Seats and links: who may take which seat, and who learns what about it."""

from pathlib import Path

import pytest

from blockcade.wire.http import NewSeat, Sitter
from blockcade.wire.to_browser import Accepted, Invitation
from tests.server.house import BOT, HERE, LINK, ME, reason
from tests.tables.memory import serving

pytestmark = pytest.mark.anyio


async def test_a_friend_joins_by_link_and_both_play(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", NewSeat(Sitter.ME, "Ann"), LINK)
        async with host.at(table) as ann, friend.at(table) as ben:
            assert [chair.taken for chair in ben.table.chairs] == [True, False]
            assert isinstance(await ben.claim(ann.link(1), "Ben"), Accepted)
            assert [(chair.name, chair.mine) for chair in ben.table.chairs] == [("Ann", False), ("Ben", True)]
            await ann.until(lambda chat: chat.table.chairs[1].name == "Ben")
            for _ in range(3):
                assert isinstance(await ann.play_any(0), Accepted)
                await ben.until_seq(ann.update.seq)
                assert isinstance(await ben.play_any(1), Accepted)
                await ann.until_seq(ben.update.seq)
            assert ann.view == ben.view
            assert ann.view["ply"] == 6


async def test_a_link_is_void_once_used_but_fine_for_who_used_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend, stranger = house.page(), house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann, friend.at(table) as ben, stranger.at(table) as eve:
            link = ann.link(1)
            await ben.claim(link)
            seq = ben.update.seq
            assert reason(await eve.claim(link)) == "seat-taken"
            assert isinstance(await ben.claim(link), Accepted)
            await ann.until(lambda chat: chat.table.chairs[1].taken)
            assert ann.link(1) == ""
            assert (await ann.pong(), ann.update.seq)[1] == seq


async def test_a_link_says_which_chair_it_is_for_and_who_invites(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend, stranger = house.page(), house.page(), house.page()
        table = await host.open("blokus", LINK, ME, LINK)
        async with host.at(table) as ann, friend.at(table) as ben, stranger.at(table) as eve:
            link, seq = ann.link(2), ann.update.seq
            for guest in (ben, eve):
                answer = await guest.read_link(link)
                assert isinstance(answer, Invitation)
                assert (answer.seat, answer.host) == (2, 1)
                assert not guest.table.chairs[2].taken
            assert (await ann.pong(), ann.update.seq)[1] == seq  # asking changes nothing
            await ben.claim(link)
            await eve.until(lambda chat: chat.table.chairs[2].taken)
            used = await eve.read_link(link)
            assert isinstance(used, Invitation)
            assert not eve.table.chairs[used.seat].mine
            own = await ben.read_link(link)
            assert isinstance(own, Invitation)
            assert ben.table.chairs[own.seat].mine


async def test_a_host_without_a_chair_invites_all_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", LINK, LINK)
        async with host.at(table) as ann, friend.at(table) as ben:
            answer = await ben.read_link(ann.link(1))
            assert isinstance(answer, Invitation)
            assert (answer.seat, answer.host) == (1, None)


async def test_guessed_and_outdated_secrets_open_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, stranger = house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        other = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann, stranger.at(table) as eve, host.at(other) as elsewhere:
            first = ann.link(1)
            await ann.offer(1)
            assert ann.link(1) not in {"", first}
            for secret in ("x" * 22, first, first[:-1], elsewhere.link(1), "ü"):
                assert reason(await eve.claim(secret)) == "bad-link"
                assert reason(await eve.read_link(secret)) == "bad-link"
            assert not any(chair.mine for chair in eve.table.chairs)
            assert isinstance(await eve.claim(ann.link(1)), Accepted)


async def test_only_the_host_sees_links_and_only_of_open_seats(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK, LINK, BOT)
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1))
            await ann.until(lambda chat: chat.table.chairs[1].taken)
            assert [bool(chair.link) for chair in ann.table.chairs] == [False, False, True, False]
            assert [chair.link for chair in ben.table.chairs] == [""] * 4
            assert (ann.table.host, ben.table.host) == (True, False)


async def test_a_spectator_gets_the_board_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("quarry", ME, HERE)
        async with host.at(table) as ann, house.page().at(table) as watcher:
            assert watcher.update.choices == []
            assert watcher.update.can_take_back == []
            assert [view.seats for view in watcher.update.views] == [[]]
            assert watcher.view["my_block"] is None
            assert watcher.table.seed == ""
            await ann.until(lambda chat: chat.table.watchers == 1)
            await ann.play_any(0)
            await watcher.until_seq(ann.update.seq)
            own = {cause.who: cause.move for cause in ann.update.causes}
            seen = {cause.who: cause.move for cause in watcher.update.causes}
            assert own["0"] == seen["0"]
            assert own["chance"].startswith("+")  # the block that seat 1 of the same page got
            assert seen["chance"] == ""


async def test_one_page_holds_several_seats_and_equal_views_come_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        blokus = await host.open("blokus", ME, HERE, HERE)
        quarry = await host.open("quarry", ME, HERE)
        async with host.at(blokus) as chat:
            assert [view.seats for view in chat.update.views] == [[0, 1, 2]]
        async with host.at(quarry) as chat:
            assert [view.seats for view in chat.update.views] == [[0], [1]]
            for _ in range(4):
                for seat in (0, 1):
                    assert chat.update.to_act == [seat]
                    assert isinstance(await chat.play_any(seat), Accepted)
            assert chat.update.over


async def test_pages_come_and_go_and_the_others_see_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann:
            async with friend.at(table) as ben:
                await ben.claim(ann.link(1))
                await ann.until(lambda chat: chat.table.chairs[1].here)
            await ann.until(lambda chat: not chat.table.chairs[1].here)
            assert ann.table.chairs[1].taken
            assert ann.table.watchers == 0


async def test_the_host_gives_a_hot_seat_away_by_offering_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as ann, friend.at(table) as ben:
            await ann.offer(1)
            assert not ann.table.chairs[1].taken
            await ben.claim(ann.link(1))
            assert ben.table.chairs[1].mine
            assert reason(await ann.offer(1)) == "seat-taken"


async def test_names_are_tidied_and_control_characters_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann:
            assert isinstance(await ann.rename(0, "  Anna   Lisa "), Accepted)
            assert ann.table.chairs[0].name == "Anna Lisa"
            for bad in ("a\u202eb", "a\nb", "a\x00b"):
                assert reason(await ann.rename(0, bad)) == "bad-name"
            assert isinstance(await ann.rename(0, "👩\u200d🚀 נועה"), Accepted)
            assert ann.table.chairs[0].name == "👩\u200d🚀 נועה"
