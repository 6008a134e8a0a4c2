"""One table: one task that reads one inbox. Judge, keep, remember, tell: always in this order."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from blockcade.api import derived_seed
from blockcade.bots import hand_for
from blockcade.core import BadNotation, IllegalMove, Seat, SeededDice
from blockcade.gravity import LOST, is_simulated, simulation, verdict_of
from blockcade.physics import HandModel, HandTarget
from blockcade.record.events import Closed, Elapsed, Event, Followed, Stamped, Weighed
from blockcade.record.fold import BadLog
from blockcade.server.bus import Kept
from blockcade.server.clocks import Timer
from blockcade.server.store import Append, SeqConflict, StoreError
from blockcade.server.tables.botseats import BotSeats, BotTurn
from blockcade.server.tables.change import Change, change
from blockcade.server.tables.company import Company, Ears
from blockcade.server.tables.fold import Fold, Happening
from blockcade.server.tables.hints import Hints
from blockcade.server.tables.judging import Judges, Refusal, moved, opinion
from blockcade.server.tables.news import Bulletin, table_for
from blockcade.server.tables.opening import rematch
from blockcade.server.tables.outbox import Outbox, Parcel
from blockcade.server.tables.placing import Placing
from blockcade.server.tables.reviewing import Reviewing
from blockcade.server.tables.services import Services
from blockcade.server.watching.logs import note, person
from blockcade.wire.to_browser import Accepted, Code, Judged, Poses, Refused
from blockcade.wire.to_server import Hand, Hint, Judge, Ping, Rematch, Review, ToServer

log = logging.getLogger(__name__)

MAX_INBOX = 256  # who comes then is told to try again
FULL_INBOX_MS = 20  # until a bot or an alarm that finds it full tries again
MAX_RACES = 8  # that an item may lose against other nodes, one after another, before it is refused
RETRY_SECONDS = 1.0  # until a bot's or the clock's move that could not be kept is tried again
DAMAGED = 4500  # close codes
STOPS = 1012
LATE_MS = 1_000  # an alarm that rings so late is worth a line in the log


@dataclass(frozen=True, slots=True)
class Asked:
    """A command from a page."""

    outbox: Outbox
    command: ToServer


class Signal(Enum):
    RANG = "rang"  # an alarm may be due
    WEIGHED = "weighed"  # gravity has come to a verdict
    BEHIND = "behind"  # other nodes have added to the log
    STOP = "stop"


@dataclass(frozen=True, slots=True)
class Awaited:
    """Somebody waits until the table knows what its log held when this was put into the inbox."""

    done: "asyncio.Future[None]"


@dataclass(frozen=True, slots=True)
class Closing:
    """The operator ends the table. `done` gets True if that did it, False if it was over already."""

    done: "asyncio.Future[bool]"


Item: TypeAlias = Asked | BotTurn | Kept | Awaited | Closing | Signal


class TableDamaged(Exception):
    """The log cannot be folded. Other tables are not concerned."""


class Table:
    """Made by the directory from a kept log; `visitors` are sockets that hold it in memory."""

    def __init__(
        self,
        name: str,
        fold: Fold,
        seed: bytes,
        services: Services,
        opened_another: Callable[[str], None],
        *,
        on_duty: bool = True,
    ) -> None:
        self.name = name
        self.visitors = 0
        self.is_damaged = False
        self.on_duty = on_duty  # what the table does of its own accord is this node's to do
        self._fold = fold
        self._wake_ms = fold.summary().wake_ms
        self._seed = seed
        self._services = services
        self._opened_another = opened_another
        self._judges = Judges(name, services.identity, services.levels)
        self._bots = BotSeats(name, seed, services, self._post)
        self._hints = Hints(name, services.engine, services.config.hint_seconds)
        self._reviewing = Reviewing(name, services.engine, services.reviews, services.clock)
        self._outboxes: list[Outbox] = []
        self._inbox: asyncio.Queue[Item] = asyncio.Queue(MAX_INBOX)
        self._alarm: Timer | None = None
        self._alarm_ms: int | None = None
        self._rang_ms = (
            0  # when the alarm was due that rang last; that it rang counts, whatever the clock says
        )
        self._placing: Placing | None = None  # the block that is on its way
        self._unsure = False  # the store failed in a way that may have kept something
        self._used_ms = services.clock.now_ms()
        self._company: Company | None = None  # on other nodes, if there are any
        if services.bus:
            ears = Ears(self._hear, self._show, self._take_hand, self._meet)
            self._company = Company(name, services.node, services.bus, services.clock, ears)
        self._task = asyncio.create_task(self._run())
        self._look()

    # Doors for sockets; they run between two steps of the task, never inside one.

    def join(self, outbox: Outbox) -> None:
        self._outboxes.append(outbox)
        self._tell_chairs()
        outbox.post(self._picture().for_seats(self._fold.seats_of(outbox.player)))
        if self._placing:
            outbox.post(self._placing.picture())

    def leave(self, outbox: Outbox) -> None:
        self._outboxes.remove(outbox)
        self._reviewing.leave(outbox)
        self._used_ms = self._services.clock.now_ms()
        self._tell_chairs()

    def ask(self, outbox: Outbox, command: ToServer) -> None:
        """The answer comes to the outbox; when too much waits already, it comes at once."""
        try:
            self._inbox.put_nowait(Asked(outbox, command))
        except asyncio.QueueFull:
            self._refuse_busy(outbox, command)
        if self._task.done():
            self._refuse_rest()

    def _refuse_busy(self, outbox: Outbox, command: ToServer) -> None:
        if not isinstance(command, Ping | Hand):
            outbox.post(Refused(command.command_id, Code.BUSY, "busy"))
            self._note_refusal(command, outbox.player, "busy")

    async def end(self) -> bool:
        """Closes the table for good unless it is over already; StoreError when that could not be kept."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self._inbox.put(Closing(done))
        if self._task.done():
            self._refuse_rest()
        return await done

    def hand(self, outbox: Outbox, hand: Hand) -> None:
        """A player's hand has moved. Hands are not commands: what comes too late is simply not looked at."""
        chairs = self._fold.chairs
        if hand.seat < len(chairs) and chairs[hand.seat].player == outbox.player:
            if self._placing:
                self._take_hand(hand)
            elif self._company and _is_simulated(self._fold):
                self._company.hold(hand)

    @property
    def game(self) -> str:
        return self._fold.game.key

    @property
    def seq(self) -> int:
        return self._fold.seq

    @property
    def present(self) -> list[str]:
        """The players whose pages look at the table, one entry a page."""
        return [outbox.player for outbox in self._outboxes]

    def is_idle(self, since_ms: int) -> bool:
        """Nobody looks, nothing is under way, and nothing is due of the table's own accord."""
        at_rest = not self.visitors and self._inbox.empty() and not self.minds_something
        return at_rest and self._used_ms <= since_ms

    async def stop(self) -> None:
        """Does what is in the inbox, then ends."""
        self._rest()
        if not self._task.done():
            await self._inbox.put(Signal.STOP)
        await self._task
        self._rest()
        self._refuse_rest()

    # Doors for the directory

    @property
    def minds_something(self) -> bool:
        """Whether something is due of the table's own accord, and this node's to do."""
        return self.on_duty and self._wake_ms is not None

    def mind(self) -> None:
        """What the table does of its own accord is this node's from now on."""
        self.on_duty = True
        self._look()

    def drop_duty(self) -> None:
        """It is another node's."""
        self.on_duty = False
        self._bots.forget()
        self._cancel_alarm()
        self._drop_placing()

    async def meet_company(self) -> None:
        """From now on other nodes are heard."""
        if self._company:
            await self._company.join()

    async def leave_company(self) -> None:
        if self._company:
            await self._company.leave()

    def repeat(self) -> None:
        """Says again what other nodes may have missed or forgotten."""
        if self._company:
            self._company.repeat()

    def fall_behind(self) -> None:
        """The log has grown without us."""
        self._post(Signal.BEHIND)

    async def catch_up(self) -> None:
        """Returns when the table knows all that its log holds now, or raises StoreError."""
        if not self._task.done():
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            await self._inbox.put(Awaited(done))
            if self._task.done():
                self._refuse_rest()
            await done

    def send_home(self) -> None:
        """Every page gets what still waits for it, and is then told that the server stops."""
        for outbox in self._outboxes:
            outbox.close(STOPS, "")

    def _refuse_rest(self) -> None:
        """Whoever asked when all had ended already may ask again, of the server that comes next."""
        while not self._inbox.empty():
            item = self._inbox.get_nowait()
            if isinstance(item, Asked) and not isinstance(item.command, Ping | Hand):
                item.outbox.post(Refused(item.command.command_id, Code.BUSY, "busy"))
            elif isinstance(item, Awaited | Closing) and not item.done.done():
                item.done.set_exception(StoreError("the table is about to stop"))

    def _rest(self) -> None:
        """Nothing is done of the table's own accord any more."""
        self._bots.forget()
        self._hints.forget()
        self._reviewing.stop()
        self._cancel_alarm()
        self._drop_placing()

    # The task

    async def _run(self) -> None:
        while not self.is_damaged and (item := await self._inbox.get()) is not Signal.STOP:
            self._used_ms = self._services.clock.now_ms()
            try:
                await self._do(item)
            except StoreError as error:
                note(log, logging.WARNING, "store-failed", table=self.name, seq=self._fold.seq, error=error)
                await self._recover(item)
            except Exception:
                note(log, logging.ERROR, "table-failed", trace=True,
                     table=self.name, seq=self._fold.seq, item=_kind(item))  # fmt: skip
                await self._recover(item)
        self._refuse_rest()

    async def _do(self, item: Item) -> None:
        """Where another node was faster, or it is not known what was kept, the log is asked and all is judged
        again: a command that is in the log already is then answered with its number."""
        for _ in range(MAX_RACES):
            try:
                if self._unsure:
                    await self._reload()
                await self._try(item)
                return
            except StoreError as error:
                if not (error.unsure or isinstance(error, SeqConflict)):
                    raise
                note(log, logging.INFO, "race-lost", table=self.name, seq=self._fold.seq, error=error)
                await self._learn_rest()
        raise StoreError("others were faster, again and again")

    async def _try(self, item: Item) -> None:
        match item:
            case Asked(outbox, command):
                if self._company and getattr(command, "at_seq", 0) > self._fold.seq:
                    await self._learn_rest()  # the page has seen more, through another node
                await self._answer(outbox, command)
            case BotTurn():
                await self._play_bot(item)
            case Closing(done):
                await self._close(done)
            case Kept(seq=seq, events=events):
                if seq == self._fold.seq:
                    await self._learn(events)
                elif seq + len(events) > self._fold.seq:
                    await self._learn_rest()
            case Awaited(done):
                await self._learn_rest()
                if not done.done():
                    done.set_result(None)
            case Signal.WEIGHED:
                await self._weigh()
            case Signal.BEHIND:
                await self._learn_rest()
            case _:
                await self._ring()

    async def _answer(self, outbox: Outbox, command: ToServer) -> None:
        if isinstance(command, Ping | Hand):
            return  # the socket answers these without the inbox
        fold, player, command_id = self._fold, outbox.player, command.command_id
        try:
            if (player, command_id) in fold.accepted:
                outbox.post(Accepted(command_id, fold.accepted[player, command_id]))
            elif fold.is_closed:
                raise Refusal(Code.ILLEGAL, "table-closed")
            elif isinstance(command, Judge):
                outbox.post(Judged(command_id, opinion(fold, player, command)))
            elif isinstance(command, Rematch):
                await self._follow(outbox, command)
            elif isinstance(command, Hint):
                self._hints.ask(fold, outbox, command)
            elif isinstance(command, Review):
                self._reviewing.ask(fold, outbox, command)
            elif events := self._judges.decide(fold, player, command):
                made = await self._make(events)
                outbox.post(Accepted(command_id, made.fold.accepted[player, command_id]))
                self._tell(made)
            else:
                outbox.post(Accepted(command_id, fold.seq))
        except Refusal as refusal:
            outbox.post(Refused(command_id, refusal.code, refusal.reason))
            self._note_refusal(command, player, refusal.reason)
        else:
            self._services.counts.commands[kind_of(command), "accepted"] += 1

    async def _close(self, done: "asyncio.Future[bool]") -> None:
        is_news = not self._fold.is_over
        if is_news:
            made = await self._make([Closed()])
            self._drop_placing()
            self._tell(made)
        if not done.done():  # somebody still waits for the answer
            done.set_result(is_news)

    async def _play_bot(self, turn: BotTurn) -> None:
        fold = self._fold
        if not self.on_duty:
            return
        try:
            if fold.bots_to_act().get(turn.seat) != turn.level:
                raise Refusal(Code.STALE, "stale")
            self._tell(await self._make([moved(fold, turn.seat, turn.at_seq, turn.move)]))
        except Refusal:
            self._bots.again(turn, fold)

    async def _ring(self) -> None:
        if not self.on_duty:
            return
        now_ms = max(self._services.clock.now_ms(), self._rang_ms)
        due = [
            (began + wait.wait_ms, wait)
            for wait, began in self._fold.alarms.items()
            if began + wait.wait_ms <= now_ms
        ]
        if due:
            due_ms, wait = min(due, key=lambda pair: pair[0])
            self._note_lateness(now_ms - due_ms)
            self._tell(await self._make([Elapsed(self._fold.game.format_move(wait))]))
        else:
            self._look()  # too early: sets it again

    async def _weigh(self) -> None:
        """A simulation that ended with its server is void: the tower stands as it stood."""
        placing = self._placing
        if not self.on_duty or not _is_simulated(self._fold):
            return
        if placing and not placing.sim.verdict:
            return  # told twice of the placement before: this one still goes on
        move = verdict_of(placing.sim) if placing else LOST
        made = await self._make([Weighed(self._fold.game.format_move(move))])
        self._drop_placing()
        self._tell(made)

    async def _follow(self, outbox: Outbox, command: Rematch) -> None:
        fold = self._fold
        if not fold.seats_of(outbox.player) and outbox.player != fold.opened.host:
            raise Refusal(Code.FORBIDDEN, "not-your-seat")
        if not fold.is_over:
            raise Refusal(Code.ILLEGAL, "not-over")
        if not fold.next_table:
            services = self._services
            now_ms = services.clock.now_ms()
            new = rematch(fold, services.games, services.new_table(), services.new_seed(), now_ms)
            made = await self._make([Followed(new.table, command.command_id)], new.append)
            self._opened_another(new.table)
            self._services.counts.opened[fold.game.key] += 1
            note(log, logging.INFO, "table-opened", table=new.table, game=fold.game.key, after=self.name)
            outbox.post(Accepted(command.command_id, made.fold.seq))
            self._tell(made)
        else:
            outbox.post(Accepted(command.command_id, fold.followed_at))

    async def _make(self, events: Sequence[Event], *beside: Append) -> Change:
        """Thinks the change through, keeps it, and only then remembers it; Refusal when it breaks a rule."""
        try:
            made = change(self._fold, events, self._seed, self._services.clock.now_ms())
        except BadLog as error:
            match error.__cause__:
                case IllegalMove(reason=reason):
                    raise Refusal(Code.ILLEGAL, reason) from None
                case BadNotation():
                    raise Refusal(Code.NOT_A_MOVE, "not-a-move") from None
                case _:
                    raise
        before = self._fold
        takes = self.on_duty or self._duty_moves(made.fold)
        append = Append(self.name, before.seq, made.events, made.fold.summary(), takes_duty=takes)
        await self._services.append(append, *beside)
        if made.fold.is_over and not before.is_over:
            self._note_end(made.fold)
        self._fold = made.fold
        self._wake_ms = append.summary.wake_ms
        if self._company:
            self.on_duty = takes
            self._company.keep(before.seq, made.events)
        return made

    def _duty_moves(self, after: Fold) -> bool:
        """To whoever changes the table; but a block on its way stays where it is simulated."""
        return not (_is_simulated(self._fold) and _is_simulated(after))

    # What others have added

    async def _learn_rest(self) -> None:
        """All that the log holds beyond what is known here."""
        await self._learn(await self._services.store.log(self.name, after=self._fold.seq))

    async def _learn(self, events: Sequence[Stamped]) -> None:
        """Goes on by events that are kept already."""
        if not events:
            return
        fold, happenings = self._fold.copy(), list[Happening]()
        try:
            for stamped in events:
                if happening := fold.apply(stamped):
                    happenings.append(happening)
        except BadLog:
            await self._reload()  # which finds out whether the log or our memory is wrong
            return
        if self._company and self._duty_moves(fold):
            self.drop_duty()
        self._fold, self._wake_ms = fold, fold.summary().wake_ms
        self._tell_chairs()
        self._tell_game(Bulletin(fold, happenings, self._services.clock.now_ms()))
        if self._placing:
            self._place()
        self._look()

    def _hear(self, kept: Kept) -> None:
        age_ms = self._services.clock.now_ms() - kept.events[-1].at_ms
        self._services.counts.bus_lag.add(max(0, age_ms) / 1000)
        try:
            self._inbox.put_nowait(kept)
        except asyncio.QueueFull:
            self.fall_behind()

    def _meet(self) -> None:
        """Somebody on another node came, went, or asks."""
        self._tell_chairs()
        if self._placing:
            self._show_elsewhere(self._placing)

    def _show_elsewhere(self, placing: Placing) -> None:
        """Always the whole picture: what goes between nodes may be lost."""
        if self._company and self._company.is_watched:
            self._company.show(placing.picture())

    def _take_hand(self, hand: Hand) -> None:
        placing = self._placing
        if not placing or (hand.placement, hand.seat) != (placing.number, placing.seat):
            return
        if not self._fold.chairs[hand.seat].bot:
            placing.move(HandTarget(hand.x, hand.y, hand.z, hand.yaw), let_go=hand.let_go)

    def _show(self, poses: Poses) -> None:
        parcel = Parcel(poses)
        for outbox in self._outboxes:
            outbox.post(parcel)

    # When something fails

    async def _recover(self, item: Item) -> None:
        """Nothing was promised: says so, and goes on from what the log holds."""
        if isinstance(item, Asked):
            self._refuse_busy(item.outbox, item.command)
        elif isinstance(item, Awaited) and not item.done.done():
            item.done.set_exception(StoreError("the log cannot be read now"))
        elif isinstance(item, Closing) and not item.done.done():
            item.done.set_exception(StoreError(f"table {self.name} could not be closed now"))
        self._bots.forget()
        self._cancel_alarm()
        self._unsure = True
        try:
            await self._reload(look=False)
        except StoreError as error:
            note(log, logging.WARNING, "store-failed", table=self.name, error=error)
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._look)

    async def _reload(self, *, look: bool = True) -> None:
        """The table as its log has it; StoreError when the store cannot tell now."""
        try:
            events = await self._services.store.log(self.name)
            self._fold, known = Fold.of(events, self._services.games), self._fold
        except StoreError:
            raise
        except Exception:
            self._services.counts.damaged += 1
            note(log, logging.ERROR, "table-damaged", trace=True, table=self.name)
            self.is_damaged = True
            for outbox in self._outboxes:
                outbox.close(DAMAGED, "table-damaged")
            return
        self._unsure = False
        if self._fold.seq != known.seq:
            self._wake_ms = self._fold.summary().wake_ms
            if self._company:
                self.drop_duty()
            self._tell_chairs()
            self._tell_game(self._picture())
        if look:
            self._look()

    # For those who watch the server

    def _note_refusal(self, command: ToServer, player: str, reason: str) -> None:
        kind = kind_of(command)
        self._services.counts.refused(kind, reason)
        note(log, logging.DEBUG, "command-refused", table=self.name, seq=self._fold.seq, command=kind,
             reason=reason, player=person(player))  # fmt: skip

    def _note_end(self, fold: Fold) -> None:
        counts, game = self._services.counts, fold.game.key
        (counts.closed if fold.is_closed else counts.finished)[game] += 1
        event = "table-closed" if fold.is_closed else "table-finished"
        note(log, logging.INFO, event, table=self.name, seq=fold.seq, game=game)

    def _note_lateness(self, late_ms: int) -> None:
        self._services.counts.alarm_lateness.add(late_ms / 1000)
        if late_ms > LATE_MS:
            note(log, logging.WARNING, "alarm-late", table=self.name, seq=self._fold.seq, late_ms=late_ms)

    # News

    def _tell(self, made: Change) -> None:
        if not made.is_game_only:
            self._tell_chairs()
        self._tell_game(Bulletin(made.fold, made.happenings, self._services.clock.now_ms()))
        self._place()
        self._look()

    def _tell_game(self, bulletin: Bulletin) -> None:
        for outbox in self._outboxes:
            outbox.post(bulletin.for_seats(self._fold.seats_of(outbox.player)))

    def _tell_poses(self, poses: Poses) -> None:
        parcel = Parcel(poses)
        for outbox in self._outboxes:
            outbox.post(parcel, instead=self._placing.picture if self._placing else None)
        if self._company and self._placing:
            self._show_elsewhere(self._placing)

    def _tell_chairs(self) -> None:
        """To each page whose picture of the table is no longer true."""
        present = {outbox.player for outbox in self._outboxes}
        watchers = sum(not self._fold.seats_of(outbox.player) for outbox in self._outboxes)
        if company := self._company:
            company.be_here(sorted(present), watchers)
            present |= company.players()
            watchers += company.watchers()
        for outbox in self._outboxes:
            table = table_for(
                outbox.player,
                self._fold,
                table=self.name,
                present=present,
                watchers=watchers,
                identity=self._services.identity,
            )
            if table != outbox.shown:
                outbox.post(table)

    def _picture(self) -> Bulletin:
        """How things stand, without a cause."""
        return Bulletin(self._fold, (), self._services.clock.now_ms())

    # What the table does of its own accord

    def _look(self) -> None:
        if self.is_damaged or self._task.done():
            return
        self._hints.look(self._fold)
        if not self.on_duty:
            return
        self._bots.look(self._fold)
        if _is_simulated(self._fold):
            if not self._placing or self._placing.sim.verdict:
                self._post(Signal.WEIGHED)
        else:
            self._drop_placing()
        due_ms, wait_ms = self._fold.next_alarm_ms(), self._fold.next_wait_ms()
        if due_ms != self._alarm_ms:
            self._cancel_alarm()
            if due_ms is not None and wait_ms is not None:
                clock = self._services.clock
                self._alarm_ms, self._rang_ms = due_ms, 0
                # Never longer than the whole wait: before the last start the clock may have been ahead.
                self._alarm = clock.call_later(min(wait_ms, due_ms - clock.now_ms()), self._rang)

    def _place(self) -> None:
        """Begins a placement when a block was just taken up, and gives it into the right hand."""
        fold = self._fold
        state = fold.position.state
        if not self.on_duty or not _is_simulated(fold):
            return
        seat: Seat = state.player
        if not self._placing:
            sim = simulation(state, derived_seed(self._seed, f"sway {fold.seq}"))
            clock = self._services.clock
            self._placing = Placing(
                fold.seq,
                seat,
                sim,
                clock,
                tell=self._tell_poses,
                judge=lambda: self._post(Signal.WEIGHED),
            )
            self._placing.give(fold.chairs[seat].bot, self._hand_of_bot)
            self._placing.start()
        else:
            self._placing.give(fold.chairs[seat].bot, self._hand_of_bot)

    def _hand_of_bot(self, level: str, placing: Placing) -> HandModel:
        fold, seat = self._fold, Seat(placing.seat)
        view = fold.game.view_for(fold.position.state, seat)
        seed = derived_seed(self._seed, f"hand {seat} {fold.seq}")
        bot = self._services.bot_for(fold.game.key, level)
        return hand_for(bot, view, placing.sim, SeededDice(seed), seed)

    def _drop_placing(self) -> None:
        if self._placing:
            self._placing.stop()
        self._placing = None

    def _rang(self) -> None:
        self._rang_ms = self._alarm_ms or 0
        self._cancel_alarm()  # the next look sets it again if it was too early
        self._post(Signal.RANG)

    def _cancel_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = self._alarm_ms = None

    def _post(self, item: BotTurn | Signal) -> None:
        """What the table does of its own accord waits in the inbox like everything else."""
        try:
            self._inbox.put_nowait(item)
        except asyncio.QueueFull:
            self._services.clock.call_later(FULL_INBOX_MS, lambda: self._post(item))


def kind_of(command: ToServer) -> str:
    """What the command is called on the wire."""
    return str(type(command).__struct_config__.tag)


def _kind(item: Item) -> str:
    """What the table was doing, without what a player wrote."""
    match item:
        case Asked(command=command):
            return kind_of(command)
        case Closing():
            return "close"
        case Signal():
            return item.value
        case _:
            return "bot"


def _is_simulated(fold: Fold) -> bool:
    """Whether a block is on its way to the tower."""
    return not fold.is_closed and is_simulated(fold.game, fold.position.state)
