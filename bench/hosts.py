"""`python -m bench.hosts`: the cost of a move for nodes, PostgreSQL and NATS, beside one SQLite server.

Tic-tac-toe by two players at every table, each at another node where there are two; a move is done when both
have it. PostgreSQL syncs every commit. CPU time is read from the processes themselves.
"""

import asyncio
import os
import statistics
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table
from tests.hosts.machines import running_nats, running_postgres
from tests.server.house import LINK, ME, Chat, Page

from bench.server.nine import NINE
from bench.server.running import HOUSE, running
from blockcade.cli.serve import BUS_VARIABLE, DB_VARIABLE
from blockcade.wire.to_browser import Accepted

TABLES = 100  # tables at the same time
RUNS = 3
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Cost:
    """Milliseconds of CPU time a move."""

    nodes: float
    postgres: float
    nats: float


def cpu_seconds(process_id: int) -> float:
    """Return the CPU time of a process and its children, also of ended ones."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    own = sum(int(field) for field in fields[11:15]) / _TICKS
    children = Path(f"/proc/{process_id}/task/{process_id}/children").read_text().split()
    return own + sum(cpu_seconds(int(child)) for child in children)


async def seated(stack: AsyncExitStack, addresses: Sequence[str]) -> tuple[Chat, Chat]:
    """Seat two players at a new table."""
    ann, ben = Page(addresses[0]), Page(addresses[-1])
    table = await ann.open(NINE.key, ME, LINK)
    first = await stack.enter_async_context(ann.at(table))
    second = await stack.enter_async_context(ben.at(table))
    assert isinstance(await second.claim(first.link(1)), Accepted)
    await first.until_seq(second.update.seq)
    return first, second


async def play(chats: tuple[Chat, Chat]) -> int:
    """Play a whole game, and return the number of moves."""
    moves = 0
    while not chats[0].update.over:
        seat = chats[0].update.to_act[0]
        answer = await chats[seat].play_any(seat)
        assert isinstance(answer, Accepted)
        await chats[1 - seat].until_seq(answer.seq)
        moves += 1
    return moves


async def load(addresses: Sequence[str], watched: Mapping[str, Sequence[int]]) -> Cost:
    """Play all tables at once; opening them and sitting down is not counted."""
    async with AsyncExitStack() as stack:
        tables = [await seated(stack, addresses) for _ in range(TABLES)]
        before = _cpu(watched)
        moves = sum(await asyncio.gather(*(play(chats) for chats in tables)))
        after = _cpu(watched)
    return Cost(**{name: 1000 * (after[name] - before[name]) / moves for name in watched})


def measured(nodes: int, *, shared: bool) -> Cost:
    with ExitStack() as stack:
        variables: dict[str, str] = {}
        postgres = nats = 0
        if shared:
            database = stack.enter_context(running_postgres("fsync=on"))
            bus = stack.enter_context(running_nats())
            assert database.process
            assert bus.process
            postgres, nats = database.process.pid, bus.process.pid
            variables = {DB_VARIABLE: database.address(), BUS_VARIABLE: bus.address}
        servers = [stack.enter_context(running(HOUSE, variables)) for _ in range(nodes)]
        addresses = [address for address, _ in servers]
        watched = {"nodes": [pid for _, pid in servers], "postgres": [postgres], "nats": [nats]}
        asyncio.run(load(addresses, watched))  # warm-up: new nodes load everything first
        return asyncio.run(load(addresses, watched))


def _cpu(watched: Mapping[str, Sequence[int]]) -> dict[str, float]:
    return {name: sum(cpu_seconds(pid) for pid in pids if pid) for name, pids in watched.items()}


def main() -> None:
    console = Console()
    table = Table(title="CPU a move, ms: median of runs (least to most)", title_justify="left")
    for name in ("what", "nodes", "PostgreSQL", "NATS"):
        table.add_column(name, justify="left" if name == "what" else "right", no_wrap=True)
    for what, nodes, shared in (
        ("one server, SQLite", 1, False),
        ("one node, PostgreSQL and NATS", 1, True),
        ("two nodes, PostgreSQL and NATS", 2, True),
    ):
        costs: list[Cost] = []
        for _ in range(RUNS):
            costs.append(measured(nodes, shared=shared))
            console.print(f"{what}: {costs[-1]}", style="dim")
        table.add_row(what, *(_spread([getattr(cost, name) for cost in costs]) for name in Cost.__slots__))
    console.print(table)


def _spread(figures: Sequence[float]) -> str:
    return f"{statistics.median(figures):.2f} ({min(figures):.2f} to {max(figures):.2f})"


if __name__ == "__main__":
    main()
