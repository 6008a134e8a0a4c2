"""The operator's endpoints: who may use them, what they show, and what ending a table does to its players."""

from pathlib import Path

import msgspec
import pytest

from blockcade.record import parse_record, verify_fairness
from blockcade.server.admin.key import COOKIE_NAME
from blockcade.wire.operator import Ended, Overview, TableDetails, TableList
from tests.admin.metrics import operator_key, scrape, with_key
from tests.server.house import ALL_GAMES, BOT, HERE, LINK, ME, FakeClock, House, Page, reason, serving

pytestmark = pytest.mark.anyio


class AdminClient:
    """An operator who has the key."""

    def __init__(self, house: House, folder: Path) -> None:
        self._page = house.page()
        self._headers = with_key(folder)

    async def tables(self, **asked: str | int) -> TableList:
        answer = await self._page.get("/api/operator/tables", headers=self._headers, params=asked)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=TableList)

    async def details(self, table: str) -> TableDetails:
        answer = await self._page.get(f"/api/operator/tables/{table}", headers=self._headers)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=TableDetails)

    async def overview(self) -> Overview:
        answer = await self._page.get("/api/operator/overview", headers=self._headers)
        return msgspec.json.decode(answer.content, type=Overview)

    async def end(self, table: str) -> bool:
        answer = await self._page.request("POST", f"/api/operator/tables/{table}/end", headers=self._headers)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Ended).ended

    async def record(self, table: str) -> bytes:
        answer = await self._page.get(f"/api/operator/tables/{table}/record", headers=self._headers)
        assert answer.status_code == 200, answer.text
        return answer.content


async def test_a_table_that_is_ended_stays_ended(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        admin, host, friend = AdminClient(house, tmp_path), house.page(), house.page()
        table = await host.open("blokus", ME, LINK, turnSeconds="30")
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1), "Ben")
            await ann.play_any(0)
            await ben.until(lambda chat: chat.update.to_act == [1])
            assert ben.moves(1)
            assert await admin.end(table)
            for chat in (ann, ben):
                await chat.until(lambda chat: chat.table.closed)
                await chat.until(lambda chat: not chat.update.to_act)
                assert not chat.update.over  # nobody has won
                assert chat.update.choices == chat.update.alarms == []
                assert chat.table.seed  # the draws can be checked
            assert reason(await ben.play(1, "I1:a1")) == "table-closed"
            assert reason(await ann.resign(0)) == "table-closed"
            assert reason(await ann.rematch()) == "table-closed"
            seq = ann.update.seq
            clock.pass_ms(600_000)  # no alarm fires any more
            assert reason(await ann.rename(0, "Ann")) == "table-closed"
            assert ann.update.seq == seq
        assert not await admin.end(table)
        found = await scrape(house, tmp_path)
        assert found["blockcade_tables_closed_total{game=blokus}"] == 1
        assert "blockcade_tables_finished_total{game=blokus}" not in found
    async with serving(tmp_path, clock=clock) as house:
        page = house.page(host.cookie)
        async with page.at(table) as chat:
            assert chat.table.closed
            assert chat.update.to_act == []
        assert [row["over"] for row in (await page.get("/api/tables")).json()] == [True]
        record = parse_record((await page.get(f"/api/tables/{table}/record")).content, ALL_GAMES)
        assert (record.outcome, len(record.moves)) == (None, 1)
        assert verify_fairness(record).is_fair


async def test_bots_and_falling_towers_stop_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        admin, page = AdminClient(house, tmp_path), house.page()
        for game in ("blokus", "blackout", "blockyou", "blockout"):
            levels = next(
                info["bots"] for info in (await page.get("/api/games")).json() if info["key"] == game
            )
            table = await page.open(game, ME, msgspec.structs.replace(BOT, level=levels[0]))
            async with page.at(table) as chat:
                assert await admin.end(table)
                await chat.until(lambda chat: chat.table.closed and not chat.update.to_act)
            details = await admin.details(table)
            assert (details.closed, details.listed.over) == (True, True)
            assert [past.event for past in details.events[:2]] == ["revealed", "closed"]


async def test_tables_are_listed_searched_and_paged(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        admin, page = AdminClient(house, tmp_path), house.page()
        names: list[str] = []
        for person in ("Adelheid", "Zoë 100%", "Bo"):
            clock.pass_ms(1000)
            me = msgspec.structs.replace(ME, name=person)
            names.append(await page.open("blokus" if person != "Bo" else "blackout", me, HERE))
        everything = await admin.tables()
        assert [table.table for table in everything.tables] == names[::-1]
        first = await admin.tables(limit=2)
        last = first.tables[-1]
        rest = await admin.tables(limit=2, after_ms=last.changed_ms, after=last.table)
        assert ([table.table for table in rest.tables], first.more, rest.more) == ([names[0]], True, False)
        for search, found in (("adelheid", [0]), ("0%", [1]), ("z_ë", []), ("blackout", [2]),
                              ("blokus zoë", [1]), (names[1][3:9], [1]), ("' OR 1=1", [])):  # fmt: skip
            listed = await admin.tables(search=search)
            assert [table.table for table in listed.tables] == [names[number] for number in found], search
        async with page.at(names[0]):
            listed = await admin.tables(search="ADELHEID")
            assert (listed.tables[0].in_memory, listed.tables[0].sockets) == (True, 1)
        assert listed.tables[0].names == ["Adelheid", ""]


async def test_details_tell_no_secret_of_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        admin, host = AdminClient(house, tmp_path), house.page()
        table = await host.open("blockyou", ME, LINK)
        async with host.at(table) as chat:
            link = chat.link(1)
            details = await admin.details(table)
        assert [chair.here for chair in details.chairs] == [True, False]
        assert (details.watchers, details.listed.sockets) == (0, 1)
        text = msgspec.json.encode(details).decode()
        player = host.cookie.partition(".")[0]
        assert link not in text
        assert player not in text
        assert {past.event for past in details.events} <= {"opened", "seated", "chanced"}
        assert all(
            set(msgspec.structs.asdict(past)) == {"seq", "at_ms", "event", "seat"} for past in details.events
        )


async def test_a_running_game_is_exported_without_its_seed(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        admin, page = AdminClient(house, tmp_path), house.page()
        table = await page.open("blackout", ME, HERE)
        assert (await page.get(f"/api/tables/{table}/record")).status_code == 409
        record = parse_record(await admin.record(table))
        assert (record.seed, record.outcome) == ("", None)
        assert record.seed_hash
        await admin.end(table)
        assert parse_record(await admin.record(table)).seed


async def test_the_overview_has_the_figures(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        admin, page = AdminClient(house, tmp_path), house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            await chat.play_any(0)
            await chat.play(0, "I1:j10")
            overview = await admin.overview()
        assert (overview.problems, overview.tables_in_memory, overview.sockets, overview.people) == (
            [],
            1,
            1,
            1,
        )
        assert [(game.game, game.kept, game.running) for game in overview.games] == [("blokus", 1, 1)]
        assert (overview.commands, [each.count for each in overview.refusals]) == (2, [1])
        assert overview.append_ms > 0


PATHS = ("/overview", "/tables", "/tables/x", "/tables/x/record")


async def test_nobody_comes_in_without_the_key(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        forged = f"{COOKIE_NAME}=9999999999.{'0' * 64}"
        for headers in ({}, {"cookie": forged}, {"cookie": f"{COOKIE_NAME}=x"}):
            for path in PATHS:
                answer = await page.get(f"/api/operator{path}", headers=headers)
                assert (answer.status_code, answer.json()["reason"]) == (401, "operator-only")
            answer = await page.request("POST", f"/api/operator/tables/{table}/end", headers=headers)
            assert answer.status_code == 401
        answer = await page.get("/api/operator/overview", headers={"authorization": "Bearer nonsense"})
        assert (answer.status_code, answer.json()["reason"]) == (401, "bad-key")
        async with page.at(table) as chat:
            assert not chat.table.closed
        answer = await page.get("/api/operator/tables/nothing", headers=with_key(tmp_path))
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")


async def logged_in(page: Page, folder: Path) -> str:
    """The cookie that the operator's browser gets."""
    body = msgspec.json.encode({"key": operator_key(folder)})
    answer = await page.request("POST", "/api/operator/session", content=body, headers=JSON)
    assert answer.status_code == 204, answer.text
    given = next(each for each in answer.headers.get_list("set-cookie") if each.startswith(COOKIE_NAME))
    assert "HttpOnly; SameSite=Strict" in given
    assert "Path=/api/operator" in given
    return given.partition(";")[0]


JSON = {"content-type": "application/json"}


async def test_a_browser_gets_a_cookie_that_works_from_our_page_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        cookie = await logged_in(house.page(), tmp_path)
        table = await page.open("blokus", ME, HERE)
        assert operator_key(tmp_path) not in cookie
        for path in ("/overview", "/tables", f"/tables/{table}"):
            answer = await house.page().get(f"/api/operator{path}", headers={"cookie": cookie})
            assert answer.status_code == 200
        end = f"/api/operator/tables/{table}/end"
        for elsewhere in ({}, {"origin": "https://elsewhere.example"}):
            answer = await house.page().request("POST", end, headers={"cookie": cookie, **elsewhere})
            assert (answer.status_code, answer.json()["reason"]) == (403, "bad-origin")
        answer = await house.page().request("POST", end, headers={"cookie": cookie, "origin": house.url})
        assert answer.json() == {"ended": True}
        answer = await house.page().request("DELETE", "/api/operator/session", headers={"cookie": cookie})
        assert f"{COOKIE_NAME}=; Max-Age=0" in answer.headers["set-cookie"]


async def test_wrong_keys_are_told_to_wait_and_the_right_one_never(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        cookie = await logged_in(house.page(), tmp_path)
        answers = [
            await page.request("POST", "/api/operator/session", content=b'{"key":"a guess"}', headers=JSON)
            for _ in range(12)
        ]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 2
        assert answers[-1].json()["reason"] == "too-many-tries"
        body = msgspec.json.encode({"key": operator_key(tmp_path)})
        answer = await page.request("POST", "/api/operator/session", content=body, headers=JSON)
        assert answer.status_code == 204
        answer = await page.get("/api/operator/overview", headers={"cookie": cookie})
        assert answer.status_code == 200  # a logged-in operator stays logged in
