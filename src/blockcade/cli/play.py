"""`blockcade play`, or `blockcade` alone: the arcade on this machine, in the browser."""

import argparse
from pathlib import Path

from blockcade.cli import parser_of, serve
from blockcade.cli.addresses import user_folder
from blockcade.cli.browser import NO_BROWSER
from blockcade.server.listening import bind

HERE, USUAL_PORT = "127.0.0.1", 8000

DESCRIPTION = f"""\
Starts the arcade for this machine alone and opens the browser. Games are kept in the user's own data folder,
so that they go on when the arcade is started again. `blockcade serve` lets other devices join.

With {NO_BROWSER} set to anything, no browser is opened; the address is printed in any case.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "play",
        help="start the arcade on this machine and open the browser",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--port",
        type=serve.port_number,
        metavar="PORT",
        help=f"port (default: {USUAL_PORT} if it is free, else any free one)",
    )
    parser.add_argument(
        "--data", type=Path, default=user_folder(), metavar="DIR", help="default: %(default)s"
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    port = _usual_or_free() if args.port is None else args.port
    opens = [] if args.no_browser else ["--open"]
    # A database that a host's environment names is for `serve`.
    alone = ["--db", "", "--bus", ""]
    asked = ["serve", "--host", HERE, "--port", str(port), "--data", str(args.data), *alone, *opens]
    return serve.run(parser_of("serve").parse_args(asked))


def _usual_or_free() -> int:
    try:
        bind(HERE, USUAL_PORT).close()
    except OSError:
        return 0
    return USUAL_PORT
