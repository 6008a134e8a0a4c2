"""How strong the engine plays: ten levels for people, or a budget for those who measure."""

import random
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from blockcade.engine.book import packaged_book
from blockcade.engine.kernel import Position, Search, Thought
from blockcade.engine.pacing import Pace

MEMORY_MB = 400  # of a tree at full strength; the process needs little beside it
LEVEL_MEMORY_MB = 64
BOOK_FROM = 8  # the first level that may open by the book: lower ones would play beyond themselves at first


@dataclass(frozen=True, slots=True)
class Level:
    """A level thinks as many playouts as told, but never longer than `seconds`.

    Where the time is the only limit, `seconds` is what a move takes on average over a game.
    """

    number: int
    playouts: int  # 0: as many as the time allows
    seconds: float
    heat: float = 0.0  # above 0: a move is drawn by its looks, the hotter the more by chance
    settings: Mapping[str, float] = field(default_factory=dict[str, float])


# The first levels do not search: they draw a move that looks likely, as people do who play by eye. The
# ladder in docs/engine.md says how far apart all are.
_HEATS = {1: 2.1, 2: 1.35, 3: 0.95, 4: 0.6}
_PLAYOUTS = {5: 8, 6: 40, 7: 160, 8: 800, 9: 10000}
LEVELS: Mapping[int, Level] = MappingProxyType(
    {number: Level(number, 1, 2.0, heat) for number, heat in _HEATS.items()}
    | {number: Level(number, playouts, 2.0) for number, playouts in _PLAYOUTS.items()}
    | {10: Level(10, 0, 6.0)}
)
_DRAWN_ROUNDS = 2  # levels that count playouts vary their first moves: nobody wants the same game each time


class Player:
    """One brain: it keeps its tree from move to move, and may go on thinking while others move.

    With playouts, or a level that counts them, one thread and no pondering, equal seeds give equal moves.
    With `book`, full strength and levels from 8 on open as the variant's book says, if it has one.
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
        book: bool = False,
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
        self._level = chosen
        self._luck = random.Random(seed)  # noqa: S311 - not a secret
        self._pondering: threading.Thread | None = None
        self._has_book = book and (level is None or level >= BOOK_FROM)
        self._pace = Pace()

    def choose(self, position: Position, *, most: float | None = None) -> int:
        """The move to play, after `most` seconds at the latest; the position is not changed."""
        self.stop()
        began = self._now()
        move = self.from_book(position)
        if move is None:
            seconds = self._seconds_for(position)
            limit = seconds if most is None or 0 < seconds <= most else most
            move = self._picked(position, self.think(position, seconds=limit, playouts=self._playouts))
        if self._is_paced:
            self._pace.used(position.ply, self._seconds, self._now() - began)
        return move

    def _picked(self, position: Position, thought: Thought) -> int:
        """The best move, or a drawn one where the level draws."""
        level = self._level
        if level.heat > 0:
            return self._drawn(thought, [one.prior ** (1 / level.heat) for one in thought.candidates])
        if level.number and level.playouts and position.ply < _DRAWN_ROUNDS * position.colours:
            return self._drawn(thought, [float(one.visits) ** 2 for one in thought.candidates])
        return thought.move

    def _drawn(self, thought: Thought, chances: list[float]) -> int:
        return self._luck.choices([one.move for one in thought.candidates], chances)[0]

    def from_book(self, position: Position) -> int | None:
        """One of the moves that the book has, if this player has one and it knows the position."""
        if not self._has_book:
            return None
        book = packaged_book(position.variant, fixed_corners=position.fixed_corners)
        moves = book.moves(position) if book else ()
        return self._luck.choice(moves) if moves else None

    def think(
        self, position: Position, *, seconds: float | None = None, playouts: int | None = None
    ) -> Thought:
        """A search, with all that was found out; limits of its own, if given, replace the player's."""
        self.stop()
        if seconds is None and playouts is None:
            seconds, playouts = self._seconds_for(position), self._playouts
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
    def _is_paced(self) -> bool:
        return self._seconds > 0 and not self._playouts

    def _seconds_for(self, position: Position) -> float:
        if not self._is_paced:
            return self._seconds
        own, shared = position.owners.count(position.seat), position.owners.count(-1)
        ours = own + shared / position.players
        return self._pace.seconds_for(position.ply, position.colours, ours, self._seconds)

    def _now(self) -> float:
        return time.process_time() if self._cpu_clock else time.monotonic()

    @property
    def memory_bytes(self) -> int:
        return self._search.memory_bytes
