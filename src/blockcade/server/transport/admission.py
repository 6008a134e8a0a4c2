"""Decides which connections are accepted, and which one is closed when there are too many.

A connection without a running request is idle. At the limit, a new connection replaces the oldest idle one of
the address with the most idle connections. If none is idle, the new connection joins the reserve, where only
health checks and the operator get answers.
"""

import ipaddress
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence

from blockcade.server.limits import ConnectionLimits, home_of
from blockcade.server.logs import note
from blockcade.server.metrics.counters import Counters

log = logging.getLogger(__name__)

LOG_SECONDS = 60.0  # the log names a limit once per address in this time,
MAX_LOGGED = 20  # and for at most so many addresses
MAX_CONNECTIONS = 20_000  # the default if the system allows more
LEAST_CONNECTIONS = 16  # even if the system allows very few open files
OWN_FILES = 160  # files for the database, log, bot processes, other nodes and monitoring


class ConnectionSlot:
    """One accepted connection until it is closed. `evict` closes it at once."""

    __slots__ = ("address", "evict", "is_idle", "is_reserve")

    def __init__(self, address: str, evict: Callable[[], None], *, is_reserve: bool) -> None:
        self.address = address
        self.evict = evict
        self.is_reserve = is_reserve
        self.is_idle = False


class _Pool:
    """Holds up to `most` connections and knows which are idle, oldest first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.slots: set[ConnectionSlot] = set()
        self._by_address: Counter[str] = Counter()
        self._idle: dict[str, dict[ConnectionSlot, None]] = {}

    @property
    def is_full(self) -> bool:
        return len(self.slots) >= self._most

    def of(self, address: str) -> int:
        return self._by_address[address]

    def add(self, slot: ConnectionSlot) -> None:
        self.slots.add(slot)
        self._by_address[slot.address] += 1

    def remove(self, slot: ConnectionSlot) -> None:
        self.set_idle(slot, is_idle=False)
        self.slots.remove(slot)
        self._by_address[slot.address] -= 1
        if not self._by_address[slot.address]:
            del self._by_address[slot.address]

    def set_idle(self, slot: ConnectionSlot, *, is_idle: bool) -> None:
        if is_idle:
            self._idle.setdefault(slot.address, {})[slot] = None
        elif slot.is_idle:
            same = self._idle[slot.address]
            del same[slot]
            if not same:
                del self._idle[slot.address]
        slot.is_idle = is_idle

    def oldest_idle(self, address: str | None = None) -> ConnectionSlot | None:
        """The oldest idle one of this address, or of the address with the most idle ones."""
        if address is None:
            address = max(self._idle, key=lambda each: len(self._idle[each]), default="")
        return next(iter(self._idle.get(address, ())), None)


class Admission:
    """Counts the connections of one listening address and enforces their limits."""

    def __init__(
        self,
        limits: ConnectionLimits,
        counts: Counters,
        *,
        per_address: float = float("inf"),
        trusted: Sequence[str] = (),
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`trusted` are addresses and networks of proxies, which connect for many clients."""
        files = open_files()
        self.limits = limits
        left = files - OWN_FILES - limits.reserve
        self.most = limits.most or max(LEAST_CONNECTIONS, min(MAX_CONNECTIONS, left))
        half = max(1, self.most // 2) if per_address < float("inf") else per_address
        self._per_address = min(per_address, half)
        self._trusted = [ipaddress.ip_network(network) for network in trusted]
        self._counts = counts
        self._now = now
        self._open, self._reserve = _Pool(self.most), _Pool(limits.reserve)
        self._logged: Counter[str] = Counter()
        self._logged_since = now()
        self._noted: set[tuple[str, str]] = set()

    def enter(self, peer: str, evict: Callable[[], None]) -> ConnectionSlot | None:
        """Accepts a connection, which is idle at first; None when even the reserve is full."""
        address = home_of(peer)
        pool, limit = self._open, ""
        if self._open.of(address) >= self._per_address and not self._is_trusted(peer):
            limit, victim = "address-connections", self._open.oldest_idle(address)
        elif self._open.is_full:
            limit, victim = "connections", self._open.oldest_idle()
        else:
            victim = None
        if limit:
            self.limited(limit, victim.address if victim else address)
            if not victim:
                pool = self._reserve
                victim = pool.oldest_idle() if pool.is_full else None
                if pool.is_full and not victim:
                    return None
        if victim:
            self.leave(victim)
            victim.evict()
        slot = ConnectionSlot(address, evict, is_reserve=pool is self._reserve)
        pool.add(slot)
        pool.set_idle(slot, is_idle=True)
        self._count(slot, 1)
        return slot

    def leave(self, slot: ConnectionSlot) -> None:
        """Forgets a closed connection; a second call does nothing."""
        pool = self._pool(slot)
        if slot in pool.slots:
            self._count(slot, -1)
            pool.remove(slot)

    def set_idle(self, slot: ConnectionSlot, *, is_idle: bool) -> None:
        pool = self._pool(slot)
        if slot.is_idle != is_idle and slot in pool.slots:
            self._count(slot, -1)
            pool.set_idle(slot, is_idle=is_idle)
            self._count(slot, 1)

    def limited(self, limit: str, address: str) -> None:
        """Counts a limited connection; logs it unless the log has named the address just now."""
        self._counts.limited[limit] += 1
        now = self._now()
        if now - self._logged_since >= LOG_SECONDS:
            self._logged_since = now
            self._logged.clear()
            self._noted.clear()
        if (limit, address) not in self._noted and self._logged[limit] < MAX_LOGGED:
            self._noted.add((limit, address))
            self._logged[limit] += 1
            note(log, logging.WARNING, "connection-limited", limit=limit, address=address)

    def _pool(self, slot: ConnectionSlot) -> _Pool:
        return self._reserve if slot.is_reserve else self._open

    def _count(self, slot: ConnectionSlot, change: int) -> None:
        state = "reserve" if slot.is_reserve else "idle" if slot.is_idle else "busy"
        self._counts.connections[state] += change

    def _is_trusted(self, peer: str) -> bool:
        try:
            address = ipaddress.ip_address(peer.partition("%")[0])
        except ValueError:
            return True  # a Unix socket of this machine has no address
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        return any(address in network for network in self._trusted)


def open_files() -> int:
    """This process's limit on open files, sockets included."""
    if sys.platform == "win32":
        return sys.maxsize  # Windows has no such limit
    import resource  # noqa: PLC0415 - does not exist on Windows

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft
