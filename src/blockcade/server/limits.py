"""How much one address and one player may ask for: allowances that fill up again, in bounded memory."""

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import Enum

MAX_DEBTORS = 10_000  # keys that one meter remembers: two megabytes at most
IPV6_HOME = 64  # bits: what one home or one phone gets, and may use as it likes
LONGEST_ADDRESS = 64  # a proxy may write anything


@dataclass(frozen=True, slots=True)
class Rate:
    burst: float  # so many at once
    per_second: float  # and so many more with time

    def times(self, factor: float) -> "Rate":
        return Rate(self.burst * factor, self.per_second * factor)


@dataclass(frozen=True, slots=True)
class Limits:
    """The numbers leave room for a school class of thirty behind one address; docs/security.md says how much.

    A player's own numbers are lower, but identities cost nothing: only addresses stop whoever means harm.
    """

    address_requests: Rate = Rate(600, 60)  # under /api/; what is computed anew for each counts more
    address_tables: Rate = Rate(120, 1)  # opened, a rematch being one too
    player_tables: Rate = Rate(20, 0.2)
    address_visits: Rate = Rate(300, 20)  # sockets that are opened, also after a break in the line
    player_visits: Rate = Rate(60, 2)
    address_commands: Rate = Rate(2400, 1200)  # messages on all sockets
    player_commands: Rate = Rate(160, 60)
    address_seatings: Rate = Rate(240, 4)  # links tried, names changed, chairs given and taken
    player_seatings: Rate = Rate(40, 1)
    address_sockets: float = 400  # open at the same time
    player_sockets: float = 40

    def times(self, factor: float) -> "Limits":
        """All of them multiplied; by `math.inf` nothing is limited."""
        grown: dict[str, Rate | float] = {}
        for field in fields(self):
            limit: Rate | float = getattr(self, field.name)
            grown[field.name] = limit.times(factor) if isinstance(limit, Rate) else limit * factor
        return Limits(**grown)  # pyright: ignore[reportArgumentType]


NO_LIMITS = Limits().times(math.inf)


class Act(Enum):
    """What guests do that is counted."""

    __hash__ = object.__hash__  # Enum's own is a Python function, and every message asks for it

    REQUEST = "request"
    OPEN = "open"
    VISIT = "visit"
    COMMAND = "command"
    SEATING = "seating"


@dataclass(frozen=True, slots=True)
class Guest:
    """Who asks, as far as it can be told."""

    player: str
    address: str  # as `home_of` writes it


class Meter:
    """The allowances of many keys under one rate.

    Of each key only the time is kept at which its allowance will be full again. Whose time has come is as
    good as never seen, so what is remembered is who asked for much just now; when these are too many, those
    with the least debt are forgiven first.
    """

    def __init__(self, rate: Rate, max_keys: int = MAX_DEBTORS) -> None:
        self._seconds_each = 1 / rate.per_second
        self._patience = (rate.burst - 1) * self._seconds_each if math.isfinite(rate.burst) else math.inf
        self._full_at: dict[str, float] = {}
        self._max_keys = max_keys

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: str, now: float, cost: float = 1) -> float:
        """0 when it is allowed, and then it is counted; otherwise the seconds until it will be."""
        if not self._seconds_each:
            return 0
        full_at = max(now, self._full_at.get(key, now))
        early = full_at + (cost - 1) * self._seconds_each - now - self._patience
        if early > 1e-6:  # less is no time but rounding
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


class Turnstile:
    """Counts what comes through the door of one process; nodes do not tell each other."""

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
        """0 when the guest may, and then it is counted; otherwise the seconds until trying again helps."""
        of_player, of_address = self._meters[act]
        now = self._now()
        wait = of_player.wait(guest.player, now, cost) if of_player is not None else 0
        return wait or of_address.wait(guest.address, now, cost)

    def come(self, guest: Guest) -> bool:
        """Whether the guest may have one socket more; whoever came must `go`."""
        keys = _keys(guest)
        limits = (self._limits.player_sockets, self._limits.address_sockets)
        if any(self._sockets[key] >= limit for key, limit in zip(keys, limits, strict=True)):
            return False
        self._sockets.update(keys)
        return True

    def go(self, guest: Guest) -> None:
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
    """What counts as one address: IPv4 whole, and of IPv6 the part that a provider gives to one customer."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped:
            return str(known.ipv4_mapped)
        return str(ipaddress.IPv6Network((known, IPV6_HOME), strict=False))
    return str(known)
