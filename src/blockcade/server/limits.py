"""Rate limits per address and per player: allowances that refill with time, in bounded memory."""

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from enum import Enum

MAX_KEYS = 10_000  # one meter remembers at most so many keys: two megabytes
IPV6_PREFIX = 64  # bits; a home or a phone usually gets one such network
LONGEST_ADDRESS = 64  # a proxy may send any text


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: `burst` requests at once, refilled at `per_second`."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.burst * factor, self.per_second * factor)


@dataclass(frozen=True, slots=True)
class Limits:
    """The rate limits of one server; docs/security.md explains the numbers.

    A school class of thirty can play behind one address. The limits of a player are lower, but a new identity
    costs nothing, so only the limits of an address stop an attacker.
    """

    address_requests: Rate = Rate(600, 60)  # under /api/; an expensive request counts as several
    address_tables: Rate = Rate(120, 1)  # opened tables, rematches included
    player_tables: Rate = Rate(20, 0.2)
    address_visits: Rate = Rate(300, 20)  # opened sockets, reconnections included
    player_visits: Rate = Rate(60, 2)
    address_commands: Rate = Rate(2400, 1200)  # messages on all sockets
    player_commands: Rate = Rate(160, 60)
    address_seatings: Rate = Rate(240, 4)  # tried links, changed names, chairs offered and taken
    player_seatings: Rate = Rate(40, 1)
    address_sockets: float = 400  # open at the same time
    player_sockets: float = 40
    address_strong_tables: float = 40  # running games with bots that think for seconds
    player_strong_tables: float = 8
    address_connections: float = 1_000  # TCP connections, sockets included; at most half of all

    def times(self, factor: float) -> "Limits":
        """All limits multiplied; `math.inf` removes them."""
        grown: dict[str, Rate | float] = {}
        for field in fields(self):
            limit: Rate | float = getattr(self, field.name)
            grown[field.name] = limit.times(factor) if isinstance(limit, Rate) else limit * factor
        return Limits(**grown)  # pyright: ignore[reportArgumentType]


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """The sizes and deadlines of one TCP connection; docs/security.md explains the numbers."""

    url_bytes: int = 8_192
    head_bytes: int = 32_768  # the request line and all headers
    headers: int = 100
    body_bytes: int = 262_144  # as received, chunk sizes included; the API itself accepts less
    first_seconds: float = 20  # until the first byte: browsers open connections before they need them
    head_seconds: float = 10  # from the first byte of a request to the end of its headers
    body_seconds: float = 30
    idle_seconds: float = 5  # between two requests
    unread_seconds: float = 30  # a client that reads none of its answer for this long is cut off
    most: int = 0  # open connections; 0: as many as the system's limit on open files allows
    reserve: int = 32  # additional connections for health checks and the operator

    def with_time(self, factor: float) -> "ConnectionLimits":
        """All deadlines multiplied."""
        seconds = [field.name for field in fields(self) if field.name.endswith("_seconds")]
        return replace(self, **{name: getattr(self, name) * factor for name in seconds})


NO_LIMITS = Limits().times(math.inf)


class Act(Enum):
    """The kinds of action that are limited."""

    __hash__ = object.__hash__  # Enum's own hash is a slow Python function, and every message needs it

    REQUEST = "request"
    OPEN = "open"
    VISIT = "visit"
    COMMAND = "command"
    SEATING = "seating"


@dataclass(frozen=True, slots=True)
class Guest:
    """The sender of a request: a player behind an address. Both are limited."""

    player: str
    address: str  # as `home_of` writes it


class Meter:
    """The allowances of many keys under one rate.

    The meter keeps one number a key: the time when the key's allowance is full again. A key whose time has
    passed is the same as an unknown key and is dropped. If there are still too many keys, the meter drops the
    half with the smallest use.
    """

    def __init__(self, rate: Rate, max_keys: int = MAX_KEYS) -> None:
        self._seconds_each = 1 / rate.per_second
        self._patience = (rate.burst - 1) * self._seconds_each if math.isfinite(rate.burst) else math.inf
        self._full_at: dict[str, float] = {}
        self._max_keys = max_keys

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: str, now: float, cost: float = 1) -> float:
        """Counts the request and returns 0 if it is allowed, else the seconds until it is allowed."""
        if not self._seconds_each:
            return 0
        full_at = max(now, self._full_at.get(key, now))
        early = full_at + (cost - 1) * self._seconds_each - now - self._patience
        if early > 1e-6:  # a smaller number is a rounding error
            return early
        if key not in self._full_at and len(self._full_at) >= self._max_keys:
            self._forget(now)
        self._full_at[key] = full_at + cost * self._seconds_each
        return 0

    def _forget(self, now: float) -> None:
        self._full_at = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
        if len(self._full_at) > self._max_keys // 2:
            worst = sorted(self._full_at, key=self._full_at.__getitem__)[-(self._max_keys // 2) :]
            self._full_at = {key: self._full_at[key] for key in worst}


class RateLimiter:
    """Applies the limits in one process. Nodes do not share their counts."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._now = now
        self._meters = {
            Act.REQUEST: (None, Meter(limits.address_requests)),
            Act.OPEN: (Meter(limits.player_tables), Meter(limits.address_tables)),
            Act.VISIT: (Meter(limits.player_visits), Meter(limits.address_visits)),
            Act.COMMAND: (Meter(limits.player_commands), Meter(limits.address_commands)),
            Act.SEATING: (Meter(limits.player_seatings), Meter(limits.address_seatings)),
        }
        self._sockets: Counter[tuple[str, str]] = Counter()

    def wait(self, act: Act, guest: Guest, cost: float = 1) -> float:
        """Counts the action and returns 0 if it is allowed, else the seconds until a retry can succeed."""
        of_player, of_address = self._meters[act]
        now = self._now()
        wait = of_player.wait(guest.player, now, cost) if of_player is not None else 0
        return wait or of_address.wait(guest.address, now, cost)

    def open_socket(self, guest: Guest) -> bool:
        """Counts one more open socket; False at the limit. After True, the caller calls `close_socket`."""
        keys = _keys(guest)
        limits = (self._limits.player_sockets, self._limits.address_sockets)
        if any(self._sockets[key] >= limit for key, limit in zip(keys, limits, strict=True)):
            return False
        self._sockets.update(keys)
        return True

    def close_socket(self, guest: Guest) -> None:
        """Counts one open socket less."""
        for key in _keys(guest):
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]

    @property
    def remembered(self) -> int:
        """How many keys are in memory."""
        meters = (meter for pair in self._meters.values() for meter in pair if meter is not None)
        return len(self._sockets) + sum(map(len, meters))


def _keys(guest: Guest) -> tuple[tuple[str, str], tuple[str, str]]:
    return ("player", guest.player), ("address", guest.address)


def home_of(address: str) -> str:
    """The address under which requests are counted: an IPv4 address, or the /64 network of an IPv6 one."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped:
            return str(known.ipv4_mapped)
        return str(ipaddress.IPv6Network((known, IPV6_PREFIX), strict=False))
    return str(known)
