"""Settings for games without people: random walks, playthroughs, simulated worlds and torture tests."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from blockcade.core.actors import Who
from blockcade.core.outcome import Outcome

# Takes a state, the seat or actor to act and its legal moves; returns some of these, in order, at least one.
Sense: TypeAlias = Callable[[Any, Who, Sequence[Any]], Sequence[Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialTable:
    """A table as a person opens it."""

    seats: tuple[str, ...]  # "me", "here", "link", or a bot by its level: "bot easy"
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    takeback: bool = False
    level: str  # of bots that take over for a person


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """A number that is worth counting over many games of one kind."""

    key: str  # in JSON
    title: str
    unit: str  # the thing that is counted
    numbers: Sequence[int]  # all that can occur
    of: Callable[[Sequence[tuple[Who, Any]], Outcome | None], list[int]]
    """All numbers that occurred in one game, from its moves with their actors and its outcome."""

    def counted(self, occurred: Iterable[int]) -> dict[int, int]:
        counts = Counter(occurred)
        return {number: counts[number] for number in self.numbers}


@dataclass(frozen=True, slots=True, kw_only=True)
class Trials:
    sense: Sense | None = None  # the moves that a player would consider, if random play hardly ends
    forms: Mapping[str, tuple[int, Mapping[str, str]]] = field(
        default_factory=dict[str, tuple[int, Mapping[str, str]]]
    )
    """Variants that differ so much from the usual game that they have their own playthrough: players and
    options by name."""
    longest_playthrough: int | None = None  # in events; None: whole games
    weight: int = 1  # the share of this game in simulated worlds
    most_players: int = 3  # in simulated worlds
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """The values from which simulated worlds draw; `turnSeconds` is always drawn from its own two."""
    bots_may_wait: bool = False  # bots may wait for minutes without a move
    tables: tuple[TrialTable, ...] = ()  # in the variants that differ most for a server
    chart: Chart | None = None
