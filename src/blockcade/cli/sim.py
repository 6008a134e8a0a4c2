"""`blockcade sim`: bots play many games; equal seeds give equal bytes, whatever the number of processes."""

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from blockcade.cli.contestants import require_bot
from blockcade.cli.tally import Played, Tally, duel, tally
from blockcade.core import Chart, RuleError, Who
from blockcade.engine.worker_pool import WorkerPool, processes_for, require_ray
from blockcade.games import GAMES
from blockcade.record import Left, actor_of

if TYPE_CHECKING:
    from rich.table import Table

    from blockcade.api import Match

_BAR_WIDTH = 40
_EXAMPLES = """\
examples:
  blockcade sim blokus --players 4 --bots random --games 50 --seed 7 --json
  blockcade sim blokus --players 2 --bots greedy,random --games 200 --jobs 4
  blockcade sim blokus --players 2 --option board=duo --bots greedy --games 50
  RAY_ADDRESS=head:6379 blockcade sim blackout --players 2 --bots strong,medium --games 100000 --ray
  blockcade sim blackout --players 2 --bots beginner,easy --games 2000 --seed 11 --jobs 2
  blockcade sim blockyou --players 4 --bots champion,strong,medium,easy --games 400 --seed 3 --jobs 2
  blockcade sim blockyou --players 1 --option solo=on --bots champion
  blockcade sim blockout --players 4 --bots champion,strong,medium,easy --games 20 --tower physics --jobs 2
  blockcade sim blokus --players 3 --option scoring=advanced --option startCorner=fixed --save records
  blockcade sim blackout --players 2 --bots examples.bots:Collector,medium --games 200 --jobs 2
  blockcade sim blokus --players 2 --option startCorner=fixed --bots "gtp:pentobi-gtp --level 5,greedy"

A bot of your own is module:object, found in this folder or installed: an object with a method `choose`, or a
class or function that makes one. It is made anew for each seat of each game, in the process that plays it;
an object is shared by all games of its process. With gtp: another program plays Blokus, one process a seat.

The luck of game number i comes from HMAC-SHA256(seed, "game i"): a run of 100 begins with the games of a
run of 50. Time is simulated, not waited for: where several bots may act at once, their looking and moving
times, drawn from that luck, say who is first, and clocks ring when nobody was quicker. A tower of Block
Out! is simulated tick by tick, with the hand of each bot; --tower statics is quicker and simulates no hands.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "sim",
        help="let bots play many games and count",
        description="Lets bots play and counts wins, places, scores and lengths, with 95 % Wilson intervals.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=GAMES, help="which game")
    parser.add_argument("--players", type=count, metavar="N", help="how many play (default: as many as can)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="BOTS",
        help="one for all seats, or one a seat: greedy,random; levels, module:object or gtp:COMMAND",
    )
    parser.add_argument("--games", type=count, default=10, metavar="N", help="how many games (default: 10)")
    parser.add_argument("--seed", default="0", help="a number or any text (default: 0)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a switch of the game; may be repeated",
    )
    parser.add_argument(
        "--tower",
        metavar="MODEL",
        help="short for --option towerModel=MODEL: physics, statics or reported",
    )
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="what a bot that thinks may take for a move"
    )
    parser.add_argument(
        "--save", type=Path, metavar="DIR", help="write a game record of every game into this folder"
    )
    parser.add_argument(
        "--jobs", type=count, metavar="N", help="processes (default: all processors, if the games are many)"
    )
    parser.add_argument("--ray", action="store_true", help="play on Ray: RAY_ADDRESS, or this machine")
    parser.add_argument("--json", action="store_true", help="print results only, as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    setup = game.setup(args.players or max(game.players), options_in(args.option, args.tower))
    bots = bots_of_seats(args.game, args.bots, setup.players)
    play = partial(
        play_game,
        args.game,
        setup.players,
        dict(setup.options),
        bots,
        args.seed,
        args.seconds,
        bool(args.save),
    )
    if args.ray:
        require_ray()
    pool = WorkerPool(args.jobs or processes_for(args.games), args.ray)
    if args.save:
        args.save.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    played: list[Played] = []
    for number, result in enumerate(_shown(_results(play, args.games, pool), args.games, quiet=args.json)):
        if args.save:
            path = args.save / f"game-{number:06}.blockcade"
            path.write_text(result.record, encoding="utf-8", newline="\n")
        played.append(result)
    seconds = time.perf_counter() - started
    result = tally(game, setup, bots, args.seed, played)
    if args.json:
        print(json.dumps(result.fields(), indent=2))
    else:
        _print_table(result, args.games / seconds)
    return 0


def play_game(  # noqa: PLR0917 - partial fixes all but the number, and processes need it picklable
    game: str,
    players: int,
    options: dict[str, str],
    bots: Sequence[str],
    seed: str,
    seconds: float,
    keep: bool,
    number: int,
) -> Played:
    """Play one game; equal arguments give equal games, unless bots use the clock."""
    from blockcade.api import new_game, seed_bytes  # noqa: PLC0415
    from blockcade.core import derived_seed  # noqa: PLC0415
    from blockcade.record import format_record  # noqa: PLC0415

    run_seed = seed_bytes(int(seed) if seed.removeprefix("-").isdecimal() else seed)
    match = new_game(
        game, players=players, seed=derived_seed(run_seed, f"game {number}"), names=bots, **options
    )
    outcome = match.play_out(*bots, seconds=seconds).outcome
    assert outcome is not None
    record = format_record(match.record()) if keep else ""
    chart = match.game.card.trials.chart
    charted = tuple(chart.of(_moves(match), outcome)) if chart else ()
    return Played(outcome.places, outcome.scores, len(match), match.simulated_ms, record, charted)


def _moves(match: "Match") -> list[tuple[Who, Any]]:
    """All moves with their actors; a player who left made none."""
    return [
        (actor_of(event), match.game.parse_move(event.move))
        for event in match.events
        if not isinstance(event, Left)
    ]


def _results(play: "partial[Played]", games: int, pool: WorkerPool) -> Iterator[Played]:
    """Yield results in the order of their numbers. Processes take several games at a time."""
    some = 1 if pool.is_alone else max(1, min(16, games // (4 * pool.jobs)))
    parts = [range(first, min(first + some, games)) for first in range(0, games, some)]
    for part in pool.each(partial(_play_some, play), parts):
        yield from part


def _play_some(play: "partial[Played]", numbers: range) -> list[Played]:
    return [play(number) for number in numbers]


def _shown(results: Iterable[Played], games: int, *, quiet: bool) -> Iterator[Played]:
    """Yield the same results, with a progress bar on stderr if that is a terminal."""
    if quiet or not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import track  # noqa: PLC0415

    yield from track(results, "playing", total=games, console=Console(stderr=True), transient=True)


def _print_table(result: Tally, games_per_second: float) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    console = Console()
    for title, rows in (("seat", result.seats), ("bot", result.bots)):
        table = Table(title=f"{result.game}, {result.games} games, by {title}")
        for heading in (title, "won", "alone", "shared", "95 %", "mean score", "mean place"):
            table.add_column(heading, justify="left" if heading == title else "right")
        for row in rows:
            table.add_row(
                row.bot if row.seat is None else f"{row.seat} {row.bot}",
                str(row.won),
                str(row.won - row.shared),
                str(row.shared),
                f"{row.low:.1%} – {row.high:.1%}",
                f"{row.mean_score:.2f}",
                f"{row.mean_place:.2f}",
            )
        console.print(table)
    if sentence := duel(result):
        console.print(sentence)
    if (chart := GAMES[result.game].card.trials.chart) and result.chart is not None:
        console.print(_bars(chart, result.chart))
    least, mean, most = result.plies
    if result.simulated_seconds is not None:
        console.print(f"simulated time of a game: {result.simulated_seconds / 60:.1f} minutes on average")
    console.print(f"moves: {least} to {most}, {mean:.1f} on average; {games_per_second:.2f} games a second")


def _bars(chart: Chart, counts: Mapping[int, int]) -> "Table":
    from rich.bar import Bar  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(title=chart.title)
    for heading in (chart.unit, "times", "share"):
        table.add_column(heading, justify="right")
    table.add_column("", width=_BAR_WIDTH)
    total, most = max(1, sum(counts.values())), max(1, *counts.values())
    for number, times in counts.items():
        table.add_row(str(number), str(times), f"{times / total:.1%}", Bar(most, 0, times, width=_BAR_WIDTH))
    return table


def options_in(words: Sequence[str], tower: str | None = None) -> dict[str, str]:
    options = {} if tower is None else {"towerModel": tower}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise RuleError(f"--option {word}: write it as KEY=VALUE")
        options[key] = value
    return options


def bots_of_seats(game: str, listed: str, players: int) -> list[str]:
    try:
        names = [require_bot(game, name.strip()) for name in listed.split(",")]
    except RuleError as error:
        raise RuleError(f"--bots: {error}") from None
    if len(names) not in (1, players):
        raise RuleError(f"--bots: {len(names)} bots for {players} seats; name one for all, or one a seat")
    return names * players if len(names) == 1 else names


def count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)
