"""How long the engine thinks in a GTP session: by level, by seconds a move or by seconds a game."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from blockcade.engine.gtp_board import Laid
from blockcade.engine.kernel import Position, Thought
from blockcade.engine.levels import Player
from blockcade.engine.time_budget import GameTimeBudget, MoveTimeBudget


@dataclass(frozen=True, slots=True)
class ByLevel:
    number: int


@dataclass(frozen=True, slots=True)
class PerMove:
    seconds: float  # on average over a game


@dataclass(frozen=True, slots=True)
class PerGame:
    seconds: float


Effort = ByLevel | PerMove | PerGame


def colours_of_ours(colours: int, asked: int, laid: Sequence[Laid]) -> float:
    """Guess how many colours the engine plays, by who chose their last moves; unknown ones count half."""
    is_ours = {piece.colour: piece.is_ours for piece in laid} | {asked: True}
    return sum(is_ours.get(colour, 0.5) for colour in range(colours))


class Thinker:
    """The engine's player in one GTP session, with its clock."""

    def __init__(
        self,
        effort: Effort,
        *,
        threads: int = 1,
        memory_mb: int | None = None,
        seed: int = 0,
        cpu_clock: bool = False,
        book: bool = False,
    ) -> None:
        self._threads = threads
        self._memory_mb = memory_mb
        self._seed = seed
        self._cpu_clock = cpu_clock
        self._book = book
        self._effort = effort
        self._player = self._new_player()
        self._move_budget = MoveTimeBudget()
        self._game_budget: GameTimeBudget | None = None
        self.start_clock()

    @property
    def effort(self) -> Effort:
        return self._effort

    @effort.setter
    def effort(self, effort: Effort) -> None:
        """Change the effort and restart the clock; the search tree survives a change of time limits.

        Programs may send seconds a move before each move: then time saved or overdrawn earlier still counts.
        """
        before, self._effort = self._effort, effort
        if before != effort and (isinstance(before, ByLevel) or isinstance(effort, ByLevel)):
            self._player = self._new_player()
        if isinstance(before, PerMove) and isinstance(effort, PerMove):
            return
        self.start_clock()

    @property
    def seconds_left(self) -> float | None:
        """The time left, if the effort is seconds a game."""
        return self._game_budget.left if self._game_budget else None

    def start_clock(self) -> None:
        """Start a new game with its whole time; random numbers continue, so that the game differs."""
        self._game_budget = (
            GameTimeBudget(self._effort.seconds) if isinstance(self._effort, PerGame) else None
        )
        self._move_budget.begin()

    def reseed(self, seed: int) -> None:
        """Restart random numbers: from here on equal seeds give equal moves, if no time limits the search."""
        self._seed = seed
        self._player = self._new_player()

    def choose(self, position: Position, ours: float) -> int:
        """Choose a move for the colour to move, and charge its time to the clock."""
        began = self._now()
        move = self.propose(position, ours)
        used = self._now() - began
        if self._game_budget:
            self._game_budget.used(used)
        if isinstance(self._effort, PerMove):
            self._move_budget.used(position.ply, self._effort.seconds, used)
        return move

    def propose(self, position: Position, ours: float) -> int:
        """Choose a move without charging the clock."""
        if isinstance(self._effort, ByLevel):
            return self._player.choose(position)
        known = self._player.from_book(position)
        return self.think(position, ours).move if known is None else known

    def think(self, position: Position, ours: float) -> Thought:
        """Search as long as for a move of the game, without charging the clock."""
        match self._effort:
            case ByLevel():
                return self._player.think(position)
            case PerMove(average):
                seconds = self._move_budget.seconds_for(position.ply, position.colours, ours, average)
            case PerGame(whole):
                game_budget = self._game_budget or GameTimeBudget(whole)
                seconds = game_budget.seconds_for(position.ply, position.colours, ours)
        return self._player.think(position, seconds=seconds)

    def ponder(self, position: Position) -> None:
        """Think in the background until `stop`."""
        self._player.ponder(position)

    def stop(self) -> None:
        self._player.stop()

    def _new_player(self) -> Player:
        return Player(
            self._effort.number if isinstance(self._effort, ByLevel) else None,
            seconds=None if isinstance(self._effort, ByLevel) else self._effort.seconds,
            threads=self._threads,
            memory_mb=self._memory_mb,
            seed=self._seed,
            cpu_clock=self._cpu_clock,
            book=self._book,
        )

    def _now(self) -> float:
        return time.process_time() if self._cpu_clock else time.monotonic()
