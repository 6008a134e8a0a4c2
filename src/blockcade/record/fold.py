"""How a log becomes a game again: the fold of its events, takebacks included, and the picks of luck."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from blockcade import games as registered
from blockcade.core import Actor, AnyGame, Dice, Game, RuleError, Seat, Setup, Who
from blockcade.core.game import M, S, V
from blockcade.record.events import (
    Chanced,
    Closed,
    Elapsed,
    Event,
    Followed,
    GameEvent,
    Left,
    Moved,
    Opened,
    Revealed,
    Seated,
    TakenBack,
    Weighed,
)


class BadLog(RuleError):
    """The events do not fit together or do not fit the rules. The message says which event, and why."""


AnyTimeline: TypeAlias = "Timeline[Any, Any, Any]"


def actor_of(event: GameEvent) -> Who:
    """Who did it."""
    match event:
        case Moved(seat=seat) | Left(seat=seat):
            return Seat(seat)
        case Chanced():
            return Actor.CHANCE
        case Elapsed():
            return Actor.CLOCK
        case Weighed():
            return Actor.GRAVITY


def event_for(who: Who, notation: str) -> GameEvent:
    """The event that keeps a move of `who`."""
    match who:
        case Actor.CHANCE:
            return Chanced(notation)
        case Actor.CLOCK:
            return Elapsed(notation)
        case Actor.GRAVITY:
            return Weighed(notation)
        case _:
            return Moved(who, notation)


def step(game: Game[S, M, V], state: S, event: GameEvent) -> S:
    """The state after one game event, or RuleError."""
    if isinstance(event, Left):
        return game.leave(state, Seat(event.seat))
    return game.apply(state, actor_of(event), game.parse_move(event.move))


class Timeline(Generic[S, M, V]):
    """The present line of one game: what happened and was not taken back.

    Only the events and the last state are held; a takeback replays the events that stay.
    """

    def __init__(self, game: Game[S, M, V], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self._state = game.initial(setup)
        self._events: tuple[GameEvent, ...] = ()  # not a list: copies share it
        self._draws = 0

    @property
    def state(self) -> S:
        return self._state

    @property
    def events(self) -> Sequence[GameEvent]:
        """The game events of the present line, oldest first."""
        return self._events

    @property
    def kept(self) -> int:
        """How many game events the present line has: what `TakenBack.kept` counts."""
        return len(self._events)

    @property
    def draws(self) -> int:
        """How many of them are luck's. After a takeback the same draw comes again: no fishing for luck."""
        return self._draws

    def apply(self, event: GameEvent | TakenBack) -> None:
        """Goes on by one event, or raises BadLog and stands where it stood."""
        if isinstance(event, TakenBack):
            self._take_back(event)
            return
        try:
            state = step(self.game, self._state, event)
        except RuleError as error:
            raise BadLog(f"game event {self.kept + 1}, {event}, does not fit: {error}") from error
        self._state = state
        self._events = (*self._events, event)
        self._draws += isinstance(event, Chanced)

    def copy(self) -> "Timeline[S, M, V]":
        """A timeline of its own that goes on from here; states are shared, so it costs little."""
        other: Timeline[S, M, V] = object.__new__(type(self))
        other.__dict__.update(self.__dict__)  # a third of the time that copy.copy takes
        return other

    def states(self) -> list[S]:
        """The state at the start and after each event of the present line: `kept` + 1 of them."""
        states = [self.game.initial(self.setup)]
        for event in self._events:
            states.append(step(self.game, states[-1], event))
        return states

    def _take_back(self, event: TakenBack) -> None:
        if not 0 <= event.kept <= self.kept:
            raise BadLog(f"{event} keeps {event.kept} game events, but there are {self.kept}")
        events = self._events[: event.kept]
        state = self.game.initial(self.setup)
        for kept in events:
            state = step(self.game, state, kept)
        self._state = state
        self._events = events
        self._draws = sum(isinstance(kept, Chanced) for kept in events)


def settle(game: Game[S, M, V], state: S, dice: Dice) -> tuple[S, list[Chanced]]:
    """Lets luck act until somebody else is to act: one roll for each pick, and each pick an event."""
    picks: list[Chanced] = []
    while Actor.CHANCE in game.to_act(state):
        move = pick(game.chances(state), dice)
        state = game.apply(state, Actor.CHANCE, move)
        picks.append(Chanced(game.format_move(move)))
    return state, picks


def pick(chances: Sequence[tuple[M, int]], dice: Dice) -> M:
    """The move that one roll of as many sides as the weights add up to lands on."""
    roll = dice.roll(sum(weight for _, weight in chances))
    for move, weight in chances:
        if roll < weight:
            return move
        roll -= weight
    raise ValueError("the dice rolled beyond their sides")


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a whole log says."""

    game: AnyGame
    opened: Opened
    setup: Setup
    names: tuple[str, ...]  # a seat each; empty where nobody has a name
    chairs: tuple[Seated | None, ...]  # how each chair stands at the end
    events: tuple[GameEvent, ...]  # of the line that was kept
    states: tuple[Any, ...]  # at the start and after each of these events
    seed: bytes | None  # once revealed
    next_table: str
    is_closed: bool  # before the game was over

    @property
    def state(self) -> Any:
        return self.states[-1]


def timeline_for(opened: Opened, games: Mapping[str, AnyGame] | None = None) -> AnyTimeline:
    """The start of the game that a log opens, or BadLog when these rules cannot replay it."""
    known = registered.GAMES if games is None else games
    game = known.get(opened.game)
    if game is None:
        raise BadLog(f"no game is called {opened.game!r}; known: {', '.join(sorted(known))}")
    if opened.rules != game.rules_version:
        raise BadLog(
            f"the log follows version {opened.rules} of the rules; this is version {game.rules_version}"
        )
    try:
        return Timeline(game, game.setup(opened.players, opened.options))
    except RuleError as error:
        raise BadLog(f"the game cannot be set up: {error}") from error


def replay(events: Iterable[Event], games: Mapping[str, AnyGame] | None = None) -> Replayed:
    """The fold of a whole log, or BadLog. `games` are the registered ones unless told otherwise."""
    log = iter(events)
    opened = next(log, None)
    if not isinstance(opened, Opened):
        raise BadLog(f"a log begins with Opened, not with {opened}")
    timeline = timeline_for(opened, games)
    chairs: list[Seated | None] = [None] * opened.players
    seed: bytes | None = None
    next_table = ""
    is_closed = False
    for event in log:
        if is_closed and not isinstance(event, Revealed):
            raise BadLog(f"{event} comes after the table was closed")
        match event:
            case Opened():
                raise BadLog("a log opens only once")
            case Seated():
                if not 0 <= event.seat < opened.players:
                    raise BadLog(f"{event} names a seat that is not there")
                chairs[event.seat] = event
            case Revealed():
                try:
                    seed = bytes.fromhex(event.seed)
                except ValueError as error:
                    raise BadLog(f"the revealed seed is not hexadecimal: {event.seed!r}") from error
            case Followed():
                next_table = event.table
            case Closed():
                is_closed = True
            case _:
                timeline.apply(event)
    return Replayed(
        game=timeline.game,
        opened=opened,
        setup=timeline.setup,
        names=tuple(chair.name if chair else "" for chair in chairs),
        chairs=tuple(chairs),
        events=tuple(timeline.events),
        states=tuple(timeline.states()),
        seed=seed,
        next_table=next_table,
        is_closed=is_closed,
    )
