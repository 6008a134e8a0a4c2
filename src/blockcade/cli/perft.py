"""`blockcade perft`: how many lines of play Blokus has from a position."""

import argparse
import json

from blockcade.games.blokus import Blokus
from blockcade.testkit.perft import perft, split

_VARIANTS: dict[str, tuple[int, dict[str, str]]] = {
    "classic": (4, {"starter": "0"}),
    "classic_2": (2, {}),
    "classic_3": (3, {}),
    "duo": (2, {"board": "duo"}),
}

_EXAMPLES = """\
examples:
  blockcade perft --variant classic --start-corner fixed --depth 1     58
  blockcade perft --variant classic --start-corner free --depth 1      232
  blockcade perft --variant duo --depth 1                              414
  blockcade perft --variant classic_2 --depth 2 --split
  blockcade perft --position "$(cat position.txt)" --depth 2 --json
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "perft",
        help="count lines of play, to check the rules of Blokus",
        description="Counts lines of exactly N moves. With four players seat 0 begins; no draw is counted.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--variant",
        choices=_VARIANTS,
        default="classic",
        help="four (default), two or three players, or two on the small board",
    )
    parser.add_argument(
        "--start-corner",
        choices=("free", "fixed"),
        default="free",
        help="any corner (default), or one a colour; not for duo, whose colours have their own squares",
    )
    parser.add_argument(
        "--depth", type=_depth, default=1, metavar="N", help="how many moves deep (default: 1)"
    )
    parser.add_argument(
        "--position", metavar="TEXT", help="count from here; it brings its own variant and options"
    )
    parser.add_argument("--split", action="store_true", help="also print the count under each first move")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = Blokus()
    if args.position is not None:
        state = game.parse_position(args.position)
    else:
        players, options = _VARIANTS[args.variant]
        state = game.initial(game.setup(players, {"startCorner": args.start_corner, **options}))
    below = list(split(game, state, args.depth)) if args.split else []
    count = perft(game, state, args.depth)
    if args.json:
        fields: dict[str, object] = {
            "position": game.format_position(state),
            "depth": args.depth,
            "count": count,
        }
        print(json.dumps({**fields, "split": dict(below)} if args.split else fields))
        return 0
    for move, lines in below:
        print(f"{move}: {lines}")
    print(count)
    return 0


def _depth(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a depth; it must be 1 or more")
    return int(text)
