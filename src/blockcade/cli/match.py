"""`blockcade match`: engine settings play each other; equal seeds and playouts give equal results."""

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path

from blockcade.cli.contestants import any_contestant
from blockcade.cli.progress import shown
from blockcade.core import RuleError
from blockcade.engine.arena import SEATINGS, GameResult
from blockcade.engine.contestants import Contestant
from blockcade.engine.ladder import Contest, PairingSummary, duel, ladder, run, standings, summarise
from blockcade.engine.ratings import Rating
from blockcade.engine.worker_pool import WorkerPool, processes_for, require_ray

_EXAMPLES = """\
examples:
  blockcade match --variant classic_2 --games 200 --a level=5 --b level=4 --jobs 2
  blockcade match --variant duo --games 400 --a "playouts=500,settings.NAME=0" --b playouts=500 --log try
  blockcade match --variant classic --games 120 --a seconds=0.5 --b "seconds=0.5,weights=new.json" --json
  blockcade match --variant classic_2 --ladder 1-10 --games 100 --jobs 2 --log ladder.jsonl
  blockcade match --variant duo --games 40 --a examples.bots:Spreader --b greedy
  blockcade match --variant duo --games 40 --a level=7 --b "gtp:pentobi-gtp --level 5" --jobs 2
  blockcade match --variant duo --ladder "playouts=100; playouts=300; playouts=1000" --games 100

A contestant is level=N, or playouts=N or seconds=S (CPU time for a move; clock=wall for the other kind)
with any of threads=N, memory=MB, book=1, early_stop=0, weights=FILE, network=FILE and settings.NAME=VALUE,
joined by commas; or a bot, as in `blockcade sim`: a level, module:object, or gtp: and the command that starts
another program. A program's CPU time is its own: the columns of seconds do not count it.
Seats rotate so that both have every seat equally often: take games in multiples of two (Duo, two players)
or six. With three and four seats each side has several, and the point of a game is split among the seats
that share the highest score.
A run with --log that was stopped goes on when it is started again, also with more games.
Same seed and playouts only, one thread each: the same --json, whatever the number of processes.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "match",
        help="let engine settings play each other",
        description="Plays matches and ladders of the engine: shares and Elo, with 95 %% intervals.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--variant", choices=SEATINGS, default="classic", help="default: classic")
    parser.add_argument("--a", metavar="SETTINGS", help="one contestant")
    parser.add_argument("--b", metavar="SETTINGS", help="the other")
    parser.add_argument(
        "--ladder",
        metavar="RUNGS",
        help="levels 1-10 or 1,3,5, or contestants with semicolons between them, weakest first",
    )
    parser.add_argument(
        "--games", type=_count, default=20, metavar="N", help="games of each pairing (default: 20)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    parser.add_argument(
        "--random-plies",
        type=_count_or_none,
        default=0,
        metavar="N",
        help="begin with N random moves of the biggest pieces; a game and its mirror share them",
    )
    parser.add_argument(
        "--jobs", type=_count, metavar="N", help="processes (default: all processors, if the games are many)"
    )
    parser.add_argument("--ray", action="store_true", help="play on Ray: RAY_ADDRESS, or this machine")
    parser.add_argument(
        "--log", type=Path, metavar="FILE", help="keep each game as a line of JSON, and go on from there"
    )
    parser.add_argument("--json", action="store_true", help="print results only, as one JSON object")
    parser.add_argument("--times", action="store_true", help="with --json: CPU seconds, too")
    parser.set_defaults(run=run_match)


def run_match(args: argparse.Namespace) -> int:
    contest = _contest(args)
    if args.ray:
        require_ray()
    pool = WorkerPool(args.jobs or processes_for(args.games * len(contest.pairings)), args.ray)
    shares: list[float] = []

    def news(one: GameResult) -> str:
        shares.append(one.share_of_a)
        return f"A has {sum(shares) / len(shares):.1%}" if len(contest.pairings) == 1 else ""

    total = args.games * len(contest.pairings)
    games = run(contest, args.games, pool, args.log)
    played = list(shown(games, "playing", total, quiet=args.json, news=news))
    summaries = [
        summarise(one for one in played if one.pairing == pairing) for pairing in range(len(contest.pairings))
    ]
    ratings = standings(contest, played) if args.ladder else []
    if args.json:
        print(json.dumps(_fields(contest, args.games, summaries, ratings, times=args.times), indent=2))
    elif args.ladder:
        _print_ladder(contest, summaries, ratings)
    else:
        _print_duel(contest, summaries[0])
    return 0


def _contest(args: argparse.Namespace) -> Contest:
    given = {"seed": args.seed, "random_plies": args.random_plies}
    if args.ladder:
        if args.a or args.b:
            raise RuleError("--ladder names all contestants: leave out --a and --b")
        return ladder(args.variant, _rungs(args.ladder), **given)
    if not (args.a and args.b):
        raise RuleError("a match needs --a and --b, or --ladder")
    return duel(args.variant, any_contestant(args.a), any_contestant(args.b), **given)


def _rungs(text: str) -> list[Contestant]:
    if "=" in text or ":" in text:
        return [any_contestant(rung.strip()) for rung in text.split(";")]
    levels: list[int] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or not (last if dash else "0").isdecimal():
            raise RuleError(f"--ladder {text}: write levels as 1-10 or 1,3,5")
        levels += range(int(first), int(last if dash else first) + 1)
    return [any_contestant(f"level={level}") for level in levels]


def _fields(
    contest: Contest,
    games: int,
    summaries: Sequence[PairingSummary],
    ratings: Sequence[Rating],
    *,
    times: bool,
) -> dict[str, object]:
    texts = [contestant.text for contestant in contest.contestants]
    return {
        "variant": contest.variant,
        "seed": contest.seed,
        "random_plies": contest.random_plies,
        "games": games,
        "pairings": [
            {
                "a": texts[a],
                "b": texts[b],
                "won_by_a": round(told.won, 4),
                "share_of_a": _rounded(told.share),
                "share_low_95": _rounded(told.low),
                "share_high_95": _rounded(told.high),
                "elo": _rounded(told.elo[0]),
                "elo_low_95": _rounded(told.elo[1]),
                "elo_high_95": _rounded(told.elo[2]),
                "points": [_rounded(points) for points in told.points],
                "margin_of_a": _rounded(told.margin),
                "margin_half_95": _rounded(told.margin_half),
                "by_seating": {
                    seats: {"won_by_a": round(won, 4), "games": count}
                    for seats, (won, count) in told.by_seating.items()
                },
                **({"cpu_seconds_per_move": [*map(_rounded, told.cpu_seconds)]} if times else {}),
            }
            for (a, b), told in zip(contest.pairings, summaries, strict=True)
        ],
        **({"ratings": [*map(_rating_fields, texts, ratings)]} if ratings else {}),
    }


def _rating_fields(contestant: str, rating: Rating) -> dict[str, object]:
    return {
        "contestant": contestant,
        "elo": _rounded(rating.elo),
        "elo_half_95": _rounded(rating.elo_half),
        "step": _rounded(rating.step),
        "step_half_95": _rounded(rating.step_half),
    }


def _rounded(number: float) -> float | None:
    """Round a number; JSON has no infinity, so null means unknown."""
    return round(number, 4) if math.isfinite(number) else None


def _print_duel(contest: Contest, told: PairingSummary) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    console = Console(highlight=False)
    table = Table(title=f"{contest.variant}, {told.games} games")
    for heading in ("", "contestant", "won", "share", "points", "CPU s a move"):
        table.add_column(heading, justify="left" if heading in ("", "contestant") else "right")
    for side, (name, won) in enumerate((("A", told.won), ("B", told.games - told.won))):
        table.add_row(
            name,
            contest.contestants[side].text,
            f"{won:g}" if won == int(won) else f"{won:.2f}",
            f"{won / told.games:.1%}",
            f"{told.points[side]:.2f}",
            f"{told.cpu_seconds[side]:.4f}",
        )
    console.print(table)
    seatings = ", ".join(f"{seats} {won:g}/{count}" for seats, (won, count) in told.by_seating.items())
    console.print(f"A won {told.share:.1%}, 95 % interval {told.low:.1%} – {told.high:.1%}; {seatings}")
    difference, low, high = told.elo
    console.print(f"Elo of A above B: {difference:+.0f}, 95 % interval {low:+.0f} to {high:+.0f}")
    console.print(f"margin of A: {told.margin:+.2f} ± {told.margin_half:.2f} points a seat")
    if told.cpu_seconds[1] > 0:
        console.print(f"CPU time of A for each second of B: {told.cpu_seconds[0] / told.cpu_seconds[1]:.3f}")


def _print_ladder(contest: Contest, summaries: Sequence[PairingSummary], ratings: Sequence[Rating]) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    console = Console(highlight=False)
    texts = [contestant.text for contestant in contest.contestants]
    pairs = Table(title=f"{contest.variant}, {summaries[0].games} games a pairing")
    for heading in ("upper", "lower", "upper won", "95 %", "margin"):
        pairs.add_column(heading, justify="left" if heading in ("upper", "lower") else "right")
    cpu = [0.0] * len(texts)
    for (a, b), told in zip(contest.pairings, summaries, strict=True):
        cpu[a], cpu[b] = max(cpu[a], told.cpu_seconds[0]), max(cpu[b], told.cpu_seconds[1])
        pairs.add_row(
            texts[a],
            texts[b],
            f"{told.share:.1%}",
            f"{told.low:.1%} – {told.high:.1%}",
            f"{told.margin:+.1f}",
        )
    console.print(pairs)
    scale = Table(title="one scale for all games")
    for heading in ("contestant", "Elo", "± 95 %", "step", "± 95 %", "CPU s a move"):
        scale.add_column(heading, justify="left" if heading == "contestant" else "right")
    for at, (text, rating) in enumerate(zip(texts, ratings, strict=True)):
        step = (f"{rating.step:+.0f}", f"{rating.step_half:.0f}") if at else ("", "")
        scale.add_row(text, f"{rating.elo:.0f}", f"{rating.elo_half:.0f}", *step, f"{cpu[at]:.4f}")
    console.print(scale)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)


def _count_or_none(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 up")
    return int(text)
