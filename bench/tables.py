"""Measures Blokus at tables and in simulations, as pairs in turn.

The first of a pair is the reference: rules in Python, moves as text. The second is what is used: placements
from the kernel, moves as numbers.
"""

import asyncio
import json
import random
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.serving import cpu_seconds, running_server
from blockcade.cli.sim import play_game
from blockcade.engine.finding import VARIABLE, python_rules
from blockcade.games.blokus.board import CLASSIC

ROUNDS = 5
TABLES = 6


class Counting(ClientConnection):
    """Knows how many bytes it has received."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


@dataclass(frozen=True, slots=True)
class Round:
    moves: int
    cpu_seconds: float
    received: int


def rows(rounds: int = ROUNDS) -> Iterator[tuple[str, str, str]]:
    """Each figure is the median of the rounds; ratios are those of the pairs."""
    before, after = _tables(rounds)
    yield from _pair(
        "Blokus at tables, compressed, in moves /CPU-s of the server",
        [one.moves / one.cpu_seconds for one in before],
        [one.moves / one.cpu_seconds for one in after],
    )
    yield from _pair(
        "Blokus at tables: bytes a move on the wire, to a page that plays all seats",
        [one.received / one.moves for one in before],
        [one.received / one.moves for one in after],
    )
    slow, fast = _simulations(rounds)
    yield from _pair("`sim blokus` of four greedy bots, in moves /CPU-s", slow, fast)


def _pair(what: str, before: list[float], after: list[float]) -> Iterator[tuple[str, str, str]]:
    ratios = sorted(new / old for old, new in zip(before, after, strict=True))
    yield (
        what,
        f"{statistics.median(before):,.0f} → {statistics.median(after):,.0f}",
        f"{statistics.median(ratios):.2f} times, {ratios[0]:.2f} to {ratios[-1]:.2f}; {len(ratios)} pairs",
    )


def _tables(rounds: int) -> tuple[list[Round], list[Round]]:
    with running_server({VARIABLE: "python"}) as old, running_server() as new:
        before, after = list[Round](), list[Round]()
        for number in range(rounds + 1):
            before.append(asyncio.run(_round(*old, number, "")))
            after.append(asyncio.run(_round(*new, number, "?moves=numbers")))
    return before[1:], after[1:]  # the first round builds tables


async def _round(url: str, pid: int, number: int, query: str) -> Round:
    async with httpx.AsyncClient(base_url=url) as http:
        seats = [{"sitter": "me"}, *[{"sitter": "here"}] * 3]
        body = {"game": "blokus", "seats": seats, "options": {"starter": "0"}}
        names = [(await http.post("/api/tables", json=body)).json()["table"] for _ in range(TABLES)]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    before = cpu_seconds(pid)
    played = await asyncio.gather(
        *(_play(url, name, cookie, query, f"{number} {at}") for at, name in enumerate(names))
    )
    moves, received = map(sum, zip(*played, strict=True))
    return Round(moves, cpu_seconds(pid) - before, received)


async def _play(url: str, table: str, cookie: str, query: str, seed: str) -> tuple[int, int]:
    """A game of random moves that prefers large pieces; with text and with numbers it is the same."""
    dice = random.Random(seed)
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
    async with connect(address, additional_headers={"Cookie": cookie}, create_connection=Counting) as socket:
        assert isinstance(socket, Counting)
        update = await _next_update(socket)
        first, number = socket.received, 0
        while update["choices"]:
            number += 1
            choice = update["choices"][0]
            gaps: list[int] = choice.get("gaps", [])
            moves: list[str] = choice["moves"] or [
                CLASSIC.tables.placements[at].lay.notation for at in accumulate(gaps)
            ]
            move = moves[max(dice.randrange(len(moves)), dice.randrange(len(moves)))]
            seq = update["seq"]
            play = {"type": "play", "command_id": str(number), "seat": choice["seat"], "at_seq": seq}
            await socket.send(json.dumps({**play, "move": move}))
            update = await _next_update(socket)
        return number, socket.received - first


async def _next_update(socket: ClientConnection) -> dict[str, Any]:
    while True:
        message = msgspec.json.decode(await socket.recv())
        if message["type"] == "update":
            return message


def _simulations(rounds: int) -> tuple[list[float], list[float]]:
    before, after = list[float](), list[float]()
    for number in range(rounds + 1):
        with python_rules():
            before.append(_simulated(number))
        after.append(_simulated(number))
    return before[1:], after[1:]


def _simulated(number: int, games: int = 3) -> float:
    begun, plies = time.process_time(), 0
    for game in range(games):
        plies += play_game("blokus", 4, {}, ["greedy"] * 4, "bench", 1.0, False, games * number + game).plies
    return plies / (time.process_time() - begun)


if __name__ == "__main__":
    for row in rows():
        print(" | ".join(row))
