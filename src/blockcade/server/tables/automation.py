"""Bots, alarms, the tower and absences of one table: everything that it does without a command.

Of several nodes, one has the duty for this; the others only follow.
"""

from collections.abc import Awaitable, Callable, Sequence

from blockcade.core import Wait
from blockcade.record.events import Elapsed, Left, Weighed
from blockcade.record.fold import Fold
from blockcade.server.limits import Guest
from blockcade.server.tables.alarm import AlarmClock
from blockcade.server.tables.botseats import BotSeats, BotTurn
from blockcade.server.tables.change import Change, Parsed, Wish
from blockcade.server.tables.inbox import Inbox, Signal
from blockcade.server.tables.judging import Refusal, moved
from blockcade.server.tables.notes import Notes
from blockcade.server.tables.placing import Placing
from blockcade.server.tables.presence import Presence
from blockcade.server.tables.resting import due_ms, is_left_to_bots, rests
from blockcade.server.tables.services import Services
from blockcade.server.tables.tower import Tower, is_falling
from blockcade.wire.to_browser import Code, Poses


class Automation:
    """Call `look` after every change: it starts what is due. `act` handles the results from the inbox."""

    def __init__(
        self,
        table: str,
        seed: bytes,
        services: Services,
        inbox: Inbox,
        notes: Notes,
        *,
        on_duty: bool,
        payer: Callable[[], Guest],
        is_watched: Callable[[], bool],
        keep: Callable[[Sequence[Wish]], Awaitable[Change]],
        tell: Callable[[Change], None],
        show: Callable[[Poses, Placing], None],
    ) -> None:
        self.on_duty = on_duty
        self.wake_ms: int | None = None  # when the next action is due, as stored; None: nothing is due
        self.presence = Presence(services.clock, lambda: inbox.post(Signal.PRESENCE))
        self._notes = notes
        self._bots = BotSeats(table, seed, services, inbox.post, payer)
        self._alarm = AlarmClock(services.clock, lambda: inbox.post(Signal.RANG))
        self.tower = Tower(seed, services, tell=self._tell_poses, judge=lambda: inbox.post(Signal.WEIGHED))
        self._is_watched = is_watched
        self._keep, self._tell, self._show = keep, tell, show
        self._is_paused = False  # bots play alone, and nobody watches them

    @property
    def is_due(self) -> bool:
        """Whether something is due and this node has to do it."""
        return self.on_duty and self.wake_ms is not None

    @property
    def is_idle(self) -> bool:
        """Whether the table may leave memory. A block in a resting hand is lost then: the player chooses
        again."""
        return not self.is_due or self.tower.is_resting

    # Starting and stopping

    def look(self, fold: Fold) -> None:
        """Starts what is due in this fold, and stops what is no longer due."""
        if not self.on_duty or self._pauses(fold):
            return
        self._bots.look(fold)
        self.tower.look(fold)
        self._alarm.look(fold)

    def wake(self, fold: Fold) -> None:
        """Takes the duty: the store says that something is due, even if nobody watches."""
        self.wake_ms = due_ms(fold)
        self.on_duty = True

    def is_resumed(self, fold: Fold, *, here: bool, elsewhere: bool) -> bool:
        """Whether somebody came to a table that bots play alone. This node takes its duty, unless people
        watch through another node: during a pause no node has it. A running placement stays on its node."""
        if not is_left_to_bots(fold):
            return False
        self.on_duty = self.on_duty or (here and not elsewhere and not is_falling(fold))
        return True

    def drop_duty(self) -> None:
        """Another node has the duty now."""
        self.on_duty = False
        self.hold()
        self.tower.drop()

    def hold(self) -> None:
        """Stops bots and alarms until the next `look`; a running placement goes on."""
        self._bots.forget()
        self._alarm.cancel()

    def stop(self) -> None:
        """Stops everything."""
        self.presence.cancel()
        self.hold()
        self.tower.drop()

    # Doing what is due

    async def act(self, item: BotTurn | Signal, fold: Fold) -> None:
        """Does what a bot, the alarm, gravity or an absence asks for."""
        match item:
            case Signal.PRESENCE:
                if events := self.presence.news(fold):
                    self._tell(await self._keep(events))
            case _ if not self.on_duty:
                pass
            case BotTurn():
                await self._play_bot(item, fold)
            case Signal.WEIGHED:
                await self._weigh(fold)
            case _:
                await self._ring(fold)

    async def _play_bot(self, turn: BotTurn, fold: Fold) -> None:
        try:
            if fold.bots_to_act().get(turn.seat) != turn.level:
                raise Refusal(Code.STALE, "stale")
            self._tell(await self._keep([moved(fold, turn.seat, turn.at_seq, turn.move)]))
        except Refusal:
            self._bots.again(turn, fold)

    async def _ring(self, fold: Fold) -> None:
        if due := self._alarm.due(fold):
            ended, late_ms = due
            self._notes.rang(late_ms, seq=fold.seq)
            wish = (
                Parsed(Elapsed(fold.game.format_move(ended)), ended)
                if isinstance(ended, Wait)
                else Left(ended, is_late=True)
            )
            self._tell(await self._keep([wish]))
        else:
            self.look(fold)  # too early: set the alarm again

    async def _weigh(self, fold: Fold) -> None:
        verdict = self.tower.verdict() if is_falling(fold) else None
        if verdict is None:
            return  # a repeated signal of the placement before; this one goes on
        made = await self._keep([Parsed(Weighed(fold.game.format_move(verdict)), verdict)])
        self.tower.drop()
        self._tell(made)

    def place(self, fold: Fold) -> None:
        """Begins a placement if a block was just taken up."""
        if self.on_duty:
            self.tower.place(fold)

    def _tell_poses(self, poses: Poses) -> None:
        if placing := self.tower.placing:
            self._show(poses, placing)

    def _pauses(self, fold: Fold) -> bool:
        """Whether bots wait until somebody watches; a running search still ends in its move."""
        pauses = self.wake_ms is None and rests(fold, watched=self._is_watched())
        if pauses and not self._is_paused:
            self.hold()
        elif self._is_paused and not pauses:
            self._alarm.begin_anew()
        self._is_paused = pauses
        return pauses


def duty_moves(before: Fold, after: Fold) -> bool:
    """Whether the node that makes this change gets the duty; a running placement stays on its node."""
    return not (is_falling(before) and is_falling(after))
