"""A table's socket: commands in, answers and news out."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable

import msgspec

from blockcade.server.limits import Act, Guest, RateLimiter
from blockcade.server.logs import note, person
from blockcade.server.store import StoreError
from blockcade.server.tables.directory import Directory, NoSuchTable
from blockcade.server.tables.inbox import kind_of
from blockcade.server.tables.kept_log import TableDamaged
from blockcade.server.tables.outbox import TOO_SLOW, Outbox
from blockcade.server.tables.services import Services
from blockcade.server.tables.strong import StrongTables, TooManyStrongBots
from blockcade.server.tables.table import NOT_SIMULATED, SHUT, Table, TableNotSimulated, TableShut
from blockcade.server.tables.writer import DAMAGED
from blockcade.server.transport.access import GUEST_KEY, PLAYER_KEY
from blockcade.server.transport.asgi import Receive, Scope, Send
from blockcade.server.transport.frame import FrameCache
from blockcade.server.transport.plain_websocket import PlainWebSocket
from blockcade.server.transport.talking import WEBSOCKET_KEY, TableSocket
from blockcade.wire.to_browser import Code, Pong, Refused, ToBrowser
from blockcade.wire.to_server import (
    MAX_MESSAGE_BYTES,
    Claim,
    Hand,
    Offer,
    Ping,
    ReadLink,
    Reclaim,
    Rematch,
    Rename,
    SetPace,
    ToServer,
    Yield,
)

log = logging.getLogger(__name__)

UNKNOWN_TABLE = 4404  # close codes
TRY_AGAIN = 1013
HANDS_PER_SECOND = 70  # a page moves its hand thirty times a second; moves above the limit are dropped
BY_NUMBER = b"moves=numbers"  # in the address: the page reads legal moves as numbers
OVER_LIMIT_SECONDS = 0.05  # how long reading pauses for a page that sends too much

_ADDRESS = re.compile(r"/api/tables/(?P<table>[^/]+)/socket/?")
_DECODER: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)

# A person needs few of these: each is stored for ever, opens a table, or tries a secret.
_COUNTED: dict[type, Act] = {
    Claim: Act.SEATING,
    ReadLink: Act.SEATING,
    Yield: Act.SEATING,
    Reclaim: Act.SEATING,
    Offer: Act.SEATING,
    Rename: Act.SEATING,
    SetPace: Act.SEATING,
    Rematch: Act.OPEN,
}


class TableSockets:
    """The ASGI application of all tables' sockets. Messages pass ASGI by if the server knows how."""

    def __init__(self, directory: Directory, limiter: RateLimiter) -> None:
        self._directory = directory
        self._limiter = limiter
        self._frames = FrameCache()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Runs from the handshake to the end of the connection."""
        await receive()
        address = _ADDRESS.fullmatch(scope["path"])
        if address is None:
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        direct: TableSocket | None = scope.get("extensions", {}).get(WEBSOCKET_KEY)
        if direct:
            await self._visit(scope, address["table"], direct, receive)  # only the end can still come
        else:
            plain = PlainWebSocket(receive, send)
            await self._visit(scope, address["table"], plain, plain.until_end)
            await plain.close()

    async def _visit(
        self, scope: Scope, name: str, websocket: TableSocket, until_end: Callable[[], Awaitable[object]]
    ) -> None:
        try:
            async with self._directory.visit(name) as table:
                self._directory.services.guests.note(scope[GUEST_KEY])
                guest, services = scope[GUEST_KEY], self._directory.services
                rate_limit = SocketRateLimit(self._limiter, guest)
                strong_limit = StrongBotLimit(table, guest, services, self._directory.strong)
                connection = PageConnection(
                    websocket,
                    table,
                    scope[PLAYER_KEY],
                    rate_limit,
                    services,
                    strong_limit=strong_limit,
                    frames=self._frames,
                    by_number=BY_NUMBER in scope["query_string"].split(b"&"),
                )
                table.join(connection.outbox)
                try:
                    websocket.listen(connection)
                    await until_end()
                finally:
                    table.leave(connection.outbox)
        except NoSuchTable:
            websocket.hang_up(UNKNOWN_TABLE, "no-such-table")
        except TableShut:
            websocket.hang_up(SHUT, "table-closed")
        except TableNotSimulated:
            websocket.hang_up(NOT_SIMULATED, "no-simulation")
        except TableDamaged:
            websocket.hang_up(DAMAGED, "table-damaged")
        except StoreError:
            websocket.hang_up(TRY_AGAIN, "busy")


class PageConnection:
    """Connects one page to its table."""

    def __init__(
        self,
        websocket: TableSocket,
        table: Table,
        player: str,
        rate_limit: "SocketRateLimit",
        services: Services,
        *,
        strong_limit: "StrongBotLimit",
        frames: FrameCache,
        by_number: bool,
    ) -> None:
        self.outbox = Outbox(player, self, by_number=by_number)
        self._websocket = websocket
        self._frames = frames
        self._table = table
        self._counts = services.counts
        self._clock = services.clock
        self._rate_limit = rate_limit
        self._strong_limit = strong_limit
        self._time = asyncio.get_running_loop().time
        self._hands, self._moved_at = float(HANDS_PER_SECOND), self._time()

    # From the table to the page

    def send(self, message: ToBrowser) -> bool:
        frame = self._frames.frame(message)
        if not self._websocket.send_frame(frame):
            return False
        self._counts.messages_out += 1
        self._counts.bytes_out += len(frame.payload)
        return True

    def hold(self) -> None:
        self._websocket.hold()

    def let_go(self) -> None:
        self._websocket.let_go()

    def hang_up(self, code: int, reason: str) -> None:
        if code == TOO_SLOW:
            self._note_cut_off("queue-full")
        self._websocket.hang_up(code, reason)

    def writable(self) -> None:
        self.outbox.go_on()

    def stalled(self) -> None:
        self._note_cut_off("takes-nothing")
        self._websocket.hang_up(TOO_SLOW, "too-slow")

    def _note_cut_off(self, why: str) -> None:
        self._counts.cut_off[why] += 1
        player = person(self.outbox.player)
        note(log, logging.WARNING, "reader-cut-off", table=self._table.name, player=player, why=why)

    # From the page to the table

    def received(self, message: bytes) -> None:
        command, outbox = _decoded(message), self.outbox
        if isinstance(command, Hand):
            self._move_hand(command)
        elif self._rate_limit.is_too_fast(command):
            self._counts.refused("" if isinstance(command, Refused) else kind_of(command), "too-fast")
            outbox.post(Refused(getattr(command, "command_id", ""), Code.BUSY, "too-fast"))
            self._websocket.rest(OVER_LIMIT_SECONDS)
        elif isinstance(command, Refused):
            self._counts.refused("", command.reason)
            outbox.post(command)
        elif self._strong_limit.is_too_much(command):
            self._counts.refused(kind_of(command), TooManyStrongBots.reason)
            command_id = getattr(command, "command_id", "")
            outbox.post(Refused(command_id, Code.FORBIDDEN, TooManyStrongBots.reason))
        elif isinstance(command, Ping):
            outbox.post(Pong(command.sent_ms, self._clock.now_ms()))
        else:
            self._table.ask(outbox, command)

    def _move_hand(self, hand: Hand) -> None:
        now = self._time()
        since = now - self._moved_at
        self._hands = max(0.0, min(HANDS_PER_SECOND, self._hands + since * HANDS_PER_SECOND) - 1)
        self._moved_at = now
        if self._hands or hand.let_go:
            self._table.hand(self.outbox, hand)
        if not self._hands:
            self._websocket.rest(OVER_LIMIT_SECONDS)


class SocketRateLimit:
    """The rate limit of the guest at one socket, shared with the guest's other requests."""

    def __init__(self, limiter: RateLimiter, guest: Guest) -> None:
        self._limiter = limiter
        self._guest = guest

    def is_too_fast(self, command: ToServer | Refused) -> bool:
        act = _COUNTED.get(type(command))
        return bool(
            self._limiter.wait(Act.COMMAND, self._guest) or (act and self._limiter.wait(act, self._guest))
        )


class StrongBotLimit:
    """Whether the guest at one socket may have one more table with bots that think for seconds."""

    def __init__(self, table: Table, guest: Guest, services: Services, strong: StrongTables) -> None:
        self._table = table
        self._guest = guest
        self._services = services
        self._strong = strong

    def is_too_much(self, command: ToServer) -> bool:
        table = self._table
        if isinstance(command, Rematch):
            return table.seats_strong_bots and not self._strong.has_room(self._guest)
        if not isinstance(command, Yield) or not self._services.is_strong(table.game, command.level):
            return False
        try:
            self._strong.admit(table.name, self._guest)
        except TooManyStrongBots:
            return True
        return False


def _decoded(message: bytes) -> ToServer | Refused:
    if len(message) > MAX_MESSAGE_BYTES:
        return Refused("", Code.MALFORMED, "too-big")
    try:
        return _DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Refused(_command_id(message), Code.MALFORMED, "malformed")


class _AnyCommand(msgspec.Struct):
    command_id: str = ""


def _command_id(message: bytes) -> str:
    """The id in a broken command, if it can be read, so that even this command gets its answer."""
    try:
        return msgspec.json.decode(message, type=_AnyCommand).command_id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):  # the last: nested too deep
        return ""
