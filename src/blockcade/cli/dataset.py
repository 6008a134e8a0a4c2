"""`blockcade dataset`: games of bots, or recorded ones, as a table of plies in a Parquet file."""

import argparse
import importlib
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from blockcade.cli.dataset_rows import COLUMNS, Source, rows_of
from blockcade.cli.progress import shown
from blockcade.cli.sim import bots_of_seats, count, options_in, play_game
from blockcade.core import RuleError
from blockcade.games import GAMES
from blockcade.record import RECORD_SUFFIX, other_formats, parse_record, read_any, suffixes

NO_PYARROW = "dataset needs the package pyarrow, which is not installed: pip install 'blockcade[research]'"
Rows = list[dict[str, Any]]
_ROWS_OF_A_GROUP = 20_000
_EXAMPLES = """\
examples:
  blockcade dataset plies.parquet --game GAME --players 2 --bots champion,strong --games 1000 --jobs 2
  blockcade dataset plies.parquet --game GAME --option KEY=VALUE --bots module:object --games 200
  blockcade dataset plies.parquet --records games

One row for each ply; docs/research.md explains the columns. Games have the luck of `blockcade sim` with the
same seed, and equal seeds give equal rows, whatever the number of processes. A file or folder of records
must hold only games that follow the rules; else nothing is written.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "dataset",
        help="write games as a table for learners",
        description="Lets bots play, or reads records, and writes a table of plies as Parquet.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("out", type=Path, metavar="FILE", help="the Parquet file to write")
    parser.add_argument("--game", choices=GAMES, help="which game bots play")
    parser.add_argument("--records", type=Path, metavar="PATH", help="a record, or a folder of them")
    parser.add_argument("--players", type=count, metavar="N", help="how many play (default: as many as can)")
    parser.add_argument("--bots", default="random", metavar="BOTS", help="as in `blockcade sim`")
    parser.add_argument("--games", type=count, default=10, metavar="N", help="how many games (default: 10)")
    parser.add_argument("--seed", default="0", help="a number or any text (default: 0)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a switch; may be repeated"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="what a bot may take for a move")
    parser.add_argument("--jobs", type=count, default=1, metavar="N", help="processes (default: 1)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if bool(args.game) == bool(args.records):
        raise RuleError("say either --game, and bots play, or --records with a file or folder")
    arrow, parquet = _pyarrow()
    if args.records:
        files = _files(args.records)
        task: Callable[[Any], Rows] = partial(rows_of_file, args.records)
        work: list[Any] = [*files]
    else:
        game = GAMES[args.game]
        setup = game.setup(args.players or max(game.players), options_in(args.option))
        bots = bots_of_seats(args.game, args.bots, setup.players)
        options = dict(setup.options)
        task = partial(rows_of_game, args.game, setup.players, options, bots, args.seed, args.seconds)
        work = [*range(args.games)]
    games = shown(_results(task, work, args.jobs), "writing", len(work), quiet=False)
    plies = _write(games, args.out, arrow, parquet)
    print(f"{len(work)} games, {plies} plies: {args.out}")
    return 0


def rows_of_game(  # noqa: PLR0917 - as play_game, whose arguments these are
    game: str, players: int, options: dict[str, str], bots: list[str], seed: str, seconds: float, number: int
) -> Rows:
    """The rows of one game between bots."""
    played = play_game(game, players, options, bots, seed, seconds, True, number)
    record = parse_record(played.record)
    return [*rows_of(record, Source(f"{seed}/{number}", record.seed_hash))]


def rows_of_file(root: Path, file: Path) -> Rows:
    """The rows of one recorded game; its id is its path below the folder."""
    name = (file.relative_to(root) if file != root else Path(file.name)).as_posix()
    return [*rows_of(read_any(file), Source(name, name))]


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    known = {RECORD_SUFFIX, *other_formats()}
    found = sorted(file for file in path.rglob("*") if file.suffix in known and file.is_file())
    if not found:
        raise RuleError(f"{path} holds no {suffixes()} file")
    return found


def _results(task: Callable[[Any], Rows], work: list[Any], jobs: int) -> Iterator[Rows]:
    """Yield the rows of each game, in order."""
    if jobs == 1:
        yield from map(task, work)
        return
    with ProcessPoolExecutor(min(jobs, len(work)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(task, work)


def _write(games: Iterable[Rows], out: Path, arrow: Any, parquet: Any) -> int:
    """Write whole games in row groups and return the number of rows. The file appears when it is whole."""
    schema = arrow.schema([(name, getattr(arrow, kind)()) for name, kind in COLUMNS.items()])
    part = out.with_name(f"{out.name}.part")
    plies = 0
    try:
        with parquet.ParquetWriter(part, schema, compression="zstd") as writer:
            for rows in _groups(games):
                writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
                plies += len(rows)
        os.replace(part, out)  # noqa: PTH105 - it says that an older file is replaced
    finally:
        part.unlink(missing_ok=True)
    return plies


def _groups(games: Iterable[Rows]) -> Iterator[Rows]:
    """Yield several games together: small row groups are slow to read."""
    group: Rows = []
    for rows in games:
        group += rows
        if len(group) >= _ROWS_OF_A_GROUP:
            yield group
            group = []
    yield group


def _pyarrow() -> tuple[Any, Any]:
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError as missing:
        raise RuleError(NO_PYARROW) from missing
