"""A table's socket: commands in, answers and news out."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from blockcade.server.limits import Act, Guest, Turnstile
from blockcade.server.store import StoreError
from blockcade.server.tables.directory import Directory, NoSuchTable
from blockcade.server.tables.outbox import TOO_SLOW, Outbox
from blockcade.server.tables.table import DAMAGED, Table, TableDamaged, kind_of
from blockcade.server.transport.doorman import GUEST_KEY, PLAYER_KEY
from blockcade.server.watching.counts import Counts
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
SEND_SECONDS = 30.0  # a page that takes nothing for so long is gone

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

AnySocket = WebSocket[Any, Any, Any]


async def serve_socket(socket: AnySocket, name: str, directory: Directory, turnstile: Turnstile) -> None:
    """From the handshake to the end of the connection."""
    scope: Any = socket.scope
    await socket.accept()
    with suppress(WebSocketDisconnect):
        try:
            async with directory.visit(name) as table:
                outbox, pace = Outbox(scope[PLAYER_KEY]), Pace(turnstile, scope[GUEST_KEY])
                await _serve(socket, table, outbox, pace, directory.services.counts)
        except NoSuchTable:
            await socket.close(UNKNOWN_TABLE, "no-such-table")
        except TableDamaged:
            await socket.close(DAMAGED, "table-damaged")
        except StoreError:
            await socket.close(TRY_AGAIN, "busy")


async def _serve(socket: AnySocket, table: Table, outbox: Outbox, pace: "Pace", counts: Counts) -> None:
    table.join(outbox)
    reading, writing = _read(socket, table, outbox, pace, counts), _write(socket, table, outbox, counts)
    tasks = [asyncio.create_task(reading), asyncio.create_task(writing)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table.leave(outbox)
    for task in done:
        task.result()


async def _write(socket: AnySocket, table: Table, outbox: Outbox, counts: Counts) -> None:
    """Ends when the page has gone, takes nothing any more, or is to be closed."""
    with suppress(WebSocketDisconnect):
        try:
            while parcel := await outbox.take():
                async with asyncio.timeout(SEND_SECONDS):
                    await socket.send({"type": "websocket.send", "bytes": None, "text": parcel.text})
                counts.messages_out += 1
                counts.bytes_out += len(parcel.text)
            if outbox.closing:
                if outbox.closing[0] == TOO_SLOW:
                    _note_cut_off(table, outbox, counts, "queue-full")
                async with asyncio.timeout(SEND_SECONDS):
                    await socket.close(*outbox.closing)
        except TimeoutError:
            _note_cut_off(table, outbox, counts, "takes-nothing")


def _note_cut_off(table: Table, outbox: Outbox, counts: Counts, why: str) -> None:
    counts.cut_off[why] += 1
    note(log, logging.WARNING, "reader-cut-off", table=table.name, player=person(outbox.player), why=why)


async def _read(socket: AnySocket, table: Table, outbox: Outbox, pace: "Pace", counts: Counts) -> None:
    """Ends when the page has gone."""
    loop = asyncio.get_running_loop()
    hands, moved_at = float(HANDS_PER_SECOND), loop.time()
    while (message := await _receive(socket)) is not None:
        command = _decoded(message)
        if isinstance(command, Hand):
            now = loop.time()
            hands = max(0.0, min(HANDS_PER_SECOND, hands + (now - moved_at) * HANDS_PER_SECOND) - 1)
            moved_at = now
            if hands or command.let_go:
                table.hand(outbox, command)
            await asyncio.sleep(0 if hands else OVER_LIMIT_SECONDS)
            continue
        if pace.is_too_fast(command):
            counts.refused("" if isinstance(command, Refused) else kind_of(command), "too-fast")
            outbox.post(Refused(getattr(command, "command_id", ""), Code.BUSY, "too-fast"))
            await asyncio.sleep(OVER_LIMIT_SECONDS)
            continue
        if isinstance(command, Refused):
            counts.refused("", command.reason)
            outbox.post(command)
        elif isinstance(command, Ping):
            outbox.post(Pong(command.sent_ms, time.time_ns() / 1_000_000))
        else:
            await table.ask(outbox, command)
        await asyncio.sleep(0)  # messages that came together must not keep their answers from going out


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


async def _receive(socket: AnySocket) -> bytes | None:
    """The next message; None when there will be none."""
    try:
        event: Any = await socket.receive()
    except WebSocketDisconnect:
        return None
    if event["type"] != "websocket.receive":
        return None
    text: str | None = event.get("text")
    return text.encode() if text is not None else event["bytes"]


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
