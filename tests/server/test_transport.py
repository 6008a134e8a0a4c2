"""Bad messages over the wire: refused with an answer, and nothing changes."""

import asyncio
import json
import socket
from pathlib import Path

import pytest

from blockcade.server.limits import Limits, Rate
from blockcade.server.listening import bind
from blockcade.server.tables.outbox import MAX_WAITING, TOO_SLOW, Outbox
from blockcade.wire.to_browser import Accepted, Cause, Code, Pong, Refused, Update
from blockcade.wire.to_server import MAX_MESSAGE_BYTES
from tests.server.house import BOT, HERE, LINK, ME, reason, serving

pytestmark = pytest.mark.anyio


async def test_broken_messages_are_refused_and_the_socket_lives_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            seq = chat.update.seq
            play = {"type": "play", "command_id": "c", "seat": 0, "at_seq": seq, "move": chat.moves(0)[0]}
            for message, command_id in (
                ("", ""),
                ("{", ""),
                ("[]", ""),
                ("null", ""),
                (json.dumps({"type": "cheat", "command_id": "c"}), "c"),
                (json.dumps({**play, "extra": 1}), "c"),
                (json.dumps({**play, "seat": "0"}), "c"),
                (json.dumps({**play, "seat": -1}), "c"),
                (json.dumps({**play, "seat": 0.5}), "c"),
                (json.dumps({**play, "move": ""}), "c"),
                (json.dumps({**play, "move": "x" * 1025}), "c"),
                (json.dumps({**play, "command_id": ""}), ""),
                (json.dumps({**play, "command_id": 7}), ""),
                (json.dumps({key: value for key, value in play.items() if key != "at_seq"}), "c"),
                ('{"type":"ping","sent_ms":"\\ud800"}', ""),
                ("[" * 3000, ""),
                ('{"deep":' + "[" * 4000, ""),
            ):
                await chat.send(message)
                assert await chat.receive() == Refused(command_id, Code.MALFORMED, "malformed")
            await chat.connection.send(b"\xff\xfe")
            assert await chat.receive() == Refused("", Code.MALFORMED, "malformed")
            assert isinstance(await chat.pong(), Pong)
            assert chat.update.seq == seq
            assert isinstance(await chat.play_any(0), Accepted)


async def test_a_message_that_is_too_big_is_refused_and_a_huge_one_ends_the_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            await chat.send(" " * (MAX_MESSAGE_BYTES + 1))
            assert await chat.receive() == Refused("", Code.MALFORMED, "too-big")
            await chat.send(" " * 100_000)
            assert (await chat.until_closed())[0] == 1009


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
async def test_pages_of_other_sites_get_no_socket_and_no_table(tmp_path: Path, origin: str) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.connect(table, headers={"Origin": origin}) as chat:
            assert await chat.until_closed() == (4403, "bad-origin")
            assert chat.received == []
        response = await host.post(b"{}", headers={"origin": origin})
        assert response.status_code in {400, 403}
        body = b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"me"}]}'
        response = await host.post(body, headers={"origin": origin})
        assert (response.status_code, response.json()["reason"]) == (403, "bad-origin")
        async with host.at(table, headers={"Origin": house.url}) as chat:
            assert chat.update.to_act == [0]


async def test_an_unknown_table_is_said_to_be_unknown(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        async with page.connect("nowhere") as chat:
            assert await chat.until_closed() == (4404, "no-such-table")
        for path in ("replay", "record", "record.blksgf"):
            response = await page.get(f"/api/tables/nowhere/{path}")
            assert (response.status_code, response.json()["reason"]) == (404, "no-such-table")


async def test_a_page_that_sends_too_much_is_told_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(player_commands=Rate(100, 1))) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            count = 120
            for _ in range(count):
                await chat.send('{"type":"ping","sent_ms":1}')
            answers = [await chat.receive() for _ in range(count)]
            assert Refused("", Code.BUSY, "too-fast") in answers
            assert sum(isinstance(answer, Pong) for answer in answers) >= 100


async def test_a_newcomer_without_a_cookie_gets_one_with_the_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, newcomer = house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann, newcomer.at(table) as ben:
            await ben.claim(ann.link(1))
        async with newcomer.at(table) as ben:
            assert ben.table.chairs[1].mine


async def test_requests_that_cannot_be_served_say_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        for body, status, why in (
            (b"{", 400, "malformed"),
            (b"[]", 400, "malformed"),
            (b'{"game":"blokus"}', 400, "malformed"),
            (b'{"game":"blokus","seats":[],"more":1}', 400, "malformed"),
            (b'{"game":"blokus","seats":[{"sitter":"cat"},{"sitter":"me"}]}', 400, "malformed"),
            (b'{"game":"chess","seats":[{"sitter":"me"},{"sitter":"me"}]}', 400, "unknown-game"),
            (b'{"game":"blokus","seats":[]}', 400, "bad-players"),
            (b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"bot","level":"x"}]}', 400, "unknown-id"),
            (
                b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"me","name":"\\u0007"}]}',
                400,
                "bad-name",
            ),
            (
                b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"me"}],"options":{"x":"y"}}',
                400,
                "unknown-id",
            ),
            (b" " * 70_000, 413, "too-big"),
        ):
            response = await page.post(body)
            assert (response.status_code, response.json()["reason"]) == (status, why), body
        response = await page.get("/api/nothing")
        assert (response.status_code, response.json()["reason"]) == (404, "not-found")
        response = await page.request("DELETE", "/api/games")
        assert (response.status_code, response.json()["reason"]) == (405, "method-not-allowed")
        assert (await page.get("/api/tables")).json() == []


async def test_games_health_and_my_tables(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        games = {game["key"]: game for game in (await page.get("/api/games")).json()}
        assert games["blokus"]["players"] == [2, 3, 4]
        assert "10" in games["blokus"]["bots"]
        assert games["blockyou"]["first_level"] == "easy"
        assert games["blockyou"]["adapting_levels"] == ["adapting"]
        assert games["blokus"]["adapting_levels"] == []
        assert games["blockyou"]["bot_seconds"] == {
            "easy": 14.9,
            "medium": 5.7,
            "strong": 3.1,
            "champion": 1.9,
        }
        assert games["blackout"]["bot_seconds"] == {}
        for game in games.values():
            assert game["first_level"] == game["scale"][0]
            assert set(game["scale"]) <= set(game["bots"])
        assert (games["blokus"]["analysis"], games["blackout"]["analysis"]) == (True, True)
        assert {
            "key": "bell",
            "values": ["off", "on"],
            "default": "off",
            "per_seat": False,
            "players": [],
            "names_starter": False,
            "withheld": [],
        } in (games["quarry"]["options"])
        assert (await page.get("/api/health")).json()["ok"] is True
        first = await page.open("blokus", ME, LINK)
        second = await page.open("quarry", LINK, ME)
        await page.open("quarry", BOT, BOT)
        async with page.at(first) as chat:
            await chat.play_any(0)
        listed = {row["table"]: row for row in (await page.get("/api/tables")).json()}
        assert set(listed) == {first, second}
        assert [listed[table]["my_turn"] for table in (first, second)] == [False, False]
        assert listed[first]["game"] == "blokus"
        assert (await house.page().get("/api/tables")).json() == []


def update(seq: int, *moves: str) -> Update:
    causes = [Cause("0", move, taken_back=False) for move in moves]
    return Update(seq, causes, [], [], [], [], [], [], "", over=False, server_ms=0, rang_ms=0, moments=[])


async def test_only_the_newest_picture_waits_but_every_cause_is_told() -> None:
    outbox = Outbox("ann")
    outbox.post(update(1, "a"))
    outbox.post(Accepted("c", 1))
    outbox.post(update(2, "b", "c"))
    outbox.post(update(3, "d"))
    taken = [await outbox.take(), await outbox.take()]
    assert taken == [Accepted("c", 1), update(3, "a", "b", "c", "d")]


async def test_a_page_that_never_reads_is_closed() -> None:
    outbox = Outbox("ann")
    for _ in range(1000):
        outbox.post(update(1))
    assert outbox.closing is None
    for number in range(MAX_WAITING):
        outbox.post(Accepted(str(number), 1))
    assert outbox.closing == (TOO_SLOW, "too-slow")
    assert await outbox.take() is None


async def test_what_one_may_not_do_has_a_reason_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat, house.page().at(table) as stranger:
            assert reason(await chat.rematch()) == "not-over"
            assert reason(await stranger.rematch()) == "not-your-seat"
        response = await host.get(f"/api/tables/{table}/replay")
        assert (response.status_code, response.json()["reason"]) == (409, "not-over")
        response = await host.get(f"/api/tables/{table}/record")
        assert (response.status_code, response.json()["reason"]) == (409, "not-over")


async def test_small_messages_leave_at_once() -> None:
    """Without TCP_NODELAY, the second of two small messages may wait 40 ms until the first is confirmed."""
    accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def met(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted.set_result(
            writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        )
        writer.close()

    listening = bind("127.0.0.1", 0)
    async with await asyncio.start_server(met, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        is_immediate = await accepted
        writer.close()
    assert is_immediate
