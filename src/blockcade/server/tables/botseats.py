"""The bots of one table: clients that see what their seats see, and whose moves go to the inbox like any."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from blockcade.bots import Budget
from blockcade.core import Seat, SeededDice
from blockcade.server.tables.fold import Fold
from blockcade.server.tables.position import Position
from blockcade.server.tables.services import Services

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot's move on its way to the inbox."""

    seat: int
    level: str
    at_seq: int
    move: str


@dataclass(frozen=True, slots=True)
class _Thought:
    level: str
    since: int  # the turn it is for: when that began
    at_seq: int  # what it has seen
    task: asyncio.Task[None]


class BotSeats:
    """`look` at every change; it starts and stops thinking as the turns come and go."""

    def __init__(self, table: str, services: Services, send: Callable[[BotTurn], Awaitable[None]]) -> None:
        self._table = table
        self._services = services
        self._send = send
        self._thoughts: dict[int, _Thought] = {}

    def look(self, fold: Fold) -> None:
        due = {seat: (level, fold.acting_since[seat]) for seat, level in fold.bots_to_act().items()}
        for seat, thought in list(self._thoughts.items()):
            if due.get(seat) != (thought.level, thought.since):
                thought.task.cancel()
                del self._thoughts[seat]
        for seat, (level, since) in due.items():
            if seat not in self._thoughts:
                task = asyncio.create_task(self._play(seat, level, fold.position, fold.seq))
                self._thoughts[seat] = _Thought(level, since, fold.seq, task)

    def again(self, turn: BotTurn, fold: Fold) -> None:
        """The move was not taken: thinks anew. A bot that was wrong about this position is helped out."""
        thought = self._thoughts.get(turn.seat)
        if thought and thought.at_seq != turn.at_seq:
            return  # a newer thought is under way already
        self._thoughts.pop(turn.seat, None)
        if turn.at_seq < fold.seq or fold.bots_to_act().get(turn.seat) != turn.level:
            self.look(fold)
            return
        log.error("table %s, seq %d: refused the bot's %s", self._table, fold.seq, turn)
        task = asyncio.create_task(self._play(turn.seat, turn.level, fold.position, fold.seq, anything=True))
        self._thoughts[turn.seat] = _Thought(turn.level, fold.acting_since[turn.seat], fold.seq, task)

    def forget(self) -> None:
        """Stops all thinking; the next look begins anew."""
        for thought in self._thoughts.values():
            thought.task.cancel()
        self._thoughts.clear()

    async def _play(
        self, seat: int, level: str, position: Position, at_seq: int, *, anything: bool = False
    ) -> None:
        clock, pause_ms = self._services.clock, self._pause_ms(position)
        began_ms = clock.now_ms()
        move: Any = None
        if not anything:
            loop, thinkers = asyncio.get_running_loop(), self._services.thinkers
            try:
                move = await loop.run_in_executor(thinkers, self._choose, seat, level, position)
            except Exception:
                log.exception("table %s, seq %d: the bot %s failed", self._table, at_seq, level)
        if move is None:  # a game is never held up by a bot's mistake
            move = secrets.choice(position.legal(Seat(seat)))
        left_ms = began_ms + pause_ms - clock.now_ms()
        if left_ms > 0:
            await clock.sleep_ms(left_ms)
        await self._send(BotTurn(seat, level, at_seq, position.game.format_move(move)))

    def _pause_ms(self, position: Position) -> int:
        """Alone, long enough for people to follow; in a race, as long as a person needs to see it."""
        config = self._services.config
        if len(position.seats_to_act) == 1:
            return config.bot_pause_ms
        least, most = config.race_pause_ms
        return least + secrets.randbelow(most - least + 1)

    def _choose(self, seat: int, level: str, position: Position) -> Any:
        """Runs in a thread: reads nothing of the table but the position, which nobody changes."""
        game = position.game
        bot = self._services.bot_for(game.key, level)
        view = game.view_for(position.state, Seat(seat))
        legal = game.legal_moves(position.state, Seat(seat))
        budget = Budget(self._services.config.bot_seconds)
        return bot.choose(view, legal, budget, SeededDice(secrets.token_bytes(32)))
