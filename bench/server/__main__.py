"""`make bench-server`: our server and boardgame.io's side by side, one after the other under the same load.

`--idle` measures instead how punctual alarms are beside thousands of idle sockets.
"""

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.server import idle
from bench.server.disk import bare_syncs
from bench.server.running import HOUSE, running

NODE_FOLDER = Path(__file__).parent / "boardgame_io"
BOARDGAME_IO = str(NODE_FOLDER / "server.js")
WARMING: list[dict[str, Any]] = [{"do": "saturate", "tables": 50, "rounds": 1}]
BUSY: list[dict[str, Any]] = [
    {"do": "saturate", "tables": 50, "rounds": 3},
    {"do": "saturate", "tables": 200, "rounds": 1},
]
EVEN: list[dict[str, Any]] = [{"do": "pace", "tables": 200, "perSecond": 100}]
ROOMY: list[dict[str, Any]] = [{"do": "memory", "first": 100, "more": 400}]


@dataclass(frozen=True, slots=True)
class Contestant:
    name: str
    load: str  # which tables the load program opens
    command: Sequence[str]  # the folder for its data comes last


CONTESTANTS = (
    Contestant("Blockcade, durable", "ours", HOUSE),
    Contestant("boardgame.io, in memory", "theirs", ("node", BOARDGAME_IO, "memory")),
    Contestant("boardgame.io, on disk", "theirs", ("node", BOARDGAME_IO, "disk")),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server", description=__doc__)
    parser.add_argument("--idle", action="store_true", help="alarms beside 5,000 idle sockets")
    parser.add_argument("--repeat", type=int, default=1, metavar="N", help="how often all is measured")
    args = parser.parse_args()
    if args.idle:
        idle.main()
        return
    if shutil.which("node") is None:
        raise SystemExit("boardgame.io needs Node.js: run this by `make bench-server`")
    for _ in range(args.repeat):
        Console(width=118).print(_table([_measured(contestant) for contestant in CONTESTANTS]))


def _measured(contestant: Contestant) -> list[dict[str, Any]]:
    """The figures of one server: speed with a process that has served before, memory with a fresh one."""
    print(f"{contestant.name} ...", file=sys.stderr, flush=True)
    with running(contestant.command) as (url, pid):
        busy = _loaded(contestant, url, pid, WARMING + BUSY)[len(WARMING) :]
        with bare_syncs() as syncs:
            (even,) = _loaded(contestant, url, pid, EVEN)
        even["sync"] = sorted(syncs)[int(0.99 * len(syncs))]
    with running(contestant.command) as (url, pid):
        return [*busy, even, *_loaded(contestant, url, pid, ROOMY)]


def _loaded(contestant: Contestant, url: str, pid: int, plan: list[dict[str, Any]]) -> list[dict[str, Any]]:
    command = ["node", "load.js", contestant.load, url, str(pid), json.dumps(plan)]
    done = subprocess.run(command, cwd=NODE_FOLDER, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout)


def _table(figures: list[list[dict[str, Any]]]) -> Table:
    table = Table(
        title="One server process each; a move is done when both players have it", title_justify="left"
    )
    table.add_column("what")
    for contestant in CONTESTANTS:
        table.add_column(contestant.name, justify="right")
    for contestant in CONTESTANTS[1:]:
        table.add_column(f"ours to {contestant.name.partition(', ')[2]}", justify="right")
    rows = [
        *((f"moves per CPU-second, {BUSY[step]['tables']} tables", step, _per_cpu) for step in (0, 1)),
        *((f"ms at full load, {BUSY[step]['tables']} tables, p50", step, _p50) for step in (0, 1)),
        *((f"ms at full load, {BUSY[step]['tables']} tables, p99", step, _p99) for step in (0, 1)),
        ("ms at 100 moves/s over 200 tables, p50", 2, _p50),
        ("ms at 100 moves/s over 200 tables, p99", 2, _p99),
        ("  ms that the load itself was late, p99", 2, _late),
        ("  ms of a bare sync of the disk beside it, p99", 2, _sync),
        ("kB of memory a table, both players there", 3, _kb),
    ]
    for name, step, figure in rows:
        ours, *others = (figure(results[step]) for results in figures)
        shown = [f"{value:,.0f}" if value >= 100 else f"{value:.1f}" for value in (ours, *others)]
        table.add_row(name, *shown, *(f"{ours / other:.2f}" for other in others))
    return table


def _per_cpu(result: dict[str, Any]) -> float:
    return result["moves"] / result["cpu"]


def _p50(result: dict[str, Any]) -> float:
    return result["p50"]


def _p99(result: dict[str, Any]) -> float:
    return result["p99"]


def _late(result: dict[str, Any]) -> float:
    return result["late"]


def _sync(result: dict[str, Any]) -> float:
    return result["sync"]


def _kb(result: dict[str, Any]) -> float:
    return result["kb"]


if __name__ == "__main__":
    main()
