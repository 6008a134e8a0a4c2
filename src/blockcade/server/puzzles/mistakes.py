"""Makes puzzles of a player's own mistakes in a reviewed game."""

import asyncio
from collections.abc import Sequence

from blockcade.bots import analysis_of
from blockcade.core import AdvisedMove, Seat
from blockcade.record.fold import Fold
from blockcade.server.puzzles.choosing import NoPuzzle
from blockcade.server.tables.directory import Directory
from blockcade.server.thinking import Busy
from blockcade.server.thinking.messages import Advise, SeenView
from blockcade.study.mistakes import MistakeStudy
from blockcade.wire.puzzles import Mistake, Mistakes
from blockcade.wire.to_browser import ReviewedPly

MOST = 3  # turning points of a game
LEAST_LOSS = 0.5  # points: what costs less is no mistake
GAP = 0.25  # an answer is good that loses at most this part of what the mistake lost


class OwnMistakes:
    """Needs the review, which a player asks for at the table; it is kept in this server's memory."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._services = directory.services

    async def of(self, player: str, table: str) -> Mistakes:
        """The costliest moves of the player, worst first. Raises NoPuzzle."""
        fold = await self._fold(table)
        mine = fold.seats_of(player)
        if not mine:
            raise NoPuzzle("no game of yours")
        costly = sorted(
            (ply for ply in self._reviewed(table) if ply.seat in mine and _is_mistake(ply)),
            key=lambda ply: (-ply.loss, ply.step),
        )
        return Mistakes(table, fold.game.key, [ply.step for ply in costly[:MOST]])

    async def open(self, player: str, table: str, step: int) -> Mistake:
        """A table with the position before the mistake. Raises NoPuzzle or StoreError."""
        fold = await self._fold(table)
        ply = next((ply for ply in self._reviewed(table) if ply.step == step), None)
        if ply is None or ply.seat not in fold.seats_of(player) or not _is_mistake(ply):
            raise NoPuzzle("no mistake of yours")
        accepted = await self._accepted(table, fold, ply, player)
        study = MistakeStudy(
            source=table,
            step=step,
            seat=ply.seat,
            accepted=accepted,
            game=fold.game.key,
            players=fold.setup.players,
            options=dict(fold.setup.options),
            given=fold.events[: step - 1],
        )
        return Mistake(await self._directory.open_made(study, study.kept_id, player), fold.game.key, ply.seat)

    async def _fold(self, table: str) -> Fold:
        kept = await self._services.store.log(table)
        if not kept:
            raise NoPuzzle("no such table")
        fold = await asyncio.to_thread(Fold.of, kept, self._services.games)
        if not fold.is_over or fold.opened.study:
            raise NoPuzzle("the game is still being played, or it is a puzzle")
        return fold

    def _reviewed(self, table: str) -> Sequence[ReviewedPly]:
        return self._services.reviews.plies(table)

    async def _accepted(self, table: str, fold: Fold, ply: ReviewedPly, player: str) -> tuple[str, ...]:
        """The best move of the review, and those that a search finds nearly as good."""
        game, services = fold.game, self._services
        state = fold.states[ply.step - 1]
        analysis = analysis_of(game.key)
        legal = game.legal_moves(state, Seat(ply.seat)) if analysis and analysis.needs_legal else ()
        task = Advise(
            view=SeenView.of(game, game.view_for(state, Seat(ply.seat))),
            seconds=services.config.hint_seconds,
            seat=Seat(ply.seat),
            legal=[game.format_move(move) for move in legal],
        )
        try:
            found = [*await services.engine.advise(table, task, services.guests.of(player))]
        except Busy:
            found = list[AdvisedMove]()
        top = max((option.margin for option in found), default=0.0)
        good = [option.move for option in found if option.margin >= top - GAP * ply.loss]
        return tuple(dict.fromkeys([ply.best, *(move for move in good if move != ply.move)]))


def _is_mistake(ply: ReviewedPly) -> bool:
    return ply.loss >= LEAST_LOSS and ply.best != ply.move
