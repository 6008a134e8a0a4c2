"""`blockcade worker`: computes the moves of bots from a queue that many servers share."""

import argparse
import asyncio
import os
import signal
import sys
from contextlib import suppress

from blockcade.cli.addresses import BUS_VARIABLE, bus_address
from blockcade.cli.serve import add_log_options, processes
from blockcade.server.config import default_bot_processes
from blockcade.server.logs import set_up

DESCRIPTION = """\
Thinks about the turns of bots for servers that were started with the same --bus. A worker keeps nothing and
needs no database: a turn holds what the bot's seat may see and nothing else. Start as many as you have
processors for, stop them at any time; a turn that is lost with one goes to another, or is thought about by
the server itself.
"""


def add_parser(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",  # pyright: ignore[reportPrivateUsage]
) -> None:
    parser = subparsers.add_parser(
        "worker",
        help="think for the bots of servers on other hosts",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--bus",
        type=bus_address,
        default=os.environ.get(BUS_VARIABLE, ""),
        metavar="URL",
        help=f"NATS server with JetStream: nats://host:4222 (default: what {BUS_VARIABLE} says)",
    )
    parser.add_argument(
        "--processes",
        type=processes,
        default=default_bot_processes(),
        metavar="N",
        help="turns to think about at the same time (default: one less than there are processors)",
    )
    add_log_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Return 0 after a normal stop; 2, with one sentence on stderr, if there is no bus."""
    if not args.bus:
        print("A worker needs to know its bus: give --bus nats://host:4222.", file=sys.stderr)
        return 2
    set_up(args.log, args.log_level)
    asyncio.run(_work(args.bus, args.processes))
    return 0


async def _work(bus: str, at_once: int) -> None:
    # Imported here: a server without a bus needs none of these.
    from blockcade.server.bus.connection import NatsConnection  # noqa: PLC0415
    from blockcade.server.thinking.remote_worker import RemoteWorker  # noqa: PLC0415

    connection = NatsConnection(bus, "blockcade worker")

    def say_ready() -> None:
        print(f"{at_once} bots can think here now.", flush=True)

    working = asyncio.create_task(RemoteWorker(connection, at_once, say_ready).run())
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, working.cancel)
    with suppress(asyncio.CancelledError):
        await working
    await connection.close()
