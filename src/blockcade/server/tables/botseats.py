"""The bots of one table: clients that see what their seats see, and whose moves go to the inbox like any."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from blockcade.api import derived_seed
from blockcade.bots import Bot, Budget, EngineBot, Plan, Racer, keeps_its_tree
from blockcade.bots.pace import REACTION
from blockcade.core import Seat, SeededDice
from blockcade.server.clocks import Timer
from blockcade.server.tables.fold import Fold
from blockcade.server.tables.position import Position
from blockcade.server.tables.services import Services
from blockcade.server.thinking import BotQuestion, Busy
from blockcade.server.watching.logs import note

log = logging.getLogger(__name__)

BUSY_MS = 1_000  # until a bot that found too many others waiting asks again
ALARM_MARGIN_MS = 2_000  # a bot has moved so long before its time is up


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot's move on its way to the inbox."""

    seat: int
    level: str
    at_seq: int
    move: str


@dataclass(slots=True)
class _Thought:
    """What a bot is busy with: a task that thinks, or a timer until its hand is there."""

    seat: int
    level: str
    since: int  # the turn it is for: when that began
    at_seq: int  # what it has seen
    busy: asyncio.Task[None] | Timer | None = None
    racing: "_Race | None" = None

    def stop(self) -> None:
        if self.busy:
            self.busy.cancel()
        self.busy = None


@dataclass(frozen=True, slots=True)
class _Race:
    """A plan on its way, by a bot that may think again."""

    racer: Racer[Any, Any]
    move: Any
    due_ms: int


class BotSeats:
    """`look` at every change; it starts and stops thinking as the turns come and go."""

    def __init__(self, table: str, seed: bytes, services: Services, post: Callable[[BotTurn], None]) -> None:
        self._table = table
        self._seed = seed
        self._services = services
        self._post = post
        self._thoughts: dict[int, _Thought] = {}
        self._had_bots = True  # when it last looked; who knows before

    def look(self, fold: Fold) -> None:
        if not fold.has_bots and not self._had_bots:
            return
        self._had_bots = fold.has_bots
        due = {seat: (level, fold.acting_since[seat]) for seat, level in fold.bots_to_act().items()}
        for seat, thought in list(self._thoughts.items()):
            if due.get(seat) != (thought.level, thought.since):
                thought.stop()
                del self._thoughts[seat]
            elif thought.racing and thought.at_seq < fold.seq:
                self._run(thought, fold, thought.racing.racer)
        for seat in due:
            if seat not in self._thoughts:
                self._begin(seat, fold)
        self._ponder(fold)

    def again(self, turn: BotTurn, fold: Fold) -> None:
        """The move was not taken: thinks anew. A bot that was wrong about this position is helped out."""
        thought = self._thoughts.get(turn.seat)
        if thought and thought.at_seq != turn.at_seq:
            return  # a newer thought is under way already
        self._thoughts.pop(turn.seat, None)
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
        """Stops all thinking; the next look begins anew."""
        for thought in self._thoughts.values():
            thought.stop()
        self._thoughts.clear()
        self._services.engine.forget(self._table)

    def _begin(self, seat: int, fold: Fold, *, helped: bool = False) -> None:
        level = fold.bots_to_act()[seat]
        thought = _Thought(seat, level, fold.acting_since[seat], fold.seq)
        self._thoughts[seat] = thought
        bot = self._services.bot_for(fold.game.key, level)
        if isinstance(bot, Racer):
            self._run(thought, fold, bot, helped=helped)
        else:
            budget = self._budget(bot, fold)
            thought.busy = asyncio.create_task(self._play(thought, bot, fold.position, budget, helped=helped))

    async def _play(
        self, thought: _Thought, bot: Bot[Any, Any], position: Position, budget: Budget, *, helped: bool
    ) -> None:
        """Thinks elsewhere, where nothing of the table is known but this position, which nobody changes."""
        clock, config, dice = self._services.clock, self._services.config, self._dice(thought)
        several = len(position.seats_to_act) > 1
        pause_ms = REACTION.draw(dice) if several else config.bot_pause_ms  # so that people can follow
        began_ms = clock.now_ms()
        view, legal = _seen(position, thought.seat)
        move: Any = None
        if not helped:
            question = BotQuestion(self._table, position.game, thought.level, bot, view, legal, budget, dice)
            try:
                move = await self._chosen(question)
            except Exception:
                self._failed(thought)
        if move is None:  # a game is never held up by a bot's mistake
            move = self._services.any_of(legal)
        left_ms = began_ms + pause_ms - clock.now_ms()
        if left_ms > 0:
            await clock.sleep_ms(left_ms)
        self._post(BotTurn(thought.seat, thought.level, thought.at_seq, position.game.format_move(move)))

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

    def _budget(self, bot: Bot[Any, Any], fold: Fold) -> Budget:
        config, due_ms = self._services.config, fold.next_alarm_ms()
        seconds = config.engine_seconds if isinstance(bot, EngineBot) else config.bot_seconds
        if due_ms is None:
            return Budget(seconds)
        left_ms = due_ms - self._services.clock.now_ms() - ALARM_MARGIN_MS
        return Budget(max(0.1, min(seconds, left_ms / 1000)))

    def _ponder(self, fold: Fold) -> None:
        """Bots that keep their tree go on with it while others are to move."""
        engine, to_act = self._services.engine, fold.position.seats_to_act
        deep = [chair.seat for chair in fold.chairs if keeps_its_tree(chair.bot)]
        if not deep or not to_act or not engine.knows(fold.game.key):
            engine.forget(self._table)
        elif not any(seat in to_act for seat in deep):
            engine.ponder(self._table, fold.game.view_for(fold.position.state, Seat(deep[0])))

    def _run(self, thought: _Thought, fold: Fold, racer: Racer[Any, Any], *, helped: bool = False) -> None:
        """Plans, or looks again at what it was about to do; this is quick, and no task is needed to wait."""
        clock, before = self._services.clock, thought.racing
        thought.stop()
        thought.at_seq = fold.seq
        view, legal = _seen(fold.position, thought.seat)
        dice, now_ms = self._dice(thought), clock.now_ms()
        plan: Plan[Any] = Plan(self._services.any_of(legal), 0)
        if not helped:
            try:
                plan = (
                    racer.replan(view, legal, Plan(before.move, before.due_ms - now_ms), dice)
                    if before
                    else racer.plan(view, legal, dice)
                )
            except Exception:
                self._failed(thought)
        thought.racing = _Race(racer, plan.move, now_ms + plan.after_ms)
        turn = BotTurn(thought.seat, thought.level, fold.seq, fold.game.format_move(plan.move))
        thought.busy = clock.call_later(plan.after_ms, lambda: self._post(turn))

    def _failed(self, thought: _Thought) -> None:
        note(log, logging.ERROR, "bot-failed", trace=True,
             table=self._table, seq=thought.at_seq, bot=thought.level)  # fmt: skip
        self._services.counts.bot_failures += 1

    def _dice(self, thought: _Thought) -> SeededDice:
        """A bot's own luck follows from the table's seed: a game can be looked into afterwards."""
        return SeededDice(derived_seed(self._seed, f"bot {thought.seat} {thought.at_seq}"))


def _seen(position: Position, seat: int) -> tuple[Any, Sequence[Any]]:
    """What the player of a seat sees and may do."""
    return position.game.view_for(position.state, Seat(seat)), position.legal(Seat(seat))
