"""Simulates what nodes share: a store with leases, and a bus that loses, delays and repeats messages."""

import random
from collections.abc import Callable, Collection, Mapping

from blockcade.faults.simulation.disk import SimulatedStore
from blockcade.faults.simulation.loop import Process, SimulatedLoop
from blockcade.faults.simulation.scenario import Mishap, Scenario
from blockcade.server.bus.protocol import BusMessage, decode, encode

LEASE_SECONDS = 6.0
LOST = 0.2  # this share of the messages, if the scenario loses messages
LATE_SECONDS = 3.0


class SharedSimulatedStore(SimulatedStore):
    """A simulated store with leases, which use the disk's true time."""

    async def beat(self) -> bool:
        def beat() -> bool:
            now, alive_until = self.disk.loop.time(), self.disk.alive_until
            was_alive = alive_until.get(self.process.name, -1.0) > now
            alive_until[self.process.name] = now + LEASE_SECONDS
            return was_alive

        return await self.read(beat)

    async def claim(self, until_ms: int, minded: Collection[str]) -> list[str]:
        def claim() -> list[str]:
            now, mine = self.disk.loop.time(), self.process.name
            due = sorted(
                (wake_ms, name)
                for name, kept in self.disk.tables.items()
                if (wake_ms := kept.summary.wake_ms) is not None
                and wake_ms <= until_ms
                and name not in minded
                and (kept.duty == mine or self.disk.alive_until.get(kept.duty, -1.0) <= now)
            )
            for _, name in due:
                self.disk.tables[name].duty = mine
                self.disk.trace(mine, f"claims {name[:6]}")
            return [name for _, name in due]

        return await self.read(claim)

    async def longer(self, known: Mapping[str, int]) -> list[str]:
        return await self.read(
            lambda: [name for name, length in known.items() if len(self.disk.tables[name].events) > length]
        )

    async def close(self) -> None:
        await super().close()
        self.disk.alive_until.pop(self.process.name, None)


class Hub:
    """Connects the buses of all nodes."""

    def __init__(self, loop: SimulatedLoop, scenario: Scenario) -> None:
        self.loop = loop
        self.luck = scenario.luck("bus")
        self.buses: list[SimulatedBus] = []
        self._mishaps = set(scenario.mishaps)

    def heal(self) -> None:
        """From now on deliver every message soon and once."""
        self._mishaps.clear()
        for bus in self.buses:
            bus.rejoin()

    def delays(self) -> list[float]:
        """Return the delay of each delivery of one message."""
        if Mishap.BUS_LOSES in self._mishaps and self.luck.random() < LOST:
            return []
        times = 2 if Mishap.BUS_REPEATS in self._mishaps and self.luck.random() < LOST else 1
        return [self._delay(self.luck) for _ in range(times)]

    def _delay(self, luck: random.Random) -> float:
        if Mishap.BUS_LATE in self._mishaps and luck.random() < LOST:
            return luck.uniform(0, LATE_SECONDS)
        return luck.expovariate(1 / 0.003)


class SimulatedBus:
    """The bus of one node."""

    def __init__(self, hub: Hub, process: Process) -> None:
        self._hub = hub
        self._process = process
        self._listeners: dict[str, Callable[[BusMessage], None]] = {}
        self._returns: list[Callable[[], None]] = []
        self._is_connected = True
        hub.buses = [bus for bus in hub.buses if bus.is_alive]
        hub.buses.append(self)

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive

    @property
    def connected(self) -> bool:
        return self._is_connected

    def part(self) -> None:
        """Disconnect: no message arrives or leaves."""
        self._is_connected = False

    def rejoin(self) -> None:
        if not self._is_connected and self.is_alive:
            self._is_connected = True
            for call in self._returns:
                self._hub.loop.call_soon(call, context=self._process.context())

    def tell(self, table: str, message: BusMessage) -> None:
        if not self._is_connected:
            return
        data = encode(message)
        for other in self._hub.buses:
            if other is not self:
                for delay in self._hub.delays():
                    other.hear_later(delay, table, data)

    def hear_later(self, delay: float, table: str, data: bytes) -> None:
        self._hub.loop.call_later(delay, self._hear, table, data, context=self._process.context())

    async def listen(self, table: str, hear: Callable[[BusMessage], None]) -> None:
        self._listeners[table] = hear

    async def ignore(self, table: str) -> None:
        self._listeners.pop(table, None)

    def on_return(self, call: Callable[[], None]) -> None:
        self._returns.append(call)

    async def close(self) -> None:
        self._listeners.clear()

    def _hear(self, table: str, data: bytes) -> None:
        if self._is_connected and table in self._listeners:
            self._listeners[table](decode(data))
