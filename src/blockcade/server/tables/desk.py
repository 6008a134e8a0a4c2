"""What pages ask of a table: answered at once where nothing changes, and else what is to become true."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from blockcade.record.events import Event, Followed
from blockcade.server.store import Append
from blockcade.server.tables.fold import Fold
from blockcade.server.tables.hints import Hints
from blockcade.server.tables.judging import Changing, Judges, Refusal, opinion
from blockcade.server.tables.opening import rematch
from blockcade.server.tables.outbox import Outbox
from blockcade.server.tables.reviewing import Reviewing
from blockcade.server.tables.services import Services
from blockcade.wire.to_browser import Accepted, Code, Judged
from blockcade.wire.to_server import Hint, Judge, Rematch, Review

Command: TypeAlias = Changing | Judge | Rematch | Hint | Review


class Wanted(msgspec.Struct, frozen=True):
    """What a command would change."""

    events: Sequence[Event]
    beside: tuple[Append, ...] = ()  # kept with the events, or neither is
    opens: str = ""  # the name of a table that there will be then


class Desk:
    """Knows the rules about commands, and has hints and reviews made for those who ask."""

    def __init__(self, table: str, services: Services) -> None:
        self._services = services
        self._judges = Judges(table, services.identity, services.levels)
        self._hints = Hints(table, services.engine, services.config.hint_seconds)
        self._reviewing = Reviewing(table, services.engine, services.reviews, services.clock)

    def decide(self, fold: Fold, outbox: Outbox, command: Command) -> Wanted | None:
        """None: nothing, and the answer is on its way; Refusal when the command breaks a rule."""
        player, command_id = outbox.player, command.command_id
        if (player, command_id) in fold.accepted:
            outbox.post(Accepted(command_id, fold.accepted[player, command_id]))
        elif fold.is_closed:
            raise Refusal(Code.ILLEGAL, "table-closed")
        elif isinstance(command, Judge):
            outbox.post(Judged(command_id, opinion(fold, player, command)))
        elif isinstance(command, Rematch):
            return self._follow(fold, outbox, command)
        elif isinstance(command, Hint):
            self._hints.ask(fold, outbox, command)
        elif isinstance(command, Review):
            self._reviewing.ask(fold, outbox, command)
        elif events := self._judges.decide(fold, player, command):
            return Wanted(events)
        else:
            outbox.post(Accepted(command_id, fold.seq))
        return None

    def look(self, fold: Fold) -> None:
        """At every change: a hint that nobody needs any more is not thought about."""
        self._hints.look(fold)

    def leave(self, outbox: Outbox) -> None:
        self._reviewing.leave(outbox)

    def rest(self) -> None:
        """Nothing is thought about any more."""
        self._hints.forget()
        self._reviewing.stop()

    def _follow(self, fold: Fold, outbox: Outbox, command: Rematch) -> Wanted | None:
        if not fold.seats_of(outbox.player) and outbox.player != fold.opened.host:
            raise Refusal(Code.FORBIDDEN, "not-your-seat")
        if not fold.is_over:
            raise Refusal(Code.ILLEGAL, "not-over")
        if fold.next_table:
            outbox.post(Accepted(command.command_id, fold.followed_at))
            return None
        services = self._services
        now_ms = services.clock.now_ms()
        new = rematch(fold, services.games, services.new_table(), services.new_seed(), now_ms)
        return Wanted([Followed(new.table, command.command_id)], (new.append,), opens=new.table)
