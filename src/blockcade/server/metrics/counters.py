"""The counters of one server process: plain numbers that are cheap to update."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from time import monotonic

FAST_SECONDS = (
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
)  # for disk and event loop
SLOW_SECONDS = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)  # for bots and the engine
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)  # appends in one transaction
MAX_REASONS = 200  # different refusal reasons; all games together have fewer, and a label must be bounded


class Buckets:
    """A histogram: the number of values up to each bound, and their sum."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)  # the last counts values above all bounds
        self.total = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    @property
    def number(self) -> int:
        return sum(self.counts)


class Counters:
    """All counters and histograms of one process. Only the event loop writes them, so there is no lock."""

    __slots__ = (
        "alarm_lateness",
        "appending",
        "bot_failures",
        "bus_lag",
        "bytes_out",
        "closed",
        "commands",
        "connections",
        "cut_off",
        "damaged",
        "failed_as",
        "failed_at",
        "finished",
        "limited",
        "loop_lag",
        "messages_out",
        "opened",
        "operator_tries",
        "refusals",
        "store_errors",
        "studies",
        "thinking",
    )

    def __init__(self) -> None:
        self.opened: Counter[str] = Counter()  # tables by game
        self.studies: Counter[str] = Counter()  # tables of lesson steps and puzzles, by game
        self.finished: Counter[str] = Counter()  # games that ended, by game
        self.closed: Counter[str] = Counter()  # tables that the operator ended, by game
        self.commands: Counter[tuple[str, str]] = Counter()  # by kind and result
        self.refusals: Counter[str] = Counter()  # by reason
        self.store_errors: Counter[str] = Counter()  # by kind
        self.cut_off: Counter[str] = Counter()  # sockets that did not read, by symptom
        self.operator_tries: Counter[str] = Counter()  # requests with an operator's key, by result
        self.connections: Counter[str] = Counter(idle=0, busy=0, reserve=0)  # open TCP connections by state
        self.limited: Counter[str] = Counter()  # connections refused or cut, by limit
        self.failed_at: float | None = None  # when the store last failed; None after a success
        self.failed_as = ""  # the kind of that failure
        self.damaged = 0  # logs that could not be read
        self.bot_failures = 0
        self.bytes_out = 0  # on sockets, before compression
        self.messages_out = 0
        self.appending = Buckets(FAST_SECONDS)  # from an append's start to its durable end
        self.thinking = Buckets(SLOW_SECONDS)  # a bot's time for a move, the wait in the queue included
        self.alarm_lateness = Buckets(FAST_SECONDS)
        self.loop_lag = Buckets(FAST_SECONDS)
        self.bus_lag = Buckets(FAST_SECONDS)  # the age of other nodes' messages on arrival

    def refused(self, kind: str, reason: str) -> None:
        """Counts a refusal; `kind` is the command's, or empty for a message that is no command."""
        if reason not in self.refusals and len(self.refusals) >= MAX_REASONS:
            reason = "other"
        self.refusals[reason] += 1
        self.commands[kind, "refused"] += 1

    def appended(self, seconds: float) -> None:
        self.appending.add(seconds)
        self.failed_at = None

    def store_failed(self, kind: str) -> None:
        """Counts a failed append. A conflict is a normal answer; other kinds show a failing store."""
        self.store_errors[kind] += 1
        if kind != "conflict":
            self.failed_at, self.failed_as = monotonic(), kind
