"""Three servers, one set of tables: players are spread over them, and nodes and the bus die in the middle."""

import asyncio
import itertools
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from subprocess import Popen

import pytest
from websockets.exceptions import WebSocketException

from blockcade.record.events import Moved
from blockcade.server.store.postgres import PostgresStore
from blockcade.wire.to_browser import Accepted
from blockcade.wire.to_server import Play
from tests.hosts.machines import Nats, Postgres
from tests.server.command import server_process
from tests.server.house import LINK, ME, Chat, Page, bot, new_id, reason

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

GONE = (OSError, TimeoutError, WebSocketException)  # the node is gone, or soon will be


@dataclass
class Cluster:
    nodes: "list[tuple[Popen[str], str]]"

    @property
    def addresses(self) -> list[str]:
        return [address for process, address in self.nodes if process.poll() is None]

    def kill(self, number: int) -> None:
        process, _ = self.nodes[number]
        process.kill()
        process.wait()


@contextmanager
def cluster(database: str, bus: str, *arguments: str) -> Generator[Cluster]:
    with ExitStack() as stack:
        shared = ("--db", database, "--bus", bus, "--limits", "0", "--log-level", "error", *arguments)
        yield Cluster([stack.enter_context(server_process(*shared)) for _ in range(3)])


@dataclass
class Player:
    """Goes to another node whenever its node is gone, and sends its last command again."""

    cluster: Cluster
    cookie: str
    seat: int
    table: str
    node: int
    accepted: dict[str, int] = field(default_factory=dict[str, int])

    async def play(self, plies: int, after: Callable[[], None]) -> str:
        """Plays until the game has this many plies; returns this player's view."""
        play: Play | None = None
        while True:
            addresses = self.cluster.addresses
            address = addresses[self.node % len(addresses)]
            try:
                async with Page(address, self.cookie).at(self.table) as chat:
                    while chat.view["ply"] < plies:
                        if self.seat in chat.update.to_act:
                            play = play or self._next(chat)
                            answer = await chat.ask(play)
                            if isinstance(answer, Accepted):
                                self.accepted[play.command_id] = answer.seq
                                play = None
                                after()
                            else:
                                assert reason(answer) == "busy", answer
                        else:
                            await chat.receive()
                    return str(chat.view)
            except GONE:
                self.node += 1
                await asyncio.sleep(0.1)

    def _next(self, chat: Chat) -> Play:
        return Play(
            command_id=new_id(), seat=self.seat, at_seq=chat.update.seq, move=chat.moves(self.seat)[0]
        )


async def two_players(cluster: Cluster, number: int) -> list[Player]:
    """Two players at a new table, each at another node."""
    addresses = cluster.addresses
    ann, ben = Page(addresses[number % 3]), Page(addresses[(number + 1) % 3])
    table = await ann.open("blokus", ME, LINK)
    async with ann.at(table) as host, ben.at(table) as guest:
        assert isinstance(await guest.claim(host.link(1), "Ben"), Accepted)
    pages = enumerate((ann, ben))
    return [Player(cluster, page.cookie, seat, table, number + seat) for seat, page in pages]


async def test_no_move_is_lost_whatever_dies(postgres: Postgres, nats: Nats) -> None:
    database, plies = await postgres.new_database(), 24
    moves = itertools.count(1)
    with cluster(database, nats.address) as nodes:
        tables = [await two_players(nodes, number) for number in range(3)]

        def after() -> None:
            match next(moves):
                case 12:
                    nodes.kill(0)
                case 30:
                    nats.stop()
                case 40:
                    nats.start()
                case 54:
                    nodes.kill(1)
                case _:
                    pass

        players = [player for table in tables for player in table]
        async with asyncio.timeout(240):
            views = await asyncio.gather(*(player.play(plies, after) for player in players))
        for first, second in zip(views[::2], views[1::2], strict=True):
            assert first == second
    store = await PostgresStore.open(database, "reader")
    for table in tables:
        log = [stamped.event for stamped in await store.log(table[0].table)]
        moved = {event.command: seq for seq, event in enumerate(log, start=1) if isinstance(event, Moved)}
        assert len(moved) == plies
        assert table[0].accepted | table[1].accepted == moved
    await store.close()


async def test_what_a_lost_node_had_to_do_is_done_by_another(postgres: Postgres, nats: Nats) -> None:
    database = await postgres.new_database()
    with cluster(database, nats.address, "--bot-pause-ms", "2000") as nodes:
        host = Page(nodes.addresses[0])
        table = await host.open("blokus", ME, bot("1"))
        async with host.at(table) as chat:
            assert isinstance(await chat.play_any(0), Accepted)
            nodes.kill(0)  # before the bot has moved
        async with asyncio.timeout(60):
            async with Page(nodes.addresses[0], host.cookie).at(table) as chat:
                await chat.until(lambda chat: chat.view["ply"] == 2)
                assert isinstance(await chat.play_any(0), Accepted)
    store = await PostgresStore.open(database, "reader")
    moved = [event.event for event in await store.log(table) if isinstance(event.event, Moved)]
    assert [event.seat for event in moved] == [0, 1, 0]
    await store.close()
