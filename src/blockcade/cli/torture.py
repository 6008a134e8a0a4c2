"""`blockcade torture`: kills a server again and again, and proves that it loses nothing."""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from blockcade.cli.progress import shown
from blockcade.faults.torture.logs import PostgresLogs
from blockcade.faults.torture.report import rows, write_report
from blockcade.faults.torture.run import Kill, Plan, Result, Torture

DESCRIPTION = """\
Starts a server of its own in a new folder, lets many players play all games over real sockets, and kills the
server with -9: in the middle of play, just after a command was sent, while everybody comes back, during the
start, during an orderly stop. The players come back as a browser does and send again what nobody answered.
After every crash all that anybody was ever told or shown is compared with the logs on disk.

Exit code 0: nothing was lost. 1: a promise was broken; a report with the seed, the logs and everything that
the players sent and saw is written, and the data folder is left as it is.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "torture",
        help="kill a server again and again, and prove that it loses nothing",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--kills", type=_at_least_one, default=100, metavar="N", help="how often (default: 100)"
    )
    parser.add_argument(
        "--seed", type=int, default=None, metavar="N", help="of the plan (default: a new one)"
    )
    parser.add_argument(
        "--tables", type=_at_least_one, default=10, metavar="N", help="played at a time (default: 10)"
    )
    parser.add_argument(
        "--minutes",
        type=float,
        default=None,
        metavar="M",
        help="stop after so long, however many kills there were",
    )
    parser.add_argument(
        "--db", metavar="URL", help="keep the tables in this PostgreSQL database, made for the purpose"
    )
    parser.add_argument("--quiet", action="store_true", help="no progress")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seed = time.time_ns() % 1_000_000 if args.seed is None else args.seed
    folder = Path(tempfile.mkdtemp(prefix="blockcade-torture-"))
    shared = ("--db", args.db) if args.db else ()
    logs = PostgresLogs(args.db) if args.db else None
    plan = Plan(folder, args.tables, seed, more=shared, logs=logs)
    deadline = time.monotonic() + 60 * args.minutes if args.minutes else None
    with asyncio.Runner() as runner:
        torture = runner.run(_made(plan))
        try:
            kills = _kills(runner, torture, args.kills, deadline)
            for _ in shown(kills, "kills", args.kills, quiet=args.quiet, news=lambda kind: kind.value):
                pass
            runner.run(torture.end())
        finally:
            runner.run(torture.close())
    return _conclude(torture.result, folder)


async def _made(plan: Plan) -> Torture:
    return Torture(plan)


def _kills(runner: asyncio.Runner, torture: Torture, most: int, deadline: float | None) -> Iterator[Kill]:
    runner.run(torture.begin())
    while not torture.result.broken and torture.result.kills.total() < most:
        if deadline and time.monotonic() > deadline:
            return
        before = torture.result.kills.total()
        kind = runner.run(torture.kill())
        for _ in range(torture.result.kills.total() - before):
            yield kind


def _conclude(result: Result, folder: Path) -> int:
    width = max(len(name) for name, _ in rows(result))
    for name, value in rows(result):
        print(f"{name:{width}}  {value:>8}")
    if not result.broken:
        print("Nothing was lost, nothing was done twice, and every table went on.")
        shutil.rmtree(folder)
        return 0
    for broken in result.broken[:10]:
        print(f"BROKEN: {broken.promise}: table {broken.table or '-'}: {broken.text[:300]}", file=sys.stderr)
    print(f"All about it is in {write_report(result, folder)}.", file=sys.stderr)
    return 1


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("there is at least one")
    return number
