"""Writes the metrics of the thinking queues for Prometheus: lengths, waiting times and shares.

Shares are labelled by rank, not by player, so the number of labels is small and fixed.
"""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

from blockcade.server.thinking.metrics import ThinkingMetrics

RANKS = 5  # the players with the largest shares


def thinking_metrics(metrics: ThinkingMetrics) -> Iterator[Metric]:
    waiting = GaugeMetricFamily("blockcade_thinking_queue", "Questions that wait.", labels=["lane"])
    seconds = CounterMetricFamily("blockcade_thinking_seconds", "Time spent thinking.", labels=["lane"])
    waits = HistogramMetricFamily(
        "blockcade_thinking_wait_seconds", "Time until the thinking began.", labels=["lane"]
    )
    for lane, count in metrics.waiting.items():
        waiting.add_metric([lane.value], count)
        seconds.add_metric([lane.value], metrics.seconds[lane])
        buckets = metrics.waits[lane]
        bounds = [*map(str, buckets.bounds), "+Inf"]
        counts = list(zip(bounds, accumulate(buckets.counts), strict=True))
        waits.add_metric([lane.value], counts, buckets.total)
    addresses, players = metrics.owners_waiting
    owners = GaugeMetricFamily(
        "blockcade_thinking_owners", "Addresses and players with waiting questions.", labels=["kind"]
    )
    owners.add_metric(["address"], addresses)
    owners.add_metric(["player"], players)
    shares = GaugeMetricFamily(
        "blockcade_thinking_share",
        "The largest shares of single players in the last minutes' thinking.",
        labels=["rank"],
    )
    largest = [share for _, share in metrics.largest_shares(RANKS)]
    for rank in range(RANKS):
        shares.add_metric([str(rank + 1)], largest[rank] if rank < len(largest) else 0.0)
    yield from (waiting, seconds, waits, owners, shares)
