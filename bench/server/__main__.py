"""`make bench-server`: our server, boardgame.io's and Colyseus' side by side, under the same load in turn.

Each server warms up until its rate is steady. `--idle` measures instead how punctual alarms are beside
thousands of idle sockets.
"""

import argparse
import shutil
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack

from rich.console import Console

from bench.server import idle
from bench.server.disk import bare_syncs
from bench.server.loading import CONTESTANTS, OURS, Contestant, Figures, Load, loaded
from bench.server.report import ByContestant, Measured, figures_table, rate, ratios_table
from bench.server.warming import warm

ROUNDS = 9
TABLES = (50, 200)
BLOKUS_TABLES = 10
EVEN: dict[str, object] = {"do": "pace", "tables": 200, "perSecond": 100}
ROOMY: dict[str, object] = {"do": "memory", "first": 100, "more": 400}


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server", description=__doc__)
    parser.add_argument("--idle", action="store_true", help="alarms beside 5,000 idle sockets")
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, metavar="N", help=f"that are measured (default: {ROUNDS})"
    )
    args = parser.parse_args()
    if args.idle:
        idle.main()
        return
    if shutil.which("node") is None:
        raise SystemExit("boardgame.io and Colyseus need Node.js: run this by `make bench-server`")
    measured = measure(args.rounds)
    console = Console(width=150)
    console.print(figures_table(measured))
    console.print(ratios_table(measured))


def measure(rounds: int) -> Measured:
    with ExitStack() as servers:
        loads = {each: servers.enter_context(loaded(each)) for each in CONTESTANTS}
        _say("warming all until they are steady")
        warming = warm({each: _rate_of(load, TABLES[0]) for each, load in loads.items()})
        _say(f"all are warm, after {', '.join(str(len(rates)) for rates in warming.values())} rounds")
        busy = {tables: _in_turn(loads, tables, rounds) for tables in TABLES}
        _say("Blokus")
        blokus_warming = warm({OURS: _rate_of(loads[OURS], BLOKUS_TABLES, "blokus")})[OURS]
        blokus = [_round(loads[OURS], BLOKUS_TABLES, "blokus") for _ in range(rounds)]
        measured = Measured(warming, busy, blokus_warming, blokus)
        for contestant, load in loads.items():
            _say(f"{contestant.name}, at an even pace")
            with bare_syncs() as syncs:
                figures = load.do(EVEN)
            measured.even[contestant] = {**figures, "sync": sorted(syncs)[int(0.99 * len(syncs))]}
    for contestant in CONTESTANTS:  # memory with a fresh process
        _say(f"{contestant.name}, memory")
        with loaded(contestant) as load:
            measured.memory[contestant] = load.do(ROOMY)
    return measured


def _in_turn(loads: Mapping[Contestant, Load], tables: int, rounds: int) -> ByContestant:
    """Run round by round, each time starting with another server, so that disturbances hit all."""
    results: ByContestant = {contestant: [] for contestant in loads}
    order = list(loads)
    for number in range(rounds):
        for contestant in order:
            results[contestant].append(_round(loads[contestant], tables))
        rates = " / ".join(f"{rate(results[each][-1]):,.0f}" for each in loads)
        _say(f"{tables} tables, round {number + 1} of {rounds}: {rates} moves per CPU-second")
        order = [*order[1:], order[0]]
    return results


def _round(load: Load, tables: int, game: str = "nine") -> Figures:
    return load.do({"do": "saturate", "tables": tables, "game": game})


def _rate_of(load: Load, tables: int, game: str = "nine") -> Callable[[], float]:
    return lambda: rate(_round(load, tables, game))


def _say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
