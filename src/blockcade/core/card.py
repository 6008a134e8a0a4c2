"""A game's card: the facts about a game that other packages need, so that they never ask for its key."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from blockcade.core.actors import Actor, Seat
from blockcade.core.guide import Guide
from blockcade.core.lesson import Lesson
from blockcade.core.setup import Setup
from blockcade.core.tally import Tally
from blockcade.core.tempo import Tempo
from blockcade.core.trials import Trials


class TakebackPolicy(Enum):
    """Whether players may take moves back. Every policy stops at luck, gravity, clocks and other people."""

    OWN_MOVES = "own-moves"  # as long as nobody else has acted since
    NEVER = "never"


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """The facts that a shop prints on the box, and those that server and page need to offer the game."""

    minutes: int  # the usual length of a game
    usual_players: int  # the default number of players
    age: int = 0  # the youngest player, as the sheet prints it; 0: not printed
    ages_of_options: Mapping[str, Mapping[str, int]] = field(default_factory=dict[str, Mapping[str, int]])
    """Editions with an age of their own: the age by option and value."""
    solo_options: Mapping[str, str] | None = None  # the options of solo play; None: there is none
    front_options: tuple[str, ...] = ()  # shown first when a table is set up; the rest are house rules
    takeback: TakebackPolicy = TakebackPolicy.OWN_MOVES
    has_turns: bool = True  # mostly one seat alone is to act, so players can have a total time
    is_race: bool = False  # several seats act at the same time, and the first move counts
    has_hidden: bool = False  # a seat knows something that the others do not know
    causes: frozenset[Actor] = frozenset()  # luck, time, gravity: those that make moves beside the seats
    refusals: tuple[str, ...] = ()  # the slugs with which the rules refuse a move
    endings: tuple[str, ...] = ()  # the slugs that say why a game is over
    guide: Guide | None = None  # what it says about its rules; None: only whose turn it is
    may_pause: Callable[[Any], bool] | None = None  # whether a pause stops the clock; None: never
    numbers: Callable[[Any, Seat], Sequence[int]] | None = None
    """The numbers of a seat's legal moves, ascending; None: pages do not know the game's moves as data."""
    low_wins: Callable[[Setup], bool] | None = None  # whether the lowest score wins; None: the highest does
    tally: Tally | None = None  # the numbers that the score sheet shows beside the result
    tempo: Tempo | None = None  # the times that bots may adapt to; None: no bot of the game does
    lessons: tuple[Lesson, ...] = ()  # the first teaches the basics
    trials: Trials = field(default_factory=Trials)  # for simulations and tests
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    """For a game from outside: its name by language ("en", "fr", …); without any, its key is shown."""
    pitches: Mapping[str, str] = field(default_factory=dict[str, str])
    """One sentence that makes people want to play, by language."""
    option_names: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    """The name of an option ("bell") or of its value ("bell=on") by language; without any, shown as it is."""

    @property
    def has_luck(self) -> bool:
        return Actor.CHANCE in self.causes

    @property
    def has_gravity(self) -> bool:
        return Actor.GRAVITY in self.causes
