"""Opens a table on a server and plays one move there, as a browser would: `scripts/one_move.py URL`."""

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server.house import HERE, Accepted, Page


async def main(url: str) -> int:
    page = Page(url)
    table = await page.open("blokus", HERE, HERE)
    async with page.at(table) as chat:
        answer = await chat.play_any(chat.update.to_act[0])
        print(f"table {table}: {type(answer).__name__}, {chat.update.seq} events")
        return 0 if isinstance(answer, Accepted) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1])))
