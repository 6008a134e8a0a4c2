"""Options for the addresses of data folder, database and bus, shared by all commands."""

import argparse
import os
import sys
from pathlib import Path

DB_VARIABLE, BUS_VARIABLE = "BLOCKCADE_DB", "BLOCKCADE_BUS"  # keeps passwords out of the command line
DEFAULT_DATA = Path("data")


def user_folder() -> Path:
    """Where this system keeps a user's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Blockcade"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Blockcade"
    named = Path(os.environ.get("XDG_DATA_HOME") or "")
    return (named if named.is_absolute() else home / ".local" / "share") / "blockcade"


def add_database(parser: argparse.ArgumentParser, about: str) -> None:
    parser.add_argument(
        "--db", type=database_address, default=os.environ.get(DB_VARIABLE, ""), metavar="URL", help=about
    )


def add_place(parser: argparse.ArgumentParser) -> None:
    """Add --data and --db, with defaults from the environment."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help=f"the data folder (default: ./{DEFAULT_DATA})"
    )
    parser.add_argument(
        "--db",
        type=database_address,
        metavar="URL",
        help=f"the PostgreSQL database that nodes share (default: {DB_VARIABLE}, unless --data is given)",
    )


def place_of(args: argparse.Namespace) -> Path | str:
    """Return the folder or the database's address; options count more than the environment."""
    if args.db:
        return args.db
    if args.data is None and (address := os.environ.get(DB_VARIABLE, "")):
        try:
            return database_address(address)
        except argparse.ArgumentTypeError as error:
            raise ValueError(f"{DB_VARIABLE} is wrong: {error}") from None
    return args.data or DEFAULT_DATA


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add --data, for commands that work on a data folder only."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help=f"the server's folder (default: ./{DEFAULT_DATA})"
    )


def folder_of(args: argparse.Namespace, instead: str) -> Path:
    """Return the folder; ValueError if the tables are in a database, where `instead` does the work."""
    if args.data is None and os.environ.get(DB_VARIABLE):
        raise ValueError(
            f"{DB_VARIABLE} says that the tables are in PostgreSQL: {instead}; --data names a folder"
        )
    return args.data or DEFAULT_DATA


def database_address(text: str) -> str:
    """Check the address of a PostgreSQL database."""
    if text and not text.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError("a database is given as postgresql://user@host/name")
    return text


def bus_address(text: str) -> str:
    """Check one or several addresses of NATS, with commas between them."""
    if text and not all(server.startswith(("nats://", "tls://")) for server in text.split(",")):
        raise argparse.ArgumentTypeError("a bus is given as nats://host:4222")
    return text
