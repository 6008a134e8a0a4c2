"""`blockcade backup`: a copy of a server's tables, also while it runs."""

import argparse
import sys
from pathlib import Path

from blockcade.cli.addresses import add_data, folder_of
from blockcade.server.backup import BackupError, back_up
from blockcade.server.config import KEY_NAME
from blockcade.server.identity import KEY_VARIABLE
from blockcade.server.private import unreadable

DESCRIPTION = f"""\
Copies the tables and the key of a server into a new folder. The server may run meanwhile and nobody waits:
the copy holds everything that was kept at one instant. Keep it as safe as the data folder itself: with the
key in it anybody can take any seat. A key that comes from {KEY_VARIABLE} is not in the copy.

A backup is a data folder too: `blockcade serve --data TARGET` would serve it. `blockcade restore` brings it
back. Tables in PostgreSQL are copied with pg_dump.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "backup",
        help="copy the tables of a server, also while it runs",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "target", type=Path, metavar="TARGET", help="the folder to make; it must not be there"
    )
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Return 0 for a sound copy, 1 for a copy of a damaged database, 2 for none."""
    try:
        made = back_up(folder_of(args, "copy them with pg_dump"), args.target)
    except (BackupError, ValueError, OSError) as error:
        why = unreadable(error) if isinstance(error, OSError) else error
        print(f"blockcade backup: {why}", file=sys.stderr)
        return 2
    print(f"{args.target} holds {made.tables} tables with {made.events} events.")
    if KEY_NAME not in made.files:
        print(f"The server's key is not in it: keep {KEY_VARIABLE} yourself.")
    if made.complaint:
        print(f"The database was copied as it is, but it is damaged: {made.complaint}", file=sys.stderr)
    return int(bool(made.complaint))
