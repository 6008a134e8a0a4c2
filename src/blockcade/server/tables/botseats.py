"""The bots of one table: each sees what its seat sees, and its moves go to the inbox like all others."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, cast

from blockcade.bots import Adapting, Bot, Budget, HeavyBot, Plan, Racer, keeps_tree
from blockcade.bots.pace import REACTION
from blockcade.core import Seat, SeededDice, derived_seed
from blockcade.record.events import Pace
from blockcade.record.fold import Fold
from blockcade.record.position import Position
from blockcade.server.clocks import Timer
from blockcade.server.limits import Guest
from blockcade.server.logs import note
from blockcade.server.tables.public_times import TimesOfTable
from blockcade.server.tables.services import Services
from blockcade.server.thinking import BotQuestion, Busy, SeenView

log = logging.getLogger(__name__)

BUSY_MS = 1_000  # before a bot asks again when too many others wait
# How many times the server's own pause each pace takes; races are not slowed, since speed is strength there.
PAUSES = {Pace.QUICK: 0, Pace.NORMAL: 1, Pace.SLOW: 3}
ALARM_MARGIN_MS = 2_000  # a bot moves this long before its time is up


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot's move on its way to the inbox."""

    seat: int
    level: str
    at_seq: int
    move: str


@dataclass(slots=True)
class _PendingMove:
    """A bot's work on one move: a task that thinks, or a timer until its hand arrives."""

    seat: int
    level: str
    since: int  # the number of the event that began the turn
    at_seq: int  # the last event that the bot has seen
    busy: asyncio.Task[None] | Timer | None = None
    racing: "_Race | None" = None

    def stop(self) -> None:
        if self.busy:
            self.busy.cancel()
        self.busy = None


@dataclass(frozen=True, slots=True)
class _Race:
    """The plan of a racing bot, which may still change it."""

    racer: Racer[Any, Any]
    move: Any
    due_ms: int


class BotSeats:
    """Call `look` after every change: it starts and stops thinking as turns begin and end. `payer` returns
    the guest whose share of thinking time this uses."""

    def __init__(
        self,
        table: str,
        seed: bytes,
        services: Services,
        post: Callable[[BotTurn], None],
        payer: Callable[[], Guest],
    ) -> None:
        self._table = table
        self._seed = seed
        self._services = services
        self._post = post
        self._payer = payer
        self._pending: dict[int, _PendingMove] = {}
        self._times = TimesOfTable()
        self._had_bots = True  # at the last `look`; True before the first

    def look(self, fold: Fold) -> None:
        if not fold.has_bots and not self._had_bots:
            return
        self._had_bots = fold.has_bots
        due = {seat: (level, fold.acting_since[seat]) for seat, level in fold.bots_to_act().items()}
        for seat, pending in list(self._pending.items()):
            if due.get(seat) != (pending.level, pending.since):
                pending.stop()
                del self._pending[seat]
            elif pending.racing and pending.at_seq < fold.seq:
                self._run(pending, fold, pending.racing.racer)
        for seat in due:
            if seat not in self._pending:
                self._begin(seat, fold)
        self._ponder(fold)

    def again(self, turn: BotTurn, fold: Fold) -> None:
        """Thinks again after a refused move. A bot that was wrong about this position plays a random one."""
        pending = self._pending.get(turn.seat)
        if pending and pending.at_seq != turn.at_seq:
            return  # a newer search is already running
        self._pending.pop(turn.seat, None)
        if turn.at_seq < fold.seq or fold.bots_to_act().get(turn.seat) != turn.level:
            self.look(fold)
            return
        note(
            log,
            logging.ERROR,
            "bot-refused",
            table=self._table,
            seq=fold.seq,
            bot=turn.level,
            move=turn.move,
        )
        self._services.counts.bot_failures += 1
        self._begin(turn.seat, fold, helped=True)

    def forget(self) -> None:
        """Stops all thinking; the next `look` starts it again."""
        for pending in self._pending.values():
            pending.stop()
        self._pending.clear()
        self._services.engine.forget(self._table)

    def _begin(self, seat: int, fold: Fold, *, helped: bool = False) -> None:
        level = fold.bots_to_act()[seat]
        pending = _PendingMove(seat, level, fold.acting_since[seat], fold.seq)
        self._pending[seat] = pending
        bot = self._services.bot_for(fold.game.key, level)
        if isinstance(bot, Adapting):
            adapting = cast("Adapting[Any, Any]", bot)
            self._run(pending, fold, adapting.adapted(self._times.of(fold)), helped=helped)
        elif isinstance(bot, Racer):
            self._run(pending, fold, bot, helped=helped)
        else:
            budget, pause_ms = self._budget(bot, fold), self._pause_ms(fold)
            play = self._play(pending, bot, fold.position, budget, pause_ms, helped=helped)
            pending.busy = asyncio.create_task(play)

    async def _play(
        self,
        pending: _PendingMove,
        bot: Bot[Any, Any],
        position: Position,
        budget: Budget,
        pause_ms: int,
        *,
        helped: bool,
    ) -> None:
        """Thinks outside the table: the bot gets only this position, which nobody changes."""
        clock, dice = self._services.clock, self._dice(pending)
        if len(position.seats_to_act) > 1:
            pause_ms = REACTION.draw(dice)
        began_ms = clock.now_ms()
        view, legal = _seen(position, pending.seat)
        move: Any = None
        if not helped:
            question = BotQuestion(
                self._table, position.game, pending.level, bot, view, legal, budget, dice, self._payer()
            )
            try:
                move = await self._chosen(question)
            except Exception:
                self._failed(pending)
        if move is None:  # a bot's mistake must not stop the game
            move = self._services.any_of(legal)
        left_ms = began_ms + pause_ms - clock.now_ms()
        if left_ms > 0:
            await clock.sleep_ms(left_ms)
        self._post(BotTurn(pending.seat, pending.level, pending.at_seq, position.game.format_move(move)))

    async def _chosen(self, question: BotQuestion) -> Any:
        began = perf_counter()
        while True:
            try:
                move = await self._services.thinkers.choose(question)
            except Busy:
                await self._services.clock.sleep_ms(BUSY_MS)
            else:
                self._services.counts.thinking.add(perf_counter() - began)
                return move

    def _pause_ms(self, fold: Fold) -> int:
        """The least time that a turn takes, so that people can follow; never past the next alarm."""
        pause_ms, due_ms = PAUSES[fold.pace] * self._services.config.bot_pause_ms, fold.next_alarm_ms()
        if due_ms is None:
            return pause_ms
        return min(pause_ms, max(0, due_ms - self._services.clock.now_ms() - ALARM_MARGIN_MS))

    def _budget(self, bot: Bot[Any, Any], fold: Fold) -> Budget:
        config, due_ms = self._services.config, fold.next_alarm_ms()
        seconds = config.engine_seconds if isinstance(bot, HeavyBot) else config.bot_seconds
        if due_ms is None:
            return Budget(seconds)
        left_ms = due_ms - self._services.clock.now_ms() - ALARM_MARGIN_MS
        return Budget(max(0.1, min(seconds, left_ms / 1000)))

    def _ponder(self, fold: Fold) -> None:
        """Lets bots that keep their tree search on while others are to move."""
        game, engine, to_act = fold.game, self._services.engine, fold.position.seats_to_act
        deep = [chair.seat for chair in fold.chairs if chair.bot and keeps_tree(game.key, chair.bot)]
        if not deep or not to_act:
            engine.forget(self._table)
        elif not any(seat in to_act for seat in deep):
            view = game.view_for(fold.position.state, Seat(deep[0]))
            engine.ponder(self._table, SeenView.of(game, view))

    def _run(
        self, pending: _PendingMove, fold: Fold, racer: Racer[Any, Any], *, helped: bool = False
    ) -> None:
        """Makes a plan, or checks the earlier one. This is quick, and a timer waits, so it needs no task."""
        clock, before = self._services.clock, pending.racing
        pending.stop()
        pending.at_seq = fold.seq
        view, legal = _seen(fold.position, pending.seat)
        dice, now_ms = self._dice(pending), clock.now_ms()
        plan: Plan[Any] = Plan(self._services.any_of(legal), 0)
        if not helped:
            try:
                plan = (
                    racer.replan(view, legal, Plan(before.move, before.due_ms - now_ms), dice)
                    if before
                    else racer.plan(view, legal, dice)
                )
            except Exception:
                self._failed(pending)
        pending.racing = _Race(racer, plan.move, now_ms + plan.after_ms)
        turn = BotTurn(pending.seat, pending.level, fold.seq, fold.game.format_move(plan.move))
        pending.busy = clock.call_later(plan.after_ms, lambda: self._post(turn))

    def _failed(self, pending: _PendingMove) -> None:
        note(log, logging.ERROR, "bot-failed", trace=True,
             table=self._table, seq=pending.at_seq, bot=pending.level)  # fmt: skip
        self._services.counts.bot_failures += 1

    def _dice(self, pending: _PendingMove) -> SeededDice:
        """A bot's dice follow from the table's seed, so that a game can be examined afterwards."""
        return SeededDice(derived_seed(self._seed, f"bot {pending.seat} {pending.at_seq}"))


def _seen(position: Position, seat: int) -> tuple[Any, Sequence[Any]]:
    """The view and the legal moves of a seat."""
    return position.game.view_for(position.state, Seat(seat)), position.legal(Seat(seat))
