"""`python -m bench.server.house FOLDER`: our server as `blockcade serve` runs it, with one game more."""

import asyncio
import json
import os
import sys
from pathlib import Path

import uvloop

from bench.server.nine import NINE
from blockcade.cli.serve import BUS_VARIABLE, DB_VARIABLE, calm_the_collector
from blockcade.games import GAMES
from blockcade.server.app import Parts, running_server
from blockcade.server.config import Config
from blockcade.server.limits import Limits
from blockcade.server.listening import Listener, bind

LIMITS = Limits().times(10_000)  # all players share one address here; counting them is part of the cost


async def serve(folder: Path) -> None:
    listening = bind("127.0.0.1", 0)
    parts = Parts(games={**GAMES, NINE.key: NINE})
    database, bus = os.environ.get(DB_VARIABLE, ""), os.environ.get(BUS_VARIABLE, "")
    config = Config(data=folder, database=database, bus=bus, limits=LIMITS)
    async with running_server(config, parts) as server:
        calm_the_collector()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        await Listener(server, lambda: print(json.dumps({"url": url}), flush=True)).serve(sockets=[listening])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        runner.run(serve(Path(sys.argv[1])))
