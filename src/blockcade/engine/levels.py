"""The engine as a player: ten levels for people, or a budget for measurements."""

import random
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from blockcade.engine.book import packaged_book
from blockcade.engine.kernel import Position, Search, Thought
from blockcade.engine.time_budget import MoveTimeBudget

MEMORY_MB = 400  # for the tree at full strength; the process needs little more
LEVEL_MEMORY_MB = 64
BOOK_FROM = 8  # the first level with a book: it would make the openings of lower levels too strong


@dataclass(frozen=True, slots=True)
class Level:
    """A level searches `playouts`, but never longer than `seconds`.

    If time is the only limit, `seconds` is the average of a move over a game.
    """

    number: int
    playouts: int  # 0: as many as the time allows
    seconds: float
    heat: float = 0.0  # above 0: a move is drawn by its prior; more heat means more chance
    settings: Mapping[str, float] = field(default_factory=dict[str, float])


# The first levels do not search: they draw a likely move from the prior, as people who play by eye. The
# ladder in docs/engine.md measures the steps between levels.
_HEATS = {1: 4.0, 2: 2.1, 3: 1.15, 4: 0.6}
_PLAYOUTS = {5: 8, 6: 40, 7: 160, 8: 800, 9: 10000}
LEVELS: Mapping[int, Level] = MappingProxyType(
    {number: Level(number, 1, 2.0, heat) for number, heat in _HEATS.items()}
    | {number: Level(number, playouts, 2.0) for number, playouts in _PLAYOUTS.items()}
    | {10: Level(10, 0, 6.0)}
)
_DRAWN_ROUNDS = 2  # levels that count playouts draw their first moves, so that games differ


class Player:
    """Chooses moves; keeps its tree from move to move, and can ponder while others move.

    With a limit of playouts, one thread and no pondering, equal seeds give equal moves. With `book`, full
    strength and levels from 8 on play the moves of the variant's book, if there is one.
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
        self._move_budget = MoveTimeBudget()

    def choose(self, position: Position, *, most: float | None = None) -> int:
        """Return the move to play, after at most `most` seconds; the position is not changed."""
        self.stop()
        began = self._now()
        move = self.from_book(position)
        if move is None:
            seconds = self._seconds_for(position)
            limit = seconds if most is None or 0 < seconds <= most else most
            move = self._picked(position, self.think(position, seconds=limit, playouts=self._playouts))
        if self._is_timed:
            self._move_budget.used(position.ply, self._seconds, self._now() - began)
        return move

    def _picked(self, position: Position, thought: Thought) -> int:
        """Return the best move, or a drawn one if the level draws."""
        level = self._level
        if level.heat > 0:
            return self._drawn(thought, [one.prior ** (1 / level.heat) for one in thought.candidates])
        if level.number and level.playouts and position.ply < _DRAWN_ROUNDS * position.colours:
            return self._drawn(thought, [float(one.visits) ** 2 for one in thought.candidates])
        return thought.move

    def _drawn(self, thought: Thought, chances: list[float]) -> int:
        return self._luck.choices([one.move for one in thought.candidates], chances)[0]

    def from_book(self, position: Position) -> int | None:
        """Return one of the book's moves; None without a book, or if it does not know the position."""
        if not self._has_book:
            return None
        book = packaged_book(position.variant, fixed_corners=position.fixed_corners)
        moves = book.moves(position) if book else ()
        return self._luck.choice(moves) if moves else None

    def think(
        self, position: Position, *, seconds: float | None = None, playouts: int | None = None
    ) -> Thought:
        """Search and return the full result; given limits replace the player's own."""
        self.stop()
        if seconds is None and playouts is None:
            seconds, playouts = self._seconds_for(position), self._playouts
        return self._search.think(
            position, seconds=seconds or 0.0, playouts=playouts or 0, cpu_clock=self._cpu_clock
        )

    def ponder(self, position: Position, *, seconds: float = 60.0) -> None:
        """Search a position in which others are to move, in another thread, until stopped."""
        self.stop()
        if position.turn < 0:
            return
        self._pondering = threading.Thread(
            target=lambda: self._search.think(position, seconds=seconds, early_stop=False), daemon=True
        )
        self._pondering.start()

    def stop(self) -> None:
        """Stop pondering; the tree keeps the results."""
        while self._pondering is not None:
            self._search.stop()  # repeated, since a search that is just starting does not notice it
            self._pondering.join(0.01)
            if not self._pondering.is_alive():
                self._pondering = None

    def interrupt(self) -> None:
        """Stop a `think` of another thread, unless that is only just starting."""
        self._search.stop()

    @property
    def _is_timed(self) -> bool:
        return self._seconds > 0 and not self._playouts

    def _seconds_for(self, position: Position) -> float:
        if not self._is_timed:
            return self._seconds
        own, shared = position.owners.count(position.seat), position.owners.count(-1)
        ours = own + shared / position.players
        return self._move_budget.seconds_for(position.ply, position.colours, ours, self._seconds)

    def _now(self) -> float:
        return time.process_time() if self._cpu_clock else time.monotonic()

    @property
    def memory_bytes(self) -> int:
        return self._search.memory_bytes
