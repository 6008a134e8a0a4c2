"""`blockcade restore`: a backup becomes the data folder of a server again."""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

from blockcade.cli.addresses import add_data, folder_of
from blockcade.server.backup import BackupError, restore
from blockcade.server.folder import FolderInUse
from blockcade.server.private import unreadable

DESCRIPTION = """\
Puts what `blockcade backup` copied into a server's data folder, after a look at every byte of it. The server
must not run. If there are tables in the folder already, nothing is done; with --force they are moved into a
folder beside the restored ones, and nothing is deleted.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "restore",
        help="bring a backup back",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("backup", type=Path, metavar="BACKUP", help="the folder that `blockcade backup` made")
    add_data(parser)
    parser.add_argument("--force", action="store_true", help="put tables that are there already aside")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Return 0 if all is restored; 2, with one sentence, if nothing was changed."""
    try:
        data = folder_of(args, "bring them back with pg_restore")
        done = restore(args.backup, data, force=args.force)
    except (BackupError, FolderInUse, ValueError, OSError) as error:
        why = unreadable(error) if isinstance(error, OSError) else error
        print(f"blockcade restore: {why}", file=sys.stderr)
        return 2
    made = f"{datetime.fromtimestamp(done.manifest.made_ms / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    print(f"{data} holds {done.manifest.tables} tables again, as they were on {made}.")
    if done.replaced:
        print(f"What was there before is in {done.replaced}.")
    return 0
