"""A simulated player at one table: it reconnects as the page does, and records everything."""

import asyncio
from collections.abc import Callable

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from blockcade.faults.torture.behaviour import Behaviour
from blockcade.faults.torture.evidence import BrokenPromise
from blockcade.faults.torture.journal import Journal
from blockcade.faults.torture.process import ServerProcess
from blockcade.server.identity import COOKIE_NAME
from blockcade.wire.to_browser import Accepted, Code, Judged, Poses, Refused, Table, ToBrowser, Update
from blockcade.wire.to_server import Hand, Ping, ToServer

FIRST_RETRY_SECONDS = 0.05  # an eighth of the page's: there are a hundred crashes to get through
LONGEST_RETRY_SECONDS = 0.5
BUSY_SECONDS = 0.3
OPEN_SECONDS = 30.0
GONE = frozenset({"bad-origin", "no-such-table", "table-damaged"})  # as in the page: retrying is useless

_DECODER: msgspec.json.Decoder[ToBrowser] = msgspec.json.Decoder(ToBrowser)


class Person:
    """Somebody with a browser: a name for reports, and the cookie once there is one."""

    def __init__(self, name: str, cookie: str = "") -> None:
        self.name = name
        self.cookie = cookie


class Player:
    """Plays until it is cancelled. `on_sent` is called at the instant a command is sent."""

    def __init__(
        self,
        person: Person,
        table: str,
        server: ServerProcess,
        behaviour: Behaviour,
        *,
        secret: str = "",
        on_sent: Callable[[], None],
        on_rematch: "Callable[[Player, str], None]",
    ) -> None:
        self.person = person
        self.journal = Journal(person.name, table)
        self.table: Table | None = None
        self.update: Update | None = None
        self.line = 0  # connections so far
        self.is_shown = False  # a view has arrived on this connection
        self.secret = secret
        self._server = server
        self._behaviour = behaviour
        self._on_sent = on_sent
        self._on_rematch = on_rematch
        self._connection: ClientConnection | None = None
        self._thinking: asyncio.TimerHandle | None = None
        self._news = asyncio.Event()
        self._failures = 0
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()

    # For the run

    @property
    def has_caught_up(self) -> bool:
        """Has a view on this connection, and an answer to all commands of earlier ones."""
        return self.is_shown and not any(sent.line < self.line for sent in self.journal.unanswered.values())

    @property
    def is_over(self) -> bool:
        return self.update is not None and self.update.over

    async def until(self, happened: "Callable[[Player], bool]") -> None:
        while not happened(self):
            self._news.clear()
            await self._news.wait()

    # The connection

    async def live(self) -> None:
        while not self.journal.broken:
            await self._server.is_up.wait()
            try:
                await self._talk()
            except (
                OSError,
                ConnectionClosed,
                InvalidHandshake,
                InvalidMessage,
                TimeoutError,
                EOFError,
            ) as end:
                self._hung_up(end)
            wait = min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2**self._failures)
            self._failures += 1
            await asyncio.sleep(wait * (0.5 + self._behaviour.luck.random() / 2))

    async def _talk(self) -> None:
        cookie = {"cookie": f"{COOKIE_NAME}={self.person.cookie}"} if self.person.cookie else {}
        address = f"ws{self._server.url.removeprefix('http')}/api/tables/{self.journal.table}/socket"
        async with websockets.connect(
            address,
            additional_headers=cookie,
            proxy=None,
            compression=None,
            ping_interval=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=1.0,
            max_size=None,
        ) as connection:
            given = connection.response.headers.get("set-cookie", "") if connection.response else ""
            if given:
                self.person.cookie = given.partition("=")[2].partition(";")[0]
            self._connection, self.is_shown = connection, False
            self.line += 1
            self.journal.note(f"line {self.line} is up")
            self._outgoing = asyncio.Queue()
            for sent in self.journal.unanswered.values():
                sent.times += 1
                self.journal.note(f"line {self.line} > again {sent.text}")
                self._put(sent.text)
            writing = asyncio.create_task(self._write(connection, self._outgoing))
            try:
                while True:
                    self._heard(_DECODER.decode(await connection.recv()))
                    self._failures = 0
                    self._news.set()
            finally:
                writing.cancel()
                await asyncio.gather(writing, return_exceptions=True)

    async def _write(self, connection: ClientConnection, outgoing: "asyncio.Queue[str]") -> None:
        while True:
            await connection.send(await outgoing.get())
            self._on_sent()

    def _hung_up(self, end: Exception) -> None:
        self._connection, self.is_shown = None, False
        self._stop_thinking()
        self.journal.note(f"line {self.line} is down: {end!r}")
        if isinstance(end, ConnectionClosed) and end.rcvd and end.rcvd.reason in GONE:
            text = f"{self.person.name}: it was closed with {end.rcvd.code}, {end.rcvd.reason}"
            self.journal.broken.append(BrokenPromise("every table opens", self.journal.table, text))
        self._news.set()

    def _heard(self, message: ToBrowser) -> None:
        match message:
            case Table():
                self.table = message
                self.journal.told(message)
                if message.next_table:
                    self._on_rematch(self, message.next_table)
            case Update():
                self.journal.shown(message, self.line, is_first=not self.is_shown)
                self.update, self.is_shown = message, True
            case Accepted():
                self.journal.answered(message)
            case Refused():
                self.journal.answered(message)
                if message.code is Code.BUSY and message.command_id in self.journal.unanswered:
                    self._later(BUSY_SECONDS, lambda: self._send_again(message.command_id))
            case Judged():
                self.journal.judged(message.command_id)
            case Poses():
                self._carry(message)
            case _:
                pass
        self._think()

    # Playing

    def _think(self) -> None:
        """Choose the next commands after a moment, one at a time."""
        if self._thinking is None and self._connection and self._knows_all:
            pause = self._behaviour.luck.choice((0.0, 0.0, 0.01, 0.05))
            self._thinking = self._later(pause, self._act)

    @property
    def _knows_all(self) -> bool:
        """Has all answers, and a view that includes their events."""
        seen = self.update.seq if self.update and self.is_shown else -1
        return not self.journal.unanswered and seen >= self.journal.highest

    def _act(self) -> None:
        self._thinking = None
        if self.table is None or not self._knows_all:
            return
        commands = self._behaviour.next_commands(self.table, self.update, self.secret)
        for command in commands:
            self._send(command)
        if not commands and self.update and not self.update.over:
            self._thinking = self._later(0.5, self._act)

    def _send(self, command: ToServer) -> None:
        assert not isinstance(command, Ping | Hand)
        text = msgspec.json.encode(command).decode()
        self.journal.sends(command.command_id, text, self.line)
        self._put(text)

    def _send_again(self, command_id: str) -> None:
        if self._connection and command_id in self.journal.unanswered:
            self._put(self.journal.sent[command_id].text)

    def _carry(self, poses: Poses) -> None:
        """Let a block go as soon as it is held; hand messages are no commands and get no answer."""
        view = self.update.views[0] if self.update and self.update.views else None
        for seat in view.seats if view and poses.whole else []:
            hand = Hand(seat=seat, placement=poses.placement, x=0, y=0, z=600, yaw=0, let_go=True)
            self._put(msgspec.json.encode(hand).decode())

    def _put(self, text: str) -> None:
        if self._connection:
            self._outgoing.put_nowait(text)

    def _stop_thinking(self) -> None:
        if self._thinking:
            self._thinking.cancel()
        self._thinking = None

    def _later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, call)
