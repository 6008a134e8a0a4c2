"""The engine as a bot of Blokus, at ten levels from a child's game to full strength."""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from blockcade.bots.protocol import Budget
from blockcade.core import Dice
from blockcade.games.blokus.moves import Lay, Move
from blockcade.games.blokus.view import View

if TYPE_CHECKING:
    from blockcade.engine.levels import Player

ENGINE_LEVELS = tuple(str(number) for number in range(1, 11))
CHARACTER_LEVELS = ("guard", "explorer", "magnet")  # as in engine/characters.py

_SEEDS = 1 << 32
_USUAL_SECONDS = {"8": 0.1, "9": 0.7, "10": 6.0}  # per move; the levels below need hundredths
_QUICK_SECONDS = 0.02


def load_engine() -> None:
    """Loads all modules that a game, a hint or a review needs."""
    for module in ("characters", "levels", "review", "translate"):
        import_module(f"blockcade.engine.{module}")


class CharacterBot:
    """Plays with a character at a middle level, without looking ahead: equal dice, equal choice."""

    needs_legal = False
    keeps_tree = False
    usual_seconds = _QUICK_SECONDS

    def __init__(self, character: str) -> None:
        self.character = character

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Lay:  # noqa: ARG002
        """The engine finds the legal moves itself; it never passes."""
        from blockcade.engine.characters import CHARACTERS, CharacterPlayer  # noqa: PLC0415
        from blockcade.engine.translate import lay_of, position_of  # noqa: PLC0415

        position = position_of(view)
        player = CharacterPlayer(CHARACTERS[self.character], dice.roll(_SEEDS))
        return lay_of(position.variant, player.choose(position))

    def ponder(self, view: View) -> None:
        """It remembers nothing, so there is nothing to think about."""

    def stop(self) -> None:
        """It does not ponder."""

    def interrupt(self) -> None:
        """It answers in a moment."""


class EngineBot:
    """Levels below the top count playouts and start each search fresh: equal dice, equal choice.

    The top level is limited by time, within the budget. It keeps its tree from move to move and may ponder in
    between. The strongest levels use an opening book.
    """

    # Imports are inside methods: the engine loads slowly, and other games and bots do not need it.

    needs_legal = False

    def __init__(self, level: str) -> None:
        self.level = level
        self.usual_seconds = _USUAL_SECONDS.get(level, _QUICK_SECONDS)
        self.keeps_tree = level == ENGINE_LEVELS[-1]
        self._player: Player | None = None

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Lay:  # noqa: ARG002
        """The engine finds the legal moves itself; it never passes."""
        from blockcade.engine.translate import lay_of, position_of  # noqa: PLC0415

        position = position_of(view)
        most = budget.seconds if self.keeps_tree else None
        return lay_of(position.variant, self._player_for(dice).choose(position, most=most))

    def ponder(self, view: View) -> None:
        """Thinks in the background about the moves that may follow; does nothing unless it keeps a tree."""
        from blockcade.engine.translate import position_of  # noqa: PLC0415

        if self._player and self.keeps_tree:
            self._player.ponder(position_of(view))

    def stop(self) -> None:
        """Ends pondering; the tree is kept."""
        if self._player:
            self._player.stop()

    def interrupt(self) -> None:
        """Ends a choice that another thread waits for; it has no effect if the choice is just starting."""
        if self._player:
            self._player.interrupt()

    def _player_for(self, dice: Dice) -> "Player":
        from blockcade.engine.levels import Player  # noqa: PLC0415

        if not self._player or not self.keeps_tree:
            self._player = Player(int(self.level), seed=dice.roll(_SEEDS), book=True)
        return self._player
