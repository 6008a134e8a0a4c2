"""`blockcade gtp`: the Blokus engine on standard input and output, for programs that speak GTP."""

import argparse
import io
import secrets
import sys
from typing import TextIO

from blockcade.engine.gtp import Gtp, GtpError, converse, seconds_in
from blockcade.engine.gtp_board import VARIANTS
from blockcade.engine.gtp_effort import ByLevel, Effort, PerGame, PerMove, Thinker
from blockcade.engine.levels import BOOK_FROM, LEVELS

_EXAMPLES = """\
examples:
  blockcade gtp --variant classic_2 --level 5
  blockcade gtp --variant duo --time-per-game 300 --threads 2 --ponder
  echo 'genmove 1' | blockcade gtp --time-per-move 2

The commands are in docs/formats/gtp.md; `list_commands` lists them.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "gtp",
        help="play Blokus with other programs, through GTP",
        description="Reads commands of the Go Text Protocol, in its Blokus dialect, and answers them.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--variant", choices=VARIANTS, default="classic", help="the game (default: classic)")
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument(
        "--level",
        type=int,
        choices=LEVELS,
        default=max(LEVELS),
        metavar="N",
        help=f"from {min(LEVELS)}, a child's game, to {max(LEVELS)}, full strength (default)",
    )
    effort.add_argument(
        "--time-per-move", type=_seconds, metavar="S", help="full strength, S seconds a move on average"
    )
    effort.add_argument(
        "--time-per-game", type=_seconds, metavar="S", help="full strength, S seconds for all moves of a game"
    )
    parser.add_argument(
        "--threads", type=_threads, default=1, metavar="N", help="think on N cores (default: 1)"
    )
    parser.add_argument(
        "--memory", type=_megabytes, metavar="MB", help="for what is found out (default: by strength)"
    )
    parser.add_argument("--seed", type=_seed, metavar="N", help="the luck to play with (default: drawn)")
    parser.add_argument("--ponder", action="store_true", help="think on while the others do")
    parser.add_argument(
        "--cpu-clock",
        action="store_true",
        help="seconds are processor time: for fair matches on a busy machine",
    )
    parser.add_argument(
        "--book",
        action=argparse.BooleanOptionalAction,
        default=False,
        help=f"open by the book, at level {BOOK_FROM} or above (default: no book)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seed = secrets.randbits(31) if args.seed is None else args.seed
    thinker = Thinker(
        _effort(args),
        threads=args.threads,
        memory_mb=args.memory,
        seed=seed,
        cpu_clock=args.cpu_clock,
        book=args.book,
    )
    converse(Gtp(args.variant, thinker, ponder=args.ponder), _lines(), sys.stdout)
    return 0


def _effort(args: argparse.Namespace) -> Effort:
    if args.time_per_move is not None:
        return PerMove(args.time_per_move)
    if args.time_per_game is not None:
        return PerGame(args.time_per_game)
    return ByLevel(args.level)


def _lines() -> TextIO:
    """Yield lines of standard input, with any bytes; only a line feed ends a line."""
    return io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace", newline="\n")


def _seconds(text: str) -> float:
    try:
        return seconds_in(text)
    except GtpError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _threads(text: str) -> int:
    return _whole(text, 1, 64)


def _megabytes(text: str) -> int:
    return _whole(text, 16, 1 << 16)


def _seed(text: str) -> int:
    return _whole(text, 0, (1 << 63) - 1)


def _whole(text: str, least: int, most: int) -> int:
    if len(text) > 19 or not text.isdecimal() or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
    return int(text)
