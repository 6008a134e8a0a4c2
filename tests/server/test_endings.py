"""After the last move: the seed is shown, the game can be replayed and saved, and there is a rematch."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from blockcade.core import SeededDice, seed_hash
from blockcade.record import parse_record, verify_fairness
from blockcade.record.formats.blokus import parse_blksgf
from blockcade.server.config import DATABASE_NAME
from blockcade.wire.http import NewSeat, Sitter
from blockcade.wire.to_browser import Accepted
from tests.record.test_played_once import CountingQuarry
from tests.server.house import ALL_GAMES, BOT, HERE, LINK, ME, Chat, serving

pytestmark = pytest.mark.anyio


async def play_quarry(chat: Chat) -> None:
    while not chat.update.over:
        await chat.play_any(chat.update.to_act[0])


async def test_the_seed_is_the_promised_one_and_explains_every_draw(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("quarry", ME, HERE, takeback=True)
        async with host.at(table) as chat:
            promised = chat.table.seed_hash
            assert chat.table.seed == ""
            await play_quarry(chat)
            await chat.until(lambda chat: chat.table.seed != "")
            seed = bytes.fromhex(chat.table.seed)
            assert chat.table.seed_hash == promised == seed_hash(seed)
        record = parse_record((await host.get(f"/api/tables/{table}/record")).content, ALL_GAMES)
        dice = SeededDice(seed)
        drawn = [entry.move for entry in record.moves if entry.who == "chance"]
        assert drawn == [("+1", "+1", "+1", "+2", "+2", "+3")[dice.roll(6)] for _ in drawn]
        fairness = verify_fairness(record, ALL_GAMES)
        assert (fairness.is_fair, fairness.draws) == (True, 8)


async def test_a_replay_shows_every_position(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", BOT, BOT)
        async with page.at(table) as chat:
            await chat.until(lambda chat: chat.update.over)
            last = chat.view
        steps = (await page.get(f"/api/tables/{table}/replay")).json()["steps"]
        assert steps[0]["cause"] is None
        assert steps[0]["view"]["ply"] == 0
        assert [step["view"]["ply"] for step in steps] == list(range(len(steps)))
        assert steps[1]["cause"]["who"] == "0"
        assert steps[-1]["view"] == last


async def test_records_are_downloads_and_name_no_player_ids(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", NewSeat(Sitter.ME, "Ann"), BOT)
        async with page.at(table) as chat:
            await chat.give_to_bot(0)
            await chat.until(lambda chat: chat.update.over)
        kept = await page.get(f"/api/tables/{table}/record")
        assert kept.headers["content-disposition"] == f'attachment; filename="{table}.blockcade"'
        assert page.cookie.partition(".")[0] not in kept.text
        record = parse_record(kept.content, ALL_GAMES)
        assert record.names[0] == "Ann"


async def test_a_game_of_blokus_is_also_kept_for_pentobi(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        fixed = await page.open("blokus", BOT, BOT, startCorner="fixed")
        other = await page.open("quarry", BOT, BOT)
        for table in (fixed, other):
            async with page.at(table) as chat:
                await chat.until(lambda chat: chat.update.over)
        record = parse_record((await page.get(f"/api/tables/{fixed}/record")).content, ALL_GAMES)
        blksgf = await page.get(f"/api/tables/{fixed}/record.blksgf")
        assert [entry.move for entry in parse_blksgf(blksgf.text).moves] == [
            entry.move for entry in record.moves
        ]
        assert (await page.get(f"/api/tables/{other}/record.blksgf")).status_code == 404


async def test_a_game_that_pentobi_cannot_hold_is_said_to_have_no_such_file(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            await chat.play(0, "I1:a1")  # Pentobi's blue begins at the top left
            await chat.resign(0)
            await chat.resign(1)
        response = await page.get(f"/api/tables/{table}/record.blksgf")
        assert (response.status_code, response.json()["reason"]) == (404, "no-file")
        assert ".blksgf" in response.json()["detail"]


async def test_a_rematch_keeps_people_rules_and_bots_and_there_is_only_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("quarry", NewSeat(Sitter.ME, "Ann"), LINK, BOT, takeback=True, bell="on")
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1), "Ben")
            await ann.resign(0)
            assert isinstance(await ann.rematch(), Accepted)
            following = ann.table.next_table
            await ben.until(lambda chat: bool(chat.table.next_table))
            assert isinstance(await ben.rematch(), Accepted)
            assert ben.table.next_table == following
            seed_hash_before = ann.table.seed_hash
        async with host.at(following) as ann, friend.at(following) as ben:
            assert [(chair.name, chair.bot) for chair in ben.table.chairs] == [
                ("Ann", ""),
                ("Ben", ""),
                ("", "random"),
            ]
            assert ann.table.chairs[0].mine
            assert ann.table.host
            assert ben.table.chairs[1].mine
            assert ann.table.options == {"bell": "on"}
            assert ann.table.takeback
            assert ann.table.seed_hash != seed_hash_before
            assert isinstance(await ann.play_any(0), Accepted)
    async with serving(tmp_path) as house, house.page(friend.cookie).at(table) as ben:
        assert isinstance(await ben.rematch(), Accepted)
        assert ben.table.next_table == following


async def test_a_rematch_seats_people_where_bots_played_for_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("quarry", NewSeat(Sitter.ME, "Ann"), LINK, BOT)
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1), "Ben")
            await ann.give_to_bot(0)
            await ben.give_to_bot(1)
            await ann.until(lambda chat: chat.update.over)
            assert isinstance(await ann.rematch(), Accepted)
            following = ann.table.next_table
        async with host.at(following) as ann:
            assert [(chair.name, chair.taken, chair.bot) for chair in ann.table.chairs] == [
                ("Ann", True, ""),
                ("Ben", True, ""),
                ("", False, "random"),
            ]
            assert ann.moves(0)


async def test_giving_up_ends_a_game_of_two_and_both_see_the_result(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1))
            await ann.play_any(0)
            assert isinstance(await ann.resign(0), Accepted)
            await ben.until_seq(ann.update.seq)
            for chat in (ann, ben):
                assert chat.update.over
                assert chat.view["outcome"]["places"] == [2, 1]
                await chat.until(lambda chat: chat.table.seed != "")
                assert [chair.left for chair in chat.table.chairs] == [True, False]
        for page in (host, friend):
            (row,) = json.loads((await page.get("/api/tables")).content)
            assert (row["over"], row["my_turn"]) == (True, False)


async def test_with_more_players_the_game_goes_on_and_is_no_longer_in_the_list_of_the_one_who_left(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK, BOT)
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1))
            await ben.until(lambda chat: chat.table.chairs[1].mine)
            assert isinstance(await ann.resign(0), Accepted)
            assert not ann.update.over
            assert ann.update.causes[0].move == "left"
            assert json.loads((await host.get("/api/tables")).content) == []
            assert len(json.loads((await friend.get("/api/tables")).content)) == 1
            await ben.until_seq(ann.update.seq)
            await ben.give_to_bot(1)
            await ben.until(lambda chat: chat.update.over)
        (row,) = json.loads((await host.get("/api/tables")).content)
        assert (row["table"], row["over"]) == (table, True), "the result is for all"


async def test_finished_tables_stay_in_the_list(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("quarry", ME, HERE)
        async with host.at(table) as chat:
            await play_quarry(chat)
        (row,) = json.loads((await host.get("/api/tables")).content)
        assert (row["table"], row["over"], row["my_turn"]) == (table, True, False)


async def test_what_is_asked_of_a_finished_game_plays_it_once(tmp_path: Path) -> None:
    game = CountingQuarry()
    async with serving(tmp_path, games={game.key: game}) as house:
        page = house.page()
        table = await page.open("quarry", BOT, BOT)
        async with page.at(table) as chat:
            await chat.until(lambda chat: chat.update.over)
        moves = len(parse_record((await page.get(f"/api/tables/{table}/record")).content, ALL_GAMES).moves)
        for door in ("replay", "record"):
            game.applied = game.parsed = 0
            assert (await page.get(f"/api/tables/{table}/{door}")).status_code == 200
            assert (game.applied, game.parsed) == (moves, moves), door


async def test_a_finished_game_tells_its_players_who_won_and_nobody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend, stranger = house.page(), house.page(), house.page()
        going_on = await host.open("quarry", ME, HERE)
        table = await host.open("blokus", NewSeat(Sitter.ME, "Ann"), LINK)
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1), "Ben")
            await ann.play_any(0)
            assert (await host.get("/api/lately")).json() == []
            await ann.resign(0)
            await ann.until(lambda chat: chat.table.seed != "")
            answer = await friend.get("/api/lately")
            (seen,) = answer.json()
            assert (seen["table"], seen["game"], seen["winners"]) == (table, "blokus", [1])
            assert (seen["reason"], seen["next_table"]) == ("last-player", "")
            assert [(chair["name"], chair["mine"]) for chair in seen["chairs"]] == [
                ("Ann", False),
                ("Ben", True),
            ]
            assert seen["options"] == ann.table.options
            await ann.rematch()
            await ann.until(lambda chat: chat.table.next_table != "")
            (again,) = (await host.get("/api/lately")).json()
            assert (again["next_table"], again["ended_ms"]) == (ann.table.next_table, seen["ended_ms"])
            assert [chair["mine"] for chair in again["chairs"]] == [True, False]
        assert (await stranger.get("/api/lately")).json() == []
        for page in (host, friend):
            assert page.cookie.split(".")[0] not in answer.text
        assert going_on not in answer.text


async def test_the_newest_finished_games_come_first_and_damaged_ones_are_left_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        tables = [await host.open("quarry", ME, HERE) for _ in range(3)]
        for table in tables:
            async with host.at(table) as chat:
                await play_quarry(chat)
                await chat.until(lambda chat: chat.table.seed != "")
                await asyncio.sleep(0.005)  # the next one ends at another millisecond
    with sqlite3.connect(tmp_path / "data" / DATABASE_NAME) as db:
        db.execute("UPDATE events SET body = 'nonsense' WHERE table_id = ? AND seq = 4", [tables[1]])
    db.close()
    async with serving(tmp_path) as house:
        seen = (await house.page(host.cookie).get("/api/lately")).json()
        assert [each["table"] for each in seen] == [tables[2], tables[0]]
