"""The times of a table that everybody could see, for bots that adapt to people; read from the log alone."""

from collections import deque
from typing import Any

from blockcade.bots import PublicTimes
from blockcade.bots.protocol import PAST_MOVES
from blockcade.core import TimedMove
from blockcade.record.fold import Fold, Step
from blockcade.record.timeline import actor_of, next_ply


class TimesOfTable:
    """Follows one table. It keeps the last moves, so that each one is replayed once; without them, after a
    restart or on another node, the whole log is replayed and gives the same times."""

    def __init__(self) -> None:
        self._forget()

    def of(self, fold: Fold) -> PublicTimes:
        tempo = fold.game.card.tempo
        if tempo is None:
            return PublicTimes()
        self._catch_up(fold)
        people = frozenset(
            chair.seat
            for chair in fold.chairs
            if chair.player and not chair.bot and chair.seat not in fold.gone
        )
        return PublicTimes(people, tempo(fold.setup.players, tuple(self._moves)))

    def _forget(self) -> None:
        self._moves: deque[TimedMove] = deque(maxlen=PAST_MOVES)
        self._count = 0
        self._last: Step | None = None
        self._state: Any = None

    def _catch_up(self, fold: Fold) -> None:
        line, count = fold.line, self._count
        if count > len(line) or (count and line[count - 1] != self._last):  # taken back
            self._forget()
        if self._state is None:
            self._state = fold.game.initial(fold.setup)
        for step in line[self._count :]:
            before, ply = self._state, next_ply(fold.game, self._state, step.event)
            self._moves.append(TimedMove(actor_of(step.event), ply.move, step.at_ms, before, ply.state))
            self._state, self._last = ply.state, step
        self._count = len(line)
