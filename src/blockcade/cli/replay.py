"""`blockcade replay`: a recorded game, move by move, with its score sheet and the check of its luck."""

import argparse
import json
import sys
from pathlib import Path

import msgspec

from blockcade.api import Match
from blockcade.record import (
    BadRecord,
    Fairness,
    Record,
    other_formats,
    read_record,
    read_valid_part,
    timeline_of,
    verify_fairness,
)

_EXAMPLES = """\
examples:
  blockcade replay game.blockcade
  blockcade replay game.blksgf --ply 20 --svg middle.svg
  blockcade replay broken.blockcade --lenient
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="show, check and draw a recorded game",
        description="Replays a game record (.blockcade) or a Pentobi file (.blksgf), and checks its luck.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--ply", type=int, metavar="N", help="stop after N moves; -1 is the last (default)")
    parser.add_argument("--svg", type=Path, metavar="OUT", help="also draw the position there into this file")
    parser.add_argument(
        "--lenient", action="store_true", help="show a .blockcade game up to its first bad move"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Return 0; 2 if the file cannot be replayed or its luck does not match its seed."""
    record, problem = _read(args.file, lenient=args.lenient)
    seed = bytes.fromhex(record.seed) if record.seed else None
    match = Match(timeline_of(record), names=record.names, seed=seed)
    shown = match if args.ply is None else match.at(args.ply)
    fairness = verify_fairness(record) if record.seed or record.seed_hash else None
    if args.svg:
        args.svg.write_text(shown.svg(), encoding="utf-8")
    if args.json:
        _print_json(record, shown, fairness)
    else:
        _print_text(record, shown, fairness)
    if problem:
        print(f"blockcade: {args.file}: {problem}", file=sys.stderr)
    if record.seed and fairness and not fairness.is_fair:
        print(f"blockcade: {args.file}: {fairness.problem}", file=sys.stderr)
        return 2
    return 0


def _read(path: Path, *, lenient: bool) -> tuple[Record, BadRecord | None]:
    try:
        if other := other_formats().get(path.suffix):
            return other.read(path), None
        return read_valid_part(path) if lenient else (read_record(path), None)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def _print_json(record: Record, shown: Match, fairness: Fairness | None) -> None:
    outcome = shown.outcome
    print(
        json.dumps(
            {
                "game": record.game,
                "rules": record.rules,
                "players": record.players,
                "options": record.options,
                "names": record.names,
                "ply": len(shown),
                "moves": shown.moves,
                "position": shown.position,
                "outcome": outcome and msgspec.to_builtins(outcome),
                "fairness": fairness and {"draws": fairness.draws, "problem": fairness.problem},
            },
            ensure_ascii=False,
        )
    )


def _print_text(record: Record, shown: Match, fairness: Fairness | None) -> None:
    chosen = {option.key: option.default for option in shown.game.options}
    options = [f"{key}={value}" for key, value in record.options.items() if chosen.get(key) != value]
    print(" ".join([f"{record.game} for {record.players}", *options]))
    for ply, (who, move) in enumerate(shown.moves, start=1):
        print(f"{ply:4}. {_name(record, who)}: {move}")
    print(f"position: {shown.position}")
    if outcome := shown.outcome:
        print(f"over: {outcome.reason}")
        for seat in sorted(range(record.players), key=lambda seat: outcome.places[seat]):
            print(f"  {outcome.places[seat]}. {_name(record, str(seat))}: {outcome.scores[seat]}")
    print(f"luck: {_luck(fairness)}")


def _name(record: Record, who: str) -> str:
    if not who.isdigit():
        return who
    name = record.names[int(who)]
    return f"seat {who} ({name})" if name else f"seat {who}"


def _luck(fairness: Fairness | None) -> str:
    if fairness is None:
        return "no seed was promised, so there is nothing to check"
    if fairness.problem:
        return fairness.problem
    draws = f"{fairness.draws} {'draw' if fairness.draws == 1 else 'draws'}"
    return f"{draws} checked against the seed, nothing wrong"
