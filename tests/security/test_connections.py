"""Connections before any request: limits on bytes, time and number, over real TCP to a real server."""

import asyncio
import contextlib
import resource
import socket
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from blockcade.server.limits import ConnectionLimits, Limits
from blockcade.server.metrics.counters import Counters
from blockcade.server.transport.admission import Admission, ConnectionSlot
from blockcade.server.transport.connection import MAX_PIPELINED
from tests.admin.metrics import scrape, with_key
from tests.server.command import server_process
from tests.server.house import HERE, ME, House, Page, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

CHUNK = b"x" * 65_536
ENOUGH = 400  # chunks, 26 MB: a server that accepts this much has no limit
GET = b"GET /api/games HTTP/1.1\r\nhost: here\r\n"
SOCKET = (
    b"GET /api/tables/nowhere/socket HTTP/1.1\r\nhost: here\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
POST = b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
STRANGER: dict[str, Any] = {"trusted_proxies": ()}  # this machine's own address has no privilege


@dataclass
class Line:
    """One TCP connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def flood(self, first: bytes, more: bytes = CHUNK) -> int:
        """Sends without end; returns the status that stops it, or 0 if nothing does."""

        async def pour() -> None:
            with contextlib.suppress(OSError):
                await self.send(first)
                for _ in range(ENOUGH):
                    await self.send(more)

        pouring = asyncio.create_task(pour())  # it stands still as soon as the server reads no more
        try:
            return await self.status()
        finally:
            pouring.cancel()

    async def ask(self, request: bytes) -> int:
        """Sends a request and reads the whole answer; returns its status."""
        await self.send(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.startswith(b"content-length")
        )
        await self.reader.readexactly(length)
        return int(head.split()[1])

    async def rest(self) -> bytes:
        """All bytes until the server closes."""
        got = bytearray()
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(20):
                while more := await self.reader.read(65_536):
                    got += more
        return bytes(got)

    async def status(self) -> int:
        """The status of the one answer before the server closes; 0: none."""
        got = await self.rest()
        return int(got.split()[1]) if got else 0


@asynccontextmanager
async def dialled(url: str) -> AsyncGenerator[Line]:
    host, _, port = url.removeprefix("http://").partition(":")
    line = Line(*await asyncio.open_connection(host, int(port)))
    try:
        yield line
    finally:
        line.writer.transport.abort()


@asynccontextmanager
async def many(url: str, number: int) -> AsyncGenerator[list[Line]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(dialled(url)) for _ in range(number)]


async def limited(house: House, folder: Path) -> dict[str, float]:
    name = "blockcade_connections_limited_total{limit="
    found = await scrape(house, folder)
    return {key.removeprefix(name).rstrip("}"): value for key, value in found.items() if key.startswith(name)}


@pytest.mark.parametrize(
    ("first", "more", "limit"),
    [
        (b"x-endless: ", CHUNK, "head-bytes"),
        (b"", CHUNK, "head-bytes"),  # an endless header name
        (b"", b"a: b\r\n" * 5_000, "head-count"),
        (b"", b"".join(b"x%d: %s\r\n" % (number, b"y" * 500) for number in range(90)), "head-bytes"),
    ],
)
async def test_s_42_headers_are_bounded(tmp_path: Path, first: bytes, more: bytes, limit: str) -> None:
    async with serving(tmp_path) as house:
        for start in (GET, SOCKET, POST):
            async with dialled(house.url) as line:
                assert await line.flood(start + first, more) == 431
        assert await limited(house, tmp_path) == {limit: 3}


async def test_s_42_addresses_blanks_and_trailers_are_bounded(tmp_path: Path) -> None:
    chunked = POST + b"transfer-encoding: chunked\r\n\r\n0\r\nx-trailer: "
    async with serving(tmp_path) as house:
        for start, more, status in (
            (b"GET /", CHUNK, 414),
            (b"GET /?", CHUNK, 414),
            (b"\r\n", b"\r\n" * 32_768, 431),
            (chunked, CHUNK, 413),
        ):
            async with dialled(house.url) as line:
                assert await line.flood(start, more) == status, start


async def test_s_42_requests_sent_ahead_are_bounded(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        async with dialled(house.url) as line:
            await line.send((GET + b"\r\n") * MAX_PIPELINED)
            async with asyncio.timeout(20):
                for _ in range(MAX_PIPELINED):
                    assert await line.ask(b"") == 200
        async with dialled(house.url) as line:
            await line.send((GET + b"\r\n") * 10_000)
            await line.rest()
        assert (await limited(house, tmp_path))["pipelined"] == 1


async def test_s_42_what_browsers_send_is_far_below(tmp_path: Path) -> None:
    async with serving(tmp_path) as house, dialled(house.url) as line:
        cookies = b"cookie: " + b"c=" + b"x" * 16_000 + b"\r\n"
        others = b"".join(b"x-%d: %s\r\n" % (number, b"y" * 100) for number in range(60))
        path = b"GET /api/games?" + b"q" * 6_000 + b" HTTP/1.1\r\nhost: here\r\n"
        for _ in range(2):
            assert await line.ask(path + cookies + others + b"\r\n") == 200
        assert await line.ask(GET + b"upgrade: h2c\r\nconnection: upgrade\r\n\r\n") == 200
        assert await line.rest() == b""


SHORT = ConnectionLimits(first_seconds=0.3, head_seconds=0.3, body_seconds=0.3, idle_seconds=0.3)


@pytest.mark.parametrize(
    ("sent", "drip", "status", "limit"),
    [
        (b"", b"", 0, "first-byte"),
        (b"G", b"", 408, "head-time"),
        (GET, b"a", 408, "head-time"),
        (SOCKET, b"a", 408, "head-time"),
        (b"\r\n", b"\r\n", 408, "head-time"),
        (POST + b"content-length: 500\r\n\r\n", b"", 408, "body-time"),
        (POST + b"content-length: 500\r\n\r\n{", b" ", 408, "body-time"),
        (SOCKET + b"content-length: 500\r\n\r\n", b" ", 400, "malformed"),
        (SOCKET + b"x-long: " + b"y" * 10_000 + b"\r\n\r\n", b" ", 400, "malformed"),
        (POST + b"transfer-encoding: chunked\r\n\r\n", b"1\r\n \r\n", 408, "body-time"),
    ],
)
async def test_s_43_a_request_has_to_arrive_in_time(
    tmp_path: Path, sent: bytes, drip: bytes, status: int, limit: str
) -> None:
    """Also when it arrives in small pieces."""
    async with serving(tmp_path, connections=SHORT) as house:
        async with dialled(house.url) as line:

            async def dripping() -> None:
                with contextlib.suppress(OSError):
                    while drip:
                        await asyncio.sleep(0.02)
                        await line.send(drip)

            await line.send(sent)
            task = asyncio.create_task(dripping())
            assert await line.status() == status
            task.cancel()
        assert await limited(house, tmp_path) == {limit: 1}


async def test_s_43_a_connection_that_is_done_is_closed(tmp_path: Path) -> None:
    """After an answer, also to a request with an unread body. That is no limit, so nothing is counted."""
    unread = b"POST /nowhere HTTP/1.1\r\nhost: here\r\ncontent-length: 4\r\n\r\n"
    async with serving(tmp_path, connections=SHORT) as house:
        for request in (GET + b"\r\n", unread + b"body"):
            async with dialled(house.url) as line:
                await line.ask(request)
                assert await line.rest() == b""
        async with dialled(house.url) as line:
            await line.ask(unread)
            await asyncio.sleep(0.1)
            await line.send(b"body")
            assert await line.rest() == b""
        assert await limited(house, tmp_path) == {}


async def test_s_43_a_client_that_takes_nothing_of_its_answer_is_cut(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "big.txt").write_bytes(b"x" * 20_000_000)
    async with serving(tmp_path, page=page, connections=ConnectionLimits(unread_seconds=0.3)) as house:
        async with dialled(house.url) as line:
            await line.send(b"GET /big.txt HTTP/1.1\r\nhost: here\r\n\r\n")
            await until(lambda: _connections(house) == 0)
        assert await limited(house, tmp_path) == {"unread": 1}


def _connections(house: House) -> int:
    return sum(house.server.directory.services.counts.connections.values())


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - nothing tells when a connection has ended
            await asyncio.sleep(0.01)


async def test_s_44_one_address_gets_so_many_connections_and_its_oldest_idle_ones_go(tmp_path: Path) -> None:
    limits = Limits().times(1_000)
    half = ConnectionLimits(most=40)  # of these for one address
    async with (
        serving(tmp_path, limits=limits, connections=half, **STRANGER) as house,
        many(house.url, 100) as lines,
    ):
        await until(lambda: _connections(house) == 20)
        assert await lines[-1].ask(GET + b"\r\n") == 200
        assert await lines[0].rest() == b""
        assert (await limited(house, tmp_path))["address-connections"] >= 80


async def test_s_44_a_proxy_that_is_trusted_is_not_one_client(tmp_path: Path) -> None:
    limits = Limits(address_connections=5)
    async with serving(tmp_path, limits=limits) as house, many(house.url, 30) as lines:
        assert [await line.ask(GET + b"\r\n") for line in lines] == [200] * 30
        assert _connections(house) == 30


async def test_s_44_sockets_are_connections_and_leave_their_place(tmp_path: Path) -> None:
    async with serving(tmp_path, **STRANGER) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        counts = house.server.directory.services.counts
        async with page.at(table), page.at(table):
            assert counts.connections["busy"] == 2
        await until(lambda: _connections(house) == 0)


async def test_s_45_a_full_server_answers_health_checks_and_the_operator(tmp_path: Path) -> None:
    """Running requests take all slots: there is no idle connection to close."""
    slow = POST + b"content-length: 500\r\n\r\n"
    async with serving(tmp_path, connections=ConnectionLimits(most=20)) as house:
        async with many(house.url, 20) as lines:
            for line in lines:
                await line.send(slow)
            await until(lambda: house.server.directory.services.counts.connections["busy"] == 20)
            stranger = house.page()
            assert (await stranger.get("/healthz")).status_code == 200
            assert (await stranger.get("/readyz")).status_code == 200
            assert (await stranger.get("/operator")).status_code == 200
            answer = await stranger.get("/api/operator/overview", headers=with_key(tmp_path))
            assert answer.status_code == 200
            assert (await stranger.get("/metrics", headers=with_key(tmp_path))).status_code == 200
            answer = await stranger.get("/api/games")
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "10")
            async with dialled(house.url) as line:
                await line.send(SOCKET + b"\r\n")
                assert await line.status() == 503
            async with many(house.url, 100):  # and waiting connections cannot take the reserve
                assert (await stranger.get("/healthz")).status_code == 200
        await until(lambda: _connections(house) == 0)
        assert (await house.page().get("/api/games")).status_code == 200


@pytest.fixture
def many_files() -> Generator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_s_45_silent_connections_lock_nobody_out(tmp_path: Path, many_files: None) -> None:
    """More silent connections than the server may have open files."""
    few = 512
    with server_process("--data", str(tmp_path / "data"), files=few) as (process, url):
        host, _, port = url.removeprefix("http://").partition(":")
        silent = [socket.create_connection((host, int(port))) for _ in range(2 * few)]
        try:
            page = Page(url)
            assert (await page.get("/healthz")).status_code == 200
            table = await page.open("blokus", ME, HERE)
            async with page.at(table) as chat:
                await chat.play_any(0)
            assert process.poll() is None
        finally:
            for each in silent:
                each.close()


async def test_s_46_a_limit_is_logged_once_for_each_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as house:
        for _ in range(5):
            async with dialled(house.url) as line:
                await line.send(b"no request\r\n\r\n")
                assert await line.status() == 400
            async with dialled(house.url) as line:
                await line.flood(GET, b"a: b\r\n" * 5_000)
        assert await limited(house, tmp_path) == {"malformed": 5, "head-count": 5}
    lines = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert sorted(lines) == [
        "connection-limited limit=head-count address=127.0.0.1",
        "connection-limited limit=malformed address=127.0.0.1",
    ]


def test_s_46_the_log_is_bounded_and_says_it_again_later(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    admission = Admission(ConnectionLimits(), Counters(), now=lambda: now)
    for number in range(1_000):
        admission.limited("malformed", f"192.0.2.{number}")
    assert len(caplog.records) == 20
    now = 61.0
    admission.limited("malformed", "192.0.2.1")
    assert len(caplog.records) == 21


def test_s_44_who_has_most_idle_connections_makes_room() -> None:
    counts, gone = Counters(), list[str]()
    admission = Admission(ConnectionLimits(most=10, reserve=1), counts, per_address=100)

    def come(address: str) -> ConnectionSlot | None:
        return admission.enter(address, lambda: gone.append(address))

    ann = come("192.0.2.1")
    slots = [come("198.51.100.7") for _ in range(20)]  # half of all, and then its own oldest are closed
    assert (gone, slots.count(None)) == (["198.51.100.7"] * 15, 0)
    for number in range(4):
        assert come(f"203.0.113.{number}")
    gone.clear()
    ben = come("192.0.2.9")
    assert gone == ["198.51.100.7"]
    for slot in slots[-4:]:
        assert slot
        admission.set_idle(slot, is_idle=False)
    assert ann
    assert ben
    assert counts.connections == {"idle": 6, "busy": 4, "reserve": 0}
    for slot in (ann, ben, ann):
        admission.leave(slot)
    assert counts.connections == {"idle": 4, "busy": 4, "reserve": 0}


def test_s_43_deadlines_can_be_longer_for_slow_lines() -> None:
    slow, usual = ConnectionLimits(most=50).with_time(3), ConnectionLimits()
    assert (slow.first_seconds, slow.head_seconds) == (3 * usual.first_seconds, 3 * usual.head_seconds)
    assert (slow.body_seconds, slow.idle_seconds) == (3 * usual.body_seconds, 3 * usual.idle_seconds)
    assert (slow.most, slow.head_bytes) == (50, usual.head_bytes)
