"""Blokus as the engine plays it, at ten levels from a child's game to full strength."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from blockcade.bots.protocol import Budget
from blockcade.core import Dice
from blockcade.games.blokus.moves import Lay, Move
from blockcade.games.blokus.view import View

if TYPE_CHECKING:
    from blockcade.engine.levels import Player

ENGINE_LEVELS = tuple(str(number) for number in range(1, 11))

_SEEDS = 1 << 32


def keeps_its_tree(level: str) -> bool:
    """Whether a bot remembers what it found out, and so gains by thinking on while others move."""
    return level == ENGINE_LEVELS[-1]


class EngineBot:
    """Levels below the top count playouts and begin anew each time: equal dice, equal choice.

    The top level goes by the clock, within the budget. It keeps its tree from move to move and may ponder in
    between. The strongest levels open by the book.
    """

    # The engine takes a while to load, and other games and other bots can do without it: hence the imports.

    def __init__(self, level: str) -> None:
        self.level = level
        self._player: Player | None = None

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Lay:  # noqa: ARG002
        """The engine finds the legal moves by itself; it never passes."""
        from blockcade.engine.translate import lay_of, position_of  # noqa: PLC0415

        position = position_of(view)
        most = budget.seconds if keeps_its_tree(self.level) else None
        return lay_of(position.variant, self._player_for(dice).choose(position, most=most))

    def ponder(self, view: View) -> None:
        """Thinks on in the background about what may come; nothing where no tree is kept."""
        from blockcade.engine.translate import position_of  # noqa: PLC0415

        if self._player and keeps_its_tree(self.level):
            self._player.ponder(position_of(view))

    def stop(self) -> None:
        """Ends pondering; what was found out is kept."""
        if self._player:
            self._player.stop()

    def interrupt(self) -> None:
        """Ends a choice that another thread waits for, unless it is only just beginning."""
        if self._player:
            self._player.interrupt()

    def _player_for(self, dice: Dice) -> "Player":
        from blockcade.engine.levels import Player  # noqa: PLC0415

        if not self._player or not keeps_its_tree(self.level):
            self._player = Player(int(self.level), seed=dice.roll(_SEEDS), book=True)
        return self._player
