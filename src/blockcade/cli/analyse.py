"""`blockcade analyse`: a recorded game, judged move by move by the engine."""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from blockcade.core import RuleError
from blockcade.engine.analysis import Expectation
from blockcade.engine.chart import chart_svg
from blockcade.engine.review import SECONDS, Review, ReviewedMove, record_from, review
from blockcade.record import Record, read_any

_EXAMPLES = """\
examples:
  blockcade analyse game.blockcade
  blockcade analyse game.blksgf --seconds 5 --chart game.svg
  blockcade analyse game.blockcade --playouts 2000 --moves 12-20 --json

Points are squares laid, with bonuses where the game counts them. A swing is how much of the lead over the
best of the others a move cost, next to the move that the engine would have made. With --playouts and one
thread the same file gives the same report, however fast the machine.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "analyse",
        help="review a game with the engine",
        description="Lets the engine judge a game, from a record (.blockcade) or a .blksgf file.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument(
        "--seconds", type=_seconds, metavar="S", help=f"think so long about a move (default: {SECONDS:g})"
    )
    limit.add_argument(
        "--playouts", type=_whole(1, 10**9), metavar="N", help="or so hard, so that results repeat"
    )
    parser.add_argument(
        "--threads", type=_whole(1, 256), default=1, metavar="N", help="of the search (default: 1)"
    )
    parser.add_argument(
        "--seed", type=_whole(0, 2**63), default=0, metavar="N", help="of the engine's luck (default: 0)"
    )
    parser.add_argument("--moves", type=_plies, metavar="A-B", help="only these: 12-20, 12-, -20 or 12")
    parser.add_argument("--chart", type=_chart, metavar="OUT", help="also draw a chart: out.svg")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = record_from(read_any(args.file))
    chart: Path | None = args.chart
    if chart and not chart.parent.is_dir():  # checked before the engine thinks for minutes
        raise RuleError(f"{chart}: there is no folder {chart.parent}")
    found = _reviewed(record, args)
    if not found.moves:
        raise RuleError(f"{args.file}: there is no move to look at")
    if chart:
        chart.write_text(chart_svg(found), encoding="utf-8", newline="\n")
    if args.json:
        print(json.dumps(_fields(record, found, args), ensure_ascii=False))
    else:
        from blockcade.engine.report import print_report  # noqa: PLC0415 - rich takes its time

        print_report(found)
    return 0


def _reviewed(record: Record, args: argparse.Namespace) -> Review:
    """Review with a progress bar on stderr if that is a terminal."""

    def looked_at(progress: Callable[[int, int], None] | None) -> Review:
        return review(
            record,
            args.seconds,
            args.playouts,
            threads=args.threads,
            seed=args.seed,
            plies=args.moves,
            progress=progress,
        )

    if args.json or not sys.stderr.isatty():
        return looked_at(None)
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("thinking", total=None)
        return looked_at(lambda done, total: bar.update(task, completed=done, total=total))


def _fields(record: Record, found: Review, args: argparse.Namespace) -> dict[str, object]:
    return {
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "names": record.names,
        "owners": found.owners,
        "limits": {"seconds": args.seconds, "playouts": args.playouts, "threads": args.threads},
        "seed": args.seed,
        "moves": [_move_fields(move) for move in found.moves],
        "swings": [move.ply for move in found.swings],
        "end": found.end and _expectation_fields(found.end),
    }


def _move_fields(move: ReviewedMove) -> dict[str, object]:
    return {
        "ply": move.ply,
        "seat": move.seat,
        "colour": move.colour,
        "position": move.position,
        "before": _expectation_fields(move.before),
        "move": move.move,
        "after": _expectation_fields(move.after),
        "best": move.best,
        "best_after": _expectation_fields(move.best_after),
        "swing": round(move.swing, 3),
        "win_swing": round(move.win_swing, 4),
        "gave": [asdict(finding) for finding in move.gave],
    }


def _expectation_fields(expected: Expectation) -> dict[str, object]:
    return {
        "win": [round(chance, 4) for chance in expected.win],
        "points": [round(points, 3) for points in expected.points],
        "seat_points": [round(points, 3) for points in expected.seat_points],
    }


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 86_400:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds


def _whole(least: int, most: int) -> Callable[[str], int]:
    def parsed(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return parsed


def _plies(text: str) -> range:
    first, dash, last = text.partition("-")
    if not (first or last) or not all(part.isdecimal() for part in (first, last) if part):
        raise argparse.ArgumentTypeError(f"{text!r} is not like 12-20, 12-, -20 or 12")
    low = int(first or 1)
    high = int(last or sys.maxsize - 1) if dash else low
    if not 1 <= low <= high:
        raise argparse.ArgumentTypeError(f"{text!r} names no move")
    return range(low, high + 1)


def _chart(text: str) -> Path:
    path = Path(text)
    if path.suffix != ".svg":
        raise argparse.ArgumentTypeError(f"{text!r} is not a file that ends in .svg; charts are SVG only")
    return path
