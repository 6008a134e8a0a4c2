"""`blockcade rebuild`: what is known about attempts at puzzles and ratings, computed anew from the logs."""

import argparse
import asyncio
import sys
from pathlib import Path

from blockcade.cli.addresses import add_place, place_of
from blockcade.games import GAMES
from blockcade.server.config import DATABASE_NAME
from blockcade.server.folder import FolderLock
from blockcade.server.puzzles.rebuilding import QueriedStore, rebuild
from blockcade.server.store import SqliteStore, StoreError

DESCRIPTION = """\
Throws away what the server has worked out from the logs of puzzles (attempts, ratings, boards) and computes
it anew. The logs do not change. A server does this by itself when a new version means something else by it.
Stop the server first, with --db all nodes: what is decided meanwhile would be missing.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "rebuild",
        help="compute attempts at puzzles and ratings anew from the logs",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_place(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        count = asyncio.run(_rebuilt(place_of(args)))
    except (StoreError, ValueError) as error:
        print(f"blockcade rebuild: {error}", file=sys.stderr)
        return 2
    print(f"{count} attempts at puzzles were read from the logs.")
    return 0


async def _rebuilt(place: Path | str) -> int:
    if isinstance(place, str):
        return await _from(await _database(place))
    if not (place / DATABASE_NAME).is_file():
        raise StoreError(f"{place / DATABASE_NAME} is not there; --data names the folder, --db a database")
    lock = FolderLock(place)
    try:
        return await _from(await SqliteStore.open(place / DATABASE_NAME))
    finally:
        lock.close()


async def _from(store: QueriedStore) -> int:
    try:
        return await rebuild(store, GAMES)
    finally:
        await store.close()


async def _database(address: str) -> QueriedStore:
    try:
        from blockcade.server.store.postgres import PostgresStore  # noqa: PLC0415
    except ImportError as error:
        raise StoreError(f"PostgreSQL needs more: pip install 'blockcade[hosts]' ({error})") from error
    return await PostgresStore.open(address, "rebuild", upgrades=False)
