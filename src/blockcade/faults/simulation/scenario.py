"""What a seed stands for: who sits where, how long it lasts, and what goes wrong."""

import random
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType

from blockcade import bots
from blockcade.core import AnyGame
from blockcade.games import GAMES
from blockcade.testkit.quarry import QUARRY
from blockcade.wire.http import NewSeat, NewTable, Sitter

ALL_GAMES: MappingProxyType[str, AnyGame] = MappingProxyType({**GAMES, QUARRY.key: QUARRY})


class Mishap(Enum):
    """Everything that may go wrong; a scenario has some of them."""

    KILL = "kill"  # a process ends at once, in the middle of anything
    RESTART = "restart"  # a process is stopped in order, and another begins
    PAUSE = "pause"  # a process does nothing for a while
    JUMP = "jump"  # a process's clock of the day is set
    DISK_REFUSES = "disk-refuses"  # an append fails and keeps nothing
    DISK_UNSURE = "disk-unsure"  # an append fails and may have been kept
    DISK_STALLS = "disk-stalls"  # an append takes long
    DISK_FULL = "disk-full"  # for a while every append fails
    UNREADABLE = "unreadable"  # reading fails
    CUT = "cut"  # a connection is cut off
    HALF_OPEN = "half-open"  # and the server does not notice for a while
    STALL = "stall"  # a page takes nothing for a while
    TWICE = "twice"  # a command is sent twice
    NONSENSE = "nonsense"  # what is sent is no command
    BUS_LOSES = "bus-loses"  # some news never reach other nodes
    BUS_LATE = "bus-late"  # or late, after younger ones
    BUS_REPEATS = "bus-repeats"  # or twice
    BUS_PARTS = "bus-parts"  # a node hears nothing of the others for a while, nor they of it
    CLOSED = "closed"  # whoever runs the server closes a table in the middle of its game
    THINKERS_FAIL = "thinkers-fail"  # bots break down, are busy, or take too long


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table as it is opened, and how many people come to it; the first of them opens it."""

    asked: NewTable
    people: int
    forgotten: bool = False  # they never look at it


@dataclass(frozen=True, slots=True)
class Scenario:
    seed: int
    nodes: int
    sittings: tuple[Sitting, ...]
    mishaps: frozenset[Mishap]
    seconds: float  # how long things go wrong
    every: float  # seconds between two mishaps that hit a process or a connection
    disk_fails: float  # how often an append or a reading fails, of 1
    shuffles: bool = field(default=False)  # what is ready at the same time runs in any order

    def luck(self, name: str) -> random.Random:
        """One part's own luck: what another part draws does not change it."""
        return random.Random(f"{self.seed}/{name}")

    def without(self, mishap: Mishap) -> "Scenario":
        return replace(self, mishaps=self.mishaps - {mishap})

    def __str__(self) -> str:
        tables = "; ".join(
            f"{sitting.asked.game} for {sitting.people} people"
            f" and {', '.join(seat.sitter.value for seat in sitting.asked.seats)}"
            for sitting in self.sittings
        )
        wrong = ", ".join(sorted(mishap.value for mishap in self.mishaps)) or "nothing"
        return f"seed {self.seed}: {self.nodes} node(s), {self.seconds:.0f} s; {tables}; goes wrong: {wrong}"


# The game in which most can happen in little time is played most often.
_GAMES = ("quarry",) * 6 + ("blackout", "blackout", "blockyou", "blockyou", "blockout", "blokus")


def scenario_of(seed: int, nodes: int = 1) -> Scenario:
    """The same for ever, as long as this function is not changed."""
    luck = random.Random(f"{seed}/scenario")
    mishaps = frozenset(mishap for mishap in Mishap if luck.random() < 0.5)
    return Scenario(
        seed=seed,
        nodes=nodes,
        sittings=tuple(_sitting(luck) for _ in range(luck.choice((1, 1, 2)))),
        mishaps=mishaps,
        seconds=luck.uniform(15, 45),
        every=luck.uniform(2, 12),
        disk_fails=luck.choice((0.02, 0.1, 0.3)),
        shuffles=luck.random() < 0.5,
    )


def _sitting(luck: random.Random) -> Sitting:
    game = luck.choice(_GAMES)
    most = 2 if game == "blokus" else 3
    seats = [NewSeat(Sitter.ME, "Host"), *(_seat(game, luck) for _ in range(luck.randint(1, most - 1)))]
    return Sitting(
        NewTable(game, seats, _options(game, luck), takeback=luck.random() < 0.5, hints=True),
        people=1 + sum(seat.sitter is Sitter.LINK for seat in seats) + luck.choice((0, 0, 1)),
        forgotten=luck.random() < 0.05,
    )


def _seat(game: str, luck: random.Random) -> NewSeat:
    sitter = luck.choice((Sitter.LINK, Sitter.LINK, Sitter.LINK, Sitter.HERE, Sitter.BOT))
    return NewSeat(sitter, level=level_for(game) if sitter is Sitter.BOT else "")


def level_for(game: str) -> str:
    """The bot that plays a game in simulations; it needs little time."""
    return levels_for(game)[0]


def levels_for(game: str) -> tuple[str, ...]:
    return bots.levels(game) or ("random",)


def _options(game: str, luck: random.Random) -> dict[str, str]:
    turn_seconds = luck.choice(("0", "30"))
    match game:
        case "quarry":
            return {"bell": luck.choice(("on", "off"))}
        case "blokus":
            return {"board": "duo", "turnSeconds": turn_seconds}
        case "blockyou":
            return {"roundSeconds": luck.choice(("0", "30"))}
        case "blockout":
            model = luck.choice(("physics", *("statics", "reported") * 4))  # a real tower takes real time
            return {"towerModel": model, "turnSeconds": turn_seconds}
        case _:
            return {"turnSeconds": turn_seconds}
