"""A simulated world: nodes, disk and people, a time of faults, and a time in which all must heal."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from blockcade.faults.simulation.aftermath import Aftermath
from blockcade.faults.simulation.cluster import Hub
from blockcade.faults.simulation.disk import Disk
from blockcade.faults.simulation.loop import SimulatedLoop, Stuck, sleep
from blockcade.faults.simulation.node import Node
from blockcade.faults.simulation.people import Person
from blockcade.faults.simulation.promises import Broken, Promise
from blockcade.faults.simulation.scenario import ALL_GAMES, Mishap, Scenario, Sitting
from blockcade.faults.simulation.thinking import ThinkerFailed
from blockcade.faults.simulation.trace import Trace
from blockcade.faults.simulation.witness import Witness
from blockcade.server.identity import KEY_BYTES, Identity
from blockcade.server.store import Append, StoreError
from blockcade.server.tables.directory import NoSuchTable
from blockcade.server.tables.kept_log import TableDamaged
from blockcade.wire.to_browser import Table

NAMES = ("ann", "ben", "cam", "dot", "eve", "fay", "gus", "hal", "ida", "jon")
EXPECTED = (StoreError, NoSuchTable, TableDamaged, ThinkerFailed)


@dataclass(frozen=True, slots=True)
class Result:
    scenario: Scenario
    broken: Broken | None
    trace: str


def simulate(scenario: Scenario, tell: Callable[[str], None] | None = None) -> Result:
    """Run one world from beginning to end. `tell` gets every event at once."""
    world = World(scenario, tell)
    watcher = _LogWatcher(world)
    server_log = logging.getLogger("blockcade.server")
    server_log.addHandler(watcher)
    propagates, server_log.propagate = server_log.propagate, False
    try:
        world.loop.run(world.run())
    except Broken as broken:
        world.fail(broken)
    except Stuck as stuck:
        world.fail(Broken(Promise.TIME, str(stuck)))
    finally:
        server_log.removeHandler(watcher)
        server_log.propagate = propagates
    return Result(scenario, world.broken, world.trace.text)


class World:
    def __init__(self, scenario: Scenario, tell: Callable[[str], None] | None = None) -> None:
        self.scenario = scenario
        self.luck = scenario.luck("world")
        self.broken: Broken | None = None
        self.is_lively = True  # people still act on their own
        self.loop = SimulatedLoop(scenario.luck("order"), shuffles=scenario.shuffles)
        self.loop.on_failure = self._on_failure
        self.trace = Trace(self.loop.time, tell)
        self.witness = Witness(ALL_GAMES)
        self.disk = Disk(self.loop, scenario, self.trace, self._on_kept)
        self.hub = Hub(self.loop, scenario)
        self.identity = Identity(self.luck.randbytes(KEY_BYTES))
        self.nodes = [Node(self, f"node-{number}") for number in range(1, scenario.nodes + 1)]
        self.people: list[Person] = []
        self._is_calm = False
        self._links: dict[str, str] = {}  # the host's latest link, by table

    # Called by people and nodes

    def any_node(self) -> Node | None:
        """Return a node as a load balancer would; None if none is up."""
        up = [node for node in self.nodes if node.is_up]
        return self.luck.choice(up) if up else None

    def goes_wrong(self, mishap: Mishap) -> bool:
        return not self._is_calm and mishap in self.scenario.mishaps

    def hear_of(self, table: Table) -> None:
        """Learn a host's links, for friends."""
        if table.host:
            free = [chair.link for chair in table.chairs if chair.link]
            self._links[table.table] = self.luck.choice(free) if free else ""

    def link_to(self, table: str) -> str:
        return self._links.get(table, "")

    def watch(self, check: Callable[[], None]) -> None:
        """Run a check during the server's work; its failure must not reach the server."""
        try:
            check()
        except Broken as broken:
            self.fail(broken)

    def fail(self, broken: Broken) -> None:
        if not self.broken:
            self.broken = broken
            self.trace("PROMISE", f"broken: {broken}")
            self.loop.stop()

    # The phases of a run

    async def run(self) -> None:
        self.trace("world", str(self.scenario))
        for node in self.nodes:
            node.start()
        living = [asyncio.create_task(self._sit(sitting)) for sitting in self.scenario.sittings]
        mishaps = asyncio.create_task(self._go_wrong())
        await sleep(self.scenario.seconds)
        self.trace("world", "nothing goes wrong any more")
        self._is_calm = True
        self.disk.heal()
        self.hub.heal()
        await mishaps
        for node in self.nodes:
            node.thinkers.fail = False
            if not node.is_up:
                node.start()
        await sleep(self.luck.uniform(0, 10))
        self.is_lively = False
        await asyncio.gather(*living)
        await Aftermath(self).check()
        self.trace("world", "all promises were kept")

    async def _sit(self, sitting: Sitting) -> None:
        """Open a table, with retries, and bring its people."""
        names = [NAMES[len(self.people) + number] for number in range(sitting.people)]
        people = [Person(self, name, "", self.scenario.luck(name)) for name in names]
        self.people += people
        self.witness.players += [person.player for person in people]
        table: str | None = None
        while not table:
            if not self.is_lively:
                return
            node = self.any_node()
            if node and node.directory:
                table = await node.ask(node.directory.open(sitting.asked, people[0].player))
            if not table:
                await sleep(1.0)
        self.trace(names[0], f"has opened {table[:6]}: {sitting.asked.game}")
        for person in people:
            person.table = table
            person.is_gone = sitting.forgotten
        await asyncio.gather(*(person.live() for person in people))

    async def _go_wrong(self) -> None:
        """Break processes and connections now and then; disks and thinkers break by themselves."""
        hits = (
            Mishap.CLOSED,
            Mishap.KILL,
            Mishap.RESTART,
            Mishap.PAUSE,
            Mishap.JUMP,
            Mishap.CUT,
            Mishap.HALF_OPEN,
            Mishap.BUS_PARTS,
        )
        possible = [mishap for mishap in hits if mishap in self.scenario.mishaps]
        while possible and not self._is_calm:
            await sleep(self.luck.expovariate(1 / self.scenario.every))
            node = self.any_node()
            if not self._is_calm and node:
                await self._strike(node, self.luck.choice(possible))

    async def _strike(self, node: Node, mishap: Mishap) -> None:
        luck = self.luck
        match mishap:
            case Mishap.KILL:
                for each in self.nodes if luck.random() < 0.2 else [node]:
                    if each.is_up:
                        each.kill()
                        self.loop.call_later(luck.expovariate(0.5), self._start, each)
            case Mishap.RESTART:
                await node.stop()
                self.loop.call_later(luck.expovariate(1.0), self._start, node)
            case Mishap.PAUSE:
                node.pause(luck.uniform(0, 8))
            case Mishap.JUMP:
                node.clock.ahead_ms += luck.randrange(-3_000, 3_000)
                self.trace(node.name, f"believes that it is {node.clock.ahead_ms} ms later than it is")
            case Mishap.BUS_PARTS:
                node.part()
            case Mishap.CLOSED:
                if self.witness.truths and luck.random() < 0.3:
                    await node.close_table(luck.choice(list(self.witness.truths)))
            case _:
                node.cut_one(unseen=mishap is Mishap.HALF_OPEN)

    def _start(self, node: Node) -> None:
        if not node.is_up:
            node.start()

    # Observation

    def _on_kept(self, append: Append) -> None:
        for number, stamped in enumerate(append.events, start=append.seq + 1):
            self.trace("disk", f"keeps {append.table[:6]} #{number} {stamped.event}")
        self.watch(lambda: self.witness.kept(append))

    def _on_failure(self, error: BaseException) -> None:
        if isinstance(error, Broken):
            self.fail(error)
        elif not isinstance(error, EXPECTED):
            self.fail(Broken(Promise.CALM, f"{type(error).__name__}: {error}"))


class _LogWatcher(logging.Handler):
    """Treats an error in the server's log as a broken promise, unless the simulation caused it."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._world.trace("log", f"{record.levelname.lower()}: {record.getMessage()}")
        if record.levelno >= logging.ERROR and not isinstance(error, EXPECTED):
            cause = f"{type(error).__name__}: {error}" if error else "no error was raised"
            self._world.fail(Broken(Promise.CALM, f"{record.getMessage()} ({cause})"))
