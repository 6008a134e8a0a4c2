"""Checks a server's promises against its log, which is read and folded here independently."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from blockcade.core import Seat
from blockcade.faults.torture.evidence import SPECTATOR, BrokenPromise, digest
from blockcade.faults.torture.journal import Journal
from blockcade.record.codec import decode_event
from blockcade.record.events import (
    Closed,
    Event,
    Followed,
    Missed,
    Opened,
    Paced,
    Paused,
    Resumed,
    Returned,
    Revealed,
    Seated,
    Tried,
)
from blockcade.record.timeline import AnyTimeline, BadLog, timeline_for


@dataclass(slots=True)
class Ledger:
    """One table's log as last read, folded, with every view so far."""

    table: str
    bodies: list[bytes] = field(default_factory=list[bytes])
    events: list[Event] = field(default_factory=list[Event])
    commands: dict[str, list[int]] = field(default_factory=dict[str, list[int]])  # the events of each command
    views: dict[tuple[int, int], str] = field(default_factory=dict[tuple[int, int], str])
    names: set[tuple[int, str]] = field(default_factory=set[tuple[int, str]])
    next_tables: set[str] = field(default_factory=set[str])
    seeds: set[str] = field(default_factory=set[str])
    broken: list[BrokenPromise] = field(default_factory=list[BrokenPromise])
    _timeline: "AnyTimeline | None" = None

    @property
    def seq(self) -> int:
        return len(self.bodies)

    def read(self, rows: Sequence[tuple[int, bytes]]) -> None:
        """Take the current log, which must begin with the earlier one."""
        if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
            self._break("no gaps", f"the numbers of its events are {[seq for seq, _ in rows]}")
            return
        bodies = [bytes(body) for _, body in rows]
        if bodies[: self.seq] != self.bodies:
            self._break("for ever", f"of {self.seq} events that were kept, {len(bodies)} are left or others")
            return
        for body in bodies[self.seq :]:
            self.bodies.append(body)
            try:
                self._fold(decode_event(body))
            except BadLog as error:
                self._break("every table opens", f"event {self.seq} does not fit: {error}")
                return

    def check(self, journal: Journal) -> list[BrokenPromise]:
        """Check that the log holds everything that this player received."""
        found: list[BrokenPromise] = []

        def broken(promise: str, text: str) -> None:
            found.append(BrokenPromise(promise, self.table, f"{journal.player}: {text}"))

        for command_id, sent in journal.sent.items():
            kept = self.commands.get(command_id, [])
            if len(kept) > 1:
                broken("done once", f"{sent.text} was done {len(kept)} times, by the events {kept}")
            if sent.accepted is not None and sent.accepted not in kept:
                broken("acknowledged is kept", f"{sent.text} was accepted as {sent.accepted}; kept: {kept}")
            if sent.refused and kept:
                broken("refused is not done", f"{sent.text} was refused ({sent.refused}) but is event {kept}")
        for (seq, viewer), mark in journal.views.items():
            if seq > self.seq:
                broken("shown is kept", f"a view of {seq} was shown; the log ends with {self.seq}")
            elif self.views.get((seq, viewer)) != mark:
                broken("shown is kept", f"seat {viewer} saw at {seq} what the log does not say")
        for what, told, kept in (
            ("name", journal.names, self.names),
            ("rematch", journal.next_tables, self.next_tables),
            ("seed", journal.seeds, self.seeds),
        ):
            if told - kept:
                broken("shown is kept", f"a {what} was shown that the log does not hold: {told - kept}")
        return found

    def _fold(self, event: Event) -> None:
        self.events.append(event)
        seq = len(self.events)
        if command := getattr(event, "command", ""):
            self.commands.setdefault(command, []).append(seq)
        match event:
            case Opened():
                self._timeline = timeline_for(event)
            case Seated():
                self.names.add((event.seat, event.name))
            case Revealed():
                self.seeds.add(event.seed)
            case Followed():
                self.next_tables.add(event.table)
            case Closed() | Missed() | Returned() | Paused() | Resumed() | Paced() | Tried():
                pass  # the game does not change
            case _:
                if not self._timeline:
                    raise BadLog("it does not begin with Opened")
                self._timeline.read(event)
        self._note_views(seq)

    def _note_views(self, seq: int) -> None:
        timeline = self._timeline
        if timeline is None:
            return
        if (seq - 1, SPECTATOR) in self.views and isinstance(
            self.events[-1],
            Seated | Missed | Returned | Paused | Resumed | Paced | Revealed | Followed | Closed,
        ):
            for viewer in (SPECTATOR, *range(timeline.setup.players)):  # the game has not changed
                self.views[seq, viewer] = self.views[seq - 1, viewer]
            return
        for viewer in (SPECTATOR, *range(timeline.setup.players)):
            seat = None if viewer == SPECTATOR else Seat(viewer)
            seen = timeline.game.view_for(timeline.state, seat)
            self.views[seq, viewer] = digest(msgspec.json.encode(seen))

    def _break(self, promise: str, text: str) -> None:
        self.broken.append(BrokenPromise(promise, self.table, text))


def check_all(ledgers: Iterable[Ledger], journals: Iterable[Journal]) -> list[BrokenPromise]:
    """Return all promises that are broken now, each once."""
    by_table = {ledger.table: ledger for ledger in ledgers}
    found = [broken for ledger in by_table.values() for broken in ledger.broken]
    for journal in journals:
        found += journal.broken
        ledger = by_table.get(journal.table)
        if ledger is None:
            if journal.views:
                found.append(BrokenPromise("every table opens", journal.table, "the log of it is gone"))
        else:
            found += ledger.check(journal)
    return list(dict.fromkeys(found))
