"""`blockcade doctor`: what is missing or wrong, and what to do."""

import argparse
import os
from importlib.metadata import version
from pathlib import Path

from blockcade.cli.addresses import BUS_VARIABLE, DEFAULT_DATA, add_database, bus_address, user_folder
from blockcade.server.checkup import (
    describe_machine,
    look_at_environment,
    look_at_folder,
    look_at_machine,
)

DESCRIPTION = """\
Says in one sentence each what is missing or wrong on this machine or in a server's data, and what to do. It
changes nothing, and the server may run meanwhile. Exit code 1 if something is wrong, else 0.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "doctor",
        help="say what is missing or wrong on this machine or in a server's data",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="the server's folder (default: ./data if there is one, else the user's own)",
    )
    add_database(parser, "the PostgreSQL database that nodes share")
    parser.add_argument(
        "--bus",
        type=bus_address,
        default=os.environ.get(BUS_VARIABLE, ""),
        metavar="URL",
        help="the NATS server by which nodes hear of each other",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    folder: Path = args.data or (DEFAULT_DATA if DEFAULT_DATA.exists() else user_folder())
    findings = [*look_at_machine(), *look_at_environment(args.db, args.bus)]
    if args.data or not args.db:
        findings += look_at_folder(folder)
    where = folder if args.data or not args.db else "PostgreSQL"
    print(f"Blockcade {version('blockcade')}, {describe_machine()}; data: {where}")
    for finding in findings:
        print(f"{'WRONG' if finding.is_wrong else 'NOTE'}: {finding.what} {finding.remedy}")
    if not findings:
        print("All is well.")
    return int(any(finding.is_wrong for finding in findings))
