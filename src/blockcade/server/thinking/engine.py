"""What tables may ask of the Blokus engine; it thinks in the worker processes."""

from blockcade.bots import EngineBot
from blockcade.core import SeededDice
from blockcade.games.blokus.moves import Move
from blockcade.games.blokus.notation import parse_move
from blockcade.games.blokus.view import View
from blockcade.server.thinking.messages import Advise, Advised, Assess, Assessed, Choose, Chosen
from blockcade.server.thinking.pool import Pool
from blockcade.server.thinking.queue import Rank

REVIEW_PLAYOUTS = 2_000  # for each move that is looked at: well under a second
REVIEW_SECONDS = 10.0  # what that takes at most
REVIEW_SEED = 1  # the same for all, so that a game is always judged alike


class Engine:
    """Every question may be answered by Busy or ThoughtFailed; cancelling the asking ends the thinking."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    @staticmethod
    def knows(game_key: str) -> bool:
        return game_key == "blokus"

    @property
    def processes(self) -> int:
        return self._pool.size

    async def choose(self, table: str, bot: EngineBot, view: View, seconds: float, dice: SeededDice) -> Move:
        task = Choose(table, bot.level, view, seconds, dice.seed, dice.draws)
        answer = await self._pool.ask(table, task, seconds=seconds)
        assert isinstance(answer, Chosen)
        return parse_move(answer.move)

    async def advise(self, table: str, view: View, seconds: float) -> Advised:
        """The best moves for the colour to lay."""
        answer = await self._pool.ask(table, Advise(view, seconds), seconds=seconds)
        assert isinstance(answer, Advised)
        return answer

    async def assess(self, table: str, record: str, ply: int) -> Assessed:
        """What a move of a finished game was worth; whoever plays comes first."""
        task = Assess(record, ply, REVIEW_PLAYOUTS, REVIEW_SEED)
        answer = await self._pool.ask(table, task, seconds=REVIEW_SECONDS, rank=Rank.REVIEW)
        assert isinstance(answer, Assessed)
        return answer

    def ponder(self, table: str, view: View) -> None:
        """Thinks on about a position while others are to move, when there is nothing else to do."""
        self._pool.ponder(table, view)

    def forget(self, table: str) -> None:
        """No bot of the table needs what it has found out so far."""
        self._pool.forget(table)
