"""The one writer of a table: a task that takes items from the inbox, stores their changes, and sends news.

The order is always the same: judge, keep, remember, tell.
"""

import asyncio
from collections.abc import Callable, Sequence

from blockcade.record.events import Closed, Stamped
from blockcade.record.fold import Fold, Happening
from blockcade.record.timeline import BadLog
from blockcade.server.bus import EventsStored
from blockcade.server.limits import Guest
from blockcade.server.reasons import FrameReason
from blockcade.server.store import Append, DiskFull, SeqConflict, StoreError, Summary
from blockcade.server.tables.audience import Audience
from blockcade.server.tables.automation import Automation, duty_moves
from blockcade.server.tables.change import Change, Wish
from blockcade.server.tables.commands import CommandHandler
from blockcade.server.tables.inbox import Asked, Awaited, Closing, Inbox, Item, Signal
from blockcade.server.tables.kept_log import KeptLog, TableDamaged
from blockcade.server.tables.notes import Notes
from blockcade.server.tables.placing import Placing
from blockcade.server.tables.replica import Replica, ReplicaListener
from blockcade.server.tables.resting import summary_of
from blockcade.server.tables.services import Services
from blockcade.wire.to_browser import Poses
from blockcade.wire.to_server import Hand

MAX_RACES = 8  # an item that loses so many races in a row against other nodes is refused
RETRY_SECONDS = 1.0  # before a bot's or the clock's move that could not be stored is tried again
DAMAGED = 4500  # the close code for sockets of a damaged table


class TableWriter:
    """Joins the parts of a table: its log, its pages, its commands, its automation and its other nodes."""

    def __init__(
        self,
        name: str,
        fold: Fold,
        seed: bytes,
        services: Services,
        opened_another: Callable[[str], None],
        *,
        on_duty: bool,
    ) -> None:
        self.name = name
        self.is_damaged = False
        self.used_ms = services.clock.now_ms()
        self.inbox = Inbox(services.clock)
        self.log = KeptLog(name, fold, seed, services)
        self.notes = Notes(name, services.counts)
        self.automation = Automation(
            name,
            seed,
            services,
            self.inbox,
            self.notes,
            on_duty=on_duty,
            payer=self.payer,
            is_watched=lambda: self.audience.is_watched,
            keep=self._make,
            tell=self._tell,
            show=self._show,
        )
        self.commands = CommandHandler(
            name,
            services,
            self.notes,
            self.log.study,
            away_ms=self.automation.presence.away_ms,
            keep=self._make,
            tell=self._tell,
            opened_another=opened_another,
        )
        self.replica: Replica | None = None  # None: there are no other nodes
        if services.bus:
            listener = ReplicaListener(kept=self._hear, shown=self._see, held=self.hold, came=self._meet)
            self.replica = Replica(name, services.node, services.bus, services.clock, listener)
        self.audience = Audience(name, services, self.replica, self.automation.presence, self.log.study)
        self._services = services
        self.automation.wake_ms = self._summary(fold).wake_ms
        self.task = asyncio.create_task(self._run())
        self.look()

    @property
    def fold(self) -> Fold:
        return self.log.fold

    def payer(self) -> Guest:
        """The guest whose share of thinking the bots use: the host, or else the first known at the table."""
        players = [self.fold.opened.host, *self.fold.seats, *self.audience.players]
        return self._services.guests.first_known(players)

    async def stop(self) -> None:
        """Does what is in the inbox, then ends."""
        self._rest()
        if not self.task.done():
            self.inbox.put(Signal.STOP)
        await self.task
        self._rest()
        self.inbox.refuse_rest()

    def _rest(self) -> None:
        self.automation.stop()
        self.commands.stop()

    # Taking

    async def _run(self) -> None:
        while not self.is_damaged and (item := await self.inbox.take()) is not Signal.STOP:
            self.used_ms = self._services.clock.now_ms()
            try:
                await self._do(item)
            except StoreError as error:
                self.notes.store_failed(error, seq=self.fold.seq)
                await self._recover(item, error)
            except Exception:
                self.notes.failed(item, seq=self.fold.seq)
                await self._recover(item)
        self.inbox.refuse_rest()

    async def _do(self, item: Item) -> None:
        """Does the item; retries it if another node was faster, or if it is unknown what was stored.

        Before a retry the log is read: a command that it already has is answered with its number. After a
        failure of the store there is one retry; with a full disk there is none.
        """
        was_unsure = False
        for _ in range(MAX_RACES):
            try:
                if self.log.is_unsure:
                    await self._reload()
                await self._try(item)
                return
            except StoreError as error:
                is_race = isinstance(error, SeqConflict)
                if isinstance(error, DiskFull) or not (is_race or (error.unsure and not was_unsure)):
                    raise
                was_unsure = was_unsure or not is_race
                self.notes.tried_again(error, seq=self.fold.seq)
                await self._learn_rest()
        raise StoreError("others were faster, again and again")

    async def _try(self, item: Item) -> None:
        match item:
            case Asked(outbox, command):
                if self.replica and getattr(command, "at_seq", 0) > self.log.fold.seq:
                    await self._learn_rest()  # the page has seen more events, through another node
                await self.commands.answer(self.log.fold, outbox, command)
            case Closing():
                await self._close(item)
            case EventsStored(seq=seq, events=events):
                if seq == self.fold.seq:
                    await self._learn(events)
                elif seq + len(events) > self.fold.seq:
                    await self._learn_rest()
            case Awaited():
                await self._learn_rest()
                item.answer(None)
            case Signal.BEHIND:
                await self._learn_rest()
            case _:
                await self.automation.act(item, self.fold)

    async def _close(self, closing: Closing) -> None:
        is_news = not self.fold.is_over
        if is_news:
            made = await self._make([Closed()])
            self.automation.tower.drop()
            self._tell(made)
        closing.answer(is_news)

    # Keeping

    async def _make(self, events: Sequence[Wish], *beside: Append) -> Change:
        """Stores a change of the table. Raises Refusal when it breaks a rule."""
        before, automation = self.log.fold, self.automation
        made = self.log.plan(events)
        summary, takes_duty = self._summary(made.fold), automation.on_duty or duty_moves(before, made.fold)
        await self.log.keep(made, summary, *beside, takes_duty=takes_duty)
        if made.fold.is_over and not before.is_over:
            self.notes.ended(made.fold)
        automation.wake_ms = summary.wake_ms
        if self.replica:
            automation.on_duty = takes_duty
            self.replica.keep(before.seq, made.events)
        return made

    async def _learn_rest(self) -> None:
        """Applies the stored events that this node does not know yet."""
        await self._learn(await self.log.unknown())

    async def _learn(self, events: Sequence[Stamped]) -> None:
        """Applies events that are already stored."""
        if not events:
            return
        before = self.fold
        try:
            happenings = self.log.learn(events)
        except BadLog:
            await self._reload()  # which finds out whether the log or our memory is wrong
            return
        self._tell_learnt(happenings, drops_duty=duty_moves(before, self.fold))
        if self.automation.tower.placing:
            self.automation.place(self.fold)
        self.look()
        self.go_on()

    async def _recover(self, item: Item, error: StoreError | None = None) -> None:
        """Refuses the failed item, and goes on from what the log holds."""
        if isinstance(item, Asked):
            self.refuse_busy(item, (error or StoreError).reason)
        elif isinstance(item, Awaited):
            item.fail(StoreError("the log cannot be read now"))
        elif isinstance(item, Closing):
            kind = DiskFull if isinstance(error, DiskFull) else StoreError
            item.fail(kind(f"table {self.name} could not be closed now"))
        self.automation.hold()
        self.log.is_unsure = True
        try:
            await self._reload(look=False)
        except StoreError as unread:
            self.notes.unreadable(unread)
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.look)

    async def _reload(self, *, look: bool = True) -> None:
        """Rebuilds the table from its log. Raises StoreError when the store cannot be read now."""
        try:
            has_changed = await self.log.reload()
        except TableDamaged:
            self.notes.damaged()
            self.is_damaged = True
            self.audience.send_home(DAMAGED, "table-damaged")
            return
        if has_changed:
            self._tell_learnt((), drops_duty=True)
        if look:
            self.look()

    def _tell_learnt(self, happenings: Sequence[Happening], *, drops_duty: bool) -> None:
        if self.replica and drops_duty:
            self.automation.drop_duty()
        self.automation.wake_ms = self._summary(self.fold).wake_ms
        self.audience.tell_chairs(self.fold)
        self.audience.tell_game(self.fold, happenings)

    def _summary(self, fold: Fold) -> Summary:
        return summary_of(fold, watched=self.audience.is_watched)

    # Telling

    def _tell(self, made: Change) -> None:
        if not made.is_game_only or made.fold.opened.study:
            self.audience.tell_chairs(made.fold)
        self.audience.tell_game(made.fold, made.happenings)
        self.automation.place(made.fold)
        self.look()

    def refuse_busy(self, asked: Asked, reason: FrameReason = StoreError.reason) -> None:
        if asked.refuse_busy(reason):
            self.notes.refused(asked.command, asked.outbox.player, reason, seq=self.fold.seq)

    def look(self) -> None:
        """Call this after every change: it starts what is due, and stops what is no longer due."""
        if not self.is_damaged and not self.task.done():
            fold = self.log.fold
            self.commands.look(fold)
            self.automation.look(fold)

    def go_on(self) -> None:
        """Resumes a table that bots play alone, if somebody has come."""
        elsewhere = self.replica is not None and self.replica.is_watched
        if self.automation.is_resumed(self.fold, here=bool(self.audience.players), elsewhere=elsewhere):
            self.look()

    def hold(self, hand: Hand) -> None:
        """A hand has moved, here or at a page of another node."""
        self.automation.tower.hold(hand, self.fold)

    def _show(self, poses: Poses, placing: Placing) -> None:
        self.audience.show(poses, instead=placing.picture)
        self.audience.show_elsewhere(placing.picture)

    # Following other nodes

    def _hear(self, kept: EventsStored) -> None:
        self.notes.heard(self._services.clock.now_ms() - kept.events[-1].at_ms)
        if not self.inbox.offer(kept):
            self.inbox.post(Signal.BEHIND)

    def _see(self, poses: Poses) -> None:
        self.audience.show(poses)

    def _meet(self) -> None:
        """Somebody on another node came, left, or asks for the state."""
        self.audience.tell_chairs(self.fold)
        if placing := self.automation.tower.placing:
            self.audience.show_elsewhere(placing.picture)
        self.go_on()
