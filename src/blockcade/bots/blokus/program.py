"""A bot whose moves another program chooses, through the Go Text Protocol."""

from collections.abc import Sequence

from blockcade.bots.protocol import Budget
from blockcade.core import Dice
from blockcade.engine.gtp_program import GtpProgram, words_of
from blockcade.engine.translate import lay_of, position_of
from blockcade.games.blokus.moves import Move
from blockcade.games.blokus.view import View

_SEEDS = 1 << 31


class ProgramBot:
    """The program runs as long as the bot is there. Its luck is rolled with the first move.

    It thinks as long as its own settings say, not as the budget does. It never passes.
    """

    def __init__(self, command: str) -> None:
        words_of(command)
        self._command = command
        self._program: GtpProgram | None = None

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        if self._program is None:
            self._program = GtpProgram(self._command, dice.roll(_SEEDS))
        position = position_of(view)
        return lay_of(position.variant, self._program.choose(position))
