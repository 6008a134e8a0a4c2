"""The questions that tables ask of heavy bots and of a game's analysis; worker processes answer them."""

from collections.abc import Sequence
from typing import Any

from blockcade.bots import HeavyBot, analysis_of, keeps_tree, thinks_long
from blockcade.core import AdvisedMove, AssessedMove
from blockcade.server.limits import Guest
from blockcade.server.thinking.messages import Advise, Advised, Assess, Assessed, Choose, Chosen, SeenView
from blockcade.server.thinking.pool import Pool
from blockcade.server.thinking.question import BotQuestion
from blockcade.server.thinking.queue import Lane

REVIEW_SECONDS = 10.0  # at most, for one move of a review
REVIEW_USUAL_SECONDS = 0.5


class Engine:
    """Every question may raise Busy or EngineFailed; cancelling the question stops the thinking."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    @staticmethod
    def knows(game_key: str) -> bool:
        """Whether a game brings hints and reviews."""
        return analysis_of(game_key) is not None

    @property
    def processes(self) -> int:
        return self._pool.size

    async def choose(self, question: BotQuestion, bot: HeavyBot[Any, Any]) -> Any:
        """The move of `bot`; the process makes one of the same level."""
        game, dice, seconds = question.game, question.dice, question.budget.seconds
        task = Choose(
            table=question.table,
            level=question.level,
            view=SeenView.of(game, question.view),
            legal=[game.format_move(move) for move in question.legal] if bot.needs_legal else [],
            keeps_tree=keeps_tree(game.key, question.level),
            seconds=seconds,
            seed=dice.seed,
            draws=dice.draws,
        )
        answer = await self._pool.ask(
            question.table,
            task,
            seconds=seconds,
            lane=Lane.STRONG if thinks_long(bot) else Lane.QUICK,
            payer=question.payer,
            usual_seconds=bot.usual_seconds,
        )
        assert isinstance(answer, Chosen)
        return game.parse_move(answer.move)

    async def advise(self, table: str, task: Advise, payer: Guest) -> Sequence[AdvisedMove]:
        """The best moves for the seat that is to act, best first."""
        answer = await self._pool.ask(table, task, seconds=task.seconds, lane=Lane.HINT, payer=payer)
        assert isinstance(answer, Advised)
        return answer.options

    async def assess(self, table: str, game_key: str, record: str, ply: int, payer: Guest) -> AssessedMove:
        """The worth of a move of a finished game; running games come first."""
        answer = await self._pool.ask(
            table,
            Assess(game_key, record, ply),
            seconds=REVIEW_SECONDS,
            lane=Lane.REVIEW,
            payer=payer,
            usual_seconds=REVIEW_USUAL_SECONDS,
        )
        assert isinstance(answer, Assessed)
        return answer.move

    def ponder(self, table: str, view: SeenView) -> None:
        """Goes on thinking about a position while others are to move, if a worker is idle."""
        self._pool.ponder(table, view)

    def forget(self, table: str) -> None:
        """Drops the results for a table: no bot of it needs them."""
        self._pool.forget(table)
