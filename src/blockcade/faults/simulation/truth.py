"""Folds one log event by event beside the server: every frame is compared with it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from blockcade.core import AnyGame, Seat, format_who
from blockcade.record.events import Event, Left, Seated, Stamped, TakenBack
from blockcade.record.fold import Fold, Happening
from blockcade.record.timeline import actor_of
from blockcade.wire.to_browser import Cause


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after one event."""

    state: Any
    to_act: list[int]
    over: bool
    chairs: tuple[Seated, ...]
    happening: Happening | None  # the game change of this event

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple(chair.seat for chair in self.chairs if chair.player == player)


class Truth:
    """The folded log of one table; it only grows."""

    def __init__(self, name: str, first: Stamped, seed: bytes, games: Mapping[str, AnyGame]) -> None:
        self.name = name
        self.seed = seed
        self.fold = Fold.begin(first, games)
        self.commands: dict[str, int] = {}  # the sequence number of each command's event
        self._moments: list[Moment] = []
        self._views: dict[tuple[int, int | None], bytes] = {}
        self._note(first.event, None)

    @property
    def seq(self) -> int:
        return self.fold.seq

    @property
    def game(self) -> AnyGame:
        return self.fold.game

    def add(self, stamped: Stamped) -> None:
        self._note(stamped.event, self.fold.read(stamped))

    def at(self, seq: int) -> Moment:
        return self._moments[seq - 1]

    def view(self, seq: int, viewer: int | None) -> bytes:
        """Return a seat's view after `seq` events."""
        key = (seq, viewer)
        if key not in self._views:
            seen = self.game.view_for(self.at(seq).state, None if viewer is None else Seat(viewer))
            self._views[key] = msgspec.json.encode(seen)
        return self._views[key]

    def may_be_told(self, seq: int, player: str) -> tuple[str, set[str]] | None:
        """Return the actor of event `seq` and its forms for a player; None if it is no game event."""
        happening = self.at(seq).happening
        if not happening:
            return None
        match happening.event:
            case TakenBack(seat=seat):
                return str(seat), {""}
            case Left(seat=seat):
                return str(seat), {"left"}
            case event:
                who, move = actor_of(event), happening.move
                # A player who gets or gives up a seat at this moment may get either form.
                held = {*self.at(seq).seats_of(player), *self.at(max(1, seq - 1)).seats_of(player)}
                viewers: list[Seat | None] = [*(Seat(seat) for seat in sorted(held)), None]
                seen = [self.game.as_seen_by(happening.before, who, move, viewer) for viewer in viewers]
                told = {self.game.format_move(each) for each in seen if each is not None}
                return format_who(who), {"", *told}

    def tells(self, causes: Sequence[Cause], after: int, until: int, player: str) -> bool:
        """Say whether these causes are among the game events between two events, in order."""
        rest = iter(causes)
        cause = next(rest, None)
        for seq in range(after + 1, until + 1):
            allowed = self.may_be_told(seq, player) if cause else None
            if cause and allowed and cause.who == allowed[0] and cause.move in allowed[1]:
                cause = next(rest, None)
        return cause is None

    def _note(self, event: Event, happening: Happening | None) -> None:
        fold = self.fold
        position = fold.position
        self._moments.append(
            Moment(position.state, fold.seats_to_act, position.is_over, fold.chairs, happening)
        )
        command: str = getattr(event, "command", "")
        if command:
            self.commands[command] = fold.seq
