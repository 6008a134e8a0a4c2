"""Measures the parts of one move, each alone, and the least time that a server needs."""

import asyncio
import select
import socket
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from bench.server.nine import NINE
from blockcade.cli.serve import calm_the_collector
from blockcade.core import seed_hash
from blockcade.record.events import Opened, Seated
from blockcade.record.fold import Fold
from blockcade.server.identity import Identity
from blockcade.server.store import Append, Opening, SqliteStore
from blockcade.server.store.appending import append_one, append_plain
from blockcade.server.tables.change import Change, beginning, change
from blockcade.server.tables.judging import Judges
from blockcade.server.tables.news import Bulletin
from blockcade.server.tables.resting import summary_of
from blockcade.server.transport.frame import FrameCache, plain_frame
from blockcade.wire.to_browser import Accepted
from blockcade.wire.to_server import Play, ToServer

ROUNDS, REPEATS = 300, 9
SEED, PLAYERS = bytes(32), ("ann", "ben")
MOVES = (0, 1, 2, 4)  # moves before the measured one
TABLES = 50  # tables that share a batch and a socket loop


def main() -> None:
    calm_the_collector()  # as the server does
    table = Table(title="CPU time of one move, each part alone", title_justify="left")
    table.add_column("part")
    table.add_column("µs", justify="right")
    for name, cost in (*parts().items(), *floors().items()):
        table.add_row(name, f"{cost:.0f}")
    Console(width=100).print(table)


def microseconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the least CPU time of several tries: other work on the machine only adds to it."""
    tries: list[float] = []
    for _ in range(REPEATS):
        began = time.thread_time()
        for _ in range(rounds):
            work()
        tries.append((time.thread_time() - began) / rounds)
    return 1e6 * min(tries)


def parts() -> dict[str, float]:
    """Measure our own code for a move, as a table runs it."""
    fold, judges = _middle(), _judges()
    play = Play(command_id="0123456789abcdef", seat=0, at_seq=fold.seq, move="@3")
    message, decoder = msgspec.json.encode(play), msgspec.json.Decoder[ToServer](ToServer)
    events = judges.decide(fold, "ann", play)
    made = change(fold, events, SEED, 2)
    return {
        "reading the command": microseconds(lambda: decoder.decode(message)),
        "judging it": microseconds(lambda: judges.decide(fold, "ann", play)),
        "thinking the change through, on a copy": microseconds(lambda: change(fold, events, SEED, 2)),
        "summing it up for lists and alarms": microseconds(lambda: summary_of(made.fold, watched=True)),
        "views, choices and news for both players, as frames": microseconds(
            lambda: _news(change(fold, events, SEED, 2))
        )
        - microseconds(lambda: change(fold, events, SEED, 2)),
    }


def _middle() -> Fold:
    """Return a game with both players seated and a few moves."""
    opened = Opened(NINE.key, NINE.rules_version, 2, {}, seed_hash(SEED), host="ann")
    chairs = [Seated(seat, player=player) for seat, player in enumerate(PLAYERS)]
    fold = beginning(opened, chairs, SEED, 1, {NINE.key: NINE}).fold
    judges = _judges()
    for number, cell in enumerate(MOVES):
        command = Play(command_id=f"c{number}", seat=number % 2, at_seq=fold.seq, move=f"@{cell}")
        fold = change(fold, judges.decide(fold, PLAYERS[number % 2], command), SEED, 1).fold
    return fold


def _news(made: Change) -> None:
    bulletin = Bulletin(made.fold, made.happenings, 3)
    frames = FrameCache()
    for message in (Accepted("c", 8), bulletin.for_seats((0,)), bulletin.for_seats((1,))):
        assert frames.frame(message).plain  # all are small


def floors() -> dict[str, float]:
    """Measure what every Python server needs: SQLite's own work, and the sockets'."""
    return {
        f"SQLite alone: {TABLES} moves in one durable batch, each": _sqlite_floor() / TABLES,
        "sockets alone: one frame in, three out in two writes": _socket_floor(),
    }


def _sqlite_floor() -> float:
    start, fold = _opening(), _middle()
    made = change(fold, [_moved(fold)], SEED, 2)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "db"
        asyncio.run(_make(path))
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA temp_store = MEMORY")
        for number in range(TABLES):
            append_one(
                db,
                Append(
                    f"t{number}",
                    0,
                    start.events,
                    summary_of(start.fold, watched=True),
                    Opening(NINE.key, SEED),
                ),
            )
        lengths = [len(start.events)]

        def batch() -> None:
            appends = [
                Append(f"t{number}", lengths[0], made.events, summary_of(made.fold, watched=True))
                for number in range(TABLES)
            ]
            db.execute("BEGIN IMMEDIATE")
            assert append_plain(db, appends)
            db.execute("COMMIT")
            lengths[0] += len(made.events)

        cost = microseconds(batch, rounds=20)
        db.close()
    return cost


def _opening() -> Change:
    opened = Opened(NINE.key, NINE.rules_version, 2, {}, seed_hash(SEED), host="ann")
    chairs = [Seated(seat, player=player) for seat, player in enumerate(PLAYERS)]
    return beginning(opened, chairs, SEED, 1, {NINE.key: NINE})


def _judges() -> Judges:
    return Judges("t", Identity(bytes(32)), lambda _: (), lambda _fold, _player: 0)


def _moved(fold: Fold) -> Any:
    play = Play(command_id="0123456789abcdef", seat=0, at_seq=fold.seq, move="@3")
    return _judges().decide(fold, "ann", play)[0]


async def _make(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


class _Bare(asyncio.Protocol):
    """Answers every frame with three of the usual sizes: two in one write to the sender, one to the other."""

    news = plain_frame(b" " * 420)
    answer = plain_frame(b" " * 60) + news

    def __init__(self, others: list["_Bare"]) -> None:
        self._others = others
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self._others.append(self)

    def data_received(self, data: bytes) -> None:  # noqa: ARG002
        self.transport.write(self.answer)
        mine = self._others.index(self)
        self._others[mine ^ 1].transport.write(self.news)


def _socket_floor(rounds: int = 60) -> float:
    """Measure a loop that only reads and writes; the players are in another thread."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        spent: list[float] = []
        listening.listen(2 * TABLES)
        players = threading.Thread(target=_play_bare, args=(listening.getsockname(), rounds))
        players.start()

        async def serve() -> None:
            connected: list[_Bare] = []
            loop = asyncio.get_running_loop()
            await loop.create_server(lambda: _Bare(connected), sock=listening)
            while players.is_alive():
                if len(connected) == 2 * TABLES and not spent:
                    spent.append(time.thread_time())
                await asyncio.sleep(0.05)
            spent.append(time.thread_time())

        with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
            runner.run(serve())
    return 1e6 * (spent[1] - spent[0]) / (rounds * TABLES)


def _play_bare(address: tuple[str, int], rounds: int) -> None:
    pairs = [(socket.create_connection(address), socket.create_connection(address)) for _ in range(TABLES)]
    time.sleep(0.5)
    expected = len(_Bare.answer) + len(_Bare.news)
    for _ in range(rounds):
        for mover, _other in pairs:
            mover.send(bytes(100))
        left = dict.fromkeys((page for pair in pairs for page in pair), 0)
        missing = expected * TABLES
        while missing > 0:
            for page in select.select(list(left), [], [])[0]:
                missing -= len(page.recv(65536))
    for pair in pairs:
        for page in pair:
            page.close()


if __name__ == "__main__":
    main()
