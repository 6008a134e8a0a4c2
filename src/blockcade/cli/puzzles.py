"""`blockcade puzzles`: the stored puzzles, new ones, and a second proof of them."""

import argparse
import random
import sys
from pathlib import Path

import msgspec

from blockcade.core import RuleError
from blockcade.games import GAMES
from blockcade.puzzles import Puzzle, get, load, position
from blockcade.puzzles.making import lines_of, made, proved, write

_EXAMPLES = """\
examples:
  blockcade puzzles list --json
  blockcade puzzles show ID
  blockcade puzzles verify --sample 50 --seed 1
  blockcade puzzles make --game GAME --count 20 --seed 7 --out puzzles.jsonl

Every puzzle that `make` gives has been proved twice, by its maker's search and by another, slower one;
`verify` repeats the second proof. Equal seeds make equal puzzles, however fast the machine.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "puzzles",
        help="list, show, make and prove puzzles",
        description="Lists, shows, makes and proves puzzles.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    _add_list(actions)
    _add_show(actions)
    _add_verify(actions)
    _add_make(actions)


def _add_list(
    actions: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = actions.add_parser(
        "list", help="print a line for each puzzle: id, game, goal, idea, rating, answers, position"
    )
    parser.add_argument("--game", choices=GAMES, help="only of this game")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.set_defaults(run=_list)


def _add_show(
    actions: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = actions.add_parser("show", help="print one puzzle with its solution and proof")
    parser.add_argument("id", metavar="ID")
    parser.add_argument("--json", action="store_true", help="print it as in the data file")
    parser.set_defaults(run=_show)


def _add_verify(
    actions: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = actions.add_parser("verify", help="prove puzzles again; exit code 1 if one is wrong")
    parser.add_argument("--game", choices=GAMES, help="only of this game")
    parser.add_argument("--sample", type=_count, metavar="N", help="so many, drawn by lot (default: all)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the lot (default: 0)")
    parser.set_defaults(run=_verify)


def _add_make(
    actions: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = actions.add_parser("make", help="make new puzzles, as lines of a data file")
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--count", type=_count, default=10, metavar="N", help="how many (default: 10)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of their luck (default: 0)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write them there and not to the terminal")
    parser.set_defaults(run=_make)


def _list(args: argparse.Namespace) -> int:
    for puzzle in load(args.game):
        game, state = position(puzzle)
        where = game.format_position(state)
        if args.json:
            listed = {
                name: getattr(puzzle, name)
                for name in ("id", "game", "goal", "tag", "rating", "length", "players", "seat")
            }
            print(msgspec.json.encode({**listed, "position": where}).decode())
        else:
            print(puzzle.id, puzzle.game, puzzle.goal, puzzle.tag, puzzle.rating, puzzle.length, where)
    return 0


def _show(args: argparse.Namespace) -> int:
    puzzle = get(args.id)
    if args.json:
        print(msgspec.json.encode(puzzle).decode())
        return 0
    game, state = position(puzzle)
    proof = puzzle.proof
    print(f"{puzzle.id}: {puzzle.goal} ({puzzle.tag}), rating {puzzle.rating}, {_answers(puzzle)}")
    print(f"position: {game.format_position(state)}")
    print(f"seat {puzzle.seat} of {puzzle.players} is to answer")
    for name, value in puzzle.free.items():
        print(f"{name}: {value}")
    if puzzle.choices:
        print(f"choices: {'  '.join(puzzle.choices)}")
    print(f"solution: {'  '.join(puzzle.solution)}")
    if puzzle.shown:
        print(f"one way: {'  '.join(f'{entry.who} {entry.move}' for entry in puzzle.shown)}")
    worse = "" if proof.wrong is None else f", the best wrong answer {proof.wrong:.4g}"
    print(f"proof: {proof.method}, {proof.nodes} nodes, {proof.best:.4g} {proof.unit}{worse}")
    return 0


def _answers(puzzle: Puzzle) -> str:
    return "one answer" if puzzle.length == 1 else f"{puzzle.length} answers"


def _verify(args: argparse.Namespace) -> int:
    """Return 1 if a puzzle is wrong, after all of the sample."""
    known = load(args.game)
    count = min(args.sample or len(known), len(known))
    drawn = random.Random(args.seed).sample(known, count)  # noqa: S311 - not a secret
    faults = [fault for puzzle in drawn if (fault := proved(puzzle))]
    for fault in faults:
        print(f"blockcade: {fault}", file=sys.stderr)
    print(f"{count - len(faults)} of {count} puzzles are proved again")
    return 1 if faults else 0


def _make(args: argparse.Namespace) -> int:
    out: Path | None = args.out
    if out and not out.parent.is_dir():  # checked before minutes of search
        raise RuleError(f"{out}: there is no folder {out.parent}")
    found = made(args.game, args.count, args.seed, _told if sys.stderr.isatty() else None)
    if out:
        write(found, out)
    else:
        print(lines_of(found), end="")
    return 0


def _told(puzzle: Puzzle, fault: str) -> None:
    print(f"dropped: {fault}" if fault else f"{puzzle.id} {puzzle.goal} {puzzle.rating}", file=sys.stderr)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number; it must be 1 or more")
    return int(text)
