"""`blockcade simulate`: the table service in simulated worlds, one a seed, until a promise breaks."""

import argparse
import sys
import time
from collections.abc import Sequence

from blockcade.cli.progress import shown
from blockcade.faults.simulation.scenario import scenario_of
from blockcade.faults.simulation.shrink import shrunk
from blockcade.faults.simulation.world import Result, simulate

DEFAULT_SEEDS = range(1, 101)
LAST_LINES = 60  # printed lines of a trace without --trace

_EXAMPLES = """\
examples:
  blockcade simulate                              seeds 1 to 100
  blockcade simulate --seeds 1-5000 --nodes 3
  blockcade simulate --seed 42 --verbose          the whole trace of one world
  blockcade simulate --seed 42 --shrink           fewer people and mishaps, same failure

Each seed makes a world: servers, a disk, connections, people, and what goes wrong. The table service in it is
the real one. Equal seeds give equal traces, byte for byte, on every machine with the same Blockcade.
Exit codes: 0 all promises were kept, 1 one was broken, 2 the request is wrong.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="break simulated servers, to check what they promise",
        description="Simulates servers, people and mishaps from seeds until a promise is broken.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--seeds", type=_seeds, default=DEFAULT_SEEDS, metavar="A-B", help="from one to the other (1-100)"
    )
    which.add_argument("--seed", type=_number, metavar="N", help="only this one")
    parser.add_argument("--nodes", type=_number, default=1, metavar="N", help="server processes (default: 1)")
    parser.add_argument("--verbose", action="store_true", help="print what happens in every world")
    parser.add_argument("--shrink", action="store_true", help="look for a smaller world that fails alike")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seeds: Sequence[int] = args.seeds if args.seed is None else [args.seed]
    started = time.process_time()
    results = (simulate(scenario_of(seed, args.nodes), print if args.verbose else None) for seed in seeds)
    for result in shown(results, "seeds", len(seeds), quiet=args.verbose or len(seeds) == 1):
        if result.broken:
            _tell(result, args)
            return 1
    seconds = time.process_time() - started
    print(
        f"{len(seeds)} worlds, all promises kept; {1000 * seconds / len(seeds):.0f} ms of processor time each"
    )
    return 0


def _tell(result: Result, args: argparse.Namespace) -> None:
    if args.shrink:
        print("looking for a smaller world ...", file=sys.stderr)
        result = shrunk(result)
    if args.shrink or not args.verbose:
        lines = result.trace.splitlines()
        print(lines[0])
        print("\n".join(lines[1:] if args.verbose else lines[1:][-LAST_LINES:]))
    nodes = f" --nodes {args.nodes}" if args.nodes > 1 else ""
    print(
        f"a promise was broken; all of it: blockcade simulate --seed {result.scenario.seed}{nodes} --verbose"
    )


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def _seeds(text: str) -> range:
    first, dash, last = text.partition("-")
    seeds = range(_number(first), _number(last if dash else first) + 1)
    if not seeds:
        raise argparse.ArgumentTypeError(f"{text!r} names no seeds")
    return seeds
