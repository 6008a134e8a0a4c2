"""The server's figures as Prometheus reads them: gathered when asked, from what is counted anyway."""

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

from blockcade.server.store import Store
from blockcade.server.tables.directory import Directory
from blockcade.server.watching.counts import Buckets
from blockcade.server.watching.health import Readiness


@runtime_checkable
class Batching(Protocol):
    """A store that keeps several appends at once and says how many."""

    batches: Buckets


class Figures(Collector):
    """All metrics of one server. `queues` tells how much waits to be thought about, by where it waits."""

    def __init__(
        self, directory: Directory, queues: Mapping[str, Callable[[], int]], readiness: Readiness
    ) -> None:
        self._directory = directory
        self._queues = queues
        self._readiness = readiness
        self.started = time()  # since 1970
        self._build = {"version": version("blockcade"), "python": python_version()}
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def written(self, accept: str) -> tuple[bytes, str]:
        """The text and its content type; OpenMetrics for those who accept it."""
        encode, kind = choose_encoder(accept)
        return encode(self._registry), kind

    def bot_queue(self) -> int:
        """How many turns bots have yet to decide."""
        return sum(length() for length in self._queues.values())

    def describe(self) -> Iterator[Metric]:
        """Nothing: figures need not be gathered just to be registered."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily("blockcade_build", "Which Blockcade this is.", value=self._build)
        yield _gauge("blockcade_start_time_seconds", "When the server started, since 1970.", self.started)
        yield _gauge("blockcade_ready", "Whether /readyz last said so.", self._readiness.was_ready)
        yield from self._house()
        yield from self._happenings()
        yield from self._store(self._directory.services.store)
        yield from self._bots()
        if self._readiness.has_bus:
            yield from self._bus(self._readiness.has_bus)

    def _house(self) -> Iterator[Metric]:
        """Who and what is here now."""
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

    def _happenings(self) -> Iterator[Metric]:
        counts = self._directory.services.counts
        yield _by("game", _counter("blockcade_tables_opened", "Tables opened here."), counts.opened)
        yield _by("game", _counter("blockcade_tables_finished", "Games that ended here."), counts.finished)
        yield _by("game", _counter("blockcade_tables_closed", "Tables the operator closed."), counts.closed)
        yield _counter("blockcade_tables_damaged", "Logs that could not be read.", counts.damaged)
        commands = CounterMetricFamily(
            "blockcade_commands", "Commands of pages by what became of them.", labels=["command", "result"]
        )
        for (kind, result), number in counts.commands.items():
            commands.add_metric([kind or "none", result], number)
        yield commands
        yield _by("reason", _counter("blockcade_refusals", "Refusals by reason."), counts.refusals)
        yield _by("why", _counter("blockcade_cut_offs", "Sockets that did not read."), counts.cut_off)
        yield _counter("blockcade_sent_messages", "Messages sent on sockets.", counts.messages_out)
        yield _counter("blockcade_sent_bytes", "Their length before compression.", counts.bytes_out)
        yield _histogram(
            "blockcade_alarm_lateness_seconds", "How late alarms of games rang.", counts.alarm_lateness
        )
        yield _histogram(
            "blockcade_loop_lag_seconds", "How late a timer of the event loop rang.", counts.loop_lag
        )
        tries = _counter("blockcade_operator_tries", "Requests with an operator's key, by outcome.")
        yield _by("result", tries, counts.operator_tries)

    def _store(self, store: Store) -> Iterator[Metric]:
        counts = self._directory.services.counts
        yield _histogram("blockcade_append_seconds", "Time until an append was durable.", counts.appending)
        yield _by("kind", _counter("blockcade_store_errors", "Appends that failed."), counts.store_errors)
        if isinstance(store, Batching):
            yield _histogram("blockcade_append_batch", "Appends in one transaction.", store.batches)

    def _bots(self) -> Iterator[Metric]:
        counts = self._directory.services.counts
        waiting = {where: length() for where, length in self._queues.items()}
        yield _by("where", _gauge("blockcade_bot_queue", "Turns that bots have yet to decide."), waiting)
        yield _histogram("blockcade_bot_think_seconds", "Time until a bot's move was there.", counts.thinking)
        yield _counter("blockcade_bot_failures", "Bots that failed or broke a rule.", counts.bot_failures)

    def _bus(self, is_connected: Callable[[], bool]) -> Iterator[Metric]:
        lag = self._directory.services.counts.bus_lag
        yield _gauge("blockcade_bus_connected", "Whether the way to other nodes is open.", is_connected())
        yield _histogram("blockcade_bus_lag_seconds", "The age of other nodes' news when it came.", lag)


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
