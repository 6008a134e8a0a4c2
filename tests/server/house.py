"""A real server on a free port and pages that talk to it, all in the event loop of the test."""

import asyncio
import heapq
import itertools
from collections.abc import AsyncGenerator, Callable, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from blockcade import bots
from blockcade.bots import Bot
from blockcade.bots.any_game import RandomBot
from blockcade.core import AnyGame
from blockcade.games import GAMES
from blockcade.record.events import Pace
from blockcade.server.app import Parts, Server, running_server
from blockcade.server.clocks import Clock, SystemClock
from blockcade.server.config import Config
from blockcade.server.identity import COOKIE_NAME
from blockcade.server.limits import NO_LIMITS
from blockcade.server.listening import Listener, bind
from blockcade.study import Study, find
from blockcade.testkit.quarry import QUARRY
from blockcade.wire.http import NewSeat, NewStudy, NewTable, OpenedTable, Sitter
from blockcade.wire.to_browser import (
    Accepted,
    Advice,
    Explained,
    Invitation,
    Judged,
    Pong,
    Refused,
    ReviewedPly,
    ReviewPart,
    Table,
    ToBrowser,
    Update,
)
from blockcade.wire.to_server import (
    Answer as Choose,
)
from blockcade.wire.to_server import (
    Claim,
    ClaimWin,
    Hand,
    Hint,
    Judge,
    Offer,
    Ping,
    Play,
    ReadLink,
    Reclaim,
    Rematch,
    Rename,
    Resign,
    Review,
    SetPace,
    TakeBack,
    ToServer,
    Yield,
)

ALL_GAMES: MappingProxyType[str, AnyGame] = MappingProxyType({**GAMES, QUARRY.key: QUARRY})
PATIENCE_SECONDS = 60.0  # how long a message or a handshake may take before a test gives up

ME, HERE, LINK = NewSeat(Sitter.ME), NewSeat(Sitter.HERE), NewSeat(Sitter.LINK)
BOT = NewSeat(Sitter.BOT, level="random")

Answer: TypeAlias = Accepted | Refused | Judged | Invitation | Explained | Advice
_DECODER: msgspec.json.Decoder[ToBrowser] = msgspec.json.Decoder(ToBrowser)
_ids = itertools.count(1)


def any_bot(key: str, level: str) -> Bot[Any, Any]:
    return RandomBot() if key == QUARRY.key else bots.bot_for(key, level)


def any_levels(key: str) -> Sequence[str]:
    return ("random",) if key == QUARRY.key else bots.levels(key)


class FakeClock:
    """Stands still until a test moves it forward."""

    def __init__(self) -> None:
        self.time_ms = 1_000_000
        self._timers: list[tuple[int, int, _Timer]] = []

    def now_ms(self) -> int:
        return self.time_ms

    async def sleep_ms(self, duration_ms: int) -> None:
        if duration_ms > 0:
            woken = asyncio.Event()
            self.call_later(duration_ms, woken.set)
            await woken.wait()

    def call_later(self, duration_ms: int, call: Callable[[], None]) -> "_Timer":
        timer = _Timer(call)
        if duration_ms > 0:
            heapq.heappush(self._timers, (self.time_ms + duration_ms, next(_ids), timer))
        else:
            asyncio.get_running_loop().call_soon(timer.ring)
        return timer

    def pass_ms(self, duration_ms: int) -> None:
        self.time_ms += duration_ms
        while self._timers and self._timers[0][0] <= self.time_ms:
            heapq.heappop(self._timers)[2].ring()


class _Timer:
    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._is_cancelled = False

    def ring(self) -> None:
        if not self._is_cancelled:
            self._call()

    def cancel(self) -> None:
        self._is_cancelled = True


class _Listener(Listener):
    @contextmanager
    def capture_signals(self) -> Generator[None]:
        yield  # pytest handles signals


class House:
    def __init__(self, server: Server, url: str) -> None:
        self.server = server
        self.url = url

    def page(self, cookie: str = "") -> "Page":
        """A new browser, or the one that got this cookie."""
        return Page(self.url, cookie)


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    clock: Clock | None = None,
    page: Path | None = None,
    games: Mapping[str, AnyGame] = ALL_GAMES,
    bot_for: Callable[[str, str], Bot[Any, Any]] = any_bot,
    levels: Callable[[str], Sequence[str]] = any_levels,
    find_study: Callable[[str, Mapping[str, AnyGame]], Study | None] = find,
    **settings: Any,
) -> AsyncGenerator[House]:
    settings.setdefault("bot_pause_ms", 0)
    settings.setdefault("limits", NO_LIMITS)  # a test sends more than any person
    config = Config(data=folder / "data", page=page or folder / "no-page", **settings)
    parts = Parts(games, clock or SystemClock(), bot_for, levels, find_study)
    listening = bind("127.0.0.1", 0)
    started = asyncio.Event()
    async with running_server(config, parts) as server:
        listener = _Listener(server, started.set)
        task = asyncio.create_task(listener.serve(sockets=[listening]))
        await started.wait()
        try:
            yield House(server, f"http://127.0.0.1:{listening.getsockname()[1]}")
        finally:
            listener.should_exit = True
            await task


class Page:
    """One browser: a cookie, requests, and sockets to tables."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.cookie = cookie

    async def request(self, method: str, path: str, **rest: Any) -> httpx.Response:
        headers = {
            **({"cookie": f"{COOKIE_NAME}={self.cookie}"} if self.cookie else {}),
            **rest.pop("headers", {}),
        }
        # Certificates are not needed here, and to read them would take longer than all the rest.
        async with httpx.AsyncClient(
            base_url=self.url, trust_env=False, verify=False, timeout=PATIENCE_SECONDS
        ) as client:
            response = await client.request(method, path, headers=headers, **rest)
        self.cookie = response.cookies.get(COOKIE_NAME) or self.cookie
        return response

    async def get(self, path: str, **rest: Any) -> httpx.Response:
        return await self.request("GET", path, **rest)

    async def post(self, body: bytes, **rest: Any) -> httpx.Response:
        headers = {"content-type": "application/json", **rest.pop("headers", {})}
        return await self.request("POST", "/api/tables", content=body, headers=headers, **rest)

    async def open(
        self,
        game: str,
        *seats: NewSeat,
        takeback: bool = False,
        hints: bool | None = None,
        patience_s: int = 60,
        total_s: int = 0,
        increment_s: int = 0,
        pace: Pace = Pace.NORMAL,
        **options: str,
    ) -> str:
        """The name of a new table."""
        asked = NewTable(game, list(seats), options, takeback, hints, patience_s, total_s, increment_s, pace)
        response = await self.post(msgspec.json.encode(asked))
        assert response.status_code == 201, response.text
        return msgspec.json.decode(response.content, type=OpenedTable).table

    async def study(self, study: str) -> str:
        """The name of a new table for a lesson step or a puzzle."""
        response = await self.try_study(study)
        assert response.status_code == 201, response.text
        return msgspec.json.decode(response.content, type=OpenedTable).table

    async def try_study(self, study: str) -> httpx.Response:
        headers = {"content-type": "application/json"}
        body = msgspec.json.encode(NewStudy(study))
        return await self.request("POST", "/api/studies", content=body, headers=headers)

    @asynccontextmanager
    async def at(self, table: str, **rest: Any) -> "AsyncGenerator[Chat]":
        """A socket that has received its first update."""
        async with self.connect(table, **rest) as chat:
            await chat.until(lambda chat: chat.updates > 0)
            yield chat

    @asynccontextmanager
    async def connect(self, table: str, **rest: Any) -> "AsyncGenerator[Chat]":
        cookie = {"cookie": f"{COOKIE_NAME}={self.cookie}"} if self.cookie else {}
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket{rest.pop('query', '')}"
        # All is read as it comes: behind unread messages, a goodbye would not be seen for ten seconds.
        rest.setdefault("max_queue", None)
        async with websockets.connect(
            address,
            additional_headers={**cookie, **rest.pop("headers", {})},
            proxy=None,
            open_timeout=PATIENCE_SECONDS,
            **rest,
        ) as connection:
            response = connection.response
            given = response.headers.get("set-cookie", "") if response else ""
            if given:
                self.cookie = given.partition("=")[2].partition(";")[0]
            yield Chat(connection)


class Chat:
    """One socket: the last messages received, and commands with their answers."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[ToBrowser] = []
        self.updates = 0
        self._table: Table | None = None
        self._update: Update | None = None

    @property
    def table(self) -> Table:
        assert self._table
        return self._table

    @property
    def update(self) -> Update:
        assert self._update
        return self._update

    @property
    def view(self) -> Any:
        return msgspec.json.decode(self.update.views[0].view)

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat; none when it is not to act or not this page's."""
        return [move for choices in self.update.choices if choices.seat == seat for move in choices.moves]

    def link(self, seat: int) -> str:
        return self.table.chairs[seat].link

    async def next_message(self) -> str | bytes:
        return await self.connection.recv()

    async def receive(self) -> ToBrowser:
        async with asyncio.timeout(PATIENCE_SECONDS):
            message = _DECODER.decode(await self.next_message())
        self.received.append(message)
        if isinstance(message, Table):
            self._table = message
        elif isinstance(message, Update):
            self._update = message
            self.updates += 1
        return message

    async def until(self, happened: "Callable[[Chat], bool]") -> None:
        while not happened(self):
            await self.receive()

    async def until_seq(self, seq: int) -> None:
        await self.until(lambda chat: chat.update.seq >= seq)

    async def until_closed(self) -> tuple[int, str]:
        """The code and reason with which the server closed; 1006: the connection was lost."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")

    async def send(self, message: ToServer | bytes | str) -> None:
        raw = message if isinstance(message, bytes | str) else msgspec.json.encode(message)
        await self.connection.send(raw if isinstance(raw, str) else raw.decode())

    async def answer(self, command_id: str) -> Answer:
        while True:
            message = await self.receive()
            if isinstance(message, Answer) and message.command_id == command_id:
                return message

    async def ask(self, command: ToServer) -> Answer:
        """Sends a command and waits for its answer; if accepted, also for the update with it."""
        assert not isinstance(command, Ping | Hand)
        await self.send(command)
        answer = await self.answer(command.command_id)
        if isinstance(answer, Accepted):
            await self.until_seq(answer.seq)
        return answer

    async def pong(self) -> Pong:
        await self.send(Ping(1.5))
        while not isinstance(message := await self.receive(), Pong):
            pass
        return message

    async def play(self, seat: int, move: str, at_seq: int | None = None, command_id: str = "") -> Answer:
        seen = self.update.seq if at_seq is None else at_seq
        return await self.ask(Play(command_id=command_id or new_id(), seat=seat, at_seq=seen, move=move))

    async def play_any(self, seat: int) -> Answer:
        return await self.play(seat, self.moves(seat)[0])

    async def judge(self, seat: int, move: str) -> Answer:
        return await self.ask(Judge(command_id=new_id(), seat=seat, move=move))

    async def choose(self, seat: int, choice: str, command_id: str = "") -> Answer:
        return await self.ask(Choose(command_id=command_id or new_id(), seat=seat, choice=choice))

    async def take_back(self, seat: int, at_seq: int | None = None) -> Answer:
        seen = self.update.seq if at_seq is None else at_seq
        return await self.ask(TakeBack(command_id=new_id(), seat=seat, at_seq=seen))

    async def resign(self, seat: int) -> Answer:
        return await self.ask(Resign(command_id=new_id(), seat=seat))

    async def claim(self, secret: str, name: str = "") -> Answer:
        return await self.ask(Claim(command_id=new_id(), secret=secret, name=name))

    async def claim_win(self, seat: int) -> Answer:
        return await self.ask(ClaimWin(command_id=new_id(), seat=seat))

    async def read_link(self, secret: str) -> Answer:
        return await self.ask(ReadLink(command_id=new_id(), secret=secret))

    async def give_to_bot(self, seat: int, level: str = "random") -> Answer:
        return await self.ask(Yield(command_id=new_id(), seat=seat, level=level))

    async def reclaim(self, seat: int) -> Answer:
        return await self.ask(Reclaim(command_id=new_id(), seat=seat))

    async def offer(self, seat: int) -> Answer:
        return await self.ask(Offer(command_id=new_id(), seat=seat))

    async def rename(self, seat: int, name: str) -> Answer:
        return await self.ask(Rename(command_id=new_id(), seat=seat, name=name))

    async def set_pace(self, pace: Pace) -> Answer:
        return await self.ask(SetPace(command_id=new_id(), pace=pace))

    async def hint(self, seat: int) -> Answer:
        return await self.ask(Hint(command_id=new_id(), seat=seat))

    async def review(self) -> Answer:
        return await self.ask(Review(command_id=new_id()))

    async def reviewed(self) -> list[ReviewedPly]:
        """All plies of the requested review, once they have arrived."""
        plies: list[ReviewedPly] = []
        while not (isinstance(part := await self.receive(), ReviewPart) and part.done == part.total):
            plies += part.plies if isinstance(part, ReviewPart) else []
        return [*plies, *part.plies]

    async def rematch(self) -> Answer:
        return await self.ask(Rematch(command_id=new_id()))


def bot(level: str) -> NewSeat:
    return NewSeat(Sitter.BOT, level=level)


def new_id() -> str:
    return f"c{next(_ids)}"


def reason(answer: Answer) -> str:
    """The reason of a refusal; empty: it was accepted."""
    return "" if isinstance(answer, Accepted | Advice | Explained | Invitation) else answer.reason
