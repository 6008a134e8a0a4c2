"""One game during play: the events of its present line, takebacks, and the picks of luck."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Generic, NamedTuple, TypeAlias

from blockcade import games as registered
from blockcade.core import Actor, AnyGame, Dice, Game, RuleError, Seat, Setup, Who
from blockcade.core.game import M, S, V
from blockcade.record.events import (
    Chanced,
    Elapsed,
    Event,
    GameEvent,
    Left,
    Moved,
    Opened,
    TakenBack,
    Weighed,
)


class BadLog(RuleError):
    """The events do not fit together or do not fit the rules. The message says which event, and why."""


def actor_of(event: GameEvent) -> Who:
    """The seat or actor that made the event's move."""
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
    """The event that records a move of `who`."""
    match who:
        case Actor.CHANCE:
            return Chanced(notation)
        case Actor.CLOCK:
            return Elapsed(notation)
        case Actor.GRAVITY:
            return Weighed(notation)
        case _:
            return Moved(who, notation)


class Ply(NamedTuple, Generic[S, M]):
    """One game event of a line with its parsed move and the state after it."""

    event: GameEvent
    move: M | None  # None: somebody left
    state: S  # after it


def step(game: Game[S, M, V], state: S, event: GameEvent) -> S:
    """The state after one game event. Raises RuleError."""
    return next_ply(game, state, event).state


def next_ply(game: Game[S, M, V], state: S, event: GameEvent, move: M | None = None) -> Ply[S, M]:
    """The event with its move, parsed unless it is given, and the state after it. Raises RuleError."""
    if isinstance(event, Left):
        return Ply(event, None, game.leave(state, Seat(event.seat)))
    move = game.parse_move(event.move) if move is None else move
    return Ply(event, move, game.apply(state, actor_of(event), move))


class Timeline(Generic[S, M, V]):
    """The present line of one game: its events that were not taken back, and the state they lead to.

    It holds only the last state; a takeback replays the remaining events. With `keeps_plies` it also
    holds every move and state, for readers of finished games, who need them all.
    """

    def __init__(self, game: Game[S, M, V], setup: Setup, *, keeps_plies: bool = False) -> None:
        self.game = game
        self.setup = setup
        self._state = game.initial(setup)
        self._events: tuple[GameEvent, ...] = ()  # not a list: copies share it
        self._plies: tuple[Ply[S, M], ...] | None = () if keeps_plies else None
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
        """The number of game events of the present line, as in `TakenBack.kept`."""
        return len(self._events)

    @property
    def draws(self) -> int:
        """How many of them are draws of luck. A takeback repeats the same draw, so it cannot improve luck."""
        return self._draws

    def apply(self, event: GameEvent | TakenBack, move: M | None = None) -> M | None:
        """Applies one event and returns its move; None: it has none.

        `move` saves the parsing if the caller has the parsed move. Raises IllegalMove, BadNotation or, for a
        takeback, BadLog; the timeline then does not change.
        """
        if isinstance(event, TakenBack):
            self._take_back(event)
            return None
        ply = next_ply(self.game, self._state, event, move)
        self._state = ply.state
        self._events = (*self._events, event)
        if self._plies is not None:
            self._plies = (*self._plies, ply)
        self._draws += isinstance(event, Chanced)
        return ply.move

    def read(self, event: GameEvent | TakenBack) -> None:
        """`apply` for readers of logs: BadLog says which event does not fit, and why."""
        with reading(event, self.kept):
            self.apply(event)

    def copy(self) -> "Timeline[S, M, V]":
        """An independent timeline that goes on from here; states are shared, so it costs little."""
        other: Timeline[S, M, V] = object.__new__(type(self))
        other.__dict__.update(self.__dict__)  # a third of the time that copy.copy takes
        return other

    def __copy__(self) -> "Timeline[S, M, V]":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Timeline[S, M, V]":
        """Rules, set-up, states and events never change, so there is nothing to copy deeper."""
        return self.copy()

    def plies(self) -> Sequence[Ply[S, M]]:
        """Every event of the present line with its move and the state after it; replayed now unless kept."""
        return self._play(self._events) if self._plies is None else self._plies

    def states(self) -> list[S]:
        """The state at the start and after each event of the present line: `kept` + 1 of them."""
        return [self.game.initial(self.setup), *(ply.state for ply in self.plies())]

    def _take_back(self, event: TakenBack) -> None:
        if not 0 <= event.kept <= self.kept:
            raise BadLog(f"{event} keeps {event.kept} game events, but there are {self.kept}")
        events = self._events[: event.kept]
        plies = self._play(events) if self._plies is None else self._plies[: event.kept]
        self._state = plies[-1].state if plies else self.game.initial(self.setup)
        self._plies = None if self._plies is None else plies
        self._events = events
        self._draws = sum(isinstance(kept, Chanced) for kept in events)

    def _play(self, events: Iterable[GameEvent]) -> tuple[Ply[S, M], ...]:
        """Plays these events from the start."""
        plies: list[Ply[S, M]] = []
        state = self.game.initial(self.setup)
        for event in events:
            plies.append(next_ply(self.game, state, event))
            state = plies[-1].state
        return tuple(plies)


AnyTimeline: TypeAlias = Timeline[Any, Any, Any]


@contextmanager
def reading(event: Event, kept: int) -> Generator[None]:
    """Turns a rule error about an event of a log, after `kept` game events, into BadLog."""
    try:
        yield
    except BadLog:
        raise
    except RuleError as error:
        raise BadLog(f"game event {kept + 1}, {event}, does not fit: {error}") from error


def settle(game: Game[S, M, V], state: S, dice: Dice) -> tuple[S, list[Chanced]]:
    """Lets luck act until somebody else is to act: each pick is one roll and one event."""
    picks: list[Chanced] = []
    while Actor.CHANCE in game.to_act(state):
        move = pick(game.chances(state), dice)
        state = game.apply(state, Actor.CHANCE, move)
        picks.append(Chanced(game.format_move(move)))
    return state, picks


def pick(chances: Sequence[tuple[M, int]], dice: Dice) -> M:
    """The move that one roll selects; the dice have as many sides as the sum of the weights."""
    roll = dice.roll(sum(weight for _, weight in chances))
    for move, weight in chances:
        if roll < weight:
            return move
        roll -= weight
    raise ValueError("the dice rolled beyond their sides")


def timeline_for(
    opened: Opened, games: Mapping[str, AnyGame] | None = None, *, keeps_plies: bool = False
) -> AnyTimeline:
    """The start of the game that a log opens. Raises BadLog when these rules cannot replay it.

    `games` are the registered ones by default.
    """
    known = registered.GAMES if games is None else games
    game = known.get(opened.game)
    if game is None:
        raise BadLog(f"no game is called {opened.game!r}; known: {', '.join(sorted(known))}")
    if opened.rules != game.rules_version:
        earlier = game.earlier.get(opened.rules)
        if earlier is None:
            raise BadLog(
                f"the log follows version {opened.rules} of the rules; this is version {game.rules_version}"
            )
        game = earlier
    try:
        return Timeline(game, game.setup(opened.players, opened.options), keeps_plies=keeps_plies)
    except RuleError as error:
        raise BadLog(f"the game cannot be set up: {error}") from error
