"""`blockcade admin`: the operator's commands, on a running server or on its stored tables."""

import argparse
import os
import re
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import msgspec

from blockcade.cli import OneSentenceParser
from blockcade.cli.addresses import DB_VARIABLE, add_place, place_of
from blockcade.cli.admin_sources import AdminError, Running, Source, kept_in, shared
from blockcade.server.admin.key import KEY_VARIABLE
from blockcade.server.config import OPERATOR_KEY_NAME
from blockcade.server.private import unreadable, write_private
from blockcade.server.store import StoreError
from blockcade.wire.operator import ListedTable, Overview, TableDetails

DESCRIPTION = f"""\
Looks at the tables of a server and looks after them. With --url it asks a running server, showing it the
operator's key: the one in {KEY_VARIABLE}, or the one that the server has made, in its data folder or in
the PostgreSQL database that nodes share. Without --url it reads that folder (--data) or database (--db, or
what {DB_VARIABLE} says unless --data is given) itself, whether or not a server runs; ending a table needs
the server.
"""
_OLD_NAME = re.compile(r"-[\w-]{21}", re.ASCII)  # names of tables may begin with a dash; new ones do not


class _ChoreParser(OneSentenceParser):
    """Takes the name of a table for what it is, even one that begins with a dash as an option does."""

    def _parse_optional(self, arg_string: str):
        return None if _OLD_NAME.fullmatch(arg_string) else super()._parse_optional(arg_string)


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "admin",
        help="look at a server's tables, end or export one",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    chores = parser.add_subparsers(metavar="CHORE", required=True, parser_class=_ChoreParser)
    tables = _chore(chores, "tables", "list tables, last changed first", _tables)
    tables.add_argument("search", nargs="*", help="words that the name, game or people must contain")
    tables.add_argument("--limit", type=int, default=50, metavar="N", help="how many (default: 50)")
    _table(_chore(chores, "show", "one table: chairs, options, last events", _show))
    _table(_chore(chores, "end", "end a table for good; its players are told", _end))
    export = _chore(chores, "export", "write a table's record file; the seed only if it is over", _export)
    _table(export)
    export.add_argument("--out", type=Path, metavar="FILE", help="where to (default: TABLE.blockcade)")
    _chore(chores, "stats", "the server at a glance", _stats)
    _chore(chores, "key", "print the operator's key", _key)


def _chore(
    chores: "argparse._SubParsersAction[_ChoreParser]",  # pyright: ignore[reportPrivateUsage]
    name: str,
    about: str,
    do: Callable[[argparse.Namespace], None],
) -> argparse.ArgumentParser:
    parser = chores.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
    parser.add_argument("--url", help="address of a running server, such as http://127.0.0.1:8000")
    add_place(parser)
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    parser.set_defaults(run=run, do=do)
    return parser


def _table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", help="the table's name, as in its address")


def run(args: argparse.Namespace) -> int:
    """Return 0 when done; 2, with one sentence on stderr, on failure."""
    try:
        args.do(args)
    except (AdminError, StoreError) as error:
        return _cannot(str(error))
    except BrokenPipeError:
        raise  # a closed pipe is handled alike for every command
    except OSError as error:
        return _cannot(unreadable(error))
    return 0


def _cannot(why: str) -> int:
    print(f"blockcade admin: {why}", file=sys.stderr)
    return 2


def _source(args: argparse.Namespace) -> Source:
    return Running(args.url, _known_key(args)) if args.url else kept_in(_place(args))


def _place(args: argparse.Namespace) -> Path | str:
    try:
        return place_of(args)
    except ValueError as error:
        raise AdminError(str(error)) from None


def _tables(args: argparse.Namespace) -> None:
    found = _source(args).tables(" ".join(args.search), args.limit)
    if args.json:
        return _print_json(found)
    rows = [
        (table.table, table.game, _state(table), str(table.seq), _when(table.changed_ms), _names(table))
        for table in found.tables
    ]
    _print_columns([("TABLE", "GAME", "STATE", "SEQ", "CHANGED", "NAMES"), *rows])
    if found.more:
        print("… and more: give words to search for, or a larger --limit.")
    return None


def _show(args: argparse.Namespace) -> None:
    details = _source(args).details(args.table)
    if args.json:
        return _print_json(details)
    table = details.listed
    state = "closed by the operator" if details.closed else _state(table)
    if details.damaged:
        print(f"{table.game} {table.table}: {state}; its log is damaged, so nothing more is known of it")
        return None
    print(f"{table.game} {table.table}: {state}, {table.seq} events, {details.watchers} watching")
    print(f"opened {_when(table.created_ms)}, changed {_when(table.changed_ms)}")
    if details.options:
        print("options: " + ", ".join(f"{key}={value}" for key, value in sorted(details.options.items())))
    _print_columns([("SEAT", "NAME", "WHO", "HERE", "TURN"), *_chairs(details)])
    print("last events, newest first:")
    _print_columns(
        [
            (
                f"  {past.seq}",
                _when(past.at_ms),
                past.event + (f" by seat {past.seat}" if past.seat is not None else ""),
            )
            for past in details.events
        ]
    )
    return None


def _end(args: argparse.Namespace) -> None:
    ended = _source(args).end(args.table)
    if args.json:
        return _print_json(ended)
    print(
        f"{args.table} is closed; its players are told." if ended.ended else f"{args.table} was over already."
    )
    return None


def _export(args: argparse.Namespace) -> None:
    record = _source(args).record(args.table)
    path: Path = args.out or Path(f"{args.table}.blockcade")
    write_private(path, record)  # an export of a running game holds hidden information
    print(f"Wrote {path}.")


def _stats(args: argparse.Namespace) -> None:
    if not args.url:
        census = kept_in(_place(args)).census()
        if args.json:
            return _print_json(census)
        rows = [(game.game, str(game.kept), str(game.running)) for game in census]
        _print_columns([("GAME", "KEPT", "RUNNING"), *rows])
        return None
    overview = Running(args.url, _known_key(args)).overview()
    if args.json:
        return _print_json(overview)
    _print_columns(_figures(overview))
    return None


def _key(args: argparse.Namespace) -> None:
    print(_known_key(args))


def _known_key(args: argparse.Namespace) -> str:
    if key := os.environ.get(KEY_VARIABLE, "").strip():
        return key
    place = _place(args)
    if isinstance(place, str):
        if key := shared(place).operator_key():
            return key
        raise AdminError(f"the database has no operator's key: its nodes were given one in {KEY_VARIABLE}")
    path = place / OPERATOR_KEY_NAME
    try:
        return path.read_text("utf-8").strip()
    except FileNotFoundError:
        raise AdminError(
            f"no operator's key: {KEY_VARIABLE} is not set, and {path} is not there;"
            " --data names the folder, --db a database"
        ) from None


def _figures(overview: Overview) -> list[tuple[str, ...]]:
    ready = ", ".join(overview.problems) or "yes"
    return [
        ("version", overview.version),
        ("ready", ready),
        ("started", _when(overview.started_ms)),
        ("tables in memory", str(overview.tables_in_memory)),
        *((f"{game.game} kept / running", f"{game.kept} / {game.running}") for game in overview.games),
        ("sockets / people", f"{overview.sockets} / {overview.people}"),
        ("commands", str(overview.commands)),
        ("append, 99 of 100", f"{overview.append_ms:.1f} ms"),
        ("loop lag, 99 of 100", f"{overview.lag_ms:.1f} ms"),
        ("store errors", str(overview.store_errors)),
        ("cut off", str(overview.cut_offs)),
        ("damaged tables", str(overview.damaged)),
        ("bots waiting / failed", f"{overview.bot_queue} / {overview.bot_failures}"),
        *((f"refused: {each.reason}", str(each.count)) for each in overview.refusals),
    ]


def _chairs(details: TableDetails) -> list[tuple[str, ...]]:
    return [
        (
            str(chair.seat),
            _printable(chair.name) or "-",
            " ".join(filter(None, (chair.person, f"bot {chair.bot}" if chair.bot else ""))) or "free",
            "yes" if chair.here else "-",
            "to act" if chair.to_act else "-",
        )
        for chair in details.chairs
    ]


def _state(table: ListedTable) -> str:
    if table.over:
        return "over"
    return f"live, {table.sockets} watching" if table.in_memory else "asleep"


def _names(table: ListedTable) -> str:
    return ", ".join(_printable(name) or "-" for name in table.names)


def _printable(name: str) -> str:
    """Escape control characters, so that a name cannot control the terminal."""
    return "".join(mark if mark.isprintable() else "?" for mark in name)


def _when(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000).astimezone().strftime("%Y-%m-%d %H:%M:%S")


def _print_json(found: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


def _print_columns(rows: list[tuple[str, ...]]) -> None:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
