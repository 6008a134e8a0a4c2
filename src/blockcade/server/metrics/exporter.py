"""Writes the server's metrics for Prometheus; the numbers are collected when somebody asks."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import version
from itertools import accumulate
from platform import python_version
from time import time
from typing import Protocol, runtime_checkable

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

from blockcade.server.metrics.counters import Buckets
from blockcade.server.metrics.health import Readiness
from blockcade.server.metrics.thinking import thinking_metrics
from blockcade.server.store import OnDisk, Store
from blockcade.server.tables.directory import Directory
from blockcade.server.thinking.metrics import ThinkingMetrics


@runtime_checkable
class Batching(Protocol):
    """A store that writes several appends in one transaction and counts them."""

    batches: Buckets


class MetricsExporter(Collector):
    """Collects all metrics of one server. `queues` gives the length of each queue of bot turns."""

    def __init__(
        self,
        directory: Directory,
        queues: Mapping[str, Callable[[], int]],
        readiness: Readiness,
        thinking: ThinkingMetrics,
    ) -> None:
        self._directory = directory
        self._queues = queues
        self._readiness = readiness
        self._is_ready = True
        self._thinking = thinking
        self.started = time()  # since 1970
        self._build = {"version": version("blockcade"), "python": python_version()}
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    async def written(self, accept: str) -> tuple[bytes, str]:
        """The text and its content type: OpenMetrics if `accept` allows it, else Prometheus's own format."""
        self._is_ready = not await self._readiness.problems()
        encode, kind = choose_encoder(accept)
        return encode(self._registry), kind

    def bot_queue(self) -> int:
        """The number of bot turns that wait or are being computed."""
        return sum(length() for length in self._queues.values())

    def describe(self) -> Iterator[Metric]:
        """Empty: registering the collector needs no metrics."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily("blockcade_build", "Which Blockcade this is.", value=self._build)
        yield _gauge("blockcade_start_time_seconds", "When the server started, since 1970.", self.started)
        yield _gauge("blockcade_ready", "Whether /readyz says so now.", self._is_ready)
        yield from self._now()
        yield from self._since_start()
        yield from self._store(self._directory.services.store)
        yield from self._bots()
        if self._readiness.has_bus:
            yield from self._bus(self._readiness.has_bus)

    def _now(self) -> Iterator[Metric]:
        """Tables, sockets and players at this moment."""
        games = self._directory.services.games
        tables = Counter[str](dict.fromkeys(games, 0))
        people: set[str] = set()
        sockets = 0
        for table in self._directory.tables.values():
            present = table.present
            tables[table.game] += 1
            sockets += len(present)
            people.update(present)
        yield _by("game", _gauge("blockcade_tables", "Tables in memory."), tables)
        yield _gauge("blockcade_sockets", "Pages that look at a table.", sockets)
        yield _gauge("blockcade_people", "Players behind these pages, each counted once.", len(people))

    def _since_start(self) -> Iterator[Metric]:
        counts = self._directory.services.counts
        connections = _gauge("blockcade_connections", "TCP connections by state.")
        yield _by("state", connections, counts.connections)
        limited = _counter("blockcade_connections_limited", "Connections refused or cut, by the limit.")
        yield _by("limit", limited, counts.limited)
        yield _by("game", _counter("blockcade_tables_opened", "Tables opened here."), counts.opened)
        yield _by(
            "game", _counter("blockcade_studies_opened", "Lesson steps and puzzles opened."), counts.studies
        )
        yield _by("game", _counter("blockcade_tables_finished", "Games that ended here."), counts.finished)
        yield _by("game", _counter("blockcade_tables_closed", "Tables the operator closed."), counts.closed)
        yield _counter("blockcade_tables_damaged", "Logs that could not be read.", counts.damaged)
        commands = CounterMetricFamily(
            "blockcade_commands", "Commands of pages by result.", labels=["command", "result"]
        )
        for (kind, result), number in counts.commands.items():
            commands.add_metric([kind or "none", result], number)
        yield commands
        yield _by("reason", _counter("blockcade_refusals", "Refusals by reason."), counts.refusals)
        yield _by("why", _counter("blockcade_cut_offs", "Sockets that did not read."), counts.cut_off)
        yield _counter("blockcade_sent_messages", "Messages sent on sockets.", counts.messages_out)
        yield _counter("blockcade_sent_bytes", "Their length before compression.", counts.bytes_out)
        yield _histogram(
            "blockcade_alarm_lateness_seconds", "How late the games' alarms were.", counts.alarm_lateness
        )
        yield _histogram(
            "blockcade_loop_lag_seconds", "How late a timer of the event loop was.", counts.loop_lag
        )
        tries = _counter("blockcade_operator_tries", "Requests with an operator's key by result.")
        yield _by("result", tries, counts.operator_tries)

    def _store(self, store: Store) -> Iterator[Metric]:
        counts = self._directory.services.counts
        yield _histogram("blockcade_append_seconds", "Time until an append was durable.", counts.appending)
        yield _by("kind", _counter("blockcade_store_errors", "Appends that failed."), counts.store_errors)
        if isinstance(store, OnDisk):
            yield _gauge(
                "blockcade_disk_free_bytes",
                "Free space on the disk that holds the tables.",
                store.free_bytes(),
            )
        if isinstance(store, Batching):
            yield _histogram("blockcade_append_batch", "Appends in one transaction.", store.batches)

    def _bots(self) -> Iterator[Metric]:
        counts = self._directory.services.counts
        waiting = {where: length() for where, length in self._queues.items()}
        yield _by(
            "where", _gauge("blockcade_bot_queue", "Bot turns that wait or are being computed."), waiting
        )
        yield _histogram(
            "blockcade_bot_think_seconds",
            "Time that a bot took for a move, waiting included.",
            counts.thinking,
        )
        yield _counter("blockcade_bot_failures", "Bots that failed or broke a rule.", counts.bot_failures)
        yield from thinking_metrics(self._thinking)

    def _bus(self, is_connected: Callable[[], bool]) -> Iterator[Metric]:
        lag = self._directory.services.counts.bus_lag
        yield _gauge(
            "blockcade_bus_connected", "Whether the bus to other nodes is connected.", is_connected()
        )
        yield _histogram("blockcade_bus_lag_seconds", "The age of other nodes' messages on arrival.", lag)


def _gauge(name: str, text: str, value: float | None = None) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, text, value=value)


def _counter(name: str, text: str, value: float | None = None) -> CounterMetricFamily:
    return CounterMetricFamily(name, text, value=value)


def _by(label: str, family: Metric, values: Mapping[str, float]) -> Metric:
    """One sample for each value of a label."""
    suffix = "_total" if isinstance(family, CounterMetricFamily) else ""
    for key, value in values.items():
        family.add_sample(family.name + suffix, {label: key}, value)
    return family


def _histogram(name: str, text: str, buckets: Buckets) -> HistogramMetricFamily:
    running = list(accumulate(buckets.counts))
    bounds = [*map(str, buckets.bounds), "+Inf"]
    return HistogramMetricFamily(
        name, text, buckets=list(zip(bounds, running, strict=True)), sum_value=buckets.total
    )
