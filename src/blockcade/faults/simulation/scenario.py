"""Makes a scenario from a seed: tables and people, duration, and faults."""

import random
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType

from blockcade import bots
from blockcade.core import AnyGame, TakebackPolicy
from blockcade.games import GAMES, OWN_GAMES
from blockcade.testkit.quarry import QUARRY
from blockcade.wire.http import NewSeat, NewTable, Sitter

ALL_GAMES: MappingProxyType[str, AnyGame] = MappingProxyType({**GAMES, QUARRY.key: QUARRY})


class Mishap(Enum):
    """All kinds of faults; a scenario has some of them."""

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
    CLOSED = "closed"  # the operator closes a table in the middle of its game
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
        """Return random numbers for one part; draws of other parts do not change them."""
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


# Each game as often as its card says. Games from outside would change what a seed stands for.
_GAMES = tuple(
    game
    for game in sorted((*OWN_GAMES.values(), QUARRY), key=lambda game: (-game.card.trials.weight, game.key))
    for _ in range(game.card.trials.weight)
)
_TURN_SECONDS = "turnSeconds"


def scenario_of(seed: int, nodes: int = 1) -> Scenario:
    """Make the scenario of a seed; it changes only with this function."""
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
    most, may_take_back = game.card.trials.most_players, game.card.takeback is not TakebackPolicy.NEVER
    seats = [NewSeat(Sitter.ME, "Host"), *(_seat(game.key, luck) for _ in range(luck.randint(1, most - 1)))]
    options, wants_takeback = _options(game, luck), luck.random() < 0.5
    return Sitting(
        NewTable(game.key, seats, options, takeback=wants_takeback and may_take_back, hints=True),
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


def _options(game: AnyGame, luck: random.Random) -> dict[str, str]:
    turn_seconds = luck.choice(("0", "30"))  # drawn for every game, so that old seeds keep their worlds
    options: dict[str, str] = {}
    for key, values in game.card.trials.options.items():
        if key == _TURN_SECONDS:
            options[key] = turn_seconds
        else:
            options[key] = values[0] if len(values) == 1 else luck.choice(values)
    return options
