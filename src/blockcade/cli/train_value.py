"""`blockcade train value` and `blockcade train install`: fit the network, and put it into the kernel."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from blockcade.cli.progress import shown
from blockcade.cli.train_words import count, origin, share
from blockcade.core import RuleError
from blockcade.engine.networks import network_built_in, read_network, write_network
from blockcade.engine.priors import fingerprint
from blockcade.engine.training.install import PRIOR_KINDS, checkout, install
from blockcade.engine.training.outlooks import load_outlooks
from blockcade.engine.training.value import Epoch, ErrorReport, best_of, fit_value, fresh_network, judged


def add_value(parser: argparse.ArgumentParser) -> None:
    parser.description = "Fits the network that guesses the points each colour will still make."
    parser.add_argument(
        "folders", type=Path, nargs="+", metavar="DIR", help="games of `train selfplay`, of any variants"
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help=".npy; a .txt beside it says how it was made"
    )
    parser.add_argument(
        "--blend",
        type=share,
        default=0.3,
        metavar="X",
        help="weight of how a game ended against what the search expected (default: 0.3)",
    )
    parser.add_argument(
        "--epochs", type=count, default=14, metavar="N", help="times through all games (default: 14)"
    )
    parser.add_argument(
        "--start", type=Path, metavar="FILE", help="a network to better (default: a random one)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    parser.set_defaults(run=run_value)


def add_install(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Writes kernel/src/weights*.hpp and kernel/src/network.hpp of a source checkout; "
        "the kernel has what they say when it is built again."
    )
    parser.add_argument("--prior", type=Path, metavar="FILE", help="of `train prior`")
    parser.add_argument(
        "--variant",
        choices=PRIOR_KINDS,
        default="classic",
        help="which game the prior is for; classic serves three players too (default: classic)",
    )
    parser.add_argument("--network", type=Path, metavar="FILE", help="of `train value`")
    parser.add_argument(
        "--checkout",
        type=Path,
        metavar="DIR",
        help="the sources (default: those that this command runs from)",
    )
    parser.set_defaults(run=run_install)


def run_value(args: argparse.Namespace) -> int:
    if args.out.suffix != ".npy":
        raise RuleError(f"--out {args.out}: a network is a .npy file")
    start = fresh_network(args.seed) if args.start is None else read_network(args.start)
    before = network_built_in() if args.start is None else start
    learn, judge = load_outlooks(args.folders)
    if not len(learn) or not len(judge):
        raise RuleError("these are too few games to learn from and to judge by: it takes ten")

    def news(epoch: Epoch) -> str:
        return f"held-out error {epoch.loss:.2f}"

    fitting = fit_value(learn, judge, start, blend=args.blend, epochs=args.epochs, seed=args.seed)
    best = best_of(list(shown(fitting, "fitting", args.epochs + 1, quiet=False, news=news)))
    reports = judged(best.network, before, judge)
    made = {
        "command": (
            f"blockcade train value --blend {args.blend:g} --epochs {args.epochs} --seed {args.seed}"
        ),
        **{f"games {number}": origin(folder) for number, folder in enumerate(args.folders, start=1)},
        "start": "random" if args.start is None else f"{args.start.name}, {fingerprint(args.start)}",
        "outlooks": f"{len(learn)} learnt from, {len(judge)} held out",
        "kept": f"epoch {best.number}, held-out error {best.loss:.3f} points",
        **{_plies(one): _sentence(one) for one in reports},
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    write_network(args.out, best.network, made)
    _print_reports(reports, args.out)
    return 0


def run_install(args: argparse.Namespace) -> int:
    if args.prior is None and args.network is None:
        raise RuleError("nothing to install: name --prior FILE, --network FILE or both")
    root = checkout(args.checkout)
    for path in install(root, prior=args.prior, kind=args.variant, network=args.network):
        print(f"{path.relative_to(root)} is written; `make setup` builds the kernel with it")
    return 0


def _plies(report: ErrorReport) -> str:
    return f"plies {report.first} to {report.last - 1}"


def _sentence(report: ErrorReport) -> str:
    return (
        f"{report.outlooks} held out, error {report.network:.2f} points "
        f"(before {report.before:.2f}, searches {report.search:.2f}, the mean {report.spread:.2f}), "
        f"from the searches {report.from_search:.2f}"
    )


def _print_reports(reports: Sequence[ErrorReport], out: Path) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(title=f"errors in held-out games, in points of a colour: {out.name}")
    for heading in ("plies", "outlooks", "mean", "searches", "before", "network", "from searches"):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in reports:
        errors = (one.spread, one.search, one.before, one.network, one.from_search)
        table.add_row(f"{one.first}–{one.last - 1}", str(one.outlooks), *(f"{error:.2f}" for error in errors))
    Console().print(table)
