"""What happens in one server, counted: plain numbers that cost next to nothing until somebody asks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from time import monotonic

FAST_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # of the disk and the loop
SLOW_SECONDS = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)  # of those who think
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)  # appends
MAX_REASONS = 200  # all games together have fewer; a label's values must have an end


class Buckets:
    """A histogram: how many values there were up to each bound, and their sum."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)  # the last: above all bounds
        self.total = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    @property
    def number(self) -> int:
        return sum(self.counts)


class Counts:
    """Only the event loop writes here, so nothing is locked."""

    __slots__ = (
        "alarm_lateness",
        "appending",
        "bot_failures",
        "bus_lag",
        "bytes_out",
        "closed",
        "commands",
        "cut_off",
        "damaged",
        "failed_at",
        "finished",
        "loop_lag",
        "messages_out",
        "opened",
        "operator_tries",
        "refusals",
        "store_errors",
        "thinking",
    )

    def __init__(self) -> None:
        self.opened: Counter[str] = Counter()  # tables, by game
        self.finished: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()  # by the operator
        self.commands: Counter[tuple[str, str]] = Counter()  # by kind and by what became of it
        self.refusals: Counter[str] = Counter()  # by reason
        self.store_errors: Counter[str] = Counter()  # by kind
        self.cut_off: Counter[str] = Counter()  # sockets that did not read, by how that showed
        self.operator_tries: Counter[str] = Counter()  # by what became of them
        self.failed_at: float | None = None  # when the store last failed, unless it has succeeded again
        self.damaged = 0  # logs that could not be folded
        self.bot_failures = 0
        self.bytes_out = 0  # on sockets, before compression
        self.messages_out = 0
        self.appending = Buckets(FAST_SECONDS)  # from asking the store to its answer
        self.thinking = Buckets(SLOW_SECONDS)  # of bots, with the wait for their turn to think
        self.alarm_lateness = Buckets(FAST_SECONDS)
        self.loop_lag = Buckets(FAST_SECONDS)
        self.bus_lag = Buckets(FAST_SECONDS)  # the age of news from other nodes when it comes

    def refused(self, kind: str, reason: str) -> None:
        """`kind` of command; empty: of something that was no command."""
        if reason not in self.refusals and len(self.refusals) >= MAX_REASONS:
            reason = "other"
        self.refusals[reason] += 1
        self.commands[kind, "refused"] += 1

    def appended(self, seconds: float) -> None:
        self.appending.add(seconds)
        self.failed_at = None

    def store_failed(self, kind: str) -> None:
        """A conflict is an answer; everything else says that the store cannot keep anything now."""
        self.store_errors[kind] += 1
        if kind != "conflict":
            self.failed_at = monotonic()
