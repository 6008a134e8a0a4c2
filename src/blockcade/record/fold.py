"""The fold of a log: the present state of one table, and how each event changes it.

Tables, replays, records and the operator's pages all read logs here, so they never disagree.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from blockcade.core import Actor, AnyGame, Seat, Setup, TimedMove, Wait, Who, format_who
from blockcade.record.events import (
    Chanced,
    Closed,
    Elapsed,
    Event,
    Followed,
    GameEvent,
    Left,
    Missed,
    Moved,
    Opened,
    Pace,
    Paced,
    Paused,
    Resumed,
    Returned,
    Revealed,
    Seated,
    Stamped,
    TakenBack,
    Tried,
    Weighed,
)
from blockcade.record.player_clocks import PlayerClocks
from blockcade.record.position import Position
from blockcade.record.timeline import AnyTimeline, BadLog, actor_of, reading, timeline_for

MOMENTS = 8  # moves whose times are remembered: more than a round of a race has


class Step(msgspec.Struct, frozen=True, gc=False):  # cannot be part of a reference cycle
    """A game event of the present line, and the person who decided it; empty: no person did."""

    event: GameEvent
    person: str
    seq: int
    at_ms: int
    is_raced: bool  # several seats could act when it came


class Happening:
    """A change of the game: the event, its parsed move, and the state before it."""

    __slots__ = ("actor", "before", "event", "move", "who")

    def __init__(self, event: GameEvent | TakenBack, move: Any, before: Any) -> None:
        self.event = event
        self.move = move  # None: somebody left or took back
        self.before = before
        self.actor: Who = Seat(event.seat) if isinstance(event, TakenBack) else actor_of(event)
        self.who = format_who(self.actor)


class Fold(msgspec.Struct, eq=False):
    """Starts from `Opened`; `apply` adds events. A copy can try events before they are stored."""

    opened: Opened
    opened_ms: int
    timeline: AnyTimeline
    game: AnyGame
    position: Position
    last_ms: int
    acting_since: dict[int, int]  # the seats to act, and the number of the event that began each turn
    seq: int = 1  # the number of events, and so the number of the last one
    chairs: tuple[Seated, ...] = ()
    has_bots: bool = False  # this and the next two follow from the chairs
    names: tuple[str, ...] = ()
    seats: dict[str, tuple[int, ...]] = {}  # by player
    line: tuple[Step, ...] = ()
    taken_back_at: int = 0  # the number of the last takeback
    accepted: dict[tuple[str, str], int] = {}  # (player, command): the number of its event
    alarms: dict[Wait, int] = {}  # the waits that are running, and when each began
    rang_ms: int = 0  # when an alarm last rang
    moments: tuple[tuple[int, int], ...] = ()  # the last moves of seats: the seat, and when
    seed: bytes | None = None  # None until it is revealed
    next_table: str = ""
    followed_at: int = 0  # the number of the `Followed` event
    is_closed: bool = False  # by the operator, before the game was over
    gone: dict[int, str] = {}  # the seats that were left for good, and who claimed the win over each
    late: frozenset[int] = frozenset()  # the seats that were left because their total time was over
    clocks: PlayerClocks | None = None  # None: players have no total time
    missed: dict[str, int] = {}  # the players whose absence lets others go on, and since when
    paused_by: int | None = None  # the seat that asked for a pause; None: nobody has
    going: frozenset[int] = frozenset()  # the seats that want to go on
    pace: Pace = Pace.NORMAL  # of the bots
    tried: tuple[Tried, ...] = ()  # a learner's answers that changed nothing in the game
    tried_ms: tuple[int, ...] = ()  # when each came
    tallied: tuple[Mapping[str, int], ...] | None = None  # a cache of `tally`

    @staticmethod
    def begin(
        first: Stamped, games: Mapping[str, AnyGame] | None = None, *, keeps_plies: bool = False
    ) -> "Fold":
        """The fold of the first event alone. Raises BadLog. `games` are the registered ones by default."""
        opened = first.event
        if not isinstance(opened, Opened):
            raise BadLog(f"a log begins with Opened, not with {opened}")
        timeline = timeline_for(opened, games, keeps_plies=keeps_plies)
        position = Position(timeline.game, timeline.state)
        since = dict.fromkeys(position.seats_to_act, 1)
        fold = Fold(opened, first.at_ms, timeline, timeline.game, position, first.at_ms, since)
        fold._sit(tuple(Seated(seat) for seat in range(opened.players)))
        fold.pace = opened.pace
        if opened.total_s:
            fold.clocks = PlayerClocks.begin(opened.players, opened.total_s, opened.increment_s)
        return fold

    @staticmethod
    def of(
        log: Iterable[Stamped], games: Mapping[str, AnyGame] | None = None, *, keeps_plies: bool = False
    ) -> "Fold":
        """The fold of a whole log. Raises BadLog. With `keeps_plies`, `timeline.plies()` replays nothing."""
        events = iter(log)
        first = next(events, None)
        if first is None:
            raise BadLog("a log begins with Opened, but this one is empty")
        fold = Fold.begin(first, games, keeps_plies=keeps_plies)
        for stamped in events:
            fold.read(stamped)
        return fold

    def copy(self) -> "Fold":
        """An independent copy; shared values are never changed, only replaced."""
        other = copy(self)
        other.timeline = self.timeline.copy()
        other.accepted = dict(self.accepted)
        return other

    @property
    def setup(self) -> Setup:
        return self.timeline.setup

    @property
    def events(self) -> Sequence[GameEvent]:
        """The game events that were not taken back."""
        return self.timeline.events

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def states(self) -> Sequence[Any]:
        """The state at the start and after each of `events`."""
        return self.timeline.states()

    @property
    def is_over(self) -> bool:
        """Whether nobody plays any more: by the rules, or since the table was closed or only shows a game."""
        return self.is_closed or self.opened.shown or self.position.is_over

    @property
    def seats_to_act(self) -> list[int]:
        return [] if self.is_closed or self.opened.shown else self.position.seats_to_act

    @property
    def is_held(self) -> bool:
        """Whether a pause keeps the clock from running now."""
        may_pause = self.game.card.may_pause
        return self.paused_by is not None and may_pause is not None and may_pause(self.state)

    def seats_of(self, player: str) -> tuple[int, ...]:
        return self.seats.get(player, ())

    def read(self, stamped: Stamped) -> Happening | None:
        """`apply` for events that are already in a log: every error is BadLog."""
        with reading(stamped.event, self.timeline.kept):
            return self.apply(stamped)

    def apply(self, stamped: Stamped, move: Any = None) -> Happening | None:
        """Applies one event and returns what changed in the game.

        `move` saves the parsing if the caller has the parsed move. An event that breaks a rule raises
        IllegalMove or BadNotation, one that fits no log BadLog; the fold then does not change.
        """
        event, before = stamped.event, self.position
        seq = self.seq + 1
        happening: Happening | None = None
        if self.is_closed and not isinstance(event, Revealed):
            raise BadLog(f"{event} comes after the table was closed")
        match event:
            case Moved() | Chanced() | Elapsed() | Weighed() | Left():  # nearly all are, so they come first
                move = self.timeline.apply(event, move)
                is_raced = len(before.seats_to_act) > 1
                self.line = (*self.line, Step(event, self._person(event), seq, stamped.at_ms, is_raced))
                if isinstance(event, Left):
                    self._note_left(event)
                happening = Happening(event, move, before.state)
                self._note_moment(event, stamped.at_ms)
            case Opened():
                raise BadLog("a log opens only once")
            case Seated():
                self._seat(event)
            case Revealed():
                self.seed = _seed(event)
            case Paused(seat=seat):
                self.paused_by, self.going = seat, frozenset()
            case Resumed(seat=seat):
                self._note_going(seat)
            case Tried():
                self.tried, self.tried_ms = (*self.tried, event), (*self.tried_ms, stamped.at_ms)
            case Paced():
                self.pace = event.pace
            case Missed():
                self.missed = {**self.missed, event.player: event.since_ms}
            case Returned():
                self.missed = {player: ms for player, ms in self.missed.items() if player != event.player}
            case Followed():
                self.next_table, self.followed_at = event.table, seq
            case Closed():
                self.is_closed = True
                self.acting_since = {}
            case TakenBack():
                self._take_back(event, seq, stamped.at_ms)
                happening = Happening(event, None, before.state)
        self.seq, self.last_ms = seq, stamped.at_ms
        if happening:
            self.tallied = None
            self.position = Position(self.game, self.timeline.state)
            self._note_turns(before, happening.event)
        self._note_alarms(stamped.at_ms)
        if self.clocks:
            self._note_clocks(self.clocks, stamped.at_ms)
        self._note_command(event)
        return happening

    def bots_to_act(self) -> dict[int, str]:
        """The seats to act that a bot plays now, with its level; in a study the script plays instead."""
        if self.opened.study:
            return {}
        return {seat: bot for seat in self.seats_to_act if (bot := self.chairs[seat].bot)}

    def next_alarm_ms(self) -> int | None:
        ends = [began + wait.wait_ms for wait, began in self.alarms.items()]
        if self.clocks and self.clocks.end_ms is not None:
            ends.append(self.clocks.end_ms)
        return min(ends, default=None)

    def tally(self) -> tuple[Mapping[str, int], ...]:
        """The numbers of each seat that the game counts, once it is over; empty: it counts nothing."""
        count = self.game.card.tally
        if count is None or not self.position.is_over:
            return ()
        if self.tallied is None:
            before, moves = self.game.initial(self.setup), list[TimedMove]()
            for step, ply in zip(self.line, self.timeline.plies(), strict=True):
                moves.append(TimedMove(actor_of(step.event), ply.move, step.at_ms, before, ply.state))
                before = ply.state
            self.tallied = tuple(count(self.setup.players, moves))
        return self.tallied

    def _take_back(self, event: TakenBack, seq: int, at_ms: int) -> None:
        self.timeline.apply(event)
        self.line = self.line[: event.kept]
        lefts = [step.event for step in self.line if isinstance(step.event, Left)]
        self.gone = {left.seat: left.by for left in lefts}
        self.late = frozenset(left.seat for left in lefts if left.is_late)
        self.clocks = self.clocks and self.clocks.taken_back(at_ms)
        self.moments = ()
        self.taken_back_at = seq

    def _note_left(self, event: Left) -> None:
        self.gone = {**self.gone, event.seat: event.by}
        self.late |= {event.seat} if event.is_late else frozenset()
        self._note_going(None)

    def _seat(self, event: Seated) -> None:
        if not 0 <= event.seat < len(self.chairs):
            raise BadLog(f"{event} names a seat that is not there")
        self._sit(tuple(event if chair.seat == event.seat else chair for chair in self.chairs))

    def _sit(self, chairs: tuple[Seated, ...]) -> None:
        """Caches values that follow from the chairs: chairs change seldom, but every move needs these."""
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
        """Notes when turns begin: a play from before its seat's turn is stale. In a race, the moves of
        others begin nobody's turn."""
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
            self.moments = (*self.moments, (event.seat, at_ms))[-MOMENTS:]

    def _note_going(self, seat: int | None) -> None:
        """Notes that a seat wants to go on (None: nobody new), and ends the pause when that is enough."""
        by = self.paused_by
        if by is None:
            return
        self.going = self.going if seat is None else self.going | {seat}
        players = {chair.player for chair in self.chairs if chair.seat in self.going}
        asked = self.chairs[by]
        others = {
            chair.player
            for chair in self.chairs
            if chair.player not in {"", asked.player} and not chair.bot and chair.seat not in self.gone
        }
        is_given_up = by in self.gone or (seat is not None and (asked.bot or not asked.player))
        if is_given_up or players & {asked.player, self.opened.host} or (players and players >= others):
            self.paused_by, self.going = None, frozenset()

    def _note_alarms(self, at_ms: int) -> None:
        """An alarm runs from the event that made its wait legal, but not during a pause, nor while a chair is
        empty: nobody loses time because friends have not opened their link yet."""
        waits: Sequence[Any] = ()
        runs = Actor.CLOCK in self.position.actors and not self.is_over and not self.is_held
        if runs and self._is_full and not self.opened.untimed:
            waits = self.position.legal(Actor.CLOCK)
        if waits or self.alarms:
            self.alarms = {wait: self.alarms.get(wait, at_ms) for wait in waits}

    def _note_clocks(self, clocks: PlayerClocks, at_ms: int) -> None:
        """A person's clock runs while that seat alone is to act, and only once all chairs are taken."""
        acting = self.seats_to_act
        seat = acting[0] if len(acting) == 1 and self._is_full else None
        runs = seat is not None and not self.chairs[seat].bot
        if (seat if runs else None) != clocks.seat or (seat is not None and seat != clocks.last):
            self.clocks = clocks.turned(seat, at_ms, runs=runs)

    @property
    def _is_full(self) -> bool:
        return all(chair.player or chair.bot for chair in self.chairs)

    def _note_command(self, event: Event) -> None:
        match event:
            case Moved(seat=seat, command=command) if command:
                self.accepted[self.chairs[seat].player, command] = self.seq
            case Left(seat=seat, command=command, by=by) if command:
                self.accepted[by or self.chairs[seat].player, command] = self.seq
            case Seated(player=player, command=command, by=by) if command:
                self.accepted[by or player or self.opened.host, command] = self.seq
            case Paced(by=by, command=command) if command:
                self.accepted[by, command] = self.seq
            case Tried(seat=seat, wrong="", command=command) if command:
                self.accepted[self.chairs[seat].player, command] = self.seq
            case TakenBack() | Paused() | Resumed() if event.command:
                self.accepted[self.chairs[event.seat].player, event.command] = self.seq
            case _:
                pass


def replay(events: Iterable[Event], games: Mapping[str, AnyGame] | None = None) -> Fold:
    """The fold of a whole log without its times; every state is kept. Raises BadLog."""
    return Fold.of((Stamped(0, event) for event in events), games, keeps_plies=True)


def _seed(revealed: Revealed) -> bytes:
    try:
        return bytes.fromhex(revealed.seed)
    except ValueError as error:
        raise BadLog(f"the revealed seed is not hexadecimal: {revealed.seed!r}") from error
