"""Metrics of the thinking queues: what waits, how long it waited, and each player's share."""

from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any

from blockcade.server.metrics.counters import SLOW_SECONDS, Buckets
from blockcade.server.thinking.queue import FairQueue, Lane, Ticket
from blockcade.server.thinking.shares import Shares


class ThinkingMetrics:
    """Several queues may share one, so that a player's share counts all thinking."""

    def __init__(self) -> None:
        self.waits: Mapping[Lane, Buckets] = {lane: Buckets(SLOW_SECONDS) for lane in Lane}
        self.seconds: dict[Lane, float] = dict.fromkeys(Lane, 0.0)  # of thinking, since the start
        self._shares = Shares()
        self._queues: list[FairQueue[Any]] = []

    def watch(self, queue: FairQueue[Any]) -> None:
        self._queues.append(queue)

    def began(self, ticket: Ticket[Any], waited: float) -> None:
        self.waits[ticket.lane].add(waited)

    def ended(self, ticket: Ticket[Any], seconds: float) -> None:
        self.seconds[ticket.lane] += seconds
        self._shares.add(ticket.payer.player, seconds, monotonic())

    @property
    def waiting(self) -> Mapping[Lane, int]:
        return {lane: sum(queue.waiting(lane) for queue in self._queues) for lane in Lane}

    @property
    def owners_waiting(self) -> tuple[int, int]:
        """How many addresses and how many players have something waiting."""
        owners = [ticket.owners for queue in self._queues for ticket in queue]
        return len({owner[0] for owner in owners}), len({owner[1] for owner in owners})

    def largest_shares(self, count: int) -> Sequence[tuple[str, float]]:
        """The players who used most of the last minutes' thinking, and their shares of it."""
        return self._shares.largest(count, monotonic())
