"""What a log says of a table now: chairs, game, whose turn since when, running alarms, commands done."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from blockcade.core import Actor, AnyGame, Seat, Wait, Who, format_who
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
    Stamped,
    TakenBack,
    Weighed,
)
from blockcade.record.fold import AnyTimeline, BadLog, actor_of, timeline_for
from blockcade.server.store import Summary
from blockcade.server.tables.position import Position
from blockcade.wire.to_browser import Moment

MOMENTS = 8  # moves of which it is told when they came: more than one round of a race has


class Step(msgspec.Struct, frozen=True, gc=False):  # can be part of no circle
    """A game event of the present line, and the person who decided it; empty: not a person."""

    event: GameEvent
    person: str
    seq: int


class Happening:
    """A change of the game, with the state in which it happened; what all who are told need is found once."""

    __slots__ = ("_move", "actor", "before", "event", "who")

    def __init__(self, event: GameEvent | TakenBack, before: Any) -> None:
        self.event = event
        self.before = before
        self.actor: Who = Seat(event.seat) if isinstance(event, TakenBack) else actor_of(event)
        self.who = format_who(self.actor)
        self._move: Any = None

    def move(self, game: AnyGame) -> Any:
        """What the event's notation says; None where it is no move."""
        if self._move is None and not isinstance(self.event, (Left, TakenBack)):
            self._move = game.parse_move(self.event.move)
        return self._move


class Fold(msgspec.Struct, eq=False):
    """Begins with `Opened` and goes on by `apply`; a copy may try events out before they are kept."""

    opened: Opened
    timeline: AnyTimeline
    game: AnyGame
    position: Position
    last_ms: int
    acting_since: dict[int, int]
    seq: int = 1  # how many events there are, and the number of the last
    chairs: tuple[Seated, ...] = ()
    has_bots: bool = False  # this and the next two follow from the chairs
    names: tuple[str, ...] = ()
    seats: dict[str, tuple[int, ...]] = {}  # by player
    line: tuple[Step, ...] = ()
    taken_back_at: int = 0  # the number of the last takeback
    accepted: dict[tuple[str, str], int] = {}  # (player, command): the number of its event
    alarms: dict[Wait, int] = {}  # the waits that are running, and when each began
    rang_ms: int = 0  # when an alarm last rang
    moments: list[Moment] = []  # the last moves of seats
    seed: str = ""
    next_table: str = ""
    followed_at: int = 0  # the number of the event that says so
    is_closed: bool = False  # by whoever runs the server, before the game was over

    @staticmethod
    def begin(first: Stamped, games: Mapping[str, AnyGame]) -> "Fold":
        """The fold of the first event alone, or BadLog."""
        if not isinstance(first.event, Opened):
            raise BadLog(f"a log begins with Opened, not with {first.event}")
        timeline = timeline_for(first.event, games)
        position = Position(timeline.game, timeline.state)
        since = dict.fromkeys(position.seats_to_act, 1)
        fold = Fold(first.event, timeline, timeline.game, position, first.at_ms, since)
        fold._sit(tuple(Seated(seat) for seat in range(first.event.players)))
        return fold

    @staticmethod
    def of(log: Sequence[Stamped], games: Mapping[str, AnyGame]) -> "Fold":
        """The fold of a whole log, or BadLog."""
        if not log:
            raise BadLog("the log is empty")
        fold = Fold.begin(log[0], games)
        for stamped in log[1:]:
            fold.apply(stamped)
        return fold

    def copy(self) -> "Fold":
        """One of its own; what it shares with this one is never changed, only replaced."""
        other = copy(self)
        other.timeline = self.timeline.copy()
        other.accepted = dict(self.accepted)
        return other

    @property
    def is_over(self) -> bool:
        """By the rules, or because the table was closed."""
        return self.is_closed or self.position.is_over

    @property
    def seats_to_act(self) -> list[int]:
        return [] if self.is_closed else self.position.seats_to_act

    def seats_of(self, player: str) -> tuple[int, ...]:
        return self.seats.get(player, ())

    def apply(self, stamped: Stamped) -> Happening | None:
        """Goes on by one event and says what changed in the game, or raises BadLog."""
        event, before = stamped.event, self.position
        seq = self.seq + 1
        happening: Happening | None = None
        if self.is_closed and not isinstance(event, Revealed):
            raise BadLog(f"{event} comes after the table was closed")
        match event:
            case Moved() | Chanced() | Elapsed() | Weighed() | Left():  # nearly all are, so they come first
                self.timeline.apply(event)
                self.line = (*self.line, Step(event, self._person(event), seq))
                happening = Happening(event, before.state)
                self._note_moment(event, stamped.at_ms)
            case Opened():
                raise BadLog("a log opens only once")
            case Seated():
                self._seat(event)
            case Revealed():
                self.seed = event.seed
            case Followed():
                self.next_table, self.followed_at = event.table, seq
            case Closed():
                self.is_closed = True
                self.acting_since = {}
            case TakenBack():
                self.timeline.apply(event)
                self.line = self.line[: event.kept]
                self.moments = []
                self.taken_back_at = seq
                happening = Happening(event, before.state)
        self.seq, self.last_ms = seq, stamped.at_ms
        if happening:
            self.position = Position(self.game, self.timeline.state)
            self._note_turns(before, happening.event)
        self._note_alarms(stamped.at_ms)
        self._note_command(event)
        return happening

    def takeback_of(self, player: str, seat: int) -> TakenBack | None:
        """The takeback that the player may have for a seat now.

        It undoes the seat's last move and all that followed, unless another person has moved since.
        """
        if not self.opened.takeback or self.is_over or seat not in self.seats_of(player):
            return None
        for kept in reversed(range(len(self.line))):
            step = self.line[kept]
            if isinstance(step.event, Moved) and step.event.seat == seat:
                return TakenBack(seat, kept)
            if step.person not in {"", player}:
                return None
        return None

    def bots_to_act(self) -> dict[int, str]:
        """The seats to act that a bot plays now, with its level."""
        return {seat: bot for seat in self.seats_to_act if (bot := self.chairs[seat].bot)}

    def next_wait_ms(self) -> int | None:
        """How long the alarm that rings next waits in all."""
        if not self.alarms:
            return None
        return min((began + wait.wait_ms, wait.wait_ms) for wait, began in self.alarms.items())[1]

    def next_alarm_ms(self) -> int | None:
        if not self.alarms:
            return None
        return min(began + wait.wait_ms for wait, began in self.alarms.items())

    def summary(self) -> Summary:
        acting = {self.chairs[seat].player for seat in self.acting_since if not self.chairs[seat].bot}
        falls = Actor.GRAVITY in self.position.actors and not self.is_closed
        is_busy = (self.has_bots and self.bots_to_act()) or falls
        return Summary(
            names=self.names,
            holders={player: player in acting for player in self.seats},
            over=self.is_over,
            wake_ms=self.last_ms if is_busy else self.next_alarm_ms(),
        )

    def _seat(self, event: Seated) -> None:
        if not 0 <= event.seat < len(self.chairs):
            raise BadLog(f"{event} names a seat that is not there")
        self._sit(tuple(event if chair.seat == event.seat else chair for chair in self.chairs))

    def _sit(self, chairs: tuple[Seated, ...]) -> None:
        """Chairs change seldom, and what follows from them is asked at every move."""
        self.chairs = chairs
        self.has_bots = any(chair.bot for chair in chairs)
        self.names = tuple(chair.name for chair in chairs)
        self.seats = {}
        for chair in chairs:
            if chair.player:
                self.seats[chair.player] = (*self.seats.get(chair.player, ()), chair.seat)

    def _person(self, event: GameEvent) -> str:
        match event:
            case Moved(seat=seat):
                return "" if self.chairs[seat].bot else self.chairs[seat].player
            case Left(seat=seat):
                return self.chairs[seat].player
            case _:
                return ""

    def _note_turns(self, before: Position, event: GameEvent | TakenBack) -> None:
        """A play is stale when it was made before its seat's turn began. In a race, the moves of others
        begin nobody's turn."""
        own = event.seat if isinstance(event, (Moved, Left)) else None
        everybody = isinstance(event, TakenBack)
        known = self.acting_since
        since: dict[int, int] = {}
        for seat in self.position.seats_to_act:
            is_new = everybody or seat == own or seat not in known or seat not in before.seats_to_act
            since[seat] = self.seq if is_new else known[seat]
        self.acting_since = since

    def _note_moment(self, event: GameEvent, at_ms: int) -> None:
        if isinstance(event, Elapsed):
            self.rang_ms = at_ms
        elif isinstance(event, Moved):
            self.moments = [*self.moments, Moment(event.seat, at_ms)][-MOMENTS:]

    def _note_alarms(self, at_ms: int) -> None:
        """An alarm runs from the event that made its wait legal, but not while a chair is empty: nobody loses
        time to friends who have yet to open their link."""
        waits: Sequence[Any] = ()
        runs = Actor.CLOCK in self.position.actors and not self.is_closed
        if runs and all(chair.player or chair.bot for chair in self.chairs):
            waits = self.position.legal(Actor.CLOCK)
        if waits or self.alarms:
            self.alarms = {wait: self.alarms.get(wait, at_ms) for wait in waits}

    def _note_command(self, event: Event) -> None:
        match event:
            case Moved(seat=seat, command=command) | Left(seat=seat, command=command) if command:
                self.accepted[self.chairs[seat].player, command] = self.seq
            case Seated(player=player, command=command) if command:
                self.accepted[player or self.opened.host, command] = self.seq
            case TakenBack(seat=seat, command=command) if command:
                self.accepted[self.chairs[seat].player, command] = self.seq
            case _:
                pass
