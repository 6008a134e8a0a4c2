"""Records what one player at one table sent and received, to compare with the server's log."""

from dataclasses import dataclass, field

import msgspec

from blockcade.faults.torture.evidence import SPECTATOR, BrokenPromise, digest
from blockcade.wire.to_browser import Accepted, Code, Refused, Table, Update


@dataclass(slots=True)
class Sent:
    """A command and its answer."""

    text: str
    line: int  # the connection on which it was sent first
    times: int = 1
    accepted: int | None = None  # the number of its event
    refused: str = ""  # the reason; not `busy`, which means "send it again"


@dataclass(slots=True)
class Journal:
    """Only grows. It judges at once what it can; the rest is compared with the log."""

    player: str
    table: str
    sent: dict[str, Sent] = field(default_factory=dict[str, Sent])
    unanswered: dict[str, Sent] = field(default_factory=dict[str, Sent])  # commands without an answer
    views: dict[tuple[int, int], str] = field(default_factory=dict[tuple[int, int], str])  # (seq, viewer)
    names: set[tuple[int, str]] = field(default_factory=set[tuple[int, str]])  # of the shown chairs
    next_tables: set[str] = field(default_factory=set[str])
    seeds: set[str] = field(default_factory=set[str])
    highest: int = 0  # the last event that this player has seen
    lines: list[str] = field(default_factory=list[str])  # for people
    broken: list[BrokenPromise] = field(default_factory=list[BrokenPromise])
    _pictures: dict[tuple[int, str], str] = field(default_factory=dict[tuple[int, str], str])

    def note(self, text: str) -> None:
        self.lines.append(text)

    def sends(self, command_id: str, text: str, line: int) -> None:
        if known := self.sent.get(command_id):
            known.times += 1
        else:
            self.sent[command_id] = self.unanswered[command_id] = Sent(text, line)
        self.note(f"line {line} > {text}")

    def answered(self, answer: Accepted | Refused) -> None:
        self.note(f"< {answer}")
        sent = self.sent.get(answer.command_id)
        if sent is None:
            self._break("answers", f"an answer to something that was never asked: {answer}")
        elif isinstance(answer, Accepted):
            if sent.refused or sent.accepted not in {None, answer.seq}:
                self._break("one answer", f"{answer}, after {sent}")
            sent.accepted = answer.seq
            self.unanswered.pop(answer.command_id, None)
            self.highest = max(self.highest, answer.seq)
        elif answer.code is not Code.BUSY:
            if sent.accepted is not None:
                self._break("one answer", f"{answer}, after {sent}")
            sent.refused = answer.reason
            self.unanswered.pop(answer.command_id, None)

    def judged(self, command_id: str) -> None:
        """Record a question: it must never appear in the log, whatever the answer."""
        if sent := self.unanswered.pop(command_id, None):
            sent.refused = "only asked"

    def shown(self, update: Update, line: int, *, is_first: bool) -> None:
        self.note(f"line {line} < update {update.seq}, to act {update.to_act}{', over' * update.over}")
        if update.seq < self.highest:
            came = "came back" if is_first else "went on"
            self._break("never back", f"the table {came} at {update.seq}; {self.highest} was known before")
        self.highest = max(self.highest, update.seq)
        for seen in update.views:
            mark = digest(bytes(seen.view))
            for viewer in seen.seats or [SPECTATOR]:
                if self.views.setdefault((update.seq, viewer), mark) != mark:
                    self._break("one view", f"seat {viewer} saw two different views at {update.seq}")
        seats = ",".join(str(seat) for seen in update.views for seat in seen.seats)
        rest = msgspec.json.encode((update.to_act, update.choices, update.over))
        if self._pictures.setdefault((update.seq, seats), digest(rest)) != digest(rest):
            self._break("one view", f"two different pictures at {update.seq} for the seats {seats or 'none'}")

    def told(self, table: Table) -> None:
        self.names |= {(chair.seat, chair.name) for chair in table.chairs if chair.name}
        self.next_tables |= {table.next_table} - {""}
        self.seeds |= {table.seed} - {""}

    def _break(self, promise: str, text: str) -> None:
        self.note(f"BROKEN: {text}")
        self.broken.append(BrokenPromise(promise, self.table, f"{self.player}: {text}"))
