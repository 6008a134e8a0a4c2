"""`blockcade restore`: a backup becomes the data folder of a server again."""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

from blockcade.server.backup import BackupError, restore
from blockcade.server.folder import FolderInUse

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
    parser.add_argument(
        "--data", type=Path, default=Path("data"), metavar="DIR", help="the server's folder (default: ./data)"
    )
    parser.add_argument("--force", action="store_true", help="put tables that are there already aside")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0 when all is back; 2, with one sentence, when nothing was changed."""
    try:
        done = restore(args.backup, args.data, force=args.force)
    except (BackupError, FolderInUse) as error:
        print(f"blockcade restore: {error}", file=sys.stderr)
        return 2
    made = f"{datetime.fromtimestamp(done.manifest.made_ms / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    print(f"{args.data} holds {done.manifest.tables} tables again, as they were on {made}.")
    if done.replaced:
        print(f"What was there before is in {done.replaced}.")
    return 0
