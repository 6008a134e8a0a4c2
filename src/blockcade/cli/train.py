"""`blockcade train`: self-play, fits to its games, and opening books; stopped runs resume."""

import argparse
from pathlib import Path

from blockcade.cli import train_value
from blockcade.cli.progress import shown
from blockcade.cli.train_words import count, origin, positive, settings
from blockcade.core import RuleError
from blockcade.engine.arena import SEATINGS
from blockcade.engine.book import write_book
from blockcade.engine.kernel import PHASES
from blockcade.engine.networks import Network, read_network
from blockcade.engine.priors import Weights, fingerprint, read_weights, weights_built_in, write_weights
from blockcade.engine.training.examples import ExampleOptions, load_examples
from blockcade.engine.training.games import Run, TrainingGame, games_kept, read_run
from blockcade.engine.training.openings import BookPlan, StudiedPosition, book_of, grow
from blockcade.engine.training.prior import Fitted, fit_prior, weights_of
from blockcade.engine.training.records import keep_records
from blockcade.engine.training.selfplay import selfplay
from blockcade.engine.worker_pool import WorkerPool, require_ray

_EXAMPLES = """\
examples:
  blockcade train selfplay --variant classic_2 --games 500 --playouts 1000 --out data/two --jobs 2
  blockcade train records club/*.blksgf --out data/club
  blockcade train prior data/two data/club --out new.json
  blockcade match --variant classic_2 --a "playouts=500,weights=new.json" --b playouts=500 --games 200
  blockcade train value data/two data/four --out new.npy
  blockcade match --variant classic_2 --a "playouts=500,network=new.npy" --b playouts=500 --games 200
  blockcade train install --prior new.json --network new.npy
  blockcade train book --variant duo --positions 500 --playouts 20000 --out duo-book.json --jobs 2

A command that was stopped goes on when it is started again with the same words; with more games or positions
it adds to what is there. Equal seeds give equal files, whatever the number of processes.
"""
_DEEPEST_BOOK = 20


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "train",
        help="let the engine learn from its own games",
        description="Makes what the engine has learnt: prior, value network and opening books.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    kinds = parser.add_subparsers(metavar="WHAT", required=True)
    _add_selfplay(kinds.add_parser("selfplay", help="play games and keep what the searches thought"))
    _add_records(kinds.add_parser("records", help="take games that were played elsewhere"))
    _add_prior(kinds.add_parser("prior", help="fit the weights of the prior to such games"))
    train_value.add_value(kinds.add_parser("value", help="fit the value network to such games"))
    _add_book(kinds.add_parser("book", help="grow an opening book"))
    train_value.add_install(
        kinds.add_parser("install", help="write what was fitted into the kernel's sources")
    )


def _add_selfplay(parser: argparse.ArgumentParser) -> None:
    parser.description = "Plays games of the search against itself into small files of a folder."
    parser.add_argument("--games", type=count, required=True, metavar="N", help="how many the folder gets")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder")
    parser.add_argument(
        "--random-plies", type=count, default=4, metavar="N", help="up to N moves at random (default: 4)"
    )
    parser.add_argument(
        "--drawn-plies",
        type=count,
        default=16,
        metavar="N",
        help="up to ply N, moves are drawn in proportion to their visits (default: 16)",
    )
    _add_search(parser, playouts=1000)
    parser.set_defaults(run=run_selfplay)


def _add_records(parser: argparse.ArgumentParser) -> None:
    parser.description = "Makes games to learn from out of records: every move counts as the one thought of."
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help=".blockcade or .blksgf")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="a new folder")
    parser.set_defaults(run=run_records)


def _add_prior(parser: argparse.ArgumentParser) -> None:
    parser.description = "Fits a log-linear prior to the visits of the searches, by cross-entropy with L2."
    parser.add_argument(
        "folders",
        type=Path,
        nargs="+",
        metavar="DIR",
        help="games of `train selfplay` or `train records`, of any variants; named twice, they count twice",
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help=".json, or .npy with a .txt beside it"
    )
    parser.add_argument("--phases", type=count, default=1, metavar="N", help="parts of the game (default: 1)")
    parser.add_argument(
        "--positions", type=count, default=20_000, metavar="N", help="at most (default: 20000)"
    )
    parser.add_argument(
        "--temperature",
        type=positive,
        default=1.0,
        metavar="T",
        help="above 1: a flatter prior (default: 1)",
    )
    parser.add_argument(
        "--start",
        type=Path,
        metavar="FILE",
        help="a prior to better (default: from zero; see docs/training.md)",
    )
    parser.add_argument("--l2", type=positive, default=1e-5, metavar="X", help="default: 0.00001")
    parser.add_argument("--steps", type=count, default=300, metavar="N", help="at most (default: 300)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    parser.set_defaults(run=run_prior)


def _add_book(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Grows an opening book, best first, and writes it with a log to go on from beside it."
    )
    parser.add_argument("--positions", type=count, required=True, metavar="N", help="how many to study")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="the book; its log is FILE.log"
    )
    parser.add_argument(
        "--plies", type=count, default=12, metavar="N", help=f"how deep, up to {_DEEPEST_BOOK} (default: 12)"
    )
    parser.add_argument(
        "--free-corners",
        action="store_true",
        help="everybody begins at any corner (default: each at its own)",
    )
    _add_search(parser, playouts=20_000)
    parser.set_defaults(run=run_book)


def _add_search(parser: argparse.ArgumentParser, *, playouts: int) -> None:
    parser.add_argument("--variant", choices=SEATINGS, default="classic", help="default: classic")
    parser.add_argument(
        "--playouts", type=count, default=playouts, metavar="N", help=f"of a search (default: {playouts})"
    )
    parser.add_argument(
        "--setting", action="append", default=[], metavar="NAME=VALUE", help="of the search; may be repeated"
    )
    parser.add_argument("--weights", type=Path, metavar="FILE", help="a prior (default: the one built in)")
    parser.add_argument(
        "--network", type=Path, metavar="FILE", help="a value network (default: the one built in)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    parser.add_argument("--jobs", type=count, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--ray", action="store_true", help="run on Ray: RAY_ADDRESS, or this machine")


def run_selfplay(args: argparse.Namespace) -> int:
    run = Run(
        variant=args.variant,
        playouts=args.playouts,
        seed=args.seed,
        random_plies=args.random_plies,
        drawn_plies=args.drawn_plies,
        settings=settings(args.setting),
        weights=fingerprint(args.weights) if args.weights else "",
        network=fingerprint(args.network) if args.network else "",
    )
    pool = _worker_pool(args)
    there = games_kept(args.out) if args.out.exists() else 0
    games = selfplay(
        args.out, run, args.games, pool, weights=_weights(args.weights), network=_network(args.network)
    )
    plies = 0

    def news(game: TrainingGame) -> str:
        nonlocal plies
        plies += len(game.searched)
        return f"{plies} positions"

    played = sum(1 for _ in shown(games, "playing", max(0, args.games - there), quiet=False, news=news))
    print(f"{args.out}: {there} games were there, {played} are new")
    return 0


def run_records(args: argparse.Namespace) -> int:
    kept = keep_records(args.files, args.out)
    print(f"{args.out}: {len(kept)} games")
    return 0


def run_prior(args: argparse.Namespace) -> int:
    options = ExampleOptions(args.positions, args.temperature, seed=args.seed)
    learn, judge = load_examples(args.folders, options)
    before = _weights(args.start)
    found = fit_prior(
        learn,
        judge,
        weights_built_in(read_run(args.folders[0]).variant) if before is None else before,
        l2=args.l2,
        steps=args.steps,
        from_zero=before is None,
    )
    fitted = list(shown(found, "fitting phases", PHASES, quiet=False))
    if all(one.report is None for one in fitted):
        raise RuleError("these are too few games to learn from and to judge by")
    made = {
        "command": (
            f"blockcade train prior --positions {args.positions} "
            f"--temperature {args.temperature:g} --l2 {args.l2:g} --steps {args.steps} --seed {args.seed}"
        ),
        **{f"games {number}": origin(folder) for number, folder in enumerate(args.folders, start=1)},
        "start": "zero" if args.start is None else f"{args.start.name}, {fingerprint(args.start)}",
        **{f"phase {one.phase + 1}": _sentence(one) for one in fitted},
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    write_weights(args.out, weights_of(fitted), made)
    _print_fit(fitted, args.out)
    return 0


def run_book(args: argparse.Namespace) -> int:
    if args.plies > _DEEPEST_BOOK:
        raise RuleError(f"--plies {args.plies}: an opening has at most {_DEEPEST_BOOK}")
    plan = BookPlan(
        variant=args.variant,
        playouts=args.playouts,
        seed=args.seed,
        plies=args.plies,
        settings=settings(args.setting),
        weights=fingerprint(args.weights) if args.weights else "",
        network=fingerprint(args.network) if args.network else "",
        fixed_corners=not args.free_corners,
    )
    args.out.parent.mkdir(parents=True, exist_ok=True)
    log = args.out.with_name(args.out.name + ".log")
    pool, weights, network = _worker_pool(args), _weights(args.weights), _network(args.network)
    studied = grow(log, plan, args.positions, pool, weights=weights, network=network)

    def news(one: StudiedPosition) -> str:
        return f"ply {len(one.line)}"

    for _ in shown(studied, "studying", args.positions, quiet=False, news=news):
        pass
    made = {
        "command": (
            f"blockcade train book --variant {plan.variant} --positions {args.positions} "
            f"--playouts {plan.playouts} --plies {plan.plies} --seed {plan.seed}"
            f"{'' if plan.fixed_corners else ' --free-corners'}"
        ),
        "settings": str(plan.settings or "as built in"),
        "weights": plan.weights or "as built in",
        "network": plan.network or "as built in",
    }
    held = book_of(log, plan, made)
    write_book(args.out, held)
    print(f"{args.out}: {len(held.moves)} positions")
    return 0


def _sentence(fitted: Fitted) -> str:
    report = fitted.report
    if report is None:
        return "too few positions: weights as before"
    return (
        f"{report.learnt_from} positions, {fitted.steps} steps, held-out loss {report.loss:.4f} "
        f"(uniform {report.uniform:.4f}, before {report.before:.4f}, perfect {report.floor:.4f}), "
        f"best move first {report.best_found:.1%}, among five {report.best_in_five:.1%}"
    )


def _print_fit(fitted: list[Fitted], out: Path) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(title=f"loss in held-out games, by phase: {out.name}")
    for heading in ("phase", "positions", "uniform", "before", "loss", "perfect", "first", "in 5"):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in fitted:
        told = one.report
        if told is None:
            table.add_row(str(one.phase + 1), "too few")
            continue
        table.add_row(
            str(one.phase + 1),
            f"{told.learnt_from} | {told.judged_by}",
            *(f"{loss:.3f}" for loss in (told.uniform, told.before, told.loss, told.floor)),
            f"{told.best_found:.0%}",
            f"{told.best_in_five:.0%}",
        )
    Console().print(table)


def _worker_pool(args: argparse.Namespace) -> WorkerPool:
    if args.ray:
        require_ray()
    return WorkerPool(args.jobs, args.ray)


def _weights(path: Path | None) -> Weights | None:
    return None if path is None else read_weights(path)


def _network(path: Path | None) -> Network | None:
    return None if path is None else read_network(path)
