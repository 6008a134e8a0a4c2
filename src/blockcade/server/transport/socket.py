"""A table's socket: commands in, answers and news out."""

import asyncio
import logging
import re

import msgspec

from blockcade.server.limits import Act, Guest, Turnstile
from blockcade.server.store import StoreError
from blockcade.server.tables.directory import Directory, NoSuchTable
from blockcade.server.tables.inbox import kind_of
from blockcade.server.tables.outbox import TOO_SLOW, Outbox, Parcel
from blockcade.server.tables.services import Services
from blockcade.server.tables.table import DAMAGED, SHUT, Table, TableDamaged, TableShut
from blockcade.server.transport.asgi import Receive, Scope, Send
from blockcade.server.transport.doorman import GUEST_KEY, PLAYER_KEY
from blockcade.server.transport.wire import WIRE_KEY, Wire
from blockcade.server.watching.logs import note, person
from blockcade.wire.to_browser import Code, Pong, Refused
from blockcade.wire.to_server import (
    MAX_MESSAGE_BYTES,
    Claim,
    Hand,
    Offer,
    Ping,
    Reclaim,
    Rematch,
    Rename,
    ToServer,
    Yield,
)

log = logging.getLogger(__name__)

UNKNOWN_TABLE = 4404  # close codes
TRY_AGAIN = 1013
HANDS_PER_SECOND = 70  # a page moves its hand thirty times a second; what is more is left out
OVER_LIMIT_SECONDS = 0.05  # how long reading pauses for a page that sends too much

_ADDRESS = re.compile(r"/api/tables/(?P<table>[^/]+)/socket/?")
_DECODER: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)

# Of these a person needs few: each is kept for ever, opens a table, or tries a secret.
_COUNTED: dict[type, Act] = {
    Claim: Act.SEATING,
    Yield: Act.SEATING,
    Reclaim: Act.SEATING,
    Offer: Act.SEATING,
    Rename: Act.SEATING,
    Rematch: Act.OPEN,
}


class TableSockets:
    """The ASGI application of all tables' sockets, for a server whose sockets are `Wire`s."""

    def __init__(self, directory: Directory, turnstile: Turnstile) -> None:
        self._directory = directory
        self._turnstile = turnstile

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """From the handshake to the end of the connection."""
        await receive()
        address = _ADDRESS.fullmatch(scope["path"])
        if address is None:
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        wire: Wire = scope["extensions"][WIRE_KEY]
        try:
            async with self._directory.visit(address["table"]) as table:
                pace = Pace(self._turnstile, scope[GUEST_KEY])
                line = Line(wire, table, scope[PLAYER_KEY], pace, self._directory.services)
                table.join(line.outbox)
                try:
                    wire.listen(line)
                    await receive()  # all that is left to come is the end
                finally:
                    table.leave(line.outbox)
        except NoSuchTable:
            wire.hang_up(UNKNOWN_TABLE, "no-such-table")
        except TableShut:
            wire.hang_up(SHUT, "table-closed")
        except TableDamaged:
            wire.hang_up(DAMAGED, "table-damaged")
        except StoreError:
            wire.hang_up(TRY_AGAIN, "busy")


class Line:
    """Between one page and its table."""

    def __init__(self, wire: Wire, table: Table, player: str, pace: "Pace", services: Services) -> None:
        self.outbox = Outbox(player, self)
        self._wire = wire
        self._table = table
        self._counts = services.counts
        self._clock = services.clock
        self._pace = pace
        self._time = asyncio.get_running_loop().time
        self._hands, self._moved_at = float(HANDS_PER_SECOND), self._time()

    # From the table to the page

    def send_parcel(self, parcel: Parcel) -> bool:
        if not self._wire.send_parcel(parcel):
            return False
        self._counts.messages_out += 1
        self._counts.bytes_out += len(parcel.payload)
        return True

    def hold(self) -> None:
        self._wire.hold()

    def let_go(self) -> None:
        self._wire.let_go()

    def hang_up(self, code: int, reason: str) -> None:
        if code == TOO_SLOW:
            self._note_cut_off("queue-full")
        self._wire.hang_up(code, reason)

    def writable(self) -> None:
        self.outbox.go_on()

    def stalled(self) -> None:
        self._note_cut_off("takes-nothing")
        self._wire.hang_up(TOO_SLOW, "too-slow")

    def _note_cut_off(self, why: str) -> None:
        self._counts.cut_off[why] += 1
        player = person(self.outbox.player)
        note(log, logging.WARNING, "reader-cut-off", table=self._table.name, player=player, why=why)

    # From the page to the table

    def received(self, message: bytes) -> None:
        command, outbox = _decoded(message), self.outbox
        if isinstance(command, Hand):
            self._move_hand(command)
        elif self._pace.is_too_fast(command):
            self._counts.refused("" if isinstance(command, Refused) else kind_of(command), "too-fast")
            outbox.post(Refused(getattr(command, "command_id", ""), Code.BUSY, "too-fast"))
            self._wire.rest(OVER_LIMIT_SECONDS)
        elif isinstance(command, Refused):
            self._counts.refused("", command.reason)
            outbox.post(command)
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
            self._wire.rest(OVER_LIMIT_SECONDS)


class Pace:
    """What the guest at one socket asks for, counted together with all else that comes from there."""

    def __init__(self, turnstile: Turnstile, guest: Guest) -> None:
        self._turnstile = turnstile
        self._guest = guest

    def is_too_fast(self, command: ToServer | Refused) -> bool:
        act = _COUNTED.get(type(command))
        return bool(
            self._turnstile.wait(Act.COMMAND, self._guest) or (act and self._turnstile.wait(act, self._guest))
        )


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
    """So that even a broken command gets its answer, where it can be told which it was."""
    try:
        return msgspec.json.decode(message, type=_AnyCommand).command_id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):  # the last: nested too deep
        return ""
