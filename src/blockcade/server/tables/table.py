"""One table: one task that reads one inbox. Judge, keep, remember, tell: always in this order."""

import asyncio
from collections.abc import Callable, Sequence

from blockcade.core import BadNotation, IllegalMove
from blockcade.record.events import Closed, Elapsed, Event, Stamped, Weighed
from blockcade.record.fold import BadLog
from blockcade.server.bus import Kept
from blockcade.server.store import Append, SeqConflict, StoreError
from blockcade.server.tables.alarm import AlarmClock
from blockcade.server.tables.audience import Audience
from blockcade.server.tables.botseats import BotSeats, BotTurn
from blockcade.server.tables.change import Change, change
from blockcade.server.tables.company import Company, Ears
from blockcade.server.tables.desk import Desk
from blockcade.server.tables.fold import Fold, Happening
from blockcade.server.tables.inbox import UNANSWERED, Asked, Awaited, Closing, Inbox, Item, Signal
from blockcade.server.tables.judging import Refusal, moved
from blockcade.server.tables.notes import Notes
from blockcade.server.tables.outbox import Outbox
from blockcade.server.tables.services import Services
from blockcade.server.tables.tower import Tower, is_falling
from blockcade.wire.to_browser import Accepted, Code, Poses, Refused
from blockcade.wire.to_server import Hand, ToServer

MAX_RACES = 8  # that an item may lose against other nodes, one after another, before it is refused
RETRY_SECONDS = 1.0  # until a bot's or the clock's move that could not be kept is tried again
DAMAGED = 4500  # close codes
SHUT = 4410
STOPS = 1012


class TableDamaged(Exception):
    """The log cannot be folded. Other tables are not concerned."""


class TableShut(TableDamaged):
    """And the operator has ended it."""


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
        self._desk = Desk(name, services)
        self._notes = Notes(name, services.counts)
        self._inbox = Inbox(services.clock)
        self._bots = BotSeats(name, seed, services, self._inbox.post)
        self._alarm = AlarmClock(services.clock, lambda: self._inbox.post(Signal.RANG))
        self._tower = Tower(
            seed, services, tell=self._tell_poses, judge=lambda: self._inbox.post(Signal.WEIGHED)
        )
        self._unsure = False  # the store failed in a way that may have kept something
        self._used_ms = services.clock.now_ms()
        self._company: Company | None = None  # on other nodes, if there are any
        if services.bus:
            ears = Ears(self._hear, self._show, self._take_hand, self._meet)
            self._company = Company(name, services.node, services.bus, services.clock, ears)
        self._audience = Audience(name, services, self._company)
        self._task = asyncio.create_task(self._run())
        self._look()

    # Doors for sockets; they run between two steps of the task, never inside one.

    def join(self, outbox: Outbox) -> None:
        self._audience.join(outbox, self._fold)
        if self._tower.placing:
            outbox.post(self._tower.placing.picture())

    def leave(self, outbox: Outbox) -> None:
        self._desk.leave(outbox)
        self._used_ms = self._services.clock.now_ms()
        self._audience.leave(outbox, self._fold)

    def ask(self, outbox: Outbox, command: ToServer) -> None:
        """The answer comes to the outbox; when too much waits already, it comes at once."""
        asked = Asked(outbox, command)
        if not self._inbox.offer(asked):
            self._refuse_busy(asked)
        if self._task.done():
            self._inbox.refuse_rest()

    def _refuse_busy(self, asked: Asked) -> None:
        if asked.refuse_busy():
            self._notes.refused(asked.command, asked.outbox.player, "busy", seq=self._fold.seq)

    async def end(self) -> bool:
        """Closes the table for good unless it is over already; StoreError when that could not be kept."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._inbox.put(Closing(done))
        if self._task.done():
            self._inbox.refuse_rest()
        return await done

    def hand(self, outbox: Outbox, hand: Hand) -> None:
        """A player's hand has moved. Hands are not commands: what comes too late is simply not looked at."""
        chairs = self._fold.chairs
        if hand.seat < len(chairs) and chairs[hand.seat].player == outbox.player:
            if self._tower.placing:
                self._tower.hold(hand, self._fold)
            elif self._company and is_falling(self._fold):
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
        return self._audience.players

    def is_idle(self, since_ms: int) -> bool:
        """Nobody looks, nothing is under way, and nothing is due of the table's own accord."""
        at_rest = not self.visitors and self._inbox.is_empty and not self.minds_something
        return at_rest and self._used_ms <= since_ms

    async def stop(self) -> None:
        """Does what is in the inbox, then ends."""
        self._rest()
        if not self._task.done():
            self._inbox.put(Signal.STOP)
        await self._task
        self._rest()
        self._inbox.refuse_rest()

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
        self._alarm.cancel()
        self._tower.drop()

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
        self._inbox.post(Signal.BEHIND)

    async def catch_up(self) -> None:
        """Returns when the table knows all that its log holds now, or raises StoreError."""
        if not self._task.done():
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._inbox.put(Awaited(done))
            if self._task.done():
                self._inbox.refuse_rest()
            await done

    def send_home(self) -> None:
        """Every page gets what still waits for it, and is then told that the server stops."""
        self._audience.send_home(STOPS, "")

    def _rest(self) -> None:
        """Nothing is done of the table's own accord any more."""
        self._bots.forget()
        self._desk.rest()
        self._alarm.cancel()
        self._tower.drop()

    # The task

    async def _run(self) -> None:
        while not self.is_damaged and (item := await self._inbox.take()) is not Signal.STOP:
            self._used_ms = self._services.clock.now_ms()
            try:
                await self._do(item)
            except StoreError as error:
                self._notes.store_failed(error, seq=self._fold.seq)
                await self._recover(item)
            except Exception:
                self._notes.failed(item, seq=self._fold.seq)
                await self._recover(item)
        self._inbox.refuse_rest()

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
                self._notes.lost_race(error, seq=self._fold.seq)
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
        if isinstance(command, UNANSWERED):
            return
        player, command_id = outbox.player, command.command_id
        try:
            if wanted := self._desk.decide(self._fold, outbox, command):
                made = await self._make(wanted.events, *wanted.beside)
                if wanted.opens:
                    self._opened_another(wanted.opens)
                    self._notes.opened_another(wanted.opens, self.game)
                at_seq = made.fold.seq if wanted.opens else made.fold.accepted[player, command_id]
                with outbox:  # the answer and the news take one way
                    outbox.post(Accepted(command_id, at_seq))
                    self._tell(made)
        except Refusal as refusal:
            outbox.post(Refused(command_id, refusal.code, refusal.reason))
            self._notes.refused(command, player, refusal.reason, seq=self._fold.seq)
        else:
            self._notes.accepted(command)

    async def _close(self, done: "asyncio.Future[bool]") -> None:
        is_news = not self._fold.is_over
        if is_news:
            made = await self._make([Closed()])
            self._tower.drop()
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
        if due := self._alarm.due(self._fold):
            wait, late_ms = due
            self._notes.rang(late_ms, seq=self._fold.seq)
            self._tell(await self._make([Elapsed(self._fold.game.format_move(wait))]))
        else:
            self._look()  # too early: sets it again

    async def _weigh(self) -> None:
        if not self.on_duty or not is_falling(self._fold):
            return
        move = self._tower.verdict()
        if move is None:
            return  # told twice of the placement before: this one still goes on
        made = await self._make([Weighed(self._fold.game.format_move(move))])
        self._tower.drop()
        self._tell(made)

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
            self._notes.ended(made.fold)
        self._fold = made.fold
        self._wake_ms = append.summary.wake_ms
        if self._company:
            self.on_duty = takes
            self._company.keep(before.seq, made.events)
        return made

    def _duty_moves(self, after: Fold) -> bool:
        """To whoever changes the table; but a block on its way stays where it is simulated."""
        return not (is_falling(self._fold) and is_falling(after))

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
        self._audience.tell_chairs(fold)
        self._audience.tell_game(fold, happenings)
        if self._tower.placing:
            self._place()
        self._look()

    def _hear(self, kept: Kept) -> None:
        self._notes.heard(self._services.clock.now_ms() - kept.events[-1].at_ms)
        if not self._inbox.offer(kept):
            self.fall_behind()

    def _meet(self) -> None:
        """Somebody on another node came, went, or asks."""
        self._audience.tell_chairs(self._fold)
        if self._tower.placing:
            self._audience.show_elsewhere(self._tower.placing.picture)

    def _show(self, poses: Poses) -> None:
        self._audience.show(poses)

    def _take_hand(self, hand: Hand) -> None:
        self._tower.hold(hand, self._fold)

    # When something fails

    async def _recover(self, item: Item) -> None:
        """Nothing was promised: says so, and goes on from what the log holds."""
        if isinstance(item, Asked):
            self._refuse_busy(item)
        elif isinstance(item, Awaited) and not item.done.done():
            item.done.set_exception(StoreError("the log cannot be read now"))
        elif isinstance(item, Closing) and not item.done.done():
            item.done.set_exception(StoreError(f"table {self.name} could not be closed now"))
        self._bots.forget()
        self._alarm.cancel()
        self._unsure = True
        try:
            await self._reload(look=False)
        except StoreError as error:
            self._notes.unreadable(error)
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._look)

    async def _reload(self, *, look: bool = True) -> None:
        """The table as its log has it; StoreError when the store cannot tell now."""
        try:
            events = await self._services.store.log(self.name)
            self._fold, known = Fold.of(events, self._services.games), self._fold
        except StoreError:
            raise
        except Exception:
            self._notes.damaged()
            self.is_damaged = True
            self._audience.send_home(DAMAGED, "table-damaged")
            return
        self._unsure = False
        if self._fold.seq != known.seq:
            self._wake_ms = self._fold.summary().wake_ms
            if self._company:
                self.drop_duty()
            self._audience.tell_chairs(self._fold)
            self._audience.tell_game(self._fold)
        if look:
            self._look()

    # News

    def _tell(self, made: Change) -> None:
        if not made.is_game_only:
            self._audience.tell_chairs(made.fold)
        self._audience.tell_game(made.fold, made.happenings)
        self._place()
        self._look()

    def _tell_poses(self, poses: Poses) -> None:
        if placing := self._tower.placing:
            self._audience.show(poses, instead=placing.picture)
            self._audience.show_elsewhere(placing.picture)

    # What the table does of its own accord

    def _look(self) -> None:
        if self.is_damaged or self._task.done():
            return
        self._desk.look(self._fold)
        if not self.on_duty:
            return
        self._bots.look(self._fold)
        self._tower.look(self._fold)
        self._alarm.look(self._fold)

    def _place(self) -> None:
        if self.on_duty:
            self._tower.place(self._fold)
