"""Compares every stored event and every frame of a server with the promises."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from blockcade.core import AnyGame
from blockcade.faults.simulation.promises import Broken, Promise
from blockcade.faults.simulation.truth import Truth
from blockcade.record.codec import decode_event, encode_event
from blockcade.record.events import Stamped
from blockcade.server.store import Append
from blockcade.wire.to_browser import Accepted, Table, ToBrowser, Update

FRAMES: msgspec.json.Decoder[ToBrowser] = msgspec.json.Decoder(ToBrowser)


@dataclass(eq=False, slots=True)
class Page:
    """The frames of one connection to one player so far, as they left the server."""

    player: str
    table: str
    seq: int = 0  # of the last view
    chairs_seq: int = 1  # the earliest event that its last chairs can be from


@dataclass(slots=True)
class Witness:
    games: Mapping[str, AnyGame]
    truths: dict[str, Truth] = field(default_factory=dict[str, Truth])
    players: list[str] = field(default_factory=list[str])  # their secret names, which no frame may hold
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])
    # Commands that need an event once they are accepted.
    must_become_events: set[str] = field(default_factory=set[str])

    def kept(self, append: Append) -> None:
        """Record an append that is on disk."""
        for number, stamped in enumerate(append.events):
            event = decode_event(encode_event(stamped.event))
            command: str = getattr(event, "command", "")
            truth = self.truths.get(append.table)
            if truth and command in truth.commands:
                how = f"{append.table} #{append.seq + number + 1} does {command} again"
                raise Broken(Promise.ONCE, f"{how}: {event}")
            try:
                if truth:
                    truth.add(Stamped(stamped.at_ms, event))
                else:
                    seed = append.opening.seed if append.opening else b""
                    self.truths[append.table] = Truth(
                        append.table, Stamped(stamped.at_ms, event), seed, self.games
                    )
            except Exception as error:
                raise Broken(Promise.READABLE, f"{append.table}: {event} does not fit: {error}") from error

    def leaves(self, page: Page, text: str) -> None:
        """Check a frame that leaves the server for a page."""
        truth = self.truths.get(page.table)
        if not truth:
            raise Broken(Promise.SHOWN, f"{page.player} sees {page.table}, of which nothing is kept")
        self._check_secrets(page, truth, text)
        match FRAMES.decode(text):
            case Update() as update:
                self._check_picture(page, truth, update)
            case Table() as table:
                self._check_chairs(page, truth, table)
            case Accepted(command_id=command, seq=seq):
                self._check_acknowledgement(page, truth, command, seq)
            case _:
                pass

    def check_logs(self, logs: Mapping[str, int]) -> None:
        """At the end, check that acknowledged events are still there; `logs` are the lengths on disk."""
        for (table, command), seq in self.acknowledged.items():
            if logs.get(table, 0) < seq:
                raise Broken(Promise.KEPT, f"{command} was told to be #{seq} of {table}, which is shorter")

    def _check_acknowledgement(self, page: Page, truth: Truth, command: str, seq: int) -> None:
        if seq > truth.seq:
            how = f"{page.player} is told that {command} is #{seq} of {truth.name}, which has {truth.seq}"
            raise Broken(Promise.KEPT, how)
        if command in self.must_become_events and command not in truth.commands:
            raise Broken(Promise.KEPT, f"{command} was acknowledged, but is not in the log of {truth.name}")
        self.acknowledged[truth.name, command] = truth.commands.get(command, seq)

    def _check_picture(self, page: Page, truth: Truth, update: Update) -> None:
        where = f"{page.player} at {truth.name} #{update.seq}"
        if update.seq > truth.seq:
            raise Broken(Promise.SHOWN, f"{where}: the log has only {truth.seq} events")
        if update.seq < page.seq:
            raise Broken(Promise.FORWARD, f"{where}: had seen #{page.seq} already")
        moment = truth.at(update.seq)
        held = moment.seats_of(page.player)
        if sorted(seat for shown in update.views for seat in shown.seats) != sorted(held):
            raise Broken(Promise.HIDDEN, f"{where}: gets views of {update.views}, but holds {held}")
        for shown in update.views:
            for viewer in shown.seats or [None]:
                if bytes(shown.view) != truth.view(update.seq, viewer):
                    expected = truth.view(update.seq, viewer).decode()
                    raise Broken(Promise.TRUE, f"{where}: sees {bytes(shown.view)!r}, not {expected}")
        if (update.to_act, update.over) != (moment.to_act, moment.over):
            raise Broken(Promise.TRUE, f"{where}: {update.to_act} are to act, not {moment.to_act}")
        if not {choices.seat for choices in update.choices} <= set(held):
            raise Broken(Promise.HIDDEN, f"{where}: gets the choices of others")
        if update.causes and not truth.tells(update.causes, page.seq, update.seq, page.player):
            raise Broken(Promise.HIDDEN, f"{where}: is told {update.causes} after #{page.seq}")
        page.seq = update.seq

    def _check_chairs(self, page: Page, truth: Truth, table: Table) -> None:
        is_host = truth.fold.opened.host == page.player
        where = f"{page.player} at {truth.name}"
        if not is_host and any(chair.link for chair in table.chairs):
            raise Broken(Promise.HIDDEN, f"{where}: gets a link that is the host's to give")
        told = [(chair.name, chair.taken, chair.mine, chair.bot) for chair in table.chairs]
        for seq in range(page.chairs_seq, truth.seq + 1):
            chairs = truth.at(seq).chairs
            if told == [(c.name, bool(c.player), c.player == page.player, c.bot) for c in chairs]:
                page.chairs_seq = seq
                break
        else:
            raise Broken(Promise.SHOWN, f"{where}: sees chairs that the log never had: {told}")
        if table.next_table and table.next_table not in self.truths:
            raise Broken(Promise.SHOWN, f"{where}: is sent to {table.next_table}, which is not kept")

    def _check_secrets(self, page: Page, truth: Truth, text: str) -> None:
        if truth.seed.hex() in text and not truth.fold.seed:
            raise Broken(Promise.HIDDEN, f"{page.player} gets the seed of {truth.name} before its end")
        for player in self.players:
            if player in text:
                raise Broken(Promise.HIDDEN, f"{page.player} gets the secret name of {player}")
