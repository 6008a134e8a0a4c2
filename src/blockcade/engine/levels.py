"""How strong the engine plays: ten levels for people, or a budget for those who measure."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from blockcade.engine.kernel import Position, Search, Thought

MEMORY_MB = 400  # of a tree at full strength; the process needs little beside it
LEVEL_MEMORY_MB = 64


@dataclass(frozen=True, slots=True)
class Level:
    """A level thinks as many playouts as told, but never longer than `seconds`."""

    number: int
    playouts: int  # 0: as many as the time allows
    seconds: float
    settings: Mapping[str, float] = field(default_factory=dict[str, float])


_PLAYOUTS = {1: 4, 2: 12, 3: 36, 4: 100, 5: 300, 6: 900, 7: 2700, 8: 8000, 9: 24000}
LEVELS: Mapping[int, Level] = MappingProxyType(
    {number: Level(number, playouts, 2.0) for number, playouts in _PLAYOUTS.items()} | {10: Level(10, 0, 8.0)}
)


class Player:
    """One brain: it keeps its tree from move to move, and may go on thinking while others move.

    With a level or playouts, one thread and no pondering, equal seeds give equal moves.
    """

    def __init__(
        self,
        level: int | None = None,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        threads: int = 1,
        seed: int = 0,
        memory_mb: int | None = None,
        settings: Mapping[str, float] | None = None,
        cpu_clock: bool = False,
    ) -> None:
        if level is not None and level not in LEVELS:
            raise ValueError(f"no level {level}; there are {min(LEVELS)} to {max(LEVELS)}")
        if level is None and seconds is None and playouts is None:
            raise ValueError("a player needs a level, seconds or playouts")
        chosen = LEVELS[level] if level is not None else Level(0, 0, 0.0)
        self._seconds = chosen.seconds if seconds is None else seconds
        self._playouts = chosen.playouts if playouts is None else playouts
        self._cpu_clock = cpu_clock
        full = level is None or level == max(LEVELS)
        self._search = Search(
            threads=threads,
            memory_mb=memory_mb or (MEMORY_MB if full else LEVEL_MEMORY_MB),
            seed=seed,
            settings={**chosen.settings, **(settings or {})},
        )
        self._pondering: threading.Thread | None = None

    def choose(self, position: Position) -> int:
        """The move to play; the position is not changed."""
        return self.think(position).move

    def think(
        self, position: Position, *, seconds: float | None = None, playouts: int | None = None
    ) -> Thought:
        """The same with all that was found out; limits of its own, if given, replace the player's."""
        self.stop()
        if seconds is None and playouts is None:
            seconds, playouts = self._seconds, self._playouts
        return self._search.think(
            position, seconds=seconds or 0.0, playouts=playouts or 0, cpu_clock=self._cpu_clock
        )

    def ponder(self, position: Position, *, seconds: float = 60.0) -> None:
        """Thinks in a thread of its own about a position in which others are to move, until stopped."""
        self.stop()
        if position.turn < 0:
            return
        self._pondering = threading.Thread(
            target=lambda: self._search.think(position, seconds=seconds, early_stop=False), daemon=True
        )
        self._pondering.start()

    def stop(self) -> None:
        """Ends pondering; what was found stays in the tree."""
        while self._pondering is not None:
            self._search.stop()  # again and again: a search that is just beginning does not hear it
            self._pondering.join(0.01)
            if not self._pondering.is_alive():
                self._pondering = None

    def interrupt(self) -> None:
        """Ends a `think` that another thread waits for, unless it is only just beginning."""
        self._search.stop()

    @property
    def memory_bytes(self) -> int:
        return self._search.memory_bytes
