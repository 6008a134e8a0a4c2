"""How hard the engine thinks at a GTP session: by level, by seconds a move or by seconds a game."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from blockcade.engine.gtp_board import Laid
from blockcade.engine.kernel import Position, Thought
from blockcade.engine.levels import Player
from blockcade.engine.pacing import Pace, Purse


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
    """How many colours the engine seems to play, by who chose their last moves; unknown ones count half."""
    is_ours = {piece.colour: piece.is_ours for piece in laid} | {asked: True}
    return sum(is_ours.get(colour, 0.5) for colour in range(colours))


class Thinker:
    """The engine's brain at one GTP session, with its clock."""

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
        self._pace = Pace()
        self._purse: Purse | None = None
        self.start_clock()

    @property
    def effort(self) -> Effort:
        return self._effort

    @effort.setter
    def effort(self, effort: Effort) -> None:
        """A clock starts anew. What was found out so far is kept from one limit of time to another.

        Seconds a move may be told before each move: what earlier moves saved or used too much still counts.
        """
        before, self._effort = self._effort, effort
        if before != effort and (isinstance(before, ByLevel) or isinstance(effort, ByLevel)):
            self._player = self._new_player()
        if isinstance(before, PerMove) and isinstance(effort, PerMove):
            return
        self.start_clock()

    @property
    def seconds_left(self) -> float | None:
        """Of a game that has its seconds."""
        return self._purse.left if self._purse else None

    def start_clock(self) -> None:
        """A new game has its whole time; luck goes on, so that it becomes another game than the last."""
        self._purse = Purse(self._effort.seconds) if isinstance(self._effort, PerGame) else None
        self._pace.begin()

    def reseed(self, seed: int) -> None:
        """From here on equal seeds give equal moves, as far as the effort does not depend on time."""
        self._seed = seed
        self._player = self._new_player()

    def choose(self, position: Position, ours: float) -> int:
        """A move for the colour to move; what it took comes off the clock."""
        began = self._now()
        move = self.propose(position, ours)
        used = self._now() - began
        if self._purse:
            self._purse.used(used)
        if isinstance(self._effort, PerMove):
            self._pace.used(position.ply, self._effort.seconds, used)
        return move

    def propose(self, position: Position, ours: float) -> int:
        """As `choose`, but on nobody's clock."""
        if isinstance(self._effort, ByLevel):
            return self._player.choose(position)
        known = self._player.from_book(position)
        return self.think(position, ours).move if known is None else known

    def think(self, position: Position, ours: float) -> Thought:
        """As long as for a move of the game, on nobody's clock."""
        match self._effort:
            case ByLevel():
                return self._player.think(position)
            case PerMove(average):
                seconds = self._pace.seconds_for(position.ply, position.colours, ours, average)
            case PerGame(whole):
                purse = self._purse or Purse(whole)
                seconds = purse.seconds_for(position.ply, position.colours, ours)
        return self._player.think(position, seconds=seconds)

    def ponder(self, position: Position) -> None:
        """Thinks on in the background until `stop`."""
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
