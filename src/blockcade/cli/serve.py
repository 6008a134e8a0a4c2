"""`blockcade serve`: tables for everybody who can reach this machine."""

import argparse
import asyncio
import errno
import gc
import ipaddress
import json
import math
import os
import signal
import socket
import sys
from dataclasses import replace
from pathlib import Path

from blockcade.cli.addresses import BUS_VARIABLE, DB_VARIABLE, DEFAULT_DATA, add_database, bus_address
from blockcade.cli.browser import open_browser
from blockcade.server.admin.key import KEY_VARIABLE as OPERATOR_VARIABLE
from blockcade.server.app import running_server
from blockcade.server.checkup import FEW_FILES
from blockcade.server.config import LOOPBACK, Config, default_bot_processes
from blockcade.server.identity import KEY_VARIABLE, BadKey
from blockcade.server.limits import ConnectionLimits, Limits
from blockcade.server.listening import STOPPING, Listener, allow_many_files, bind, watched
from blockcade.server.logs import KINDS, LEVELS, set_up
from blockcade.server.store import StoreError
from blockcade.server.transport.admission import LEAST_CONNECTIONS, MAX_CONNECTIONS
from blockcade.server.transport.pages import is_built

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - what a host may ask for, not what we choose

DESCRIPTION = f"""\
Serves the games on this machine. Open the printed address in a browser, choose a game, and send your
friends the link or let them scan the code. Everything that happens at a table is kept in the data folder
before anybody hears of it, so the server can be stopped and started at any time.

Many servers on many hosts become one when they share a database (--db) and a bus (--bus); see
docs/scaling.md.

To let other devices in your network join, use --host 0.0.0.0.
The key that signs cookies and links is made in the data folder, unless {KEY_VARIABLE} holds one
(64 hexadecimal digits). So is the operator's key, for /metrics and `blockcade admin`, unless
{OPERATOR_VARIABLE} holds one.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "serve",
        help="serve the games to browsers",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: only this machine)"
    )
    parser.add_argument(
        "--port", type=port_number, default=8000, help="port; 0 takes a free one (default: 8000)"
    )
    parser.add_argument(
        "--data",
        type=Path,
        default=DEFAULT_DATA,
        metavar="DIR",
        help="where tables are kept (default: ./data)",
    )
    add_database(
        parser,
        "keep tables in this PostgreSQL database, which many nodes may share: postgresql://user@host/name"
        f" (default: what {DB_VARIABLE} says, else the data folder)",
    )
    parser.add_argument(
        "--bus",
        type=bus_address,
        default=os.environ.get(BUS_VARIABLE, ""),
        metavar="URL",
        help=f"NATS server by which nodes hear of each other: nats://host:4222 (default: {BUS_VARIABLE})",
    )
    parser.add_argument(
        "--bot-pause-ms",
        type=_milliseconds,
        default=700,
        metavar="MS",
        help="least time a bot takes for a move, so that people can follow (default: 700)",
    )
    parser.add_argument(
        "--bot-processes",
        type=processes,
        default=default_bot_processes(),
        metavar="N",
        help="processes for strong bots, hints and reviews (default: one less than there are processors);"
        " one more is started for quick moves and hints when these are busy with long ones",
    )
    parser.add_argument(
        "--seed",
        type=_seed,
        metavar="HEX",
        help="let every table draw from this seed, for demonstrations: its luck is then no secret",
    )
    parser.add_argument(
        "--limits",
        type=_limits,
        default=Limits(),
        metavar="FACTOR",
        help="multiply what one address and one player may ask for, or 0: no limits (default: 1)",
    )
    parser.add_argument(
        "--max-connections",
        type=_connections,
        default=0,
        metavar="N",
        help="most connections at once (default: what the limit on open files leaves, at most"
        f" {MAX_CONNECTIONS})",
    )
    parser.add_argument(
        "--deadlines",
        type=_factor,
        default=1.0,
        metavar="FACTOR",
        help="multiply the time in which a request has to arrive, for very slow lines (default: 1)",
    )
    parser.add_argument(
        "--trusted-proxy",
        type=_network,
        action="append",
        metavar="ADDRESS",
        help="address or network of a proxy whose X-Forwarded-For and X-Forwarded-Proto are believed;"
        " may be given several times (default: this machine)",
    )
    parser.add_argument(
        "--metrics",
        type=_address,
        metavar="HOST:PORT",
        help="also serve /metrics, /healthz and /readyz here, without a key: for an address only you reach",
    )
    add_log_options(parser)
    parser.add_argument("--open", action="store_true", help="open the address in this machine's browser")
    parser.add_argument("--json", action="store_true", help="print one line of JSON when listening")
    parser.set_defaults(run=run)


def add_log_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--log", choices=KINDS, default="plain", help="how the log on stderr is written (default: plain)"
    )
    parser.add_argument(
        "--log-level", choices=LEVELS, default="info", help="the least that is written (default: info)"
    )


def run(args: argparse.Namespace) -> int:
    """Return 0 after a normal stop; 2, with one sentence on stderr, if the server cannot start."""
    if args.bus and not args.db:
        return _cannot("--bus is for nodes that share a database: give --db too.")
    try:
        listening = bind(args.host, args.port)
    except OSError as error:
        return _cannot(_bind_problem(args.host, args.port, error))
    with listening:
        set_up(args.log, args.log_level)
        if (files := allow_many_files()) < FEW_FILES:
            print(
                f"Only {files} files may be open at once here, a socket each (see ulimit -n).",
                file=sys.stderr,
            )
        config = Config(
            data=args.data,
            database=args.db,
            bus=args.bus,
            bot_pause_ms=args.bot_pause_ms,
            bot_processes=args.bot_processes,
            scripted_seed=args.seed,
            limits=args.limits,
            connections=replace(ConnectionLimits().with_time(args.deadlines), most=args.max_connections),
            trusted_proxies=tuple(args.trusted_proxy or LOOPBACK),
        )
        try:
            with asyncio.Runner(loop_factory=_loop_factory()) as runner:
                runner.run(_serve(config, listening, args))
        except (BadKey, StoreError, OSError) as error:
            return _cannot(f"The server cannot start: {error}.")
    return 0


def calm_the_collector() -> None:
    """Tune the garbage collector for punctual races: one full collection of a busy server takes 0.3 s.

    Reference counts free nearly everything here; cycles are rare and can wait. So loaded modules are frozen,
    and full collections are seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


async def _serve(config: Config, listening: socket.socket, args: argparse.Namespace) -> None:
    async with running_server(config) as server, watched(server, args.metrics) as metrics_port:
        listener = Listener(server, lambda: _announce(config, listening, args, metrics_port))
        for number in STOPPING:  # from here on, not only from when it listens
            signal.signal(number, listener.handle_exit)
        calm_the_collector()
        await listener.serve(sockets=[listening])
        for number in STOPPING:  # a second signal ends the process at once
            signal.signal(number, signal.SIG_DFL)


def _announce(
    config: Config, listening: socket.socket, args: argparse.Namespace, metrics_port: int | None
) -> None:
    port = listening.getsockname()[1]
    shown = "localhost" if args.host in EVERYWHERE else args.host
    url = f"http://{_bracketed(shown)}:{port}/"
    metrics = f"http://{_bracketed(args.metrics[0])}:{metrics_port}/metrics" if args.metrics else None
    if args.json:
        print(json.dumps({"url": url, **({"metrics": metrics} if metrics else {})}), flush=True)
        return
    print(f"Blockcade is at {url}", flush=True)
    if not is_built(config.page):
        print(
            "The browser page is not part of this installation: run `make page` in the source folder"
            " (and install again, unless it runs from there).",
            flush=True,
        )
    if args.host in EVERYWHERE and (address := _lan_address()):
        print(f"Other devices in your network reach it at http://{address}:{port}/", flush=True)
    if args.open and not open_browser(url):
        print("No browser can be opened from here: open this address in one yourself.", flush=True)
    if metrics:
        print(f"Metrics are at {metrics}", flush=True)
    print("Press Ctrl+C to stop.", flush=True)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _lan_address() -> str | None:
    """Return this machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nobody has it
        except OSError:
            return None
        return probe.getsockname()[0]


def _bind_problem(host: str, port: int, error: OSError) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"Port {port} on {host} is in use; choose another with --port, or --port 0 for a free one."
        case errno.EACCES:
            return f"This user may not listen on port {port}; choose one above 1023 with --port."
        case _:
            return f"Cannot listen on {host}, port {port}: {error.strerror or error}."


def _cannot(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _loop_factory() -> "type[asyncio.AbstractEventLoop] | None":
    try:
        import uvloop  # noqa: PLC0415 - only with the extra `hosts`, and never on Windows
    except ImportError:
        return None
    return uvloop.Loop


def port_number(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return port


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal():
        raise argparse.ArgumentTypeError("an address is written HOST:PORT, such as 127.0.0.1:9464")
    return host.strip("[]"), port_number(port)


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if not seed:
        raise argparse.ArgumentTypeError("a seed is written in hexadecimal digits, two for each byte")
    return seed


def _limits(text: str) -> Limits:
    factor = float(text)
    if not 0 <= factor < math.inf:
        raise argparse.ArgumentTypeError("limits are multiplied by a number from 0 up")
    return Limits().times(factor or math.inf)


def _factor(text: str) -> float:
    factor = float(text)
    if not 0.1 <= factor <= 100:
        raise argparse.ArgumentTypeError("deadlines are multiplied by a number from 0.1 to 100")
    return factor


def _connections(text: str) -> int:
    number = int(text)
    if not LEAST_CONNECTIONS <= number <= 1_000_000:
        raise argparse.ArgumentTypeError(f"there are from {LEAST_CONNECTIONS} to 1000000 connections")
    return number


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text) if "/" in text else ipaddress.ip_address(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def processes(text: str) -> int:
    """Read the number of processes that think at the same time."""
    number = int(text)
    if not 1 <= number <= 256:
        raise argparse.ArgumentTypeError("there are from 1 to 256 processes")
    return number


def _milliseconds(text: str) -> int:
    duration = int(text)
    if not 0 <= duration <= 60_000:
        raise argparse.ArgumentTypeError("a pause lasts from 0 to 60000 milliseconds")
    return duration
