"""Floods: a client that asks for too much must wait, and a school class never notices a limit."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from blockcade.record.events import Pace
from blockcade.server.limits import Act, Guest, Limits, Meter, Rate, RateLimiter, home_of
from blockcade.server.tables import strong
from blockcade.wire.to_browser import Accepted, Code, Refused
from tests.server.house import BOT, HERE, LINK, ME, House, Page, bot, reason, serving

pytestmark = pytest.mark.anyio

A_TABLE = b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"here"}]}'


def few(burst: int) -> Rate:
    """A burst of this many, and then hardly any more."""
    return Rate(burst, 0.001)


def told_to_wait(response: httpx.Response) -> bool:
    if response.status_code != 429:
        return False
    assert response.json()["reason"] == "too-fast"
    assert int(response.headers["retry-after"]) >= 1
    return True


@pytest.mark.parametrize("limits", [Limits(player_tables=few(3)), Limits(address_tables=few(3))])
async def test_s_13_opening_tables_is_limited(tmp_path: Path, limits: Limits) -> None:
    async with serving(tmp_path, limits=limits) as house:
        page = house.page()
        answers = [await page.post(A_TABLE) for _ in range(5)]
        assert [told_to_wait(answer) for answer in answers] == [False] * 3 + [True] * 2
        assert len((await page.get("/api/tables")).json()) == 3
        stranger = house.page()  # an identity costs nothing, an address does
        assert told_to_wait(await stranger.post(A_TABLE)) == (limits.address_tables.burst == 3)


async def test_s_13_a_rematch_is_a_table_too(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(player_tables=few(2))) as house:
        page = house.page()
        table = await page.open("quarry", ME, HERE)
        async with page.at(table) as chat:
            await chat.resign(0)
            await chat.resign(1)
            assert isinstance(await chat.rematch(), Accepted)
            assert reason(await chat.rematch()) == "too-fast"


STRONG_TABLE = b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"bot","level":"10"}]}'


@pytest.mark.parametrize("limits", [Limits(player_strong_tables=2), Limits(address_strong_tables=2)])
async def test_s_13_tables_with_strong_bots_are_limited(tmp_path: Path, limits: Limits) -> None:
    async with serving(tmp_path, limits=limits, engine_seconds=0.1) as house:
        page = house.page()
        answers = [await page.post(STRONG_TABLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 409]
        assert answers[2].json()["reason"] == "too-many-strong-bots"
        assert len((await page.get("/api/tables")).json()) == 2, "nothing was opened"
        weak = await page.open("blokus", ME, bot("1"))
        async with page.at(weak) as chat:  # a strong bot cannot be seated later either
            assert reason(await chat.give_to_bot(0, "9")) == "too-many-strong-bots"
            assert chat.table.chairs[0].bot == ""
            assert isinstance(await chat.give_to_bot(0, "2"), Accepted)
        stranger = await house.page().post(STRONG_TABLE)  # an identity costs nothing, an address does
        assert stranger.status_code == (409 if limits.address_strong_tables == 2 else 201)
        elsewhere = await house.page().post(STRONG_TABLE, headers={"x-forwarded-for": "198.51.100.1"})
        assert elsewhere.status_code == 201


async def test_s_13_a_strong_table_that_is_over_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strong, "SETTLING_SECONDS", 0.0)
    async with serving(tmp_path, limits=Limits(player_strong_tables=1), engine_seconds=0.1) as house:
        page = house.page()
        first = (await page.post(STRONG_TABLE)).json()["table"]
        async with page.at(first) as chat:  # so that it is in memory
            assert (await page.post(STRONG_TABLE)).status_code == 409
            await chat.resign(0)
            await chat.until(lambda chat: chat.update.over)
            assert isinstance(await chat.rematch(), Accepted)
            await chat.until(lambda chat: chat.table.next_table != "")
            second = chat.table.next_table
        async with page.at(second):
            assert (await page.post(STRONG_TABLE)).status_code == 409, "the rematch is such a table too"


async def test_s_14_trying_links_is_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(player_seatings=few(5))) as house:
        host, thief = house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann, thief.at(table) as chat:
            reasons = [reason(await chat.claim("x" * 22)) for _ in range(8)]
            assert reasons == ["bad-link"] * 5 + ["too-fast"] * 3
            assert reason(await chat.claim(ann.link(1))) == "too-fast"
            assert reason(await chat.read_link(ann.link(1))) == "too-fast"
            async with house.page().at(table) as friend:
                assert isinstance(await friend.claim(ann.link(1)), Accepted)


@pytest.mark.parametrize("limits", [Limits(player_seatings=few(4)), Limits(address_seatings=few(4))])
async def test_s_14_so_is_changing_names_and_chairs(tmp_path: Path, limits: Limits) -> None:
    async with serving(tmp_path, limits=limits) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            answers = [await chat.rename(0, f"Ann {number}") for number in range(6)]
            assert [reason(answer) for answer in answers] == [""] * 4 + ["too-fast"] * 2
            assert chat.table.chairs[0].name == "Ann 3"
            assert reason(await chat.set_pace(Pace.SLOW)) == "too-fast"
            assert isinstance(await chat.play_any(0), Accepted)  # the game goes on


@pytest.mark.parametrize("limits", [Limits(player_commands=few(30)), Limits(address_commands=few(30))])
async def test_s_15_commands_are_limited_whatever_they_are(tmp_path: Path, limits: Limits) -> None:
    async with serving(tmp_path, limits=limits) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat, page.at(table) as second:  # both count together
            for number in range(20):
                await chat.send('{"type":"ping","sent_ms":1}')
                await chat.receive()
                await second.send("no message" if number % 2 else '{"type":"ping","sent_ms":1}')
                answer = await second.receive()
                assert (answer == Refused("", Code.BUSY, "too-fast")) == (number >= 15)


@pytest.mark.parametrize(
    "limits",
    [
        Limits(player_sockets=3),
        Limits(address_sockets=3),
        Limits(player_visits=few(3)),
        Limits(address_visits=few(3)),
    ],
)
async def test_s_16_sockets_are_limited(tmp_path: Path, limits: Limits) -> None:
    async with serving(tmp_path, limits=limits) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table), page.at(table), page.at(table), page.connect(table) as refused:
            assert await refused.until_closed() == (4429, "too-fast")
            assert refused.received == []
        if 3 in {limits.player_sockets, limits.address_sockets}:  # closed sockets free their places
            while await _is_refused(page, table):
                pass  # until the server has noticed the closed sockets


async def _is_refused(page: Page, table: str) -> bool:
    async with page.connect(table) as chat:
        try:
            await chat.receive()
        except ConnectionClosed:
            return True
        return False


async def test_s_17_requests_are_limited_and_dear_ones_count_more(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(address_requests=few(25))) as house:
        page = house.page()
        answers = [await page.get("/api/tables/nowhere/replay") for _ in range(3)]
        assert [told_to_wait(answer) for answer in answers] == [False, False, True]
        answers = [await page.get("/api/games") for _ in range(6)]
        assert [told_to_wait(answer) for answer in answers] == [False] * 5 + [True]
        assert (await page.get("/")).status_code == 200  # the page itself comes from memory


@pytest.mark.parametrize(
    "spelling", ["replay/", "replay//", "/replay", "record/", "record.blksgf/", "replay%2F"]
)
async def test_s_17_another_spelling_of_a_path_is_no_cheaper(tmp_path: Path, spelling: str) -> None:
    """Nothing is computed for it, and it counts like any request to an unknown path."""
    async with serving(tmp_path, limits=Limits(address_requests=few(25))) as house:
        page = house.page()
        table = await page.open("quarry", ME, HERE)
        answer = await page.get(f"/api/tables/{table}/{spelling}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
    ],
)
def test_s_18_an_ipv6_customer_is_one_address(one: str, other: str, *, same: bool) -> None:
    assert (home_of(one) == home_of(other)) is same


def test_s_19_what_the_limits_remember_is_bounded() -> None:
    meter = Meter(Rate(2, 0.001), max_keys=100)
    assert [meter.wait("greedy", 0) > 0 for _ in range(3)] == [False, False, True]
    for number in range(5_000):
        assert meter.wait(f"flood {number}", 0) == 0
        assert len(meter) <= 100
    assert meter.wait("greedy", 0) > 0  # the largest debt is remembered longest
    assert len(home_of("x" * 10_000)) <= 64

    now = 0.0
    limiter = RateLimiter(Limits(), lambda: now)
    for number in range(3_000):
        limiter.wait(Act.COMMAND, Guest(f"player {number}", f"192.0.2.{number % 200}"))
    guest = Guest("ann", "192.0.2.1")
    assert limiter.open_socket(guest)
    limiter.close_socket(guest)
    assert limiter.remembered <= 3_200


def test_s_19_an_allowance_fills_up_again() -> None:
    meter = Meter(Rate(3, 0.5))
    assert [meter.wait("ann", 100) for _ in range(4)] == [0, 0, 0, 2]
    assert meter.wait("ann", 101) == 1
    assert meter.wait("ann", 102) == 0
    assert meter.wait("ann", 102) == 2
    assert meter.wait("ann", 102, cost=2) == 4
    assert [meter.wait("ann", 1_000) for _ in range(4)] == [0, 0, 0, 2]


async def test_s_20_a_class_of_thirty_behind_one_address_gets_through(tmp_path: Path) -> None:
    """All at once: each pair opens the page, one opens a table, the other claims the seat, both play."""

    async def pair(house: House) -> None:
        ann, ben = house.page(), house.page()
        for page in (ann, ben):
            for path in ("/", "/api/games", "/api/tables"):
                assert (await page.get(path)).status_code == 200
        table = await ann.open("blokus", ME, LINK, board="duo")
        async with ann.at(table) as first, ben.at(table) as second:
            assert isinstance(await second.claim(first.link(1), "Ben"), Accepted)
            assert isinstance(await first.rename(0, "Ann"), Accepted)
            for _ in range(2):
                await first.until(lambda chat: 0 in chat.update.to_act)
                assert isinstance(await first.play_any(0), Accepted)
                await second.until(lambda chat: 1 in chat.update.to_act)
                assert isinstance(await second.play_any(1), Accepted)

    async with serving(tmp_path, limits=Limits()) as house:
        await asyncio.gather(*(pair(house) for _ in range(15)))


def test_s_20_the_numbers_leave_a_class_room_for_more() -> None:
    """A lesson: thirty pupils connect, reconnect three times, and each opens three tables in a minute."""
    limits, class_size, now = Limits(), 30, 0.0
    limiter = RateLimiter(limits, lambda: now)
    pupils = [Guest(f"pupil {number}", "198.51.100.7") for number in range(class_size)]
    for second in range(60):
        now = float(second)
        for pupil in pupils:
            waits: list[Any] = [limiter.wait(Act.COMMAND, pupil) for _ in range(20)]
            if second % 20 == 0:
                waits += [limiter.wait(act, pupil) for act in (Act.OPEN, Act.VISIT, Act.SEATING)]
                waits += [limiter.wait(Act.REQUEST, pupil) for _ in range(5)]
            assert not any(waits)
    assert all(limiter.open_socket(pupil) for pupil in pupils for _ in range(4))  # a few tabs each


async def test_limits_can_be_lifted(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:  # as all other tests do
        page = house.page()
        for _ in range(30):
            await page.open("quarry", BOT, BOT)
