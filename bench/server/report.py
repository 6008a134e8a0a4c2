"""Turns the figures of a run into tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from rich import box
from rich.table import Table

from bench.server.loading import CONTESTANTS, OURS, Contestant, Figures
from bench.server.warming import MOST, is_steady

ByContestant = dict[Contestant, list[Figures]]
NONE = "–"


@dataclass(slots=True)
class Measured:
    warming: dict[Contestant, list[float]]  # moves per CPU-second, round by round
    busy: dict[int, ByContestant]  # by tables, round by round
    blokus_warming: list[float]
    blokus: list[Figures]
    even: dict[Contestant, Figures] = field(default_factory=dict[Contestant, Figures])
    memory: dict[Contestant, Figures] = field(default_factory=dict[Contestant, Figures])


def rate(figures: Figures) -> float:
    """Moves per CPU-second."""
    return figures["moves"] / figures["cpu"]


def figures_table(measured: Measured) -> Table:
    table = _table("One server process each, warm; a move is done when both players have it")
    for contestant in CONTESTANTS:
        table.add_column(contestant.name, justify="right")

    def row(name: str, shown: Mapping[Contestant, str]) -> None:
        table.add_row(name, *(shown.get(contestant, NONE) for contestant in CONTESTANTS))

    row(
        "rounds of 50 tables until steady", {each: _rounds(rates) for each, rates in measured.warming.items()}
    )
    row("rounds of Blokus until steady", {OURS: _rounds(measured.blokus_warming)})
    row(
        "moves per CPU-second, first round",
        {each: _number(rates[0]) for each, rates in measured.warming.items()},
    )
    for tables, rounds in measured.busy.items():
        rates = {each: [rate(figures) for figures in results] for each, results in rounds.items()}
        row(f"moves per CPU-second, {tables} tables", {each: _spread(found) for each, found in rates.items()})
    row("moves of Blokus per CPU-second", {OURS: _spread([rate(figures) for figures in measured.blokus])})
    for tables, rounds in measured.busy.items():
        row(
            f"ms at full load, {tables} tables, p50 / p99",
            {each: _waits(found) for each, found in rounds.items()},
        )
    row("ms at full load, Blokus, p50 / p99", {OURS: _waits(measured.blokus)})
    even = measured.even
    row(
        "ms at 100 moves/s over 200 tables, p50 / p99",
        {each: _waits([found]) for each, found in even.items()},
    )
    row(
        "  ms that the load itself was late, p99",
        {each: _number(found["late"]) for each, found in even.items()},
    )
    row(
        "  ms of a bare sync of the disk, p99", {each: _number(found["sync"]) for each, found in even.items()}
    )
    row("kB of memory a table", {each: _number(found["kb"]) for each, found in measured.memory.items()})
    return table


def ratios_table(measured: Measured) -> Table:
    table = _table("Ours to theirs, each round to the one beside it: median (least to most)")
    others = [contestant for contestant in CONTESTANTS if contestant is not OURS]
    for contestant in others:
        table.add_column(contestant.name, justify="right")
    for tables, rounds in measured.busy.items():
        shown: list[str] = []
        for contestant in others:
            pairs = zip(rounds[OURS], rounds[contestant], strict=True)
            shown.append(_spread([rate(ours) / rate(theirs) for ours, theirs in pairs], " to "))
        table.add_row(f"moves per CPU-second, {tables} tables", *shown)
    kb = {contestant: figures["kb"] for contestant, figures in measured.memory.items()}
    table.add_row("memory a table", *(f"{kb[OURS] / kb[contestant]:.2f}" for contestant in others))
    return table


def _table(title: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.MARKDOWN)  # ready for docs/performance.md
    table.add_column("what")
    return table


def _rounds(rates: Sequence[float]) -> str:
    return str(len(rates)) if is_steady(rates) else f"not in {MOST}"


def _spread(values: Sequence[float], between: str = "–") -> str:
    return f"{_number(median(values))} ({_number(min(values))}{between}{_number(max(values))})"


def _waits(rounds: Sequence[Figures]) -> str:
    """Return the waits of all rounds together."""
    if "latencies" not in rounds[0]:
        return f"{_number(rounds[0]['p50'])} / {_number(rounds[0]['p99'])}"
    waits = sorted(wait for figures in rounds for wait in figures["latencies"])
    return " / ".join(_number(waits[int(share * len(waits))]) for share in (0.5, 0.99))


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
